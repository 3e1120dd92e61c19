/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "../library/fixtures.h"
#include "../wait.h"

#include "desk/awale-librarian.h"

enum
{
  N_GAMES = 20,
};

typedef struct
{
  char           *folder;
  AwaleLibrarian *librarian;
  GAsyncResult   *result;     /* of the last thing that was asked for */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *path = NULL;

  fixture->folder = fixture_make_folder ();
  path = g_build_filename (fixture->folder, "library.sqlite", NULL);
  fixture->librarian = awale_librarian_new (path);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_clear_object (&fixture->result);
  g_object_add_weak_pointer (G_OBJECT (fixture->librarian), (gpointer *) &fixture->librarian);
  g_object_unref (fixture->librarian);
  wait_while (fixture->librarian != NULL);
  fixture_remove_folder (fixture->folder);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Fixture *fixture = data;

  g_set_object (&fixture->result, result);
}

static GAsyncResult *
wait_for_result (Fixture *fixture)
{
  wait_while (fixture->result == NULL);
  return fixture->result;
}

static void
told_cb (const AwaleTransferProgress *progress,
         gpointer                     data)
{
}

/* Imports games, so that there are some, which have the numbers from 1 on. */
static void
fill (Fixture *fixture)
{
  g_autofree char *text = fixture_games_text (1, N_GAMES);
  g_autofree char *path = fixture_write_file (fixture->folder, "games.ogn", text);
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AwaleImportReport) report = NULL;

  g_list_store_append (files, file);
  g_clear_object (&fixture->result);
  awale_librarian_import_async (fixture->librarian, G_LIST_MODEL (files), NULL, told_cb, done_cb,
                                fixture);
  report = awale_librarian_import_finish (fixture->librarian, wait_for_result (fixture));
  g_assert_cmpuint (report->count.n_added, ==, N_GAMES);
}

static bool
change (Fixture                 *fixture,
        AwaleLibraryChangeKind   kind,
        GArray                  *games,
        const char              *name,
        const char              *new_name,
        GError                 **error)
{
  const AwaleLibraryChange what = { .kind = kind, .games = games, .name = name,
                                    .new_name = new_name };

  g_clear_object (&fixture->result);
  awale_librarian_change_async (fixture->librarian, &what, NULL, done_cb, fixture);
  return awale_librarian_change_finish (fixture->librarian, wait_for_result (fixture), error);
}

/* The names of the collections, between commas. */
static char *
list_collections (Fixture *fixture)
{
  g_auto (GStrv) names = NULL;

  g_clear_object (&fixture->result);
  awale_librarian_list_collections_async (fixture->librarian, NULL, done_cb, fixture);
  names = awale_librarian_list_collections_finish (fixture->librarian, wait_for_result (fixture),
                                                   NULL);
  g_assert_nonnull (names);
  return g_strjoinv (",", names);
}

static void
assert_collections (Fixture    *fixture,
                    const char *names)
{
  g_autofree char *found = list_collections (fixture);

  g_assert_cmpstr (found, ==, names);
}

static unsigned
count_selected (Fixture    *fixture,
                const char *collection,
                bool        favorite)
{
  const AwaleLibraryFilter filter = { .collection = collection, .favorite = favorite };
  g_autoptr (AwaleLibraryListing) games = NULL;

  g_clear_object (&fixture->result);
  awale_librarian_list_async (fixture->librarian, &filter, NULL, NULL, done_cb, fixture);
  games = awale_librarian_list_finish (fixture->librarian, wait_for_result (fixture), NULL);
  return awale_library_listing_get_n (games);
}

/* A change is one of all games or of none. A game may be in several collections, and stays when one
 * of them goes. */
static void
test_collections (Fixture      *fixture,
                  gconstpointer data)
{
  const gint64 some[] = { 2, 5, 1000 };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;

  assert_collections (fixture, "");
  fill (fixture);
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

/* The event and the place that all games say. */
static void
assert_shared (Fixture    *fixture,
               GArray     *ids,
               const char *event,
               const char *site)
{
  static const char *const names[] = { "Event", "Site", NULL };
  g_autoptr (GPtrArray) tags = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->result);
  awale_librarian_list_shared_tags_async (fixture->librarian, ids, names, NULL, done_cb, fixture);
  tags = awale_librarian_list_shared_tags_finish (fixture->librarian, wait_for_result (fixture),
                                                  &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tags->len, ==, 2);
  g_assert_cmpstr (((AwaleSharedTag *) tags->pdata[0])->value, ==, event);
  g_assert_cmpstr (((AwaleSharedTag *) tags->pdata[1])->value, ==, site);
}

/* What is to be changed is kept until it is: the caller need not. */
static void
test_tags (Fixture      *fixture,
           gconstpointer data)
{
  const gint64 some[] = { 2, 5 };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  char event[] = "Cup";
  const char *tags[] = { "Event", event, "Site", "Dakar", NULL };
  const AwaleLibraryChange what = { .kind = AWALE_CHANGE_TAGS, .games = ids, .tags = tags };

  fill (fixture);
  g_array_append_vals (ids, some, G_N_ELEMENTS (some));
  g_clear_object (&fixture->result);
  awale_librarian_change_async (fixture->librarian, &what, NULL, done_cb, fixture);
  event[0] = 'P';
  g_assert_true (awale_librarian_change_finish (fixture->librarian, wait_for_result (fixture),
                                                NULL));
  assert_shared (fixture, ids, "Cup", "Dakar");
}

static AwaleSpellings *
list_spellings (Fixture  *fixture,
                GError  **error)
{
  g_clear_object (&fixture->result);
  awale_librarian_list_spellings_async (fixture->librarian, NULL, done_cb, fixture);
  return awale_librarian_list_spellings_finish (fixture->librarian, wait_for_result (fixture),
                                                error);
}

/* Two players of many become one. */
static void
test_spellings (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (AwaleSpellings) before = NULL;
  g_autoptr (AwaleSpellings) after = NULL;
  g_autoptr (GError) error = NULL;
  const char *tags[] = { NULL, NULL, NULL };
  const AwaleLibraryChange what = { .kind = AWALE_CHANGE_RESPELL, .tags = tags };

  g_assert_null (list_spellings (fixture, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  fill (fixture);
  before = list_spellings (fixture, NULL);
  g_assert_cmpuint (before->all->len, >, 1);
  tags[0] = ((AwaleSpelling *) before->all->pdata[0])->name;
  tags[1] = ((AwaleSpelling *) before->all->pdata[1])->name;
  g_clear_object (&fixture->result);
  awale_librarian_change_async (fixture->librarian, &what, NULL, done_cb, fixture);
  g_assert_true (awale_librarian_change_finish (fixture->librarian, wait_for_result (fixture),
                                                NULL));
  after = list_spellings (fixture, NULL);
  g_assert_cmpuint (after->all->len, ==, before->all->len - 1);
  g_assert_cmpstr (((AwaleSpelling *) after->all->pdata[0])->name, ==, tags[1]);
}

/* Where there is no library there is nothing to ask about. */
static void
test_no_tags (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const names[] = { "Event", NULL };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;

  awale_librarian_list_shared_tags_async (fixture->librarian, ids, names, NULL, done_cb, fixture);
  g_assert_null (awale_librarian_list_shared_tags_finish (fixture->librarian,
                                                          wait_for_result (fixture), &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/collections/change", Fixture, NULL, set_up, test_collections, tear_down);
  g_test_add ("/desk/collections/tags", Fixture, NULL, set_up, test_tags, tear_down);
  g_test_add ("/desk/collections/spellings", Fixture, NULL, set_up, test_spellings, tear_down);
  g_test_add ("/desk/collections/no-tags", Fixture, NULL, set_up, test_no_tags, tear_down);
  return g_test_run ();
}
