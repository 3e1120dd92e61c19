/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How a game came to its end: by the rules, or as its tags say.
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game.h"

#include "awale-titles.h"

#include <glib/gi18n-lib.h>

GArray *
awale_game_dup_positions (AwaleGame *self,
                          AwaleNode *node)
{
  GArray *positions;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_array_set_size (positions, awale_node_get_ply (node) + 1);
  for (; node != NULL; node = awale_node_get_parent (node))
    g_array_index (positions, AwalePosition, awale_node_get_ply (node)) =
      awale_node_get_position (node);
  return positions;
}

AwaleOutcome
awale_game_get_outcome (AwaleGame *self,
                        AwaleNode *node)
{
  g_autoptr (GArray) positions = NULL;

  g_return_val_if_fail (AWALE_IS_GAME (self), (AwaleOutcome) { 0 });
  g_return_val_if_fail (awale_game_contains (self, node), (AwaleOutcome) { 0 });

  positions = awale_game_dup_positions (self, node);
  return awale_outcome (awale_game_get_rules (self), (AwalePosition *) (void *) positions->data,
                        positions->len);
}

AwaleResult
awale_game_get_settled_result (AwaleGame *self)
{
  AwaleOutcome outcome;

  g_return_val_if_fail (AWALE_IS_GAME (self), (AwaleResult) { .known = false });

  outcome = awale_game_get_outcome (self,
                                    awale_game_get_line_end (self, awale_game_get_root (self)));
  if (outcome.state == AWALE_GAME_STATE_ENDED
      || (outcome.state == AWALE_GAME_STATE_MAY_STOP
          && g_strcmp0 (awale_game_get_tag (self, "Termination"), "majority") == 0))
    return (AwaleResult) { .known = true, .score = outcome.score };
  return (AwaleResult) { .known = false };
}

AwaleResult
awale_game_get_result (AwaleGame *self)
{
  const char *text = awale_game_get_tag (self, "Result");
  AwaleResult result;

  if (text == NULL || !awale_result_parse (text, &result))
    return (AwaleResult) { .known = false };
  return result;
}

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

/* The result of a resigned game names the winner, not a score. */
static bool
result_has_seeds (AwaleGame *self)
{
  return g_strcmp0 (awale_game_get_tag (self, "Termination"), "resignation") != 0 &&
         awale_result_has_seeds (awale_game_get_result (self));
}

bool
awale_game_has_stated_end (AwaleGame *self,
                           AwaleNode *node)
{
  g_return_val_if_fail (AWALE_IS_GAME (self), false);
  g_return_val_if_fail (node != NULL, false);

  return awale_game_get_result (self).known && awale_node_is_main_line (node) &&
         awale_node_get_parent (node) != NULL && awale_node_get_first_child (node) == NULL;
}

/* After a drought or a repetition players may continue, and then agree or resign. */
static bool
is_ended_by_tags (AwaleGame    *self,
                  AwaleNode    *node,
                  AwaleOutcome  outcome)
{
  const char *termination = awale_game_get_tag (self, "Termination");

  if (!awale_game_has_stated_end (self, node))
    return false;
  return outcome.state != AWALE_GAME_STATE_ENDED ||
         (outcome.ending != AWALE_ENDING_NO_SOWING &&
          (g_strcmp0 (termination, "agreement") == 0 ||
           g_strcmp0 (termination, "resignation") == 0));
}

AwaleOutcome
awale_game_get_stated_outcome (AwaleGame *self,
                               AwaleNode *node)
{
  AwaleOutcome outcome = awale_game_get_outcome (self, node);

  if (is_ended_by_tags (self, node, outcome))
    {
      outcome.state = AWALE_GAME_STATE_ENDED;
      outcome.score = awale_game_get_result (self).score;
    }
  return outcome;
}

AwaleScore
awale_game_get_score (AwaleGame *self,
                      AwaleNode *node)
{
  AwaleOutcome outcome;

  g_return_val_if_fail (AWALE_IS_GAME (self), (AwaleScore) { 0 });
  g_return_val_if_fail (node != NULL, (AwaleScore) { 0 });

  if (awale_node_get_first_child (node) != NULL)
    return awale_score (awale_node_get_position (node));
  outcome = awale_game_get_outcome (self, node);
  if (is_ended_by_tags (self, node, outcome) && result_has_seeds (self))
    return awale_game_get_result (self).score;
  return outcome.score;
}

AwalePosition
awale_game_get_board (AwaleGame *self,
                      AwaleNode *node)
{
  AwalePosition position;

  g_return_val_if_fail (AWALE_IS_GAME (self), awale_position_start ());
  g_return_val_if_fail (node != NULL, awale_position_start ());

  position = awale_node_get_position (node);
  if (awale_legal_moves (position, awale_game_get_rules (self)) != 0)
    return position;
  return awale_settle_board (awale_game_get_rules (self), position, AWALE_ENDING_NO_SOWING);
}

static const char *
get_name (AwaleGame             *self,
          AwaleSide              side,
          const AwaleTranslator *translator)
{
  const char *name = awale_title_find_player (self, side);

  if (name != NULL)
    return name;
  return awale_translate (translator, side == AWALE_SOUTH ? N_("South") : N_("North"));
}

/* Describes an end that only the tags have. */
static char *
describe_stop (AwaleGame             *self,
               AwaleResult            result,
               const AwaleTranslator *translator)
{
  AwaleSide loser = result.score.south < result.score.north ? AWALE_SOUTH : AWALE_NORTH;
  const char *termination = awale_game_get_tag (self, "Termination");
  g_autofree char *how = g_strdup_printf (awale_translate (translator, get_sentence (termination)),
                                          get_name (self, loser, translator));
  g_autofree char *rest = NULL;

  if (awale_result_has_seeds (result) || result.score.south == result.score.north)
    rest = awale_score_describe (result.score);
  else if (g_strcmp0 (termination, "resignation") != 0)
    /* Translators: a player's name: “Ama wins.” */
    rest = g_strdup_printf (awale_translate (translator, N_("%s wins.")),
                            get_name (self, !loser, translator));
  return g_strjoin (" ", how, rest, NULL);
}

char *
awale_game_describe_end_at (AwaleGame             *self,
                            AwaleNode             *node,
                            const AwaleTranslator *translator)
{
  AwaleOutcome outcome;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  outcome = awale_game_get_outcome (self, node);
  if (is_ended_by_tags (self, node, outcome))
    return describe_stop (self, awale_game_get_result (self), translator);
  return outcome.state == AWALE_GAME_STATE_ENDED
           ? awale_outcome_describe (outcome, awale_node_get_position (node), translator) : NULL;
}

char *
awale_game_describe_end (AwaleGame             *self,
                         const AwaleTranslator *translator)
{
  AwaleNode *end;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);

  end = awale_game_get_line_end (self, awale_game_get_root (self));
  return awale_node_get_parent (end) == NULL ? NULL
                                             : awale_game_describe_end_at (self, end, translator);
}
