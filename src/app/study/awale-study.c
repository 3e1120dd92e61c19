/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-study"

#include "awale-study.h"

static void
clear_parts (gpointer data)
{
  AwaleStudy *self = data;

  if (self->actions != NULL)
    g_object_run_dispose (G_OBJECT (self->actions));
  g_clear_object (&self->actions);
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
  g_clear_pointer (&self->history, awale_document_history_free);
  g_clear_object (&self->draft);
  g_clear_object (&self->toasts);
  g_clear_object (&self->notice);
  g_clear_pointer (&self->services, awale_services_unref);
  self->split = NULL;
  self->board = NULL;
  self->play_bar = NULL;
  self->graph = NULL;
  self->pane = NULL;
  self->play = NULL;
  self->play_controller = NULL;
  g_clear_object (&self->view);
  self->window = NULL;
}

static gpointer
get_child (AwaleStudy *self,
           const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self->view), AWALE_TYPE_STUDY_VIEW, name);
}

static void
setting_up_changed_cb (AwaleActions   *actions,
                       GParamSpec     *pspec,
                       AwaleStudyView *view)
{
  awale_actions_set_setting_up (actions, awale_study_view_is_setting_up (view));
}

AwaleStudy *
awale_study_new (GtkWindow         *window,
                 AwaleStudyView    *view,
                 AwaleServices     *services,
                 AwaleNoticeBar    *notice,
                 AwaleToastOverlay *toasts,
                 AwaleStudy   *(*get_free) (GtkWindow *window))
{
  AwaleStudy *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (AWALE_IS_STUDY_VIEW (view), NULL);
  g_return_val_if_fail (services != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (notice), NULL);
  g_return_val_if_fail (AWALE_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_rc_box_new0 (AwaleStudy);
  self->window = window;
  self->view = g_object_ref (view);
  self->split = get_child (self, "split");
  self->board = get_child (self, "board");
  self->play_bar = get_child (self, "play_bar");
  self->graph = get_child (self, "graph");
  self->pane = get_child (self, "pane");
  self->services = awale_services_ref (services);
  self->notice = g_object_ref (notice);
  self->toasts = g_object_ref (toasts);
  self->get_free = get_free;
  self->draft = awale_draft_new (services->recovery_folder, services->disk);
  self->history = awale_document_history_new (self->draft);
  self->actions = awale_actions_new (window, self->draft);
  /* The view is bound before the controllers: it writes unfinished input into the old game before
   * the switch, and has the new game when the controllers are notified. */
  g_object_bind_property (self->draft, "game", view, "game", G_BINDING_DEFAULT);
  g_signal_connect_object (view, "notify::setting-up", G_CALLBACK (setting_up_changed_cb),
                           self->actions, G_CONNECT_SWAPPED);
  return self;
}

AwaleStudy *
awale_study_ref (AwaleStudy *self)
{
  return g_rc_box_acquire (self);
}

void
awale_study_unref (AwaleStudy *self)
{
  g_rc_box_release_full (self, clear_parts);
}

void
awale_study_close (AwaleStudy *self)
{
  g_return_if_fail (self != NULL);

  clear_parts (self);
  awale_study_unref (self);
}

/* The view is the owner of the actions, because it is a GObject that lives as long as the study. */
void
awale_study_add_actions (AwaleStudy        *self,
                         const AwaleAction *rows,
                         size_t             n_rows)
{
  g_return_if_fail (self != NULL);

  awale_actions_add_for (self->actions, self->view, self, rows, n_rows);
}

AwaleGame *
awale_study_get_game (AwaleStudy *self)
{
  return self->draft != NULL ? awale_draft_get_game (self->draft) : NULL;
}

AwaleNode *
awale_study_get_cursor (AwaleStudy *self)
{
  return awale_game_get_cursor (awale_study_get_game (self));
}

/* The key under which the session stores the current game and position; NULL for a game that is
 * neither in a file nor in the library. (transfer full) */
static char *
dup_place_key (AwaleStudy *self)
{
  GFile *file = awale_draft_get_file (self->draft);
  gint64 game = awale_draft_get_library_game (self->draft);

  if (file != NULL)
    return g_file_get_uri (file);
  return game != 0 ? g_strdup_printf ("library:%" G_GINT64_FORMAT, game) : NULL;
}

void
awale_study_store_place (AwaleStudy *self)
{
  AwaleGame *game = awale_study_get_game (self);
  g_autofree char *key = dup_place_key (self);
  g_autofree char *place = NULL;

  if (key == NULL || game == NULL)
    return;

  place = awale_node_dup_path (awale_game_get_cursor (game));
  awale_session_set_place (self->services->session, key, awale_draft_get_index (self->draft),
                           place, awale_study_view_get_flipped (self->view));
}

void
awale_study_restore_place (AwaleStudy *self)
{
  g_autofree char *key = dup_place_key (self);
  const AwaleFilePosition *place = NULL;
  AwaleGame *game;

  if (key != NULL)
    place = awale_session_find_position (self->services->session, key);
  if (place == NULL)
    return;

  if (place->game < awale_document_get_n_games (awale_draft_get_document (self->draft)))
    awale_draft_set_index (self->draft, place->game);
  game = awale_study_get_game (self);
  awale_game_set_cursor (game, awale_game_find_path (game, place->place));
  awale_study_view_set_flipped (self->view, place->flipped);
}
