/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-engine-identity.h"

#include <string.h>

enum
{
  MOST_OPTIONS = 256,
  LONGEST_NAME = 80,
};

void
awale_engine_identity_init (AwaleEngineIdentity *self)
{
  *self = (AwaleEngineIdentity) {
    .dialect = awale_dialect_find (""),
    .options = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_engine_option_free),
  };
}

void
awale_engine_identity_clear (AwaleEngineIdentity *self)
{
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->author, g_free);
  g_clear_pointer (&self->options, g_ptr_array_unref);
}

static void
set_name (char       **name,
          const char  *text)
{
  g_free (*name);
  *name = g_strstrip (g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), LONGEST_NAME)));
}

static void
add_option (AwaleEngineIdentity *self,
            const char          *text)
{
  g_autoptr (AwaleEngineOption) option = awale_engine_option_parse (text);

  if (option != NULL && self->options->len < MOST_OPTIONS
      && awale_engine_identity_find_option (self, option->name) == NULL)
    g_ptr_array_add (self->options, g_steal_pointer (&option));
}

bool
awale_engine_identity_take_line (AwaleEngineIdentity *self,
                                 const char          *line)
{
  const char *rest;

  if ((rest = awale_line_after_word (line, "id name")) != NULL)
    {
      set_name (&self->name, rest);
      self->dialect = awale_dialect_find (self->name);
    }
  else if ((rest = awale_line_after_word (line, "id author")) != NULL)
    set_name (&self->author, rest);
  else if ((rest = awale_line_after_word (line, "option")) != NULL)
    add_option (self, rest);
  return awale_line_after_word (line, "uciok") != NULL;
}

const AwaleEngineOption *
awale_engine_identity_find_option (const AwaleEngineIdentity *self,
                                   const char                *name)
{
  for (guint i = 0; i < self->options->len; i++)
    {
      const AwaleEngineOption *option = g_ptr_array_index (self->options, i);

      if (g_ascii_strcasecmp (option->name, name) == 0)
        return option;
    }
  return NULL;
}

const char *
awale_line_after_word (const char *line,
                       const char *word)
{
  size_t length = strlen (word);

  line += strspn (line, " \t");
  if (strncmp (line, word, length) != 0
      || (line[length] != '\0' && !g_ascii_isspace (line[length])))
    return NULL;
  return line + length;
}
