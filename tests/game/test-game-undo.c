/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game-fixtures.h"

#include "game/awale-game-steps.h"

/* Games get random changes, and their state is recorded after each step. Undo and redo must lead
 * through the same states. */

#define N_GAMES 8
#define N_EDITS 120

/* A game, with the states after each step of its history. */
typedef struct
{
  AwaleGame *game;
  GPtrArray *states;  /* States as text, from the original one on. (element-type utf8) */
  unsigned   n_added;
} Fixture;

static void
check_state (Fixture  *fixture,
             unsigned  index)
{
  g_autofree char *state = fixture_dump (fixture->game);

  g_assert_cmpstr (state, ==, g_ptr_array_index (fixture->states, index));
  g_assert_true (awale_game_contains (fixture->game, awale_game_get_cursor (fixture->game)));
  g_assert_cmpint (awale_game_is_modified (fixture->game), ==, index != 0);
  g_assert_cmpint (awale_game_can_undo (fixture->game), ==, index > 0);
  g_assert_cmpint (awale_game_can_redo (fixture->game), ==, index + 1 < fixture->states->len);
}

/* Makes random changes, each in a step of its own, so that each step has one recorded state. */
static void
make_steps (Fixture  *fixture,
            GRand    *random,
            unsigned  n)
{
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("Step %u", fixture->n_added++);

      awale_game_begin_step (fixture->game, name);
      fixture_edit (fixture->game, random);
      awale_game_end_step (fixture->game);
      if (g_strcmp0 (awale_game_get_undo_name (fixture->game), name) == 0)
        g_ptr_array_add (fixture->states, fixture_dump (fixture->game));
    }
}

static void
fixture_begin (Fixture *fixture,
               GRand   *random)
{
  fixture->game = fixture_new_game ();
  fixture->states = g_ptr_array_new_with_free_func (g_free);
  fixture->n_added = 0;

  /* Begin with a game that already has variations and notes. */
  for (int i = 0; i < 40; i++)
    fixture_edit (fixture->game, random);
  awale_game_forget_history (fixture->game);
  g_ptr_array_add (fixture->states, fixture_dump (fixture->game));
}

static void
fixture_end (Fixture *fixture)
{
  g_assert_finalize_object (fixture->game);
  g_ptr_array_unref (fixture->states);
}

static void
test_back_and_forth (void)
{
  for (unsigned seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      Fixture fixture;
      unsigned last;

      fixture_begin (&fixture, random);
      make_steps (&fixture, random, N_EDITS);
      last = fixture.states->len - 1;
      g_assert_cmpuint (last, >, N_EDITS / 3);
      check_state (&fixture, last);
      for (unsigned i = last; i > 0; i--)
        {
          awale_game_undo (fixture.game);
          check_state (&fixture, i - 1);
        }
      for (unsigned i = 0; i < last; i++)
        {
          awale_game_redo (fixture.game);
          check_state (&fixture, i + 1);
        }
      fixture_end (&fixture);
    }
}

/* A new change made between random undos and redos discards the undone steps. */
static void
test_to_and_fro (void)
{
  for (unsigned seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (1000 + seed);
      Fixture fixture;
      unsigned at;

      fixture_begin (&fixture, random);
      make_steps (&fixture, random, 30);
      at = fixture.states->len - 1;
      for (int i = 0; i < 200; i++)
        {
          int choice = g_rand_int_range (random, 0, 10);

          if (choice < 5 && at > 0)
            {
              awale_game_undo (fixture.game);
              at--;
            }
          else if (choice < 9 && at + 1 < fixture.states->len)
            {
              awale_game_redo (fixture.game);
              at++;
            }
          else
            {
              const unsigned n_states = fixture.states->len;

              g_ptr_array_set_size (fixture.states, (int) at + 1);
              make_steps (&fixture, random, 1);
              /* The undone steps stay available until the next change, which discards them. */
              while (fixture.states->len == at + 1 && at + 1 < n_states)
                make_steps (&fixture, random, 1);
              at = fixture.states->len - 1;
            }
          check_state (&fixture, at);
        }
      fixture_end (&fixture);
    }
}

/* Undo restores the original game, even if comments were merged outside a step. */
static void
test_merged (void)
{
  for (unsigned seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (2000 + seed);
      g_autofree char *last = NULL;
      g_autofree char *again = NULL;
      Fixture fixture;

      fixture_begin (&fixture, random);
      for (int i = 0; i < N_EDITS; i++)
        fixture_edit (fixture.game, random);
      last = fixture_dump (fixture.game);
      while (awale_game_can_undo (fixture.game))
        awale_game_undo (fixture.game);
      again = fixture_dump (fixture.game);
      g_assert_cmpstr (again, ==, g_ptr_array_index (fixture.states, 0));
      g_assert_false (awale_game_is_modified (fixture.game));

      g_free (again);
      while (awale_game_can_redo (fixture.game))
        awale_game_redo (fixture.game);
      again = fixture_dump (fixture.game);
      g_assert_cmpstr (again, ==, last);
      fixture_end (&fixture);
    }
}

/* A game counts as modified in all states except the saved one, which lies in the middle of the
 * history. */
static void
test_modified (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3000);
  Fixture fixture;
  unsigned saved;
  unsigned last;

  fixture_begin (&fixture, random);
  make_steps (&fixture, random, 40);
  awale_game_mark_saved (fixture.game, awale_game_begin_saving (fixture.game));
  saved = fixture.states->len - 1;
  make_steps (&fixture, random, 40);
  last = fixture.states->len - 1;
  for (unsigned i = last; i > 0; i--)
    {
      g_assert_cmpint (awale_game_is_modified (fixture.game), ==, i != saved);
      awale_game_undo (fixture.game);
    }
  for (unsigned i = 0; i < last; i++)
    {
      g_assert_cmpint (awale_game_is_modified (fixture.game), ==, i != saved);
      awale_game_redo (fixture.game);
    }

  /* After the saved state was undone and replaced by another change, every state counts as
   * modified. */
  while (awale_game_can_undo (fixture.game))
    awale_game_undo (fixture.game);
  awale_game_set_tag (fixture.game, "Saved", "never");
  g_assert_true (awale_game_is_modified (fixture.game));
  awale_game_undo (fixture.game);
  g_assert_true (awale_game_is_modified (fixture.game));
  fixture_end (&fixture);
}

static void
test_long_game (void)
{
  AwaleGame *game = fixture_new_game ();
  g_autofree char *first = fixture_dump (game);
  g_autofree char *last = NULL;
  g_autofree char *state = NULL;

  fixture_play_circle (game, 10000);
  last = fixture_dump (game);
  while (awale_game_can_undo (game))
    awale_game_undo (game);
  state = fixture_dump (game);
  g_assert_cmpstr (state, ==, first);
  g_free (state);
  while (awale_game_can_redo (game))
    awale_game_redo (game);
  state = fixture_dump (game);
  g_assert_cmpstr (state, ==, last);

  /* When all steps are undone, only the history refers to the nodes. */
  while (awale_game_can_undo (game))
    awale_game_undo (game);
  g_assert_finalize_object (game);
}

static void
count_cb (unsigned *count)
{
  (*count)++;
}

/* Reading a game creates no history and emits no signals. */
static void
test_reading (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  AwaleNode *root = awale_game_get_root (game);
  unsigned n_added = 0, n_modified = 0;
  AwaleNode *node;

  g_signal_connect_swapped (game, "node-added", G_CALLBACK (count_cb), &n_added);
  g_signal_connect_swapped (game, "notify::modified", G_CALLBACK (count_cb), &n_modified);
  awale_game_begin_reading (game);
  awale_game_set_tag (game, "South", "Ama");
  node = awale_game_add_move (game, awale_game_add_move (game, root, 5), 11);
  awale_game_set_comment (game, node, "Why?");
  awale_game_end_reading (game);

  g_assert_cmpuint (n_added + n_modified, ==, 0);
  g_assert_cmpstr (awale_game_get_tag (game, "South"), ==, "Ama");
  g_assert_cmpstr (awale_node_get_comment (node), ==, "Why?");
  g_assert_true (awale_game_contains (game, node));
  g_assert_false (awale_game_can_undo (game) || awale_game_is_modified (game));

  awale_game_add_move (game, node, 4);
  g_assert_cmpuint (n_added, ==, 1);
  g_assert_true (awale_game_can_undo (game));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/undo/back-and-forth", test_back_and_forth);
  g_test_add_func ("/game/undo/to-and-fro", test_to_and_fro);
  g_test_add_func ("/game/undo/merged", test_merged);
  g_test_add_func ("/game/undo/modified", test_modified);
  g_test_add_func ("/game/undo/long-game", test_long_game);
  g_test_add_func ("/game/undo/reading", test_reading);

  return g_test_run ();
}
