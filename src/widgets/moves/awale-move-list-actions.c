/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-list-private.h"

static AwaleNode *
get_cursor (AwaleMoveList *self)
{
  return self->game == NULL ? NULL : awale_game_get_cursor (self->game);
}

/* Edits of the game at the cursor, which are also the names of actions. */
static const struct
{
  const char *name;
  void      (*edit) (AwaleGame *game,
                     AwaleNode *node);
} edits[] = {
  { "moves.promote", awale_game_promote },
  { "moves.make-main-line", awale_game_make_main_line },
  { "moves.delete", awale_game_delete },
};

static void
edit_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);

  for (size_t i = 0; i < G_N_ELEMENTS (edits); i++)
    if (g_str_equal (edits[i].name, name))
      edits[i].edit (self->game, get_cursor (self));
}

static void
comment_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "study.focus-comment", NULL);
}

static void
fold_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);
  AwaleNode *fork = awale_move_folds_find_fork (get_cursor (self));

  if (fork != NULL)
    awale_move_list_set_folded (self, fork, g_str_equal (name, "moves.fold"));
}

static void
fold_all_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);
  AwaleNode *fork = get_cursor (self);

  /* Move the cursor to the main line, because the cursor must never be in a collapsed variation. */
  while (!awale_node_is_main_line (fork))
    fork = awale_node_get_parent (fork);
  awale_game_set_cursor (self->game, fork);
  awale_move_folds_fold_all (self->folds, self->game);
  awale_move_list_update_folds (self);
}

static void
unfold_all_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  AwaleMoveList *self = AWALE_MOVE_LIST (widget);

  g_hash_table_remove_all (self->folds);
  awale_move_list_update_folds (self);
}

void
awale_move_list_install_actions (GtkWidgetClass *widget_class)
{
  for (size_t i = 0; i < G_N_ELEMENTS (edits); i++)
    gtk_widget_class_install_action (widget_class, edits[i].name, NULL, edit_action);
  gtk_widget_class_install_action (widget_class, "moves.comment", NULL, comment_action);
  gtk_widget_class_install_action (widget_class, "moves.fold", NULL, fold_action);
  gtk_widget_class_install_action (widget_class, "moves.unfold", NULL, fold_action);
  gtk_widget_class_install_action (widget_class, "moves.fold-all", NULL, fold_all_action);
  gtk_widget_class_install_action (widget_class, "moves.unfold-all", NULL, unfold_all_action);
}

/* True if @game has variations, one of which then leaves the main line. */
static bool
has_variations (AwaleGame *game)
{
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    if (awale_node_get_n_children (node) > 1)
      return true;
  return false;
}

void
awale_move_list_update_actions (AwaleMoveList *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AwaleNode *cursor = get_cursor (self);
  bool is_move = cursor != NULL && awale_node_get_parent (cursor) != NULL;
  AwaleNode *fork = cursor != NULL ? awale_move_folds_find_fork (cursor) : NULL;
  bool is_varied = is_move && !awale_node_is_main_line (cursor);
  bool is_folded = fork != NULL && awale_move_folds_is_folded (self->folds, fork);

  gtk_widget_action_set_enabled (widget, "moves.promote", is_varied);
  gtk_widget_action_set_enabled (widget, "moves.make-main-line", is_varied);
  gtk_widget_action_set_enabled (widget, "moves.delete", is_move);
  gtk_widget_action_set_enabled (widget, "moves.comment", cursor != NULL);
  gtk_widget_action_set_enabled (widget, "moves.fold", fork != NULL && !is_folded);
  gtk_widget_action_set_enabled (widget, "moves.unfold", is_folded);
  gtk_widget_action_set_enabled (widget, "moves.fold-all",
                                 cursor != NULL && has_variations (self->game));
  gtk_widget_action_set_enabled (widget, "moves.unfold-all", g_hash_table_size (self->folds) > 0);
}

/* Swaps the left and right arrow keys in languages that run from right to left. */
static unsigned
read_key (AwaleMoveList *self,
          unsigned       keyval)
{
  bool rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return rtl ? GDK_KEY_Right : GDK_KEY_Left;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return rtl ? GDK_KEY_Left : GDK_KEY_Right;
    default:
      return keyval;
    }
}

bool
awale_move_list_step (AwaleMoveList *self,
                      unsigned       keyval)
{
  AwaleNode *cursor = get_cursor (self);
  AwaleNode *node;

  if (cursor == NULL)
    return false;

  switch (read_key (self, keyval))
    {
    case GDK_KEY_Left:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Page_Up:
      node = awale_node_get_parent (cursor);
      break;
    case GDK_KEY_Right:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Page_Down:
      node = awale_game_get_next (self->game, cursor);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      node = awale_game_get_root (self->game);
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      node = awale_game_get_selected_line_end (self->game, cursor);
      break;
    default:
      return false;
    }
  if (node != NULL)
    awale_game_set_cursor (self->game, node);
  return true;
}
