/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "library/awale-library-model.h"

static const AwaleLibraryRow rows[] =
{
  { .id = 1, .south = "ama", .date = "2021.??.??", .result = "26-22", .plies = 30, .loss = 2 },
  { .id = 4, .south = "Kofi", .date = "2021.05.03", .result = "*", .plies = 7, .loss = -1 },
  { .id = 5, .date = "2020.12.31", .result = "9-30", .plies = 30, .loss = 0.5, .favorite = true },
  { .id = 9, .south = "Esi", .ruleset = "abapa", .plies = 30, .loss = -1 },
};

enum
{
  N_ROWS = G_N_ELEMENTS (rows),
};

/* Rows are copied with shared texts, and can be found by their number in any order. */
static void
test_rows (void)
{
  g_autoptr (AwaleLibraryRows) games = awale_library_rows_new ();
  char name[] = "Kofi";
  const AwaleLibraryRow more = { .id = 12, .south = name, .north = name };

  for (unsigned i = N_ROWS; i-- > 0;)
    awale_library_rows_add (games, &rows[i]);
  awale_library_rows_add (games, &more);
  name[0] = 'X';
  g_assert_cmpuint (awale_library_rows_get_n (games), ==, N_ROWS + 1);
  g_assert_cmpstr (awale_library_rows_get (games, N_ROWS)->north, ==, "Kofi");
  g_assert_true (awale_library_rows_get (games, N_ROWS)->south
                 == awale_library_rows_get (games, N_ROWS - 2)->south);
  for (unsigned i = 0; i < N_ROWS; i++)
    g_assert_cmpuint (awale_library_rows_find (games, rows[i].id), ==, N_ROWS - 1 - i);
  for (gint64 id = 0; id <= 20; id++)
    if (id != 1 && id != 4 && id != 5 && id != 9 && id != 12)
      g_assert_cmpuint (awale_library_rows_find (games, id), ==, N_ROWS + 1);
}

/* --- Lists that replace the first one -------------------------------------------------------- */

/* Creates rows for all games except number @without; the event of number @other is @event.
 * (transfer full) */
static AwaleLibraryRows *
make_other (unsigned    without,
            unsigned    other,
            const char *event)
{
  AwaleLibraryRows *games = awale_library_rows_new ();

  for (unsigned i = 0; i < N_ROWS; i++)
    {
      AwaleLibraryRow row = rows[i];

      row.event = i == other ? event : NULL;
      if (i != without)
        awale_library_rows_add (games, &row);
    }
  return games;
}

static AwaleLibraryItem *
dup_item (AwaleLibraryModel *model,
          unsigned           position)
{
  return g_list_model_get_item (G_LIST_MODEL (model), position);
}

static gint64
get_id (AwaleLibraryModel *model,
        unsigned           position)
{
  g_autoptr (AwaleLibraryItem) item = dup_item (model, position);

  return awale_library_item_get_row (item)->id;
}

static void
changed_cb (AwaleLibraryModel *model,
            unsigned           position,
            unsigned           removed,
            unsigned           added,
            GString           *told)
{
  g_string_append_printf (told, " %u-%u+%u", position, removed, added);
}

static void
item_changed_cb (AwaleLibraryItem *item,
                 GString          *told)
{
  g_string_append_printf (told, " %d", (int) awale_library_item_get_row (item)->id);
}

static void
assert_told (AwaleLibraryModel *model,
             AwaleLibraryRows  *games,
             GString           *told,
             const char        *wanted)
{
  g_string_truncate (told, 0);
  awale_library_model_show (model, games);
  g_assert_cmpstr (told->str, ==, wanted);
  for (unsigned i = 0; games != NULL && i < awale_library_rows_get_n (games); i++)
    {
      g_assert_cmpint (get_id (model, i), ==, awale_library_rows_get (games, i)->id);
      g_assert_cmpint (awale_library_model_get_game (model, i), ==, get_id (model, i));
      g_assert_cmpuint (awale_library_model_find (model, get_id (model, i)), ==, i);
    }
}

/* The model adds and removes items only at its end. An item in use is notified when it stands for
 * another game, or when its game has changed. */
static void
test_changes (void)
{
  g_autoptr (AwaleLibraryModel) model = awale_library_model_new ();
  g_autoptr (AwaleLibraryRows) first = make_other (N_ROWS, 0, NULL);
  g_autoptr (AwaleLibraryRows) same = make_other (N_ROWS, 0, NULL);
  g_autoptr (AwaleLibraryRows) fewer = make_other (0, 0, NULL);
  g_autoptr (AwaleLibraryRows) other = make_other (0, 2, "Cup");
  g_autoptr (AwaleLibraryItem) item = NULL;
  g_autoptr (GString) told = g_string_new (NULL);

  g_signal_connect (model, "items-changed", G_CALLBACK (changed_cb), told);
  g_assert_null (awale_library_model_get_rows (model));
  g_assert_cmpint (awale_library_model_get_game (model, 0), ==, 0);
  assert_told (model, first, told, " 0-0+4");
  item = dup_item (model, 1);
  g_signal_connect (item, "changed", G_CALLBACK (item_changed_cb), told);
  assert_told (model, same, told, "");
  assert_told (model, fewer, told, " 3-1+0 5");
  assert_told (model, other, told, " 5");
  assert_told (model, first, told, " 4 3-0+1");
  assert_told (model, NULL, told, " 0-4+0");
  g_assert_cmpint (awale_library_item_get_row (item)->id, ==, 4);
}

/* An item stays the same object while it is in use, and may outlive its place in the model and the
 * model itself. */
static void
test_items (void)
{
  AwaleLibraryModel *model = awale_library_model_new ();
  g_autoptr (AwaleLibraryRows) first = make_other (N_ROWS, 0, NULL);
  g_autoptr (AwaleLibraryRows) fewer = make_other (0, 0, NULL);
  g_autoptr (AwaleLibraryItem) item = NULL;
  g_autoptr (AwaleLibraryItem) same = NULL;
  g_autoptr (AwaleLibraryItem) last = NULL;
  AwaleLibraryItem *gone;

  awale_library_model_show (model, first);
  g_assert_null (dup_item (model, N_ROWS));
  gone = dup_item (model, 0);
  g_object_add_weak_pointer (G_OBJECT (gone), (gpointer *) &gone);
  g_object_unref (gone);
  g_assert_null (gone);
  item = dup_item (model, 1);
  last = dup_item (model, N_ROWS - 1);
  awale_library_model_show (model, fewer);
  same = dup_item (model, 1);
  g_assert_true (same == item);
  g_object_unref (model);
  g_assert_cmpint (awale_library_item_get_row (item)->id, ==, 5);
  g_assert_cmpint (awale_library_item_get_row (last)->id, ==, 9);
}

/* Losses that are found after the games were listed appear in all items, until the games are listed
 * again. */
static void
test_loss (void)
{
  g_autoptr (AwaleLibraryModel) model = awale_library_model_new ();
  g_autoptr (AwaleLibraryRows) first = make_other (N_ROWS, 0, NULL);
  g_autoptr (AwaleLibraryRows) second = make_other (N_ROWS, 0, NULL);
  g_autoptr (AwaleLibraryItem) before = NULL;
  g_autoptr (AwaleLibraryItem) later = NULL;

  awale_library_model_show (model, first);
  before = dup_item (model, 1);
  awale_library_model_set_loss (model, 2, 7);
  awale_library_model_set_loss (model, 4, 3);
  awale_library_model_set_loss (model, 9, 4);
  later = dup_item (model, 3);
  g_assert_cmpfloat (awale_library_item_get_row (before)->loss, ==, 3);
  g_assert_cmpfloat (awale_library_item_get_row (later)->loss, ==, 4);

  awale_library_model_show (model, second);
  g_assert_cmpfloat (awale_library_item_get_row (before)->loss, ==, -1);
  g_assert_cmpfloat (awale_library_item_get_row (later)->loss, ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/rows/rows", test_rows);
  g_test_add_func ("/library/rows/changes", test_changes);
  g_test_add_func ("/library/rows/items", test_items);
  g_test_add_func ("/library/rows/loss", test_loss);
  return g_test_run ();
}
