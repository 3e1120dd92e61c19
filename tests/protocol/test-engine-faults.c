/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The client copes with engines that die, hang, flood it with output, give illegal answers, or
 * never start.
 */
#include <string.h>

#include "engine-fixture.h"

#include "../jumping-clock.h"
#include "../wait.h"

static void
wait_searching (EngineFixture *self)
{
  wait_while (awale_engine_process_get_state (self->process) != AWALE_ENGINE_STATE_SEARCHING);
}

/* A second answer to a stopped search does not count as an answer to the next search. */
static void
test_stray (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("stray");

  engine_fixture_begin_search (self, "abapa", "infinite", NULL);
  engine_fixture_wait_for_info (self);
  awale_engine_process_stop (self->process);
  engine_fixture_wait (self);
  engine_fixture_assert_answer (self, 5);
  engine_fixture_search (self, "abapa", "depth 3");
  engine_fixture_assert_answer (self, 5);
}

static void
test_early (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("early");

  engine_fixture_search (self, "abapa", "infinite");
  engine_fixture_assert_answer (self, 5);
}

static void
test_late (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("late");

  /* The engine exceeds its time and must be stopped. */
  engine_fixture_begin_search (self, "abapa", "movetime 5", NULL);
  wait_searching (self);
  let_time_pass ();
  engine_fixture_wait (self);
  engine_fixture_assert_answer (self, 5);
}

/* Timeouts do not depend on the time of day. */
static void
test_jumping_clock (void)
{
  g_autoptr (EngineFixture) self = NULL;

  jumping_clock_set (true);
  self = engine_fixture_new ("good");
  engine_fixture_begin_search (self, "abapa", "infinite", NULL);
  engine_fixture_wait_for_info (self);
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==,
                   AWALE_ENGINE_STATE_SEARCHING);
  awale_engine_process_stop (self->process);
  engine_fixture_wait (self);
  jumping_clock_set (false);
  engine_fixture_assert_answer (self, 5);
}

static void
test_crash (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("crash");
  const char *log;

  for (int i = 0; i < 5; i++)
    {
      engine_fixture_search (self, "abapa", "depth 3");
      engine_fixture_assert_fault (self, "It exited with status 3.");
    }
  log = awale_engine_process_get_log (self->process, NULL);
  g_assert_nonnull (strstr (log, "! about to fall over\n"));
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_OFF);
}

static void
test_crash_once (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("crash-once");

  awale_engine_process_set_option (self->process, "Hash", "3");
  engine_fixture_search (self, "abapa", "depth 3");
  engine_fixture_assert_fault (self, "It exited with status 3.");
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==,
                   AWALE_ENGINE_STATE_STARTING);
  engine_fixture_search (self, "abapa", "depth 3");
  engine_fixture_assert_answer (self, 5);
  {
    const char *log = awale_engine_process_get_log (self->process, NULL);
    const char *line = "> setoption name Hash value 3\n";
    const char *first = strstr (log, line);

    g_assert_nonnull (first);
    g_assert_nonnull (strstr (first + 1, line));
  }
}

/* One test engine reads `stop` and ignores it, the other does not read it at all. */
static void
test_hang (gconstpointer kind)
{
  g_autoptr (EngineFixture) self = engine_fixture_new (kind);

  engine_fixture_begin_search (self, "abapa", "infinite", NULL);
  wait_searching (self);
  awale_engine_process_stop (self->process);
  let_time_pass ();
  engine_fixture_wait (self);
  engine_fixture_assert_fault (self, "It did not stop within 2.0 seconds");
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==,
                   AWALE_ENGINE_STATE_STARTING);
  engine_fixture_start (self);
  g_assert_no_error (self->error);

  /* The engine knows the limit of a search by time, and so gets no `stop` at first. */
  engine_fixture_begin_search (self, "abapa", "movetime 50", NULL);
  wait_searching (self);
  let_time_pass ();
  wait_while (awale_engine_process_get_state (self->process) == AWALE_ENGINE_STATE_SEARCHING);
  let_time_pass ();
  engine_fixture_wait (self);
  engine_fixture_assert_fault (self, "It did not stop within 2.0 seconds");
}

static void
test_faults (void)
{
  static const char *const kinds[][2] = {
    { "flood", "It sent far too much output" },
    { "one-line", "It sent far too much output" },
    { "orphan", "It exited with status 4." },
    { "closed", "It was stopped by signal 9." },
    { "illegal", "an illegal move, “a”. Pit a belongs to the other player." },
    { "nonsense", "an illegal move, “”. That is not a pit." },
    { "over", "an illegal move, “0000”. That is not a pit." },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (EngineFixture) self = engine_fixture_new (kinds[i][0]);

      engine_fixture_search (self, "abapa", "depth 3");
      engine_fixture_assert_fault (self, kinds[i][1]);
    }
}

static void
test_odd_ponder (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("odd-ponder");

  engine_fixture_search (self, "abapa", "depth 3");
  engine_fixture_assert_answer (self, 5);
}

static void
test_chatty (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("chatty");
  const char *log;
  guint64 begin;

  engine_fixture_search (self, "abapa", "depth 3");
  engine_fixture_assert_answer (self, 5);
  g_assert_cmpuint (self->n_infos, ==, 5000);
  g_assert_cmpint (self->last_info.depth, ==, 4999);
  g_assert_cmpint (self->last_info.pv_length, ==, 4);

  /* The oldest lines of the log are dropped whole; the latest lines stay. */
  log = awale_engine_process_get_log (self->process, &begin);
  g_assert_cmpuint (strlen (log), <=, 1 << 16);
  g_assert_cmpuint (strlen (log), >=, 1 << 14);
  g_assert_cmpuint (begin, >, 1 << 16);
  g_assert_nonnull (strchr ("<>!", *log));
  g_assert_true (log[1] == ' ' && g_str_has_suffix (log, "\n"));
  g_assert_nonnull (strstr (log, "\n< bestmove F ponder f\n"));
}

static void
test_never_starts (void)
{
  static const char *const kinds[][2] = {
    { "mute", "It was not ready within 0.4 seconds." },
    { "unready", "It was not ready within 0.4 seconds." },
    { "dead", "It exited with status 5." },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (EngineFixture) self = engine_fixture_new (kinds[i][0]);

      if (strcmp (kinds[i][0], "dead") != 0)
        awale_engine_process_set_patience (self->process, 400, 200);
      engine_fixture_start (self);
      g_assert_error (self->error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START);
      g_assert_nonnull (strstr (self->error->message, kinds[i][1]));
      g_assert_cmpint (awale_engine_process_get_state (self->process), ==,
                       AWALE_ENGINE_STATE_OFF);
      engine_fixture_search (self, "abapa", "depth 3");
      g_assert_error (self->error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START);
    }
}

static void
test_no_program (void)
{
  g_autoptr (GError) error = NULL;
  EngineFixture self = { 0 };

  self.process = awale_engine_process_new ("/nowhere/at-all --uci", &error);
  g_assert_no_error (error);
  engine_fixture_start (&self);
  g_assert_error (self.error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START);
  engine_fixture_search (&self, "abapa", "depth 1");
  g_assert_error (self.error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START);
  g_clear_error (&self.error);
  g_assert_finalize_object (self.process);

  g_assert_null (awale_engine_process_new ("'unfinished", &error));
  g_assert_error (error, G_SHELL_ERROR, G_SHELL_ERROR_BAD_QUOTING);
}

/* Starting a program fails with an error even if it has ended before its start is noticed. */
static void
test_short_lived (void)
{
  for (int i = 0; i < 100; i++)
    {
      EngineFixture self = { .process = awale_engine_process_new ("true", NULL) };

      engine_fixture_start (&self);
      g_assert_error (self.error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START);
      g_clear_error (&self.error);
      g_assert_finalize_object (self.process);
    }
}

static void
test_quit (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("stubborn");

  awale_engine_process_set_patience (self->process, 15000, 100);
  engine_fixture_begin_search (self, "abapa", "infinite", NULL);
  wait_searching (self);
  awale_engine_process_quit (self->process);
  engine_fixture_wait (self);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_OFF);

  /* The engine can be started once more. */
  engine_fixture_start (self);
  g_assert_no_error (self->error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/protocol/engine-faults/stray", test_stray);
  g_test_add_func ("/protocol/engine-faults/early", test_early);
  g_test_add_func ("/protocol/engine-faults/late", test_late);
  g_test_add_func ("/protocol/engine-faults/jumping-clock", test_jumping_clock);
  g_test_add_func ("/protocol/engine-faults/crash", test_crash);
  g_test_add_func ("/protocol/engine-faults/crash-once", test_crash_once);
  g_test_add_data_func ("/protocol/engine-faults/hang", "hang", test_hang);
  g_test_add_data_func ("/protocol/engine-faults/asleep", "asleep", test_hang);
  g_test_add_func ("/protocol/engine-faults/faults", test_faults);
  g_test_add_func ("/protocol/engine-faults/odd-ponder", test_odd_ponder);
  g_test_add_func ("/protocol/engine-faults/chatty", test_chatty);
  g_test_add_func ("/protocol/engine-faults/never-starts", test_never_starts);
  g_test_add_func ("/protocol/engine-faults/no-program", test_no_program);
  g_test_add_func ("/protocol/engine-faults/short-lived", test_short_lived);
  g_test_add_func ("/protocol/engine-faults/quit", test_quit);

  return g_test_run ();
}
