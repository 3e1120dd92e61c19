/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "analysis/awale-engine-analysis.h"

#include "../wait.h"

/* Time limits in milliseconds for starting and stopping the test engine. */
#define SHORT_START 400
#define LONG_START 15000
#define SHORT_GRACE 100

/* The analysis of a game by the test engine tests/protocol/engine.py. */
typedef struct
{
  AwaleGame           *game;
  AwaleEngineAnalysis *watch;
  int                  n_failed;
  char                *sentence;
} Fixture;

static void
failed_cb (Fixture    *self,
           const char *sentence)
{
  self->n_failed++;
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
}

static AwaleEngineProcess *
create_process (const char *kind)
{
  g_autofree char *script =
    g_test_build_filename (G_TEST_DIST, "..", "protocol", "engine.py", NULL);
  g_autofree char *quoted = g_shell_quote (script);
  g_autofree char *command = g_strdup_printf ("python3 %s %s", quoted, kind);
  g_autoptr (GError) error = NULL;
  AwaleEngineProcess *process = awale_engine_process_new (command, &error);

  g_assert_no_error (error);
  return process;
}

static void
begin (Fixture    *self,
       const char *kind,
       const char *preset)
{
  g_autoptr (AwaleEngineProcess) process = create_process (kind);

  *self = (Fixture) { .game = awale_game_new (&awale_preset_find (preset)->rules),
                      .watch = awale_engine_analysis_new () };
  if (g_str_equal (kind, "mute"))
    awale_engine_process_set_patience (process, SHORT_START, SHORT_GRACE);
  if (g_str_equal (kind, "hang") || g_str_equal (kind, "asleep"))
    awale_engine_process_set_patience (process, LONG_START, SHORT_GRACE);
  g_signal_connect_swapped (self->watch, "failed", G_CALLBACK (failed_cb), self);
  awale_engine_analysis_set_process (self->watch, process);
  awale_engine_analysis_set_game (self->watch, self->game);
  awale_engine_analysis_set_active (self->watch, true);
}

static void
end (Fixture *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->watch), (gpointer *) &self->watch);
  awale_engine_analysis_set_active (self->watch, false);
  awale_engine_analysis_set_process (self->watch, NULL);
  g_object_unref (self->watch);
  /* The object is finalized only after its pending requests have been answered. */
  wait_while (self->watch != NULL);
  g_assert_finalize_object (self->game);
  g_free (self->sentence);
}

static const AwaleEngineMove *
wait_line (Fixture *self)
{
  wait_while (awale_engine_analysis_get_line (self->watch, 0) == NULL);
  return awale_engine_analysis_get_line (self->watch, 0);
}

static void
wait_failure (Fixture *self,
              int      n_failed)
{
  wait_while (self->n_failed < n_failed);
}

static void
test_lines (void)
{
  const AwaleEngineMove *line;
  Fixture self;

  begin (&self, "good", "society");
  line = wait_line (&self);
  g_assert_true (line->has_value);
  g_assert_cmpint (awale_evaluation_get_margin (&line->value), ==, -100);
  g_assert_cmpint (line->value.proof, ==, AWALE_PROOF_EXACT);
  g_assert_cmpint (line->depth, ==, 3);
  g_assert_cmpint (line->nodes, ==, 30);
  g_assert_cmpint (line->speed, ==, 3000);
  g_assert_cmpint (line->moves[0], ==, 5);
  g_assert_null (awale_engine_analysis_get_line (self.watch, 1));
  g_assert_null (awale_engine_analysis_get_line (self.watch, AWALE_ENGINE_ANALYSIS_LINES));

  /* The analysis follows the cursor: its line goes after a move and comes back at the root. */
  g_assert_cmpint (awale_game_play (self.game, 5), ==, AWALE_ILLEGAL_REASON_NONE);
  g_assert_null (awale_engine_analysis_get_line (self.watch, 0));
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  line = wait_line (&self);
  g_assert_cmpint (line->moves[0], ==, 5);

  awale_engine_analysis_set_active (self.watch, false);
  g_assert_null (awale_engine_analysis_get_line (self.watch, 0));
  g_assert_cmpint (self.n_failed, ==, 0);
  end (&self);
}

/* Each fault of the engine is reported once and does not end the analysis; the engine is tried
 * again at the next position. */
static void
test_fault (gconstpointer data)
{
  Fixture self;

  begin (&self, data, "society");
  wait_failure (&self, 1);
  g_assert_cmpstr (awale_engine_analysis_get_message (self.watch), ==, self.sentence);
  g_assert_cmpstr (self.sentence, !=, "");
  awale_game_set_cursor (self.game, awale_game_add_move (self.game,
                                                         awale_game_get_root (self.game), 0));
  wait_failure (&self, 2);
  end (&self);
}

/* An illegal move by the engine is reported as a fault. */
static void
test_illegal (void)
{
  Fixture self;

  begin (&self, "illegal", "society");
  wait_failure (&self, 1);
  g_assert_cmpstr (awale_engine_analysis_get_message (self.watch), ==, self.sentence);
  end (&self);
}

static void
wait_searching (Fixture *self)
{
  AwaleEngineProcess *process = awale_engine_analysis_get_process (self->watch);

  wait_while (awale_engine_process_get_state (process) != AWALE_ENGINE_STATE_SEARCHING);
}

/*
 * An engine that hangs during a search shows no values; the fault is reported when the cursor
 * moves, and the engine is restarted.
 */
static void
test_hang (gconstpointer data)
{
  Fixture self;

  begin (&self, data, "society");
  for (int i = 0; i < 2; i++)
    {
      wait_searching (&self);
      g_assert_cmpstr (awale_engine_analysis_get_message (self.watch), ==, "Searching…");
      g_assert_null (awale_engine_analysis_get_line (self.watch, 0));
      g_assert_cmpint (self.n_failed, ==, i);
      awale_game_set_cursor (self.game, i == 0 ? awale_game_add_move (self.game,
                                                   awale_game_get_root (self.game), 0)
                                               : awale_game_get_root (self.game));
      wait_failure (&self, i + 1);
      g_assert_nonnull (strstr (self.sentence, "It did not stop within 0.1 seconds"));
    }
  wait_searching (&self);
  end (&self);
}

static void
test_rules (void)
{
  Fixture self;

  begin (&self, "abapa", "family");
  wait_failure (&self, 1);
  g_assert_nonnull (strstr (self.sentence, "Abapa"));
  end (&self);
}

static void
test_ended (void)
{
  AwalePosition position = { .stores = { 24, 24 } };
  Fixture self;

  begin (&self, "good", "society");
  wait_line (&self);
  awale_game_set_start (self.game, awale_game_get_rules (self.game), position);
  g_assert_null (awale_engine_analysis_get_line (self.watch, 0));
  g_assert_null (awale_engine_analysis_get_message (self.watch));
  end (&self);
}

int
main (int    argc,
      char **argv)
{
  static const char *const faults[] = { "dead", "mute", "crash", "flood", "nonsense" };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/analysis/engine-watch/lines", test_lines);
  g_test_add_func ("/analysis/engine-watch/illegal", test_illegal);
  g_test_add_data_func ("/analysis/engine-watch/hang", "hang", test_hang);
  g_test_add_data_func ("/analysis/engine-watch/asleep", "asleep", test_hang);
  g_test_add_func ("/analysis/engine-watch/rules", test_rules);
  g_test_add_func ("/analysis/engine-watch/ended", test_ended);
  for (size_t i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strdup_printf ("/analysis/engine-watch/%s", faults[i]);

      g_test_add_data_func (path, faults[i], test_fault);
    }
  return g_test_run ();
}
