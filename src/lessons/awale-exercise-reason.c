/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Why an answer is right or wrong: the rules tell it, the exercise adds what to remember.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAJORITY_SEEDS 25

/* The reason why a legal sowing is not the one asked for; NULL if it is. */
static char *
tell_missing (const AwaleExercise *self,
              const AwaleRuleset  *rules,
              const char          *answer)
{
  if (awale_exercise_is_right (self, rules, answer))
    return NULL;

  switch (self->ask)
    {
    case AWALE_EXERCISE_KIND_REACH:
      return g_strdup_printf (_("The last seed should fall in %s."),
                              awale_lesson_word_pit (awale_exercise_get_pit (self)));
    case AWALE_EXERCISE_KIND_MOST:
      return g_strdup (_("Another sowing captures more."));
    case AWALE_EXERCISE_KIND_KROU:
      return g_strdup (_("That is not a krou: a krou has twelve seeds or more."));
    default:
      return NULL;
    }
}

static char *
explain_move (const AwaleExercise *self,
              const AwaleRuleset  *rules,
              const char          *answer)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleMove move = awale_move_read (&answer);
  AwaleIllegalReason refusal = awale_illegal_reason (position, rules, move);
  g_autofree char *sowing = NULL;
  g_autofree char *missing = NULL;

  if (refusal != AWALE_ILLEGAL_REASON_NONE)
    return awale_lesson_tell_refusal (position, rules, move, refusal);

  sowing = awale_lesson_tell_sowing (position, rules, move);
  missing = tell_missing (self, rules, answer);
  return missing == NULL ? g_steal_pointer (&sowing) : g_strconcat (sowing, " ", missing, NULL);
}

static char *
explain_captures (const AwaleExercise *self,
                  const AwaleRuleset  *rules,
                  const char          *answer)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleMove pit = awale_exercise_get_pit (self);
  AwaleIllegalReason refusal = awale_illegal_reason (position, rules, pit);
  g_autofree char *sowing = NULL;

  if (refusal != AWALE_ILLEGAL_REASON_NONE)
    return awale_lesson_tell_refusal (position, rules, pit, refusal);

  sowing = awale_lesson_tell_sowing (position, rules, pit);
  if (strcmp (answer, "refused") != 0)
    return g_steal_pointer (&sowing);
  return g_strconcat (_("That sowing is legal."), " ", sowing, NULL);
}

static char *
explain_count (const AwaleExercise *self,
               const AwaleRuleset  *rules)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleSowing sowing = awale_sow (position, rules, awale_exercise_get_pit (self));
  AwaleMove counted = awale_move_from_letter (self->counted);
  const char *letter = awale_lesson_word_pit (counted);
  int before = position.pits[counted], after = sowing.after.pits[counted];

  if (counted == sowing.from && sowing.seeds < AWALE_PITS)
    return g_strdup_printf (_("A sowing takes all the seeds of its pit: %s is empty."), letter);
  if (counted == sowing.from)
    return g_strdup_printf (
      _("The sowing empties pit %s and skips it on every lap, so it stays empty."),
      letter);
  /* Translators: a pit, its seeds before, how many it is given, its seeds now. */
  return g_strdup_printf (ngettext ("Pit %s held %d seed and gets %d more: %d in all.",
                                    "Pit %s held %d seeds and gets %d more: %d in all.", before),
                          letter, before, after - before, after);
}

static char *
list_legal (AwalePosition       position,
            const AwaleRuleset *rules)
{
  unsigned legal = awale_legal_moves (position, rules);
  g_autoptr (GString) list = g_string_new (NULL);

  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if ((legal >> move & 1) != 0)
      awale_lesson_add_item (list, awale_lesson_word_pit (move));
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* True if any sowing, legal or not, reaches the other side. */
static bool
reaches_other (AwalePosition       position,
               const AwaleRuleset *rules)
{
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if (awale_pit_side (move) == position.side && position.pits[move] > 0
        && awale_position_seeds_of_side (awale_sow (position, rules, move).sown,
                                         !position.side) > 0)
      return true;
  return false;
}

/* The reason why the player to move has no legal sowing. */
static char *
tell_no_sowing (AwalePosition       position,
                const AwaleRuleset *rules)
{
  const char *mover = awale_side_get_name (position.side);
  const char *other = awale_side_get_name (!position.side);

  if (awale_position_seeds_of_side (position, position.side) == 0)
    return g_strdup_printf (_("%s has no seeds to sow."), mover);
  if (awale_position_seeds_of_side (position, !position.side) == 0)
    {
      if (reaches_other (position, rules))
        return g_strdup_printf (_("%s must feed %s, but only a forbidden grand slam would reach "
                                  "the other side."), mover, other);
      return g_strdup_printf (_("%s must feed %s, but has no pit that reaches the other side."),
                              mover, other);
    }
  return g_strdup_printf (_("Any sowing by %s would be a grand slam, which is forbidden."), mover);
}

/* Explains the answer on the turn. */
static char *
explain_turn (const AwaleExercise *self,
              const AwaleRuleset  *rules)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleOutcome outcome = awale_exercise_get_outcome (self, rules);
  const char *turn = awale_exercise_tell_turn (self, rules);
  const char *mover = awale_side_get_name (position.side);
  g_autofree char *reason = NULL;
  g_autofree char *passes = NULL;

  if (strcmp (turn, "sow") == 0)
    {
      g_autofree char *legal = list_legal (position, rules);

      /* Translators: a player, and pits: “South can sow A, C. A player who can sow must.” */
      return g_strdup_printf (_("%s can sow %s. A player who can sow must."), mover, legal);
    }
  if (outcome.state == AWALE_GAME_STATE_ENDED && outcome.ending != AWALE_ENDING_NO_SOWING)
    return g_strdup (awale_ending_describe (outcome.ending));

  reason = tell_no_sowing (position, rules);
  if (strcmp (turn, "over") == 0)
    return g_strconcat (reason, " ", _("That ends the game."), NULL);
  passes = g_strdup_printf (_("%s passes, and then it is the other player’s turn."), mover);
  return g_strconcat (reason, " ", passes, NULL);
}

static char *
explain_majority (AwalePosition position,
                  AwaleOutcome  outcome)
{
  AwaleSide leader = position.stores[AWALE_NORTH] > position.stores[AWALE_SOUTH];
  const char *name = awale_side_get_name (leader);
  int seeds = position.stores[leader];

  if (outcome.state == AWALE_GAME_STATE_MAY_STOP)
    return g_strdup_printf (_("%s has %d seeds, more than half of the 48, and has won. The "
                              "players may stop, or play on for the score."), name, seeds);
  if (outcome.state == AWALE_GAME_STATE_ENDED)
    return g_strdup_printf (_("%s has %d seeds, more than half of the 48: the game ends at once."),
                            name, seeds);
  if (seeds >= MAJORITY_SEEDS)
    return g_strdup_printf (_("%s has %d seeds and can no longer lose, but under these rules the "
                              "game is played to its end."), name, seeds);
  return g_strdup_printf (_("%s has %d seeds. It takes 25 to have more than half of the 48."), name,
                          seeds);
}

/* Explains how far a game is from the limit of repetition or drought. */
static char *
explain_limit (const GArray       *positions,
               const AwaleRuleset *rules)
{
  const AwalePosition *all = (const AwalePosition *) positions->data;
  int count;

  if (rules->drought > 0)
    {
      count = awale_drought_count (all, positions->len);
      if (count == 0)
        return g_strdup_printf (ngettext ("The capture starts the count again: the game ends after "
                                          "%d sowing without one.",
                                          "The capture starts the count again: the game ends after "
                                          "%d sowings without one.", rules->drought),
                                rules->drought);
      return g_strdup_printf (ngettext ("%d sowing has captured nothing; the game ends at %d.",
                                        "%d sowings in a row have captured nothing; the game ends "
                                        "at %d.", count),
                              count, rules->drought);
    }
  count = awale_repetition_count (all, positions->len);
  if (count == 1)
    return g_strdup_printf (_("This position, with the same stores and the same player to move, "
                              "has occurred once; the game ends at %d."), rules->repetition);
  return g_strdup_printf (ngettext ("This position, with the same stores and the same player to "
                                    "move, has occurred %d time; the game ends at %d.",
                                    "This position, with the same stores and the same player to "
                                    "move, has occurred %d times; the game ends at %d.", count),
                          count, rules->repetition);
}

static char *
explain_dead (AwalePosition       position,
              const AwaleRuleset *rules)
{
  if (!awale_is_dead (position, rules))
    return g_strdup (_("A capture is still possible if both players aim for it, so the game goes "
                       "on."));
  if (rules->dead == AWALE_DEAD_PLAYS_ON)
    return g_strdup (_("Whatever the two players do, no further capture is possible; under these "
                       "rules they play on all the same."));
  return g_strdup (_("Whatever the two players do, no further capture is possible: the game "
                     "ends."));
}

/* Says how the seeds on the board are awarded. */
static char *
tell_settlement (const AwaleRuleset *rules,
                 AwalePosition       position,
                 AwaleEnding         ending)
{
  bool cycle = ending == AWALE_ENDING_REPETITION;

  if (awale_position_seeds_on_board (position) == 0)
    return g_strdup (_("The board is empty: only the stores count."));
  if (ending == AWALE_ENDING_DROUGHT || ending == AWALE_ENDING_MAJORITY
      || (ending == AWALE_ENDING_NO_SOWING && rules->leftover == AWALE_LEFTOVER_NOBODY))
    return g_strdup (_("The seeds on the board count for nobody."));
  if (cycle && rules->cycle == AWALE_CYCLE_SPLIT)
    return g_strdup (_("The seeds on the board are shared, half each."));
  if (ending == AWALE_ENDING_NO_SOWING && rules->leftover == AWALE_LEFTOVER_OPPONENT)
    return g_strdup_printf (_("%s could not play, so the seeds on the board go to %s."),
                            awale_side_get_name (position.side),
                            awale_side_get_name (!position.side));
  return g_strdup (_("Each player adds the seeds on their own side."));
}

/* @format: text with the seeds of South and of North */
static char *
word_score (const char *format,
            AwaleScore  score)
{
  g_autofree char *south = awale_half_seeds_to_string (score.south);
  g_autofree char *north = awale_half_seeds_to_string (score.north);

  return g_strdup_printf (format, south, north);
}

static char *
explain_score (const AwaleExercise *self,
               const AwaleRuleset  *rules)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleOutcome outcome = awale_exercise_get_outcome (self, rules);
  g_autofree char *before = word_score (_("The stores: South %s, North %s."),
                                        awale_score (position));
  g_autofree char *settlement = tell_settlement (rules, position, outcome.ending);
  g_autofree char *score = word_score (_("The score: South %s, North %s."), outcome.score);

  return g_strjoin (" ", before, settlement, score, NULL);
}

static char *
explain_state (const AwaleExercise *self,
               const AwaleRuleset  *rules)
{
  g_autoptr (GArray) positions = awale_exercise_dup_positions (self, rules);
  AwalePosition position = g_array_index (positions, AwalePosition, positions->len - 1);
  AwaleOutcome outcome = awale_exercise_get_outcome (self, rules);

  if (outcome.ending == AWALE_ENDING_NO_SOWING)
    {
      g_autofree char *reason = tell_no_sowing (position, rules);
      g_autofree char *score = explain_score (self, rules);

      return g_strjoin (" ", reason, _("That ends the game."), score, NULL);
    }
  switch (self->topic)
    {
    case AWALE_RULES_TOPIC_ENDLESS:
      return explain_limit (positions, rules);
    case AWALE_RULES_TOPIC_DEAD:
      return explain_dead (position, rules);
    default:
      return explain_majority (position, outcome);
    }
}

static char *
explain_first (const AwaleRuleset *rules)
{
  switch (rules->first)
    {
    case AWALE_FIRST_YOUNGEST:
      return g_strdup (_("Under these rules the younger player starts."));
    case AWALE_FIRST_RANDOM:
      return g_strdup (_("Under these rules the first player is drawn by lot."));
    default:
      return g_strdup (_("These rules do not say who starts: the players decide."));
    }
}

static char *
explain (const AwaleExercise *self,
         const AwaleRuleset  *rules,
         const char          *answer)
{
  switch (self->ask)
    {
    case AWALE_EXERCISE_KIND_FIRST:
      return explain_first (rules);
    case AWALE_EXERCISE_KIND_TURN:
      return explain_turn (self, rules);
    case AWALE_EXERCISE_KIND_TAKES:
      return explain_captures (self, rules, answer);
    case AWALE_EXERCISE_KIND_SEEDS:
      return explain_count (self, rules);
    case AWALE_EXERCISE_KIND_STANDS:
      return explain_state (self, rules);
    case AWALE_EXERCISE_KIND_SCORE:
      return explain_score (self, rules);
    default:
      return explain_move (self, rules, answer);
    }
}

char *
awale_exercise_explain (const AwaleExercise *self,
                        const AwaleRuleset  *rules,
                        const char          *answer)
{
  g_autofree char *reason = NULL;

  g_return_val_if_fail (self != NULL && rules != NULL && answer != NULL, NULL);

  reason = explain (self, rules, answer);
  if (self->lesson == NULL || !awale_exercise_is_right (self, rules, answer))
    return g_steal_pointer (&reason);
  return g_strconcat (reason, " ", _(self->lesson), NULL);
}
