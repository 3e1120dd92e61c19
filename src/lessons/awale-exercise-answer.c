/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The checker: what is right, by the rules alone.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise-private.h"

#define KROU_SEEDS 12

/* The largest capture of any sowing. */
static int
get_most (AwalePosition       position,
          const AwaleRuleset *rules,
          unsigned            legal)
{
  int most = 0;

  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if ((legal >> move & 1) != 0)
      most = MAX (most, awale_sow (position, rules, move).harvest);
  return most;
}

/* True if the legal sowing of @move answers the question. */
static bool
suits (const AwaleExercise *self,
       const AwaleRuleset  *rules,
       AwalePosition        position,
       AwaleMove            move,
       int                  most)
{
  AwaleSowing sowing = awale_sow (position, rules, move);

  switch (self->ask)
    {
    case AWALE_EXERCISE_KIND_REACH:
      return sowing.last == awale_exercise_get_pit (self);
    case AWALE_EXERCISE_KIND_CAPTURE:
      return sowing.harvest > 0;
    case AWALE_EXERCISE_KIND_MOST:
      return sowing.harvest > 0 && sowing.harvest == most;
    case AWALE_EXERCISE_KIND_KROU:
      return sowing.seeds >= KROU_SEEDS;
    default:
      return true;
    }
}

static char **
dup_right_moves (const AwaleExercise *self,
                 const AwaleRuleset  *rules)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  unsigned legal = awale_legal_moves (position, rules);
  int most = get_most (position, rules, legal);
  g_autoptr (GStrvBuilder) right = g_strv_builder_new ();

  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if ((legal >> move & 1) != 0 && suits (self, rules, position, move, most))
      g_strv_builder_add (right, awale_move_to_string (move));
  return g_strv_builder_end (right);
}

const char *
awale_exercise_tell_turn (const AwaleExercise *self,
                          const AwaleRuleset  *rules)
{
  AwaleOutcome outcome = awale_exercise_get_outcome (self, rules);
  unsigned legal = awale_legal_moves (awale_exercise_get_position (self, rules), rules);

  if (outcome.state == AWALE_GAME_STATE_ENDED)
    return "over";
  return (legal >> AWALE_PASS & 1) != 0 ? "pass" : "sow";
}

static const char *
tell_first (const AwaleRuleset *rules)
{
  static const char *const words[] = {
    [AWALE_FIRST_CHOICE] = "choice",
    [AWALE_FIRST_YOUNGEST] = "youngest",
    [AWALE_FIRST_RANDOM] = "random",
  };

  return words[rules->first];
}

static const char *
tell_state (AwaleGameState state)
{
  static const char *const words[] = {
    [AWALE_GAME_STATE_PLAYING] = "on",
    [AWALE_GAME_STATE_MAY_STOP] = "won",
    [AWALE_GAME_STATE_ENDED] = "over",
  };

  return words[state];
}

static char *
dup_taken (const AwaleExercise *self,
           const AwaleRuleset  *rules)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleMove pit = awale_exercise_get_pit (self);

  if (awale_illegal_reason (position, rules, pit) != AWALE_ILLEGAL_REASON_NONE)
    return g_strdup ("refused");
  return g_strdup_printf ("%d", awale_sow (position, rules, pit).harvest);
}

static char *
dup_counted (const AwaleExercise *self,
             const AwaleRuleset  *rules)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleSowing sowing = awale_sow (position, rules, awale_exercise_get_pit (self));

  return g_strdup_printf ("%d", sowing.after.pits[awale_move_from_letter (self->counted)]);
}

/* The only right answer in words. */
static char *
dup_right_word (const AwaleExercise *self,
                const AwaleRuleset  *rules)
{
  switch (self->ask)
    {
    case AWALE_EXERCISE_KIND_FIRST:
      return g_strdup (tell_first (rules));
    case AWALE_EXERCISE_KIND_TURN:
      return g_strdup (awale_exercise_tell_turn (self, rules));
    case AWALE_EXERCISE_KIND_TAKES:
      return dup_taken (self, rules);
    case AWALE_EXERCISE_KIND_SEEDS:
      return dup_counted (self, rules);
    case AWALE_EXERCISE_KIND_STANDS:
      return g_strdup (tell_state (awale_exercise_get_outcome (self, rules).state));
    case AWALE_EXERCISE_KIND_SCORE:
      return awale_score_to_string (awale_exercise_get_outcome (self, rules).score);
    default:
      g_assert_not_reached ();
    }
}

char **
awale_exercise_dup_right (const AwaleExercise *self,
                          const AwaleRuleset  *rules)
{
  char **right;

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  if (awale_exercise_is_played (self))
    return dup_right_moves (self, rules);
  right = g_new0 (char *, 2);
  right[0] = dup_right_word (self, rules);
  return right;
}

bool
awale_exercise_is_right (const AwaleExercise *self,
                         const AwaleRuleset  *rules,
                         const char          *answer)
{
  g_auto (GStrv) right = NULL;

  g_return_val_if_fail (self != NULL && rules != NULL && answer != NULL, false);

  right = awale_exercise_dup_right (self, rules);
  return g_strv_contains ((const char *const *) right, answer);
}
