/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-window"

#include "awale-window-private.h"

#include "app/common/awale-dialogs.h"
#include "desk/awale-file.h"
#include "game/awale-titles.h"
#include "picture/awale-picture.h"

#include <glib/gi18n-lib.h>

/* The board as it is in view, but for what the mouse and the keyboard do to it; light, as paper
 * is. */
static AwaleBoardPicture
describe_picture (AwaleWindow *self,
                  AwaleMarks  *marks)
{
  AwaleBoard *board = awale_study_view_get_board (self->study);
  AwaleNode *node = awale_game_get_cursor (awale_window_get_game (self));
  AwaleNode *parent = awale_node_get_parent (node);
  AwaleBoardPicture picture = {
    .position = awale_node_get_position (node),
    .palette = awale_palette_get (awale_board_get_theme (board), false),
    .flags = AWALE_GEOMETRY_COUNTS,
    .look = { .last_from = AWALE_HOLLOW_NONE, .last_to = AWALE_HOLLOW_NONE, .show_turn = true,
              .marks = marks },
  };

  awale_marks_read (marks, node);
  if (awale_board_get_flipped (board))
    picture.flags |= AWALE_GEOMETRY_FLIPPED;
  if (awale_board_get_show_letters (board))
    picture.flags |= AWALE_GEOMETRY_LETTERS;
  if (parent != NULL && awale_node_get_move (node) < AWALE_PASS &&
      awale_board_get_show_last_move (board))
    {
      AwaleMove move = awale_node_get_move (node);

      picture.look.last_from = move;
      picture.look.last_to = awale_sowing_pit (move, awale_node_get_position (parent).pits[move]);
    }
  return picture;
}

/* “Ama – Kofi, 5. A+3”, of what a file's name may hold. */
static char *
propose_name (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);
  AwaleNode *node = awale_game_get_cursor (game);
  g_autofree char *title = awale_title_for_game (game);
  g_autofree char *move = awale_node_dup_text (node);

  g_strdelimit (title, "/\\:", '-');
  if (*move == '\0')
    return g_strdup_printf ("%s.png", title);
  return g_strdup_printf ("%s, %d. %s%s.png", title, awale_node_get_round (node),
                          awale_node_get_mover (node) == AWALE_NORTH ? "… " : "", move);
}

static void
picture_written_cb (GObject      *file,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autoptr (GError) error = NULL;

  if (awale_file_write_finish (G_FILE (file), result, NULL, &error))
    awale_window_toast (self, _("Picture saved"));
  else
    awale_window_toast (self, error->message);
}

static void
picture_chosen_cb (const AwalePictureChoice *choice,
                   gpointer                  data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  AwaleBoardPicture picture;
  AwalePictureFormat format;
  AwaleMarks marks;

  if (choice == NULL || awale_window_get_game (self) == NULL)
    return;

  picture = describe_picture (self, &marks);
  picture.width = choice->width;
  picture.mono = choice->mono;
  name = g_file_get_basename (choice->file);
  if (awale_picture_get_format (name, &format, &error))
    bytes = awale_picture_draw_board (&picture, format, &error);
  if (bytes == NULL)
    awale_window_toast (self, error->message);
  else
    awale_file_write_async (choice->file, bytes, NULL, picture_written_cb, g_object_ref (self));
}

static void
save_picture_action (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  g_autofree char *name = propose_name (AWALE_WINDOW (widget));

  awale_dialogs_save_diagram (GTK_WINDOW (widget), name, picture_chosen_cb, g_object_ref (widget));
}

/* Marks the position for a board on the printed sheet, or takes the mark away. */
static void
mark_diagram_action (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  AwaleGame *game = awale_window_get_game (self);
  AwaleNode *node = awale_game_get_cursor (game);

  awale_game_toggle_glyph (game, node, AWALE_GLYPH_DIAGRAM);
  awale_window_toast (self, awale_node_has_glyph (node, AWALE_GLYPH_DIAGRAM)
                              ? _("The printed sheet has a board here")
                              : _("The printed sheet has no board here"));
}

void
awale_window_install_picture_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.save-picture", NULL, save_picture_action);
  gtk_widget_class_install_action (widget_class, "win.mark-diagram", NULL, mark_diagram_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, GDK_CONTROL_MASK,
                                       "win.mark-diagram", NULL);
}

void
awale_window_update_picture_actions (AwaleWindow *self)
{
  bool game = awale_window_get_game (self) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-picture", game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.mark-diagram", game);
}
