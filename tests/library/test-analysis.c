/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"
#include "../wait.h"

#include "library/awale-library-list.h"
#include "library/awale-library-private.h"
#include "library/awale-analysis-queue.h"
#include "library/awale-library-tasks.h"

#include <string.h>
#include <sys/resource.h>

/* Short games, which are analyzed in a moment. */
#define QUICK "[South \"%u\"]\n[FEN \"0-0-0-0-2-1-1-2-0-0-0-0-21-21-S\"]\n\n1. F b *\n"
#define N_QUICK 3

/* A longer game, whose analysis takes several moments. */
#define LONG "[South \"Ama\"]\n\n1. F f 2. B *\n"

/* A game whose analysis to this depth takes longer than any test. */
#define ENDLESS "[South \"Esi\"]\n\n1. F f *\n"
#define DEPTH 60

/* Niceness of the threads that analyze. */
#define YIELDING 10

enum
{
  N_GAMES = 60,
  N_KILLS = 5,
  MAX_WORKING = 200000,  /* Maximum time from the first result of a process to its kill, in
                            microseconds. */
};

/* Argument that makes this program analyze the rest of the queue in a folder. */
#define ANALYZE "--analyze"

static const char *program;

typedef struct
{
  char               *folder;
  AwaleLibrary       *library;    /* The library as opened by another program. */
  AwaleLibraryClient *client;
  AwaleLibraryTasks  *tasks;
  GObject            *owner;
  GArray             *ids;        /* Numbers of the added games. */
  AwaleLibraryTask   *ended;
  unsigned            n_analyzed;
  unsigned            n_changed;
  unsigned            n_failed;
} Fixture;

static void
ended_cb (Fixture          *self,
          AwaleLibraryTask *task)
{
  g_assert_null (self->ended);
  self->ended = g_object_ref (task);
}

static void
analyzed_cb (Fixture *self,
             gint64   id,
             double   loss)
{
  g_assert_cmpint (id, >, 0);
  g_assert_cmpfloat (loss, >=, 0);
  self->n_analyzed++;
}

static void
changed_cb (Fixture *self)
{
  self->n_changed++;
}

/* Must not be called, because these tests export nothing. */
static bool
write_cb (GFile   *file,
          GBytes  *bytes,
          GError **error)
{
  g_assert_not_reached ();
}

/* Creates the client and the tasks as the program does when it starts. */
static void
begin (Fixture *self)
{
  g_autofree char *path = g_build_filename (self->folder, "library.sqlite", NULL);
  g_autofree char *tables = g_build_filename (self->folder, "tables", NULL);

  self->client = awale_library_client_new (path);
  self->tasks = awale_library_tasks_new (self->client, write_cb, tables);
  g_signal_connect_swapped (self->tasks, "ended", G_CALLBACK (ended_cb), self);
  g_signal_connect_swapped (self->tasks, "analyzed", G_CALLBACK (analyzed_cb), self);
  g_signal_connect_swapped (self->client, "changed", G_CALLBACK (changed_cb), self);
}

/* Frees the client and the tasks as the program does when it ends. */
static void
end (Fixture *self)
{
  awale_library_client_flush (self->client);
  g_object_add_weak_pointer (G_OBJECT (self->tasks), (gpointer *) &self->tasks);
  g_object_unref (self->tasks);
  g_object_add_weak_pointer (G_OBJECT (self->client), (gpointer *) &self->client);
  g_object_unref (self->client);
  wait_while (self->client != NULL || self->tasks != NULL);
  g_clear_object (&self->ended);
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->folder = fixture_make_folder ();
  self->library = fixture_open_library (self->folder);
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->owner = g_object_new (G_TYPE_OBJECT, NULL);
  begin (self);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  end (self);
  g_object_unref (self->owner);
  g_array_unref (self->ids);
  awale_library_free (self->library);
  fixture_remove_folder (self->folder);
}

static AwaleLibraryRecord *
create_record (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  return awale_library_record_new (awale_document_get_game (document, 0));
}

static void
add_game (Fixture    *self,
          const char *text)
{
  g_autoptr (AwaleLibraryRecord) record = create_record (text);
  gint64 id;

  g_assert_true (awale_library_add (self->library, record, NULL, NULL, &id, NULL));
  g_array_append_val (self->ids, id);
}

static void
add_quick_games (Fixture *self)
{
  for (unsigned i = 0; i < N_QUICK; i++)
    {
      g_autofree char *text = g_strdup_printf (QUICK, i);

      add_game (self, text);
    }
}

static gint64
get_id (Fixture  *self,
        unsigned  index)
{
  return g_array_index (self->ids, gint64, index);
}

static AwaleAnalysisQueue
get_queue (Fixture *self)
{
  AwaleAnalysisQueue queue;

  g_assert_true (awale_library_get_queue (self->library, &queue, NULL));
  return queue;
}

static bool
count_cb (const AwaleLibraryRow *row,
          void                  *user_data)
{
  ++*(unsigned *) user_data;
  return true;
}

/* Returns the number of analyzed games in the library. */
static unsigned
count_known (Fixture *self)
{
  const AwaleLibraryFilter filter = { .analyzed = AWALE_ANALYZED_YES };
  unsigned n = 0;

  g_assert_true (awale_library_list (self->library, &filter, count_cb, &n, NULL));
  return n;
}

/* Returns the first task, which is borrowed, or NULL. */
static AwaleLibraryTask *
get_transfer (Fixture *self)
{
  g_autoptr (AwaleLibraryTask) task =
    g_list_model_get_item (awale_library_tasks_get_list (self->tasks), 0);

  return task;
}

static const AwaleLibraryTaskProgress *
wait_for_end (Fixture *self)
{
  wait_while (self->ended == NULL);
  g_assert_null (get_transfer (self));
  g_assert_no_error (awale_library_task_get_error (self->ended));
  g_assert_cmpuint (get_queue (self).n_games, ==, 0);
  return awale_library_task_get_progress (self->ended);
}

static void
test_run (Fixture      *self,
          gconstpointer data)
{
  AwaleLibraryTask *task;
  const AwaleLibraryTaskProgress *progress;

  add_quick_games (self);
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  task = get_transfer (self);
  g_assert_cmpint (awale_library_task_get_kind (task), ==, AWALE_LIBRARY_TASK_ANALYSIS);
  g_assert_cmpuint (awale_library_task_get_progress (task)->n_total, ==, N_QUICK);
  progress = wait_for_end (self);
  g_assert_true (awale_library_task_is_for (self->ended, self->owner));
  g_assert_cmpuint (progress->n_games, ==, N_QUICK);
  g_assert_cmpuint (progress->n_analyzed, ==, N_QUICK);
  g_assert_cmpfloat (progress->fraction, ==, 1);
  g_assert_cmpuint (self->n_analyzed, ==, N_QUICK);
  g_assert_cmpuint (count_known (self), ==, N_QUICK);
  /* Lists of games are updated only once after all games, not after each. */
  wait_while (self->n_changed == 0);
  g_assert_cmpuint (self->n_changed, ==, 1);

  /* Known values are not searched again. */
  g_clear_object (&self->ended);
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  progress = wait_for_end (self);
  g_assert_cmpuint (progress->n_games, ==, N_QUICK);
  g_assert_cmpuint (progress->n_analyzed, ==, 0);
  /* The signal is emitted for known values, too. */
  g_assert_cmpuint (self->n_analyzed, ==, 2 * N_QUICK);
}

static void
test_without_moves (Fixture      *self,
                    gconstpointer data)
{
  add_game (self, "[South \"Ama\"]\n\n*\n");
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  g_assert_cmpuint (wait_for_end (self)->n_total, ==, 0);
}

/* Games that are added while an analysis is running join its task, and are all analyzed. */
static void
test_more (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (gint64));

  add_quick_games (self);
  g_array_append_vals (first, self->ids->data, 1);
  awale_library_tasks_analyze (self->tasks, first, self->owner);
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  g_assert_cmpuint (g_list_model_get_n_items (awale_library_tasks_get_list (self->tasks)), ==,
                    1);
  wait_while (count_known (self) < N_QUICK);
  wait_while (get_transfer (self) != NULL);
  g_assert_cmpuint (get_queue (self).n_games, ==, 0);
}

/* Games can be added after the last one is done but before the end is reported. */
static void
test_late (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (gint64));

  add_quick_games (self);
  g_array_append_vals (first, self->ids->data, 1);
  awale_library_tasks_analyze (self->tasks, first, self->owner);
  wait_while (awale_library_task_get_progress (get_transfer (self))->n_games == 0);
  while (get_queue (self).n_games > 0)
    g_thread_yield ();
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  g_assert_cmpuint (wait_for_end (self)->n_analyzed, ==, N_QUICK);
  g_assert_cmpuint (count_known (self), ==, N_QUICK);
}

/* Returns true while a thread of lower priority works; an idle thread stays in its pool. */
static bool
has_yielding_thread (void)
{
  g_autoptr (GDir) threads = g_dir_open ("/proc/self/task", 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (threads)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/task", name, "stat", NULL);
      g_autofree char *stat = NULL;

      if (getpriority (PRIO_PROCESS, (id_t) g_ascii_strtoull (name, NULL, 10)) == YIELDING
          && g_file_get_contents (path, &stat, NULL, NULL) && strstr (stat, ") R ") != NULL)
        return true;
    }
  return false;
}

/* Begins to analyze games of which the last one takes longer than any test. */
static AwaleLibraryTask *
begin_endless (Fixture *self)
{
  wait_while (has_yielding_thread ());
  add_game (self, ENDLESS);
  g_assert_true (awale_analysis_queue_games (self->library, self->ids, DEPTH, NULL));
  awale_library_tasks_resume (self->tasks);
  wait_while (get_transfer (self) == NULL
              || awale_library_task_get_progress (get_transfer (self))->n_games + 1 < self->ids->len
              || !has_yielding_thread ());
  return get_transfer (self);
}

/* The analysis yields to other threads, and does not delay the end of the program. */
static void
test_priority (Fixture      *self,
               gconstpointer data)
{
  begin_endless (self);
  wait_while (awale_library_client_is_busy (self->client));
  g_assert_cmpint (getpriority (PRIO_PROCESS, 0), <, YIELDING);
}

/* Stopping an analysis removes the remaining games from the queue. */
static void
test_stopped (Fixture      *self,
              gconstpointer data)
{
  add_quick_games (self);
  awale_library_task_cancel (begin_endless (self));
  g_assert_cmpuint (wait_for_end (self)->n_analyzed, ==, N_QUICK);
  g_assert_cmpuint (count_known (self), ==, N_QUICK);

  /* Another analysis can be started afterwards. */
  g_clear_object (&self->ended);
  g_array_set_size (self->ids, N_QUICK);
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  g_assert_cmpuint (wait_for_end (self)->n_games, ==, N_QUICK);
}

/* The program ends without waiting for the analysis, and can continue the analysis when it is
 * started again. */
static void
test_restart (Fixture      *self,
              gconstpointer data)
{
  gint64 endless;

  begin_endless (self);
  endless = get_id (self, 0);
  g_array_set_size (self->ids, 0);
  add_quick_games (self);
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  wait_while (get_queue (self).n_games <= N_QUICK);
  end (self);
  begin (self);
  g_assert_null (get_transfer (self));
  awale_library_tasks_resume (self->tasks);
  wait_while (get_transfer (self) == NULL);
  g_assert_false (awale_library_task_is_paused (get_transfer (self)));
  g_assert_cmpuint (awale_library_task_get_progress (get_transfer (self))->n_total, ==,
                    N_QUICK + 1);
  g_assert_true (awale_library_task_is_for (get_transfer (self), self));
  g_assert_true (awale_library_remove (self->library, endless, NULL));
  /* The removed game is still being searched; pausing the analysis ends this search. */
  awale_library_task_set_paused (get_transfer (self), true);
  awale_library_task_set_paused (get_transfer (self), false);
  g_assert_cmpuint (wait_for_end (self)->n_analyzed, ==, N_QUICK);
}

/* A paused queue stays paused after a restart, until more games are added. */
static void
test_paused (Fixture      *self,
             gconstpointer data)
{
  awale_library_task_set_paused (begin_endless (self), true);
  wait_while (!get_queue (self).paused);
  wait_while (has_yielding_thread ());
  end (self);
  begin (self);
  awale_library_tasks_resume (self->tasks);
  wait_while (get_transfer (self) == NULL);
  g_assert_true (awale_library_task_is_paused (get_transfer (self)));
  g_assert_true (awale_library_remove (self->library, get_id (self, 0), NULL));
  g_array_set_size (self->ids, 0);
  add_quick_games (self);
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  g_assert_false (awale_library_task_is_paused (get_transfer (self)));
  g_assert_cmpuint (wait_for_end (self)->n_analyzed, ==, N_QUICK);
}

/* Moves that the user changes during the analysis stay, and are analyzed in turn. */
static void
test_changed (Fixture      *self,
              gconstpointer data)
{
  g_autofree char *other = g_strdup_printf (QUICK, 7);
  g_autoptr (AwaleLibraryRecord) record = create_record (other);
  g_autofree char *text = NULL;

  add_game (self, LONG);
  g_assert_true (awale_analysis_queue_games (self->library, self->ids, 14, NULL));
  g_assert_true (awale_library_begin (self->library, NULL));
  awale_library_tasks_resume (self->tasks);
  wait_while (get_transfer (self) == NULL
              || awale_library_task_get_progress (get_transfer (self))->fraction <= 0);
  g_assert_true (awale_library_replace (self->library, get_id (self, 0), record, NULL));
  g_assert_true (awale_library_end (self->library, true, NULL));
  g_assert_cmpuint (wait_for_end (self)->n_analyzed, ==, 1);
  text = awale_library_dup_text (self->library, get_id (self, 0), NULL);
  g_assert_nonnull (strstr (text, "[South \"7\"]"));
  g_assert_nonnull (strstr (text, "%eval"));
}

/* A damaged game is reported, and the others are analyzed. */
static void
test_damaged (Fixture      *self,
              gconstpointer data)
{
  const AwaleLibraryTaskProgress *progress;

  add_quick_games (self);
  g_assert_true (awale_sql_run (self->library->db, "UPDATE texts SET text = '' WHERE id = 1",
                                NULL));
  g_assert_true (awale_sql_run (self->library->db, "DELETE FROM texts WHERE id = 2", NULL));
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  progress = wait_for_end (self);
  g_assert_cmpuint (progress->n_bad, ==, 2);
  g_assert_cmpuint (progress->n_analyzed, ==, N_QUICK - 2);
}

/* Creates an index called “full” that makes storing values fail. */
static void
refuse_values (Fixture *self)
{
  g_assert_true (awale_sql_run (self->library->db,
                                "CREATE UNIQUE INDEX full ON texts (CASE WHEN instr (text, '%eval')"
                                " THEN id % " G_STRINGIFY (N_QUICK) " + 1 ELSE id END)", NULL));
}

static void
failed_cb (Fixture          *self,
           AwaleLibraryTask *task)
{
  g_assert_true (awale_library_task_is_paused (task));
  g_assert_nonnull (strstr (awale_library_task_get_error (task)->message, "full"));
  self->n_failed++;
}

/* Values that cannot be stored are reported. The queue then waits until the user continues it. */
static void
test_failed (Fixture      *self,
             gconstpointer data)
{
  add_quick_games (self);
  refuse_values (self);
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  g_signal_connect_swapped (self->tasks, "failed", G_CALLBACK (failed_cb), self);
  wait_while (self->n_failed == 0 || self->n_changed == 0);
  g_assert_cmpuint (get_queue (self).n_games, ==, N_QUICK);
  g_assert_cmpuint (get_queue (self).n_done, ==, 0);
  g_assert_false (get_queue (self).paused);

  awale_library_task_set_paused (get_transfer (self), false);
  wait_while (self->n_failed == 1);
  g_assert_true (awale_sql_run (self->library->db, "DROP INDEX full", NULL));
  awale_library_task_set_paused (get_transfer (self), false);
  g_assert_cmpuint (wait_for_end (self)->n_analyzed, ==, N_QUICK);
  g_assert_cmpuint (self->n_failed, ==, 2);
}

/* An analysis that is stopped after a failure does not report the failure again. */
static void
test_failed_stopped (Fixture      *self,
                     gconstpointer data)
{
  add_quick_games (self);
  refuse_values (self);
  awale_library_tasks_analyze (self->tasks, self->ids, self->owner);
  g_signal_connect_swapped (self->tasks, "failed", G_CALLBACK (failed_cb), self);
  wait_while (self->n_failed == 0);
  awale_library_task_cancel (get_transfer (self));
  g_assert_cmpuint (wait_for_end (self)->n_analyzed, ==, 0);
}

/* --- An analysis that is killed -------------------------------------------------------------- */

/* Analyzes the rest of the queue in @folder; this runs in a child process. */
static int
analyze_rest (char *folder)
{
  Fixture self = { .folder = folder };

  begin (&self);
  awale_library_tasks_resume (self.tasks);
  wait_while (self.ended == NULL);
  end (&self);
  return 0;
}

static GSubprocess *
spawn (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, program, ANALYZE,
                                           self->folder, NULL);

  g_assert_no_error (error);
  return process;
}

/* Checks that the games that are done have values, and no others do. Returns: the number of games
 * that are done */
static unsigned
assert_whole (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  gint64 n_others;

  awale_library_check (self->library, &error);
  g_assert_no_error (error);
  g_assert_true (awale_sql_get_int (self->library->db, &n_others, NULL,
                                    "SELECT count (*) FROM games LEFT JOIN to_analyze ON game = id"
                                    " WHERE done IS NOT (given NOTNULL)", ""));
  g_assert_cmpint (n_others, ==, 0);
  return count_known (self);
}

/* An analysis is killed repeatedly at random moments, and the next process continues it. */
static void
test_killed (Fixture      *self,
             gconstpointer data)
{
  int kills = fixture_count_kills (N_KILLS);
  unsigned n_known = 0;
  g_autoptr (GSubprocess) last = NULL;

  for (int i = 0; i < N_GAMES / N_QUICK; i++)
    add_quick_games (self);
  g_assert_true (awale_analysis_queue_games (self->library, self->ids, 14, NULL));
  for (int i = 0; i < kills && n_known + N_QUICK < self->ids->len; i++)
    {
      g_autoptr (GSubprocess) process = spawn (self);
      unsigned n_before = n_known;

      wait_while (count_known (self) == n_before);
      g_usleep ((gulong) g_test_rand_int_range (0, MAX_WORKING));
      g_subprocess_force_exit (process);
      g_assert_true (g_subprocess_wait (process, NULL, NULL));
      n_known = get_queue (self).n_games > 0 ? assert_whole (self) : self->ids->len;
      g_assert_cmpuint (n_known, >, n_before);
    }
  /* If games are left, the last process analyzes them without being killed. */
  if (get_queue (self).n_games > 0)
    {
      last = spawn (self);
      g_assert_true (g_subprocess_wait_check (last, NULL, NULL));
    }
  g_assert_cmpuint (get_queue (self).n_games, ==, 0);
  g_assert_cmpuint (count_known (self), ==, self->ids->len);
}

#define ADD(name, func) \
  g_test_add ("/library/analysis/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], ANALYZE))
    return analyze_rest (argv[2]);
  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  ADD ("run", test_run);
  ADD ("without-moves", test_without_moves);
  ADD ("more", test_more);
  ADD ("late", test_late);
  ADD ("priority", test_priority);
  ADD ("stopped", test_stopped);
  ADD ("restart", test_restart);
  ADD ("paused", test_paused);
  ADD ("changed", test_changed);
  ADD ("damaged", test_damaged);
  ADD ("failed", test_failed);
  ADD ("failed-stopped", test_failed_stopped);
  ADD ("killed", test_killed);
  return g_test_run ();
}
