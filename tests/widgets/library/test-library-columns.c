/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/library/awale-library-columns.h"
#include "widgets/library/awale-library-table.h"

#include "library/awale-library-item.h"
#include "widget-fixtures.h"

static const AwaleLibraryRow rows[] = {
  { .id = 1, .south = "Ama", .result = "26-22", .plies = 30, .given = 10.5 },
  { .id = 2, .south = "Kofi", .result = "*", .plies = 7, .given = -1, .event = "Cup" },
  { .id = 3, .south = "Esi", .result = "9-30", .plies = 120, .given = 2.25 },
};

/* The order of these games by each column, what a game does not say first. */
static const struct
{
  const char *id;
  gint64      order[G_N_ELEMENTS (rows)];
} orders[] = {
  { "south", { 1, 3, 2 } },
  { "event", { 1, 3, 2 } },
  { "result", { 2, 3, 1 } },
  { "plies", { 2, 1, 3 } },
  { "given", { 2, 3, 1 } },
};

static gint64
get_id (GListModel *model,
        guint       position)
{
  g_autoptr (AwaleLibraryItem) item = g_list_model_get_item (model, position);

  return awale_library_item_get_row (item)->id;
}

/* The sorter of @view puts the games in this order, or in the reverse one. */
static void
assert_order (GtkColumnView *view,
              const gint64  *order,
              bool           reversed)
{
  g_autoptr (GListStore) store = g_list_store_new (AWALE_TYPE_LIBRARY_ITEM);
  g_autoptr (GtkSortListModel) sorted = NULL;
  const guint last = G_N_ELEMENTS (rows) - 1;

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AwaleLibraryItem) item = awale_library_item_new (&rows[i]);

      g_list_store_append (store, item);
    }
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_steal_pointer (&store)),
                                    g_object_ref (gtk_column_view_get_sorter (view)));
  for (guint i = 0; i <= last; i++)
    g_assert_cmpint (get_id (G_LIST_MODEL (sorted), i), ==, order[reversed ? last - i : i]);
}

static void
test_sort (void)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (g_object_ref_sink (gtk_column_view_new (NULL)));
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);

  awale_library_columns_add (view, rulesets);
  for (size_t i = 0; i < G_N_ELEMENTS (orders); i++)
    for (int reversed = 0; reversed <= 1; reversed++)
      {
        if (g_str_equal (orders[i].id, "event") && reversed)
          continue;  /* Two games say nothing: their order stays. */
        awale_library_columns_sort (view, orders[i].id, reversed);
        assert_order (view, orders[i].order, reversed);
      }
  g_object_unref (view);
}

static const AwaleLibraryRow *
get_row (GPtrArray *games,
         unsigned   index)
{
  return awale_library_item_get_row (g_ptr_array_index (games, index));
}

/* Games that are analyzed while they are listed, wherever sorting has put them. */
static void
test_given (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *table = g_object_ref_sink (g_object_new (AWALE_TYPE_LIBRARY_TABLE, NULL));

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    g_ptr_array_add (games, awale_library_item_new (&rows[i]));
  awale_library_table_set_given (AWALE_LIBRARY_TABLE (table), 2, 1);
  awale_library_table_set_rulesets (AWALE_LIBRARY_TABLE (table), rulesets);
  awale_library_table_show (AWALE_LIBRARY_TABLE (table), games);
  awale_library_table_sort (AWALE_LIBRARY_TABLE (table), "south", true);
  for (gint64 id = 0; id <= 4; id++)
    awale_library_table_set_given (AWALE_LIBRARY_TABLE (table), id, 0.5 + (double) id);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpfloat (get_row (games, i)->given, ==, 1.5 + i);
  g_object_unref (table);
}

int
main (int   argc,
      char *argv[])
{
  fixtures_init (&argc, &argv);
  g_test_add_func ("/widgets/library-columns/sort", test_sort);
  g_test_add_func ("/widgets/library-columns/given", test_given);
  return g_test_run ();
}
