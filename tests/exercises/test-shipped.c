/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The installed exercises are numerous enough in each kind, have no duplicates, and each has only
 * one answer in a search of all moves to depth 30 with endgame tables.
 */
#include "training/awale-combination-finder.h"
#include "training/awale-exercise.h"
#include "tablebase/awale-tablebase.h"

#include "combination-check.h"
#include "../engine/minimax.h"

enum
{
  EXERCISES = 500,
  MIN_OF_A_KIND = 98,
  HARDEST = 4,              /* Lowest level of exercises that count as very hard. */
  MIN_OF_A_DIFFICULTY = 80,
  TABLE_SEEDS = 10,
  HASH = 8,
  MADE_STRIDE = 60,  /* Only every 60th exercise is searched again from its board. */
};

/* The same limit as in find-combinations.c. */
#define MAX_NODES 600000

static AwaleCombinationKind
get_kind (AwaleExercise *exercise)
{
  AwaleCombinationKind kind;
  int level;

  g_assert_true (awale_exercise_get_combination (exercise, &kind, &level));
  return kind;
}

static const AwaleRuleset *
get_rules (AwaleExercise *exercise)
{
  return awale_game_get_rules (awale_exercise_get_game (exercise));
}

/* There are many exercises of each kind and difficulty and some of each ruleset, always with South
 * to move. Reading drops duplicates, so the number shows that there are none. */
static void
test_numbers (void)
{
  g_autoptr (GPtrArray) exercises = awale_exercise_read_combinations (NULL);
  int n_of_kind[AWALE_COMBINATION_N_KINDS] = { 0 }, n_of_difficulty[HARDEST + 1] = { 0 };
  g_autoptr (GHashTable) rulesets = g_hash_table_new (NULL, NULL);
  size_t n_presets;

  g_assert_cmpuint (exercises->len, ==, EXERCISES);
  for (unsigned i = 0; i < exercises->len; i++)
    {
      const AwalePreset *preset = awale_preset_of (get_rules (exercises->pdata[i]));
      AwaleCombinationKind kind;
      int level;

      g_assert_nonnull (preset);
      g_hash_table_add (rulesets, (void *) preset);
      g_assert_true (awale_exercise_get_combination (exercises->pdata[i], &kind, &level));
      n_of_kind[kind]++;
      n_of_difficulty[MIN (level, HARDEST)]++;
      g_assert_cmpint (awale_node_get_mover (awale_exercise_get_move (exercises->pdata[i])), ==,
                       AWALE_SOUTH);
    }
  for (AwaleCombinationKind kind = 0; kind < AWALE_COMBINATION_N_KINDS; kind++)
    g_assert_cmpint (n_of_kind[kind], >=, MIN_OF_A_KIND);
  for (int i = 1; i <= HARDEST; i++)
    g_assert_cmpint (n_of_difficulty[i], >=, MIN_OF_A_DIFFICULTY);
  awale_presets (&n_presets);
  g_assert_cmpuint (g_hash_table_size (rulesets), ==, n_presets);
}

static void
check_answer (AwaleSearcher *searcher,
              AwaleExercise *exercise)
{
  AwaleNode *question = awale_exercise_get_question (exercise);
  AwalePosition position = awale_node_get_position (question);
  AwaleJudgment judgment = awale_exercise_get_judgment (exercise);

  if (!awale_test_is_combination (searcher, position, judgment.best))
    g_test_fail ();
  g_assert_cmpint (judgment.loss, >=, AWALE_COMBINATION_MARGIN);
  g_assert_cmpint (awale_combination_classify (get_rules (exercise), position, judgment.best), ==,
                   get_kind (exercise));
}

/* Checks that the same exercise, with its level, is found from the board alone. */
static void
check_again (AwaleTablebase *tables,
             AwaleExercise  *exercise)
{
  g_autoptr (AwaleCombinationFinder) finder =
    awale_combination_finder_new (get_rules (exercise), tables, 0, MAX_NODES);
  AwalePosition position = awale_node_get_position (awale_exercise_get_question (exercise));
  AwaleCombination combination;
  AwaleCombinationKind kind;
  int level;

  awale_exercise_get_combination (exercise, &kind, &level);
  g_assert_true (awale_combination_finder_look (finder, position, &combination));
  g_assert_cmpint (combination.best.move, ==, awale_exercise_get_judgment (exercise).best);
  g_assert_cmpint (combination.kind, ==, kind);
  g_assert_cmpint (combination.level, ==, level);
}

static void
test_answers (const void *data)
{
  const AwalePreset *preset = data;
  g_autoptr (GPtrArray) exercises = awale_exercise_read_combinations (NULL);
  g_autofree char *folder = g_dir_make_tmp ("awale-test-XXXXXX", NULL);
  g_autoptr (AwaleTablebase) tables = NULL;
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (&preset->rules, HASH);
  g_autoptr (GError) error = NULL;
  int n = 0;

  awale_tablebase_build (&preset->rules, folder, TABLE_SEEDS, NULL, &error);
  g_assert_no_error (error);
  tables = awale_tablebase_open (&preset->rules, folder, TABLE_SEEDS);
  awale_searcher_set_tables (searcher, tables);
  for (unsigned i = 0; i < exercises->len; i++)
    {
      if (!awale_ruleset_equal (get_rules (exercises->pdata[i]), &preset->rules))
        continue;
      check_answer (searcher, exercises->pdata[i]);
      if (n++ % MADE_STRIDE == 0)
        check_again (tables, exercises->pdata[i]);
    }
  g_assert_cmpint (n, >, 0);
  awale_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercises/numbers", test_numbers);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *path = g_strdup_printf ("/exercises/answers/%s", presets[i].id);

      g_test_add_data_func (path, &presets[i], test_answers);
    }
  return g_test_run ();
}
