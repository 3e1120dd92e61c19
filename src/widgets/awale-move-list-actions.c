/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-move-list-private.h"

#include "game/awale-glyph.h"

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
glyph_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       data)
{
  AwaleMoveList *self = data;

  awale_game_toggle_glyph (self->game, get_cursor (self), g_variant_get_int32 (parameter));
}

static void
append_move (GString   *text,
             AwaleNode *node)
{
  g_autofree char *move = awale_node_dup_text (node);

  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (awale_node_get_mover (node) == AWALE_SOUTH)
    g_string_append_printf (text, "%d. ", awale_node_get_round (node));
  else if (text->len == 0)
    g_string_append_printf (text, "%d. … ", awale_node_get_round (node));
  g_string_append (text, move);
}

/* The moves from the start through the cursor to the end of its line, as a text to paste. */
static void
copy_line_activated_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       data)
{
  AwaleMoveList *self = data;
  g_autoptr (GPtrArray) line = g_ptr_array_new ();
  GString *text = g_string_new (NULL);
  AwaleNode *node = awale_game_get_line_end (self->game, get_cursor (self));

  for (; awale_node_get_parent (node) != NULL; node = awale_node_get_parent (node))
    g_ptr_array_insert (line, 0, node);
  for (unsigned i = 0; i < line->len; i++)
    append_move (text, line->pdata[i]);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text->str);
  g_string_free (text, TRUE);
}

static void
set_enabled (AwaleMoveList *self,
             const char    *name,
             bool           enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static int
get_move_glyph (AwaleNode *node)
{
  for (int glyph = AWALE_GLYPH_GOOD; glyph <= AWALE_GLYPH_DOUBTFUL; glyph++)
    if (awale_node_has_glyph (node, glyph))
      return glyph;
  return 0;
}

void
awale_move_list_init_actions (AwaleMoveList *self)
{
  static const GActionEntry entries[] = {
    { .name = "promote", .activate = promote_activated_cb },
    { .name = "make-main-line", .activate = make_main_line_activated_cb },
    { .name = "delete", .activate = delete_activated_cb },
    { .name = "comment", .activate = comment_activated_cb },
    { .name = "copy-line", .activate = copy_line_activated_cb },
    { .name = "glyph", .activate = glyph_activated_cb, .parameter_type = "i", .state = "0" },
  };

  g_assert (AWALE_IS_MOVE_LIST (self));

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "moves", G_ACTION_GROUP (self->actions));
  awale_move_list_update_actions (self);
}

void
awale_move_list_update_actions (AwaleMoveList *self)
{
  AwaleNode *cursor = get_cursor (self);
  bool is_move = cursor != NULL && awale_node_get_parent (cursor) != NULL;
  bool is_varied = is_move && !awale_node_is_main_line (cursor);
  GAction *glyph = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "glyph");

  set_enabled (self, "promote", is_varied);
  set_enabled (self, "make-main-line", is_varied);
  set_enabled (self, "delete", is_move);
  set_enabled (self, "comment", cursor != NULL);
  set_enabled (self, "copy-line",
               cursor != NULL && awale_node_get_first_child (awale_game_get_root (self->game)));
  set_enabled (self, "glyph", is_move);
  g_simple_action_set_state (G_SIMPLE_ACTION (glyph),
                             g_variant_new_int32 (is_move ? get_move_glyph (cursor) : 0));
}

bool
awale_move_list_step (AwaleMoveList *self,
                      unsigned       keyval)
{
  AwaleNode *cursor = get_cursor (self);
  AwaleNode *node;

  if (cursor == NULL)
    return false;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Page_Up:
      node = awale_node_get_parent (cursor);
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Page_Down:
      node = awale_node_get_first_child (cursor);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      node = awale_game_get_root (self->game);
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      node = awale_game_get_line_end (self->game, cursor);
      break;
    default:
      return false;
    }
  if (node != NULL)
    awale_game_set_cursor (self->game, node);
  return true;
}
