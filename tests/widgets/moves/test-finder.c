/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

#include "game/awale-casefold.h"
#include "widgets/moves/awale-finder.h"

#include <string.h>

static void
check_fold (const char *text,
            const char *expected)
{
  g_autofree char *folded = awale_casefold (text);

  g_assert_cmpstr (folded, ==, expected);
}

static void
check_find (const char *text,
            const char *words,
            const char *expected)
{
  g_autofree char *folded = awale_casefold (words);
  g_autofree char *found = NULL;
  size_t start = 0;
  size_t end = 0;

  if (expected == NULL)
    {
      g_assert_false (awale_casefold_find (text, folded, &start, &end));
      return;
    }
  g_assert_true (awale_casefold_find (text, folded, &start, &end));
  found = g_strndup (text + start, end - start);
  g_assert_cmpstr (found, ==, expected);
}

static void
test_fold (void)
{
  check_fold ("ÉTÉ\nœuf d’Ƒ", "ete oeuf d'ƒ");
  check_fold ("", "");
  check_find ("Une Récolte sûre", "recolte sure", "Récolte sûre");
  check_find ("Re\xcc\x81" "colte", "RÉCOLTE", "Re\xcc\x81" "colte");
  check_find ("cafe\xcc\x81 noir", "café", "cafe\xcc\x81");
  check_find ("l’œuvre", "l'oeuvre", "l’œuvre");
  check_find ("l’œuvre", "euv", "œuv");
  check_find ("abc", "abd", NULL);
}

/* Creates the game 1. F f {Une récolte facile} (1… d {Better? Récolter} 2. D f) 2. E! e. */
static AwaleGame *
create_game (void)
{
  AwaleGame *game = fixture_new_game ();

  fixture_play (game, "FfEe");
  fixture_add (game, fixture_find (game, "F"), "dDf");
  awale_game_set_comment (game, fixture_find (game, "Ff"), "Une récolte facile");
  awale_game_set_comment (game, fixture_find (game, "Fd"), "Better? Récolter");
  awale_game_toggle_glyph (game, fixture_find (game, "FfE"), AWALE_GLYPH_GOOD);
  awale_game_set_cursor (game, awale_game_get_root (game));
  return game;
}

static void
check_step (AwaleFinder *finder,
            AwaleGame   *game,
            int          step,
            const char  *expected,
            unsigned     number)
{
  g_autofree char *path = NULL;

  g_assert_true (awale_finder_step (finder, step));
  path = awale_node_dup_path (awale_game_get_cursor (game));
  g_assert_cmpstr (path, ==, expected);
  g_assert_cmpuint (awale_finder_get_number (finder), ==, number);
}

static void
test_comments (void)
{
  g_autoptr (AwaleGame) game = create_game ();
  g_autoptr (AwaleFinder) finder = awale_finder_new ();

  awale_finder_set_game (finder, game);
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 0);
  g_assert_false (awale_finder_step (finder, 1));
  awale_finder_set_text (finder, " RECOLTE ");
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 2);
  g_assert_cmpuint (awale_finder_get_number (finder), ==, 0);
  check_step (finder, game, 0, "Ff", 1);
  check_step (finder, game, 0, "Ff", 1);
  check_step (finder, game, 1, "Fd", 2);
  check_step (finder, game, 1, "Ff", 1);
  check_step (finder, game, -1, "Fd", 2);

  /* Stepping can start from a position that is not a match. */
  awale_game_set_cursor (game, fixture_find (game, "FdD"));
  check_step (finder, game, -1, "Fd", 2);
  awale_game_set_cursor (game, fixture_find (game, "F"));
  check_step (finder, game, 1, "Ff", 1);
  awale_finder_set_text (finder, "nowhere");
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 0);
  awale_finder_set_text (finder, NULL);
  g_assert_null (awale_finder_get_words (finder));
}

static void
test_moves (void)
{
  g_autoptr (AwaleGame) game = create_game ();
  g_autoptr (AwaleFinder) finder = awale_finder_new ();

  awale_finder_set_game (finder, game);
  awale_finder_set_text (finder, "F d D");
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 1);
  check_step (finder, game, 0, "FdD", 1);
  g_assert_true (awale_finder_has_move (finder, fixture_find (game, "F")));
  g_assert_true (awale_finder_has_move (finder, fixture_find (game, "Fd")));
  g_assert_true (awale_finder_has_move (finder, fixture_find (game, "FdD")));
  g_assert_false (awale_finder_has_move (finder, fixture_find (game, "Ff")));
  awale_finder_set_text (finder, "1. … f 2. E e");
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 1);
  awale_finder_set_text (finder, "f");
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 2);  /* Two moves are called f: Ff and FdDf. */
  awale_finder_set_text (finder, "Fx");
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 0);
  awale_finder_set_text (finder, "!");
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 1);
  check_step (finder, game, 0, "FfE", 1);
}

static void
check_n (AwaleFinder *finder,
         const char  *text,
         unsigned     expected)
{
  awale_finder_set_text (finder, text);
  g_assert_cmpuint (awale_finder_get_n (finder), ==, expected);
}

/* The game is 1. F f 2. B e 3. B c 4. D a+2 5. A+3 b+2, with the variation 4… c. */
static void
test_rounds_and_harvests (void)
{
  g_autoptr (AwaleGame) game = fixture_new_game ();
  g_autoptr (AwaleFinder) finder = awale_finder_new ();

  fixture_play (game, "FfBeBcDaAb");
  fixture_add (game, fixture_find (game, "FfBeBcD"), "c");
  awale_finder_set_game (finder, game);
  check_n (finder, "+2", 2);
  check_n (finder, "+3", 1);
  check_n (finder, "+4", 0);
  check_n (finder, "a+2", 1);
  check_n (finder, "b+3", 0);
  check_n (finder, "A+3 b+2", 1);
  check_n (finder, "D +2", 1);
  check_n (finder, "4", 1);
  check_n (finder, "5.", 1);
  check_n (finder, "6", 0);
  check_n (finder, "4 c", 1);
  check_n (finder, "4. D c", 1);
  check_n (finder, "5. D", 0);
  check_n (finder, "99999999999999999999", 0);

  awale_game_set_cursor (game, awale_game_get_root (game));
  awale_finder_set_text (finder, "3");
  check_step (finder, game, 0, "FfBeB", 1);
  g_assert_true (awale_finder_has_move (finder, fixture_find (game, "FfBeB")));
  g_assert_false (awale_finder_has_move (finder, fixture_find (game, "FfBeBc")));
}

static void
count_cb (unsigned *n)
{
  (*n)++;
}

static void
test_follows (void)
{
  g_autoptr (AwaleGame) game = create_game ();
  g_autoptr (AwaleFinder) finder = awale_finder_new ();
  unsigned n_changes = 0;

  awale_finder_set_game (finder, game);
  awale_finder_set_text (finder, "better");
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 1);
  g_signal_connect_swapped (finder, "changed", G_CALLBACK (count_cb), &n_changes);
  awale_game_set_comment (game, fixture_find (game, "FfEe"), "No better");
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 2);
  awale_game_delete (game, fixture_find (game, "Fd"));
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 1);
  awale_game_undo (game);
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 2);
  awale_finder_set_game (finder, NULL);
  g_assert_cmpuint (awale_finder_get_n (finder), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/finder/fold", test_fold);
  g_test_add_func ("/game/finder/comments", test_comments);
  g_test_add_func ("/game/finder/moves", test_moves);
  g_test_add_func ("/game/finder/rounds-and-harvests", test_rounds_and_harvests);
  g_test_add_func ("/game/finder/follows", test_follows);
  return g_test_run ();
}
