/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-library-analysis.h"
#include "library/awale-library-change.h"
#include "library/awale-library-private.h"
#include "library/awale-analysis-queue.h"

#include <string.h>

#define DEPTH 6

/* Size of a page in the file of a library, in bytes. */
#define PAGE 4096

/* The third game has no moves. */
static const char *const games[] = { "1. D d *\n", "1. E e *\n", "[South \"Ama\"]\n\n*\n",
                                     "1. F f *\n" };

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
  GArray       *ids;
  unsigned      n_found;
  bool          is_meddling;  /* True if the game is replaced while its values are searched. */
} Fixture;

static AwaleGame *
read_game (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  return g_object_ref (awale_document_get_game (document, 0));
}

static void
set_up (Fixture    *self,
        const void *data)
{
  self->folder = fixture_make_folder ();
  self->library = fixture_open_library (self->folder);
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (AwaleGame) game = read_game (games[i]);
      g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
      gint64 id;

      g_assert_true (awale_library_add (self->library, record, NULL, NULL, &id, NULL));
      g_array_append_val (self->ids, id);
    }
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  g_array_unref (self->ids);
  awale_library_free (self->library);
  fixture_remove_folder (self->folder);
}

static void
reopen (Fixture *self)
{
  g_clear_pointer (&self->library, awale_library_free);
  self->library = fixture_open_library (self->folder);
}

static void
run (Fixture    *self,
     const char *sql)
{
  g_autoptr (GError) error = NULL;

  awale_sql_run (self->library->db, sql, &error);
  g_assert_no_error (error);
}

static gint64
get_id (Fixture  *self,
        unsigned  index)
{
  return g_array_index (self->ids, gint64, index);
}

/* Queues two games, those with the indexes @first and @last. */
static void
queue_two (Fixture  *self,
           unsigned  first,
           unsigned  last)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;

  g_array_append_val (ids, g_array_index (self->ids, gint64, first));
  g_array_append_val (ids, g_array_index (self->ids, gint64, last));
  awale_analysis_queue_games (self->library, ids, DEPTH, &error);
  g_assert_no_error (error);
}

static void
change_queue (Fixture          *self,
              AwaleQueueChange  change)
{
  g_autoptr (GError) error = NULL;
  AwaleAnalysisQueue queue;

  awale_library_change_queue (self->library, change, NULL, &queue, &error);
  g_assert_no_error (error);
}

static void
assert_queue (Fixture  *self,
              unsigned  n_games,
              unsigned  n_done,
              bool      paused)
{
  g_autoptr (GError) error = NULL;
  AwaleAnalysisQueue queue;

  awale_library_get_queue (self->library, &queue, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (queue.n_games, ==, n_games);
  g_assert_cmpuint (queue.n_done, ==, n_done);
  g_assert_cmpint (queue.paused, ==, paused);
}

static gint64
get_next (Fixture *self)
{
  gint64 id;
  int depth = 0;

  g_assert_true (awale_library_get_next (self->library, &id, &depth, NULL));
  g_assert_true (id == 0 || depth == DEPTH);
  return id;
}

/* Games are analyzed in the order in which they were queued, each only once, and not at all if they
 * were removed. */
static void
test_order (Fixture    *self,
            const void *data)
{
  assert_queue (self, 0, 0, false);
  g_assert_cmpint (get_next (self), ==, 0);
  queue_two (self, 3, 0);
  queue_two (self, 0, 2);
  queue_two (self, 1, 3);
  assert_queue (self, 3, 0, false);
  g_assert_cmpint (get_next (self), ==, get_id (self, 3));
  g_assert_true (awale_library_mark_analyzed (self->library, get_id (self, 3), NULL));
  assert_queue (self, 3, 1, false);
  g_assert_true (awale_library_remove (self->library, get_id (self, 0), NULL));
  assert_queue (self, 2, 1, false);
  g_assert_cmpint (get_next (self), ==, get_id (self, 1));
  g_assert_true (awale_library_mark_analyzed (self->library, get_id (self, 1), NULL));
  g_assert_cmpint (get_next (self), ==, 0);
  assert_queue (self, 2, 2, false);
  /* Games that are already done are not counted together with games queued later. */
  queue_two (self, 1, 1);
  assert_queue (self, 1, 0, false);
  change_queue (self, AWALE_QUEUE_CLEAR);
  assert_queue (self, 0, 0, false);
}

/* A game that an undo puts back into the queue is paused exactly if the others are. */
static void
test_undo (Fixture    *self,
           const void *data)
{
  for (int is_paused = 0; is_paused < 2; is_paused++)
    {
      g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
      AwaleLibraryChange change = { .kind = AWALE_CHANGE_REMOVE, .games = ids };

      queue_two (self, 0, 1);
      g_array_append_val (ids, g_array_index (self->ids, gint64, 0));
      change_queue (self, is_paused ? AWALE_QUEUE_RESUME : AWALE_QUEUE_PAUSE);
      g_assert_true (awale_library_change_make (&change, self->library, NULL));
      change_queue (self, is_paused ? AWALE_QUEUE_PAUSE : AWALE_QUEUE_RESUME);
      change.kind = AWALE_CHANGE_UNDO;
      g_assert_true (awale_library_change_make (&change, self->library, NULL));
      assert_queue (self, 2, 0, is_paused);
      change_queue (self, AWALE_QUEUE_CLEAR);
    }
}

/* Undo puts a game back that was last in the queue, even if another one was queued since. */
static void
test_undo_last (Fixture    *self,
                const void *data)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  AwaleLibraryChange change = { .kind = AWALE_CHANGE_REMOVE, .games = ids };

  queue_two (self, 0, 1);
  g_array_append_val (ids, g_array_index (self->ids, gint64, 1));
  g_assert_true (awale_library_change_make (&change, self->library, NULL));
  queue_two (self, 3, 3);
  change.kind = AWALE_CHANGE_UNDO;
  g_assert_true (awale_library_change_make (&change, self->library, NULL));
  assert_queue (self, 3, 0, false);
}

/* Games can be added between the check for remaining games and the end of the queue. */
static void
test_end (Fixture    *self,
          const void *data)
{
  queue_two (self, 0, 0);
  g_assert_true (awale_library_mark_analyzed (self->library, get_id (self, 0), NULL));
  g_assert_cmpint (get_next (self), ==, 0);
  queue_two (self, 1, 3);
  g_assert_true (awale_library_mark_analyzed (self->library, get_id (self, 1), NULL));
  g_assert_true (awale_library_end_queue (self->library, NULL));
  assert_queue (self, 2, 1, false);
  g_assert_true (awale_library_mark_analyzed (self->library, get_id (self, 3), NULL));
  g_assert_true (awale_library_end_queue (self->library, NULL));
  assert_queue (self, 0, 0, false);
}

/* The queue outlasts its library being closed, and adding games continues a paused queue. */
static void
test_lasting (Fixture    *self,
              const void *data)
{
  queue_two (self, 0, 1);
  g_assert_true (awale_library_mark_analyzed (self->library, get_id (self, 0), NULL));
  change_queue (self, AWALE_QUEUE_PAUSE);
  reopen (self);
  assert_queue (self, 2, 1, true);
  change_queue (self, AWALE_QUEUE_RESUME);
  assert_queue (self, 2, 1, false);
  change_queue (self, AWALE_QUEUE_PAUSE);
  queue_two (self, 0, 3);
  reopen (self);
  assert_queue (self, 3, 0, false);
}

static int
count_cb (void *data)
{
  unsigned *count = data;

  (*count)++;
  return 0;
}

/* Finding the next game and counting the remaining ones takes few steps, however many games are
 * done. */
static void
test_long (Fixture    *self,
           const void *data)
{
  unsigned n_steps = 0, n_done;

  run (self, "INSERT INTO games (ruleset, result, plies, hash, added)"
             " WITH RECURSIVE numbers (n) AS"
             " (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)"
             " SELECT 'abapa', '*', 1, n, 0 FROM numbers;"
             "INSERT INTO to_analyze (game, depth, done)"
             " SELECT id, 6, 1 FROM games WHERE hash BETWEEN 1 AND 2000;"
             "INSERT INTO to_analyze (game, depth) VALUES (1, 6), (2, 6)");
  assert_queue (self, 2002, 2000, false);
  sqlite3_progress_handler (self->library->db, 1, count_cb, &n_steps);
  for (n_done = 2000; get_next (self) != 0; n_done++)
    {
      g_assert_true (awale_library_mark_analyzed (self->library, get_next (self), NULL));
      assert_queue (self, 2002, n_done + 1, false);
    }
  sqlite3_progress_handler (self->library->db, 0, NULL, NULL);
  g_assert_cmpuint (n_done, ==, 2002);
  g_assert_cmpuint (n_steps, <, 1000);
}

/* The counts are computed anew after a cancelled change, and after a change by another program. */
static void
test_counted (Fixture    *self,
              const void *data)
{
  g_autoptr (AwaleLibrary) other = fixture_open_library (self->folder);

  queue_two (self, 0, 1);
  assert_queue (self, 2, 0, false);
  g_assert_true (awale_library_begin (self->library, NULL));
  g_assert_true (awale_library_mark_analyzed (self->library, get_id (self, 0), NULL));
  assert_queue (self, 2, 1, false);
  awale_library_end (self->library, false, NULL);
  assert_queue (self, 2, 0, false);
  g_assert_true (awale_library_mark_analyzed (other, get_id (self, 1), NULL));
  assert_queue (self, 2, 1, false);
  g_assert_true (awale_library_mark_analyzed (self->library, get_id (self, 1), NULL));
  assert_queue (self, 2, 1, false);
}

static bool
find_cb (gint64      id,
         AwaleGame  *game,
         void       *user_data,
         GError    **error)
{
  static const char text[] = "1. D {[%eval 1,6] [%best D 1]} d {[%eval 0,6] [%best d 0]} *\n";
  Fixture *self = user_data;
  g_autoptr (AwaleGame) other = read_game ("1. A a *\n");
  g_autoptr (AwaleGame) found = read_game (text);
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (other);
  AwaleNode *from = awale_game_get_root (found);

  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node), from = awale_node_get_first_child (from))
    if (awale_node_get_move_values (from) != NULL)
      awale_game_cache_move_values (game, node, awale_node_get_move_values (from));
  self->n_found++;
  if (self->is_meddling)
    g_assert_true (awale_library_replace (self->library, id, record, NULL));
  return true;
}

static AwaleLibraryAnalysisOutcome
analyze (Fixture *self,
         int      depth)
{
  const AwaleLibraryAnalysis how = { .options = { .depth = depth }, .find = find_cb,
                                     .user_data = self };
  AwaleLibraryAnalysisOutcome outcome;
  g_autoptr (GError) error = NULL;

  awale_library_analyze (self->library, get_id (self, 0), &how, &outcome, &error);
  g_assert_no_error (error);
  return outcome;
}

/* Known values are not searched again, unless a greater depth is requested. */
static void
test_known (Fixture    *self,
            const void *data)
{
  g_assert_cmpint (analyze (self, DEPTH), ==, AWALE_ANALYSIS_KEPT);
  g_assert_cmpuint (self->n_found, ==, 1);
  g_assert_cmpint (analyze (self, DEPTH), ==, AWALE_ANALYSIS_KNOWN);
  g_assert_cmpuint (self->n_found, ==, 1);
  g_assert_cmpint (analyze (self, DEPTH + 1), ==, AWALE_ANALYSIS_KEPT);
  g_assert_cmpuint (self->n_found, ==, 2);
}

static void
replace (Fixture    *self,
         gint64      id,
         const char *text)
{
  g_autoptr (AwaleGame) game = read_game (text);
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);

  g_assert_true (awale_library_replace (self->library, id, record, NULL));
}

static int
committed_cb (void *data)
{
  count_cb (data);
  return 0;
}

/* Games whose values are known are marked as done in a single change, up to the first game without
 * values. */
static void
test_pass_known (Fixture    *self,
                 const void *data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) known = g_array_new (FALSE, FALSE, sizeof (gint64));
  unsigned n_changes = 0;

  replace (self, get_id (self, 1), "[South \"Esi\"]\n\n1. D d *\n");
  for (unsigned i = 0; i < 2; i++)
    {
      g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (gint64));

      g_assert_cmpint (analyze (self, DEPTH), ==, AWALE_ANALYSIS_KEPT);
      g_array_append_val (first, g_array_index (self->ids, gint64, 0));
      g_array_remove_index (self->ids, 0);
      g_assert_true (awale_analysis_queue_games (self->library, first, DEPTH, NULL));
    }
  /* Queue the game without moves and the last one, too. */
  queue_two (self, 0, 1);
  assert_queue (self, 3, 0, false);
  sqlite3_commit_hook (self->library->db, committed_cb, &n_changes);
  awale_library_mark_known_analyzed (self->library, G_MAXINT32, known, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (known->len, ==, 2);
  g_assert_cmpuint (n_changes, ==, 1);
  assert_queue (self, 3, 2, false);
  g_assert_cmpint (get_next (self), ==, get_id (self, 1));
  g_assert_true (awale_library_mark_known_analyzed (self->library, G_MAXINT32, known, NULL));
  g_assert_cmpuint (known->len, ==, 2);
  sqlite3_commit_hook (self->library->db, NULL, NULL);
}

/* Values from a deeper search are kept, even if they do not include the played move. */
static void
test_partly (Fixture    *self,
             const void *data)
{
  g_autoptr (AwaleGame) game = read_game ("1. D (1. C {[%eval 0,40] [%best C 0]}) d *\n");
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
  g_autofree char *text = NULL;

  g_assert_true (awale_library_replace (self->library, get_id (self, 0), record, NULL));
  g_assert_cmpint (analyze (self, DEPTH), ==, AWALE_ANALYSIS_PARTLY);
  text = awale_library_dup_text (self->library, get_id (self, 0), NULL);
  g_assert_nonnull (strstr (text, "[%eval 0,40]"));
  g_assert_nonnull (strstr (text, "[%eval 0,6]"));
}

static void
test_changed (Fixture    *self,
              const void *data)
{
  g_autofree char *text = NULL;

  self->is_meddling = true;
  g_assert_cmpint (analyze (self, DEPTH), ==, AWALE_ANALYSIS_CHANGED);
  text = awale_library_dup_text (self->library, get_id (self, 0), NULL);
  g_assert_nonnull (strstr (text, "1. A a"));
  g_assert_true (awale_library_remove (self->library, get_id (self, 0), NULL));
  g_assert_cmpint (analyze (self, DEPTH), ==, AWALE_ANALYSIS_CHANGED);
  g_assert_cmpuint (self->n_found, ==, 1);
}

static void
test_damaged (Fixture    *self,
              const void *data)
{
  const AwaleLibraryAnalysis how = { .find = find_cb, .user_data = self };
  AwaleLibraryAnalysisOutcome outcome;
  g_autoptr (GError) error = NULL;

  run (self, "UPDATE texts SET text = ''");
  g_assert_false (awale_library_analyze (self->library, get_id (self, 0), &how, &outcome, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_GAME);
  g_clear_error (&error);
  run (self, "DELETE FROM texts");
  g_assert_false (awale_library_analyze (self->library, get_id (self, 0), &how, &outcome, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_GAME);
}

/* Damage to the file, which here affects the pages with the texts, is not reported as a fault of a
 * game. */
static void
test_damaged_file (Fixture    *self,
                   const void *data)
{
  const AwaleLibraryAnalysis how = { .find = find_cb, .user_data = self };
  AwaleLibraryAnalysisOutcome outcome;
  g_autofree char *path = g_strdup (awale_library_get_path (self->library));
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gint64 page;
  size_t n_bytes;

  g_assert_true (awale_sql_get_int (self->library->db, &page, NULL,
                                    "SELECT rootpage FROM sqlite_schema"
                                    " WHERE name = 'texts'", ""));
  g_clear_pointer (&self->library, awale_library_free);
  g_assert_true (g_file_get_contents (path, &contents, &n_bytes, NULL));
  memset (contents + (page - 1) * PAGE, 'x', PAGE);
  g_assert_true (g_file_set_contents (path, contents, (gssize) n_bytes, NULL));
  reopen (self);
  g_assert_false (awale_library_analyze (self->library, get_id (self, 0), &how, &outcome, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_DAMAGED);
}

#define ADD(name, test) \
  g_test_add ("/library/queue/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("order", test_order);
  ADD ("undo", test_undo);
  ADD ("undo-last", test_undo_last);
  ADD ("end", test_end);
  ADD ("lasting", test_lasting);
  ADD ("long", test_long);
  ADD ("counted", test_counted);
  ADD ("known", test_known);
  ADD ("pass-known", test_pass_known);
  ADD ("partly", test_partly);
  ADD ("changed", test_changed);
  ADD ("damaged", test_damaged);
  ADD ("damaged-file", test_damaged_file);
  return g_test_run ();
}
