/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * find-combinations RULESET KIND NUMBER SEED: plays games between levels of play until so many
 * combinations of that kind are found in them, one a game at most, and prints them as OGN, South to
 * move. The same arguments find the same. Tables of the ruleset are built in a temporary folder.
 */
#include "tablebase/awale-tablebase-build.h"
#include "training/awale-combination-finder.h"
#include "training/awale-drill.h"

#include "../engine/minimax.h"

#include <stdio.h>
#include <stdlib.h>

enum
{
  TABLE_SEEDS = 10,
  MOST_PLIES = 200,
  MOST_SEEDS = 40,   /* On the board: nothing is settled before some are gone, */
  MOST_LEAD = 14,    /* and little is at stake after that. */
  LEAST_LEVEL = 1,
  MOST_LEVEL = 6,
};

/* Nodes that a search may take: of a kind that is rare more, so that they are found at all. */
static const uint64_t limits[AWALE_COMBINATION_N_KINDS] = {
  [AWALE_COMBINATION_KROU] = 1500000,
  [AWALE_COMBINATION_HARVEST] = 1000000,
  [AWALE_COMBINATION_TRAP] = 600000,
  [AWALE_COMBINATION_DEFENCE] = 600000,
  [AWALE_COMBINATION_QUIET] = 400000,
};

typedef struct
{
  AwaleRuleset            rules;
  AwaleCombinationFinder *finder;
  AwaleSearcher          *player;
  GRand                  *rand;
  GHashTable             *found;  /* Hashes of exercises. */
} Search;

/* Prints what is found in @position; false if nothing is, or it was found before. */
static bool
look (Search        *search,
      AwalePosition  position)
{
  AwaleCombination combination;
  g_autoptr (AwaleDrill) drill = NULL;
  g_autofree char *text = NULL;
  gint64 hash;

  if (awale_position_seeds_on_board (position) > MOST_SEEDS
      || ABS (position.stores[0] - position.stores[1]) > MOST_LEAD)
    return false;
  if (position.side == AWALE_NORTH)
    position = awale_position_swap_sides (position);
  if (!awale_combination_finder_look (search->finder, position, &combination))
    return false;
  drill = awale_drill_new_combination (&search->rules, &combination, NULL);
  hash = awale_drill_get_hash (drill);
  if (!g_hash_table_add (search->found, g_memdup2 (&hash, sizeof hash)))
    return false;
  text = awale_drill_dup_text (drill);
  printf ("%s%s", g_hash_table_size (search->found) > 1 ? "\n" : "", text);
  fflush (stdout);
  return true;
}

/* Looks at @position, and at what else might have been played there. */
static bool
look_around (Search        *search,
             AwalePosition  position)
{
  if (look (search, position))
    return true;
  for (unsigned moves = awale_legal_moves (position, &search->rules); moves != 0;
       moves &= moves - 1)
    if (look (search, awale_play (position, &search->rules, __builtin_ctz (moves), NULL)))
      return true;
  return false;
}

/* A game between two levels, to its end or until something is found in it. */
static void
play (Search *search)
{
  static const AwaleSearchLimits no_limits = { .depth = 0 };
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  const AwalePosition *all;
  AwalePosition position = awale_position_start ();
  int levels[] = { g_rand_int_range (search->rand, LEAST_LEVEL, MOST_LEVEL + 1),
                   g_rand_int_range (search->rand, LEAST_LEVEL, MOST_LEVEL + 1) };

  while (positions->len < MOST_PLIES)
    {
      AwaleMove move;

      g_array_append_val (positions, position);
      all = (const AwalePosition *) (void *) positions->data;
      if (awale_outcome (&search->rules, all, positions->len).state != AWALE_STATE_PLAYING
          || look_around (search, position))
        return;
      awale_searcher_forget (search->player);
      move = awale_level_choose (levels[position.side], search->player, all, positions->len,
                                 &no_limits, search->rand, NULL, NULL);
      position = awale_play (position, &search->rules, move, NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  Search search = { .finder = NULL };
  AwaleCombinationKind kind =
    argc == 5 ? awale_combination_kind_from_id (argv[2]) : AWALE_COMBINATION_N_KINDS;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("awale-exercises-XXXXXX", NULL);
  g_autoptr (AwaleTablebase) tables = NULL;

  if (kind == AWALE_COMBINATION_N_KINDS
      || !awale_ruleset_resolve (argv[1], &search.rules, &error)
      || !awale_tablebase_build (&search.rules, folder, TABLE_SEEDS, NULL, &error))
    {
      fprintf (stderr, "%s\n", error != NULL ? error->message
                                             : "RULESET KIND NUMBER SEED are needed");
      return EXIT_FAILURE;
    }
  tables = awale_tablebase_open (&search.rules, folder, TABLE_SEEDS);
  search.finder = awale_combination_finder_new (&search.rules, tables, 1u << kind, limits[kind]);
  search.player = awale_searcher_new (&search.rules, 1);
  search.rand = g_rand_new_with_seed ((guint32) atoi (argv[4]));
  search.found = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  while (g_hash_table_size (search.found) < (guint) atoi (argv[3]))
    play (&search);
  g_hash_table_unref (search.found);
  g_rand_free (search.rand);
  awale_searcher_free (search.player);
  awale_combination_finder_free (search.finder);
  awale_test_remove_folder (folder);
  return EXIT_SUCCESS;
}
