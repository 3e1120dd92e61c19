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

struct _AwaleFileGamesController
{
  AwaleController parent_instance;

  AwaleStudy     *study;
  GCancellable   *reading;  /* Cancels the reading of files; NULL if none is being read. */
};

G_DEFINE_FINAL_TYPE (AwaleFileGamesController, awale_file_games_controller, AWALE_TYPE_CONTROLLER)

static unsigned
get_n_games (AwaleFileGamesController *self)
{
  return awale_document_get_n_games (awale_draft_get_document (self->study->draft));
}

static void
insert_game (AwaleFileGamesController *self,
             AwaleGame                *game,
             unsigned                  index)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (games, g_object_ref (game));
  awale_document_history_insert (self->study->history, games, index);
}

/* --- Navigation ------------------------------------------------------------------------------ */

static void
previous_game (AwaleFileGamesController *self)
{
  awale_study_view_flush (self->study->view);
  awale_draft_set_index (self->study->draft, awale_draft_get_index (self->study->draft) - 1);
}

static bool
has_previous_game (AwaleFileGamesController *self)
{
  return awale_draft_get_index (self->study->draft) > 0;
}

static void
next_game (AwaleFileGamesController *self)
{
  awale_study_view_flush (self->study->view);
  awale_draft_set_index (self->study->draft, awale_draft_get_index (self->study->draft) + 1);
}

static bool
has_next_game (AwaleFileGamesController *self)
{
  return awale_draft_get_index (self->study->draft) + 1 < get_n_games (self);
}

/* --- Single games ---------------------------------------------------------------------------- */

static void
add_game (AwaleFileGamesController *self)
{
  static const char *const shared[] = { "Event", "Site", "South", "North" };
  AwaleGame *model = awale_study_get_game (self->study);
  g_autoptr (AwaleGame) game = awale_game_new (awale_game_get_rules (model));

  awale_study_view_flush (self->study->view);
  for (size_t i = 0; i < G_N_ELEMENTS (shared); i++)
    awale_game_set_tag (game, shared[i], awale_game_get_tag (model, shared[i]));
  awale_game_forget_history (game);
  insert_game (self, game, get_n_games (self));
}

static void
duplicate_game (AwaleFileGamesController *self)
{
  g_autofree char *text = NULL;
  g_autoptr (AwaleDocument) copy = NULL;

  awale_study_view_flush (self->study->view);
  text = awale_ogn_write_game (awale_study_get_game (self->study), AWALE_WRITE_DEFAULT);
  copy = awale_ogn_read (text, strlen (text), NULL);
  insert_game (self, awale_document_get_game (copy, 0),
               awale_draft_get_index (self->study->draft) + 1);
}

static void
move_game_up (AwaleFileGamesController *self)
{
  awale_document_history_move (self->study->history,
                               awale_draft_get_index (self->study->draft) - 1);
}

static void
move_game_down (AwaleFileGamesController *self)
{
  awale_document_history_move (self->study->history,
                               awale_draft_get_index (self->study->draft) + 1);
}

static void
remove_game (AwaleFileGamesController *self)
{
  awale_study_view_flush (self->study->view);
  awale_document_history_remove (self->study->history);
  /* The notice stays twice as long as usual, so that its button can be reached by keyboard. */
  awale_toasts_add (self->study->toasts, _("The game was removed from the file."), _("_Undo"),
                    "win.undo", 2 * AWALE_TOASTS_SECONDS);
}

static bool
can_remove (AwaleFileGamesController *self)
{
  return get_n_games (self) > 1;
}

/* --- Games of other files -------------------------------------------------------------------- */

/* Files to read one after another, and the games read so far. */
typedef struct
{
  AwaleFileGamesController *self;
  GCancellable             *cancellable;
  AwaleDocument            *document;  /* Document that will get the games. */
  GQueue                    files;     /* Files still to read. (element-type GFile) */
  GPtrArray                *games;
} Reading;

static void read_next (Reading *reading);

static void
reading_free (Reading *reading)
{
  g_queue_clear_full (&reading->files, g_object_unref);
  g_ptr_array_unref (reading->games);
  g_object_unref (reading->document);
  g_object_unref (reading->cancellable);
  g_object_unref (reading->self);
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
  if (document == NULL && reading->self->study->window != NULL &&
      !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    awale_toasts_say (reading->self->study->toasts, error->message);
  read_next (reading);
}

static void
finish_reading (Reading *reading)
{
  AwaleFileGamesController *self = reading->self;

  if (self->reading == reading->cancellable)
    {
      g_clear_object (&self->reading);
      awale_notice_bar_close (self->study->notice);
      awale_controller_changed (self);
    }
  /* The games are dropped if another document was opened in the window meanwhile. */
  if (self->study->window != NULL && reading->games->len > 0 &&
      !g_cancellable_is_cancelled (reading->cancellable) &&
      awale_draft_get_document (self->study->draft) == reading->document)
    {
      awale_study_view_flush (self->study->view);
      awale_document_history_insert (self->study->history, reading->games, get_n_games (self));
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
  awale_document_file_load_async (source, reading->cancellable, file_read_cb, reading);
}

static Reading *
reading_new (AwaleFileGamesController *self)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->self = g_object_ref (self);
  reading->document = g_object_ref (awale_draft_get_document (self->study->draft));
  reading->games = g_ptr_array_new_with_free_func (g_object_unref);
  g_queue_init (&reading->files);
  reading->cancellable = g_cancellable_new ();
  g_set_object (&self->reading, reading->cancellable);
  awale_notice_bar_show_progress (self->study->notice, _("Reading the games of other files…"),
                                  _("_Cancel"), "win.stop-adding");
  awale_controller_changed (self);
  return reading;
}

static void
stop_adding (AwaleFileGamesController *self)
{
  g_cancellable_cancel (self->reading);
}

static bool
is_adding (AwaleFileGamesController *self)
{
  return self->reading != NULL;
}

static void
files_chosen_cb (GListModel *files,
                 gpointer    data)
{
  g_autoptr (AwaleFileGamesController) self = data;
  Reading *reading;

  if (self->study->window == NULL || awale_draft_get_document (self->study->draft) == NULL)
    return;
  reading = reading_new (self);
  for (unsigned i = 0; i < g_list_model_get_n_items (files); i++)
    g_queue_push_tail (&reading->files, g_list_model_get_item (files, i));
  read_next (reading);
}

static void
add_files (AwaleFileGamesController *self)
{
  awale_dialogs_open (self->study->window, files_chosen_cb, g_object_ref (self));
}

static gboolean
drop_cb (AwaleFileGamesController *self,
         const GValue             *value)
{
  g_autoptr (GSList) files = NULL;
  Reading *reading;

  if (!G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST) ||
      awale_draft_get_document (self->study->draft) == NULL)
    return FALSE;
  reading = reading_new (self);
  files = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *l = files; l != NULL; l = l->next)
    g_queue_push_tail (&reading->files, g_object_ref (l->data));
  read_next (reading);
  return TRUE;
}

/* --- The object ------------------------------------------------------------------------------ */

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

static void
awale_file_games_controller_dispose (GObject *object)
{
  AwaleFileGamesController *self = AWALE_FILE_GAMES_CONTROLLER (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);

  G_OBJECT_CLASS (awale_file_games_controller_parent_class)->dispose (object);
}

static void
awale_file_games_controller_set_up (AwaleController *controller,
                                    AwaleStudy      *study)
{
  AWALE_FILE_GAMES_CONTROLLER (controller)->study = study;
  g_signal_connect_object (study->history, "changed", G_CALLBACK (awale_controller_changed),
                           controller, G_CONNECT_SWAPPED);
}

static void
awale_file_games_controller_class_init (AwaleFileGamesControllerClass *klass)
{
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_file_games_controller_dispose;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_file_games_controller_set_up;
}

static void
awale_file_games_controller_init (AwaleFileGamesController *self)
{
}

void
awale_file_games_controller_accept_drops (AwaleFileGamesController *self,
                                          GtkWidget                *widget)
{
  GtkDropTarget *target;

  g_return_if_fail (AWALE_IS_FILE_GAMES_CONTROLLER (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

