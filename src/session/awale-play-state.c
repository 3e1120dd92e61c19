/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-play-state"

#include "awale-play-state.h"

#include "engine/awale-level.h"
#include "play/awale-builtin-opponent.h"
#include "play/awale-engine-opponent.h"

#include <glib/gi18n-lib.h>

bool
awale_player_choice_is_person (AwalePlayerChoice seat)
{
  return seat.level == 0 && seat.engine == NULL;
}

char *
awale_player_choice_dup_name (AwalePlayerChoice seat)
{
  return seat.level > 0 ? awale_builtin_opponent_dup_name_at (seat.level) : g_strdup (seat.engine);
}

static AwaleOpponent *
create_program (const char    *name,
                AwaleEngines  *engines,
                GError       **error)
{
  AwaleEngineEntry *entry = awale_engines_find (engines, name);
  g_autoptr (AwaleEngineProcess) process = NULL;

  if (entry == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   _("The engine “%s” was removed. A person plays instead."), name);
      return NULL;
    }
  process = awale_engines_create_process (engines, entry, error);
  return process != NULL ? AWALE_OPPONENT (awale_engine_opponent_new (process, name)) : NULL;
}

AwaleOpponent *
awale_player_choice_create_opponent (AwalePlayerChoice   seat,
                                     AwaleServices      *services,
                                     const AwaleRuleset *rules,
                                     GError            **error)
{
  AwaleBuiltinOpponent *computer;

  g_return_val_if_fail (services != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  if (seat.engine != NULL)
    return create_program (seat.engine, services->engines, error);
  if (seat.level == 0)
    return NULL;

  computer = awale_builtin_opponent_new (seat.level);
  awale_builtin_opponent_use_books (computer, NULL);
  if (seat.level == AWALE_LEVEL_STRONGEST)
    awale_builtin_opponent_set_tables (computer, awale_tablebases_get (services->tables, rules));
  return AWALE_OPPONENT (computer);
}

static const char *const level_keys[2] = { "south-level", "north-level" };
static const char *const engine_keys[2] = { "south-engine", "north-engine" };

void
awale_play_state_free (AwalePlayState *state)
{
  g_free (state->start);
  g_free (state->head);
  g_free (state);
}

char *
awale_play_state_to_string (const AwalePlayState *state)
{
  g_autoptr (GVariant) variant = NULL;
  GVariantDict dict;

  g_return_val_if_fail (state != NULL, NULL);

  g_variant_dict_init (&dict, NULL);
  for (int side = 0; side < 2; side++)
    {
      g_variant_dict_insert (&dict, level_keys[side], "i", state->seats[side].level);
      if (state->seats[side].engine != NULL)
        g_variant_dict_insert (&dict, engine_keys[side], "s", state->seats[side].engine);
    }
  g_variant_dict_insert (&dict, "start", "s", state->start);
  g_variant_dict_insert (&dict, "head", "s", state->head);
  g_variant_dict_insert (&dict, "own-game", "b", (gboolean) state->own_game);
  variant = g_variant_ref_sink (g_variant_dict_end (&dict));
  return g_variant_print (variant, TRUE);
}

static bool
read_seat (GVariant          *dict,
           int                side,
           AwalePlayerChoice *seat)
{
  g_autofree char *engine = NULL;

  g_variant_lookup (dict, level_keys[side], "i", &seat->level);
  g_variant_lookup (dict, engine_keys[side], "s", &engine);
  seat->engine = g_intern_string (engine);
  return seat->level == 0 ||
         (seat->level >= AWALE_LEVEL_FIRST && seat->level <= AWALE_LEVEL_STRONGEST);
}

AwalePlayState *
awale_play_state_parse (const char *text)
{
  g_autoptr (AwalePlayState) state = g_new0 (AwalePlayState, 1);
  g_autoptr (GVariant) dict = NULL;
  gboolean own_game = FALSE;

  if (text == NULL || !g_utf8_validate (text, -1, NULL))
    return NULL;
  dict = g_variant_parse (G_VARIANT_TYPE_VARDICT, text, NULL, NULL, NULL);
  if (dict == NULL || !read_seat (dict, 0, &state->seats[0]) ||
      !read_seat (dict, 1, &state->seats[1]) ||
      !g_variant_lookup (dict, "start", "s", &state->start) ||
      !g_variant_lookup (dict, "head", "s", &state->head))
    return NULL;
  g_variant_lookup (dict, "own-game", "b", &own_game);
  state->own_game = own_game;
  return g_steal_pointer (&state);
}
