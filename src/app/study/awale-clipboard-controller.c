/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-clipboard-controller"

#include "awale-clipboard-controller.h"

#include "app/common/awale-reading-dialog.h"
#include "app/share/awale-share.h"
#include "awale-document-opener.h"
#include "awale-edit-controller.h"
#include "notation/awale-ogn.h"
#include "notation/awale-plain-text.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static GdkClipboard *
get_clipboard (AwaleStudy *study)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (study->view));
}

static bool
is_setting_up (AwaleStudy *study)
{
  return awale_board_get_editor (study->board) != NULL;
}

/* The game into which a line can be pasted: NULL also while the library hides it. */
static AwaleGame *
find_visible_game (AwaleStudy *study)
{
  return awale_actions_is_in_library (study->actions) ? NULL : awale_study_get_game (study);
}

static void
warn (AwaleStudy *study,
      const char *title,
      const char *details)
{
  awale_notice_bar_show (study->notice, AWALE_NOTICE_WARNING, title, details, NULL, NULL);
  awale_notice_bar_close_at (study->notice, study->draft, "notify::game", NULL);
  if (awale_study_get_game (study) != NULL)
    awale_notice_bar_close_at (study->notice, awale_study_get_game (study), "notify",
                               "node-added", "node-removed", NULL);
  if (find_visible_game (study) != NULL)
    awale_notice_bar_keep_to (study->notice, GTK_WIDGET (study->view));
}

/* --- Copying --------------------------------------------------------------------------------- */

static void
copy_game (AwaleStudy *study)
{
  g_autofree char *text = NULL;

  awale_study_view_flush (study->view);
  text = awale_ogn_write_game (awale_study_get_game (study), AWALE_WRITE_DEFAULT);
  gdk_clipboard_set_text (get_clipboard (study), text);
  awale_toast_overlay_say (study->toasts, _("Game copied"));
}

/* Copies the moves up to the current position, and a board drawn with characters, to be pasted into
 * a chat or an e-mail. */
static void
copy_text (AwaleStudy *study)
{
  g_autofree char *text = NULL;

  text = awale_plain_text_describe_node (awale_study_get_game (study),
                                         awale_study_get_cursor (study));
  gdk_clipboard_set_text (get_clipboard (study), text);
  awale_toast_overlay_say (study->toasts, _("Moves and board copied as text"));
}

static AwalePosition
get_position (AwaleStudy *study)
{
  AwalePositionEditor *editor = awale_board_get_editor (study->board);

  if (editor != NULL)
    return awale_position_editor_get_position (editor);
  return awale_game_get_board (awale_study_get_game (study), awale_study_get_cursor (study));
}

static bool
has_position (AwaleStudy *study)
{
  return awale_study_get_game (study) != NULL || is_setting_up (study);
}

static void
copy_position (AwaleStudy *study)
{
  g_autofree char *text = awale_position_to_string (get_position (study));

  gdk_clipboard_set_text (get_clipboard (study), text);
  awale_toast_overlay_say (study->toasts, _("Position copied"));
}

/* A picture being drawn, and the content of the clipboard when the user asked for the picture. */
typedef struct
{
  AwaleStudy         *study;
  GdkContentProvider *before;
} Drawing;

/* Puts the picture on the clipboard, unless the clipboard has changed since the user asked for
 * it. */
static void
diagram_created_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autofree Drawing *drawing = data;
  g_autoptr (AwaleStudy) study = drawing->study;
  g_autoptr (GdkContentProvider) before = drawing->before;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkContentProvider) content =
    awale_share_draw_content_finish (AWALE_BOARD (source), result, &error);

  if (study->window == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
      || gdk_clipboard_get_content (get_clipboard (study)) != before)
    return;
  if (content != NULL)
    gdk_clipboard_set_content (get_clipboard (study), content);
  awale_toast_overlay_say (study->toasts, content != NULL ? _("Picture copied") : error->message);
}

static void
copy_diagram (AwaleStudy *study)
{
  GdkContentProvider *before = gdk_clipboard_get_content (get_clipboard (study));
  Drawing *drawing = g_new (Drawing, 1);

  g_cancellable_cancel (study->drawing);
  g_clear_object (&study->drawing);
  study->drawing = g_cancellable_new ();
  *drawing = (Drawing) { awale_study_ref (study), before != NULL ? g_object_ref (before) : NULL };
  awale_share_draw_content_async (study->board, study->drawing, diagram_created_cb, drawing);
}

/* Copies the line that starts with the move at the cursor, including variations and comments. */
static void
store_line (AwaleStudy *study)
{
  g_autofree char *text = NULL;

  awale_study_view_flush (study->view);
  text = awale_ogn_write_line (awale_study_get_cursor (study));
  gdk_clipboard_set_text (get_clipboard (study), text);
}

static void
copy_line (AwaleStudy *study)
{
  store_line (study);
  awale_toast_overlay_say (study->toasts, _("Line copied"));
}

static void
cut_line (AwaleStudy *study)
{
  AwaleGame *game = awale_study_get_game (study);

  store_line (study);
  awale_game_begin_step (game, _("Cut"));
  awale_game_delete (game, awale_study_get_cursor (study));
  awale_game_end_step (game);
  awale_toast_overlay_say (study->toasts, _("Line cut"));
}

static bool
is_move (AwaleStudy *study)
{
  return awale_node_get_parent (awale_study_get_cursor (study)) != NULL;
}

/* --- Pasting --------------------------------------------------------------------------------- */

/*
 * Plays @text as a line from the cursor on, and moves the cursor to the first move of that line.
 * Returns false if no move could be played. @problem: (out) (nullable) (transfer full): the reason
 * why the text or a part of it cannot be played
 */
static bool
play_line (AwaleStudy *study,
           const char *text,
           char      **problem)
{
  AwaleGame *game = awale_study_get_game (study);
  bool is_played = study->play != NULL
                   && awale_play_get_head (study->play) == awale_game_get_cursor (game);
  AwalePastedLine pasted;

  awale_study_view_flush (study->view);
  awale_game_begin_step (game, _("Paste"));
  pasted = awale_ogn_paste_line (game, awale_game_get_cursor (game), text);
  if (pasted.first != NULL)
    awale_game_set_cursor (game, pasted.first);
  awale_game_end_step (game);
  *problem = pasted.problem;
  if (pasted.first == NULL)
    return false;

  if (is_played)
    awale_play_set_head (study->play, awale_game_get_line_end (game, pasted.first));
  if (pasted.problem != NULL)
    {
      g_autofree char *count = g_strdup_printf (ngettext ("Only %u move could be pasted.",
                                                          "Only %u moves could be pasted.",
                                                          pasted.n_moves), pasted.n_moves);

      warn (study, count, pasted.problem);
    }
  return true;
}

/* True for movetext in the style of PGN, recognized by tags, comments, variations, move numbers or
 * pits written with digits; one game may then span several lines. */
static bool
is_movetext (const char *text)
{
  static const char *const pattern = "[[{(;]|(^|\\s)[0-9]+\\.(\\s|\\.|…|--|[A-La-l1-9])"
                                     "|[A-La-l][1-6]|^[-0-9xX×+,>→–\\s]+$";

  return g_regex_match_simple (pattern, text, 0, 0);
}

/* Adds a Rules tag with the current ruleset, before each line of @text if each is a game of its
 * own. (transfer full) */
static char *
add_rules (AwaleStudy *study,
           const char *text)
{
  g_autofree char *line =
      awale_ruleset_to_string (awale_game_get_rules (find_visible_game (study)));
  g_autofree char *tag = g_strdup_printf ("\n[Rules \"%s\"] ", line);
  g_auto (GStrv) games = g_regex_split_simple ("\\s*\\n\\s*", text, 0, 0);
  g_autofree char *joined = g_strjoinv (is_movetext (text) ? " " : tag, games);

  return g_strconcat (tag + 1, joined, NULL);
}

/* Reads pasted text as games. @options: (nullable): the user's answers about its notation or
 * variant */
static AwaleDocument *
read_pasted (AwaleStudy             *study,
             const char             *pasted,
             const AwaleReadOptions *options)
{
  bool is_letters = pasted[strspn (pasted, "ABCDEFabcdef \r\n-")] == '\0';
  bool tells_rules = strchr (pasted, '[') != NULL || !(is_letters || is_movetext (pasted));
  g_autofree char *text = g_strstrip (g_strdup (pasted));

  if (find_visible_game (study) != NULL && !tells_rules)
    {
      char *told = add_rules (study, text);

      g_free (text);
      text = told;
    }
  if (options != NULL)
    return awale_notation_read (options, text, strlen (text), NULL);
  return is_movetext (text) ? awale_ogn_read (text, strlen (text), NULL)
                            : awale_letters_read (text, strlen (text), NULL);
}

/* True if a game of @document has moves, a start position of its own or tags, but for one with a
 * position that could not be read, or if @document has games but no errors. */
static bool
has_content (AwaleDocument *document)
{
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      AwaleGame *game = awale_document_get_game (document, i);

      if (awale_node_get_first_child (awale_game_get_root (game)) != NULL ||
          awale_game_get_n_tags (game) > (awale_game_get_tag (game, "UnknownFEN") != NULL) ||
          !awale_position_equal (awale_game_get_start (game), awale_position_start ()) ||
          awale_document_count_errors (document, 0) == 0)
        return true;
    }
  return false;
}

/* Moves the focus to the pasted games, and warns of the first problem in reading them. */
static void
show_pasted (AwaleStudy *study,
             gpointer    document)
{
  awale_study_view_focus_game (study->view);
  if (awale_document_get_n_diagnostics (document) > 0)
    {
      g_autofree char *sentence = awale_document_describe_diagnostic (document, 0);

      awale_notice_bar_show (study->notice, AWALE_NOTICE_WARNING,
                             _("There are problems with what was pasted."), sentence, NULL, NULL);
      awale_notice_bar_keep_to (study->notice, GTK_WIDGET (study->view));
      awale_notice_bar_close_at (study->notice, study->draft, "notify::game", NULL);
      awale_notice_bar_close_at (study->notice, awale_study_get_game (study), "node-added",
                                 "node-removed", "tags-changed", "notify::undo-name", NULL);
    }
}

static void
open_pasted (AwaleStudy    *study,
             AwaleDocument *document)
{
  awale_document_opener_open (study, document, true,
                              ngettext ("Where Should the Pasted Game Go?",
                                        "Where Should the Pasted Games Go?",
                                        awale_document_get_n_games (document)),
                              show_pasted, g_object_ref (document), g_object_unref);
}

/* Warns that a pasted text could not be read. @problem (nullable) is the reason why it could not be
 * played as a line. */
static void
warn_of_text (AwaleStudy    *study,
              AwaleDocument *document,
              const char    *problem)
{
  g_autofree char *reason = NULL;

  if (problem != NULL)
    reason = g_strdup (problem);
  else if (awale_document_get_n_diagnostics (document) > 0)
    reason = awale_document_describe_diagnostic (document, 0);
  warn (study, _("The clipboard does not contain a game, a position or a line that can be played "
                "here."), reason);
}

/* A question to the user about how to read @text, which was first read as @document. */
typedef struct
{
  AwaleStudy    *study;
  AwaleDocument *document;
  char          *text;
} Doubt;

/* If the user gives no answer, games of unknown notation are not pasted, but games of an unknown
 * variant are. */
static void
reading_chosen_cb (const AwaleReadOptions *options,
                   gpointer                data)
{
  g_autofree Doubt *doubt = data;
  g_autoptr (AwaleStudy) study = doubt->study;
  g_autoptr (AwaleDocument) document = doubt->document;
  g_autofree char *text = doubt->text;

  if (study->window == NULL
      || (options == NULL && awale_document_get_readings (document) != NULL))
    return;
  if (options != NULL)
    {
      g_object_unref (document);
      document = read_pasted (study, text, options);
    }
  open_pasted (study, document);
}

/* Opens the games of @document, after asking the user if their notation or variant is in doubt. */
static void
take_games (AwaleStudy    *study,
            const char    *text,
            AwaleDocument *document)
{
  Doubt *doubt;

  if (!awale_reading_dialog_is_needed (document))
    {
      open_pasted (study, document);
      return;
    }
  doubt = g_new (Doubt, 1);
  *doubt = (Doubt) { awale_study_ref (study), g_object_ref (document), g_strdup (text) };
  awale_reading_dialog_ask (study->window, document, reading_chosen_cb, doubt);
}

/* Opens the text as games or as a position. @problem (nullable) is the reason why it could not be
 * played as a line. */
static void
paste_document (AwaleStudy *study,
                const char *text,
                const char *problem)
{
  g_autoptr (AwaleDocument) document = read_pasted (study, text, NULL);

  if (has_content (document) || awale_document_get_readings (document) != NULL)
    take_games (study, text, document);
  else
    warn_of_text (study, document, problem);
}

static void
paste_line_cb (AwaleStudy *study,
               gpointer    text)
{
  g_autofree char *problem = NULL;

  if (!play_line (study, text, &problem))
    paste_document (study, text, problem);
}

static void
paste_text (AwaleStudy *study,
            const char *text)
{
  g_autoptr (AwaleDocument) document = NULL;

  if (text == NULL || text[strspn (text, " \t\r\n")] == '\0')
    {
      awale_toast_overlay_say (study->toasts, _("The clipboard does not contain text."));
      return;
    }
  document = read_pasted (study, text, NULL);
  if (has_content (document) && awale_document_count_errors (document, 0) == 0)
    {
      take_games (study, text, document);
      return;
    }
  /* A text without tags that cannot be read as games may be a line from the current position. */
  if (find_visible_game (study) != NULL && *text != '[')
    awale_edit_controller_continue (study, paste_line_cb, g_strdup (text), g_free);
  else
    paste_document (study, text, NULL);
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (AwaleStudy) study = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  AwalePosition position;

  if (study->window == NULL)
    return;
  if (!is_setting_up (study) || awale_actions_is_in_library (study->actions))
    paste_text (study, text);
  else if (text != NULL && awale_ogn_parse_position (text, &position, NULL))
    awale_position_editor_set_position (awale_board_get_editor (study->board), position);
  else
    awale_toast_overlay_say (study->toasts, _("The clipboard does not contain a position."));
}

static bool
open_files (const GValue *value)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autoptr (GSList) list = NULL;

  if (!G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    return false;

  list = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *l = list; l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  if (files->len > 0)
    g_application_open (g_application_get_default (), (GFile **) files->pdata, (int) files->len,
                        "");
  return files->len > 0;
}

static void
files_read_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (AwaleStudy) study = data;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (source), result, NULL);

  if (value != NULL && study->window != NULL)
    open_files (value);
}

/* Opens files that were copied in a file manager; pastes anything else as text. */
static void
paste (AwaleStudy *study)
{
  GdkClipboard *clipboard = get_clipboard (study);

  if (gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard),
                                         GDK_TYPE_FILE_LIST))
    gdk_clipboard_read_value_async (clipboard, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, NULL,
                                    files_read_cb, awale_study_ref (study));
  else
    gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, awale_study_ref (study));
}

static void
line_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (AwaleStudy) study = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (study->window == NULL || awale_study_get_game (study) == NULL)
    return;

  /* Text that begins with a tag is a game, which is opened rather than played as a line. */
  if (text == NULL || *text == '\0' || *text == '[')
    paste_text (study, text);
  else
    awale_edit_controller_continue (study, paste_line_cb, g_strdup (text), g_free);
}

static void
paste_line (AwaleStudy *study)
{
  gdk_clipboard_read_text_async (get_clipboard (study), NULL, line_read_cb,
                                 awale_study_ref (study));
}

/* --- The actions ----------------------------------------------------------------------------- */

/* The move list binds the keys of the line actions. */
static const AwaleAction actions[] =
{
  { .name = "cut-line", .activate = G_CALLBACK (cut_line),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (is_move) },
  { .name = "copy-line", .activate = G_CALLBACK (copy_line),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (is_move) },
  { .name = "paste-line", .activate = G_CALLBACK (paste_line), .when = AWALE_WHEN_STUDY },
  { .name = "copy-game", .activate = G_CALLBACK (copy_game), .when = AWALE_WHEN_GAME,
    .keys = "<Control>c", .group = AWALE_KEYS_GAMES, .title = N_("Copy the game") },
  { .name = "copy-position", .activate = G_CALLBACK (copy_position),
    .when = AWALE_WHEN_BOARD, .can = G_CALLBACK (has_position),
    .keys = "<Control><Shift>c", .group = AWALE_KEYS_GAMES, .title = N_("Copy the position") },
  { .name = "copy-diagram", .activate = G_CALLBACK (copy_diagram), .when = AWALE_WHEN_STUDY,
    .keys = "<Control><Alt>c", .group = AWALE_KEYS_GAMES, .title = N_("Copy the picture") },
  { .name = "copy-text", .activate = G_CALLBACK (copy_text), .when = AWALE_WHEN_STUDY },
  { .name = "paste", .activate = G_CALLBACK (paste),
    .keys = "<Control>v", .group = AWALE_KEYS_GAMES,
    .title = N_("Paste a game, a position or a line") },
};

static gboolean
drop_cb (gpointer      data,
         const GValue *value)
{
  return open_files (value);
}

void
awale_clipboard_controller_add (AwaleStudy *study,
                                GtkWidget  *widget)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_return_if_fail (study != NULL);
  g_return_if_fail (GTK_IS_WIDGET (widget));

  awale_study_add_actions (study, actions, G_N_ELEMENTS (actions));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
