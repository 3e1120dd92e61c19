/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-explorer-controller"

#include "awale-explorer-controller.h"

#include "analysis/awale-search-value.h"
#include "game/awale-signal.h"
#include "library/awale-library-explorer.h"
#include "library/awale-position-pattern.h"

#include <glib/gi18n-lib.h>

/* Number of games in the first query, the latest ones. While the library is still being loaded,
 * each further query covers GROWTH times as many games. */
#define FIRST_GAMES 100000
#define GROWTH 4

struct _AwaleExplorerController
{
  AwaleController    parent_instance;

  AwaleStudy        *study;

  AwaleExplorer     *explorer;
  GCancellable      *cancellable;
  bool               either_side;
  AwalePositionQuery positions;     /* Positions of the latest query. */
  gint64             n_games;       /* Maximum number of games in the latest query; 0 for all. */
  AwaleSide          mover;
};

G_DEFINE_FINAL_TYPE (AwaleExplorerController, awale_explorer_controller, AWALE_TYPE_CONTROLLER)


static bool
is_seen (AwaleExplorerController *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self->explorer));
}

/* --- Queries --------------------------------------------------------------------------------- */

/* Shows the values of the moves that are stored in the game or the opening book, without waiting
 * for the library. */
static void
update_values (AwaleExplorerController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwaleMoveValues values, opening;
  AwaleNode *node;

  if (game == NULL || !is_seen (self))
    return;
  node = awale_game_get_cursor (game);
  opening = awale_move_values_from_book (
      awale_book_list_get (self->study->services->books, awale_game_get_rules (game)),
      awale_node_get_position (node));
  values = awale_node_find_move_values (node);
  awale_explorer_set_values (self->explorer, &values, &opening);
}

static void
give_up (AwaleExplorerController *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void answered_cb          (GObject      *source,
                                  GAsyncResult *result,
                                  gpointer      data);

/* The moves that lead to the cursor; NULL at the start of the game. (transfer full) (nullable) */
static char *
dup_line (AwaleGame *game)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (AwaleNode *node = awale_game_get_cursor (game); awale_node_get_parent (node) != NULL;
       node = awale_node_get_parent (node))
    g_string_prepend (line, awale_move_to_string (awale_node_get_move (node)));
  return line->len > 0 ? g_string_free (g_steal_pointer (&line), FALSE) : NULL;
}

/* Sends a query for `positions`, limited to the latest @n_games games (0: all). */
static void
ask_in (AwaleExplorerController *self,
        gint64                   n_games)
{
  g_autofree char *ruleset =
      awale_ruleset_dup_id (awale_game_get_rules (awale_study_get_game (self->study)));
  g_autofree char *line = dup_line (awale_study_get_game (self->study));
  const AwaleLibraryFilter filter = {
    .position = &self->positions.patterns[0],
    .either_side = self->either_side,
    .ruleset = ruleset,
    .line = line,
    .limit = n_games,
  };

  give_up (self);
  self->n_games = n_games;
  self->cancellable = g_cancellable_new ();
  awale_library_client_run_async (self->study->services->library, &awale_library_explore_job,
                                  awale_library_filter_copy (&filter), self->cancellable,
                                  answered_cb, g_object_ref (self));
}

/* Shows the answer of the library and, if it covers only a part of the games, asks about more. A
 * partial answer without any game is not shown, because games may still be found. */
static void
show_answer (AwaleExplorerController *self,
             AwaleExploration        *exploration)
{
  bool is_whole = exploration->is_whole, is_read = exploration->is_read;

  if (is_whole || exploration->n_found > 0)
    awale_explorer_show (self->explorer, exploration, self->mover);
  else
    awale_exploration_free (exploration);
  if (!is_whole)
    ask_in (self, is_read ? 0 : GROWTH * self->n_games);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (AwaleExplorerController) self = data;
  g_autoptr (GError) error = NULL;
  AwaleExploration *exploration =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  /* A cancelled query has been superseded by a later one, or the explorer has been hidden. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (exploration != NULL)
    show_answer (self, exploration);
  else
    awale_explorer_show_failure (self->explorer, error->message);
}

static void
ask (AwaleExplorerController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwalePositionPattern pattern;
  AwalePosition position;

  give_up (self);
  if (game == NULL || !is_seen (self))
    return;
  position = awale_node_get_position (awale_game_get_cursor (game));
  pattern = awale_position_pattern_of (position, false);
  self->positions = awale_position_query (&pattern, self->either_side, false);
  self->mover = (AwaleSide) position.side;
  awale_explorer_await (self->explorer);
  update_values (self);
  ask_in (self, FIRST_GAMES);
}

static void
awale_explorer_controller_game_changed (AwaleController *controller)
{
  ask (AWALE_EXPLORER_CONTROLLER (controller));
}

/* --- Choices --------------------------------------------------------------------------------- */

static void
move_chosen_cb (AwaleExplorerController *self,
                AwaleMove                move)
{
  AwaleBoard *board = self->study->board;

  if (move == AWALE_PASS)
    awale_board_pass (board);
  else
    awale_board_play (board, move);
}

/* A library game being opened, and the positions that were searched for when it was listed. */
typedef struct
{
  AwaleExplorerController *exploring;
  AwalePositionQuery       positions;
} Opening;

static void
opening_free (Opening *opening)
{
  g_object_unref (opening->exploring);
  g_free (opening);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Opening) opening = data;
  AwaleExplorerController *self = opening->exploring;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleDocument) document =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  AwaleNode *node;

  if (self->study->window == NULL)
    return;
  if (document == NULL)
    {
      awale_notice_bar_show (self->study->notice, AWALE_NOTICE_WARNING,
                             _("The game could not be opened."), error->message, NULL, NULL);
      awale_notice_bar_keep_to (self->study->notice, GTK_WIDGET (self->study->view));
      awale_notice_bar_close_at (self->study->notice, self->study->draft, "notify::document", NULL);
      return;
    }
  node = awale_position_query_find_node (&opening->positions,
                                         awale_document_get_game (document, 0));
  if (node != NULL)
    awale_game_set_cursor (awale_document_get_game (document, 0), node);
  g_signal_emit_by_name (self, "opened", document,
                         *(const gint64 *) awale_library_client_get_data (result));
}

static void
game_chosen_cb (AwaleExplorerController *self,
                gint64                   id)
{
  Opening *opening = g_new (Opening, 1);

  *opening = (Opening) { g_object_ref (self), self->positions };
  awale_library_client_run_async (self->study->services->library, &awale_library_load_job,
                                  g_memdup2 (&id, sizeof id), NULL, opened_cb, opening);
}

/* --- Actions --------------------------------------------------------------------------------- */

/* Shows the explorer. If it is visible already, repeats the query, because the last one may have
 * failed. */
static void
show (AwaleExplorerController *self)
{
  bool was_seen = is_seen (self);

  awale_study_view_show_page (self->study->view, AWALE_STUDY_PAGE_EXPLORER);
  if (was_seen)
    ask (self);
  awale_explorer_focus (self->explorer);
}

static void
show_all (AwaleExplorerController *self)
{
  g_signal_emit_by_name (self, "all-wanted", self->either_side);
}

static void
set_either_side (AwaleExplorerController *self,
                 bool                     either_side)
{
  if (self->either_side == either_side)
    return;
  self->either_side = either_side;
  g_object_notify (G_OBJECT (self), "either-side");
  ask (self);
}

static const AwaleAction actions[] =
{
  { .name = "explore", .activate = G_CALLBACK (show), .when = AWALE_WHEN_STUDY,
    .keys = "F4", .group = AWALE_KEYS_WINDOW,
    .title = N_("Explorer: what was played here in the library") },
  { .name = "explore-all", .activate = G_CALLBACK (show_all), .when = AWALE_WHEN_STUDY },
  { .name = "explore-either-side", .property = "either-side", .when = AWALE_WHEN_STUDY },
};

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_explorer_controller_get_property (GObject    *object,
                                        guint       prop_id,
                                        GValue     *value,
                                        GParamSpec *pspec)
{
  g_value_set_boolean (value, AWALE_EXPLORER_CONTROLLER (object)->either_side);
}

static void
awale_explorer_controller_set_property (GObject      *object,
                                        guint         prop_id,
                                        const GValue *value,
                                        GParamSpec   *pspec)
{
  set_either_side (AWALE_EXPLORER_CONTROLLER (object), g_value_get_boolean (value));
}

static void
awale_explorer_controller_dispose (GObject *object)
{
  AwaleExplorerController *self = AWALE_EXPLORER_CONTROLLER (object);

  give_up (self);
  g_clear_object (&self->explorer);

  G_OBJECT_CLASS (awale_explorer_controller_parent_class)->dispose (object);
}

static void
awale_explorer_controller_set_up (AwaleController *controller,
                                  AwaleStudy      *study)
{
  AwaleExplorerController *self = AWALE_EXPLORER_CONTROLLER (controller);

  self->study = study;
  awale_study_pane_set_page (study->pane, AWALE_STUDY_PAGE_EXPLORER, GTK_WIDGET (self->explorer));
  g_signal_connect_object (study->services->library, "changed", G_CALLBACK (ask), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study->services->books, "changed", G_CALLBACK (update_values), self,
                           G_CONNECT_SWAPPED);
}

static void
awale_explorer_controller_class_init (AwaleExplorerControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  object_class->get_property = awale_explorer_controller_get_property;
  object_class->set_property = awale_explorer_controller_set_property;
  object_class->dispose = awale_explorer_controller_dispose;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_explorer_controller_set_up;
  controller_class->game_changed = awale_explorer_controller_game_changed;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_boolean ("either-side", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));

  AWALE_ADD_SIGNAL (klass, "opened", 2, AWALE_TYPE_DOCUMENT, G_TYPE_INT64);
  AWALE_ADD_SIGNAL (klass, "all-wanted", 1, G_TYPE_BOOLEAN);
}

static void
awale_explorer_controller_init (AwaleExplorerController *self)
{
  self->explorer = AWALE_EXPLORER (g_object_ref_sink (awale_explorer_new ()));
  g_signal_connect_object (self->explorer, "map", G_CALLBACK (ask), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->explorer, "unmap", G_CALLBACK (give_up), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->explorer, "move-chosen", G_CALLBACK (move_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explorer, "game-chosen", G_CALLBACK (game_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  awale_controller_follow_game (self, "notify::cursor", G_CALLBACK (ask));
  awale_controller_follow_game (self, "reset", G_CALLBACK (ask));
  awale_controller_follow_game (self, "node-changed", G_CALLBACK (update_values));
}
