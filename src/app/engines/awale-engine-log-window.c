/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-engine-log"

#include "awale-engine-log-window.h"

#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Milliseconds between two updates. */
#define LOOK_EVERY 500

struct _AwaleEngineLogWindow
{
  AdwWindow           parent_instance;

  GtkTextView        *view;

  AwaleEngineProcess *process;
  guint64             begin;   /* range of the log on display, in bytes of the whole conversation */
  guint64             end;
  guint               source;
};

G_DEFINE_FINAL_TYPE (AwaleEngineLogWindow, awale_engine_log_window, ADW_TYPE_WINDOW)

/* Appends only new text, so that the cost does not grow with the log. Everything is replaced after
 * the log has dropped its oldest lines, which it does in large batches. */
static void
show_log (AwaleEngineLogWindow *self)
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
copy_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AwaleEngineLogWindow *self = AWALE_ENGINE_LOG_WINDOW (widget);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          awale_engine_process_get_log (self->process, NULL));
}

static void
awale_engine_log_window_dispose (GObject *object)
{
  AwaleEngineLogWindow *self = AWALE_ENGINE_LOG_WINDOW (object);

  g_clear_handle_id (&self->source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_ENGINE_LOG_WINDOW);
  g_clear_object (&self->process);

  G_OBJECT_CLASS (awale_engine_log_window_parent_class)->dispose (object);
}

static void
awale_engine_log_window_class_init (AwaleEngineLogWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_engine_log_window_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/engines/awale-engine-log-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleEngineLogWindow, view);
  gtk_widget_class_install_action (widget_class, "log.copy", NULL, copy_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_engine_log_window_init (AwaleEngineLogWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

GtkWidget *
awale_engine_log_window_new (const char         *name,
                             AwaleEngineProcess *process)
{
  AwaleEngineLogWindow *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_ENGINE_PROCESS (process), NULL);

  self = g_object_new (AWALE_TYPE_ENGINE_LOG_WINDOW, NULL);
  self->process = g_object_ref (process);
  title = g_strdup_printf (_("Log of %s"), name);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->view), _("Nothing exchanged yet."), -1);
  show_log (self);
  self->source = g_timeout_add (LOOK_EVERY, look_cb, self);
  return GTK_WIDGET (self);
}
