/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-document-controller"

#include "awale-document-controller.h"

#include "app/common/awale-dialogs.h"
#include "app/common/awale-reading-dialog.h"
#include "app/library/awale-library-task-notice.h"
#include "app/study/awale-document-opener.h"
#include "app/study/awale-play-controller.h"
#include "awale-recent-files.h"
#include "game/awale-signal.h"
#include "game/awale-titles.h"
#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Seconds for which a closing window waits for the disk before asking the user. */
#define PATIENCE 2

#define STOP_OPENING "win.stop-opening"
#define STOP_SAVING "win.stop-saving"
#define UNDO_ADDING "win.undo-adding"

/* Duration of the toast that offers to remove an added game from the library, long enough to reach
 * its button with the keyboard. */
#define UNDO_SECONDS (3 * AWALE_TOAST_OVERLAY_SECONDS)

struct _AwaleDocumentController
{
  AwaleController parent_instance;

  AwaleStudy     *study;

  GFile          *opening;           /* File being read; nullable. */
  char           *opening_play;      /* AwalePlayState of the game in `opening` as text;
                                      * nullable. */
  bool            reopening;         /* True if `opening` was open before, perhaps in the last run;
                                      * it may have been deleted since. */
  GCancellable   *cancellable;       /* Cancels the reading of `opening`. */

  bool            is_saving;
  bool            keeps_values;      /* True once the closing window has tried to save analysis
                                      * values. */
  GFile          *saving;            /* File being written; NULL if the game is being saved in the
                                      * library, or nothing is being saved. */
  GCancellable   *save_cancellable;
  bool            has_next;          /* True if another save is waiting. */
  GFile          *save_next;         /* File of the waiting save; NULL for the library. */
  bool            overwrite_next;
  AwaleGame      *adding;            /* Game being added to the library; nullable. */
  unsigned        adding_state;      /* State in which `adding` was written. */
  gint64          added;             /* Id of the game that the document has added to the library,
                                      * while adding it can be undone; otherwise 0. */
  bool            is_added_unsaid;   /* True if the toast about `added` must wait until the game is
                                      * saved in the library. */
  bool            close_when_saved;
  unsigned        patience_source;
  bool            leaving;           /* True if the window closes without waiting for the disk. */
  bool            asking;            /* True while a question about closing is open. */
  unsigned        inhibit_cookie;    /* Cookie of the inhibited logout; 0 without unsaved
                                      * changes. */
};

G_DEFINE_FINAL_TYPE (AwaleDocumentController, awale_document_controller, AWALE_TYPE_CONTROLLER)

static void save_to (AwaleDocumentController *self,
                     GFile                   *file,
                     bool                     overwrite);
static void save_as (AwaleDocumentController *self);
static void save (AwaleDocumentController *self);
static void save_failed (AwaleDocumentController *self,
                         GFile                   *file,
                         const GError            *error);

/* --- Opening --------------------------------------------------------------------------------- */

static void open_as (AwaleDocumentController *self,
                     GFile                   *file,
                     const AwaleReadOptions  *options);

/* Reads the file again according to the user's answers, if there are any and the document is
 * unchanged. After that, no more questions are asked. */
static void
reading_chosen_cb (const AwaleReadOptions *options,
                   gpointer                data)
{
  g_autoptr (AwaleDocumentController) self = data;
  GFile *file;

  if (options == NULL || self->study->window == NULL)
    return;
  file = awale_draft_get_file (self->study->draft);
  if (file == NULL || awale_draft_is_modified (self->study->draft))
    return;
  open_as (self, file, options);
  self->reopening = true;
}

/* Closes the current notice, which is about the open document, once that is saved or replaced. */
static void
close_notice_when_saved (AwaleDocumentController *self)
{
  awale_notice_bar_close_at (self->study->notice, self, "saved", NULL);
  awale_notice_bar_close_at (self->study->notice, self->study->draft, "notify::document", NULL);
}

static void
opened (AwaleDocumentController *self,
        GFile                   *file,
        const char              *play)
{
  AwaleDocument *document = awale_draft_get_document (self->study->draft);

  awale_study_restore_place (self->study);
  awale_play_controller_resume (self->study->play_controller, play);
  if (awale_document_opener_show_diagnostics (self->study))
    close_notice_when_saved (self);
  awale_recent_files_add (file);
  if (play == NULL)
    awale_study_view_focus_game (self->study->view);
  else
    awale_study_view_focus_board (self->study->view);
  if (!self->reopening && awale_reading_dialog_is_needed (document))
    awale_reading_dialog_ask (self->study->window, document, reading_chosen_cb,
                              g_object_ref (self));
}

static void
show_open_error (AwaleDocumentController *self,
                 GFile                   *file,
                 const GError            *error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *title = g_strdup_printf (_("“%s” could not be opened."), name);
  bool is_gone = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  if (is_gone)
    awale_recent_files_remove (file);
  awale_notice_bar_show (self->study->notice, AWALE_NOTICE_WARNING, title,
                         is_gone ? _("It was moved, renamed or deleted.") : error->message,
                         NULL, NULL);
  awale_notice_bar_close_at (self->study->notice, self->study->draft, "notify::document",
                             "notify::modified", NULL);
}

/* Ends a cancelled opening and closes its notice, unless another file is being opened. */
static void
given_up (AwaleDocumentController *self)
{
  if (!g_cancellable_is_cancelled (self->cancellable))
    return;
  awale_notice_bar_withdraw (self->study->notice, STOP_OPENING);
  g_clear_object (&self->opening);
  g_clear_pointer (&self->opening_play, g_free);
  awale_controller_changed (self);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleDocumentController) self = data;
  g_autoptr (GFile) file = NULL;
  g_autofree char *play = NULL;
  g_autoptr (GError) error = NULL;
  bool is_open = awale_draft_open_finish (AWALE_DRAFT (source), result, &error);

  if (self->study->window == NULL)
    return;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      given_up (self);
      return;
    }

  awale_notice_bar_withdraw (self->study->notice, STOP_OPENING);
  file = g_steal_pointer (&self->opening);
  play = g_steal_pointer (&self->opening_play);
  if (is_open)
    opened (self, file, play);
  else if (!self->reopening || !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    show_open_error (self, file, error);
  awale_controller_changed (self);
}

static void
stop_opening (AwaleDocumentController *self)
{
  g_cancellable_cancel (self->cancellable);
}

static bool
is_opening (AwaleDocumentController *self)
{
  return self->opening != NULL;
}

static void
open_chosen_cb (GListModel *files,
                gpointer    data)
{
  g_autoptr (AwaleDocumentController) self = data;
  g_autoptr (GPtrArray) chosen = g_ptr_array_new_with_free_func (g_object_unref);

  if (self->study->window == NULL)
    return;
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (chosen, g_list_model_get_item (files, i));
  if (chosen->len > 0)
    g_application_open (G_APPLICATION (gtk_window_get_application (self->study->window)),
                        (GFile **) chosen->pdata, (int) chosen->len, "");
}

static void
open_action (AwaleDocumentController *self)
{
  awale_dialogs_open (self->study->window, open_chosen_cb, g_object_ref (self));
}

static void
open_uri_action (AwaleDocumentController *self,
                 GVariant                *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  g_application_open (G_APPLICATION (gtk_window_get_application (self->study->window)), &file, 1,
                      "");
}

static void
reload_action (AwaleDocumentController *self)
{
  g_autoptr (GFile) file = g_object_ref (awale_draft_get_file (self->study->draft));

  awale_study_store_place (self->study);
  awale_document_controller_open (self, file);
}

static void
show_file_changed (AwaleDocumentController *self)
{
  awale_notice_bar_show (self->study->notice, AWALE_NOTICE_WARNING,
                         _("Another program has changed this file."),
                         awale_draft_is_modified (self->study->draft)
                           ? _("Reading it again will lose the changes made here.") : NULL,
                         _("_Read Again"), "win.reload");
  awale_notice_bar_keep_to (self->study->notice, GTK_WIDGET (self->study->view));
  close_notice_when_saved (self);
}

/* --- Saving ---------------------------------------------------------------------------------- */

static void
stop_closing (AwaleDocumentController *self)
{
  g_clear_handle_id (&self->patience_source, g_source_remove);
  self->close_when_saved = false;
  g_signal_emit_by_name (self, "staying");
}

/* The file to which a file that could not be read completely, or was not UTF-8, is copied before it
 * is replaced. (transfer full) */
static GFile *
get_copy (AwaleDocumentController *self)
{
  g_autofree char *uri = g_file_get_uri (awale_draft_get_file (self->study->draft));
  g_autofree char *copy = g_strconcat (uri, "~", NULL);

  return g_file_new_for_uri (copy);
}

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleDocumentController) self = data;
  g_autoptr (GError) error = NULL;
  bool is_copied = g_file_copy_finish (G_FILE (source), result, &error);

  if (self->study->window == NULL)
    return;
  if (is_copied)
    save_to (self, G_FILE (source), true);
  else
    save_failed (self, G_FILE (source), error);
}

static void
overwrite_answered_cb (AwaleAnswer answer,
                       gpointer    data)
{
  g_autoptr (AwaleDocumentController) self = data;
  g_autoptr (GFile) copy = NULL;

  if (self->study->window == NULL)
    return;
  if (answer == AWALE_ANSWER_DISCARD && awale_draft_is_partial (self->study->draft))
    {
      copy = get_copy (self);
      g_file_copy_async (awale_draft_get_file (self->study->draft), copy, G_FILE_COPY_OVERWRITE,
                         G_PRIORITY_DEFAULT, NULL, NULL, NULL, copied_cb, g_object_ref (self));
    }
  else if (answer == AWALE_ANSWER_DISCARD)
    save_to (self, awale_draft_get_file (self->study->draft), true);
  else if (answer == AWALE_ANSWER_OTHER)
    save_as (self);
  else
    stop_closing (self);
}

static void
ask_overwrite (AwaleDocumentController *self,
               const char              *heading,
               const char              *body)
{
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"),
    .discard = _("_Overwrite"),
    .other = _("Save _As…"),
  };

  awale_dialogs_ask (self->study->window, heading, body, &answers, overwrite_answered_cb,
                     g_object_ref (self));
}

static void
save_failed (AwaleDocumentController *self,
             GFile                   *file,
             const GError            *error)
{
  g_autofree char *name = file != NULL ? g_file_get_parse_name (file)
                                       : awale_title_for_game (awale_study_get_game (self->study));
  g_autofree char *title = g_strdup_printf (_("“%s” could not be saved."), name);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    {
      show_file_changed (self);
      ask_overwrite (self, _("Overwrite the File?"),
                     _("Another program has changed it since it was opened. Overwriting will lose "
                       "those changes."));
      return;
    }

  awale_notice_bar_show (self->study->notice, AWALE_NOTICE_WARNING, title,
                         g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
                           ? _("You stopped waiting for the disk, which may still write it later.")
                           : error->message,
                         _("Save _As…"), "win.save-as");
  awale_notice_bar_close_at (self->study->notice, self->study->draft, "notify::modified", NULL);
  close_notice_when_saved (self);
  stop_closing (self);
}

static bool
is_listed (AwaleDocumentController *self)
{
  return awale_draft_get_library_game (self->study->draft) != 0;
}

static void
saved (AwaleDocumentController *self,
       GFile                   *file)
{
  if (file != NULL)
    awale_recent_files_add (file);
  g_signal_emit_by_name (self, "saved");
}

static void
say_added (AwaleDocumentController *self)
{
  self->is_added_unsaid = false;
  awale_toast_overlay_add (self->study->toasts, _("Added to the library"), _("_Undo"), UNDO_ADDING,
                           UNDO_SECONDS);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (AwaleDocumentController) self = data;
  g_autoptr (GFile) file = g_steal_pointer (&self->saving);
  g_autoptr (GFile) next = g_steal_pointer (&self->save_next);
  bool has_next = self->has_next;
  g_autoptr (GError) error = NULL;
  bool is_saved = awale_draft_save_finish (AWALE_DRAFT (source), result, &error);

  self->is_saving = false;
  self->has_next = false;
  self->keeps_values &= self->close_when_saved;
  if (self->study->window == NULL)
    return;
  awale_notice_bar_withdraw (self->study->notice, STOP_SAVING);
  if (is_saved)
    saved (self, file);
  if (has_next && next != NULL)
    save_to (self, next, self->overwrite_next);
  else if (has_next)
    save (self);
  else if (!is_saved)
    save_failed (self, file, error);
  else if (self->close_when_saved)
    gtk_window_close (self->study->window);
  else if (self->is_added_unsaid)
    say_added (self);
  else
    awale_toast_overlay_say (self->study->toasts,
                             file != NULL ? _("Saved") : _("Saved in the library"));
  awale_controller_changed (self);
}

/* True if the document is a library game whose only unsaved changes are values found by an
 * analysis. */
static bool
has_unsaved_values (AwaleDocumentController *self)
{
  return is_listed (self) && awale_draft_is_savable (self->study->draft) &&
         !awale_draft_is_modified (self->study->draft);
}

static bool
is_saving (AwaleDocumentController *self)
{
  return self->is_saving;
}

/* Cancels the current save, and a waiting save to the same file, which would block again. */
static void
stop_saving (AwaleDocumentController *self)
{
  bool is_same = self->saving != NULL && self->save_next != NULL
                   ? g_file_equal (self->saving, self->save_next)
                   : self->saving == self->save_next;

  self->has_next = self->has_next && !is_same;
  g_cancellable_cancel (self->save_cancellable);
}

static void
show_saving (AwaleDocumentController *self)
{
  g_autofree char *base = self->saving != NULL ? g_file_get_basename (self->saving) : NULL;
  g_autofree char *name = base != NULL
                            ? g_filename_display_name (base)
                            : awale_title_for_game (awale_study_get_game (self->study));
  g_autofree char *title = g_strdup_printf (_("Saving “%s”…"), name);

  awale_notice_bar_show_progress (self->study->notice, title, _("_Stop"), STOP_SAVING);
}

/* Saves to @file, or to the library if @file is NULL. */
static void
save_to (AwaleDocumentController *self,
         GFile                   *file,
         bool                     overwrite)
{
  if (self->is_saving)
    {
      self->has_next = true;
      g_set_object (&self->save_next, file);
      self->overwrite_next = overwrite;
      return;
    }

  self->is_saving = true;
  g_set_object (&self->saving, file);
  g_clear_object (&self->save_cancellable);
  self->save_cancellable = g_cancellable_new ();
  show_saving (self);
  awale_controller_changed (self);
  if (file != NULL)
    awale_draft_save_async (self->study->draft, file, overwrite, self->save_cancellable, saved_cb,
                            g_object_ref (self));
  else
    awale_draft_save_library_game_async (self->study->draft, self->study->services->library,
                                         self->save_cancellable, saved_cb, g_object_ref (self));
}

static void
save_chosen_cb (GListModel *files,
                gpointer    data)
{
  g_autoptr (AwaleDocumentController) self = data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (self->study->window == NULL)
    return;
  /* Overwriting needs no further question, because the dialog has asked already. */
  if (file != NULL)
    save_to (self, file, true);
  else
    stop_closing (self);
}

/* Asks where to save a game read from another format, proposing a file beside the original:
 * “games.ogn” for “games.pgn”. */
static void
save_beside (AwaleDocumentController *self)
{
  g_autoptr (GFile) folder = g_file_get_parent (awale_draft_get_file (self->study->draft));
  g_autofree char *stem = awale_draft_dup_file_name (self->study->draft);
  g_autofree char *name = NULL;
  char *end = strrchr (stem, '.');

  if (end != NULL)
    *end = '\0';
  name = g_strconcat (stem, ".ogn", NULL);
  awale_dialogs_save (self->study->window, NULL, folder, name, save_chosen_cb, g_object_ref (self));
}

static void
save_as (AwaleDocumentController *self)
{
  g_autofree char *name = awale_title_for_file (awale_study_get_game (self->study), NULL, ".ogn");

  if (awale_draft_is_converted (self->study->draft))
    save_beside (self);
  else
    awale_dialogs_save (self->study->window, awale_draft_get_file (self->study->draft), NULL, name,
                        save_chosen_cb, g_object_ref (self));
}

static void
ask_overwrite_partial (AwaleDocumentController *self)
{
  bool is_guessed = awale_document_is_windows_1252 (awale_draft_get_document (self->study->draft));
  g_autoptr (GFile) copy = get_copy (self);
  g_autofree char *base = g_file_get_basename (copy);
  g_autofree char *name = g_filename_display_name (base);
  /* Translators: the name of a file. */
  g_autofree char *kept = g_strdup_printf (_("The file as it is now is kept as “%s”."), name);
  g_autofree char *body = g_strdup_printf (
    "%s %s", is_guessed ? _("It is not in UTF-8, and was read as Windows-1252. It will be saved in "
                            "UTF-8.")
                        : _("What could not be read is kept as comments where possible, but the "
                            "file will not be the same as before."), kept);

  ask_overwrite (self, is_guessed ? _("Overwrite a File in Another Encoding?")
                                  : _("Overwrite a File That Could Not Be Read Completely?"), body);
}

static void
save (AwaleDocumentController *self)
{
  GFile *file = awale_draft_get_file (self->study->draft);

  awale_study_view_flush (self->study->view);
  if (is_listed (self))
    save_to (self, NULL, false);
  else if (file == NULL || awale_draft_is_converted (self->study->draft))
    save_as (self);
  else if (awale_draft_is_partial (self->study->draft))
    ask_overwrite_partial (self);
  else
    save_to (self, file, false);
}

static void
save_as_action (AwaleDocumentController *self)
{
  awale_study_view_flush (self->study->view);
  save_as (self);
}

/* --- Closing --------------------------------------------------------------------------------- */

static void
close_answered_cb (AwaleAnswer answer,
                   gpointer    data)
{
  g_autoptr (AwaleDocumentController) self = data;

  if (self->study->window == NULL)
    return;
  self->asking = false;
  if (answer == AWALE_ANSWER_ACCEPT)
    {
      self->close_when_saved = true;
      save (self);
    }
  else if (answer == AWALE_ANSWER_DISCARD)
    {
      awale_draft_close (self->study->draft);
      gtk_window_close (self->study->window);
    }
  else
    stop_closing (self);
}

static void
ask_to_close (AwaleDocumentController *self)
{
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"), .discard = _("_Discard"), .accept = _("_Save"),
  };
  g_autofree char *title = awale_title_for_game (awale_study_get_game (self->study));
  g_autofree char *body = NULL;

  self->asking = true;
  body = g_strdup_printf (_("“%s” has unsaved changes. Changes that are not saved will be lost."),
                          title);
  gtk_window_present (self->study->window);
  awale_dialogs_ask (self->study->window, _("Save Changes?"), body, &answers, close_answered_cb,
                     g_object_ref (self));
}

static void
leave_answered_cb (AwaleAnswer answer,
                   gpointer    data)
{
  g_autoptr (AwaleDocumentController) self = data;

  if (self->study->window == NULL)
    return;
  self->asking = false;
  if (answer != AWALE_ANSWER_ACCEPT)
    {
      stop_closing (self);
      return;
    }
  awale_draft_save_recovery (self->study->draft);
  self->leaving = true;
  gtk_window_close (self->study->window);
}

static gboolean
ask_to_leave_cb (gpointer data)
{
  AwaleDocumentController *self = data;
  const AwaleAnswers answers = { .cancel = _("_Wait"), .accept = _("_Close") };
  g_autofree char *title = awale_title_for_game (awale_study_get_game (self->study));
  g_autofree char *body =
    g_strdup_printf (_("“%s” is still being saved, but the disk does not answer. Your changes are "
                       "kept, and offered when Awalé is started again."), title);

  self->patience_source = 0;
  if (!self->is_saving)
    return G_SOURCE_REMOVE;
  self->asking = true;
  gtk_window_present (self->study->window);
  awale_dialogs_ask (self->study->window, _("Close Without Waiting?"), body, &answers,
                     leave_answered_cb, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

/* Inhibits logging out while there are unsaved changes, so that the session asks the user first. */
static void
modified_changed_cb (AwaleDocumentController *self)
{
  GtkApplication *application = gtk_window_get_application (self->study->window);
  bool modified = awale_draft_is_modified (self->study->draft);

  if (application == NULL)
    return;

  if (modified && self->inhibit_cookie == 0)
    self->inhibit_cookie = gtk_application_inhibit (application, self->study->window,
                                                    GTK_APPLICATION_INHIBIT_LOGOUT,
                                                    _("A game has unsaved changes."));
  else if (!modified && self->inhibit_cookie != 0)
    {
      gtk_application_uninhibit (application, self->inhibit_cookie);
      self->inhibit_cookie = 0;
    }
}

/* --- Adding to the library ------------------------------------------------------------------- */

static void
forget_added (AwaleDocumentController *self)
{
  self->added = 0;
  self->is_added_unsaid = false;
  awale_toast_overlay_withdraw (self->study->toasts, UNDO_ADDING);
}

/* In a document without a file, the added game counts as saved. If it is the only game there, it
 * becomes the open library game, which is saved to the library from now on. */
static void
take_added (AwaleDocumentController *self,
            AwaleGame               *game,
            gint64                   id)
{
  bool is_own = awale_draft_get_file (self->study->draft) == NULL
                && awale_study_get_game (self->study) == game;

  self->added = id;
  if (is_own)
    awale_game_mark_saved (game, self->adding_state);
  if (!is_own || awale_document_get_n_games (awale_draft_get_document (self->study->draft)) != 1)
    {
      say_added (self);
      return;
    }
  awale_draft_set_library_game (self->study->draft, id);
  self->is_added_unsaid = true;
  save_to (self, NULL, false);
}

static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (AwaleDocumentController) self = data;
  g_autoptr (AwaleGame) game = g_steal_pointer (&self->adding);
  g_autoptr (GError) error = NULL;
  const AwaleLibraryChange *change = awale_library_client_get_data (result);

  if (self->study->window == NULL)
    return;
  if (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error) == NULL)
    awale_notice_bar_show (self->study->notice, AWALE_NOTICE_WARNING,
                           _("The game was not added to the library."), error->message,
                           _("Try _Again"), "win.add-to-library");
  else if (!change->is_known)
    take_added (self, game, change->id);
  else
    awale_library_task_notice_show_known (change, self->study->toasts);
}

static void
add_or_merge (AwaleDocumentController *self,
              bool                     merges)
{
  AwaleLibraryChange change = { .kind = merges ? AWALE_CHANGE_MERGE : AWALE_CHANGE_ADD };
  g_autoptr (GBytes) bytes = NULL;

  if (self->adding != NULL)
    return;
  awale_study_view_flush (self->study->view);
  forget_added (self);
  awale_notice_bar_withdraw (self->study->notice, "win.add-to-library");
  g_set_object (&self->adding, awale_study_get_game (self->study));
  self->adding_state = awale_game_begin_saving (self->adding);
  char *text = awale_ogn_write_game (self->adding, AWALE_WRITE_DEFAULT);
  change.text = bytes = g_bytes_new_take (text, strlen (text));
  awale_library_client_run_async (self->study->services->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, added_cb,
                                  g_object_ref (self));
}

static void
add (AwaleDocumentController *self)
{
  add_or_merge (self, false);
}

static void
merge (AwaleDocumentController *self)
{
  add_or_merge (self, true);
}

static void
removed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (AwaleDocumentController) self = data;
  g_autoptr (GError) error = NULL;

  if (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error) == NULL
      && self->study->window != NULL)
    awale_toast_overlay_say (self->study->toasts, error->message);
}

/* Removes the added game from the library again. Without a file, it becomes unsaved work. */
static void
undo_adding (AwaleDocumentController *self)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_REMOVE, .games = ids };

  if (self->added == 0)
    return;
  if (awale_draft_get_file (self->study->draft) == NULL)
    {
      awale_game_mark_unsaved (awale_study_get_game (self->study));
      awale_draft_set_library_game (self->study->draft, 0);
      awale_controller_changed (self);
    }
  g_array_append_val (ids, self->added);
  forget_added (self);
  awale_library_client_run_async (self->study->services->library, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, removed_cb,
                                  g_object_ref (self));
}

/* --- Actions --------------------------------------------------------------------------------- */

static bool
can_add (AwaleDocumentController *self)
{
  return !is_listed (self);
}

static bool
has_file (AwaleDocumentController *self)
{
  return awale_draft_get_file (self->study->draft) != NULL;
}

/* Saving stays possible while a save is in progress, because the game may change in the
 * meantime. */
static bool
can_save (AwaleDocumentController *self)
{
  return (!has_file (self) && !is_listed (self)) || self->is_saving
         || awale_draft_is_savable (self->study->draft);
}

static const AwaleAction actions[] =
{
  { .name = "open", .activate = G_CALLBACK (open_action),
    .keys = "<Control>o", .group = AWALE_KEYS_GAMES, .title = N_("Open") },
  { .name = "stop-opening", .activate = G_CALLBACK (stop_opening),
    .can = G_CALLBACK (is_opening) },
  { .name = "stop-saving", .activate = G_CALLBACK (stop_saving), .can = G_CALLBACK (is_saving) },
  { .name = "open-uri", .activate = G_CALLBACK (open_uri_action), .parameter = "s" },
  { .name = "reload", .activate = G_CALLBACK (reload_action), .can = G_CALLBACK (has_file) },
  { .name = "save", .activate = G_CALLBACK (save),
    .when = AWALE_WHEN_GAME, .can = G_CALLBACK (can_save),
    .keys = "<Control>s", .group = AWALE_KEYS_GAMES, .title = N_("Save") },
  { .name = "save-as", .activate = G_CALLBACK (save_as_action), .when = AWALE_WHEN_GAME,
    .keys = "<Control><Shift>s", .group = AWALE_KEYS_GAMES, .title = N_("Save as") },
  { .name = "add-to-library", .activate = G_CALLBACK (add),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_add),
    .keys = "<Control><Shift>l", .group = AWALE_KEYS_GAMES, .title = N_("Add to the library") },
  { .name = "merge-into-library", .activate = G_CALLBACK (merge) },
  { .name = "undo-adding", .activate = G_CALLBACK (undo_adding) },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_document_controller_dispose (GObject *object)
{
  AwaleDocumentController *self = AWALE_DOCUMENT_CONTROLLER (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->save_cancellable);
  g_clear_object (&self->opening);
  g_clear_pointer (&self->opening_play, g_free);
  g_clear_object (&self->saving);
  g_clear_object (&self->save_next);
  g_clear_object (&self->adding);

  G_OBJECT_CLASS (awale_document_controller_parent_class)->dispose (object);
}

static void
awale_document_controller_set_up (AwaleController *controller,
                                  AwaleStudy      *study)
{
  AwaleDocumentController *self = AWALE_DOCUMENT_CONTROLLER (controller);

  self->study = study;
  g_signal_connect_object (study->draft, "file-changed", G_CALLBACK (show_file_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study->draft, "notify::game", G_CALLBACK (forget_added), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study->draft, "notify::modified", G_CALLBACK (modified_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

static void
awale_document_controller_class_init (AwaleDocumentControllerClass *klass)
{
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_document_controller_dispose;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_document_controller_set_up;

  AWALE_ADD_SIGNAL (klass, "saved", 0);
  AWALE_ADD_SIGNAL (klass, "staying", 0);
}

static void
awale_document_controller_init (AwaleDocumentController *self)
{
}

static void
show_progress (AwaleDocumentController *self,
               GFile                   *file)
{
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *title = g_strdup_printf (_("Opening “%s”…"), name);

  awale_notice_bar_show_progress (self->study->notice, title, _("_Cancel"), STOP_OPENING);
}

/* Opens @file. @options (nullable) has the user's answers about its notation or variant. */
static void
open_as (AwaleDocumentController *self,
         GFile                   *file,
         const AwaleReadOptions  *options)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  g_set_object (&self->opening, file);
  g_clear_pointer (&self->opening_play, g_free);
  self->reopening = false;
  show_progress (self, file);
  awale_draft_open_async (self->study->draft, file, options, self->cancellable, opened_cb,
                          g_object_ref (self));
  awale_controller_changed (self);
}

void
awale_document_controller_open (AwaleDocumentController *self,
                                GFile                   *file)
{
  g_return_if_fail (AWALE_IS_DOCUMENT_CONTROLLER (self));
  g_return_if_fail (G_IS_FILE (file));

  open_as (self, file, NULL);
}

void
awale_document_controller_reopen (AwaleDocumentController *self,
                                  const AwaleWindowState  *state)
{
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (AWALE_IS_DOCUMENT_CONTROLLER (self));
  g_return_if_fail (state != NULL && state->uri != NULL);

  file = g_file_new_for_uri (state->uri);
  awale_document_controller_open (self, file);
  self->opening_play = g_strdup (state->play);
  self->reopening = true;
}

GFile *
awale_document_controller_get_opening (AwaleDocumentController *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT_CONTROLLER (self), NULL);

  return self->opening;
}

bool
awale_document_controller_may_close (AwaleDocumentController *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT_CONTROLLER (self), true);

  if (self->leaving)
    return true;
  /* The values are saved only once: a running report finds more all the time, and a library that
   * cannot be written must not keep the window open. */
  if (has_unsaved_values (self) && !self->keeps_values)
    {
      self->keeps_values = true;
      save_to (self, NULL, false);
    }
  /* The window waits for the file being written, which may contain all unsaved changes. */
  if (self->is_saving)
    {
      self->close_when_saved = true;
      if (self->patience_source == 0 && !self->asking)
        self->patience_source = g_timeout_add_seconds (PATIENCE, ask_to_leave_cb, self);
      return false;
    }
  self->close_when_saved = false;
  if (!awale_draft_is_modified (self->study->draft))
    {
      awale_draft_close (self->study->draft);
      return true;
    }
  if (!self->asking)
    ask_to_close (self);
  return false;
}
