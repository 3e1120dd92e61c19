/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-tour.h"

/* Each step is the first of its exercises that holds. */
static const char *const steps[][6] =
{
  { "first-move" },
  { "sow-reach" },
  { "capture-two" },
  { "chain-most" },
  { "krou-find" },
  { "feed-must", "feed-free" },
  { "feed-cannot", "starved-ends", "starved-passes", "unfed-passes", "feed-cannot-pass" },
  { "leftover-owner", "leftover-opponent", "leftover-nobody", "leftover-starved-owner",
    "leftover-starved-opponent", "leftover-starved-nobody" },
};

GPtrArray *
awale_tour_list_exercises (const AwaleRuleset *rules)
{
  GPtrArray *list = g_ptr_array_new ();

  g_return_val_if_fail (rules != NULL, list);

  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (steps[i]) && steps[i][j] != NULL; j++)
      {
        const AwaleExercise *exercise = awale_exercises_find (steps[i][j]);

        if (!awale_exercise_holds (exercise, rules))
          continue;
        g_ptr_array_add (list, (gpointer) exercise);
        break;
      }
  return list;
}
