/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-engine-option.h"

#include <string.h>

#include "awale-position-command.h"

static const char *const types[] = {
  [AWALE_ENGINE_OPTION_CHECK] = "check",
  [AWALE_ENGINE_OPTION_SPIN] = "spin",
  [AWALE_ENGINE_OPTION_COMBO] = "combo",
  [AWALE_ENGINE_OPTION_BUTTON] = "button",
  [AWALE_ENGINE_OPTION_STRING] = "string",
};

static const char *const fields[] = { "name", "type", "default", "min", "max", "var" };

static bool
is_field (const char *word)
{
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    if (strcmp (fields[i], word) == 0)
      return true;
  return false;
}

static bool
set_type (AwaleEngineOption *self,
          const char        *value)
{
  for (size_t i = 0; i < G_N_ELEMENTS (types); i++)
    if (strcmp (types[i], value) == 0)
      {
        self->type = (AwaleEngineOptionType) i;
        return true;
      }
  return false;
}

static void
set_text (char       **text,
          const char  *value)
{
  g_free (*text);
  *text = g_strdup (strcmp (value, "<empty>") == 0 ? "" : value);
}

static bool
set_field (AwaleEngineOption *self,
           GPtrArray         *values,
           const char        *field,
           const char        *value)
{
  switch (field[0])
    {
    case 'n':
      set_text (&self->name, value);
      return *value != '\0';
    case 't':
      return set_type (self, value);
    case 'd':
      set_text (&self->initial, value);
      return true;
    case 'v':
      g_ptr_array_add (values, g_strdup (value));
      return true;
    default:
      return g_ascii_string_to_signed (value, 10, G_MININT64, G_MAXINT64,
                                       field[1] == 'i' ? &self->least : &self->most, NULL);
    }
}

/* Joins the words up to the next keyword, separated by spaces. */
static char *
join_value (char **words,
            int   *i)
{
  GString *value = g_string_new (NULL);

  for (; words[*i] != NULL && !is_field (words[*i]); (*i)++)
    g_string_append_printf (value, "%s%s", value->len > 0 ? " " : "", words[*i]);
  return g_string_free (value, FALSE);
}

AwaleEngineOption *
awale_engine_option_parse (const char *text)
{
  g_auto (GStrv) words = awale_words_split (text);
  g_autoptr (AwaleEngineOption) self = g_new0 (AwaleEngineOption, 1);
  GPtrArray *values = g_ptr_array_new ();
  bool has_type = false, is_sound = true;

  self->initial = g_strdup ("");
  self->least = G_MININT64;
  self->most = G_MAXINT64;
  for (int i = 0; words[i] != NULL && is_sound;)
    {
      const char *field = words[i++];
      g_autofree char *value = NULL;

      if (!is_field (field))
        continue;
      value = join_value (words, &i);
      has_type |= field[0] == 't';
      is_sound = set_field (self, values, field, value);
    }
  g_ptr_array_add (values, NULL);
  self->values = (char **) g_ptr_array_free (values, FALSE);
  is_sound &= has_type && self->name != NULL && self->least <= self->most;
  return is_sound ? g_steal_pointer (&self) : NULL;
}

void
awale_engine_option_free (AwaleEngineOption *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self->initial);
  g_strfreev (self->values);
  g_free (self);
}

static bool
has_value (const AwaleEngineOption *self,
           const char              *value)
{
  for (char **one = self->values; *one != NULL; one++)
    if (g_ascii_strcasecmp (*one, value) == 0)
      return true;
  return false;
}

bool
awale_engine_option_takes (const AwaleEngineOption *self,
                           const char              *value)
{
  switch (self->type)
    {
    case AWALE_ENGINE_OPTION_CHECK:
      return strcmp (value, "true") == 0 || strcmp (value, "false") == 0;
    case AWALE_ENGINE_OPTION_SPIN:
      return g_ascii_string_to_signed (value, 10, self->least, self->most, NULL, NULL);
    case AWALE_ENGINE_OPTION_COMBO:
      return has_value (self, value);
    case AWALE_ENGINE_OPTION_BUTTON:
      return *value == '\0';
    case AWALE_ENGINE_OPTION_STRING:
    default:
      return strpbrk (value, "\r\n") == NULL;
    }
}
