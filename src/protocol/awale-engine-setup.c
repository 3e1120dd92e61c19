/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-engine-setup.h"

#include <string.h>

void
awale_engine_setup_init (AwaleEngineSetup *self)
{
  *self = (AwaleEngineSetup) {
    .wishes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
    .told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
  };
}

void
awale_engine_setup_clear (AwaleEngineSetup *self)
{
  g_clear_pointer (&self->wishes, g_hash_table_unref);
  g_clear_pointer (&self->told, g_hash_table_unref);
}

void
awale_engine_setup_forget (AwaleEngineSetup *self)
{
  g_hash_table_remove_all (self->told);
  self->needs_sync = false;
}

void
awale_engine_setup_wish (AwaleEngineSetup *self,
                         const char       *name,
                         const char       *value)
{
  g_hash_table_insert (self->wishes, g_ascii_strdown (name, -1), g_strdup (value));
}

/* Sets an option if it is there and is not so already. */
static void
tell_option (AwaleEngineSetup          *self,
             const AwaleEngineIdentity *identity,
             const char                *name,
             const char                *value,
             GPtrArray                 *lines)
{
  const AwaleEngineOption *option = awale_engine_identity_find_option (identity, name);
  g_autofree char *key = g_ascii_strdown (name, -1);

  if (option == NULL || !awale_engine_option_takes (option, value)
      || g_strcmp0 (g_hash_table_lookup (self->told, key), value) == 0)
    return;
  g_hash_table_insert (self->told, g_steal_pointer (&key), g_strdup (value));
  g_ptr_array_add (lines, g_strdup_printf ("setoption name %s value %s", option->name, value));
}

static void
tell_rules (AwaleEngineSetup          *self,
            const AwaleEngineIdentity *identity,
            const AwaleRuleset        *rules,
            GPtrArray                 *lines)
{
  const AwalePreset *preset = awale_preset_of (rules);
  g_autofree char *axes = awale_ruleset_to_string (rules);

  tell_option (self, identity, "Ruleset", preset != NULL ? preset->id : axes, lines);
}

GPtrArray *
awale_engine_setup_tell (AwaleEngineSetup          *self,
                         const AwaleEngineIdentity *identity,
                         const AwaleRuleset        *rules,
                         AwalePosition              position)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  const char *turn_option = identity->dialect->turn_option;
  GHashTableIter iter;
  void *name, *value;

  if (self->is_new_game)
    g_ptr_array_add (lines, g_strdup ("ucinewgame"));

  /* The rules and the turn are the search's to say. */
  g_hash_table_iter_init (&iter, self->wishes);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (strcmp (name, "ruleset") != 0
        && (turn_option == NULL || g_ascii_strcasecmp (name, turn_option) != 0))
      tell_option (self, identity, name, value, lines);
  tell_rules (self, identity, rules, lines);
  if (turn_option != NULL)
    tell_option (self, identity, turn_option, position.side == AWALE_SOUTH ? "south" : "north",
                 lines);

  if (lines->len > 0 || self->needs_sync)
    g_ptr_array_add (lines, g_strdup ("isready"));
  self->is_new_game = self->needs_sync = false;
  return lines;
}
