/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-window"

#include "awale-window-private.h"

#include "app/common/awale-dialogs.h"
#include "awale-diagram.h"
#include "desk/awale-file.h"
#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

/* The window may be closed while its picture is being written, but the program must not end. */
typedef struct
{
  GWeakRef      window;
  GApplication *application;
} Saving;

static Saving *
saving_new (AwaleWindow *self)
{
  Saving *saving = g_new0 (Saving, 1);

  g_weak_ref_init (&saving->window, self);
  saving->application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
  g_application_hold (saving->application);
  return saving;
}

static void
saving_free (Saving *saving)
{
  g_weak_ref_clear (&saving->window);
  g_application_release (saving->application);
  g_free (saving);
}

/* “Ama – Kofi, 5. A+3.png” */
static char *
propose_name (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);
  AwaleNode *node = awale_game_get_cursor (game);
  g_autofree char *move = awale_node_dup_text (node);
  g_autofree char *detail = NULL;

  if (*move != '\0')
    detail = g_strdup_printf ("%d. %s%s", awale_node_get_round (node),
                              awale_node_get_mover (node) == AWALE_NORTH ? "… " : "", move);

  return awale_title_for_file (game, detail, ".png");
}

static void
picture_saved_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  Saving *saving = data;
  g_autoptr (AwaleWindow) self = g_weak_ref_get (&saving->window);
  g_autoptr (GError) error = NULL;
  bool saved = awale_diagram_save_finish (result, &error);

  if (self != NULL)
    awale_window_toast (self, saved ? _("Picture saved") : error->message);
  saving_free (saving);
}

static void
picture_chosen_cb (const AwalePictureChoice *choice,
                   gpointer                  data)
{
  g_autoptr (AwaleWindow) self = data;

  if (choice != NULL && awale_window_get_game (self) != NULL)
    awale_diagram_save_async (awale_study_view_get_board (self->study), choice->file,
                              choice->width, choice->mono, picture_saved_cb, saving_new (self));
}

static void
save_picture_action (AwaleWindow *self)
{
  g_autofree char *name = propose_name (self);

  awale_dialogs_save_diagram (GTK_WINDOW (self), name, picture_chosen_cb, g_object_ref (self));
}

static void
graph_written_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  Saving *saving = data;
  g_autoptr (AwaleWindow) self = g_weak_ref_get (&saving->window);
  g_autoptr (GError) error = NULL;
  bool saved = awale_file_write_finish (G_FILE (source), result, NULL, &error);

  if (self != NULL && saved)
    awale_window_toast (self, _("The graph was saved."));
  else if (self != NULL)
    {
      g_autofree char *text = g_strdup_printf (_("The graph could not be saved: %s"),
                                               error->message);

      awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, text, NULL, NULL, NULL);
    }
  saving_free (saving);
}

static void
graph_chosen_cb (GListModel *files,
                 gpointer    data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  AwalePictureFormat format;

  if (file == NULL || awale_window_get_game (self) == NULL)
    return;
  if (awale_picture_get_format (name, &format, &error))
    bytes = awale_graph_draw_picture (awale_study_view_get_graph (self->study), format, &error);
  if (bytes == NULL)
    {
      awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, error->message, NULL, NULL, NULL);
      return;
    }
  awale_file_write_async (file, bytes, NULL, graph_written_cb, saving_new (self));
}

static void
save_graph_action (AwaleWindow *self)
{
  g_autofree char *name = awale_title_for_file (awale_window_get_game (self), NULL, ".svg");

  awale_dialogs_save_picture (GTK_WINDOW (self), name, graph_chosen_cb, g_object_ref (self));
}

/* Marks the position for a board on the printed sheet, or takes the mark away. */
static void
mark_diagram_action (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);
  AwaleNode *node = awale_game_get_cursor (game);

  awale_game_toggle_glyph (game, node, AWALE_GLYPH_DIAGRAM);
  awale_window_toast (self, awale_node_has_glyph (node, AWALE_GLYPH_DIAGRAM)
                              ? _("The printed sheet has a board here")
                              : _("The printed sheet has no board here"));
}

static const AwaleAction actions[] =
{
  { .name = "save-picture", .activate = G_CALLBACK (save_picture_action),
    .sense = AWALE_SENSE_STUDY },
  { .name = "save-graph", .activate = G_CALLBACK (save_graph_action),
    .sense = AWALE_SENSE_STUDY },
  { .name = "mark-diagram", .activate = G_CALLBACK (mark_diagram_action),
    .sense = AWALE_SENSE_STUDY,
    .keys = "<Control>d", .group = AWALE_KEYS_GAMES, .title = N_("Board on the printed sheet") },
};

void
awale_window_add_picture_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
