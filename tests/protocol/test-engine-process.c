/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <glib/gstdio.h>
#include <string.h>

#include "protocol/awale-protocol.h"

/* An engine of engine.py, and what came of the last thing that was asked of it. */
typedef struct
{
  AwaleEngineProcess *process;
  char               *file;      /* Whose meaning depends on the kind. */
  bool                is_done;
  AwaleEngineAnswer   answer;
  GError             *error;
  unsigned            n_infos;
  int                 values[8];
  AwaleVerdict        verdicts[8];
  AwaleInfo           last_info;
} Fixture;

static Fixture *
fixture_new (const char *kind)
{
  Fixture *self = g_new0 (Fixture, 1);
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "engine.py", NULL);
  g_autofree char *quoted = g_shell_quote (script);
  g_autofree char *command = NULL;
  g_autofree char *folder = g_dir_make_tmp ("awale-engine-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;

  self->file = g_build_filename (folder, "file", NULL);
  command = g_strdup_printf ("python3 %s %s '%s'", quoted, kind, self->file);
  self->process = awale_engine_process_new (command, &error);
  g_assert_no_error (error);
  return self;
}

static void
weak_notify_cb (void    *data,
                GObject *object)
{
  *(bool *) data = true;
}

/* It must go, and its process with it. */
static void
fixture_free (Fixture *self)
{
  g_autofree char *folder = g_path_get_dirname (self->file);
  bool is_gone = false;

  awale_engine_process_quit (self->process);
  g_object_weak_ref (G_OBJECT (self->process), weak_notify_cb, &is_gone);
  g_object_unref (self->process);
  while (!is_gone || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
  g_remove (self->file);
  g_rmdir (folder);
  g_clear_error (&self->error);
  g_free (self->file);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

static void
wait_for (Fixture *self)
{
  while (!self->is_done)
    g_main_context_iteration (NULL, TRUE);
}

static void
started_cb (GObject      *source,
            GAsyncResult *result,
            void         *user_data)
{
  Fixture *self = user_data;

  g_clear_error (&self->error);
  awale_engine_process_start_finish (self->process, result, &self->error);
  self->is_done = true;
}

static void
start (Fixture *self)
{
  self->is_done = false;
  awale_engine_process_start (self->process, NULL, started_cb, self);
  wait_for (self);
}

static void
info_cb (const AwaleInfo        *info,
         const AwaleEngineValue *value,
         void                   *user_data)
{
  Fixture *self = user_data;

  if (self->n_infos < G_N_ELEMENTS (self->values))
    {
      self->values[self->n_infos] = value != NULL ? value->value : G_MAXINT;
      self->verdicts[self->n_infos] = value != NULL ? value->verdict : AWALE_VERDICT_NONE;
    }
  self->n_infos++;
  self->last_info = *info;
}

static void
searched_cb (GObject      *source,
             GAsyncResult *result,
             void         *user_data)
{
  Fixture *self = user_data;

  g_clear_error (&self->error);
  if (!awale_engine_process_search_finish (self->process, result, &self->answer, &self->error))
    self->answer = (AwaleEngineAnswer) { -2, -2 };
  self->is_done = true;
}

static void
begin_search (Fixture      *self,
              const char   *rules,
              const char   *go,
              GCancellable *cancellable)
{
  AwaleEngineRequest request = {
    .rules = awale_preset_find (rules)->rules,
    .start = awale_position_start (),
    .go = awale_go_parse (go, NULL),
  };

  self->is_done = false;
  self->n_infos = 0;
  awale_engine_process_search (self->process, &request, info_cb, self, cancellable, searched_cb,
                               self);
}

static void
search (Fixture    *self,
        const char *rules,
        const char *go)
{
  begin_search (self, rules, go, NULL);
  wait_for (self);
}

static void
wait_for_info (Fixture *self)
{
  while (self->n_infos == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_fault (Fixture    *self,
              const char *part)
{
  g_assert_error (self->error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_FAULT);
  g_assert_nonnull (strstr (self->error->message, part));
}

static void
assert_answer (Fixture   *self,
               AwaleMove  best,
               AwaleMove  ponder)
{
  g_assert_no_error (self->error);
  g_assert_cmpint (self->answer.best, ==, best);
  g_assert_cmpint (self->answer.ponder, ==, ponder);
}

/* What an engine was told, a line each. */
static char *
read_told (Fixture *self)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (self->file, &text, NULL, NULL));
  return text;
}

static void
test_good (void)
{
  g_autoptr (Fixture) self = fixture_new ("good");
  g_autofree char *log = NULL;

  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_OFF);
  start (self);
  g_assert_no_error (self->error);
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_IDLE);
  g_assert_cmpstr (awale_engine_process_get_name (self->process), ==, "Tester good");
  g_assert_cmpstr (awale_engine_process_get_author (self->process), ==, "Somebody");
  g_assert_cmpuint (awale_engine_process_get_options (self->process)->len, ==, 2);
  g_assert_cmpint (awale_engine_process_find_option (self->process, "hash")->most, ==, 64);

  search (self, "society", "depth 3");
  assert_answer (self, 5, 11);
  g_assert_cmpuint (self->n_infos, ==, 1);
  g_assert_cmpint (self->values[0], ==, -100);
  g_assert_cmpint (self->last_info.pv_length, ==, 3);
  log = awale_engine_process_dup_log (self->process);
  g_assert_nonnull (strstr (log, "> go depth 3\n< info depth 3"));
}

static void
test_told (void)
{
  g_autoptr (Fixture) self = fixture_new ("good");
  g_autofree char *told = NULL;

  awale_engine_process_set_option (self->process, "hash", "8");
  awale_engine_process_set_option (self->process, "Hash", "9");
  awale_engine_process_set_option (self->process, "Unknown", "1");
  awale_engine_process_set_option (self->process, "Ruleset", "awari");
  search (self, "society", "depth 3");
  search (self, "society", "depth 4");
  awale_engine_process_new_game (self->process);
  awale_engine_process_set_option (self->process, "Hash", "1000");
  search (self, "avele", "depth 5");
  told = read_told (self);
  g_assert_cmpstr (told, ==,
                   "uci\nisready\n"
                   "setoption name Hash value 9\nsetoption name Ruleset value society\nisready\n"
                   "position startpos\ngo depth 3\n"
                   "position startpos\ngo depth 4\n"
                   "ucinewgame\nsetoption name Ruleset value avele\nisready\n"
                   "position startpos\ngo depth 5\n");
}

/* All about the game is told, a pass too. */
static void
test_position (void)
{
  g_autoptr (Fixture) self = fixture_new ("good");
  const int8_t moves[] = { AWALE_PASS, 11 };
  AwaleEngineRequest request = { .rules = awale_preset_find ("booklet")->rules,
                                 .moves = moves, .n_moves = 2 };
  g_autofree char *told = NULL;

  request.go = awale_go_parse ("nodes 7", NULL);
  g_assert_true (awale_position_parse ("0-0-0-0-0-0-1-0-0-0-0-2-20-20-S", &request.start, NULL));
  awale_engine_process_search (self->process, &request, NULL, NULL, NULL, searched_cb, self);
  wait_for (self);

  /* F is empty there. */
  assert_fault (self, "not legal");
  told = read_told (self);
  g_assert_nonnull (strstr (told, "position fen 0-0-0-0-0-0-1-0-0-0-0-2-20-20-S moves --f\n"
                            "go nodes 7\n"));
}

static void
test_stop (void)
{
  g_autoptr (Fixture) self = fixture_new ("good");

  begin_search (self, "abapa", "infinite", NULL);
  wait_for_info (self);
  g_assert_false (self->is_done);
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==,
                   AWALE_ENGINE_STATE_SEARCHING);
  awale_engine_process_stop (self->process);
  awale_engine_process_stop (self->process);
  wait_for (self);
  assert_answer (self, 5, 11);
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_IDLE);
}

static void
test_cancel (void)
{
  g_autoptr (Fixture) self = fixture_new ("good");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  /* While it waits for the start. */
  begin_search (self, "abapa", "infinite", cancellable);
  g_cancellable_cancel (cancellable);
  wait_for (self);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  /* While it searches. */
  g_cancellable_reset (cancellable);
  begin_search (self, "abapa", "infinite", cancellable);
  wait_for_info (self);
  g_cancellable_cancel (cancellable);
  wait_for (self);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  search (self, "abapa", "depth 3");
  assert_answer (self, 5, 11);
}

static void
count_cb (GObject      *source,
          GAsyncResult *result,
          void         *user_data)
{
  g_autoptr (GError) error = NULL;
  unsigned *counts = user_data;

  if (awale_engine_process_search_finish (AWALE_ENGINE_PROCESS (source), result, NULL, &error))
    counts[0]++;
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    counts[1]++;
}

/* Of many searches at once the first is stopped, the last is made, the others are given up. */
static void
test_one_at_a_time (void)
{
  g_autoptr (Fixture) self = fixture_new ("good");
  AwaleEngineRequest request = { .rules = awale_preset_find ("abapa")->rules,
                                 .start = awale_position_start () };
  unsigned counts[2] = { 0, 0 };
  g_autofree char *told = NULL;
  char *first;

  begin_search (self, "abapa", "infinite", NULL);
  wait_for_info (self);
  for (int i = 0; i < 5; i++)
    {
      request.go = awale_go_parse ("depth 2", NULL);
      awale_engine_process_search (self->process, &request, NULL, NULL, NULL, count_cb, counts);
    }
  wait_for (self);
  assert_answer (self, 5, 11);
  while (counts[0] + counts[1] < 5)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (counts[0], ==, 1);
  g_assert_cmpuint (counts[1], ==, 4);
  told = read_told (self);
  first = g_strstr_len (told, -1, "stop\nisready\nposition startpos\ngo depth 2\n");
  g_assert_nonnull (first);
  g_assert_null (strstr (first + 1, "stop"));
}

/* A second answer to a stop is not taken for that of the next search. */
static void
test_stray (void)
{
  g_autoptr (Fixture) self = fixture_new ("stray");

  begin_search (self, "abapa", "infinite", NULL);
  wait_for_info (self);
  awale_engine_process_stop (self->process);
  wait_for (self);
  assert_answer (self, 5, 11);
  search (self, "abapa", "depth 3");
  assert_answer (self, 5, 11);
}

static void
test_early (void)
{
  g_autoptr (Fixture) self = fixture_new ("early");

  search (self, "abapa", "infinite");
  assert_answer (self, 5, AWALE_NO_MOVE);
}

static void
test_late (void)
{
  g_autoptr (Fixture) self = fixture_new ("late");

  /* It searches longer than it may, and is stopped. */
  awale_engine_process_set_patience (self->process, 15000, 300);
  search (self, "abapa", "movetime 5");
  assert_answer (self, 5, 11);
}

static void
test_crash (void)
{
  g_autoptr (Fixture) self = fixture_new ("crash");
  g_autofree char *log = NULL;

  for (int i = 0; i < 5; i++)
    {
      search (self, "abapa", "depth 3");
      assert_fault (self, "it ended by itself with status 3");
    }
  log = awale_engine_process_dup_log (self->process);
  g_assert_nonnull (strstr (log, "! about to fall over\n"));
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_OFF);
}

static void
test_crash_once (void)
{
  g_autoptr (Fixture) self = fixture_new ("crash-once");

  awale_engine_process_set_option (self->process, "Hash", "3");
  search (self, "abapa", "depth 3");
  assert_fault (self, "it ended by itself with status 3");
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==,
                   AWALE_ENGINE_STATE_STARTING);
  search (self, "abapa", "depth 3");
  assert_answer (self, 5, 11);
  {
    g_autofree char *log = awale_engine_process_dup_log (self->process);
    const char *line = "> setoption name Hash value 3\n";
    char *first = strstr (log, line);

    g_assert_nonnull (first);
    g_assert_nonnull (strstr (first + 1, line));
  }
}

/* One that reads `stop` and does not heed it, and one that does not read it. */
static void
test_hang (gconstpointer kind)
{
  g_autoptr (Fixture) self = fixture_new (kind);

  awale_engine_process_set_patience (self->process, 15000, 200);
  begin_search (self, "abapa", "infinite", NULL);
  while (awale_engine_process_get_state (self->process) != AWALE_ENGINE_STATE_SEARCHING)
    g_main_context_iteration (NULL, TRUE);
  awale_engine_process_stop (self->process);
  wait_for (self);
  assert_fault (self, "it did not stop within 0.2 seconds");
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==,
                   AWALE_ENGINE_STATE_STARTING);
  start (self);
  g_assert_no_error (self->error);

  /* A search with a time of its own needs nobody who stops it. */
  search (self, "abapa", "movetime 50");
  assert_fault (self, "it did not stop within 0.2 seconds");
}

static void
test_faults (void)
{
  static const char *const kinds[][2] = {
    { "flood", "it said far too much" },
    { "one-line", "it said far too much" },
    { "orphan", "it ended by itself with status 4" },
    { "closed", "it was ended by signal 9" },
    { "illegal", "a move that is not legal, “a”: not your pit" },
    { "nonsense", "a move that is not legal, “”: not a pit" },
    { "over", "a move that is not legal, “0000”: not a pit" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (Fixture) self = fixture_new (kinds[i][0]);

      search (self, "abapa", "depth 3");
      assert_fault (self, kinds[i][1]);
    }
}

static void
test_odd_ponder (void)
{
  g_autoptr (Fixture) self = fixture_new ("odd-ponder");

  search (self, "abapa", "depth 3");
  assert_answer (self, 5, AWALE_NO_MOVE);
}

static void
test_chatty (void)
{
  g_autoptr (Fixture) self = fixture_new ("chatty");
  g_autofree char *log = NULL;

  search (self, "abapa", "depth 3");
  assert_answer (self, 5, 11);
  g_assert_cmpuint (self->n_infos, ==, 5000);
  g_assert_cmpint (self->last_info.depth, ==, 4999);
  g_assert_cmpint (self->last_info.pv_length, ==, 4);
  log = awale_engine_process_dup_log (self->process);
  g_assert_cmpuint (strlen (log), <=, 1 << 16);
}

static void
test_never_starts (void)
{
  static const char *const kinds[][2] = {
    { "mute", "it did not get ready within 0.4 seconds" },
    { "unready", "it did not get ready within 0.4 seconds" },
    { "dead", "it ended by itself with status 5" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (Fixture) self = fixture_new (kinds[i][0]);

      if (strcmp (kinds[i][0], "dead") != 0)
        awale_engine_process_set_patience (self->process, 400, 200);
      start (self);
      g_assert_error (self->error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START);
      g_assert_nonnull (strstr (self->error->message, kinds[i][1]));
      g_assert_cmpint (awale_engine_process_get_state (self->process), ==,
                       AWALE_ENGINE_STATE_OFF);
      search (self, "abapa", "depth 3");
      g_assert_error (self->error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START);
    }
}

static void
test_no_program (void)
{
  g_autoptr (GError) error = NULL;
  Fixture self = { 0 };

  self.process = awale_engine_process_new ("/nowhere/at-all --uci", &error);
  g_assert_no_error (error);
  start (&self);
  g_assert_error (self.error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START);
  search (&self, "abapa", "depth 1");
  g_assert_error (self.error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_START);
  g_clear_error (&self.error);
  g_assert_finalize_object (self.process);

  g_assert_null (awale_engine_process_new ("'unfinished", &error));
  g_assert_error (error, G_SHELL_ERROR, G_SHELL_ERROR_BAD_QUOTING);
}

static void
test_rules (void)
{
  g_autoptr (Fixture) self = fixture_new ("abapa");
  g_autofree char *told = NULL;

  search (self, "society", "depth 3");
  g_assert_error (self->error, AWALE_PROTOCOL_ERROR, AWALE_PROTOCOL_ERROR_RULES);
  g_assert_cmpstr (self->error->message, ==,
                   "The engine “Tester abapa” plays Oware Abapa only, not Awélé (Oware Society).");
  search (self, "abapa", "depth 3");
  assert_answer (self, 5, 11);
  told = read_told (self);
  g_assert_null (strstr (told, "Ruleset"));
}

static void
test_aalina (void)
{
  g_autoptr (Fixture) self = fixture_new ("aalina");
  g_autofree char *told = NULL;

  search (self, "abapa", "depth 3");
  g_assert_cmpuint (self->n_infos, ==, 6);
  g_assert_cmpint (self->values[0], ==, 100);
  g_assert_cmpint (self->verdicts[0], ==, AWALE_VERDICT_NONE);
  g_assert_cmpint (self->values[1], ==, 200);
  g_assert_cmpint (self->verdicts[1], ==, AWALE_VERDICT_WIN);
  g_assert_cmpint (self->values[2], ==, -200);
  g_assert_cmpint (self->verdicts[2], ==, AWALE_VERDICT_LOSS);
  g_assert_cmpint (self->values[3], ==, 0);
  g_assert_cmpint (self->verdicts[3], ==, AWALE_VERDICT_DRAW);
  g_assert_cmpint (self->values[4], ==, G_MAXINT);
  told = read_told (self);
  g_assert_nonnull (strstr (told, "setoption name EngineTurn value south\nisready\n"));
}

static void
test_ponder_hit (void)
{
  g_autoptr (Fixture) self = fixture_new ("good");
  g_autofree char *told = NULL;

  begin_search (self, "abapa", "ponder infinite", NULL);
  wait_for_info (self);
  awale_engine_process_ponder_hit (self->process);
  awale_engine_process_ponder_hit (self->process);
  awale_engine_process_stop (self->process);
  wait_for (self);
  assert_answer (self, 5, 11);
  told = read_told (self);
  g_assert_nonnull (strstr (told, "go ponder infinite\nponderhit\nstop\n"));
}

static void
test_quit (void)
{
  g_autoptr (Fixture) self = fixture_new ("stubborn");

  awale_engine_process_set_patience (self->process, 15000, 100);
  begin_search (self, "abapa", "infinite", NULL);
  while (awale_engine_process_get_state (self->process) != AWALE_ENGINE_STATE_SEARCHING)
    g_main_context_iteration (NULL, TRUE);
  awale_engine_process_quit (self->process);
  wait_for (self);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (awale_engine_process_get_state (self->process), ==, AWALE_ENGINE_STATE_OFF);

  /* It can be used again. */
  start (self);
  g_assert_no_error (self->error);
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
  g_test_add_func ("/protocol/engine-process/stray", test_stray);
  g_test_add_func ("/protocol/engine-process/early", test_early);
  g_test_add_func ("/protocol/engine-process/late", test_late);
  g_test_add_func ("/protocol/engine-process/crash", test_crash);
  g_test_add_func ("/protocol/engine-process/crash-once", test_crash_once);
  g_test_add_data_func ("/protocol/engine-process/hang", "hang", test_hang);
  g_test_add_data_func ("/protocol/engine-process/asleep", "asleep", test_hang);
  g_test_add_func ("/protocol/engine-process/faults", test_faults);
  g_test_add_func ("/protocol/engine-process/odd-ponder", test_odd_ponder);
  g_test_add_func ("/protocol/engine-process/chatty", test_chatty);
  g_test_add_func ("/protocol/engine-process/never-starts", test_never_starts);
  g_test_add_func ("/protocol/engine-process/no-program", test_no_program);
  g_test_add_func ("/protocol/engine-process/rules", test_rules);
  g_test_add_func ("/protocol/engine-process/aalina", test_aalina);
  g_test_add_func ("/protocol/engine-process/ponder-hit", test_ponder_hit);
  g_test_add_func ("/protocol/engine-process/quit", test_quit);

  return g_test_run ();
}
