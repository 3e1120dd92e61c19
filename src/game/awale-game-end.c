/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How a game came to its end: by the rules, or as its tags say.
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game.h"

#include "awale-titles.h"

#include <glib/gi18n-lib.h>

const char *
awale_termination_get_sentence (const char *termination)
{
  if (g_strcmp0 (termination, "resignation") == 0)
    /* Translators: a player's name: “Ama resigns.” */
    return N_("%s resigns.");
  if (g_strcmp0 (termination, "agreement") == 0)
    return N_("The players agreed to end the game here.");
  if (g_strcmp0 (termination, "majority") == 0)
    return awale_ending_get_sentence (AWALE_ENDING_MAJORITY);
  return N_("The game was stopped here.");
}

char *
awale_termination_describe (const char *termination,
                            const char *loser)
{
  return g_strdup_printf (_(awale_termination_get_sentence (termination)), loser);
}

AwaleOutcome
awale_game_get_stated_outcome (AwaleGame *self,
                               AwaleNode *node)
{
  AwaleOutcome outcome = awale_game_get_outcome (self, node);
  AwaleResult result = awale_game_get_result (self);

  if (outcome.state != AWALE_STATE_ENDED && result.known && awale_node_is_main_line (node) &&
      awale_node_get_parent (node) != NULL && awale_node_get_first_child (node) == NULL)
    {
      outcome.state = AWALE_STATE_ENDED;
      outcome.score = result.score;
    }
  return outcome;
}

char *
awale_game_describe_end (AwaleGame *self)
{
  AwaleNode *end;
  AwaleOutcome outcome;
  AwaleResult result;
  g_autofree char *how = NULL;
  g_autofree char *score = NULL;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);

  end = awale_game_get_line_end (self, awale_game_get_root (self));
  if (awale_node_get_parent (end) == NULL)
    return NULL;
  outcome = awale_game_get_outcome (self, end);
  if (outcome.state == AWALE_STATE_ENDED)
    return awale_outcome_describe (outcome, awale_node_get_position (end));

  result = awale_game_get_result (self);
  if (!result.known)
    return NULL;
  how = awale_termination_describe (
    awale_game_get_tag (self, "Termination"),
    awale_title_get_player (self, result.score.south < result.score.north ? AWALE_SOUTH
                                                                          : AWALE_NORTH));
  score = awale_score_describe (result.score);
  return g_strjoin (" ", how, score, NULL);
}
