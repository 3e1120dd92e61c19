/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "asking.h"

#include "../wait.h"

#include "library/awale-library-explorer.h"

#include <string.h>

enum
{
  N_GAMES = 20,
};

/* Returns the games with the standard start under Abapa, the default rules of files. */
static AwaleExploration *
explore_in (Asking        *fixture,
            gint64         n_games,
            GCancellable  *cancellable,
            GError       **error)
{
  AwalePositionPattern pattern = awale_position_pattern_of (awale_position_start (), false);
  const AwaleLibraryFilter filter = { .position = &pattern, .ruleset = "abapa", .limit = n_games };

  return asking_run (fixture, &awale_library_explore_job, awale_library_filter_copy (&filter),
                     cancellable, error);
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

/* A query is answered even while moves are being read. */
static void
test_read_moves (Asking        *fixture,
                 gconstpointer  data)
{
  g_autoptr (AwaleExploration) first = NULL;
  g_autoptr (AwaleExploration) last = NULL;
  g_autoptr (GError) error = NULL;

  asking_fill (fixture, N_GAMES);
  awale_library_client_read_moves (fixture->client, 1);
  first = explore_in (fixture, 5, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (first->n_all, ==, 2);
  g_assert_false (first->is_read);

  /* Wait until no job is running; running jobs hold a reference to the client, as the tasks do. */
  g_clear_object (&fixture->result);
  wait_while (G_OBJECT (fixture->client)->ref_count > 2);
  last = explore_in (fixture, 5, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (last->n_all, ==, N_GAMES);
  g_assert_true (last->is_read);
}

static void
test_list_cancelled (Asking        *fixture,
                     gconstpointer  data)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  AwaleLibraryFilter everything = { .limit = 0 };

  asking_fill (fixture, N_GAMES);
  g_cancellable_cancel (cancellable);
  g_assert_null (awale_library_list_job.func (library, &everything, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

#define ADD(name, test) \
  g_test_add ("/library/client-questions/" name, Asking, NULL, asking_set_up, test, \
              asking_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("explore", test_explore);
  ADD ("read-moves", test_read_moves);
  ADD ("list-cancelled", test_list_cancelled);
  return g_test_run ();
}
