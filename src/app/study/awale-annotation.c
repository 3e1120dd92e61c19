/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-annotation"

#include "awale-annotation.h"

#include "app/common/awale-details-dialog.h"
#include "app/common/awale-dialogs.h"
#include "game/awale-marks.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

struct _AwaleAnnotation
{
  GObject               parent_instance;

  AwaleStudyView       *study;
  AwaleDraft           *draft;
  AwalePlayController  *play_controller;
  AwalePositionSetup   *position_setup;
  AwaleNoticeBar       *notice;
  AwaleToasts          *toasts;
  AwaleDocumentHistory *document_history;
  GSignalGroup         *game_signals;
  AwaleNode            *added;          /* compared only: the node that was added last */
  AwaleNode            *corrected;      /* the move to be replaced or preceded by another;
                                           nullable */
  bool                  is_inserting;
  char                 *question;       /* title of the notice during a correction */
  GPtrArray            *buttons;        /* element-type GtkWidget: the buttons for undo and redo */
};

G_DEFINE_FINAL_TYPE (AwaleAnnotation, awale_annotation, G_TYPE_OBJECT)

static AwaleGame *
get_game (AwaleAnnotation *self)
{
  return awale_draft_get_game (self->draft);
}

static AwaleNode *
get_cursor (AwaleAnnotation *self)
{
  return awale_game_get_cursor (get_game (self));
}

static bool
has_move (AwaleAnnotation *self)
{
  return awale_node_get_ply (get_cursor (self)) > 0;
}

/* --- History --------------------------------------------------------------------------------- */

static void
undo (AwaleAnnotation *self)
{
  AwalePlay *play = awale_play_controller_get_play (self->play_controller);
  AwaleBoardEditor *editor = awale_position_setup_get_editor (self->position_setup);

  if (editor != NULL)
    {
      awale_board_editor_undo (editor);
      return;
    }
  awale_study_view_flush (self->study);
  awale_toasts_withdraw (self->toasts, "win.undo");
  if (play != NULL)
    awale_play_undo (play);
  else if (awale_document_history_can_undo (self->document_history))
    awale_document_history_undo (self->document_history);
  else
    awale_game_undo (get_game (self));
}

static void
redo (AwaleAnnotation *self)
{
  AwalePlay *play = awale_play_controller_get_play (self->play_controller);
  AwaleBoardEditor *editor = awale_position_setup_get_editor (self->position_setup);

  if (editor != NULL)
    {
      awale_board_editor_redo (editor);
      return;
    }
  awale_study_view_flush (self->study);
  if (play != NULL)
    awale_play_redo (play);
  else if (awale_document_history_can_redo (self->document_history))
    awale_document_history_redo (self->document_history);
  else
    awale_game_redo (get_game (self));
}

static bool
can_undo (AwaleAnnotation *self)
{
  AwaleGame *game = get_game (self);
  AwalePlay *play = awale_play_controller_get_play (self->play_controller);
  AwaleBoardEditor *editor = awale_position_setup_get_editor (self->position_setup);

  if (editor != NULL)
    return awale_board_editor_can_undo (editor);
  if (play != NULL)
    return awale_play_can_undo (play);
  return game != NULL &&
         (awale_game_can_undo (game) || awale_document_history_can_undo (self->document_history));
}

static bool
can_redo (AwaleAnnotation *self)
{
  AwaleGame *game = get_game (self);
  AwalePlay *play = awale_play_controller_get_play (self->play_controller);
  AwaleBoardEditor *editor = awale_position_setup_get_editor (self->position_setup);

  if (editor != NULL)
    return awale_board_editor_can_redo (editor);
  if (play != NULL)
    return awale_play_can_redo (play);
  return game != NULL &&
         (awale_game_can_redo (game) || awale_document_history_can_redo (self->document_history));
}

static void
label_button (GtkWidget  *button,
              const char *what,
              const char *step)
{
  /* Translators: “Undo” or “Redo”, and the name of a step such as “Comment” */
  g_autofree char *text = step != NULL ? g_strdup_printf (_("%s: %s"), what, step)
                                       : g_strdup (what);

  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, what,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, step != NULL ? step : "",
                                  -1);
}

/* The name of the next step to undo, or NULL. Steps of the file's games cannot be undone during
 * play. */
static const char *
get_undo_name (AwaleAnnotation *self)
{
  return awale_play_controller_get_play (self->play_controller) == NULL &&
         awale_document_history_can_undo (self->document_history)
           ? awale_document_history_get_undo_name (self->document_history)
           : awale_game_get_undo_name (get_game (self));
}

static const char *
get_redo_name (AwaleAnnotation *self)
{
  return awale_play_controller_get_play (self->play_controller) == NULL &&
         awale_document_history_can_redo (self->document_history)
           ? awale_document_history_get_redo_name (self->document_history)
           : awale_game_get_redo_name (get_game (self));
}

static void
update_button (AwaleAnnotation *self,
               GtkWidget       *button)
{
  bool is_undo = g_str_equal (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.undo");
  const char *step = NULL;

  if (get_game (self) != NULL)
    step = is_undo ? get_undo_name (self) : get_redo_name (self);
  label_button (button, is_undo ? _("Undo") : _("Redo"), step);
}

static void
update_buttons (AwaleAnnotation *self)
{
  for (unsigned i = 0; i < self->buttons->len; i++)
    update_button (self, g_ptr_array_index (self->buttons, i));
}

/* --- Correcting a move ----------------------------------------------------------------------- */

/* True until the notice is closed, which cancels the correction. */
static bool
is_correcting (AwaleAnnotation *self)
{
  return self->corrected != NULL &&
         g_strcmp0 (awale_notice_bar_get_title (self->notice), self->question) == 0;
}

static void
end_correction (AwaleAnnotation *self)
{
  if (is_correcting (self))
    awale_notice_bar_close (self->notice);
  g_clear_pointer (&self->question, g_free);
  g_clear_pointer (&self->corrected, awale_node_unref);
}

static void
cursor_moved_cb (AwaleAnnotation *self)
{
  if (self->corrected != NULL && awale_node_get_parent (self->corrected) != get_cursor (self))
    end_correction (self);
}

static void
cancel_correction (AwaleAnnotation *self)
{
  awale_game_set_cursor (get_game (self), self->corrected);
}

static void
begin_correction (AwaleAnnotation *self,
                  bool             is_inserting)
{
  AwaleNode *node = get_cursor (self);
  g_autofree char *move = awale_wording_move_in_round (node);

  awale_study_view_flush (self->study);
  end_correction (self);
  self->corrected = awale_node_ref (node);
  self->is_inserting = is_inserting;
  /* Translators: a move in words: “Round 3, South D captures 2”. */
  self->question = g_strdup_printf (is_inserting ? _("Play the move that comes before “%s”.")
                                                 : _("Play the move that replaces “%s”."), move);
  awale_notice_bar_show (self->notice, AWALE_NOTICE_INFO, self->question,
                         is_inserting
                           ? _("The moves after it change sides. What is then not legal is kept in "
                               "a comment.")
                           : _("The moves after it stay. What is then not legal is kept in a "
                               "comment."),
                         _("_Cancel"), "win.cancel-correction");
  awale_game_set_cursor (get_game (self), awale_node_get_parent (node));
  awale_study_view_focus_board (self->study);
}

static void
replace_move (AwaleAnnotation *self)
{
  begin_correction (self, false);
}

static void
insert_move (AwaleAnnotation *self)
{
  begin_correction (self, true);
}

/* False if a computer opponent may have answered the move. */
static bool
can_correct (AwaleAnnotation *self)
{
  AwalePlay *play = awale_play_controller_get_play (self->play_controller);

  return has_move (self) && (play == NULL || !awale_play_has_computer (play));
}

/* Resumes play between two persons at the end of the corrected line. */
static void
go_on_playing (AwaleAnnotation *self,
               AwaleNode       *node)
{
  static const AwalePlayerChoice persons[2] = { { 0 } };

  awale_play_controller_leave (self->play_controller);
  awale_game_set_cursor (get_game (self), awale_game_get_line_end (get_game (self), node));
  awale_play_controller_play_on (self->play_controller, persons);
  awale_game_set_cursor (get_game (self), node);
}

static gboolean
move_chosen_cb (AwaleAnnotation *self,
                int              move)
{
  g_autoptr (AwaleNode) corrected = NULL;
  bool is_inserting = self->is_inserting;
  bool is_complete;
  AwaleNode *node;

  if (!is_correcting (self) || !awale_game_contains (get_game (self), self->corrected))
    return FALSE;

  corrected = awale_node_ref (self->corrected);
  node = is_inserting ? awale_game_insert_move (get_game (self), corrected, move, &is_complete)
                      : awale_game_replace_move (get_game (self), corrected, move, &is_complete);
  if (node == NULL)
    return FALSE;
  if (node == corrected)
    return TRUE;

  if (awale_play_controller_get_play (self->play_controller) != NULL)
    go_on_playing (self, node);
  awale_toasts_add (self->toasts,
                    is_complete ? (is_inserting ? _("Move inserted") : _("Move replaced"))
                                : _("Some of the moves after it are no longer legal. They are "
                                    "kept in a comment."),
                    _("_Undo"), "win.undo", AWALE_TOASTS_SECONDS);
  return TRUE;
}

static void
game_changed_cb (AwaleAnnotation *self)
{
  end_correction (self);
  g_signal_group_set_target (self->game_signals, get_game (self));
  self->added = NULL;
  update_buttons (self);
}

/* --- Variations ------------------------------------------------------------------------------ */

static void
node_added_cb (AwaleAnnotation *self,
               AwaleNode       *node)
{
  self->added = node;
}

/* Announces a variation, which may have been added by accident. */
static void
pit_activated_cb (AwaleAnnotation *self)
{
  bool is_variation = get_cursor (self) == self->added &&
                      !awale_node_is_first_child (self->added) &&
                      awale_play_controller_get_play (self->play_controller) == NULL;

  self->added = NULL;
  if (is_variation)
    awale_toasts_add (self->toasts, _("Added as a variation"), _("_Undo"), "win.undo",
                      AWALE_TOASTS_SECONDS);
}

/* --- Annotating ------------------------------------------------------------------------------ */

static void
comment (AwaleAnnotation *self)
{
  awale_study_view_focus_comment (self->study);
}

static void
toggle_glyph (AwaleAnnotation *self,
              GVariant        *parameter)
{
  awale_game_toggle_glyph (get_game (self), get_cursor (self), g_variant_get_int32 (parameter));
}

static void
details (AwaleAnnotation *self)
{
  awale_study_view_flush (self->study);
  awale_dialogs_present (GTK_WIDGET (self->study), awale_details_dialog_new (get_game (self)));
}

/* The digit 1–6 on the first two levels of a key, since some keyboards need Shift for digits. */
static int
digit_of_key (GdkDisplay *display,
              unsigned    keycode,
              int         layout)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree unsigned *keyvals = NULL;
  int n_keys = 0;

  gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n_keys);
  for (int i = 0; i < n_keys; i++)
    if (keys[i].group == layout && keys[i].level < 2)
      {
        if (keyvals[i] >= GDK_KEY_1 && keyvals[i] <= GDK_KEY_6)
          return keyvals[i] - GDK_KEY_1 + 1;
        if (keyvals[i] >= GDK_KEY_KP_1 && keyvals[i] <= GDK_KEY_KP_6)
          return keyvals[i] - GDK_KEY_KP_1 + 1;
      }

  return 0;
}

/* Toggles a glyph by Ctrl and a digit on any keyboard layout. */
static gboolean
key_pressed_cb (AwaleAnnotation    *self,
                unsigned            keyval,
                unsigned            keycode,
                GdkModifierType     state,
                GtkEventController *keys)
{
  GdkEvent *event;
  int digit;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != GDK_CONTROL_MASK)
    return GDK_EVENT_PROPAGATE;

  event = gtk_event_controller_get_current_event (keys);
  digit = digit_of_key (gtk_widget_get_display (GTK_WIDGET (self->study)), keycode,
                        gdk_key_event_get_layout (event));
  if (digit == 0)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self->study), "win.glyph", "i", digit);

  return GDK_EVENT_STOP;
}

static void
add_digits (AwaleAnnotation *self,
            GtkWindow       *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}

/* --- The object ------------------------------------------------------------------------------ */

static const AwaleAction actions[] =
{
  { .name = "comment", .activate = G_CALLBACK (comment), .when = AWALE_WHEN_STUDY,
    .keys = "<Control>m", .group = AWALE_KEYS_ANNOTATING, .title = N_("Write a comment") },
  { .name = "glyph", .activate = G_CALLBACK (toggle_glyph), .parameter = "i",
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (has_move) },
  { .keys = "<Control>1", .group = AWALE_KEYS_ANNOTATING, .title = N_("Good move (!)") },
  { .keys = "<Control>2", .group = AWALE_KEYS_ANNOTATING, .title = N_("Mistake (?)") },
  { .keys = "<Control>3", .group = AWALE_KEYS_ANNOTATING, .title = N_("Brilliant move (!!)") },
  { .keys = "<Control>4", .group = AWALE_KEYS_ANNOTATING, .title = N_("Blunder (?\?)") },
  { .keys = "<Control>5", .group = AWALE_KEYS_ANNOTATING, .title = N_("Interesting move (!?)") },
  { .keys = "<Control>6", .group = AWALE_KEYS_ANNOTATING, .title = N_("Doubtful move (?!)") },
  { .name = "replace-move", .activate = G_CALLBACK (replace_move), .when = AWALE_WHEN_STUDY,
    .can = G_CALLBACK (can_correct),
    .keys = "F2", .group = AWALE_KEYS_ANNOTATING, .title = N_("Replace the move") },
  { .name = "insert-move", .activate = G_CALLBACK (insert_move), .when = AWALE_WHEN_STUDY,
    .can = G_CALLBACK (can_correct),
    .keys = "<Shift>F2", .group = AWALE_KEYS_ANNOTATING,
    .title = N_("Insert a move before it") },
  { .name = "cancel-correction", .activate = G_CALLBACK (cancel_correction),
    .when = AWALE_WHEN_STUDY, .can = G_CALLBACK (is_correcting),
    .keys = "Escape", .group = AWALE_KEYS_ANNOTATING, .title = N_("Keep the move as it is") },
  { .name = "undo", .activate = G_CALLBACK (undo), .when = AWALE_WHEN_BOARD,
    .can = G_CALLBACK (can_undo),
    .keys = "<Control>z", .group = AWALE_KEYS_ANNOTATING, .title = N_("Undo") },
  { .name = "redo", .activate = G_CALLBACK (redo), .when = AWALE_WHEN_BOARD,
    .can = G_CALLBACK (can_redo),
    .keys = "<Control><Shift>z", .group = AWALE_KEYS_ANNOTATING, .title = N_("Redo") },
  { .name = "details", .activate = G_CALLBACK (details), .when = AWALE_WHEN_STUDY },
};

static void
awale_annotation_dispose (GObject *object)
{
  AwaleAnnotation *self = AWALE_ANNOTATION (object);

  g_clear_object (&self->game_signals);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_object (&self->document_history);
  g_clear_object (&self->toasts);
  g_clear_object (&self->notice);
  g_clear_pointer (&self->question, g_free);
  g_clear_pointer (&self->corrected, awale_node_unref);
  g_clear_object (&self->position_setup);
  g_clear_object (&self->play_controller);
  g_clear_object (&self->draft);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (awale_annotation_parent_class)->dispose (object);
}

static void
awale_annotation_class_init (AwaleAnnotationClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_annotation_dispose;
}

static void
awale_annotation_init (AwaleAnnotation *self)
{
  self->buttons = g_ptr_array_new ();
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::undo-name",
                                  G_CALLBACK (update_buttons), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::redo-name",
                                  G_CALLBACK (update_buttons), self);
  g_signal_group_connect_swapped (self->game_signals, "node-added", G_CALLBACK (node_added_cb),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "notify::cursor",
                                  G_CALLBACK (cursor_moved_cb), self);
}

AwaleAnnotation *
awale_annotation_new (GtkWindow            *window,
                      AwaleStudyView       *study,
                      AwaleDraft           *draft,
                      AwalePlayController  *play_controller,
                      AwalePositionSetup   *position_setup,
                      AwaleNoticeBar       *notice,
                      AwaleToasts          *toasts,
                      AwaleDocumentHistory *document_history)
{
  AwaleAnnotation *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (AWALE_IS_STUDY_VIEW (study), NULL);
  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);
  g_return_val_if_fail (AWALE_IS_PLAY_CONTROLLER (play_controller), NULL);
  g_return_val_if_fail (AWALE_IS_POSITION_SETUP (position_setup), NULL);
  g_return_val_if_fail (AWALE_IS_NOTICE_BAR (notice), NULL);
  g_return_val_if_fail (AWALE_IS_TOASTS (toasts), NULL);
  g_return_val_if_fail (AWALE_IS_DOCUMENT_HISTORY (document_history), NULL);

  self = g_object_new (AWALE_TYPE_ANNOTATION, NULL);
  self->study = g_object_ref (study);
  self->draft = g_object_ref (draft);
  self->play_controller = g_object_ref (play_controller);
  self->position_setup = g_object_ref (position_setup);
  self->notice = g_object_ref (notice);
  self->toasts = g_object_ref (toasts);
  self->document_history = g_object_ref (document_history);
  g_signal_connect_object (document_history, "changed", G_CALLBACK (update_buttons), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (play_controller, "notify::play", G_CALLBACK (update_buttons), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (awale_study_view_get_board (study), "move-chosen",
                           G_CALLBACK (move_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (awale_study_view_get_board (study), "pit-activated",
                           G_CALLBACK (pit_activated_cb), self, G_CONNECT_SWAPPED);
  add_digits (self, window);
  return self;
}

void
awale_annotation_add_button (AwaleAnnotation *self,
                             GtkWidget       *button)
{
  g_return_if_fail (AWALE_IS_ANNOTATION (self));
  g_return_if_fail (GTK_IS_ACTIONABLE (button));

  g_ptr_array_add (self->buttons, button);
  update_button (self, button);
}

void
awale_annotation_add_actions (AwaleAnnotation *self,
                              AwaleActions *list)
{
  g_return_if_fail (AWALE_IS_ANNOTATION (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}
