/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "asking.h"

#include "../wait.h"

#include "desk/awale-library-job.h"
#include "library/awale-library-private.h"

#include <string.h>

enum
{
  N_GAMES = 20,
};

/* The games in which the standard start comes up, by the rules that files are taken to have. */
static AwaleExploration *
explore_in (Asking        *fixture,
            gint64         n_games,
            GCancellable  *cancellable,
            GError       **error)
{
  AwalePositionPattern pattern = awale_position_pattern_of (awale_position_start (), false);
  const AwaleLibraryFilter filter = { .position = &pattern, .ruleset = "abapa", .limit = n_games };

  g_clear_object (&fixture->result);
  awale_library_client_explore_async (fixture->librarian, &filter, cancellable, asking_done_cb,
                                      fixture);
  return awale_library_client_explore_finish (fixture->librarian, asking_wait (fixture), error);
}

static AwaleExploration *
explore (Asking        *fixture,
         GCancellable  *cancellable,
         GError       **error)
{
  return explore_in (fixture, 0, cancellable, error);
}

static void
test_explore (Asking        *fixture,
              gconstpointer  data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (AwaleExploration) empty = NULL;
  g_autoptr (AwaleExploration) full = NULL;
  g_autoptr (AwaleExploration) none = NULL;
  g_autoptr (GError) error = NULL;

  empty = explore (fixture, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (empty->n_all, ==, 0);
  asking_fill (fixture, N_GAMES);
  full = explore (fixture, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (full->n_all, ==, N_GAMES);
  g_assert_cmpint (full->n_found, >, 0);
  g_assert_cmpint (full->n_asked, >, full->n_found);
  g_assert_cmpuint (full->games->len, ==, full->n_found);
  g_assert_cmpuint (full->moves->len, >, 0);

  g_cancellable_cancel (cancellable);
  none = explore (fixture, cancellable, &error);
  g_assert_null (none);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* What was asked for while moves are being read is answered in between, before all of them are. */
static void
test_read_moves (Asking        *fixture,
                 gconstpointer  data)
{
  g_autoptr (AwaleExploration) first = NULL;
  g_autoptr (AwaleExploration) last = NULL;
  g_autoptr (GError) error = NULL;

  asking_fill (fixture, N_GAMES);
  awale_library_client_read_moves (fixture->librarian, 1);
  first = explore_in (fixture, 5, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (first->n_all, ==, 2);
  g_assert_false (first->is_read);

  /* Whatever goes on holds the librarian. */
  g_clear_object (&fixture->result);
  wait_while (G_OBJECT (fixture->librarian)->ref_count > 1);
  last = explore_in (fixture, 5, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (last->n_all, ==, N_GAMES);
  g_assert_true (last->is_read);
}

static AwaleLibraryListing *
list (Asking  *fixture,
      GError **error)
{
  const AwaleLibraryFilter everything = { .limit = 0 };

  g_clear_object (&fixture->result);
  awale_library_client_list_async (fixture->librarian, &everything, NULL, NULL, asking_done_cb,
                                   fixture);
  return awale_library_client_list_finish (fixture->librarian, asking_wait (fixture), error);
}

static AwaleLibraryListing *
sort (Asking            *fixture,
      AwaleLibraryRows  *rows,
      GError           **error)
{
  const AwaleLibraryOrder by_north = { .n = 1, .by = { { AWALE_SORT_NORTH, true } } };

  g_clear_object (&fixture->result);
  awale_library_client_sort_async (fixture->librarian, rows, &by_north, NULL, asking_done_cb,
                                   fixture);
  return awale_library_client_list_finish (fixture->librarian, asking_wait (fixture), error);
}

/* What is listed already can be sorted though the library cannot be used any more. */
static void
test_sort (Asking        *fixture,
           gconstpointer  data)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (AwaleLibraryListing) listed = NULL;
  g_autoptr (AwaleLibraryListing) sorted = NULL;
  g_autoptr (GError) error = NULL;

  asking_fill (fixture, N_GAMES);
  listed = list (fixture, &error);
  g_assert_no_error (error);
  g_object_unref (fixture->librarian);
  fixture->librarian = awale_library_client_new (awale_library_get_path (library));
  g_assert_true (awale_sql_run (library->db, "PRAGMA user_version = 1000", NULL));
  sorted = sort (fixture, awale_library_listing_get_rows (listed), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (awale_library_listing_get_n (sorted), ==, N_GAMES);
  g_assert_cmpstr (awale_library_listing_get (sorted, 0)->north, ==, "North 9");
}

/* Nobody waits for what was cancelled: it is not sorted either. */
static void
test_list_cancelled (Asking        *fixture,
                     gconstpointer  data)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  AwaleLibraryJob *job = awale_library_job_new ();
  g_autoptr (GError) error = NULL;

  asking_fill (fixture, N_GAMES);
  job->filter = awale_library_filter_copy (&(AwaleLibraryFilter) { .limit = 0 });
  g_cancellable_cancel (cancellable);
  g_assert_null (awale_library_job_list (library, job, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  awale_library_job_free (job);
}

#define ADD(name, test) \
  g_test_add ("/desk/librarian-questions/" name, Asking, NULL, asking_set_up, test, \
              asking_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("explore", test_explore);
  ADD ("read-moves", test_read_moves);
  ADD ("sort", test_sort);
  ADD ("list-cancelled", test_list_cancelled);
  return g_test_run ();
}
