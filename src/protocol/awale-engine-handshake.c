/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-engine-handshake.h"

#include <string.h>

#include "awale-position-command.h"

enum
{
  MAX_OPTIONS = 256,
  LONGEST_NAME = 80,
};

void
awale_engine_handshake_init (AwaleEngineHandshake *self)
{
  *self = (AwaleEngineHandshake) {
    .dialect = awale_score_dialect_find (""),
    .options = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_engine_option_free),
    .wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
    .sent = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
  };
}

void
awale_engine_handshake_clear (AwaleEngineHandshake *self)
{
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->author, g_free);
  g_clear_pointer (&self->options, g_ptr_array_unref);
  g_clear_pointer (&self->wanted, g_hash_table_unref);
  g_clear_pointer (&self->sent, g_hash_table_unref);
}

void
awale_engine_handshake_begin (AwaleEngineHandshake *self)
{
  g_ptr_array_set_size (self->options, 0);
  g_hash_table_remove_all (self->sent);
  self->is_greeted = self->needs_sync = false;
}

static void
set_name (char       **name,
          const char  *text)
{
  g_free (*name);
  *name = g_strstrip (g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), LONGEST_NAME)));
}

static void
add_option (AwaleEngineHandshake *self,
            const char           *text)
{
  g_autoptr (AwaleEngineOption) option = awale_engine_option_parse (text);

  if (option != NULL && self->options->len < MAX_OPTIONS
      && awale_engine_handshake_find_option (self, option->name) == NULL)
    g_ptr_array_add (self->options, g_steal_pointer (&option));
}

bool
awale_engine_handshake_read_line (AwaleEngineHandshake *self,
                                  const char           *line)
{
  const char *rest;

  if ((rest = awale_line_after_word (line, "id name")) != NULL)
    {
      set_name (&self->name, rest);
      self->dialect = awale_score_dialect_find (self->name);
    }
  else if ((rest = awale_line_after_word (line, "id author")) != NULL)
    set_name (&self->author, rest);
  else if ((rest = awale_line_after_word (line, "option")) != NULL)
    add_option (self, rest);
  else
    self->is_greeted = awale_line_after_word (line, "uciok") != NULL;
  return self->is_greeted;
}

const AwaleEngineOption *
awale_engine_handshake_find_option (const AwaleEngineHandshake *self,
                                    const char                 *name)
{
  for (guint i = 0; i < self->options->len; i++)
    {
      const AwaleEngineOption *option = g_ptr_array_index (self->options, i);

      if (g_ascii_strcasecmp (option->name, name) == 0)
        return option;
    }
  return NULL;
}

void
awale_engine_handshake_set_option (AwaleEngineHandshake *self,
                                   const char           *name,
                                   const char           *value)
{
  g_hash_table_insert (self->wanted, g_ascii_strdown (name, -1), g_strdup (value));
}

/* Adds the line that sets an option, unless the engine lacks the option, does not take @value or
 * already has it. */
static void
send_option (AwaleEngineHandshake *self,
             const char           *name,
             const char           *value,
             GPtrArray            *lines)
{
  const AwaleEngineOption *option = awale_engine_handshake_find_option (self, name);
  g_autofree char *key = g_ascii_strdown (name, -1);

  if (option == NULL || !awale_engine_option_takes (option, value)
      || g_strcmp0 (g_hash_table_lookup (self->sent, key), value) == 0)
    return;
  g_hash_table_insert (self->sent, g_steal_pointer (&key), g_strdup (value));
  g_ptr_array_add (lines, g_strdup_printf ("setoption name %s value %s", option->name, value));
}

static void
send_rules (AwaleEngineHandshake *self,
            const AwaleRuleset   *rules,
            GPtrArray            *lines)
{
  g_autofree char *id = awale_ruleset_dup_id (rules);

  send_option (self, "Ruleset", id, lines);
}

GPtrArray *
awale_engine_handshake_prepare (AwaleEngineHandshake *self,
                                const AwaleRuleset   *rules,
                                AwalePosition         position)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  const char *turn_option = self->dialect->turn_option;
  GHashTableIter iter;
  void *name, *value;

  if (self->is_new_game)
    g_ptr_array_add (lines, g_strdup ("ucinewgame"));

  /* The rules and the side to move belong to this search and are set below. */
  g_hash_table_iter_init (&iter, self->wanted);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (strcmp (name, "ruleset") != 0
        && (turn_option == NULL || g_ascii_strcasecmp (name, turn_option) != 0))
      send_option (self, name, value, lines);
  send_rules (self, rules, lines);
  if (turn_option != NULL)
    send_option (self, turn_option, position.side == AWALE_SOUTH ? "south" : "north",
                 lines);

  if (lines->len > 0 || self->needs_sync)
    g_ptr_array_add (lines, g_strdup ("isready"));
  self->is_new_game = self->needs_sync = false;
  return lines;
}
