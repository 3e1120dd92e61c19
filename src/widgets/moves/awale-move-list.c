/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-list-private.h"

#include "awale-glyph-bar.h"
#include "widgets/awale-context-menu.h"
#include "widgets/awale-first-frame.h"
#include "widgets/awale-focus.h"

/* Number of rows that fill a tall window. GTK 4.8 creates widgets for two hundred rows, even if
 * they are not visible, so all other rows are listed only after the first frame. */
#define FIRST_ROWS 30

G_DEFINE_FINAL_TYPE (AwaleMoveList, awale_move_list, AWALE_TYPE_GAME_WIDGET)

static void
mark_cursor (AwaleMoveList *self)
{
  AwaleNode *cursor = self->game == NULL ? NULL : awale_game_get_cursor (self->game);

  for (unsigned i = 0; i < self->views->len; i++)
    awale_move_row_view_set_cursor (self->views->pdata[i], cursor);
}

static void
awale_move_list_update (AwaleGameWidget *widget,
                        AwaleGame       *game,
                        AwaleGameChange  change)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);

  awale_move_list_update_actions (self);
  if (game == NULL || change == AWALE_GAME_CHANGE_TREE)
    return;
  if (awale_move_folds_reveal (self->folds, awale_game_get_cursor (game)))
    awale_move_list_update_folds (self);
  mark_cursor (self);
  awale_move_list_follow_cursor (self);
}

static void
rows_changed_cb (AwaleMoveList *self)
{
  gtk_widget_set_visible (self->empty_label,
                          g_list_model_get_n_items (G_LIST_MODEL (self->rows)) == 0);
  awale_move_list_follow (self);
}

static void
show_node (AwaleMoveList *self,
           AwaleNode     *node)
{
  awale_game_set_cursor (self->game, node);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Filter function of the list, which hides rows in collapsed variations. */
static gboolean
is_shown (gpointer item,
          gpointer data)
{
  return !awale_move_folds_hides (data, awale_move_row_get_node (item, 0));
}

/* Sets the filter if variations are collapsed. Otherwise removes it, so that no row is tested. */
void
awale_move_list_update_folds (AwaleMoveList *self)
{
  GtkFilter *filter;

  g_assert (AWALE_IS_MOVE_LIST (self));

  filter = gtk_filter_list_model_get_filter (self->shown);
  if (g_hash_table_size (self->folds) == 0)
    gtk_filter_list_model_set_filter (self->shown, NULL);
  else if (filter != NULL)
    gtk_filter_changed (filter, GTK_FILTER_CHANGE_DIFFERENT);
  else
    {
      g_autoptr (GtkCustomFilter) custom =
        gtk_custom_filter_new (is_shown, g_hash_table_ref (self->folds),
                               (GDestroyNotify) g_hash_table_unref);

      gtk_filter_list_model_set_filter (self->shown, GTK_FILTER (custom));
    }
  for (unsigned i = 0; i < self->views->len; i++)
    awale_move_row_view_refresh (self->views->pdata[i]);
  awale_move_list_update_actions (self);
  awale_move_list_follow (self);
}

void
awale_move_list_set_folded (AwaleMoveList *self,
                            AwaleNode     *fork,
                            bool           folded)
{
  AwaleNode *cursor;

  g_assert (AWALE_IS_MOVE_LIST (self));

  if (awale_move_folds_set_folded (self->folds, fork, folded))
    awale_move_list_update_folds (self);
  cursor = awale_game_get_cursor (self->game);
  /* Move the cursor to the fork, because the cursor must never be in a collapsed variation. */
  if (folded && awale_move_folds_hides (self->folds, cursor))
    awale_game_set_cursor (self->game, fork);
}

static void
toggle_fold (AwaleMoveList *self,
             AwaleNode     *fork)
{
  awale_move_list_set_folded (self, fork, !awale_move_folds_is_folded (self->folds, fork));
}

unsigned
awale_move_list_find_shown (AwaleMoveList *self,
                            unsigned       position)
{
  g_autoptr (AwaleMoveRow) row = NULL;

  g_assert (AWALE_IS_MOVE_LIST (self));

  if (g_hash_table_size (self->folds) == 0 || position == GTK_INVALID_LIST_POSITION)
    return position;
  row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->shown)); i++)
    {
      g_autoptr (AwaleMoveRow) shown = g_list_model_get_item (G_LIST_MODEL (self->shown), i);

      if (shown == row)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static void
item_setup_cb (AwaleMoveList *self,
               GtkListItem   *item)
{
  GtkWidget *row_view = awale_move_row_view_new (self->folds);

  g_signal_connect_object (row_view, "move-activated", G_CALLBACK (show_node), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row_view, "fold-toggled", G_CALLBACK (toggle_fold), self,
                           G_CONNECT_SWAPPED);
  /* The item stays selectable although nothing can be selected, because GTK would not focus it
   * otherwise. */
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, row_view);
}

static void
item_bind_cb (AwaleMoveList *self,
              GtkListItem   *item)
{
  AwaleMoveRowView *row_view = AWALE_MOVE_ROW_VIEW (gtk_list_item_get_child (item));

  awale_move_row_view_set_show_evaluations (row_view, self->show_evaluations);
  awale_move_row_view_set_cursor (row_view, awale_game_get_cursor (self->game));
  awale_move_row_view_set_finder (row_view, self->finder);
  awale_move_list_show_row (self, row_view, AWALE_MOVE_ROW (gtk_list_item_get_item (item)),
                            gtk_list_item_get_position (item));
  g_ptr_array_add (self->views, row_view);
}

static void
item_unbind_cb (AwaleMoveList *self,
                GtkListItem   *item)
{
  AwaleMoveRowView *row_view = AWALE_MOVE_ROW_VIEW (gtk_list_item_get_child (item));

  g_ptr_array_remove_fast (self->views, row_view);
  awale_move_row_view_set_row (row_view, NULL);
}

static void
menu_closed_cb (AwaleMoveList *self)
{
  if (awale_focus_is_inside (self))
    awale_move_list_follow (self);
}

static GtkWidget *
create_menu (AwaleMoveList *self)
{
  GtkWidget *menu = awale_context_menu_new (GTK_WIDGET (self), "moves/awale-moves-menu.ui");
  GtkWidget *glyphs = awale_glyph_bar_new ();

  g_object_bind_property (self, "game", glyphs, "game", G_BINDING_SYNC_CREATE);
  gtk_widget_set_halign (glyphs, GTK_ALIGN_CENTER);
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (menu), glyphs, "glyphs");
  g_signal_connect_object (glyphs, "chosen", G_CALLBACK (gtk_popover_popdown), menu,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (menu, "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
  return menu;
}

static void
show_menu (AwaleMoveList         *self,
           const graphene_rect_t *where)
{
  if (self->menu == NULL)
    self->menu = create_menu (self);
  awale_context_menu_open (self->menu, where);
}

/* Moves the cursor to the move under the pointer and opens the menu about that move. */
static void
show_menu_at (AwaleMoveList *self,
              double         x,
              double         y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *row_view;
  AwaleNode *node = NULL;

  if (self->game == NULL)
    return;
  row_view = widget == NULL ? NULL : gtk_widget_get_ancestor (widget, AWALE_TYPE_MOVE_ROW_VIEW);
  if (row_view != NULL)
    node = awale_move_row_view_pick (AWALE_MOVE_ROW_VIEW (row_view), widget);
  if (node != NULL)
    show_node (self, node);
  show_menu (self, &GRAPHENE_RECT_INIT ((float) x, (float) y, 1, 1));
}

static void
show_menu_at_cursor (AwaleMoveList *self)
{
  AwaleNode *cursor = awale_game_get_cursor (self->game);
  GtkWidget *cell = NULL;
  graphene_rect_t where;

  for (unsigned i = 0; i < self->views->len && cell == NULL; i++)
    cell = awale_move_row_view_find_cell (self->views->pdata[i], cursor);
  if (cell == NULL || !gtk_widget_compute_bounds (cell, GTK_WIDGET (self), &where))
    graphene_rect_init (&where, 0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)), 1);
  show_menu (self, &where);
}

static void
secondary_pressed_cb (AwaleMoveList *self,
                      int            n_press,
                      double         x,
                      double         y)
{
  show_menu_at (self, x, y);
}

/* Keys that the list handles, with their alternatives on the number pad. The actions of the window
 * cut, copy and paste lines. */
static const struct
{
  const char *keys;
  const char *action;
} keys[] = {
  { AWALE_MOVE_LIST_KEY_DELETE "|KP_Delete", "moves.delete" },
  { AWALE_MOVE_LIST_KEY_CUT, "win.cut-line" },
  { AWALE_MOVE_LIST_KEY_COPY, "win.copy-line" },
  { AWALE_MOVE_LIST_KEY_PASTE, "win.paste-line" },
  { AWALE_MOVE_LIST_KEY_PROMOTE "|<Control>KP_Up", "moves.promote" },
  { AWALE_MOVE_LIST_KEY_MAKE_MAIN_LINE "|<Control>KP_Home", "moves.make-main-line" },
  { AWALE_MOVE_LIST_KEY_FOLD "|KP_Subtract", "moves.fold" },
  { AWALE_MOVE_LIST_KEY_UNFOLD "|equal|KP_Add", "moves.unfold" },
  { AWALE_MOVE_LIST_KEY_FOLD_ALL "|<Control>KP_Subtract", "moves.fold-all" },
  { AWALE_MOVE_LIST_KEY_UNFOLD_ALL "|<Control>equal|<Control>KP_Add", "moves.unfold-all" },
};

static bool
is_key (const char      *alternatives,
        unsigned         keyval,
        GdkModifierType  modifiers)
{
  g_auto (GStrv) names = g_strsplit (alternatives, "|", -1);

  for (size_t i = 0; names[i] != NULL; i++)
    {
      GdkModifierType its_modifiers;
      unsigned its_keyval;

      if (gtk_accelerator_parse (names[i], &its_keyval, &its_modifiers) &&
          its_keyval == keyval && its_modifiers == modifiers)
        return true;
    }
  return false;
}

static bool
press_action_key (AwaleMoveList   *self,
                  unsigned         keyval,
                  GdkModifierType  modifiers)
{
  /* Ignore Shift together with the plus key, because many keyboards need Shift for plus. */
  if (keyval == GDK_KEY_plus)
    modifiers &= ~GDK_SHIFT_MASK;
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    if (is_key (keys[i].keys, keyval, modifiers))
      {
        gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
        return true;
      }
  return false;
}

static gboolean
key_pressed_cb (AwaleMoveList  *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (self->game == NULL || (self->menu != NULL && gtk_widget_get_visible (self->menu)))
    return GDK_EVENT_PROPAGATE;
  if (press_action_key (self, keyval, modifiers))
    return GDK_EVENT_STOP;
  if (keyval == GDK_KEY_F10 && modifiers == GDK_SHIFT_MASK)
    {
      show_menu_at_cursor (self);
      return GDK_EVENT_STOP;
    }
  if (modifiers != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Menu:
      show_menu_at_cursor (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      gtk_widget_activate_action (GTK_WIDGET (self), "study.focus-board", NULL);
      return GDK_EVENT_STOP;
    default:
      return awale_move_list_step (self, keyval);
    }
}

static void
awale_move_list_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (awale_move_list_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget",
                           G_CALLBACK (awale_move_list_watch_focus), widget, G_CONNECT_SWAPPED);
}

static void
awale_move_list_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), awale_move_list_watch_focus,
                                        widget);

  GTK_WIDGET_CLASS (awale_move_list_parent_class)->unroot (widget);
}

static void
drawn (GtkWidget *widget)
{
  awale_move_list_complete (AWALE_MOVE_LIST (widget));
}

static void
awale_move_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (awale_move_list_parent_class)->map (widget);

  awale_first_frame_follow (widget, drawn);
  awale_move_list_follow (AWALE_MOVE_LIST (widget));
}

/* Lets Tab enter and leave the list, while arrow keys move inside it. */
static gboolean
awale_move_list_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return !awale_focus_is_inside (self) && gtk_widget_get_mapped (widget)
           && gtk_widget_grab_focus (widget);
  return GTK_WIDGET_CLASS (awale_move_list_parent_class)->focus (widget, direction);
}

static gboolean
awale_move_list_grab_focus (GtkWidget *widget)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);

  gboolean is_taken = gtk_widget_grab_focus (self->view);

  if (self->game != NULL)
    awale_move_list_follow (self);
  return is_taken;
}

static void
awale_move_list_set_game (AwaleGameWidget *widget,
                          AwaleGame       *game)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);
  g_autoptr (GtkNoSelection) selection = NULL;

  gtk_list_view_set_model (GTK_LIST_VIEW (self->view), NULL);
  g_clear_object (&self->slice);
  g_clear_object (&self->shown);
  g_clear_object (&self->rows);
  g_hash_table_remove_all (self->folds);
  self->game = game;

  AWALE_GAME_WIDGET_CLASS (awale_move_list_parent_class)->set_game (widget, game);

  if (game != NULL)
    {
      self->rows = awale_move_rows_new (game);
      g_signal_connect_object (self->rows, "items-changed", G_CALLBACK (rows_changed_cb), self,
                               G_CONNECT_SWAPPED);
      self->shown = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->rows)), NULL);
      self->slice = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->shown)), 0,
                                              gtk_widget_get_mapped (GTK_WIDGET (self))
                                                ? G_MAXUINT : FIRST_ROWS);
      selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->slice)));
      gtk_list_view_set_model (GTK_LIST_VIEW (self->view), GTK_SELECTION_MODEL (selection));
      /* This handler is connected after that of the view, which must first remove the widgets of
       * the removed rows. */
      g_signal_connect_object (selection, "items-changed",
                               G_CALLBACK (awale_move_list_keep_focus), self, G_CONNECT_SWAPPED);
      rows_changed_cb (self);
    }
}

static void
awale_move_list_dispose (GObject *object)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (object);

  if (self->view != NULL)
    {
      awale_move_list_set_finder (self, NULL);
      awale_move_list_set_game (AWALE_GAME_WIDGET (self), NULL);
    }
  g_clear_handle_id (&self->follow_source, g_source_remove);
  g_clear_handle_id (&self->fill_source, g_source_remove);
  self->menu = NULL;
  self->view = NULL;

  G_OBJECT_CLASS (awale_move_list_parent_class)->dispose (object);
}

static void
awale_move_list_finalize (GObject *object)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (object);

  g_ptr_array_unref (self->views);
  g_hash_table_unref (self->folds);

  G_OBJECT_CLASS (awale_move_list_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/moves/awale-move-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleMoveList, view);
  gtk_widget_class_bind_template_child (widget_class, AwaleMoveList, empty_label);
  gtk_widget_class_bind_template_callback (widget_class, item_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, item_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, item_unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, secondary_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_menu_at);
}

static void
awale_move_list_class_init (AwaleMoveListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_move_list_dispose;
  object_class->finalize = awale_move_list_finalize;
  widget_class->root = awale_move_list_root;
  widget_class->unroot = awale_move_list_unroot;
  widget_class->map = awale_move_list_map;
  widget_class->focus = awale_move_list_focus;
  widget_class->grab_focus = awale_move_list_grab_focus;
  AWALE_GAME_WIDGET_CLASS (klass)->set_game = awale_move_list_set_game;
  AWALE_GAME_WIDGET_CLASS (klass)->update = awale_move_list_update;

  bind_template (widget_class);
  awale_move_list_install_actions (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "movelist");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_move_list_init (AwaleMoveList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->show_evaluations = true;
  self->views = g_ptr_array_new ();
  self->folds = awale_move_folds_new ();
  awale_move_list_update_actions (self);
  /* Scroll to the cursor when the height of the list changes, so that widgets that appear above or
   * below do not push the cursor out of view. */
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view)),
                           "notify::page-size", G_CALLBACK (awale_move_list_follow), self,
                           G_CONNECT_SWAPPED);
}

void
awale_move_list_set_show_evaluations (AwaleMoveList *self,
                                      bool           show_evaluations)
{
  g_return_if_fail (AWALE_IS_MOVE_LIST (self));

  if (self->show_evaluations == show_evaluations)
    return;

  self->show_evaluations = show_evaluations;
  for (unsigned i = 0; i < self->views->len; i++)
    awale_move_row_view_set_show_evaluations (self->views->pdata[i], show_evaluations);
}

void
awale_move_list_complete (AwaleMoveList *self)
{
  g_assert (AWALE_IS_MOVE_LIST (self));

  if (self->slice != NULL)
    gtk_slice_list_model_set_size (self->slice, G_MAXUINT);
}

static void
finder_changed_cb (AwaleMoveList *self)
{
  for (unsigned i = 0; i < self->views->len; i++)
    awale_move_row_view_refresh (self->views->pdata[i]);
}

void
awale_move_list_set_finder (AwaleMoveList *self,
                            AwaleFinder   *finder)
{
  g_return_if_fail (AWALE_IS_MOVE_LIST (self));
  g_return_if_fail (finder == NULL || AWALE_IS_FINDER (finder));

  if (self->finder == finder)
    return;
  if (self->finder != NULL)
    g_clear_signal_handler (&self->finder_handler, self->finder);
  g_set_object (&self->finder, finder);
  if (finder != NULL)
    self->finder_handler = g_signal_connect_swapped (finder, "changed",
                                                     G_CALLBACK (finder_changed_cb), self);
  for (unsigned i = 0; i < self->views->len; i++)
    awale_move_row_view_set_finder (self->views->pdata[i], finder);
}
