/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-player-choice"

#include "awale-player-choice.h"

#include "play/awale-builtin-opponent.h"
#include "play/awale-engine-opponent.h"

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

bool
awale_player_choice_is_there (AwalePlayerChoice seat,
                              AwaleServices    *services)
{
  g_return_val_if_fail (services != NULL, false);

  return seat.engine == NULL || awale_engines_find (services->engines, seat.engine) != NULL;
}

static AwaleOpponent *
create_program (const char    *name,
                AwaleEngines  *engines,
                GError       **error)
{
  AwaleEngineEntry *entry = awale_engines_find (engines, name);
  g_autoptr (AwaleEngineProcess) process = NULL;

  if (entry == NULL)
    return NULL;
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
