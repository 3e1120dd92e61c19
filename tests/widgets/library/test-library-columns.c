/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/library/awale-library-columns.h"
#include "widgets/library/awale-library-view-state.h"
#include "widgets/library/awale-library-table.h"

#include "library/awale-library-item.h"
#include "cases.h"
#include "widget-fixtures.h"

#include "../../wait.h"

static const AwaleLibraryRow rows[] = {
  { .id = 1, .south = "Ama", .result = "26-22", .plies = 30, .loss = 10.5 },
  { .id = 2, .south = "Kofi", .result = "*", .plies = 7, .loss = -1, .event = "Cup" },
  { .id = 3, .south = "Esi", .result = "9-30", .plies = 120, .loss = 2.25 },
};

/* Lists the games above in the order of @ids, or in the same order if @ids is NULL. (transfer
 * full) */
static AwaleLibraryRows *
list_games (const gint64 *ids)
{
  AwaleLibraryRows *games = awale_library_rows_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    awale_library_rows_add (games, &rows[ids != NULL ? ids[i] - 1 : (gint64) i]);
  return games;
}

/* Each of these columns has its own sort key, in both directions. */
static void
test_sort (void)
{
  static const struct
  {
    const char       *id;
    AwaleLibrarySort  key;
  } columns[] = {
    { "south", AWALE_SORT_SOUTH }, { "event", AWALE_SORT_EVENT }, { "result", AWALE_SORT_RESULT },
    { "plies", AWALE_SORT_PLIES }, { "given", AWALE_SORT_GIVEN },
  };
  GtkColumnView *view = GTK_COLUMN_VIEW (g_object_ref_sink (gtk_column_view_new (NULL)));
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);

  awale_library_columns_add (view, rulesets);
  for (size_t i = 0; i < G_N_ELEMENTS (columns); i++)
    for (int reversed = 0; reversed <= 1; reversed++)
      {
        AwaleLibraryOrder order;

        awale_library_columns_sort (view, columns[i].id, reversed);
        awale_library_columns_get_order (view, &order);
        g_assert_cmpint (order.by[0].key, ==, columns[i].key);
        g_assert_cmpint (order.by[0].reversed, ==, reversed);
      }
  g_object_unref (view);
}

/* The sorted column of a view can be read, if there is one. */
static void
test_order (void)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (g_object_ref_sink (gtk_column_view_new (NULL)));
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  AwaleLibraryOrder order;

  awale_library_columns_add (view, rulesets);
  awale_library_columns_get_order (view, &order);
  g_assert_cmpuint (order.n, ==, 0);
  awale_library_columns_sort (view, "plies", true);
  awale_library_columns_get_order (view, &order);
  g_assert_cmpuint (order.n, ==, 1);
  g_assert_cmpint (order.by[0].key, ==, AWALE_SORT_PLIES);
  g_assert_true (order.by[0].reversed);
  gtk_column_view_sort_by_column (view, NULL, GTK_SORT_ASCENDING);
  awale_library_columns_get_order (view, &order);
  g_assert_cmpuint (order.n, ==, 0);
  g_object_unref (view);
}

typedef struct
{
  GtkWidget         *window;
  AwaleLibraryTable *table;
  GtkColumnView     *view;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);

  self->table = g_object_new (AWALE_TYPE_LIBRARY_TABLE, NULL);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->table));
  self->view =
    GTK_COLUMN_VIEW (fixtures_find (GTK_WIDGET (self->table), GTK_TYPE_COLUMN_VIEW, 0));
  awale_library_table_set_rulesets (self->table, rulesets);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
show (Fixture      *self,
      const gint64 *ids)
{
  g_autoptr (AwaleLibraryRows) games = list_games (ids);

  awale_library_table_show (self->table, games);
}

static AwaleLibraryItem *
dup_item (Fixture  *self,
          unsigned  position)
{
  return g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (self->view)), position);
}

/* New losses appear in any sort order, in items that exist already and in later ones, until games
 * are listed again. */
static void
test_loss (Fixture      *self,
           gconstpointer data)
{
  const gint64 by_south[] = { 2, 3, 1 };
  g_autoptr (AwaleLibraryItem) kofi = NULL;

  awale_library_table_set_loss (self->table, 2, 1);
  show (self, by_south);
  kofi = dup_item (self, 0);
  for (gint64 id = 0; id <= 4; id++)
    awale_library_table_set_loss (self->table, id, 0.5 + (double) id);
  g_assert_cmpfloat (awale_library_item_get_row (kofi)->loss, ==, 2.5);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AwaleLibraryItem) item = dup_item (self, i);
      const AwaleLibraryRow *row = awale_library_item_get_row (item);

      g_assert_cmpfloat (row->loss, ==, 0.5 + (double) row->id);
    }
  show (self, by_south);
  g_assert_cmpfloat (awale_library_item_get_row (kofi)->loss, ==, -1);
}

static void
count_cb (unsigned *count)
{
  (*count)++;
}

/* The selection stays the same in a new order, which emits a single signal. */
static void
test_selected (Fixture      *self,
               gconstpointer data)
{
  const gint64 by_plies[] = { 2, 1, 3 };
  g_autoptr (GArray) ids = NULL;
  unsigned n_told = 0;

  show (self, NULL);
  gtk_selection_model_select_item (gtk_column_view_get_model (self->view), 2, TRUE);
  g_signal_connect_swapped (self->table, "selected", G_CALLBACK (count_cb), &n_told);
  show (self, by_plies);
  g_assert_cmpuint (n_told, ==, 1);
  ids = awale_library_table_list_selected (self->table);
  g_assert_cmpuint (ids->len, ==, 1);
  g_assert_cmpint (g_array_index (ids, gint64, 0), ==, 3);
  awale_library_table_show (self->table, NULL);
  g_assert_cmpuint (awale_library_table_count_selected (self->table), ==, 0);
}

/* Number of games that is larger than the number of widgets in a view. */
#define N_MANY 3000

static AwaleLibraryRows *
list_many (void)
{
  AwaleLibraryRows *games = awale_library_rows_new ();

  for (int i = 0; i < N_MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %d", i);
      const AwaleLibraryRow row = { .id = i + 1, .south = name, .result = "*", .loss = -1 };

      awale_library_rows_add (games, &row);
    }
  return games;
}

/* Returns true if each cell of @row has a text, and the first one the name of the player at
 * @position. */
static bool
is_filled (GtkWidget *row,
           unsigned   position)
{
  GtkWidget *cell = gtk_widget_get_first_child (row);
  GtkInscription *label = GTK_INSCRIPTION (gtk_widget_get_first_child (cell));
  g_autofree char *name = g_strdup_printf ("Player %u", position);

  for (; cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    if (!GTK_IS_INSCRIPTION (gtk_widget_get_first_child (cell)))
      return false;
  return g_strcmp0 (gtk_inscription_get_text (label), name) == 0;
}

static bool
is_named (GtkWidget *row,
          unsigned   position)
{
  g_autofree char *name = g_strdup_printf ("Player %u – North", position);
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return mismatch == NULL;
}

/* Counts the rows of @list that are filled, among those in view, or named, among all. The number of
 * rows is stored in @n_rows. */
static unsigned
count_filled (GtkWidget *list,
              bool       in_view,
              unsigned  *n_rows)
{
  unsigned n_filled = 0;

  *n_rows = 0;
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      if (in_view && !gtk_widget_get_mapped (row))
        continue;
      (*n_rows)++;
      n_filled += in_view ? is_filled (row, awale_library_columns_get_position (row))
                          : is_named (row, awale_library_columns_get_position (row));
    }
  return n_filled;
}

static void
drawn_cb (bool *drawn)
{
  *drawn = true;
}

static void
draw (GtkWidget *view)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (view);
  bool drawn = false;
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (drawn_cb), &drawn);

  gtk_widget_queue_draw (view);
  wait_while (!drawn);
  g_signal_handler_disconnect (clock, handler);
}

/* Asserts that rows in view are filled before they are drawn. */
static void
assert_seen_filled (GtkColumnView *view)
{
  GtkWidget *list = fixtures_find (GTK_WIDGET (view), GTK_TYPE_LIST_VIEW, 0);
  unsigned n_rows, n_filled;

  draw (GTK_WIDGET (view));
  n_filled = count_filled (list, true, &n_rows);
  g_assert_cmpuint (n_rows, >, 5);
  g_assert_cmpuint (n_filled, ==, n_rows);
}

/* Rows in view are filled when they are drawn, after scrolling and with new columns, too; the
 * others have a name for screen readers. */
static void
test_filled (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (AwaleLibraryRows) games = list_many ();
  GtkWidget *list = fixtures_find (GTK_WIDGET (self->table), GTK_TYPE_LIST_VIEW, 0);
  GtkAdjustment *place;
  unsigned n_rows;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 400);
  gtk_window_present (GTK_WINDOW (self->window));
  awale_library_table_show (self->table, games);
  draw (GTK_WIDGET (self->view));
  place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));
  for (int i = 0; i <= 2; i++)
    {
      gtk_adjustment_set_value (place, i * gtk_adjustment_get_upper (place) / 2);
      assert_seen_filled (self->view);
    }
  for (int width = 400; width <= 1200; width += 400)
    {
      awale_library_columns_fit (self->view, width);
      assert_seen_filled (self->view);
    }
  g_assert_cmpuint (count_filled (list, false, &n_rows), ==, n_rows);
  g_assert_cmpuint (n_rows, >, 50);
}

/* The row of a game is found after the columns are reordered. */
static void
test_reordered (Fixture      *self,
                gconstpointer data)
{
  static const unsigned positions[] = { 150, 3 };
  g_autoptr (AwaleLibraryRows) games = list_many ();
  g_autoptr (GtkColumnViewColumn) first = NULL;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 400);
  gtk_window_present (GTK_WINDOW (self->window));
  first = g_list_model_get_item (gtk_column_view_get_columns (self->view), 0);
  gtk_column_view_insert_column (self->view, 1, first);
  awale_library_table_show (self->table, games);
  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      GtkWidget *row;

      awale_library_view_state_focus (self->view, positions[i]);
      row = awale_library_view_state_find_row (self->view,
                                               gtk_window_get_focus (GTK_WINDOW (self->window)));
      g_assert_nonnull (row);
      g_assert_cmpuint (awale_library_columns_get_position (row), ==, positions[i]);
    }
}

static unsigned
count_columns (GtkColumnView *view,
               int           *date_width)
{
  GListModel *columns = gtk_column_view_get_columns (view);
  unsigned n_visible = 0;

  for (unsigned i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      n_visible += gtk_column_view_column_get_visible (column);
      if (g_str_equal (gtk_column_view_column_get_title (column), "Date"))
        *date_width = gtk_column_view_column_get_fixed_width (column);
    }
  return n_visible;
}

/* Large text makes the columns wider, so fewer of them fit. */
static void
test_large_text (Fixture      *self,
                 gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi, width, large_width;
  unsigned n_columns;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 400);
  gtk_window_present (GTK_WINDOW (self->window));
  show (self, NULL);
  draw (GTK_WIDGET (self->view));
  n_columns = count_columns (self->view, &width);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi + dpi / 2, NULL);
  wait_while (count_columns (self->view, &large_width) == n_columns);
  g_assert_cmpint (large_width, ==, width + width / 2);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  wait_while (count_columns (self->view, &large_width) < n_columns);
  g_assert_cmpint (large_width, ==, width);
}

#define ADD(name, test) \
  g_test_add ("/widgets/library-columns/" name, Fixture, NULL, set_up, test, tear_down)

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/library-columns/sort", test_sort);
  g_test_add_func ("/widgets/library-columns/order", test_order);
  ADD ("filled", test_filled);
  ADD ("reordered", test_reordered);
  ADD ("large-text", test_large_text);
  ADD ("given", test_loss);
  ADD ("selected", test_selected);
}
