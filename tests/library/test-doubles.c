/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-library-change.h"
#include "library/awale-library-collections.h"
#include "library/awale-library-doubles.h"
#include "library/awale-library-list.h"
#include "library/awale-library-private.h"
#include "library/awale-library-tags.h"
#include "notation/awale-ogn.h"

#include <string.h>

static const char *const games[] = {
  "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2022.01.10\"]\n\nF {Bold.} f Be (d) BcDaAb *\n",
  "[South \"Ama\"]\n[North \"Koffi\"]\n[Event \"Cup\"]\n[Date \"????.??.??\"]\n"
  "[Result \"26-22\"]\n[Annotator \"Yaw\"]\n\nF f {Hm.} Be (a) BcDaAb 26-22\n",
  "[South \"Esi\"]\n[North \"Yaw\"]\n\nE e *\n",
};

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
} Fixture;

static void
add_game (Fixture    *fixture,
          const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleLibraryRecord) record =
    awale_library_record_new (awale_document_get_game (document, 0));
  gint64 id;

  g_assert_true (awale_library_add (fixture->library, record, NULL, NULL, &id, NULL));
}

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->folder = fixture_make_folder ();
  fixture->library = fixture_open_library (fixture->folder);
  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    add_game (fixture, games[i]);
  g_assert_true (awale_library_collect (fixture->library, "Club", 2, NULL));
  g_assert_true (awale_library_set_favorite (fixture->library, 2, true, NULL));
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  awale_library_free (fixture->library);
  fixture_remove_folder (fixture->folder);
}

/* Writes each pair with the numbers of comments and variations that only one of the games has:
 * “1(1+0)=2(0+1)”. */
static char *
find (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) doubles =
    awale_library_find_doubles (fixture->library, &(AwaleLibraryFilter) { 0 }, NULL, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (unsigned i = 0; i < doubles->len; i++)
    for (int j = 0; j < 2; j++)
      {
        const AwaleDoubleGame *game = &((AwaleDouble *) doubles->pdata[i])->games[j];

        g_string_append_printf (text, "%s%d(%u+%u)", j == 0 ? "" : "=", (int) game->id,
                                game->own.n_comments, game->own.n_lines);
      }
  return g_string_free (text, FALSE);
}

static void
assert_doubles (Fixture    *fixture,
                const char *expected)
{
  g_autofree char *found = find (fixture);

  g_assert_cmpstr (found, ==, expected);
}

/* Makes a change of two games. Returns: its number for undo, 0 with an error */
static gint64
change (Fixture                 *fixture,
        AwaleLibraryChangeKind   kind,
        gint64                   first,
        gint64                   second,
        GError                 **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  AwaleLibraryChange what = { .kind = kind, .games = ids };

  g_array_append_val (ids, first);
  g_array_append_val (ids, second);
  return awale_library_change_make (&what, fixture->library, error) ? what.undo : 0;
}

static void
undo (Fixture *fixture,
      gint64   number)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (number, !=, 0);
  awale_library_change_make (&(AwaleLibraryChange) { .kind = AWALE_CHANGE_UNDO, .undo = number },
                             fixture->library, &error);
  g_assert_no_error (error);
  awale_library_check (fixture->library, &error);
  g_assert_no_error (error);
}

static void
assert_text (Fixture    *fixture,
             gint64      id,
             const char *expected)
{
  g_autofree char *text = awale_library_dup_text (fixture->library, id, NULL);

  g_assert_cmpstr (text, ==, expected);
}

static bool
count_cb (const AwaleLibraryRow *row,
          void                  *n)
{
  ++*(unsigned *) n;
  return true;
}

static unsigned
count (Fixture    *fixture,
       const char *collection,
       bool        favorite)
{
  const AwaleLibraryFilter filter = { .collection = collection, .favorite = favorite };
  unsigned n = 0;

  g_assert_true (awale_library_list (fixture->library, &filter, count_cb, &n, NULL));
  return n;
}

/* Merging adds to the remaining game the details, comments, variations, collections and favorite
 * mark that only the other game has; where both have a detail, that of the remaining game wins.
 * Undo restores both games. */
static void
test_merge (Fixture    *fixture,
            const void *data)
{
  g_autofree char *first = awale_library_dup_text (fixture->library, 1, NULL);
  g_autofree char *second = awale_library_dup_text (fixture->library, 2, NULL);
  g_autoptr (GError) error = NULL;
  gint64 number;

  assert_doubles (fixture, "1(1+1)=2(1+1)");
  number = change (fixture, AWALE_CHANGE_MERGE_DOUBLE, 1, 2, &error);
  g_assert_no_error (error);
  assert_text (fixture, 1, "[Variant \"Oware Abapa\"]\n[Event \"Cup\"]\n[Site \"?\"]\n"
                           "[Date \"2022.01.10\"]\n[Round \"?\"]\n[South \"Ama\"]\n"
                           "[North \"Kofi\"]\n[Result \"26-22\"]\n[Annotator \"Yaw\"]\n\n"
                           "1. F {Bold.} f {Hm. (Yaw)} 2. B e (2. … d) (2. … a {(Yaw)}) 3. B c "
                           "4. D a+2 5.\nA+3 b+2 26-22\n");
  assert_text (fixture, 2, NULL);
  g_assert_cmpuint (count (fixture, "Club", false), ==, 1);
  g_assert_cmpuint (count (fixture, NULL, true), ==, 1);
  assert_doubles (fixture, "");

  undo (fixture, number);
  assert_text (fixture, 1, first);
  assert_text (fixture, 2, second);
  g_assert_cmpuint (count (fixture, "Club", false), ==, 1);
  g_assert_cmpuint (count (fixture, NULL, true), ==, 1);
  assert_doubles (fixture, "1(1+1)=2(1+1)");
  g_assert_cmpint (change (fixture, AWALE_CHANGE_MERGE_DOUBLE, 2, 1, NULL), !=, 0);
  assert_text (fixture, 1, NULL);
}

/* Games that are no longer the same, or gone, stay as they are. */
static void
test_changed (Fixture    *fixture,
              const void *data)
{
  g_autofree char *first = awale_library_dup_text (fixture->library, 1, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (change (fixture, AWALE_CHANGE_MERGE_DOUBLE, 1, 3, &error), ==, 0);
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  g_clear_error (&error);
  g_assert_true (awale_library_remove (fixture->library, 2, NULL));
  g_assert_cmpint (change (fixture, AWALE_CHANGE_MERGE_DOUBLE, 1, 2, &error), ==, 0);
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  assert_text (fixture, 1, first);
}

/* A pair of games of which both were kept no longer counts as doubles until that is undone; undoing
 * a later change makes no difference. */
static void
test_keep (Fixture    *fixture,
           const void *data)
{
  const char *const tags[] = { "Event", "Final", NULL };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  AwaleLibraryChange rename = { .kind = AWALE_CHANGE_TAGS, .games = ids, .tags = tags };
  const gint64 second = 2;
  gint64 number = change (fixture, AWALE_CHANGE_KEEP_BOTH, 1, 2, NULL);

  assert_doubles (fixture, "");
  undo (fixture, number);
  assert_doubles (fixture, "1(1+1)=2(1+1)");
  change (fixture, AWALE_CHANGE_KEEP_BOTH, 2, 1, NULL);
  assert_doubles (fixture, "");
  g_array_append_val (ids, second);
  g_assert_true (awale_library_change_make (&rename, fixture->library, NULL));
  undo (fixture, rename.undo);
  assert_doubles (fixture, "");
  g_assert_true (awale_library_change_make (&rename, fixture->library, NULL));
  g_assert_true (awale_library_remove (fixture->library, 1, NULL));
  undo (fixture, rename.undo);
}

/* A damaged game does not keep other doubles from being found, and is reported with its pair. */
static void
test_damaged (Fixture    *fixture,
              const void *data)
{
  g_autoptr (GPtrArray) doubles = NULL;
  g_autoptr (GError) error = NULL;
  const AwaleDouble *pair;

  add_game (fixture, "[South \"Yaw\"]\n\n1. E e 2. D d *\n");
  add_game (fixture, "[South \"Yaw\"]\n[Event \"Cup\"]\n\n1. E e 2. D d {Why?} *\n");
  awale_sql_run (fixture->library->db, "DELETE FROM texts WHERE id = 2", &error);
  g_assert_no_error (error);
  assert_doubles (fixture, "1(0+0)=2(0+0)4(0+0)=5(1+0)");
  doubles = awale_library_find_doubles (fixture->library, &(AwaleLibraryFilter) { 0 }, NULL, NULL);
  pair = doubles->pdata[0];
  g_assert_nonnull (strstr (pair->problem, "2"));
  pair = doubles->pdata[1];
  g_assert_null (pair->problem);
}

static void
test_cancelled (Fixture    *fixture,
                const void *data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (awale_library_find_doubles (fixture->library, &(AwaleLibraryFilter) { 0 },
                                             cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Days and months that are unknown may be any; those that are known are compared. */
static void
test_dates (Fixture    *fixture,
            const void *data)
{
  static const char *const dates[] = { "2026.??.??", "2026.05.01", "2027.06.??", "2027.05.01" };

  for (size_t i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autofree char *text = g_strdup_printf ("[South \"Afi\"]\n[North \"Ayo\"]\n"
                                               "[Date \"%s\"]\n\nA a *\n", dates[i]);

      add_game (fixture, text);
    }
  assert_doubles (fixture, "1(1+1)=2(1+1)4(0+0)=5(0+0)");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/library/doubles/dates", Fixture, NULL, set_up, test_dates, tear_down);
  g_test_add ("/library/doubles/merge", Fixture, NULL, set_up, test_merge, tear_down);
  g_test_add ("/library/doubles/changed", Fixture, NULL, set_up, test_changed, tear_down);
  g_test_add ("/library/doubles/keep", Fixture, NULL, set_up, test_keep, tear_down);
  g_test_add ("/library/doubles/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/library/doubles/cancelled", Fixture, NULL, set_up, test_cancelled, tear_down);
  return g_test_run ();
}
