/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-level.h"

#include <glib/gi18n-lib.h>

#include "awale-evaluate.h"

/* The levels; each should score at least 65 % against the one below, see tests/match/levels. */
static const struct
{
  const char *name;
  AwaleLevel  level;
} levels[] = {
  { N_("Newcomer"), { .depth = 1, .overlook = 35, .noise = 250 } },
  { N_("Beginner"), { .depth = 1, .overlook = 22, .noise = 150 } },
  { N_("Learner"), { .depth = 2, .overlook = 12, .noise = 100 } },
  { N_("Casual player"), { .depth = 3, .overlook = 6, .noise = 75 } },
  { N_("Club player"), { .depth = 4, .overlook = 2, .noise = 50 } },
  { N_("Strong club player"), { .depth = 7, .overlook = 0, .noise = 35 } },
  { N_("Master"), { .depth = 12, .overlook = 0, .noise = 8 } },
  { N_("Full strength"), { .depth = 0, .overlook = 0, .noise = 0 } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (levels) == AWALE_LEVEL_STRONGEST);

const AwaleLevel *
awale_level_get (int number)
{
  g_return_val_if_fail (number >= AWALE_LEVEL_FIRST && number <= AWALE_LEVEL_STRONGEST, NULL);

  return &levels[number - 1].level;
}

const char *
awale_level_get_name (int number)
{
  g_return_val_if_fail (number >= AWALE_LEVEL_FIRST && number <= AWALE_LEVEL_STRONGEST, NULL);

  return _(levels[number - 1].name);
}

const char *
awale_level_get_description (int number)
{
  static const char *const descriptions[] = {
    N_("For players who have just learned the rules: sows almost at random."),
    N_("Takes the captures that it sees, but overlooks many."),
    N_("Considers your next move, but not always."),
    N_("Looks a little ahead and makes a mistake now and then."),
    N_("Looks ahead and seldom overlooks a capture."),
    N_("Plans several moves ahead and punishes mistakes."),
    N_("Looks far ahead and hardly ever makes a mistake."),
    N_("Everything the engine can do, with time to think."),
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (descriptions) == AWALE_LEVEL_STRONGEST);
  g_return_val_if_fail (number >= AWALE_LEVEL_FIRST && number <= AWALE_LEVEL_STRONGEST, NULL);

  return _(descriptions[number - 1]);
}

/* A random error of typical size @noise, roughly normally distributed, so that large errors are
 * rare. */
static int
misjudge (GRand *rand,
          int    noise)
{
  double sum = 0;

  for (int i = 0; i < 6; i++)
    sum += g_rand_double_range (rand, -1, 1);

  return (int) (sum / 1.414 * noise);
}

int
awale_level_pick (int                      number,
                  const AwaleSearchResult *result,
                  GRand                   *rand)
{
  const AwaleLevel *level = awale_level_get (number);
  int best = 0, best_worth = G_MININT;

  g_return_val_if_fail (level != NULL && rand != NULL, 0);

  for (int i = 0; i < result->n_lines; i++)
    {
      int worth = result->lines[i].value + misjudge (rand, level->noise);

      if (g_rand_int_range (rand, 0, 100) < level->overlook)
        worth -= 2 * AWALE_SEEDS * AWALE_VALUE_SEED;
      if (worth > best_worth)
        {
          best_worth = worth;
          best = i;
        }
    }

  return best;
}

AwaleMove
awale_level_choose (int                      number,
                    AwaleSearcher           *searcher,
                    const AwalePosition     *positions,
                    size_t                   n_positions,
                    const AwaleSearchLimits *limits,
                    GRand                   *rand,
                    const atomic_bool       *stop,
                    AwaleSearchResult       *result)
{
  const AwaleLevel *level = awale_level_get (number);
  AwaleSearchLimits own = *limits;
  AwaleSearchResult thought;

  g_return_val_if_fail (level != NULL && rand != NULL, AWALE_NO_MOVE);

  if (level->depth != 0)
    {
      own.depth = own.depth != 0 ? MIN (own.depth, level->depth) : level->depth;
      own.lines = AWALE_SEARCH_MAX_LINES;
    }

  thought = awale_searcher_run (searcher, positions, n_positions, &own, stop, NULL, NULL);
  if (thought.n_lines == 0)
    return AWALE_NO_MOVE;

  if (level->depth != 0)
    {
      AwaleSearchLine *chosen = &thought.lines[awale_level_pick (number, &thought, rand)];
      AwaleSearchLine first = thought.lines[0];

      thought.lines[0] = *chosen;
      *chosen = first;
    }
  if (result != NULL)
    *result = thought;

  return thought.lines[0].move;
}
