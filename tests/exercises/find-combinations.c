/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * find-combinations RULESET KINDS GAMES SEED: plays this number of games between levels, looks for
 * combinations of these kinds (`trap,quiet`) in them, and prints them as OGN, with South to move.
 * The same arguments give the same output. Tables of the ruleset are built in a temporary folder.
 *
 * find-combinations FOLDER: prints the ruleset and position of each combination in the files of
 * FOLDER that a fresh search finds again; a search that has just seen other positions may prove a
 * little more.
 */
#include "tablebase/awale-tablebase.h"
#include "training/awale-combination-finder.h"
#include "training/awale-exercise.h"

#include "../engine/minimax.h"

#include <stdio.h>
#include <stdlib.h>

enum
{
  TABLE_SEEDS = 10,
  MAX_PLIES = 200,
  MAX_SEEDS = 40,    /* Maximum number of seeds on the board; fuller boards are rarely decided. */
  MAX_LEAD = 14,     /* Maximum lead of a player; little is at stake with a larger one. */
  PAUSE = 8,         /* Minimum number of plies between two combinations of a game. */
  MIN_LEVEL = 1,
  MAX_LEVEL = 6,
};

/* Maximum number of nodes of a search. */
#define MAX_NODES 600000

typedef struct
{
  AwaleRuleset            rules;
  AwaleCombinationFinder *finder;
  AwaleSearcher          *player;
  GRand                  *rand;
  GHashTable             *found;  /* Hashes of the exercises found so far. */
} Search;

/* Prints the combination in @position. Returns: false if there is none, if it is known already, or
 * if the board is too full or the lead too large */
static bool
look (Search        *search,
      AwalePosition  position)
{
  AwaleCombination combination;
  g_autoptr (AwaleExercise) exercise = NULL;
  g_autofree char *text = NULL;
  gint64 hash;

  if (awale_position_seeds_on_board (position) > MAX_SEEDS
      || ABS (position.stores[0] - position.stores[1]) > MAX_LEAD)
    return false;
  if (position.side == AWALE_NORTH)
    position = awale_position_swap_sides (position);
  if (!awale_combination_finder_look (search->finder, position, &combination))
    return false;
  exercise = awale_exercise_new_combination (&search->rules, &combination, NULL);
  hash = awale_exercise_get_hash (exercise);
  if (!g_hash_table_add (search->found, g_memdup2 (&hash, sizeof hash)))
    return false;
  text = awale_exercise_dup_text (exercise);
  printf ("%s%s", g_hash_table_size (search->found) > 1 ? "\n" : "", text);
  fflush (stdout);
  return true;
}

/* Looks for a combination in @position, and in the positions after each of its moves. */
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

/* Plays a game of at most MAX_PLIES plies between two levels, and looks for combinations on the
 * way. */
static void
play (Search *search)
{
  static const AwaleSearchLimits no_limits = { .depth = 0 };
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition position = awale_position_start ();
  unsigned pause = 0;
  int levels[] = { g_rand_int_range (search->rand, MIN_LEVEL, MAX_LEVEL + 1),
                   g_rand_int_range (search->rand, MIN_LEVEL, MAX_LEVEL + 1) };

  while (positions->len < MAX_PLIES)
    {
      const AwalePosition *all;

      g_array_append_val (positions, position);
      all = (const AwalePosition *) (void *) positions->data;
      if (awale_outcome (&search->rules, all, positions->len).state != AWALE_GAME_STATE_PLAYING)
        return;
      if (pause > 0)
        pause--;
      else if (look_around (search, position))
        pause = PAUSE;
      awale_searcher_clear (search->player);
      position = awale_play (position, &search->rules,
                             awale_level_choose (levels[position.side], search->player, all,
                                                 positions->len, &no_limits, search->rand, NULL,
                                                 NULL),
                             NULL);
    }
}

/* Returns true if a fresh finder finds the same @exercise again in its position. */
static bool
is_found_again (AwaleExercise      *exercise,
                const AwaleRuleset *rules,
                AwaleTablebase     *tables)
{
  g_autoptr (AwaleCombinationFinder) finder =
    awale_combination_finder_new (rules, tables, 0, MAX_NODES);
  AwalePosition position = awale_node_get_position (awale_exercise_get_question (exercise));
  AwaleCombination found;
  AwaleCombinationKind kind;
  int level;

  return awale_exercise_get_combination (exercise, &kind, &level)
         && awale_combination_finder_look (finder, position, &found)
         && found.best.move == awale_exercise_get_judgment (exercise).best
         && found.kind == kind && found.level == level;
}

static void
tell_found_again (GPtrArray         *exercises,
                  const AwalePreset *preset)
{
  g_autofree char *folder = g_dir_make_tmp ("awale-exercises-XXXXXX", NULL);
  g_autoptr (AwaleTablebase) tables = NULL;

  awale_tablebase_build (&preset->rules, folder, TABLE_SEEDS, NULL, NULL);
  tables = awale_tablebase_open (&preset->rules, folder, TABLE_SEEDS);
  for (unsigned i = 0; i < exercises->len; i++)
    {
      AwaleExercise *exercise = exercises->pdata[i];
      g_autofree char *position =
        awale_position_to_string (awale_node_get_position (awale_exercise_get_question (exercise)));

      if (awale_ruleset_equal (awale_game_get_rules (awale_exercise_get_game (exercise)),
                               &preset->rules)
          && is_found_again (exercise, &preset->rules, tables))
        printf ("%s %s\n", preset->id, position);
    }
  awale_test_remove_folder (folder);
}

static int
look_again (const char *folder)
{
  g_autoptr (GPtrArray) exercises = awale_exercise_read_combinations (folder);
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    tell_found_again (exercises, &presets[i]);
  return EXIT_SUCCESS;
}

/* Returns the set of kinds named in @text, or 0 if a word is unknown. */
static unsigned
read_kinds (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  unsigned kinds = 0;

  for (int i = 0; words[i] != NULL; i++)
    {
      AwaleCombinationKind kind = awale_combination_kind_from_id (words[i]);

      if (kind == AWALE_COMBINATION_N_KINDS)
        return 0;
      kinds |= 1u << kind;
    }
  return kinds;
}

int
main (int    argc,
      char **argv)
{
  Search search = { .finder = NULL };
  unsigned kinds = argc == 5 ? read_kinds (argv[2]) : 0;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  g_autoptr (AwaleTablebase) tables = NULL;

  if (argc == 2)
    return look_again (argv[1]);
  folder = g_dir_make_tmp ("awale-exercises-XXXXXX", NULL);
  if (kinds == 0
      || !awale_ruleset_resolve (argv[1], &search.rules, &error)
      || !awale_tablebase_build (&search.rules, folder, TABLE_SEEDS, NULL, &error))
    {
      fprintf (stderr, "%s\n", error != NULL ? error->message
                                             : "RULESET KINDS GAMES SEED, or FOLDER, are needed");
      return EXIT_FAILURE;
    }
  tables = awale_tablebase_open (&search.rules, folder, TABLE_SEEDS);
  search.finder = awale_combination_finder_new (&search.rules, tables, kinds, MAX_NODES);
  search.player = awale_searcher_new (&search.rules, 1);
  search.rand = g_rand_new_with_seed ((guint32) atoi (argv[4]));
  search.found = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  for (int n = atoi (argv[3]); n > 0; n--)
    play (&search);
  g_hash_table_unref (search.found);
  g_rand_free (search.rand);
  awale_searcher_free (search.player);
  awale_combination_finder_free (search.finder);
  awale_test_remove_folder (folder);
  return EXIT_SUCCESS;
}
