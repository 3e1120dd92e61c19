/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Opening, saving, and not losing anything on the way.
 */
#define G_LOG_DOMAIN "awale-window-files"

#include "awale-window-private.h"

#include "app/common/awale-dialogs.h"
#include "awale-recent.h"
#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>

/* So many places where a file could not be read are told one by one. */
#define MAX_SENTENCES 20

static void save_to (AwaleWindow *self,
                     GFile       *file,
                     bool         overwrite);
static void save_as (AwaleWindow *self);

/* --- Opening --------------------------------------------------------------------------------- */

static char *
list_diagnostics (AwaleDocument *document)
{
  g_autoptr (GString) text = g_string_new (NULL);
  size_t n = awale_document_get_n_diagnostics (document);

  for (size_t i = 0; i < MIN (n, MAX_SENTENCES); i++)
    {
      g_autofree char *sentence =
        awale_diagnostic_to_sentence (awale_document_get_diagnostic (document, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence);
    }
  if (n > MAX_SENTENCES)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("And %u more.", "And %u more.", n - MAX_SENTENCES),
                              (unsigned) (n - MAX_SENTENCES));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What the reader had to say: what could not be read stays in view until it is closed. */
static void
show_diagnostics (AwaleWindow *self)
{
  AwaleDocument *document = awale_draft_get_document (self->draft);
  size_t n_errors = awale_document_count_errors (document, 0);
  g_autofree char *details = NULL;

  if (awale_document_get_n_diagnostics (document) == 0 && !awale_document_is_latin1 (document))
    return;

  details = list_diagnostics (document);
  if (n_errors > 0 || awale_document_is_incomplete (document))
    awale_notice_bar_show (
      self->notice, AWALE_NOTICE_WARNING,
      awale_document_is_incomplete (document)
        ? _("This file could not be read whole. Saving would lose the rest.")
        : _("This file could not be read whole. The rest was kept as comments."),
      details, NULL, NULL);
  else if (awale_document_get_n_diagnostics (document) > 0)
    awale_notice_bar_show (self->notice, AWALE_NOTICE_INFO,
                           _("Everything was read, but not all of it is as it should be."),
                           details, NULL, NULL);
  else
    awale_notice_bar_show (self->notice, AWALE_NOTICE_INFO,
                           _("This file is not in UTF-8: it was read as Latin-1."),
                           _("It will be saved as UTF-8."), NULL, NULL);
}

/* Goes where one was in the file the last time. */
static void
restore_place (AwaleWindow *self,
               GFile       *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  const AwalePlace *place = awale_workspace_find_place (self->desk->workspace, uri);
  AwaleGame *game;

  if (place == NULL)
    return;

  if (place->game < awale_document_get_n_games (awale_draft_get_document (self->draft)))
    awale_draft_set_index (self->draft, place->game);
  game = awale_window_get_game (self);
  awale_game_set_cursor (game, awale_game_find_path (game, place->place));
  awale_study_view_set_flipped (self->study, place->flipped);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleWindow) self = data;
  AwaleDraft *draft = AWALE_DRAFT (source);
  g_autoptr (GFile) file = NULL;
  g_autofree char *play = NULL;
  g_autoptr (GError) error = NULL;
  bool opened = awale_draft_open_finish (draft, result, &error);

  /* Another file was asked for meanwhile, and is on its way. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  file = g_steal_pointer (&self->opening);
  play = g_steal_pointer (&self->opening_play);
  if (opened)
    {
      awale_notice_bar_close (self->notice);
      restore_place (self, file);
      awale_playing_resume (self->playing, play);
      show_diagnostics (self);
      awale_recent_add (file);
      awale_study_view_focus_board (self->study);
    }
  else
    {
      g_autofree char *name = g_file_get_parse_name (file);
      g_autofree char *title = g_strdup_printf (_("“%s” could not be opened."), name);

      awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, title, error->message, NULL, NULL);
      awale_window_update_all (self);
    }
}

void
awale_window_open (AwaleWindow *self,
                   GFile       *file)
{
  g_return_if_fail (AWALE_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  g_set_object (&self->opening, file);
  g_clear_pointer (&self->opening_play, g_free);
  awale_draft_open_async (self->draft, file, self->cancellable, opened_cb,
                            g_object_ref (self));
  awale_window_update_all (self);
}

void
awale_window_reopen (AwaleWindow            *self,
                     const AwaleWindowState *state)
{
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (AWALE_IS_WINDOW (self));
  g_return_if_fail (state != NULL && state->uri != NULL);

  file = g_file_new_for_uri (state->uri);
  if (!g_file_query_exists (file, NULL))
    return;
  awale_window_open (self, file);
  self->opening_play = g_strdup (state->play);
}

static void
open_chosen_cb (GListModel *files,
                gpointer    data)
{
  g_autoptr (AwaleWindow) self = data;

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      g_signal_emit_by_name (self, "open-file", file);
    }
}

static void
open_action (AwaleWindow *self)
{
  awale_dialogs_open (GTK_WINDOW (self), open_chosen_cb, g_object_ref (self));
}

static void
open_uri_action (AwaleWindow *self,
                 GVariant    *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  g_signal_emit_by_name (self, "open-file", file);
}

static void
reload_action (AwaleWindow *self)
{
  g_autoptr (GFile) file = g_object_ref (awale_draft_get_file (self->draft));

  awale_window_store_place (self);
  awale_window_open (self, file);
}

static void
file_changed_cb (AwaleWindow *self)
{
  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING,
                         _("Another program has changed this file."),
                         awale_draft_is_modified (self->draft)
                           ? _("Reading it again loses the changes made here.") : NULL,
                         _("_Read Again"), "win.reload");
}

/* --- Saving ---------------------------------------------------------------------------------- */

static void
stop_closing (AwaleWindow *self)
{
  self->close_when_saved = false;
  g_signal_emit_by_name (self, "staying");
}

static void
overwrite_answered_cb (AwaleAnswer answer,
                       gpointer    data)
{
  g_autoptr (AwaleWindow) self = data;

  if (answer == AWALE_ANSWER_DISCARD)
    save_to (self, awale_draft_get_file (self->draft), true);
  else if (answer == AWALE_ANSWER_OTHER)
    save_as (self);
  else
    stop_closing (self);
}

/* Asks before something on disk is lost. */
static void
ask_overwrite (AwaleWindow *self,
               const char  *heading,
               const char  *body)
{
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"),
    .discard = _("_Overwrite"),
    .other = _("Save _As…"),
  };

  awale_dialogs_ask (GTK_WINDOW (self), heading, body, &answers, overwrite_answered_cb,
                     g_object_ref (self));
}

static void
save_failed (AwaleWindow  *self,
             GFile        *file,
             const GError *error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *title = g_strdup_printf (_("“%s” could not be saved."), name);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    {
      ask_overwrite (self, _("Overwrite the file?"),
                     _("Another program has changed it since it was opened. "
                       "Overwriting loses those changes."));
      return;
    }

  awale_notice_bar_show (self->notice, AWALE_NOTICE_WARNING, title, error->message, _("Save _As…"),
                         "win.save-as");
  stop_closing (self);
}

typedef struct
{
  AwaleWindow *window;
  GFile       *file;
} Saving;

static void save_to (AwaleWindow *self,
                     GFile       *file,
                     bool         overwrite);

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Saving *saving = data;
  g_autoptr (AwaleWindow) self = saving->window;
  g_autoptr (GFile) file = saving->file;
  g_autoptr (GFile) next = g_steal_pointer (&self->save_next);
  g_autoptr (GError) error = NULL;

  g_free (saving);
  self->saving = false;
  awale_actions_update (self->actions);
  if (!awale_draft_save_finish (AWALE_DRAFT (source), result, &error))
    {
      save_failed (self, file, error);
      return;
    }

  awale_recent_add (file);
  awale_notice_bar_close (self->notice);
  g_signal_emit_by_name (self, "saved");
  awale_actions_update (self->actions);
  if (next != NULL)
    save_to (self, next, self->overwrite_next);
  else if (self->close_when_saved)
    gtk_window_close (GTK_WINDOW (self));
  else
    awale_window_toast (self, _("Saved"));
}

static void
save_to (AwaleWindow *self,
         GFile       *file,
         bool         overwrite)
{
  Saving *saving;

  if (self->saving)
    {
      g_set_object (&self->save_next, file);
      self->overwrite_next = overwrite;
      return;
    }

  self->saving = true;
  awale_actions_update (self->actions);
  saving = g_new (Saving, 1);
  saving->window = g_object_ref (self);
  saving->file = g_object_ref (file);
  awale_draft_save_async (self->draft, file, overwrite, NULL, saved_cb, saving);
}

static void
save_chosen_cb (GListModel *files,
                gpointer    data)
{
  g_autoptr (AwaleWindow) self = data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  /* The dialog has asked about overwriting. */
  if (file != NULL)
    save_to (self, file, true);
  else
    stop_closing (self);
}

static void
save_as (AwaleWindow *self)
{
  g_autofree char *name = awale_title_for_file (awale_window_get_game (self), NULL, ".ogn");

  awale_dialogs_save (GTK_WINDOW (self), awale_draft_get_file (self->draft), name,
                      save_chosen_cb, g_object_ref (self));
}

static void
save (AwaleWindow *self)
{
  GFile *file = awale_draft_get_file (self->draft);

  awale_window_flush (self);
  if (file == NULL)
    save_as (self);
  else if (awale_draft_is_partial (self->draft))
    ask_overwrite (self, _("Save over a file that could not be read whole?"),
                   _("What could not be read is kept as comments where that was possible, "
                     "but the file will not be as it was."));
  else
    save_to (self, file, false);
}

static void
save_action (AwaleWindow *self)
{
  save (self);
}

static void
save_as_action (AwaleWindow *self)
{
  awale_window_flush (self);
  save_as (self);
}

/* --- Closing --------------------------------------------------------------------------------- */

static void
close_answered_cb (AwaleAnswer answer,
                   gpointer    data)
{
  g_autoptr (AwaleWindow) self = data;

  self->asking = false;
  if (answer == AWALE_ANSWER_ACCEPT)
    {
      self->close_when_saved = true;
      save (self);
    }
  else if (answer == AWALE_ANSWER_DISCARD)
    {
      awale_draft_close (self->draft);
      gtk_window_close (GTK_WINDOW (self));
    }
  else
    {
      stop_closing (self);
    }
}

bool
awale_window_may_close (AwaleWindow *self)
{
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"),
    .discard = _("_Discard"),
    .accept = _("_Save"),
  };
  g_autofree char *title = NULL;
  g_autofree char *body = NULL;

  if (!awale_draft_is_modified (self->draft))
    return true;

  if (self->asking)
    return false;

  self->asking = true;
  title = awale_title_for_game (awale_window_get_game (self));
  body = g_strdup_printf (_("“%s” has changes that are not saved. What is not saved is lost."),
                          title);
  gtk_window_present (GTK_WINDOW (self));
  awale_dialogs_ask (GTK_WINDOW (self), _("Save changes?"), body, &answers, close_answered_cb,
                     g_object_ref (self));

  return false;
}

/* --- Recent files ---------------------------------------------------------------------------- */

void
awale_window_update_recent (AwaleWindow *self)
{
  g_autoptr (GListStore) recent = awale_recent_list ();
  g_autoptr (GMenu) section = g_menu_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (recent)); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (G_LIST_MODEL (recent), i);
      g_autofree char *uri = g_file_get_uri (file);
      g_autofree char *base = g_file_get_basename (file);
      g_autofree char *name = g_filename_display_name (base);
      g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);

      g_menu_item_set_label (item, name);
      g_menu_item_set_action_and_target (item, "win.open-uri", "s", uri);
      g_menu_append_item (section, item);
    }

  g_menu_remove_all (self->recent_menu);
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (self->recent_menu, _("Recent"), G_MENU_MODEL (section));
  else
    g_menu_append (self->recent_menu, _("No Recent Games"), "win.no-recent");
  awale_start_page_set_recent (self->start_page, G_LIST_MODEL (recent));
}

/* --- Actions --------------------------------------------------------------------------------- */

void
awale_window_watch_file (AwaleWindow *self)
{
  g_signal_connect_object (self->draft, "file-changed", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (awale_window_update_recent), self, G_CONNECT_SWAPPED);
}

static bool
has_file (AwaleWindow *self)
{
  return awale_draft_get_file (self->draft) != NULL;
}

/* What is saved now may not be what is in the file a moment later. */
static bool
can_save (AwaleWindow *self)
{
  return !has_file (self) || self->saving || awale_draft_is_savable (self->draft);
}

static const AwaleAction actions[] =
{
  { .name = "open", .activate = G_CALLBACK (open_action),
    .keys = "<Control>o", .group = AWALE_KEYS_GAMES, .title = N_("Open") },
  { .name = "open-uri", .activate = G_CALLBACK (open_uri_action), .parameter = "s" },
  { .name = "reload", .activate = G_CALLBACK (reload_action), .can = G_CALLBACK (has_file) },
  { .name = "save", .activate = G_CALLBACK (save_action),
    .sense = AWALE_SENSE_GAME, .can = G_CALLBACK (can_save),
    .keys = "<Control>s", .group = AWALE_KEYS_GAMES, .title = N_("Save") },
  { .name = "save-as", .activate = G_CALLBACK (save_as_action), .sense = AWALE_SENSE_GAME,
    .keys = "<Control><Shift>s", .group = AWALE_KEYS_GAMES, .title = N_("Save as") },
};

void
awale_window_add_file_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
