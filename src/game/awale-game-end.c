/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How a game came to its end: by the rules, or as its tags say.
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game.h"

#include "awale-titles.h"

#include <glib/gi18n-lib.h>

static const char *
get_sentence (const char *termination)
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
  return g_strdup_printf (_(get_sentence (termination)), loser);
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

/* As the tags say it, of a game that the rules let go on. */
static char *
describe_stop (AwaleGame             *self,
               AwaleScore             score,
               const AwaleTranslator *translator)
{
  AwaleSide loser = score.south < score.north ? AWALE_SOUTH : AWALE_NORTH;
  const char *name = awale_title_find_player (self, loser);
  const char *sentence = get_sentence (awale_game_get_tag (self, "Termination"));
  g_autofree char *how = NULL;
  g_autofree char *text = awale_score_describe (score);

  if (name == NULL)
    name = awale_translate (translator, loser == AWALE_SOUTH ? N_("South") : N_("North"));
  how = g_strdup_printf (awale_translate (translator, sentence), name);
  return g_strjoin (" ", how, text, NULL);
}

char *
awale_game_describe_end (AwaleGame             *self,
                         const AwaleTranslator *translator)
{
  AwaleNode *end;
  AwaleOutcome outcome;
  AwaleResult result;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);

  end = awale_game_get_line_end (self, awale_game_get_root (self));
  if (awale_node_get_parent (end) == NULL)
    return NULL;
  outcome = awale_game_get_outcome (self, end);
  if (outcome.state == AWALE_STATE_ENDED)
    return awale_outcome_describe (outcome, awale_node_get_position (end), translator);

  result = awale_game_get_result (self);
  return result.known ? describe_stop (self, result.score, translator) : NULL;
}
