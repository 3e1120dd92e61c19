/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-table"

#include "awale-library-table.h"

#include "awale-library-columns.h"
#include "awale-library-view-state.h"
#include "game/awale-signal.h"
#include "widgets/awale-context-menu.h"
#include "widgets/awale-focus.h"

struct _AwaleLibraryTable
{
  GtkWidget          parent_instance;

  GtkScrolledWindow *scroller;
  GtkColumnView     *view;
  GMenuModel        *menu_model;  /* Menu of the selected games (nullable). */
  GtkWidget         *menu;        /* Popover of the menu; NULL until first opened. */
  gint64             menu_game;   /* Id of the game over which the menu was opened. */
  AwaleLibraryModel *games;
  bool               is_sorting;  /* True while the program sorts, rather than the user by a click
                                   * on the header. */
  bool               is_showing;  /* True while the games and their selection are replaced. */
  unsigned           fit_source;
};

G_DEFINE_FINAL_TYPE (AwaleLibraryTable, awale_library_table, GTK_TYPE_WIDGET)

static GtkSelectionModel *
get_selection (AwaleLibraryTable *self)
{
  return gtk_column_view_get_model (self->view);
}

/* --- Input ----------------------------------------------------------------------------------- */

static void
row_activated_cb (AwaleLibraryTable *self,
                  unsigned           position)
{
  g_signal_emit_by_name (self, "activated",
                         awale_library_view_state_get_game (self->view, position));
}

static void
selected_cb (AwaleLibraryTable *self)
{
  if (!self->is_showing)
    g_signal_emit_by_name (self, "selected");
}

static void
sorter_changed_cb (AwaleLibraryTable *self)
{
  if (!self->is_sorting)
    g_signal_emit_by_name (self, "sorted");
  g_signal_emit_by_name (self, "ordered");
}

/* --- Menu ------------------------------------------------------------------------------------ */

/* Moves the focus back to the row at which the menu was opened, before the chosen action runs. */
static void
menu_closed_cb (AwaleLibraryTable *self)
{
  unsigned position = awale_library_model_find (self->games, self->menu_game);

  if (position != GTK_INVALID_LIST_POSITION)
    awale_library_view_state_focus (self->view, position);
}

static GtkWidget *
create_menu (AwaleLibraryTable *self)
{
  GtkWidget *menu = awale_context_menu_new_from_model (GTK_WIDGET (self), self->menu_model);

  g_signal_connect_object (menu, "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
  return menu;
}

/* Opens the menu at @where on @row. If the row is not selected, it is selected first. */
static void
show_menu (AwaleLibraryTable     *self,
           GtkWidget             *row,
           const graphene_rect_t *where)
{
  unsigned position = awale_library_columns_get_position (row);

  if (!gtk_selection_model_is_selected (get_selection (self), position))
    awale_library_view_state_select (self->view, position);
  awale_library_view_state_focus (self->view, position);
  self->menu_game = awale_library_model_get_game (self->games, position);
  if (self->menu == NULL)
    self->menu = create_menu (self);
  awale_context_menu_open (self->menu, where);
}

static void
show_menu_at (AwaleLibraryTable *self,
              double             x,
              double             y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *row = awale_library_view_state_find_row (self->view, picked);

  if (row != NULL && self->menu_model != NULL)
    show_menu (self, row, &GRAPHENE_RECT_INIT ((float) x, (float) y, 1, 1));
}

static void
secondary_pressed_cb (AwaleLibraryTable *self,
                      int                n_press,
                      double             x,
                      double             y)
{
  show_menu_at (self, x, y);
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   data)
{
  AwaleLibraryTable *self = AWALE_LIBRARY_TABLE (widget);
  GtkWidget *row = awale_library_view_state_find_row (self->view, awale_focus_get (widget));
  graphene_rect_t bounds;

  if (row == NULL || self->menu_model == NULL ||
      !gtk_widget_compute_bounds (row, widget, &bounds))
    return GDK_EVENT_PROPAGATE;
  show_menu (self, row, &bounds);
  return GDK_EVENT_STOP;
}

/* --- Columns --------------------------------------------------------------------------------- */

static gboolean
fit_cb (gpointer data)
{
  AwaleLibraryTable *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (self->scroller);

  self->fit_source = 0;
  awale_library_columns_fit (self->view, (int) gtk_adjustment_get_page_size (adjustment));
  return G_SOURCE_REMOVE;
}

/* Schedules the update of the columns after a new width, because children must not change during an
 * allocation. */
static void
room_changed_cb (AwaleLibraryTable *self)
{
  if (self->fit_source == 0)
    self->fit_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

/* --- Widget ---------------------------------------------------------------------------------- */

static bool
is_in_rows (AwaleLibraryTable *self)
{
  return awale_focus_is_inside (awale_library_view_state_get_rows (self->view));
}

/* Selects the game that receives the focus if no game is selected, because keys and menus act on
 * the selection. */
static gboolean
awale_library_table_focus (GtkWidget        *widget,
                           GtkDirectionType  direction)
{
  AwaleLibraryTable *self = AWALE_LIBRARY_TABLE (widget);
  bool tabs = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (tabs && is_in_rows (self))
    return FALSE;
  if (!GTK_WIDGET_CLASS (awale_library_table_parent_class)->focus (widget, direction))
    return FALSE;
  if (is_in_rows (self) && awale_library_table_count_selected (self) == 0)
    awale_library_view_state_select_focused (self->view);
  return TRUE;
}

static void
awale_library_table_dispose (GObject *object)
{
  AwaleLibraryTable *self = AWALE_LIBRARY_TABLE (object);

  g_clear_handle_id (&self->fit_source, g_source_remove);
  /* Disconnect from the sorter, because the view removes its columns when disposed, which must not
   * cause another query. */
  if (self->scroller != NULL)
    g_signal_handlers_disconnect_by_data (gtk_column_view_get_sorter (self->view), self);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_LIBRARY_TABLE);
  g_clear_object (&self->games);
  g_clear_object (&self->menu_model);

  G_OBJECT_CLASS (awale_library_table_parent_class)->dispose (object);
}

static void
awale_library_table_class_init (AwaleLibraryTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_library_table_dispose;
  widget_class->focus = awale_library_table_focus;

  AWALE_ADD_SIGNAL (klass, "activated", 1, G_TYPE_INT64);
  AWALE_ADD_SIGNAL (klass, "selected", 0);
  AWALE_ADD_SIGNAL (klass, "sorted", 0);
  AWALE_ADD_SIGNAL (klass, "ordered", 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/library/awale-library-table.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryTable, scroller);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryTable, view);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, secondary_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_menu_at);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
set_up_model (AwaleLibraryTable *self)
{
  GtkSorter *sorter = gtk_column_view_get_sorter (self->view);
  g_autoptr (GtkMultiSelection) selection = NULL;

  self->games = awale_library_model_new ();
  selection = gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (self->games)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (selection, "selection-changed", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (sorter, "changed", G_CALLBACK (sorter_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
awale_library_table_init (AwaleLibraryTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_up_model (self);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (room_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (room_changed_cb), self, G_CONNECT_SWAPPED);
}

void
awale_library_table_set_rulesets (AwaleLibraryTable *self,
                                  AwaleRulesets     *rulesets)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TABLE (self));

  awale_library_columns_add (self->view, rulesets);
}

void
awale_library_table_set_menu (AwaleLibraryTable *self,
                              GMenuModel        *menu)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TABLE (self));
  g_return_if_fail (G_IS_MENU_MODEL (menu) && self->menu_model == NULL);

  self->menu_model = g_object_ref (menu);
}

static void
scroll_to_start (AwaleLibraryTable *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

bool
awale_library_table_show (AwaleLibraryTable *self,
                          AwaleLibraryRows  *rows)
{
  g_autoptr (AwaleLibraryViewState) place = NULL;
  gint64 first;
  bool has_focus;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TABLE (self), false);

  place = awale_library_view_state_new (self->view);
  first = awale_library_model_get_game (self->games, 0);
  self->is_showing = true;
  awale_library_model_show (self->games, rows);
  has_focus = awale_library_view_state_restore (place, self->view);
  self->is_showing = false;
  if (!has_focus && awale_library_model_get_game (self->games, 0) != first)
    scroll_to_start (self);
  selected_cb (self);
  return has_focus;
}

AwaleLibraryRows *
awale_library_table_get_rows (AwaleLibraryTable *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TABLE (self), NULL);

  return awale_library_model_get_rows (self->games);
}

void
awale_library_table_set_loss (AwaleLibraryTable *self,
                              gint64             id,
                              double             loss)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TABLE (self));

  awale_library_model_set_loss (self->games, id, loss);
}

void
awale_library_table_get_order (AwaleLibraryTable *self,
                               AwaleLibraryOrder *order)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TABLE (self));

  awale_library_columns_get_order (self->view, order);
}

void
awale_library_table_sort (AwaleLibraryTable *self,
                          const char        *column,
                          bool               reversed)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TABLE (self));

  self->is_sorting = true;
  awale_library_columns_sort (self->view, column, reversed);
  self->is_sorting = false;
}

void
awale_library_table_go (AwaleLibraryTable *self)
{
  g_autoptr (GtkBitset) selected = NULL;
  unsigned position;

  g_return_if_fail (AWALE_IS_LIBRARY_TABLE (self));

  if (awale_library_table_get_n_games (self) == 0)
    return;
  selected = gtk_selection_model_get_selection (get_selection (self));
  position = gtk_bitset_is_empty (selected) ? 0 : gtk_bitset_get_minimum (selected);
  gtk_selection_model_select_item (get_selection (self), position, FALSE);
  awale_library_view_state_focus (self->view, position);
}

unsigned
awale_library_table_get_n_games (AwaleLibraryTable *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TABLE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->games));
}

unsigned
awale_library_table_count_selected (AwaleLibraryTable *self)
{
  g_autoptr (GtkBitset) selected = NULL;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TABLE (self), 0);

  selected = gtk_selection_model_get_selection (get_selection (self));
  return (unsigned) gtk_bitset_get_size (selected);
}

GArray *
awale_library_table_list_selected (AwaleLibraryTable *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TABLE (self), NULL);

  return awale_library_view_state_list_selected (self->view);
}

AwaleLibraryItem *
awale_library_table_dup_selected (AwaleLibraryTable *self)
{
  g_autoptr (GtkBitset) selected = NULL;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TABLE (self), NULL);

  selected = gtk_selection_model_get_selection (get_selection (self));
  if (gtk_bitset_is_empty (selected))
    return NULL;
  return g_list_model_get_item (G_LIST_MODEL (get_selection (self)),
                                gtk_bitset_get_minimum (selected));
}
