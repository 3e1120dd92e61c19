/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "play/awale-engine-opponent.h"

#include <glib/gstdio.h>

/* Creates an opponent that uses the test engine of the protocol's tests. */
static AwaleOpponent *
create_with_file (const char *kind,
                  const char *file)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "engine.py", NULL);
  g_autofree char *quoted = g_shell_quote (script);
  g_autofree char *command = g_strdup_printf ("python3 %s %s %s", quoted, kind, file);
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleEngineProcess) process = awale_engine_process_new (command, &error);
  AwaleEngineOpponent *program;

  g_assert_no_error (error);
  program = awale_engine_opponent_new (process, "Tester");
  if (g_str_equal (kind, "hang") || g_str_equal (kind, "asleep"))
    {
      awale_engine_process_set_patience (process, 15000, 100);
      awale_engine_opponent_set_milliseconds (program, 50);
    }
  else if (g_str_equal (kind, "mute"))
    awale_engine_process_set_patience (process, 400, 100);
  return AWALE_OPPONENT (program);
}

static AwaleOpponent *
create (const char *kind)
{
  return create_with_file (kind, "");
}

static void
failed_cb (AwalePlay  *play,
           const char *sentence,
           char      **heard)
{
  g_free (*heard);
  *heard = g_strdup (sentence);
}

/* Frees the game in progress, and waits until the opponent is finalized. */
static void
dispose (AwalePlay     *play,
         AwaleOpponent *opponent)
{
  void *alive = opponent;

  g_object_add_weak_pointer (G_OBJECT (opponent), &alive);
  g_object_unref (play);
  g_object_unref (opponent);
  WAIT_UNTIL (alive == NULL && !g_main_context_pending (NULL));
}

static void
test_plays (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  AwaleOpponent *opponent = create ("good");
  AwalePlay *play = awale_play_new (game, awale_game_get_root (game), opponent, NULL,
                                    AWALE_PLAY_DEFAULT);
  g_autofree char *name = awale_opponent_dup_name (opponent);

  g_assert_cmpstr (name, ==, "Tester");
  awale_play_begin (play);
  g_assert_true (awale_play_is_thinking (play));
  fixture_assert_line (play, "F");
  dispose (play, opponent);
}

/* Stores whether the offer was accepted. */
static void
answered_cb (AwalePlay  *play,
             int         offer,
             gboolean    accepted,
             const char *sentence,
             int        *answer)
{
  *answer = accepted;
}

/* The engine's value decides whether it accepts an offer to end the game. */
static void
test_value (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("avele", "0-0-0-1-0-1-1-0-0-0-1-0-20-24-S", "D");
  AwaleOpponent *opponent = create ("good");
  AwalePlay *play = awale_play_new (game, awale_game_get_cursor (game), opponent, NULL,
                                    AWALE_PLAY_DEFAULT);
  int answer = -1;

  g_signal_connect (play, "answered", G_CALLBACK (answered_cb), &answer);
  awale_play_begin (play);
  awale_play_offer (play, AWALE_PROPOSAL_END);
  WAIT_UNTIL (answer >= 0);
  /* A value of −1 for North, who is to move, is +1 for South. An end would give South only 22 of
   * the 48 seeds, so the engine declines. */
  g_assert_false (answer);
  dispose (play, opponent);
}

/* Each fault of an engine is reported and does not change the game, and the engine can be asked
 * again. */
static void
test_fault (gconstpointer kind)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  AwaleOpponent *opponent = create (kind);
  AwalePlay *play = awale_play_new (game, awale_game_get_root (game), opponent, NULL,
                                    AWALE_PLAY_DEFAULT);
  g_autofree char *heard = NULL;

  g_signal_connect (play, "failed", G_CALLBACK (failed_cb), &heard);
  awale_play_begin (play);
  for (int i = 0; i < 2; i++)
    {
      WAIT_UNTIL (heard != NULL);
      g_assert_cmpstr (heard, !=, "");
      g_clear_pointer (&heard, g_free);
      g_assert_false (awale_play_is_thinking (play));
      g_assert_false (awale_play_is_over (play));
      g_assert_null (awale_node_get_first_child (awale_game_get_root (game)));
      awale_play_begin (play);
      g_assert_true (awale_play_is_thinking (play));
    }
  dispose (play, opponent);
}

/* A game with a majority may go on, but some engines treat the majority as the end and answer
 * without a move. */
static void
test_no_move (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", "0-0-0-0-4-1-2-0-0-0-4-0-12-25-S", "");
  AwaleOpponent *opponent = create ("over");
  AwalePlay *play = awale_play_new (game, awale_game_get_root (game), opponent, NULL,
                                    AWALE_PLAY_DEFAULT);
  g_autofree char *heard = NULL;

  g_signal_connect (play, "failed", G_CALLBACK (failed_cb), &heard);
  awale_play_begin (play);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *lock = awale_play_dup_lock (play);

      g_assert_nonnull (lock);
      WAIT_UNTIL (heard != NULL);
      g_assert_cmpstr (heard, ==, "Tester gives no move, as if the game were over.");
      g_clear_pointer (&heard, g_free);
      g_assert_false (awale_play_is_thinking (play));
      g_assert_false (awale_play_is_over (play));
      awale_play_begin (play);
    }

  /* A person can play a move in place of the engine. */
  WAIT_UNTIL (heard != NULL);
  fixture_move (play, "E");
  g_assert_true (awale_play_is_persons (play));
  fixture_move (play, "e");
  g_assert_true (awale_play_is_thinking (play));
  dispose (play, opponent);
}

/* After an agreement to continue, the game is sent to the engine from a position that does not end
 * it again. */
static void
test_agreed (gconstpointer data)
{
  const char *const *words = data;
  g_autoptr (AwaleGame) game = fixture_game (words[0], words[1], words[2]);
  g_autofree char *file = NULL;
  int fd = g_file_open_tmp (NULL, &file, NULL);
  AwaleOpponent *opponent = create_with_file ("good", file);
  AwalePlay *play = awale_play_new (game, awale_game_get_cursor (game), opponent, NULL,
                                    AWALE_PLAY_DEFAULT);
  g_autofree char *told = NULL;
  g_autofree char *last = g_strdup_printf ("\n%s\ngo ", words[3]);

  g_assert_true (g_close (fd, NULL));
  awale_play_begin (play);
  g_assert_true (awale_play_is_over (play));
  awale_play_offer (play, AWALE_PROPOSAL_GO_ON);
  WAIT_UNTIL (awale_play_is_persons (play));
  g_assert_cmpint (awale_node_get_move (awale_play_get_head (play)), ==, 5);
  g_assert_true (g_file_get_contents (file, &told, NULL, NULL));
  g_test_message ("%s", told);
  g_assert_nonnull (strstr (told, last));
  g_assert_true (words[4] == NULL || strstr (told, words[4]) != NULL);
  dispose (play, opponent);
  g_remove (file);
}

/* Undo does not wait for the engine, which can be freed while it thinks. */
static void
test_taken_back (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("society", NULL, "");
  AwaleOpponent *opponent = create ("late");
  AwalePlay *play = awale_play_new (game, awale_game_get_root (game), NULL, opponent,
                                    AWALE_PLAY_DEFAULT);

  awale_play_begin (play);
  fixture_move (play, "C");
  g_assert_true (awale_play_is_thinking (play));
  awale_play_undo (play);
  g_assert_true (awale_play_is_persons (play));
  g_assert_null (awale_node_get_first_child (awale_game_get_root (game)));
  dispose (play, opponent);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const dead[] = {
    "common", "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S", "",
    "position fen 0-0-0-0-0-1-0-0-0-0-0-1-23-23-S", "dead=plays-on",
  };
  static const char *const repeated[] = {
    "abapa", "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S", "FfAaBbCcDdEe",
    "position fen 0-0-0-0-0-1-0-0-0-0-0-1-23-23-S", NULL,
  };
  static const char *const faults[] = { "crash", "flood", "illegal", "nonsense", "hang", "asleep",
                                        "mute", "dead" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/program/plays", test_plays);
  g_test_add_func ("/play/program/value", test_value);
  for (size_t i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strdup_printf ("/play/program/%s", faults[i]);

      g_test_add_data_func (path, faults[i], test_fault);
    }
  g_test_add_func ("/play/program/no-move", test_no_move);
  g_test_add_data_func ("/play/program/agreed/dead", dead, test_agreed);
  g_test_add_data_func ("/play/program/agreed/repeated", repeated, test_agreed);
  g_test_add_func ("/play/program/taken-back", test_taken_back);
  return g_test_run ();
}
