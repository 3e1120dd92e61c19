/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "book/awale-book-build.h"
#include "book/awale-book-file.h"
#include "book/awale-book.h"

#include <glib/gstdio.h>
#include <time.h>

typedef struct
{
  bool            done;
  bool            cancelled;
  AwaleMoveAnswer answer;
} Answer;

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            void         *data)
{
  Answer *answer = data;
  g_autoptr (GError) error = NULL;

  answer->done = true;
  if (!awale_opponent_think_finish (AWALE_OPPONENT (source), result, &answer->answer, &error))
    {
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      answer->cancelled = true;
    }
}

static Answer
ask (AwaleOpponent      *opponent,
     const AwaleRuleset *rules,
     AwalePosition       position)
{
  AwaleMoveRequest request = { .rules = *rules, .positions = &position, .n_positions = 1 };
  Answer answer = { 0 };

  awale_opponent_think (opponent, &request, NULL, thought_cb, &answer);
  g_assert_false (answer.done);
  WAIT_UNTIL (answer.done);
  return answer;
}

/* Every level plays legal moves under every preset. */
static void
test_legal (void)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    for (int level = AWALE_LEVEL_FIRST; level <= AWALE_LEVEL_STRONGEST; level++)
      {
        g_autoptr (AwaleOpponent) opponent = fixture_computer (level, 300, 7);
        AwalePosition position = awale_position_start ();
        unsigned moves;

        g_assert_cmpint (awale_builtin_opponent_get_level (AWALE_BUILTIN_OPPONENT (opponent)), ==,
                         level);
        for (int ply = 0;
             ply < 10 && (moves = awale_legal_moves (position, &presets[i].rules)) != 0; ply++)
          {
            Answer answer = ask (opponent, &presets[i].rules, position);

            g_assert_cmpuint (moves & 1u << answer.answer.move, !=, 0);
            g_assert_true (answer.answer.has_value);
            position = awale_play (position, &presets[i].rules, answer.answer.move, NULL);
          }
      }
}

/* The same seed gives the same moves; another seed eventually gives different ones. */
static void
test_seed (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  bool differs = false;

  for (uint32_t seed = 1; seed <= 12; seed++)
    {
      g_autoptr (AwaleOpponent) one = fixture_computer (AWALE_LEVEL_FIRST, 1000, seed);
      g_autoptr (AwaleOpponent) same = fixture_computer (AWALE_LEVEL_FIRST, 1000, seed);
      g_autoptr (AwaleOpponent) first = fixture_computer (AWALE_LEVEL_FIRST, 1000, 1);
      AwaleMove move = ask (one, rules, awale_position_start ()).answer.move;

      g_assert_cmpint (move, ==, ask (same, rules, awale_position_start ()).answer.move);
      differs = differs || move != ask (first, rules, awale_position_start ()).answer.move;
    }
  g_assert_true (differs);
}

/* The hash table is kept between requests, so the second search is deeper. This is so even if the
 * tables are set again before each request, as the program does. */
static void
test_memory (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  g_autofree char *folder = g_dir_make_tmp ("awale-test-XXXXXX", NULL);
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (rules, folder, 1);
  AwaleTablebase *const loss[] = { NULL, tables };

  for (size_t i = 0; i < G_N_ELEMENTS (loss); i++)
    {
      g_autoptr (AwaleOpponent) opponent = fixture_computer (AWALE_LEVEL_STRONGEST, 100000, 1);
      int first, second;

      awale_builtin_opponent_set_tables (AWALE_BUILTIN_OPPONENT (opponent), loss[i]);
      first = ask (opponent, rules, awale_position_start ()).answer.value.depth;
      awale_builtin_opponent_set_tables (AWALE_BUILTIN_OPPONENT (opponent), loss[i]);
      second = ask (opponent, rules, awale_position_start ()).answer.value.depth;
      g_assert_cmpint (second, >, first);
    }
  g_rmdir (folder);
}

/* The only legal move is played without a long search. */
static void
test_only_move (void)
{
  const AwaleSearchLimits endless = { 0 };
  g_autoptr (AwaleBuiltinOpponent) computer = awale_builtin_opponent_new (AWALE_LEVEL_STRONGEST);
  AwalePosition position;

  g_assert_true (awale_position_parse ("0-0-0-0-0-5-4-4-4-4-4-4-12-7-S", &position, NULL));
  awale_builtin_opponent_set_limits (computer, &endless);
  g_assert_cmpint (ask (AWALE_OPPONENT (computer), &awale_preset_default ()->rules,
                        position).answer.move, ==, 5);
}

/* Starts an endless search of the start position, and waits until it runs. */
static void
think_endlessly (AwaleBuiltinOpponent *computer,
                 GCancellable         *cancellable,
                 Answer               *answer)
{
  const AwaleSearchLimits endless = { 0 };
  AwalePosition start = awale_position_start ();
  AwaleMoveRequest request = { .rules = awale_preset_default ()->rules, .positions = &start,
                               .n_positions = 1 };
  clock_t began = clock ();

  awale_builtin_opponent_set_limits (computer, &endless);
  awale_opponent_think (AWALE_OPPONENT (computer), &request, cancellable, thought_cb, answer);
  /* The processor time of the process grows only when the search runs, because this thread
   * sleeps. */
  wait_while (clock () - began < CLOCKS_PER_SEC / 10);
}

/* Changing the settings for the next request does not wait for the current one. */
static void
test_set_up_while_thinking (void)
{
  g_autoptr (AwaleBuiltinOpponent) computer = awale_builtin_opponent_new (AWALE_LEVEL_STRONGEST);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  think_endlessly (computer, cancellable, &answer);
  awale_builtin_opponent_set_tables (computer, NULL);
  awale_builtin_opponent_set_seed (computer, 3);
  g_assert_false (answer.done);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (answer.done);
}

/* A new request replaces an endless one that was not cancelled. */
static void
test_two_requests (void)
{
  const AwaleSearchLimits short_one = { .nodes = 1000 };
  g_autoptr (AwaleBuiltinOpponent) computer = awale_builtin_opponent_new (AWALE_LEVEL_STRONGEST);
  Answer answer = { 0 };

  think_endlessly (computer, NULL, &answer);
  awale_builtin_opponent_set_limits (computer, &short_one);
  g_assert_false (ask (AWALE_OPPONENT (computer), &awale_preset_default ()->rules,
                       awale_position_start ()).cancelled);
  WAIT_UNTIL (answer.done);
  g_assert_true (answer.cancelled);
}

/* The strongest and the weakest level play openings from the book, and the weakest varies them. */
static void
test_book (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  AwaleBookJob job = { .depth = 3, .positions = 60 };
  g_autofree char *folder = g_dir_make_tmp ("awale-test-XXXXXX", NULL);
  g_autofree char *path = awale_book_dup_path (rules, folder);
  g_autoptr (AwaleOpponent) strongest = fixture_computer (AWALE_LEVEL_STRONGEST, 1000, 1);
  g_autoptr (AwaleOpponent) newcomer = fixture_computer (AWALE_LEVEL_FIRST, 1000, 1);
  unsigned played = 0;

  g_assert_true (awale_book_build (rules, path, &job, NULL));
  g_assert_cmpint (ask (strongest, rules, awale_position_start ()).answer.value.depth, !=, 3);
  awale_builtin_opponent_use_books (AWALE_BUILTIN_OPPONENT (strongest), folder);
  awale_builtin_opponent_use_books (AWALE_BUILTIN_OPPONENT (newcomer), folder);
  g_assert_cmpint (ask (strongest, rules, awale_position_start ()).answer.value.depth, ==, 3);
  for (int game = 0; game < 40; game++)
    {
      AwaleMoveAnswer answer = ask (newcomer, rules, awale_position_start ()).answer;

      g_assert_cmpint (answer.value.depth, ==, 3);
      played |= 1u << answer.move;
    }
  g_assert_cmpint (__builtin_popcount (played), >=, 3);

  /* There is no book for other rules in this folder. */
  g_assert_cmpint (ask (strongest, &awale_preset_find ("awari")->rules,
                        awale_position_start ()).answer.value.depth, !=, 3);
  g_unlink (path);
  g_rmdir (folder);
}

/* An endless request can be cancelled, and the next one is answered. */
static void
test_cancel (void)
{
  const AwaleSearchLimits short_one = { .nodes = 1000 };
  g_autoptr (AwaleBuiltinOpponent) computer = awale_builtin_opponent_new (AWALE_LEVEL_STRONGEST);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  think_endlessly (computer, cancellable, &answer);
  g_assert_false (answer.done);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (answer.done);
  g_assert_true (answer.cancelled);

  awale_builtin_opponent_set_limits (computer, &short_one);
  g_assert_false (ask (AWALE_OPPONENT (computer), &awale_preset_default ()->rules,
                       awale_position_start ()).cancelled);
}

/* The opponent can be finalized during a search. */
static void
test_gone (void)
{
  AwaleBuiltinOpponent *computer = awale_builtin_opponent_new (AWALE_LEVEL_STRONGEST);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  think_endlessly (computer, cancellable, &answer);
  g_object_unref (computer);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (answer.done);
  g_assert_true (answer.cancelled);
}

static void
test_name (void)
{
  for (int level = AWALE_LEVEL_FIRST; level <= AWALE_LEVEL_STRONGEST; level++)
    {
      g_autoptr (AwaleBuiltinOpponent) computer = awale_builtin_opponent_new (level);
      g_autofree char *name = awale_opponent_dup_name (AWALE_OPPONENT (computer));

      g_assert_nonnull (g_strstr_len (name, -1, awale_level_get_name (level)));
      g_assert_cmpuint (strlen (awale_level_get_description (level)), >, 10);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/computer/legal", test_legal);
  g_test_add_func ("/play/computer/seed", test_seed);
  g_test_add_func ("/play/computer/memory", test_memory);
  g_test_add_func ("/play/computer/only-move", test_only_move);
  g_test_add_func ("/play/computer/set-up-while-thinking", test_set_up_while_thinking);
  g_test_add_func ("/play/computer/two-requests", test_two_requests);
  g_test_add_func ("/play/computer/book", test_book);
  g_test_add_func ("/play/computer/cancel", test_cancel);
  g_test_add_func ("/play/computer/gone", test_gone);
  g_test_add_func ("/play/computer/name", test_name);
  return g_test_run ();
}
