/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-file-games-controller"

#include "awale-file-games-controller.h"

#include "app/common/awale-dialogs.h"
#include "document/awale-document-file.h"
#include "notation/awale-ogn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define STOP_ADDING "win.stop-adding"

static unsigned
get_n_games (AwaleStudy *study)
{
  return awale_document_get_n_games (awale_draft_get_document (study->draft));
}

static void
insert_game (AwaleStudy *study,
             AwaleGame  *game,
             unsigned    index)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (games, g_object_ref (game));
  awale_document_history_insert (study->history, games, index);
}

/* --- Navigation ------------------------------------------------------------------------------ */

static void
previous_game (AwaleStudy *study)
{
  awale_study_view_flush (study->view);
  awale_draft_set_index (study->draft, awale_draft_get_index (study->draft) - 1);
}

static bool
has_previous_game (AwaleStudy *study)
{
  return awale_draft_get_index (study->draft) > 0;
}

static void
next_game (AwaleStudy *study)
{
  awale_study_view_flush (study->view);
  awale_draft_set_index (study->draft, awale_draft_get_index (study->draft) + 1);
}

static bool
has_next_game (AwaleStudy *study)
{
  return awale_draft_get_index (study->draft) + 1 < get_n_games (study);
}

/* --- Single games ---------------------------------------------------------------------------- */

static void
add_game (AwaleStudy *study)
{
  static const char *const shared[] = { "Event", "Site", "South", "North" };
  AwaleGame *model = awale_study_get_game (study);
  g_autoptr (AwaleGame) game = awale_game_new (awale_game_get_rules (model));

  awale_study_view_flush (study->view);
  for (size_t i = 0; i < G_N_ELEMENTS (shared); i++)
    awale_game_set_tag (game, shared[i], awale_game_get_tag (model, shared[i]));
  awale_game_forget_history (game);
  insert_game (study, game, get_n_games (study));
}

static void
duplicate_game (AwaleStudy *study)
{
  g_autofree char *text = NULL;
  g_autoptr (AwaleDocument) copy = NULL;

  awale_study_view_flush (study->view);
  text = awale_ogn_write_game (awale_study_get_game (study), AWALE_WRITE_DEFAULT);
  copy = awale_ogn_read (text, strlen (text), NULL);
  insert_game (study, awale_document_get_game (copy, 0), awale_draft_get_index (study->draft) + 1);
}

static void
move_game_up (AwaleStudy *study)
{
  awale_document_history_move (study->history, awale_draft_get_index (study->draft) - 1);
}

static void
move_game_down (AwaleStudy *study)
{
  awale_document_history_move (study->history, awale_draft_get_index (study->draft) + 1);
}

static void
remove_game (AwaleStudy *study)
{
  awale_study_view_flush (study->view);
  awale_document_history_remove (study->history);
  /* The toast stays twice as long as usual, so that the user can reach its button with the
   * keyboard. */
  awale_toast_overlay_add (study->toasts, _("The game was removed from the file."), _("_Undo"),
                           "win.undo", 2 * AWALE_TOAST_OVERLAY_SECONDS);
}

static bool
can_remove (AwaleStudy *study)
{
  return get_n_games (study) > 1;
}

/* --- Games of other files -------------------------------------------------------------------- */

/* Files that are read one after another, and the games read so far. */
typedef struct
{
  AwaleStudy    *study;
  GCancellable  *cancellable;
  AwaleDocument *document;  /* Document to which the games will be added. */
  GQueue         files;     /* Files still to read. (element-type GFile) */
  GPtrArray     *games;
} Reading;

static void read_next (Reading *reading);

static void
reading_free (Reading *reading)
{
  g_queue_clear_full (&reading->files, g_object_unref);
  g_ptr_array_unref (reading->games);
  g_object_unref (reading->document);
  g_object_unref (reading->cancellable);
  awale_study_unref (reading->study);
  g_free (reading);
}

static void
file_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  Reading *reading = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleDocument) document =
    awale_document_file_load_finish (AWALE_DOCUMENT_FILE (source), result, &error);

  for (size_t i = 0; document != NULL && i < awale_document_get_n_games (document); i++)
    g_ptr_array_add (reading->games, g_object_ref (awale_document_get_game (document, i)));
  if (document == NULL && reading->study->window != NULL &&
      !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    awale_toast_overlay_say (reading->study->toasts, error->message);
  read_next (reading);
}

static void
finish_reading (Reading *reading)
{
  AwaleStudy *study = reading->study;

  if (study->reading == reading->cancellable)
    {
      g_clear_object (&study->reading);
      awale_notice_bar_withdraw (study->notice, STOP_ADDING);
      awale_actions_queue_update (study->actions);
    }
  /* The games are dropped if the user has stopped the reading, or if the window has opened another
   * document since. */
  if (study->window != NULL && reading->games->len > 0 &&
      !g_cancellable_is_cancelled (reading->cancellable) &&
      awale_draft_get_document (study->draft) == reading->document)
    {
      awale_study_view_flush (study->view);
      awale_document_history_insert (study->history, reading->games, get_n_games (study));
    }
  reading_free (reading);
}

static void
read_next (Reading *reading)
{
  g_autoptr (GFile) file = g_queue_pop_head (&reading->files);
  g_autoptr (AwaleDocumentFile) source = NULL;

  if (file == NULL)
    {
      finish_reading (reading);
      return;
    }
  source = awale_document_file_new (file);
  awale_document_file_load_async (source, NULL, reading->cancellable, file_read_cb, reading);
}

static Reading *
reading_new (AwaleStudy *study)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->study = awale_study_ref (study);
  reading->document = g_object_ref (awale_draft_get_document (study->draft));
  reading->games = g_ptr_array_new_with_free_func (g_object_unref);
  g_queue_init (&reading->files);
  reading->cancellable = g_cancellable_new ();
  g_set_object (&study->reading, reading->cancellable);
  awale_notice_bar_show_progress (study->notice, _("Reading the games of other files…"),
                                  _("_Cancel"), STOP_ADDING);
  awale_actions_queue_update (study->actions);
  return reading;
}

static void
stop_adding (AwaleStudy *study)
{
  g_cancellable_cancel (study->reading);
}

static bool
is_adding (AwaleStudy *study)
{
  return study->reading != NULL;
}

static void
files_chosen_cb (GListModel *files,
                 gpointer    data)
{
  g_autoptr (AwaleStudy) study = data;
  Reading *reading;

  if (study->window == NULL || awale_draft_get_document (study->draft) == NULL)
    return;
  reading = reading_new (study);
  for (unsigned i = 0; i < g_list_model_get_n_items (files); i++)
    g_queue_push_tail (&reading->files, g_list_model_get_item (files, i));
  read_next (reading);
}

static void
add_files (AwaleStudy *study)
{
  awale_dialogs_open (study->window, files_chosen_cb, awale_study_ref (study));
}

static gboolean
drop_cb (AwaleStudy   *study,
         const GValue *value)
{
  g_autoptr (GSList) files = NULL;
  Reading *reading;

  if (!G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST) ||
      awale_draft_get_document (study->draft) == NULL)
    return FALSE;
  reading = reading_new (study);
  files = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *l = files; l != NULL; l = l->next)
    g_queue_push_tail (&reading->files, g_object_ref (l->data));
  read_next (reading);
  return TRUE;
}

/* --- The actions ----------------------------------------------------------------------------- */

static const AwaleAction actions[] =
{
  { .name = "next-game", .activate = G_CALLBACK (next_game),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_next_game),
    .keys = "<Control>Page_Down", .capture = true,
    .group = AWALE_KEYS_GAMES, .title = N_("Next game of the file") },
  { .name = "previous-game", .activate = G_CALLBACK (previous_game),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_previous_game),
    .keys = "<Control>Page_Up", .capture = true,
    .group = AWALE_KEYS_GAMES, .title = N_("Previous game of the file") },
  { .name = "add-game", .activate = G_CALLBACK (add_game), .when = AWALE_WHEN_STUDY },
  { .name = "add-files", .activate = G_CALLBACK (add_files), .when = AWALE_WHEN_STUDY },
  { .name = "stop-adding", .activate = G_CALLBACK (stop_adding), .can = G_CALLBACK (is_adding) },
  { .name = "duplicate-game", .activate = G_CALLBACK (duplicate_game),
    .when = AWALE_WHEN_STUDY },
  { .name = "move-game-up", .activate = G_CALLBACK (move_game_up),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_previous_game) },
  { .name = "move-game-down", .activate = G_CALLBACK (move_game_down),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_next_game) },
  { .name = "remove-game", .activate = G_CALLBACK (remove_game),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (can_remove) },
};

void
awale_file_games_controller_add (AwaleStudy *study)
{
  g_return_if_fail (study != NULL);

  awale_study_add_actions (study, actions, G_N_ELEMENTS (actions));
}

void
awale_file_games_controller_accept_drops (AwaleStudy *study,
                                          GtkWidget  *widget)
{
  GtkDropTarget *target;

  g_return_if_fail (study != NULL);
  g_return_if_fail (GTK_IS_WIDGET (widget));

  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect_data (target, "drop", G_CALLBACK (drop_cb), awale_study_ref (study),
                         (GClosureNotify) (void (*) (void)) awale_study_unref, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
