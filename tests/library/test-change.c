/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "asking.h"

#include "library/awale-library-change.h"
#include "library/awale-library-collections.h"
#include "library/awale-library-tags.h"
#include "library/awale-player-names.h"

#include <string.h>

enum
{
  N_GAMES = 20,
};

static bool
make (Asking                   *fixture,
      const AwaleLibraryChange *change,
      GError                  **error)
{
  return asking_run (fixture, &awale_library_change_job, awale_library_change_copy (change), NULL,
                     error) != NULL;
}

static bool
change (Asking                  *fixture,
        AwaleLibraryChangeKind   kind,
        GArray                  *games,
        const char              *name,
        const char              *new_name,
        GError                 **error)
{
  const AwaleLibraryChange what = { .kind = kind, .games = games, .name = name,
                                    .new_name = new_name };

  return make (fixture, &what, error);
}

static gpointer
list_collections_cb (AwaleLibrary  *library,
                     gpointer       data,
                     GCancellable  *cancellable,
                     GError       **error)
{
  return awale_library_list_collections (library, error);
}

static const AwaleLibraryJob collections_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = list_collections_cb,
  .free_result = (GDestroyNotify) g_strfreev,
};

/* Returns the names of the collections, separated by commas. */
static char *
list_collections (Asking *fixture)
{
  g_auto (GStrv) names = asking_run (fixture, &collections_job, NULL, NULL, NULL);

  g_assert_nonnull (names);
  return g_strjoinv (",", names);
}

static void
assert_collections (Asking     *fixture,
                    const char *names)
{
  g_autofree char *found = list_collections (fixture);

  g_assert_cmpstr (found, ==, names);
}

static unsigned
count_selected (Asking     *fixture,
                const char *collection,
                bool        favorite)
{
  const AwaleLibraryFilter filter = { .collection = collection, .favorite = favorite };
  g_autoptr (AwaleLibraryRows) games = asking_list (fixture, &filter, NULL);

  return awale_library_rows_get_n (games);
}

/* A change applies to all of its games or to none. A game may be in several collections, and stays
 * in the library when one of them is deleted. */
static void
test_collections (Asking        *fixture,
                  gconstpointer  data)
{
  const gint64 some[] = { 2, 5, 1000 };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;

  assert_collections (fixture, "");
  asking_fill (fixture, N_GAMES);
  g_array_append_vals (ids, some, G_N_ELEMENTS (some));
  g_assert_false (change (fixture, AWALE_CHANGE_LIKE, ids, NULL, NULL, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  g_assert_cmpuint (count_selected (fixture, NULL, true), ==, 0);
  g_array_set_size (ids, 2);
  g_assert_true (change (fixture, AWALE_CHANGE_LIKE, ids, NULL, NULL, NULL));
  g_assert_cmpuint (count_selected (fixture, NULL, true), ==, 2);
  g_assert_true (change (fixture, AWALE_CHANGE_COLLECT, ids, "b", NULL, NULL));
  g_assert_true (change (fixture, AWALE_CHANGE_COLLECT, ids, "A", NULL, NULL));
  assert_collections (fixture, "A,b");
  g_array_set_size (ids, 1);
  g_assert_true (change (fixture, AWALE_CHANGE_UNCOLLECT, ids, "b", NULL, NULL));
  g_assert_true (change (fixture, AWALE_CHANGE_UNLIKE, ids, NULL, NULL, NULL));
  g_assert_cmpuint (count_selected (fixture, "b", false), ==, 1);
  g_assert_cmpuint (count_selected (fixture, NULL, true), ==, 1);

  g_clear_error (&error);
  g_assert_false (change (fixture, AWALE_CHANGE_RENAME_COLLECTION, NULL, "b", "A", &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_NAME);
  g_assert_true (change (fixture, AWALE_CHANGE_RENAME_COLLECTION, NULL, "b", "c", NULL));
  g_assert_cmpuint (count_selected (fixture, "c", false), ==, 1);
  g_assert_true (change (fixture, AWALE_CHANGE_REMOVE_COLLECTION, NULL, "A", NULL, NULL));
  assert_collections (fixture, "c");
  g_assert_cmpuint (count_selected (fixture, NULL, false), ==, N_GAMES);
}

static gpointer
list_shared_tags_cb (AwaleLibrary  *library,
                     gpointer       ids,
                     GCancellable  *cancellable,
                     GError       **error)
{
  static const char *const names[] = { "Event", "Site", NULL };

  return awale_library_list_shared_tags (library, ids, names, error);
}

static const AwaleLibraryJob shared_tags_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = list_shared_tags_cb,
  .free_data = (GDestroyNotify) g_array_unref,
  .free_result = (GDestroyNotify) g_ptr_array_unref,
};

/* Checks the event and the place that all games @ids share. */
static void
assert_shared (Asking     *fixture,
               GArray     *ids,
               const char *event,
               const char *site)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) tags =
    asking_run (fixture, &shared_tags_job, g_array_ref (ids), NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (tags->len, ==, 2);
  g_assert_cmpstr (((AwaleSharedTag *) tags->pdata[0])->value, ==, event);
  g_assert_cmpstr (((AwaleSharedTag *) tags->pdata[1])->value, ==, site);
}

/* A change keeps its own copy of its arguments. */
static void
test_tags (Asking        *fixture,
           gconstpointer  data)
{
  const gint64 some[] = { 2, 5 };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  char event[] = "Cup";
  const char *tags[] = { "Event", event, "Site", "Dakar", NULL };
  const AwaleLibraryChange what = { .kind = AWALE_CHANGE_TAGS, .games = ids, .tags = tags };

  asking_fill (fixture, N_GAMES);
  g_array_append_vals (ids, some, G_N_ELEMENTS (some));
  g_clear_object (&fixture->result);
  awale_library_client_run_async (fixture->client, &awale_library_change_job,
                                  awale_library_change_copy (&what), NULL, asking_done_cb, fixture);
  event[0] = 'P';
  g_assert_nonnull (
    awale_library_client_run_finish (fixture->client, asking_wait (fixture), NULL));
  assert_shared (fixture, ids, "Cup", "Dakar");
}

static gpointer
list_spellings_cb (AwaleLibrary  *library,
                   gpointer       data,
                   GCancellable  *cancellable,
                   GError       **error)
{
  return awale_library_list_player_names (library, error);
}

static const AwaleLibraryJob spellings_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = list_spellings_cb,
  .free_result = (GDestroyNotify) awale_player_names_free,
};

static AwalePlayerNames *
list_spellings (Asking *fixture)
{
  g_autoptr (GError) error = NULL;
  AwalePlayerNames *spellings = asking_run (fixture, &spellings_job, NULL, NULL, &error);

  g_assert_no_error (error);
  return spellings;
}

/* Two spellings of a player's name are merged. */
static void
test_spellings (Asking        *fixture,
                gconstpointer  data)
{
  g_autoptr (AwalePlayerNames) none = list_spellings (fixture);
  g_autoptr (AwalePlayerNames) before = NULL;
  g_autoptr (AwalePlayerNames) after = NULL;
  const char *tags[] = { NULL, NULL, NULL };
  const AwaleLibraryChange what = { .kind = AWALE_CHANGE_RENAME_PLAYERS, .tags = tags };

  g_assert_cmpuint (none->all->len, ==, 0);
  asking_fill (fixture, N_GAMES);
  before = list_spellings (fixture);
  g_assert_cmpuint (before->all->len, >, 1);
  tags[0] = ((AwalePlayerName *) before->all->pdata[0])->name;
  tags[1] = ((AwalePlayerName *) before->all->pdata[1])->name;
  g_assert_true (make (fixture, &what, NULL));
  after = list_spellings (fixture);
  g_assert_cmpuint (after->all->len, ==, before->all->len - 1);
  g_assert_cmpstr (((AwalePlayerName *) after->all->pdata[0])->name, ==, tags[1]);
}

/* Without a library games have no tags in common, and asking for them creates no library. */
static void
test_no_tags (Asking        *fixture,
              gconstpointer  data)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  assert_shared (fixture, ids, NULL, NULL);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

/* Values cannot be stored for a removed game. */
static void
test_values_of_none (Asking        *fixture,
                     gconstpointer  data)
{
  g_autoptr (GBytes) text = g_bytes_new_static ("1. F *\n", strlen ("1. F *\n"));
  const AwaleLibraryChange values = { .kind = AWALE_CHANGE_VALUES, .id = 1000, .text = text };
  g_autoptr (GError) error = NULL;

  g_assert_false (make (fixture, &values, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/library/change/collections", Asking, NULL, asking_set_up, test_collections,
              asking_tear_down);
  g_test_add ("/library/change/tags", Asking, NULL, asking_set_up, test_tags, asking_tear_down);
  g_test_add ("/library/change/spellings", Asking, NULL, asking_set_up, test_spellings,
              asking_tear_down);
  g_test_add ("/library/change/values-of-none", Asking, NULL, asking_set_up, test_values_of_none,
              asking_tear_down);
  g_test_add ("/library/change/no-tags", Asking, NULL, asking_set_up, test_no_tags,
              asking_tear_down);
  return g_test_run ();
}
