/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-setup-controller"

#include "awale-setup-controller.h"

#include "app/common/awale-dialogs.h"
#include "app/training/awale-exercise-dialog.h"
#include "awale-setup-panel.h"
#include "library/awale-library-change.h"
#include "training/awale-training-store.h"

#include <glib/gi18n-lib.h>

struct _AwaleSetupController
{
  AwaleController  parent_instance;

  AwaleStudy      *study;
  AwaleSetupPanel *panel;     /* Panel of the setup; NULL unless a position is set up. */
  AwaleExercise   *made;      /* Exercise made last; NULL if adding it failed or was undone. */
  gint64           made_id;   /* Id of `made` in the library, for undo; 0 until it is stored there,
                               * and if it replaced an older exercise. */
};

G_DEFINE_FINAL_TYPE (AwaleSetupController, awale_setup_controller, AWALE_TYPE_CONTROLLER)

static AwalePosition
get_position (AwaleSetupController *self)
{
  return awale_position_editor_get_position (awale_setup_panel_get_editor (self->panel));
}

static void
end (AwaleSetupController *self)
{
  g_signal_handlers_disconnect_by_data (self->panel, self);
  g_clear_object (&self->panel);
  awale_study_view_set_setup (self->study->view, NULL, NULL);
  if (awale_study_get_game (self->study) != NULL)
    awale_study_view_focus_board (self->study->view);
}

static void
cancel (AwaleSetupController *self)
{
  if (self->panel != NULL)
    end (self);
}

static void
begin (AwaleSetupController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwalePosition position = awale_position_start ();
  AwaleRuleset rules = awale_rulesets_get_default (self->study->services->rulesets);
  GtkWidget *panel;

  awale_study_view_flush (self->study->view);
  if (game != NULL)
    {
      position = awale_node_get_position (awale_game_get_cursor (game));
      rules = *awale_game_get_rules (game);
    }

  panel = awale_setup_panel_new (position, &rules, self->study->services->rulesets);
  self->panel = AWALE_SETUP_PANEL (g_object_ref_sink (panel));
  g_signal_connect_object (panel, "changed", G_CALLBACK (awale_controller_changed), self,
                           G_CONNECT_SWAPPED);
  awale_study_view_set_setup (self->study->view, panel, awale_setup_panel_get_editor (self->panel));
  awale_study_view_focus_board (self->study->view);
}

static AwaleGame *
create_game (AwaleSetupController *self)
{
  AwaleRuleset rules = awale_setup_panel_get_rules (self->panel);
  AwaleGame *game = awale_game_new (&rules);

  awale_game_set_start (game, &rules, get_position (self));
  awale_game_forget_history (game);
  return game;
}

static void
start_study (AwaleSetupController *self)
{
  g_autoptr (AwaleGame) game = create_game (self);
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  AwaleStudy *study;

  end (self);
  awale_document_add_game (document, game);
  study = self->study->get_free (self->study->window);
  awale_draft_adopt (study->draft, document, true);
  awale_study_view_focus_board (study->view);
  gtk_window_present (study->window);
}

/* Replaces the start of the game and removes its moves and its result, in one step of the game's
 * history. */
static void
replace_start (AwaleSetupController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwaleRuleset rules = awale_setup_panel_get_rules (self->panel);
  AwalePosition position = get_position (self);

  end (self);
  awale_game_begin_step (game, _("Position Setup"));
  awale_game_set_start (game, &rules, position);
  awale_game_set_tag (game, "Result", NULL);
  awale_game_set_tag (game, "Termination", NULL);
  awale_game_end_step (game);
}

static void
replace_answered_cb (AwaleAnswer answer,
                     gpointer    data)
{
  g_autoptr (AwaleSetupController) self = data;

  if (self->panel == NULL)
    return;

  if (answer == AWALE_ANSWER_ACCEPT)
    start_study (self);
  else if (answer == AWALE_ANSWER_DISCARD)
    replace_start (self);
}

static void
ask_what_becomes (AwaleSetupController *self)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self->study->view));
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"),
    .discard = _("_Replace the Moves"),
    .accept = _("New _Window"),
  };

  awale_dialogs_ask (GTK_WINDOW (window), _("Replace the Moves of the Open Game?"),
                     _("They do not follow from this position. You can replace them (Undo brings "
                       "them back), or open the position in a new window."),
                     &answers, replace_answered_cb, g_object_ref (self));
}

/* True if the position is the current one of @game and @game has the chosen rules. */
static bool
is_unchanged (AwaleSetupController *self,
              AwaleGame            *game)
{
  AwaleRuleset rules = awale_setup_panel_get_rules (self->panel);

  return awale_ruleset_equal (&rules, awale_game_get_rules (game)) &&
         awale_position_equal (get_position (self),
                               awale_node_get_position (awale_game_get_cursor (game)));
}

static void
finish (AwaleSetupController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);

  if (game == NULL)
    start_study (self);
  else if (is_unchanged (self, game))
    end (self);
  else if (awale_node_get_first_child (awale_game_get_root (game)) == NULL)
    replace_start (self);
  else
    ask_what_becomes (self);
}

/* --- Exercises ------------------------------------------------------------------------------- */

#define UNDO_EXERCISE "win.undo-exercise"

/* Seconds for which the toast about a new exercise stays, enough to reach its button with the
 * keyboard. */
#define UNDO_SECONDS (3 * AWALE_TOAST_OVERLAY_SECONDS)

/* Reports the new exercise, or that it could not be added, unless the window has been closed
 * since. */
static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (AwaleSetupController) self = data;
  g_autoptr (GError) error = NULL;
  const AwaleTrainingChange *change =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  if (change == NULL)
    {
      g_clear_pointer (&self->made, awale_exercise_unref);
      if (self->study->toasts != NULL)
        awale_toast_overlay_say (self->study->toasts, error->message);
      return;
    }
  self->made_id = change->id;
  if (self->study->toasts == NULL)
    return;
  if (change->id != 0)
    awale_toast_overlay_add (self->study->toasts,
                             _("Exercise added to the library and to the training"), _("_Undo"),
                             UNDO_EXERCISE, UNDO_SECONDS);
  else
    awale_toast_overlay_say (self->study->toasts,
                             _("The exercise for this position was replaced."));
}

static void
made_cb (AwaleSetupController *self,
         AwaleExercise        *exercise,
         const char           *collection)
{
  AwaleTrainingChange *change = awale_training_change_new (exercise);

  change->collection = g_strdup (collection);
  awale_toast_overlay_withdraw (self->study->toasts, UNDO_EXERCISE);
  g_clear_pointer (&self->made, awale_exercise_unref);
  self->made = awale_exercise_ref (exercise);
  self->made_id = 0;
  awale_library_client_run_async (self->study->services->library, &awale_training_add_job, change,
                                  NULL, added_cb, g_object_ref (self));
}

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleSetupController) self = data;
  g_autoptr (GError) error = NULL;

  if (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error) == NULL
      && self->study->toasts != NULL)
    awale_toast_overlay_say (self->study->toasts, error->message);
}

static void
undo_exercise (AwaleSetupController *self)
{
  g_autoptr (AwaleExercise) exercise = g_steal_pointer (&self->made);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  const AwaleLibraryChange removal = { .kind = AWALE_CHANGE_REMOVE, .games = ids };
  AwaleTrainingChange *answer;

  if (exercise == NULL || self->made_id == 0)
    return;
  g_array_append_val (ids, self->made_id);
  awale_toast_overlay_withdraw (self->study->toasts, UNDO_EXERCISE);
  awale_library_client_run_async (self->study->services->library, &awale_library_change_job,
                                  awale_library_change_copy (&removal), NULL, undone_cb,
                                  g_object_ref (self));
  answer = awale_training_change_new (exercise);
  answer->review = awale_reviews_drop (NULL, 0, g_get_real_time () / G_USEC_PER_SEC, true);
  awale_library_client_run_async (self->study->services->library, &awale_training_answer_job,
                                  answer, NULL, undone_cb, g_object_ref (self));
}

/* Opens a dialog to make an exercise from the position, or says that it needs two legal moves. */
static void
make_exercise (AwaleSetupController *self)
{
  g_autoptr (AwaleGame) game = NULL;
  AwalePosition position;
  GtkWidget *dialog;

  if (self->panel != NULL)
    {
      AwaleRuleset rules = awale_setup_panel_get_rules (self->panel);

      game = awale_game_new (&rules);
      awale_game_set_start (game, &rules, get_position (self));
    }
  else
    game = g_object_ref (awale_study_get_game (self->study));
  position = awale_node_get_position (awale_game_get_cursor (game));
  if (__builtin_popcount (awale_legal_moves (position, awale_game_get_rules (game))) < 2)
    {
      awale_toast_overlay_say (self->study->toasts,
                               _("An exercise needs a position with two legal moves."));
      return;
    }
  dialog = awale_exercise_dialog_new (
      GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->study->view))), self->study->services,
      game);
  g_signal_connect_object (dialog, "made", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static bool
can_make_exercise (AwaleSetupController *self)
{
  return self->panel != NULL ? awale_setup_panel_is_valid (self->panel)
                             : awale_study_get_game (self->study) != NULL;
}

/* --- The object ------------------------------------------------------------------------------ */

static bool
is_valid (AwaleSetupController *self)
{
  return self->panel != NULL && awale_setup_panel_is_valid (self->panel);
}

static const AwaleAction actions[] =
{
  { .name = "edit-position", .activate = G_CALLBACK (begin),
    .when = AWALE_WHEN_NOT_SETUP,
    .keys = "<Control>e", .group = AWALE_KEYS_SETUP, .title = N_("Set up a position") },
  { .name = "make-exercise", .activate = G_CALLBACK (make_exercise),
    .when = AWALE_WHEN_BOARD, .can = G_CALLBACK (can_make_exercise),
    .keys = "<Control><Shift>e", .group = AWALE_KEYS_SETUP, .title = N_("Make an exercise") },
  { .name = "undo-exercise", .activate = G_CALLBACK (undo_exercise) },
  { .keys = "plus minus", .group = AWALE_KEYS_SETUP, .title = N_("Add a seed, remove one") },
  { .keys = "0...9", .group = AWALE_KEYS_SETUP, .title = N_("Set the number of seeds") },
  { .keys = "Delete", .group = AWALE_KEYS_SETUP, .title = N_("Empty the pit") },
  { .name = "finish-setup", .activate = G_CALLBACK (finish),
    .when = AWALE_WHEN_SETUP, .can = G_CALLBACK (is_valid),
    .keys = "<Control>Return", .group = AWALE_KEYS_SETUP, .title = N_("Done") },
  { .name = "cancel-setup", .activate = G_CALLBACK (cancel),
    .when = AWALE_WHEN_SETUP,
    .keys = "Escape", .group = AWALE_KEYS_SETUP, .title = N_("Cancel") },
};

static void
awale_setup_controller_dispose (GObject *object)
{
  AwaleSetupController *self = AWALE_SETUP_CONTROLLER (object);

  if (self->panel != NULL)
    g_signal_handlers_disconnect_by_data (self->panel, self);
  g_clear_object (&self->panel);
  g_clear_pointer (&self->made, awale_exercise_unref);

  G_OBJECT_CLASS (awale_setup_controller_parent_class)->dispose (object);
}

static void
awale_setup_controller_set_up (AwaleController *controller,
                               AwaleStudy      *study)
{
  AWALE_SETUP_CONTROLLER (controller)->study = study;
}

static void
awale_setup_controller_game_changed (AwaleController *controller)
{
  cancel (AWALE_SETUP_CONTROLLER (controller));
}

static void
awale_setup_controller_class_init (AwaleSetupControllerClass *klass)
{
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_setup_controller_dispose;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_setup_controller_set_up;
  controller_class->game_changed = awale_setup_controller_game_changed;
}

static void
awale_setup_controller_init (AwaleSetupController *self)
{
}
