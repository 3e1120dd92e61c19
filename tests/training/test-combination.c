/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Combinations have the right kinds, are found, and are stored in files.
 */
#include "training/awale-combination-finder.h"
#include "training/awale-exercise.h"

#include <glib/gstdio.h>
#include <string.h>

/* Limit of nodes for a search without tables on boards with few seeds. */
#define NODES 3000000

static AwalePosition
read_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  AwalePosition position;

  awale_position_parse (text, &position, &error);
  g_assert_no_error (error);
  return position;
}

static AwaleRuleset
get_rules (const char *id)
{
  g_autoptr (GError) error = NULL;
  AwaleRuleset rules;

  awale_ruleset_resolve (id, &rules, &error);
  g_assert_no_error (error);
  return rules;
}

static void
test_kinds (void)
{
  static const struct
  {
    const char           *ruleset;
    const char           *position;
    char                  move;
    AwaleCombinationKind  kind;
  } cases[] = {
    /* Sowing twelve or more seeds is a krou, whatever it harvests. */
    { "abapa", "0-1-0-0-16-0-1-0-0-0-1-0-16-13-S", 'E', AWALE_COMBINATION_KROU },
    { "abapa", "0-0-8-0-12-0-0-2-1-14-0-0-6-5-S", 'E', AWALE_COMBINATION_KROU },
    /* Harvesting two or more pits is a combination; harvesting one pit is not. */
    { "abapa", "0-0-0-0-7-0-3-1-1-1-1-1-16-17-S", 'E', AWALE_COMBINATION_HARVEST },
    { "abapa", "0-0-0-0-0-2-1-1-4-4-0-0-18-18-S", 'F', AWALE_COMBINATION_HARVEST },
    { "abapa", "4-4-4-0-0-1-1-4-4-4-4-4-6-8-S", 'F', AWALE_COMBINATION_N_KINDS },
    /* After F, no move by North can prevent North from running out of seeds. */
    { "abapa", "0-0-0-1-0-1-1-0-0-0-4-2-19-20-S", 'F', AWALE_COMBINATION_TRAP },
    { "family", "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S", 'A', AWALE_COMBINATION_TRAP },
    /* Without B, North would harvest the pit B by d. */
    { "abapa", "4-2-4-4-4-4-4-4-4-4-2-1-4-3-S", 'B', AWALE_COMBINATION_DEFENCE },
    { "abapa", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 'A', AWALE_COMBINATION_QUIET },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwaleRuleset rules = get_rules (cases[i].ruleset);
      AwalePosition position = read_position (cases[i].position);
      AwaleMove move = awale_move_from_letter (cases[i].move);

      g_test_message ("%s %c", cases[i].position, cases[i].move);
      g_assert_cmpint (awale_combination_classify (&rules, position, move), ==, cases[i].kind);
      g_assert_cmpint (awale_combination_classify (&rules, awale_position_swap_sides (position),
                                                   move + AWALE_SIDE_PITS), ==, cases[i].kind);
    }
}

static void
test_words (void)
{
  for (AwaleCombinationKind kind = 0; kind < AWALE_COMBINATION_N_KINDS; kind++)
    {
      g_assert_cmpint (awale_combination_kind_from_id (awale_combination_kind_get_id (kind)), ==,
                       kind);
      g_assert_nonnull (awale_combination_kind_get_name (kind));
    }
  g_assert_cmpint (awale_combination_kind_from_id ("Krou"), ==, AWALE_COMBINATION_N_KINDS);
}

/* A proven value counts with its bounds, not with its estimate. */
static void
test_margin (void)
{
  AwaleSearchLine best = { .proof = AWALE_PROOF_ESTIMATE, .value = 500, .low = 100, .high = 900 };
  AwaleSearchLine second = { .proof = AWALE_PROOF_ESTIMATE, .value = 50, .low = 0, .high = 80 };

  g_assert_cmpint (awale_combination_get_margin (&best, &second), ==, 450);
  best.proof = AWALE_PROOF_BOUNDS;
  g_assert_cmpint (awale_combination_get_margin (&best, &second), ==, 50);
  second.proof = AWALE_PROOF_BOUNDS;
  g_assert_cmpint (awale_combination_get_margin (&best, &second), ==, 20);
}

/* Combinations of all kinds except krous are found for both sides. */
static void
test_found (void)
{
  static const struct
  {
    const char           *position;
    char                  move;
    AwaleCombinationKind  kind;
  } cases[] = {
    { "1-1-1-2-4-1-1-1-1-1-0-0-12-22-S", 'E', AWALE_COMBINATION_HARVEST },
    { "0-0-1-0-0-1-1-0-0-0-1-2-18-24-S", 'F', AWALE_COMBINATION_TRAP },
    { "2-1-0-0-1-0-0-3-0-0-2-0-17-22-S", 'A', AWALE_COMBINATION_DEFENCE },
    { "1-0-0-1-1-1-0-1-2-0-0-0-22-19-S", 'E', AWALE_COMBINATION_QUIET },
  };
  AwaleRuleset rules = get_rules ("abapa");
  g_autoptr (AwaleCombinationFinder) finder =
    awale_combination_finder_new (&rules, NULL, 0, NODES);

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AwalePosition position = read_position (cases[i].position);
      AwaleCombination combination, other;

      g_assert_true (awale_combination_finder_look (finder, position, &combination));
      g_assert_cmpint (combination.best.move, ==, awale_move_from_letter (cases[i].move));
      g_assert_cmpint (combination.kind, ==, cases[i].kind);
      g_assert_cmpint (combination.level, <, AWALE_LEVEL_STRONGEST);
      g_assert_cmpint (awale_combination_get_margin (&combination.best, &combination.second), >=,
                       AWALE_COMBINATION_MARGIN);
      /* The first search takes long, so that only the slow test repeats it for the other side. */
      if (i == 0 && !g_test_slow ())
        continue;
      position = awale_position_swap_sides (position);
      g_assert_true (awale_combination_finder_look (finder, position, &other));
      g_assert_cmpint (other.best.move, ==, combination.best.move + AWALE_SIDE_PITS);
      g_assert_cmpint (other.level, ==, combination.level);
    }
}

static void
test_not_found (void)
{
  static const char *const positions[] = {
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",     /* All moves have about the same value. */
    "0-0-0-0-0-1-0-0-0-0-1-2-20-24-S",   /* There is only one legal move. */
    "1-0-0-1-1-1-0-1-2-0-0-0-25-16-S",   /* The game is already decided. */
    "0-0-0-0-0-0-1-1-0-0-0-0-23-23-S",   /* The game is already over. */
  };
  AwaleRuleset rules = get_rules ("abapa");
  g_autoptr (AwaleCombinationFinder) finder =
    awale_combination_finder_new (&rules, NULL, 0, NODES);
  g_autoptr (AwaleCombinationFinder) krous =
    awale_combination_finder_new (&rules, NULL, 1u << AWALE_COMBINATION_KROU, NODES);
  g_autoptr (AwaleCombinationFinder) hasty = awale_combination_finder_new (&rules, NULL, 0, 2000);
  AwalePosition quiet = read_position ("1-0-0-1-1-1-0-1-2-0-0-0-22-19-S");
  AwaleCombination combination;

  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    g_assert_false (awale_combination_finder_look (finder, read_position (positions[i]),
                                                   &combination));
  g_assert_true (awale_combination_finder_look (finder, quiet, &combination));
  g_assert_false (awale_combination_finder_look (krous, quiet, &combination));
  g_assert_false (awale_combination_finder_look (hasty, quiet, &combination));
}

/* --- Combinations as exercises --------------------------------------------------------------- */

static AwaleExercise *
find_exercise (AwaleGame *game)
{
  AwaleRuleset rules = get_rules ("abapa");
  g_autoptr (AwaleCombinationFinder) finder =
    awale_combination_finder_new (&rules, NULL, 0, NODES);
  AwaleCombination combination;

  g_assert_true (awale_combination_finder_look (
    finder, read_position ("1-0-0-1-1-1-0-1-2-0-0-0-22-19-S"), &combination));
  combination.level = 4;
  return awale_exercise_new_combination (&rules, &combination, game);
}

static void
test_exercise (void)
{
  AwaleRuleset rules = get_rules ("abapa");
  g_autoptr (AwaleGame) game = awale_game_new (&rules);
  g_autoptr (AwaleExercise) exercise = NULL;
  g_autoptr (AwaleExercise) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *question = NULL;
  g_autofree char *copy = NULL;
  AwaleCombinationKind kind;
  int level;

  awale_game_set_tag (game, "South", "Ama");
  exercise = find_exercise (game);
  text = awale_exercise_dup_text (exercise);
  g_assert_nonnull (strstr (text, "[South \"Ama\"]"));
  g_assert_nonnull (strstr (text, "[Combination \"quiet 4\"]\n"));
  g_assert_nonnull (strstr (text, " 1. A {[%eval "));
  g_assert_nonnull (strstr (text, "(1. E {[%eval "));
  question = awale_exercise_dup_question (exercise);
  g_assert_cmpstr (question, ==, "South to move. One move is at least three seeds better than any "
                                 "other: find it.");

  again = awale_exercise_new_from_text (text);
  g_assert_true (awale_exercise_get_combination (again, &kind, &level));
  g_assert_cmpint (kind, ==, AWALE_COMBINATION_QUIET);
  g_assert_cmpint (level, ==, 4);
  g_assert_cmpint (awale_exercise_get_hash (again), ==, awale_exercise_get_hash (exercise));
  copy = awale_exercise_dup_text (again);
  g_assert_cmpstr (copy, ==, text);
}

/* Without a valid tag, the game is read as an exercise about an error, which counts as a different
 * exercise. */
static void
test_tags (void)
{
  static const char *const tags[] = { NULL, "", "quiet", "quiet 0", "quiet 9", "other 4",
                                      "quiet 4 5" };
  g_autoptr (AwaleExercise) exercise = find_exercise (NULL);
  AwaleGame *game = awale_exercise_get_game (exercise);
  AwaleCombinationKind kind;
  int level;

  for (size_t i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      g_autoptr (AwaleExercise) error = NULL;

      awale_game_set_tag (game, "Combination", tags[i]);
      error = awale_exercise_new_from_game (game);
      g_assert_false (awale_exercise_get_combination (error, &kind, &level));
      g_assert_cmpint (awale_exercise_get_hash (error), !=, awale_exercise_get_hash (exercise));
    }
}

/* A game with a combination lists the combination, but not an error by the other move in it. */
static void
test_listed (void)
{
  g_autoptr (AwaleExercise) exercise = find_exercise (NULL);
  g_autoptr (GPtrArray) exercises =
    awale_exercise_list_of_game (awale_exercise_get_game (exercise), NULL);

  g_assert_cmpuint (exercises->len, ==, 1);
  g_assert_cmpint (awale_exercise_get_hash (exercises->pdata[0]), ==,
                   awale_exercise_get_hash (exercise));
}

static void
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* All valid combinations are read, without duplicates, easier ones first. */
static void
test_read (void)
{
  static const char easy[] =
    "[FEN \"2-1-0-0-1-0-0-3-0-0-2-0-17-22-S\"]\n[Combination \"defence 3\"]\n\n"
    "1. B {[%eval =-14] [%best A =0]} *\n";
  g_autofree char *folder = g_dir_make_tmp ("awale-test-XXXXXX", NULL);
  g_autoptr (AwaleExercise) exercise = find_exercise (NULL);
  g_autofree char *hard = awale_exercise_dup_text (exercise);
  g_autofree char *both = g_strconcat (hard, "\n", easy, NULL);
  g_autoptr (GPtrArray) exercises = NULL;
  AwaleCombinationKind kind;
  int level;

  write_file (folder, "a.ogn", hard);
  write_file (folder, "b.ogn", both);
  write_file (folder, "c.ogn", "[Combination \"quiet 4\"]\n\n1. A f *\n\nnothing at all");
  write_file (folder, "d.txt", easy);
  exercises = awale_exercise_read_combinations (folder);
  g_assert_cmpuint (exercises->len, ==, 2);
  awale_exercise_get_combination (exercises->pdata[0], &kind, &level);
  g_assert_cmpint (level, ==, 3);
  for (const char *name = "abc"; *name != '\0'; name++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%c.ogn", folder, *name);

      g_unlink (path);
    }
  g_ptr_array_unref (g_steal_pointer (&exercises));
  exercises = awale_exercise_read_combinations (folder);
  g_assert_cmpuint (exercises->len, ==, 0);
  {
    g_autofree char *path = g_build_filename (folder, "d.txt", NULL);

    g_unlink (path);
  }
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/training/combination/kinds", test_kinds);
  g_test_add_func ("/training/combination/words", test_words);
  g_test_add_func ("/training/combination/margin", test_margin);
  g_test_add_func ("/training/combination/found", test_found);
  g_test_add_func ("/training/combination/not-found", test_not_found);
  g_test_add_func ("/training/combination/exercise", test_exercise);
  g_test_add_func ("/training/combination/tags", test_tags);
  g_test_add_func ("/training/combination/listed", test_listed);
  g_test_add_func ("/training/combination/read", test_read);
  return g_test_run ();
}
