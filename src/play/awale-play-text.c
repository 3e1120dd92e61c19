/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Messages that tell the players the state of a play and what they may do. They are derived from
 * the public functions of the play.
 */
#define G_LOG_DOMAIN "awale-play"

#include "awale-play.h"

#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

/* Maximum number of plies before its limit at which a drought is announced. */
#define DROUGHT_NOTICE 6

static GArray *
dup_positions (AwalePlay *self)
{
  return awale_game_dup_positions (awale_play_get_game (self), awale_play_get_head (self));
}

/* The bit set of legal moves at the head that end the game by @ending. */
static unsigned
find_ending_moves (AwalePlay   *self,
                   AwaleEnding  ending)
{
  const AwaleRuleset *rules = awale_game_get_rules (awale_play_get_game (self));
  g_autoptr (GArray) positions = dup_positions (self);
  AwalePosition last = awale_node_get_position (awale_play_get_head (self));
  unsigned moves = awale_legal_moves (last, rules);
  unsigned found = 0;

  g_array_set_size (positions, positions->len + 1);
  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if ((moves & 1u << move) != 0)
      {
        AwaleOutcome outcome;

        g_array_index (positions, AwalePosition, positions->len - 1) =
          awale_play (last, rules, move, NULL);
        outcome = awale_outcome (rules, (const AwalePosition *) (void *) positions->data,
                                 positions->len);
        if (outcome.state == AWALE_GAME_STATE_ENDED && outcome.ending == ending)
          found |= 1u << move;
      }

  return found;
}

/* Formats a bit set of moves: “B, D”. */
static char *
list_moves (unsigned moves)
{
  GString *list = g_string_new (NULL);

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if ((moves & 1u << move) != 0)
      g_string_append_printf (list, "%s%s", list->len > 0 ? C_("list", ", ") : "",
                              awale_move_to_string (move));
  return g_string_free (list, FALSE);
}

static int
count_moves (unsigned moves)
{
  return __builtin_popcount (moves);
}

/* Announces that a repetition may end the game: the moves that do so, or else how often the
 * position has occurred. */
static char *
announce_repetition (AwalePlay *self)
{
  const AwaleRuleset *rules = awale_game_get_rules (awale_play_get_game (self));
  g_autoptr (GArray) positions = NULL;
  g_autofree char *list = NULL;
  unsigned moves;
  int count;

  if (rules->repetition == 0 || awale_play_is_agreed (self, AWALE_ENDING_REPETITION))
    return NULL;

  moves = find_ending_moves (self, AWALE_ENDING_REPETITION);
  if (moves != 0)
    {
      list = list_moves (moves);
      /* Translators: %s is a list of moves: “B, D”. */
      return g_strdup_printf (ngettext ("%s repeats a position and ends the game.",
                                        "These moves repeat a position and end the game: %s.",
                                        count_moves (moves)), list);
    }

  positions = dup_positions (self);
  count = awale_repetition_count ((const AwalePosition *) (void *) positions->data,
                                  positions->len);
  if (count < 2 || count != rules->repetition - 1)
    return NULL;
  return g_strdup_printf (ngettext ("This position has occurred %d time: one more repetition ends "
                                    "the game.",
                                    "This position has occurred %d times: one more repetition "
                                    "ends the game.", count), count);
}

static char *
announce_drought (AwalePlay *self)
{
  const AwaleRuleset *rules = awale_game_get_rules (awale_play_get_game (self));
  g_autoptr (GArray) positions = NULL;
  int left;

  if (rules->drought == 0 || awale_play_is_agreed (self, AWALE_ENDING_DROUGHT))
    return NULL;

  positions = dup_positions (self);
  left = rules->drought - awale_drought_count ((const AwalePosition *) (void *) positions->data,
                                               positions->len);
  if (left < 1 || left > MIN (DROUGHT_NOTICE, rules->drought / 2))
    return NULL;
  return g_strdup_printf (ngettext ("%d more move without a capture ends the game.",
                                    "%d more moves without a capture end the game.", left), left);
}

static char *
announce_dead (AwalePlay *self)
{
  const AwaleRuleset *rules = awale_game_get_rules (awale_play_get_game (self));
  g_autofree char *list = NULL;
  unsigned moves;

  if (rules->dead != AWALE_DEAD_ENDS || awale_play_is_agreed (self, AWALE_ENDING_DEAD))
    return NULL;

  moves = find_ending_moves (self, AWALE_ENDING_DEAD);
  if (moves == 0)
    return NULL;
  list = list_moves (moves);
  /* Translators: %s is a list of moves: “B, D”. */
  return g_strdup_printf (ngettext ("After %s no further capture is possible, and the game ends.",
                                    "These moves make any further capture impossible and end the "
                                    "game: %s.", count_moves (moves)), list);
}

static char *
announce_majority (AwalePlay *self)
{
  AwaleOutcome outcome = awale_play_get_outcome (self);
  AwaleSide winner = outcome.score.south > outcome.score.north ? AWALE_SOUTH : AWALE_NORTH;

  if (outcome.state != AWALE_GAME_STATE_MAY_STOP)
    return NULL;
  return g_strdup_printf (_("%s has more than half of the seeds and has won. The game may stop "
                            "here, or go on for the score."), awale_play_get_name (self, winner));
}

static char *
announce_pass (AwalePlay *self)
{
  AwaleNode *node = awale_play_get_head (self);

  if (awale_play_is_passing (self))
    return g_strdup_printf (_("%s cannot sow and passes."),
                            awale_play_get_name (self, awale_play_get_turn (self)));
  if (node != awale_play_get_start (self) && awale_node_get_move (node) == AWALE_PASS)
    return g_strdup_printf (_("%s could not sow and passed."),
                            awale_play_get_name (self, awale_node_get_mover (node)));
  return NULL;
}

/* Announces that the game goes on by agreement after the rules would have ended it. */
static char *
announce_agreement (AwalePlay *self)
{
  if (awale_play_get_outcome (self).state != AWALE_GAME_STATE_ENDED)
    return NULL;
  return g_strdup (_("By agreement, the game goes on beyond its end."));
}

char *
awale_play_dup_announcement (AwalePlay *self)
{
  char *(* const announcers[]) (AwalePlay *) = {
    announce_pass, announce_dead, announce_repetition, announce_drought, announce_agreement,
    announce_majority,
  };

  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  if (!awale_play_has_begun (self) || awale_play_is_over (self))
    return NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (announcers); i++)
    {
      char *text = announcers[i] (self);

      if (text != NULL)
        return text;
    }

  return NULL;
}

char *
awale_play_dup_lock (AwalePlay *self)
{
  AwaleNode *cursor;
  AwaleSide side;

  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  cursor = awale_game_get_cursor (awale_play_get_game (self));
  if (!awale_play_has_begun (self) || !awale_play_comes_from (cursor, awale_play_get_start (self)))
    return NULL;

  side = awale_node_get_position (cursor).side;
  if (cursor == awale_play_get_head (self) && awale_play_is_over (self))
    {
      const AwalePlayEnd *end = awale_play_get_end (self);

      if (end->cause == AWALE_END_CAUSE_RULES && end->ending == AWALE_ENDING_NO_SOWING)
        return NULL;
      if (end->cause != AWALE_END_CAUSE_RULES)
        return g_strdup (_("The game is over."));
      return awale_play_has_computer (self)
               ? g_strdup (_("The game is over, unless both players agree to go on.")) : NULL;
    }
  if (cursor == awale_play_get_head (self) && awale_play_is_passing (self))
    return announce_pass (self);
  if (awale_play_is_person (self, side))
    return NULL;
  /* A person may move for an opponent that gave no answer. */
  if (cursor == awale_play_get_head (self) && !awale_play_is_thinking (self))
    return NULL;
  if (cursor == awale_play_get_head (self))
    return awale_play_can_take_back (self)
             ? g_strdup (_("It is the computer’s turn. Wait for its move, or take yours back."))
             : g_strdup (_("It is the computer’s turn. Wait for its move."));
  if (!awale_play_is_person (self, !side))
    return g_strdup (_("The computer plays this side."));
  return g_strdup (_("The computer plays this side. Go to one of your own turns to try another "
                     "move."));
}

static int
get_side (AwaleScore score,
          AwaleSide  side)
{
  return side == AWALE_SOUTH ? score.south : score.north;
}

const char *
awale_play_get_name (AwalePlay *self,
                     AwaleSide  side)
{
  g_return_val_if_fail (AWALE_IS_PLAY (self), NULL);

  return awale_title_get_player (awale_play_get_game (self), side);
}

char *
awale_play_dup_result (AwalePlay *self)
{
  const AwalePlayEnd *end = awale_play_get_end (self);
  AwaleScore score;
  AwaleSide winner;
  g_autofree char *most = NULL;
  g_autofree char *least = NULL;

  g_return_val_if_fail (end != NULL, NULL);

  if (end->cause == AWALE_END_CAUSE_RESIGNATION)
    return awale_play_dup_winner (self);
  score = end->score;
  winner = score.south >= score.north ? AWALE_SOUTH : AWALE_NORTH;
  most = awale_half_seeds_to_string (get_side (score, winner));
  least = awale_half_seeds_to_string (get_side (score, !winner));
  if (score.south == score.north)
    /* Translators: a score, the same number twice: “A draw, 24–24”. */
    return g_strdup_printf (_("A draw, %s–%s"), most, least);
  /* Translators: the winner and the score: “Ama wins 27–21”. */
  return g_strdup_printf (_("%s wins %s–%s"), awale_play_get_name (self, winner), most, least);
}

char *
awale_play_dup_winner (AwalePlay *self)
{
  const AwalePlayEnd *end = awale_play_get_end (self);

  g_return_val_if_fail (end != NULL, NULL);

  if (end->score.south == end->score.north)
    return g_strdup (_("A draw"));
  /* Translators: a player's name: “Ama wins”. */
  return g_strdup_printf (_("%s wins"),
                          awale_play_get_name (self, end->score.south > end->score.north
                                                       ? AWALE_SOUTH : AWALE_NORTH));
}

char *
awale_play_dup_reason (AwalePlay *self)
{
  const AwalePlayEnd *end = awale_play_get_end (self);

  g_return_val_if_fail (end != NULL, NULL);

  switch (end->cause)
    {
    case AWALE_END_CAUSE_RESIGNATION:
      return awale_termination_describe ("resignation",
                                         awale_play_get_name (self, end->loser));
    case AWALE_END_CAUSE_AGREEMENT:
      return awale_termination_describe ("agreement", NULL);
    case AWALE_END_CAUSE_RULES:
    case AWALE_END_CAUSE_STOPPED:
    case AWALE_END_CAUSE_NONE:
    default:
      return g_strdup (awale_ending_describe (end->ending));
    }
}
