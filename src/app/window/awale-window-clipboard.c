/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What comes and goes by clipboard, and by drag and drop.
 */
#define G_LOG_DOMAIN "awale-window-clipboard"

#include "awale-window-private.h"

#include "awale-diagram.h"
#include "notation/awale-ogn.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
copy_game_action (AwaleWindow *self)
{
  g_autofree char *text = NULL;

  awale_window_flush (self);
  text = awale_ogn_write_game (awale_window_get_game (self), AWALE_WRITE_DEFAULT);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  awale_window_toast (self, _("Game copied"));
}

static AwalePosition
get_position (AwaleWindow *self)
{
  AwaleBoardEditor *editor = awale_setting_up_get_editor (self->setting_up);

  if (editor != NULL)
    return awale_board_editor_get_position (editor);
  return awale_node_get_position (awale_game_get_cursor (awale_window_get_game (self)));
}

static void
copy_position_action (AwaleWindow *self)
{
  g_autofree char *text = awale_position_to_string (get_position (self));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  awale_window_toast (self, _("Position copied"));
}

/* What was pasted becomes a document of its own: in a new window, if this one has work in it. */
static void
take_pasted (AwaleWindow   *self,
             AwaleDocument *document)
{
  AwaleWindow *window = awale_window_get_free (self);

  awale_draft_adopt (window->draft, document, true);
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

static bool
open_files (AwaleWindow  *self,
            const GValue *value)
{
  g_autoptr (GSList) files = NULL;

  if (!G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    return false;

  files = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *l = files; l != NULL; l = l->next)
    g_signal_emit_by_name (self, "open-file", l->data);

  return files != NULL;
}

static void
copy_diagram_action (AwaleWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkContentProvider) content =
    awale_diagram_create_content (awale_study_view_get_board (self->study), &error);

  if (content == NULL)
    {
      awale_window_toast (self, error->message);
      return;
    }
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), content);
  awale_window_toast (self, _("Diagram copied"));
}

/* Whether a text is movetext with its numbers, comments or tags, which may go over many lines. */
static bool
is_movetext (const char *text)
{
  static const char *const pattern = "[[{(;]|(^|\\s)[0-9]+\\.(\\s|\\.|…|--|[A-Fa-f])";

  return g_regex_match_simple (pattern, text, 0, 0);
}

static AwaleDocument *
read_pasted (const char *text)
{
  return is_movetext (text) ? awale_ogn_read (text, strlen (text), NULL)
                            : awale_letters_read (text, strlen (text), NULL);
}

/* Whether there is anything to show: a move, or a start of one's own. */
static bool
has_content (AwaleDocument *document)
{
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      AwaleGame *game = awale_document_get_game (document, i);

      if (awale_node_get_first_child (awale_game_get_root (game)) != NULL ||
          awale_game_get_n_tags (game) > 0 ||
          !awale_position_equal (awale_game_get_start (game), awale_position_start ()) ||
          awale_document_count_errors (document, 0) == 0)
        return true;
    }
  return false;
}

static void
tell_not_pasted (AwaleWindow   *self,
                 AwaleDocument *document,
                 const char    *problem)
{
  g_autofree char *reason = NULL;

  if (problem != NULL)
    reason = awale_wording_sentence (problem);
  else if (document != NULL && awale_document_get_n_diagnostics (document) > 0)
    reason = awale_diagnostic_to_sentence (awale_document_get_diagnostic (document, 0));
  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING,
                         _("The clipboard holds neither a game nor a position nor a line that can "
                           "be played here."), reason, NULL, NULL);
}

void
awale_window_paste_text (AwaleWindow *self,
                         const char  *text,
                         const char  *problem)
{
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *reason = NULL;

  g_assert (AWALE_IS_WINDOW (self));

  if (text == NULL || *text == '\0')
    {
      awale_window_toast (self, _("The clipboard holds no text"));
      return;
    }
  document = read_pasted (text);
  if (has_content (document) && awale_document_count_errors (document, 0) == 0)
    {
      take_pasted (self, document);
      return;
    }
  /* What is no game of its own may go on from the position in view. */
  if (problem == NULL && awale_window_get_game (self) != NULL && strchr (text, '[') != text &&
      awale_window_paste_line (self, text, &reason))
    return;
  if (has_content (document))
    take_pasted (self, document);
  else
    tell_not_pasted (self, document, problem);
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (gtk_window_get_application (GTK_WINDOW (self)) == NULL)
    return;
  if (awale_setting_up_get_editor (self->setting_up) == NULL)
    awale_window_paste_text (self, text, NULL);
  else if (text == NULL || !awale_setting_up_adopt_text (self->setting_up, text))
    awale_window_toast (self, _("The clipboard does not hold a position"));
}

static void
files_read_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (AwaleWindow) self = data;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (source), result, NULL);

  if (value != NULL)
    open_files (self, value);
}

/* Files that a file manager copied are opened; all else is read as text. */
static void
paste_action (AwaleWindow *self)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self));

  if (gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard),
                                         GDK_TYPE_FILE_LIST))
    gdk_clipboard_read_value_async (clipboard, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, NULL,
                                    files_read_cb, g_object_ref (self));
  else
    gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, g_object_ref (self));
}

static gboolean
drop_cb (AwaleWindow  *self,
         const GValue *value)
{
  return open_files (self, value);
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

/* Of the game, or of what is being set up. */
static bool
has_position (AwaleWindow *self)
{
  return awale_window_get_game (self) != NULL || awale_setting_up_get_editor (self->setting_up) != NULL;
}

static const AwaleAction actions[] =
{
  { .name = "copy-game", .activate = G_CALLBACK (copy_game_action), .sense = AWALE_SENSE_GAME,
    .keys = "<Control>c", .group = AWALE_KEYS_GAMES, .title = N_("Copy the game") },
  { .name = "copy-position", .activate = G_CALLBACK (copy_position_action),
    .can = G_CALLBACK (has_position),
    .keys = "<Control><Shift>c", .group = AWALE_KEYS_GAMES, .title = N_("Copy the position") },
  { .name = "copy-diagram", .activate = G_CALLBACK (copy_diagram_action),
    .sense = AWALE_SENSE_STUDY,
    .keys = "<Control><Alt>c", .group = AWALE_KEYS_GAMES, .title = N_("Copy the diagram") },
  { .name = "paste", .activate = G_CALLBACK (paste_action),
    .keys = "<Control>v", .group = AWALE_KEYS_GAMES,
    .title = N_("Paste a game, a position or a line") },
};

void
awale_window_add_clipboard_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
