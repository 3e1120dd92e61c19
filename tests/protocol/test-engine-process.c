/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Engines that follow the protocol are used; faulty ones are in test-engine-faults.c.
 */
#include <string.h>

#include "engine-fixture.h"

#include "../wait.h"

static void
test_good (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("good");
  const char *log;

  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_OFF);
  engine_fixture_start (self);
  g_assert_no_error (self->error);
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_IDLE);
  g_assert_cmpstr (awale_engine_process_get_name (self->process), ==, "Tester good");
  g_assert_cmpstr (awale_engine_process_get_author (self->process), ==, "Somebody");
  g_assert_cmpuint (awale_engine_process_get_options (self->process)->len, ==, 2);
  g_assert_cmpint (awale_engine_process_find_option (self->process, "hash")->most, ==, 64);

  engine_fixture_search (self, "society", "depth 3");
  engine_fixture_assert_answer (self, 5);
  g_assert_cmpuint (self->n_infos, ==, 1);
  g_assert_cmpint (self->values[0], ==, -100);
  g_assert_cmpint (self->last_info.pv_length, ==, 3);
  log = awale_engine_process_get_log (self->process, NULL);
  g_assert_nonnull (strstr (log, "> go depth 3\n< info depth 3"));
}

static void
test_told (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("good");
  g_autofree char *told = NULL;

  awale_engine_process_set_option (self->process, "hash", "8");
  awale_engine_process_set_option (self->process, "Hash", "9");
  awale_engine_process_set_option (self->process, "Unknown", "1");
  awale_engine_process_set_option (self->process, "Ruleset", "awari");
  engine_fixture_search (self, "society", "depth 3");
  engine_fixture_search (self, "society", "depth 4");
  awale_engine_process_new_game (self->process);
  awale_engine_process_set_option (self->process, "Hash", "1000");
  engine_fixture_search (self, "avele", "depth 5");
  told = engine_fixture_read_told (self);
  g_assert_cmpstr (told, ==,
                   "uci\nisready\n"
                   "setoption name Hash value 9\nsetoption name Ruleset value society\nisready\n"
                   "position startpos\ngo depth 3\n"
                   "position startpos\ngo depth 4\n"
                   "ucinewgame\nsetoption name Ruleset value avele\nisready\n"
                   "position startpos\ngo depth 5\n");
}

/* The engine gets the whole game, including passes. */
static void
test_position (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("good");
  const int8_t moves[] = { AWALE_PASS, 11 };
  AwaleEngineRequest request = { .rules = awale_preset_find ("booklet")->rules,
                                 .moves = moves, .n_moves = 2 };
  g_autofree char *told = NULL;

  request.go = awale_go_command_parse ("nodes 7", NULL);
  g_assert_true (awale_position_parse ("0-0-0-0-0-0-1-0-0-0-0-2-20-20-S", &request.start, NULL));
  awale_engine_process_search (self->process, &request, NULL, NULL, NULL,
                               engine_fixture_searched_cb, self);
  engine_fixture_wait (self);

  /* The answer is illegal, because F is empty in this position. */
  engine_fixture_assert_fault (self, "illegal");
  told = engine_fixture_read_told (self);
  g_assert_nonnull (strstr (told, "position fen 0-0-0-0-0-0-1-0-0-0-0-2-20-20-S moves --f\n"
                            "go nodes 7\n"));
}

static void
test_stop (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("good");

  engine_fixture_begin_search (self, "abapa", "infinite", NULL);
  engine_fixture_wait_for_info (self);
  g_assert_false (self->is_done);
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==,
                   AWALE_ENGINE_STATE_SEARCHING);
  awale_engine_process_stop (self->process);
  awale_engine_process_stop (self->process);
  engine_fixture_wait (self);
  engine_fixture_assert_answer (self, 5);
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_IDLE);
}

static void
test_cancel (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("good");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  /* Cancel while the engine is still starting. */
  engine_fixture_begin_search (self, "abapa", "infinite", cancellable);
  g_cancellable_cancel (cancellable);
  engine_fixture_wait (self);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  /* Cancel while the engine is searching. */
  g_cancellable_reset (cancellable);
  engine_fixture_begin_search (self, "abapa", "infinite", cancellable);
  engine_fixture_wait_for_info (self);
  g_cancellable_cancel (cancellable);
  engine_fixture_wait (self);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  engine_fixture_search (self, "abapa", "depth 3");
  engine_fixture_assert_answer (self, 5);
}

static void
count_cb (GObject      *source,
          GAsyncResult *result,
          void         *user_data)
{
  g_autoptr (GError) error = NULL;
  unsigned *counts = user_data;

  awale_engine_process_search_finish (AWALE_ENGINE_PROCESS (source), result, &error);
  if (error == NULL)
    counts[0]++;
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    counts[1]++;
}

/* When several searches are requested at once, the first one is stopped, the last one runs, and the
 * others are cancelled. */
static void
test_one_at_a_time (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("good");
  AwaleEngineRequest request = { .rules = awale_preset_find ("abapa")->rules,
                                 .start = awale_position_start () };
  unsigned counts[2] = { 0, 0 };
  g_autofree char *told = NULL;
  char *first;

  engine_fixture_begin_search (self, "abapa", "infinite", NULL);
  engine_fixture_wait_for_info (self);
  for (int i = 0; i < 5; i++)
    {
      request.go = awale_go_command_parse ("depth 2", NULL);
      awale_engine_process_search (self->process, &request, NULL, NULL, NULL, count_cb, counts);
    }
  engine_fixture_wait (self);
  engine_fixture_assert_answer (self, 5);
  wait_while (counts[0] + counts[1] < 5);
  g_assert_cmpuint (counts[0], ==, 1);
  g_assert_cmpuint (counts[1], ==, 4);
  told = engine_fixture_read_told (self);
  first = g_strstr_len (told, -1, "stop\nisready\nposition startpos\ngo depth 2\n");
  g_assert_nonnull (first);
  g_assert_null (strstr (first + 1, "stop"));
}

static void
test_rules (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("abapa");
  g_autofree char *told = NULL;

  engine_fixture_search (self, "society", "depth 3");
  g_assert_error (self->error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_RULES);
  g_assert_cmpstr (self->error->message, ==,
                   "The engine “Tester abapa” plays only Oware Abapa, not Awélé (Oware Society).");
  engine_fixture_search (self, "abapa", "depth 3");
  engine_fixture_assert_answer (self, 5);
  told = engine_fixture_read_told (self);
  g_assert_null (strstr (told, "Ruleset"));
}

static void
test_aalina (void)
{
  g_autoptr (EngineFixture) self = engine_fixture_new ("aalina");
  g_autofree char *told = NULL;

  engine_fixture_search (self, "abapa", "depth 3");
  g_assert_cmpuint (self->n_infos, ==, 6);
  g_assert_cmpint (self->values[0], ==, 100);
  g_assert_cmpint (self->verdicts[0], ==, AWALE_ENGINE_CLAIM_NONE);
  g_assert_cmpint (self->values[1], ==, 200);
  g_assert_cmpint (self->verdicts[1], ==, AWALE_ENGINE_CLAIM_WIN);
  g_assert_cmpint (self->values[2], ==, -200);
  g_assert_cmpint (self->verdicts[2], ==, AWALE_ENGINE_CLAIM_LOSS);
  g_assert_cmpint (self->values[3], ==, 0);
  g_assert_cmpint (self->verdicts[3], ==, AWALE_ENGINE_CLAIM_DRAW);
  g_assert_cmpint (self->values[4], ==, G_MAXINT);
  told = engine_fixture_read_told (self);
  g_assert_nonnull (strstr (told, "setoption name EngineTurn value south\nisready\n"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/protocol/engine-process/good", test_good);
  g_test_add_func ("/protocol/engine-process/told", test_told);
  g_test_add_func ("/protocol/engine-process/position", test_position);
  g_test_add_func ("/protocol/engine-process/stop", test_stop);
  g_test_add_func ("/protocol/engine-process/cancel", test_cancel);
  g_test_add_func ("/protocol/engine-process/one-at-a-time", test_one_at_a_time);
  g_test_add_func ("/protocol/engine-process/rules", test_rules);
  g_test_add_func ("/protocol/engine-process/aalina", test_aalina);

  return g_test_run ();
}
