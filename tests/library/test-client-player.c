/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "asking.h"

#include "library/awale-library-player.h"
#include "library/awale-library-private.h"

#include <string.h>

static gpointer
get_player (AwaleLibrary  *library,
            gpointer       filter,
            GCancellable  *cancellable,
            GError       **error)
{
  return awale_library_get_player_stats (library, filter, error);
}

static const AwaleLibraryJob player_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = get_player,
  .free_data = (GDestroyNotify) awale_library_filter_free,
  .free_result = (GDestroyNotify) awale_library_player_free,
};

static const AwaleLibraryFilter ama = { .player = "ama" };

static AwaleLibraryPlayer *
ask (Asking        *self,
     GCancellable  *cancellable,
     GError       **error)
{
  return asking_run (self, &player_job, awale_library_filter_copy (&ama), cancellable, error);
}

static void
add_game (Asking *self)
{
  const char *text = "[South \"Ama\"]\n[North \"Kofi\"]\n\n1. F f *\n";
  g_autoptr (AwaleLibrary) library = fixture_open_library (self->folder);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleLibraryRecord) record =
    awale_library_record_new (awale_document_get_game (document, 0));
  gint64 id;

  g_assert_true (awale_library_add (library, record, NULL, NULL, &id, NULL));
}

/* Without a library no player is found. */
static void
test_player (Asking        *self,
             gconstpointer  data)
{
  g_autoptr (AwaleLibraryPlayer) nobody = NULL;
  g_autoptr (AwaleLibraryPlayer) player = NULL;
  g_autoptr (GError) error = NULL;

  nobody = ask (self, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (nobody->n_games, ==, 0);
  add_game (self);
  player = ask (self, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (player->n_games, ==, 1);
  g_assert_cmpint (player->sides[AWALE_SOUTH].n_games, ==, 1);
}

static void
test_cancelled (Asking        *self,
                gconstpointer  data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (AwaleLibraryPlayer) none = NULL;
  g_autoptr (GError) error = NULL;

  add_game (self);
  g_cancellable_cancel (cancellable);
  none = ask (self, cancellable, &error);
  g_assert_null (none);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* The program can end without waiting for a query that another program blocks. */
static void
test_flush (Asking        *self,
            gconstpointer  data)
{
  g_autoptr (AwaleLibrary) other = NULL;
  g_autoptr (AwaleLibraryPlayer) player = NULL;
  g_autoptr (GError) error = NULL;

  add_game (self);
  other = fixture_open_library (self->folder);
  g_assert_true (awale_sql_run (other->db, "PRAGMA locking_mode = EXCLUSIVE;"
                                           "BEGIN IMMEDIATE; UPDATE games SET favorite = 1", NULL));
  awale_library_client_run_async (self->client, &player_job, awale_library_filter_copy (&ama), NULL,
                                  asking_done_cb, self);
  awale_library_client_flush (self->client);
  g_assert_null (awale_library_client_run_finish (self->client, asking_wait (self), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_clear_pointer (&other, awale_library_free);
  player = ask (self, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (player->n_games, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/library/client-player/player", Asking, NULL, asking_set_up, test_player,
              asking_tear_down);
  g_test_add ("/library/client-player/cancelled", Asking, NULL, asking_set_up, test_cancelled,
              asking_tear_down);
  g_test_add ("/library/client-player/flush", Asking, NULL, asking_set_up, test_flush,
              asking_tear_down);
  return g_test_run ();
}
