/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What comes and goes by clipboard, and by drag and drop.
 */
#define G_LOG_DOMAIN "awale-window-clipboard"

#include "awale-window-private.h"

#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>

static void
copy_game_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  g_autofree char *text = NULL;

  awale_window_flush (self);
  text = awale_ogn_write_game (awale_window_get_game (self), AWALE_WRITE_DEFAULT);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  awale_window_toast (self, _("Game copied"));
}

static AwalePosition
get_position (AwaleWindow *self)
{
  if (awale_window_is_setting_up (self))
    return awale_board_editor_get_position (awale_setup_panel_get_editor (self->setup));
  return awale_node_get_position (awale_game_get_cursor (awale_window_get_game (self)));
}

static void
copy_position_action (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  g_autofree char *text = awale_position_to_string (get_position (self));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  awale_window_toast (self, _("Position copied"));
}

/* What was pasted becomes a document of its own: in a new window, if this one has work in it. */
static void
take_pasted (AwaleWindow   *self,
             AwaleDocument *document)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  AwaleWindow *window = self;

  if (!awale_window_is_untouched (self))
    window = AWALE_WINDOW (awale_application_add_window (AWALE_APPLICATION (application)));
  awale_session_take (window->session, document, true);
  awale_study_view_focus_board (window->study);
  gtk_window_present (GTK_WINDOW (window));

  if (awale_document_get_n_diagnostics (document) > 0)
    {
      g_autofree char *sentence =
        awale_diagnostic_to_sentence (awale_document_get_diagnostic (document, 0));

      awale_notice_bar_show (window->notice, AWALE_NOTICE_WARNING,
                             _("Not all of what was pasted is as it should be."), sentence,
                             NULL, NULL);
    }
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (gtk_window_get_application (GTK_WINDOW (self)) == NULL)
    return;

  if (awale_window_is_setting_up (self))
    {
      if (text == NULL || !awale_setup_panel_take_text (self->setup, text, NULL))
        awale_window_toast (self, _("The clipboard does not hold a position"));
      return;
    }
  if (text != NULL)
    document = awale_letters_read (text, strlen (text), NULL);
  if (document != NULL && awale_document_get_n_games (document) > 0)
    take_pasted (self, document);
  else
    awale_window_toast (self, _("The clipboard holds neither a game nor a position"));
}

static void
paste_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_read_cb,
                                 g_object_ref (widget));
}

static gboolean
drop_cb (AwaleWindow  *self,
         const GValue *value)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  g_autoptr (GSList) files = NULL;

  if (application == NULL || !G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    return FALSE;

  files = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *l = files; l != NULL; l = l->next)
    awale_application_open_file (AWALE_APPLICATION (application), l->data, GTK_WINDOW (self));

  return files != NULL;
}

void
awale_window_accept_drops (AwaleWindow *self)
{
  GtkDropTarget *target;

  g_assert (AWALE_IS_WINDOW (self));

  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->pages), GTK_EVENT_CONTROLLER (target));
}

void
awale_window_install_clipboard_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.copy-game", NULL, copy_game_action);
  gtk_widget_class_install_action (widget_class, "win.copy-position", NULL, copy_position_action);
  gtk_widget_class_install_action (widget_class, "win.paste", NULL, paste_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "win.copy-game",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "win.copy-position", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "win.paste",
                                       NULL);
}

void
awale_window_update_clipboard_actions (AwaleWindow *self)
{
  bool game = awale_window_get_game (self) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.copy-game", game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.copy-position", game);
}
