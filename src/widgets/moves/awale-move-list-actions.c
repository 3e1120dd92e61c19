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

static void
promote_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       data)
{
  AwaleMoveList *self = data;

  awale_game_promote (self->game, get_cursor (self));
}

static void
make_main_line_activated_cb (GSimpleAction *action,
                             GVariant      *parameter,
                             gpointer       data)
{
  AwaleMoveList *self = data;

  awale_game_make_main_line (self->game, get_cursor (self));
}

static void
delete_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  AwaleMoveList *self = data;

  awale_game_delete (self->game, get_cursor (self));
}

static void
comment_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       data)
{
  awale_move_list_request_comment (data);
}

static void
fold_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  AwaleMoveList *self = data;
  AwaleNode *fork = awale_move_folds_find_fork (get_cursor (self));

  if (fork != NULL)
    awale_move_list_set_folded (self, fork,
                                g_str_equal (g_action_get_name (G_ACTION (action)), "fold"));
}

static void
fold_all_activated_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       data)
{
  AwaleMoveList *self = data;
  AwaleNode *fork = get_cursor (self);

  /* Move the cursor to the main line, because the cursor must never be in a collapsed variation. */
  while (!awale_node_is_main_line (fork))
    fork = awale_node_get_parent (fork);
  awale_game_set_cursor (self->game, fork);
  awale_move_folds_fold_all (self->folds, self->game);
  awale_move_list_update_folds (self);
}

static void
unfold_all_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       data)
{
  AwaleMoveList *self = data;

  g_hash_table_remove_all (self->folds);
  awale_move_list_update_folds (self);
}

static void
set_enabled (AwaleMoveList *self,
             const char    *name,
             bool           enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
awale_move_list_init_actions (AwaleMoveList *self)
{
  static const GActionEntry entries[] = {
    { .name = "promote", .activate = promote_activated_cb },
    { .name = "make-main-line", .activate = make_main_line_activated_cb },
    { .name = "delete", .activate = delete_activated_cb },
    { .name = "comment", .activate = comment_activated_cb },
    { .name = "fold", .activate = fold_activated_cb },
    { .name = "unfold", .activate = fold_activated_cb },
    { .name = "fold-all", .activate = fold_all_activated_cb },
    { .name = "unfold-all", .activate = unfold_all_activated_cb },
  };

  g_assert (AWALE_IS_MOVE_LIST (self));

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "moves", G_ACTION_GROUP (self->actions));
  awale_move_list_update_actions (self);
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
  AwaleNode *cursor = get_cursor (self);
  bool is_move = cursor != NULL && awale_node_get_parent (cursor) != NULL;
  AwaleNode *fork = cursor != NULL ? awale_move_folds_find_fork (cursor) : NULL;
  bool is_varied = is_move && !awale_node_is_main_line (cursor);

  set_enabled (self, "promote", is_varied);
  set_enabled (self, "make-main-line", is_varied);
  set_enabled (self, "delete", is_move);
  set_enabled (self, "comment", cursor != NULL);
  set_enabled (self, "fold", fork != NULL && !awale_move_folds_is_folded (self->folds, fork));
  set_enabled (self, "unfold", fork != NULL && awale_move_folds_is_folded (self->folds, fork));
  set_enabled (self, "fold-all", cursor != NULL && has_variations (self->game));
  set_enabled (self, "unfold-all", g_hash_table_size (self->folds) > 0);
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
