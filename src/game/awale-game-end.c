/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The end of a game, by the rules or according to its tags.
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-game.h"

#include "awale-titles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

/* Tags for a result and a termination that PlayStrategy has written, where the result names a
 * winner without a score; see awale-pgn.h. */
#define PGN_RESULT "PGNResult"
#define PGN_TERMINATION "PGNTermination"

const char *
awale_game_get_termination (AwaleGame *self)
{
  const char *termination;

  g_return_val_if_fail (AWALE_IS_GAME (self), NULL);

  termination = awale_game_get_tag (self, "Termination");
  if (termination == NULL)
    termination = awale_game_get_tag (self, PGN_TERMINATION);
  return termination != NULL && g_ascii_strcasecmp (termination, "normal") != 0 ? termination
                                                                                : NULL;
}

static bool
is_ended_by (AwaleGame  *self,
             const char *value)
{
  const char *termination = awale_game_get_termination (self);

  return termination != NULL && g_ascii_strcasecmp (termination, value) == 0;
}

static AwaleResult
read_result (AwaleGame  *self,
             const char *tag)
{
  const char *text = awale_game_get_tag (self, tag);
  AwaleResult result;

  if (text == NULL || !awale_result_parse (text, &result))
    return (AwaleResult) { .known = false };
  return result;
}

/* A winner named by PlayStrategy counts if there is no score. It also counts if it contradicts the
 * score, provided that the game ended by time or the like. */
AwaleResult
awale_game_get_result (AwaleGame *self)
{
  AwaleResult result, named;

  g_return_val_if_fail (AWALE_IS_GAME (self), (AwaleResult) { .known = false });

  result = read_result (self, "Result");
  named = read_result (self, PGN_RESULT);
  if (!named.known || (result.known && (awale_result_agrees (named, result.score)
                                        || awale_game_get_termination (self) == NULL
                                        || is_ended_by (self, AWALE_TERMINATION_MAJORITY))))
    return result;
  return named;
}

void
awale_game_set_result (AwaleGame   *self,
                       AwaleResult  result)
{
  g_autofree char *text = awale_result_to_string (result);

  g_return_if_fail (AWALE_IS_GAME (self));

  if (!result.known)
    return;
  awale_game_set_tag (self, "Result", text);
  if (result.termination != NULL && awale_game_get_tag (self, "Termination") == NULL)
    awale_game_set_tag (self, "Termination", result.termination);
}

/* Endings that the tags can name, with their sentences, in which %s is the loser. */
static const struct
{
  const char *termination;
  const char *sentence;
} stops[] = {
  /* Translators: a player's name: “Ama resigns.” */
  { AWALE_TERMINATION_RESIGNATION, N_("%s resigns.") },
  { AWALE_TERMINATION_AGREEMENT, N_("The players agreed to end the game here.") },
  { AWALE_TERMINATION_MAJORITY, N_("A player has more than half of the seeds.") },
  /* Translators: a player's name: “Ama has lost on time.” */
  { AWALE_TERMINATION_TIME, N_("%s has lost on time.") },
  /* Translators: a player's name: “Ama has forfeited the game.” */
  { AWALE_TERMINATION_FORFEIT, N_("%s has forfeited the game.") },
};

static const char *
get_sentence (const char *termination)
{
  for (size_t i = 0; termination != NULL && i < G_N_ELEMENTS (stops); i++)
    if (g_ascii_strcasecmp (termination, stops[i].termination) == 0)
      return stops[i].sentence;
  return N_("The game was stopped here.");
}

char *
awale_termination_describe (const char *termination,
                            const char *loser)
{
  return g_strdup_printf (_(get_sentence (termination)), loser);
}

/* True if the result has a score that counts; the score of a resigned game does not. */
static bool
result_has_seeds (AwaleGame *self)
{
  return !is_ended_by (self, AWALE_TERMINATION_RESIGNATION)
         && awale_result_has_seeds (awale_game_get_result (self));
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

/* True if the tags end the game at @node. After a drought or a repetition the players may play on,
 * and then agree or resign. */
static bool
is_ended_by_tags (AwaleGame    *self,
                  AwaleNode    *node,
                  AwaleOutcome  outcome)
{
  if (!awale_game_has_stated_end (self, node))
    return false;
  return outcome.state != AWALE_GAME_STATE_ENDED
         || (outcome.ending != AWALE_ENDING_NO_SOWING
             && (is_ended_by (self, AWALE_TERMINATION_AGREEMENT)
                 || is_ended_by (self, AWALE_TERMINATION_RESIGNATION)))
         || is_ended_by (self, AWALE_TERMINATION_TIME)
         || is_ended_by (self, AWALE_TERMINATION_FORFEIT);
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

/* True if the game was decided without a move. */
static bool
is_walkover (AwaleGame *self)
{
  return awale_game_get_result (self).known
         && awale_node_get_first_child (awale_game_get_root (self)) == NULL;
}

/* Describes how players who agreed to end the game at @node shared out the seeds left on the board.
 * (transfer full) (nullable) */
static char *
describe_sharing (AwaleGame             *self,
                  AwaleNode             *node,
                  AwaleScore             score,
                  const AwaleTranslator *translator)
{
  AwalePosition position = awale_node_get_position (node);
  AwaleScore stores = awale_score (position);
  int half_seeds = 2 * awale_position_seeds_on_board (position);

  if (!is_ended_by (self, AWALE_TERMINATION_AGREEMENT) || awale_node_get_parent (node) == NULL
      || score.south < stores.south || score.north < stores.north
      || score.south + score.north != stores.south + stores.north + half_seeds)
    return NULL;
  return awale_rest_describe (position, score, translator);
}

/* Describes an end at @node that follows only from the tags. */
static char *
describe_stop (AwaleGame             *self,
               AwaleNode             *node,
               AwaleResult            result,
               const AwaleTranslator *translator)
{
  AwaleSide loser = result.score.south < result.score.north ? AWALE_SOUTH : AWALE_NORTH;
  const char *sentence = get_sentence (awale_game_get_termination (self));
  g_autofree char *how = g_strdup_printf (awale_translate (translator, sentence),
                                          get_name (self, loser, translator));
  g_autofree char *sharing = describe_sharing (self, node, result.score, translator);
  g_autofree char *rest = NULL;

  if (awale_result_has_seeds (result) || result.score.south == result.score.north)
    rest = awale_score_describe (result.score);
  else if (strstr (sentence, "%s") == NULL)
    /* Translators: a player's name: “Ama wins.” */
    rest = g_strdup_printf (awale_translate (translator, N_("%s wins.")),
                            get_name (self, !loser, translator));
  return g_strjoin (" ", how, sharing != NULL ? sharing : rest, sharing != NULL ? rest : NULL,
                    NULL);
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
  if (is_ended_by_tags (self, node, outcome) || is_walkover (self))
    return describe_stop (self, node, awale_game_get_result (self), translator);
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
