/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engine-log"

#include "awale-engine-log-window.h"

#include "app/common/awale-dialogs.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Milliseconds between two updates of the log. */
#define LOOK_EVERY 500

/* State of the log window, stored in the data of that window. */
typedef struct
{
  GtkTextView        *view;

  AwaleEngineProcess *process;
  guint64             begin;   /* Range of the displayed log, in bytes since the engine's start. */
  guint64             end;
  guint               source;
} Log;

/* Appends only the new text, or replaces the whole text if the log has dropped its oldest lines. */
static void
show_log (Log *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  guint64 begin;
  const char *text = awale_engine_process_get_log (self->process, &begin);
  guint64 end = begin + strlen (text);
  GtkTextIter last;

  if (end == self->end)
    return;

  gtk_text_buffer_get_end_iter (buffer, &last);
  if (begin == self->begin && self->end > begin)
    gtk_text_buffer_insert (buffer, &last, text + (self->end - begin), -1);
  else
    gtk_text_buffer_set_text (buffer, text, -1);
  self->begin = begin;
  self->end = end;
  gtk_text_buffer_get_end_iter (buffer, &last);
  gtk_text_view_scroll_to_iter (self->view, &last, 0, FALSE, 0, 0);
}

static gboolean
look_cb (gpointer data)
{
  show_log (data);
  return G_SOURCE_CONTINUE;
}

static void
copy_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  Log *self = data;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->view)),
                          awale_engine_process_get_log (self->process, NULL));
}

static void
stop (Log *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
}

static void
log_free (gpointer data)
{
  Log *self = data;

  stop (self);
  g_object_unref (self->process);
  g_free (self);
}

GtkWidget *
awale_engine_log_window_new (const char         *name,
                             AwaleEngineProcess *process)
{
  static const GActionEntry actions[] = { { "copy", .activate = copy_action } };
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GSimpleActionGroup) group = NULL;
  g_autofree char *title = NULL;
  GtkWidget *window;
  Log *self;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (process), NULL);

  builder =
    gtk_builder_new_from_resource ("/io/github/awale/Awale/engines/awale-engine-log-window.ui");
  window = GTK_WIDGET (gtk_builder_get_object (builder, "window"));
  self = g_new0 (Log, 1);
  g_object_set_data_full (G_OBJECT (window), "awale-log", self, log_free);
  self->view = GTK_TEXT_VIEW (gtk_builder_get_object (builder, "view"));
  self->process = g_object_ref (process);
  group = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (window, "log", G_ACTION_GROUP (group));
  awale_dialogs_close_at_escape (window);
  awale_accessible_name_buttons (window);
  title = g_strdup_printf (_("Log of %s"), name);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->view),
                            _("Nothing has been exchanged yet."), -1);
  show_log (self);
  self->source = g_timeout_add (LOOK_EVERY, look_cb, self);
  g_signal_connect_swapped (window, "destroy", G_CALLBACK (stop), self);
  return window;
}
