/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Options of an exercise: answers that are right under other rules, or after a miscount.
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-exercise-private.h"

#include <stdlib.h>

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Adds the numbers in order, without duplicates. */
static void
add_numbers (GStrvBuilder *options,
             int          *numbers,
             size_t        n_numbers)
{
  qsort (numbers, n_numbers, sizeof *numbers, compare_numbers);
  for (size_t i = 0; i < n_numbers; i++)
    if (i == 0 || numbers[i] != numbers[i - 1])
      {
        g_autofree char *word = g_strdup_printf ("%d", numbers[i]);

        g_strv_builder_add (options, word);
      }
}

/* Adds captures of nothing, of the last pit, of all that is capturable, and of all pits of two
 * or three. */
static void
add_captures (const AwaleExercise *self,
              const AwaleRuleset  *rules,
              GStrvBuilder        *options)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleMove pit = awale_exercise_get_pit (self);
  AwaleRuleset generous = *rules;
  AwaleSowing sowing;
  int numbers[4] = { 0 };
  int other = AWALE_SIDE_PITS * !awale_pit_side (pit);

  generous.slam = AWALE_SLAM_CAPTURES;
  sowing = awale_sow (position, &generous, pit);
  numbers[1] = sowing.sown.pits[sowing.last];
  numbers[2] = sowing.harvest;
  for (int i = other; i < other + AWALE_SIDE_PITS; i++)
    if (sowing.sown.pits[i] == 2 || sowing.sown.pits[i] == 3)
      numbers[3] += sowing.sown.pits[i];
  add_numbers (options, numbers, G_N_ELEMENTS (numbers));
  g_strv_builder_add (options, "refused");
}

static void
add_counts (const AwaleExercise *self,
            const AwaleRuleset  *rules,
            GStrvBuilder        *options)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleSowing sowing = awale_sow (position, rules, awale_exercise_get_pit (self));
  AwaleMove counted = awale_move_from_letter (self->counted);
  int before = position.pits[counted], after = sowing.after.pits[counted];
  int numbers[] = { 0, before, after, after + 1, sowing.sown.pits[counted] };

  add_numbers (options, numbers, G_N_ELEMENTS (numbers));
}

static int
compare_scores (gconstpointer a,
                gconstpointer b)
{
  const AwaleScore *x = a, *y = b;

  return x->south != y->south ? x->south - y->south : x->north - y->north;
}

/* Adds the scores by any rules, with half seeds only if some score has them. */
static void
add_scores (const AwaleExercise *self,
            const AwaleRuleset  *rules,
            GStrvBuilder        *options)
{
  AwalePosition position = awale_exercise_get_position (self, rules);
  AwaleRuleset other = *rules;
  AwaleScore scores[4];
  size_t n_scores = 3;

  for (other.leftover = AWALE_LEFTOVER_OWNER; other.leftover <= AWALE_LEFTOVER_NOBODY;
       other.leftover++)
    scores[other.leftover] = awale_settle (&other, position, AWALE_ENDING_NO_SOWING);
  if (rules->cycle == AWALE_CYCLE_SPLIT)
    scores[n_scores++] = awale_settle (&other, position, AWALE_ENDING_REPETITION);
  qsort (scores, n_scores, sizeof *scores, compare_scores);
  for (size_t i = 0; i < n_scores; i++)
    if (i == 0 || compare_scores (&scores[i], &scores[i - 1]) != 0)
      {
        g_autofree char *word = awale_score_to_string (scores[i]);

        g_strv_builder_add (options, word);
      }
}

char **
awale_exercise_dup_options (const AwaleExercise *self,
                            const AwaleRuleset  *rules)
{
  g_autoptr (GStrvBuilder) options = g_strv_builder_new ();

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  switch (self->ask)
    {
    case AWALE_EXERCISE_KIND_FIRST:
      g_strv_builder_add_many (options, "choice", "youngest", "random", NULL);
      break;
    case AWALE_EXERCISE_KIND_TURN:
      g_strv_builder_add_many (options, "sow", "pass", "over", NULL);
      break;
    case AWALE_EXERCISE_KIND_STANDS:
      g_strv_builder_add_many (options, "on", "won", "over", NULL);
      break;
    case AWALE_EXERCISE_KIND_TAKES:
      add_captures (self, rules, options);
      break;
    case AWALE_EXERCISE_KIND_SEEDS:
      add_counts (self, rules, options);
      break;
    case AWALE_EXERCISE_KIND_SCORE:
      add_scores (self, rules, options);
      break;
    default:
      break;
    }
  return g_strv_builder_end (options);
}
