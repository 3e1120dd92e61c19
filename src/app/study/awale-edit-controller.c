/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-edit-controller"

#include "awale-edit-controller.h"

#include "app/common/awale-details-dialog.h"
#include "app/common/awale-dialogs.h"
#include "awale-play-controller.h"
#include "game/awale-marks.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>

struct _AwaleEditController
{
  AwaleController parent_instance;

  AwaleStudy     *study;
  AwaleNode      *added;          /* Node added last; as it may have been removed, it is used only
                                   * if it is the cursor. */
  AwaleNode      *corrected;      /* Move being corrected: the next move replaces or precedes it;
                                   * nullable. */
  bool            is_inserting;
  AwaleNode      *inserted;       /* Move that was inserted before the corrected one, if not all
                                   * that followed stayed legal: the next move, or one inserted
                                   * before its reply, completes the round; nullable. */
  char           *question;       /* Title of the notice during a correction. */
  GPtrArray      *buttons;        /* Buttons for undo and redo. (element-type GtkWidget) */
};

G_DEFINE_FINAL_TYPE (AwaleEditController, awale_edit_controller, AWALE_TYPE_CONTROLLER)

static bool
has_move (AwaleEditController *self)
{
  return awale_node_get_ply (awale_study_get_cursor (self->study)) > 0;
}

/* --- History --------------------------------------------------------------------------------- */

/* Withdraws the offer to undo an earlier change, because it would undo the latest one instead. An
 * offer to undo the latest one, if any, follows once that change is complete. */
static void
withdraw_undo (AwaleEditController *self)
{
  awale_toast_overlay_withdraw (self->study->toasts, "win.undo");
  awale_notice_bar_withdraw (self->study->notice, "win.undo");
}

static void
node_changed_cb (AwaleEditController *self,
                 AwaleNode           *node,
                 unsigned             what)
{
  if ((what & AWALE_NODE_CHANGE_ANALYSIS) == 0)
    withdraw_undo (self);
}

static void
undo (AwaleEditController *self)
{
  AwalePlay *play = self->study->play;
  AwalePositionEditor *editor = awale_board_get_editor (self->study->board);

  if (editor != NULL)
    {
      awale_position_editor_undo (editor);
      return;
    }
  awale_study_view_flush (self->study->view);
  withdraw_undo (self);
  if (play != NULL)
    awale_play_undo (play);
  else if (awale_document_history_can_undo (self->study->history))
    awale_document_history_undo (self->study->history);
  else
    awale_game_undo (awale_study_get_game (self->study));
}

static void
redo (AwaleEditController *self)
{
  AwalePlay *play = self->study->play;
  AwalePositionEditor *editor = awale_board_get_editor (self->study->board);

  if (editor != NULL)
    {
      awale_position_editor_redo (editor);
      return;
    }
  awale_study_view_flush (self->study->view);
  if (play != NULL)
    awale_play_redo (play);
  else if (awale_document_history_can_redo (self->study->history))
    awale_document_history_redo (self->study->history);
  else
    awale_game_redo (awale_study_get_game (self->study));
}

static bool
can_undo (AwaleEditController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwalePlay *play = self->study->play;
  AwalePositionEditor *editor = awale_board_get_editor (self->study->board);

  if (editor != NULL)
    return awale_position_editor_can_undo (editor);
  if (play != NULL)
    return awale_play_can_undo (play);
  return game != NULL &&
         (awale_game_can_undo (game) || awale_document_history_can_undo (self->study->history));
}

static bool
can_redo (AwaleEditController *self)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwalePlay *play = self->study->play;
  AwalePositionEditor *editor = awale_board_get_editor (self->study->board);

  if (editor != NULL)
    return awale_position_editor_can_redo (editor);
  if (play != NULL)
    return awale_play_can_redo (play);
  return game != NULL &&
         (awale_game_can_redo (game) || awale_document_history_can_redo (self->study->history));
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
  awale_accessible_describe (button, what, step != NULL ? step : "");
}

/* The name of the next step to undo, or NULL. During play only changes of the game can be undone,
 * not those of the list of games. */
static const char *
get_undo_name (AwaleEditController *self)
{
  return self->study->play == NULL &&
         awale_document_history_can_undo (self->study->history)
           ? awale_document_history_get_undo_name (self->study->history)
           : awale_game_get_undo_name (awale_study_get_game (self->study));
}

static const char *
get_redo_name (AwaleEditController *self)
{
  return self->study->play == NULL &&
         awale_document_history_can_redo (self->study->history)
           ? awale_document_history_get_redo_name (self->study->history)
           : awale_game_get_redo_name (awale_study_get_game (self->study));
}

static void
update_button (AwaleEditController *self,
               GtkWidget           *button)
{
  bool is_undo = g_str_equal (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.undo");
  const char *step = NULL;

  if (awale_study_get_game (self->study) != NULL)
    step = is_undo ? get_undo_name (self) : get_redo_name (self);
  label_button (button, is_undo ? _("Undo") : _("Redo"), step);
}

static void
update_buttons (AwaleEditController *self)
{
  for (unsigned i = 0; i < self->buttons->len; i++)
    update_button (self, g_ptr_array_index (self->buttons, i));
}

/* --- Correcting a move ----------------------------------------------------------------------- */

/* True while a move is being corrected. Closing the notice about it cancels the correction. */
static bool
is_correcting (AwaleEditController *self)
{
  return self->question != NULL &&
         g_strcmp0 (awale_notice_bar_get_title (self->study->notice), self->question) == 0;
}

static void
update_play_bar (AwaleEditController *self)
{
  awale_play_bar_set_correcting (self->study->play_bar, is_correcting (self));
}

static void
close_question (AwaleEditController *self)
{
  if (is_correcting (self))
    awale_notice_bar_close (self->study->notice);
  g_clear_pointer (&self->question, g_free);
  update_play_bar (self);
}

static void
end_correction (AwaleEditController *self)
{
  close_question (self);
  g_clear_pointer (&self->corrected, awale_node_unref);
  g_clear_pointer (&self->inserted, awale_node_unref);
}

/* The node after which the next move is played during a correction. */
static AwaleNode *
get_place (AwaleEditController *self)
{
  return self->inserted != NULL ? self->inserted : awale_node_get_parent (self->corrected);
}

static void
cursor_moved_cb (AwaleEditController *self)
{
  if (self->corrected == NULL || get_place (self) == awale_study_get_cursor (self->study))
    return;
  if (self->inserted != NULL)
    close_question (self);
  else
    end_correction (self);
}

static void
cancel_correction (AwaleEditController *self)
{
  if (self->inserted != NULL)
    end_correction (self);
  else
    awale_game_set_cursor (awale_study_get_game (self->study), self->corrected);
}

static void
begin_correction (AwaleEditController *self,
                  bool                 is_inserting)
{
  AwaleNode *node = awale_study_get_cursor (self->study);
  g_autofree char *move = awale_describe_move_in_round (node);
  bool is_second = is_inserting && self->inserted != NULL
                   && awale_node_get_parent (node) == self->inserted;

  awale_study_view_flush (self->study->view);
  if (!is_second)
    {
      end_correction (self);
      self->corrected = awale_node_ref (node);
      self->is_inserting = is_inserting;
    }
  /* Translators: a move in words: “Round 3, South D captures 2”. */
  self->question = g_strdup_printf (is_inserting ? _("Play the move that comes before “%s”.")
                                                 : _("Play the move that replaces “%s”."), move);
  awale_notice_bar_show (self->study->notice, AWALE_NOTICE_INFO, self->question,
                         is_inserting && !is_second
                           ? _("The moves after it change sides. Those that are no longer legal "
                               "are kept in a comment.")
                           : _("The moves after it stay. Those that are no longer legal are kept "
                               "in a comment."),
                         _("_Cancel"), "win.cancel-correction");
  awale_notice_bar_keep_to (self->study->notice, GTK_WIDGET (self->study->view));
  update_play_bar (self);
  awale_game_set_cursor (awale_study_get_game (self->study), awale_node_get_parent (node));
  awale_study_view_focus_board (self->study->view);
}

static void
replace_move (AwaleEditController *self)
{
  begin_correction (self, false);
}

static void
insert_move (AwaleEditController *self)
{
  begin_correction (self, true);
}

/* True if the cursor is at a move. False during a game against the computer, which may have
 * answered the move already. */
static bool
can_correct (AwaleEditController *self)
{
  AwalePlay *play = self->study->play;

  return has_move (self) && (play == NULL || !awale_play_has_computer (play));
}

/* Offers to insert the second move of a missing round. */
static void
offer_second (AwaleEditController *self)
{
  self->question = g_strdup (_("Some of the moves that follow are no longer legal."));
  awale_notice_bar_show (self->study->notice, AWALE_NOTICE_INFO, self->question,
                         _("They are kept in a comment. If the next move is missing, too, play "
                           "it now."), _("_Undo"), "win.undo");
  awale_notice_bar_keep_to (self->study->notice, GTK_WIDGET (self->study->view));
}

/* Inserts @move before the corrected move, or both moves of a round if the first one has been
 * inserted. */
static AwaleNode *
insert (AwaleEditController *self,
        AwaleNode           *corrected,
        AwaleMove            move,
        bool                *is_complete)
{
  AwaleGame *game = awale_study_get_game (self->study);
  AwaleMove moves[] = { move, move };

  if (self->inserted == NULL)
    return awale_game_insert_moves (game, corrected, moves, 1, is_complete);
  if (awale_illegal_reason (awale_node_get_position (self->inserted), awale_game_get_rules (game),
                            move) != AWALE_ILLEGAL_REASON_NONE)
    return NULL;
  moves[0] = awale_node_get_move (self->inserted);
  awale_game_undo (game);
  return awale_game_insert_moves (game, corrected, moves, 2, is_complete);
}

/* Plays @move in place of the corrected move, or before it. Returns false if no correction is in
 * progress, the corrected or the inserted move has left the game, or @move is illegal. */
static bool
correct_move (AwaleEditController *self,
              int                  move)
{
  AwaleGame *game = awale_study_get_game (self->study);
  g_autoptr (AwaleNode) corrected = NULL;
  AwalePlay *play = self->study->play;
  bool is_inserting = self->is_inserting;
  bool is_first = self->inserted == NULL;
  bool is_played, is_complete, is_half;
  AwaleNode *node;

  if (!is_correcting (self) ||
      !awale_game_contains (game, is_first ? self->corrected : self->inserted))
    return false;

  corrected = awale_node_ref (self->corrected);
  is_played = play != NULL && awale_play_comes_from (awale_play_get_head (play),
                                                     is_first ? corrected : self->inserted);
  node = is_inserting ? insert (self, corrected, move, &is_complete)
                      : awale_game_replace_move (game, corrected, move, &is_complete);
  if (node == NULL)
    return false;
  if (node == corrected)
    return true;

  is_half = is_inserting && is_first && !is_complete;
  if (is_played)
    awale_play_set_head (play, awale_game_get_line_end (game, node));
  if (is_half)
    {
      self->corrected = awale_node_ref (corrected);
      self->inserted = awale_node_ref (node);
    }
  /* During a game, the next move may be one that is played. */
  if (is_half && play == NULL)
    offer_second (self);
  else
    awale_toast_overlay_add (self->study->toasts,
                             !is_complete ? _("Some of the moves after it are no longer legal. "
                                              "They are kept in a comment.")
                             : !is_inserting ? _("Move replaced")
                             : is_first ? _("Move inserted") : _("Moves inserted"),
                             _("_Undo"), "win.undo", AWALE_TOAST_OVERLAY_SECONDS);
  return true;
}

static void
awale_edit_controller_game_changed (AwaleController *controller)
{
  AwaleEditController *self = AWALE_EDIT_CONTROLLER (controller);

  end_correction (self);
  withdraw_undo (self);
  self->added = NULL;
  self->study->keeps_result = false;
  update_buttons (self);
}

/* --- The stated end -------------------------------------------------------------------------- */

/* A function that adds moves, waiting for the user to decide about the stated result. */
typedef struct
{
  AwaleStudy       *study;
  AwaleNode        *end;
  AwaleContinueFunc func;
  gpointer          data;
  GDestroyNotify    destroy;
} Waiting;

static void
waiting_free (Waiting *waiting)
{
  awale_study_unref (waiting->study);
  awale_node_unref (waiting->end);
  if (waiting->destroy != NULL)
    waiting->destroy (waiting->data);
  g_free (waiting);
}

/* Adds the moves, and removes the result if the user wants it, in one step of the history. Does
 * nothing if the user cancelled or the moves can no longer be added there. */
static void
continue_answered_cb (AwaleAnswer answer,
                      gpointer    data)
{
  Waiting *waiting = data;
  AwaleStudy *study = waiting->study;
  AwaleGame *game = awale_study_get_game (study);

  if (answer != AWALE_ANSWER_CANCEL && game != NULL && study->play == NULL &&
      awale_game_contains (game, waiting->end))
    {
      awale_game_set_cursor (game, waiting->end);
      awale_game_begin_step (game, _("Move"));
      if (answer == AWALE_ANSWER_ACCEPT)
        {
          awale_game_set_tag (game, "Result", NULL);
          awale_game_set_tag (game, "Termination", NULL);
        }
      study->keeps_result = true;
      waiting->func (study, waiting->data);
      study->keeps_result = answer == AWALE_ANSWER_OTHER;
      awale_game_end_step (game);
    }
  waiting_free (waiting);
}

/* True if the cursor is where the game ends according to its tags, and the user has not yet chosen
 * to keep the result. During play the tags are set automatically, so the user is not asked about
 * them. */
static bool
is_told_end (AwaleStudy *study)
{
  AwaleGame *game = awale_study_get_game (study);

  return study->play == NULL && !study->keeps_result &&
         awale_game_has_stated_end (game, awale_game_get_cursor (game));
}

void
awale_edit_controller_continue (AwaleStudy       *study,
                                AwaleContinueFunc func,
                                gpointer          data,
                                GDestroyNotify    destroy)
{
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"), .other = _("_Keep Result"), .accept = _("_Remove Result"),
  };
  AwaleNode *end;
  g_autofree char *told = NULL;
  g_autofree char *body = NULL;
  Waiting *waiting;

  g_return_if_fail (study != NULL);
  g_return_if_fail (func != NULL);

  end = awale_study_get_cursor (study);
  waiting = g_new (Waiting, 1);
  *waiting = (Waiting) { awale_study_ref (study), awale_node_ref (end), func, data, destroy };
  if (!is_told_end (study))
    {
      func (study, data);
      waiting_free (waiting);
      return;
    }
  told = awale_game_describe_end_at (awale_study_get_game (study), end, NULL);
  body = g_strdup_printf ("%s\n\n%s", told, _("If the game went on here, remove this result. If "
                                              "moves are missing, keep it."));
  awale_dialogs_ask (study->window, _("Play On After the End?"), body, &answers,
                     continue_answered_cb, waiting);
}

static void
play_cb (AwaleStudy *study,
         gpointer    move)
{
  awale_board_play (study->board, GPOINTER_TO_INT (move));
}

/* Asks the user about the result before a legal move is played after the stated end. Returns false
 * without asking for any other move. */
static bool
ask_to_continue (AwaleStudy *study,
                 int         move)
{
  AwaleGame *game = awale_study_get_game (study);
  AwalePosition position = awale_node_get_position (awale_game_get_cursor (game));

  if (!is_told_end (study)
      || awale_illegal_reason (position, awale_game_get_rules (game), move)
           != AWALE_ILLEGAL_REASON_NONE)
    return false;
  awale_edit_controller_continue (study, play_cb, GINT_TO_POINTER (move), NULL);
  return true;
}

static void
result_answered_cb (AwaleAnswer answer,
                    gpointer    data)
{
  g_autoptr (AwaleStudy) study = data;

  if (answer == AWALE_ANSWER_ACCEPT && awale_study_get_game (study) != NULL)
    awale_game_settle_tags (awale_study_get_game (study));
}

/* Offers to replace the stated result if the rules give a different one at @node. */
static void
compare_result (AwaleStudy *study,
                AwaleNode  *node)
{
  AwaleGame *game = awale_study_get_game (study);
  AwaleResult told = awale_game_get_result (game);
  AwaleOutcome outcome = awale_game_get_outcome (game, node);
  g_autofree char *told_text = NULL;
  g_autofree char *text = NULL;
  g_autofree char *body = NULL;
  g_autofree char *accept = NULL;
  AwaleAnswers answers = { .cancel = _("_Keep Result") };

  if (outcome.state != AWALE_GAME_STATE_ENDED || !awale_game_has_stated_end (game, node) ||
      awale_result_agrees (told, outcome.score))
    return;

  told_text = awale_result_describe (told, NULL);
  text = awale_score_describe (outcome.score);
  /* Translators: two results: “26–22”; the first one may be without seeds: “South won”. */
  body = g_strdup_printf (_("The game’s details say: %s. By the rules it ends %s."), told_text,
                          text);
  /* Translators: a result: “25–23”. */
  answers.accept = accept = g_strdup_printf (_("_Change to %s"), text);
  awale_dialogs_ask (study->window, _("Change the Result?"), body, &answers, result_answered_cb,
                     awale_study_ref (study));
}

/* --- Moves on the board ---------------------------------------------------------------------- */

static gboolean
move_chosen_cb (AwaleEditController *self,
                int                  move)
{
  return correct_move (self, move) || ask_to_continue (self->study, move);
}

static void
node_added_cb (AwaleEditController *self,
               AwaleNode           *node)
{
  self->added = node;
  withdraw_undo (self);
}

/* Reports a new variation in a toast, because the user may have started it by accident, and checks
 * whether the move contradicts the stated result. */
static void
pit_activated_cb (AwaleEditController *self)
{
  AwaleNode *added = self->added;

  self->added = NULL;
  if (added != awale_study_get_cursor (self->study))
    return;
  if (!awale_node_is_first_child (added) && self->study->play == NULL)
    awale_toast_overlay_add (self->study->toasts, _("Added as a variation"), _("_Undo"), "win.undo",
                             AWALE_TOAST_OVERLAY_SECONDS);
  compare_result (self->study, added);
}

/* --- Annotating ------------------------------------------------------------------------------ */

static void
comment (AwaleEditController *self)
{
  awale_study_view_focus_comment (self->study->view);
}

static void
toggle_glyph (AwaleEditController *self,
              GVariant            *parameter)
{
  awale_game_toggle_glyph (awale_study_get_game (self->study), awale_study_get_cursor (self->study),
                           g_variant_get_int32 (parameter));
}

static void
details (AwaleEditController *self)
{
  awale_study_view_flush (self->study->view);
  awale_dialogs_present (GTK_WIDGET (self->study->view),
                         awale_details_dialog_new (awale_study_get_game (self->study)));
}

/* --- Keys ------------------------------------------------------------------------------------ */

/* Plays the pit that has this letter. In a popover, letters select items instead. */
static gboolean
letter_pressed_cb (GtkWidget *window,
                   GVariant  *letter,
                   gpointer   data)
{
  AwaleBoard *board = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (awale_board_get_game (board) == NULL || !gtk_widget_get_mapped (GTK_WIDGET (board)) ||
      awale_board_get_editor (board) != NULL ||
      (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL))
    return FALSE;
  awale_board_play_letter (board, g_variant_get_int32 (letter));
  return TRUE;
}

/* Adds shortcuts by which letters play pits wherever the focus is in the window, except in a text
 * field, which receives letters first. */
static void
add_letters (AwaleEditController *self)
{
  static const GdkModifierType modifiers[] = { 0, GDK_SHIFT_MASK };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  for (int i = 0; i < 2 * AWALE_SIDE_PITS; i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (
          gtk_keyval_trigger_new (GDK_KEY_a + i / 2, modifiers[i % 2]),
          gtk_callback_action_new (letter_pressed_cb, g_object_ref (self->study->board),
                                   g_object_unref));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 ("aA"[i % 2] + i / 2));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self->study->window), keys);
}

/* The digit 1–6 on a key, with or without Shift; 0 if it has none. Some keyboards need Shift for
 * digits. */
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

/* Toggles a glyph with Ctrl and a digit. */
static gboolean
key_pressed_cb (AwaleEditController *self,
                unsigned             keyval,
                unsigned             keycode,
                GdkModifierType      state,
                GtkEventController  *keys)
{
  GdkEvent *event;
  int digit;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != GDK_CONTROL_MASK)
    return GDK_EVENT_PROPAGATE;

  event = gtk_event_controller_get_current_event (keys);
  digit = digit_of_key (gtk_widget_get_display (GTK_WIDGET (self->study->view)), keycode,
                        gdk_key_event_get_layout (event));
  if (digit == 0)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self->study->view), "win.glyph", "i", digit);

  return GDK_EVENT_STOP;
}

static void
add_digits (AwaleEditController *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->study->window), keys);
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
awale_edit_controller_dispose (GObject *object)
{
  AwaleEditController *self = AWALE_EDIT_CONTROLLER (object);

  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->question, g_free);
  g_clear_pointer (&self->corrected, awale_node_unref);
  g_clear_pointer (&self->inserted, awale_node_unref);

  G_OBJECT_CLASS (awale_edit_controller_parent_class)->dispose (object);
}

static void
awale_edit_controller_set_up (AwaleController *controller,
                              AwaleStudy      *study)
{
  AwaleEditController *self = AWALE_EDIT_CONTROLLER (controller);

  self->study = study;
  g_signal_connect_object (study->play_controller, "notify::play", G_CALLBACK (update_buttons),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study->board, "move-chosen", G_CALLBACK (move_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study->board, "pit-activated", G_CALLBACK (pit_activated_cb), self,
                           G_CONNECT_SWAPPED);
  add_digits (self);
  add_letters (self);
}

static void
awale_edit_controller_class_init (AwaleEditControllerClass *klass)
{
  AwaleControllerClass *controller_class = AWALE_CONTROLLER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_edit_controller_dispose;
  controller_class->actions = actions;
  controller_class->n_actions = G_N_ELEMENTS (actions);
  controller_class->set_up = awale_edit_controller_set_up;
  controller_class->game_changed = awale_edit_controller_game_changed;
}

static void
awale_edit_controller_init (AwaleEditController *self)
{
  static const char *const changes[] = { "node-removed", "reordered", "tags-changed", "reset" };

  self->buttons = g_ptr_array_new ();
  awale_controller_follow_game (self, "notify::undo-name", G_CALLBACK (update_buttons));
  awale_controller_follow_game (self, "notify::redo-name", G_CALLBACK (update_buttons));
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    awale_controller_follow_game (self, changes[i], G_CALLBACK (withdraw_undo));
  awale_controller_follow_game (self, "node-changed", G_CALLBACK (node_changed_cb));
  awale_controller_follow_game (self, "node-added", G_CALLBACK (node_added_cb));
  awale_controller_follow_game (self, "notify::cursor", G_CALLBACK (cursor_moved_cb));
}

void
awale_edit_controller_add_button (AwaleEditController *self,
                                  GtkWidget           *button)
{
  g_return_if_fail (AWALE_IS_EDIT_CONTROLLER (self));
  g_return_if_fail (GTK_IS_ACTIONABLE (button));

  g_ptr_array_add (self->buttons, button);
  update_button (self, button);
}

