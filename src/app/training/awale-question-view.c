/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-question-view"

#include "awale-question-view.h"

#include "awale-error-quiz-text.h"
#include "app/learn/awale-lesson-board.h"
#include "game/awale-titles.h"
#include "training/awale-drill-quiz.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/board/awale-board-values.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

#define HALF_SPACING 3

/* Maximum number of moves shown in a refutation. */
#define MAX_REPLIES 3

struct _AwaleQuestionView
{
  GtkBox          parent_instance;

  AwaleDrillQuiz  *question;  /* nullable */
  bool            is_exam;
  AwaleErrorQuizProgress progress;

  AwaleBoard     *board;
  GtkWidget      *words;
  GtkWidget      *verdict;
  GtkWidget      *again;
  GtkWidget      *hint;
  GtkWidget      *reveal;
  GtkWidget      *next;
  GtkWidget      *likeliest; /* widget for the likely next step, or NULL for the board */
};

G_DEFINE_FINAL_TYPE (AwaleQuestionView, awale_question_view, GTK_TYPE_BOX)

enum
{
  SIGNAL_ANSWERED,
  SIGNAL_NEXT,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static AwaleBoardValues *
get_values (AwaleQuestionView *self)
{
  return awale_board_get_values (self->board);
}

static void
hide_lines (AwaleQuestionView *self)
{
  awale_board_values_set_comparison (get_values (self), NULL, (AwalePosition) { 0 },
                                     AWALE_NO_MOVE, AWALE_NO_MOVE);
  awale_board_values_set_line (get_values (self), NULL, (AwalePosition) { 0 }, NULL, 0);
}

static void
say (AwaleQuestionView *self,
     const char        *verdict)
{
  gtk_label_set_text (GTK_LABEL (self->verdict), verdict);
}

/* Hides the hint if only one other move is legal, which would give the answer away. */
static void
update_hint (AwaleQuestionView *self)
{
  gtk_widget_set_visible (self->hint, self->is_exam && !self->progress.is_hinted
                                      && awale_drill_quiz_find_decoy (self->question)
                                           != AWALE_NO_MOVE);
}

/* Focuses the next step unless the view is hidden. */
static void
take_focus (AwaleQuestionView *self,
            GtkWidget         *likeliest)
{
  self->likeliest = likeliest;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Waits for an answer on the board, and focuses it before buttons are hidden. */
static void
wait_for_answer (AwaleQuestionView *self)
{
  self->progress.tried = AWALE_NO_MOVE;
  self->progress.is_shown = false;
  hide_lines (self);
  awale_game_set_cursor (awale_drill_quiz_get_game (self->question),
                         awale_drill_quiz_get_node (self->question));
  awale_board_set_lock (self->board, NULL);
  take_focus (self, NULL);
  gtk_widget_set_visible (self->again, FALSE);
  gtk_widget_set_visible (self->reveal, TRUE);
  update_hint (self);
  say (self, "");
}

static void
show_refutation (AwaleQuestionView *self)
{
  AwaleMove tried = self->progress.tried;
  AwaleAnalysisLine *line = awale_drill_quiz_find_line (self->question, tried);
  AwaleNode *after = awale_node_find_child (awale_drill_quiz_get_node (self->question), tried);
  int n_moves = 0;
  const int8_t *moves = line != NULL ? awale_analysis_line_get_moves (line, &n_moves) : NULL;

  if (after != NULL && n_moves > 1)
    awale_board_values_set_line (get_values (self),
                                 awale_game_get_rules (awale_drill_quiz_get_game (self->question)),
                                 awale_node_get_position (after), moves + 1,
                                 MIN (n_moves - 1, MAX_REPLIES));
}

/* Reports the outcome of the first answer only, which measures memory. */
static void
tell_outcome (AwaleQuestionView    *self,
              AwaleErrorQuizOutcome outcome)
{
  if (self->progress.is_answered)
    return;
  self->progress.is_answered = true;
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, outcome);
}

/* Shows the steps after an answer, and focuses the likeliest. */
static void
offer_next (AwaleQuestionView *self,
            AwaleQuizAnswer     answer)
{
  bool is_wrong = answer >= AWALE_QUIZ_ANSWER_BETTER;
  bool is_best = self->progress.tried == awale_drill_quiz_get_best (self->question);

  if (is_wrong)
    awale_board_set_lock (self->board, _("Try again, or go on."));
  gtk_widget_set_visible (self->again, is_wrong);
  gtk_widget_set_visible (self->hint, FALSE);
  gtk_widget_set_visible (self->next, !self->is_exam || self->progress.is_answered);
  take_focus (self, is_wrong ? self->again : self->next);
  gtk_widget_set_visible (self->reveal, !is_best);
}

/* Rates an answer. A better but insufficient move counts as help and leaves the question open; a
 * good move other than the book's answers it. */
static void
take_answer (AwaleQuestionView *self,
             AwaleQuizAnswer     answer)
{
  if (answer == AWALE_QUIZ_ANSWER_BETTER)
    self->progress.is_hinted = true;
  else
    tell_outcome (self, answer == AWALE_QUIZ_ANSWER_WRONG ? AWALE_RETRY_WRONG
                        : answer == AWALE_QUIZ_ANSWER_GOOD || self->progress.is_hinted
                          ? AWALE_RETRY_HELPED : AWALE_RETRY_RIGHT);
  offer_next (self, answer);
}

static void
judge (AwaleQuestionView *self)
{
  AwaleQuizAnswer answer = awale_drill_quiz_get_answer (self->question, self->progress.tried);
  g_autofree char *verdict = awale_error_quiz_text_verdict (self->question, self->progress.tried);

  say (self, verdict);
  take_answer (self, answer);
  if (answer == AWALE_QUIZ_ANSWER_WRONG)
    show_refutation (self);
}

static void
say_hint (AwaleQuestionView *self)
{
  AwaleMove best = awale_drill_quiz_get_best (self->question);
  AwaleMove decoy = awale_drill_quiz_find_decoy (self->question);
  g_autofree char *hint = NULL;

  if (decoy == AWALE_NO_MOVE)
    return;
  /* Translators: two moves: “It is B or E.” */
  hint = g_strdup_printf (_("It is %s or %s."), awale_move_to_string (MIN (best, decoy)),
                          awale_move_to_string (MAX (best, decoy)));
  say (self, hint);
}

/* Continues with an answer or hint that waited for the judgment. */
static void
judged_cb (AwaleQuestionView *self)
{
  if (self->progress.tried != AWALE_NO_MOVE)
    judge (self);
  else if (!self->progress.is_shown)
    {
      update_hint (self);
      if (self->progress.is_hinted)
        say_hint (self);
    }
}

static void
failed_cb (AwaleQuestionView *self,
           const char        *sentence)
{
  wait_for_answer (self);
  say (self, sentence);
}

static void
pit_activated_cb (AwaleQuestionView *self,
                  AwaleMove          move)
{
  if (self->progress.tried != AWALE_NO_MOVE)
    return;
  self->progress.tried = move;
  awale_board_set_lock (self->board, _("You have already answered."));
  if (awale_drill_quiz_is_judged (self->question))
    {
      judge (self);
      return;
    }
  say (self, _("Thinking…"));
  awale_drill_quiz_judge (self->question);
}

static void
show_best (AwaleQuestionView *self)
{
  AwaleMove best = awale_drill_quiz_get_best (self->question);
  const AwaleRuleset *rules = awale_game_get_rules (awale_drill_quiz_get_game (self->question));
  AwalePosition position = awale_node_get_position (awale_drill_quiz_get_node (self->question));
  int8_t line = (int8_t) best;

  if (awale_drill_quiz_get_kind (self->question) == AWALE_DRILL_ERROR)
    awale_board_values_set_comparison (get_values (self), rules, position,
                                       awale_drill_quiz_get_move (self->question), best);
  else
    awale_board_values_set_line (get_values (self), rules, position, &line, 1);
}

static void
reveal_clicked_cb (AwaleQuestionView *self)
{
  g_autofree char *answer = awale_error_quiz_text_answer (self->question);

  wait_for_answer (self);
  self->progress.is_shown = true;
  awale_board_set_lock (self->board, _("Try again, or go on."));
  show_best (self);
  gtk_widget_set_visible (self->again, TRUE);
  gtk_widget_set_visible (self->next, TRUE);
  take_focus (self, self->next);
  gtk_widget_set_visible (self->reveal, FALSE);
  gtk_widget_set_visible (self->hint, FALSE);
  say (self, answer);
  tell_outcome (self, AWALE_RETRY_WRONG);
}

/* Checks the decoy again, since a key press activates the button after a delay: the question may
 * have changed. */
static void
hint_clicked_cb (AwaleQuestionView *self)
{
  if (awale_drill_quiz_find_decoy (self->question) == AWALE_NO_MOVE)
    return;
  self->progress.is_hinted = true;
  update_hint (self);
  take_focus (self, NULL);
  say_hint (self);
}

static void
next_clicked_cb (AwaleQuestionView *self)
{
  g_signal_emit (self, signals[SIGNAL_NEXT], 0);
}

static gboolean
awale_question_view_grab_focus (GtkWidget *widget)
{
  AwaleQuestionView *self = AWALE_QUESTION_VIEW (widget);

  if (self->likeliest != NULL)
    return gtk_widget_grab_focus (self->likeliest);
  awale_board_focus_pit (self->board, AWALE_NO_MOVE);
  return TRUE;
}

static void
awale_question_view_dispose (GObject *object)
{
  AwaleQuestionView *self = AWALE_QUESTION_VIEW (object);

  if (self->board != NULL)
    awale_board_set_game (self->board, NULL);
  self->board = NULL;
  g_clear_object (&self->question);

  G_OBJECT_CLASS (awale_question_view_parent_class)->dispose (object);
}

static void
awale_question_view_class_init (AwaleQuestionViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_question_view_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = awale_question_view_grab_focus;

  signals[SIGNAL_ANSWERED] =
    g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_NEXT] =
    g_signal_new ("next", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
add_button (AwaleQuestionView *self,
            GtkWidget         *box,
            const char        *label,
            GCallback          clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_widget_set_margin_start (button, HALF_SPACING);
  gtk_widget_set_margin_end (button, HALF_SPACING);
  gtk_widget_set_margin_top (button, 2 * HALF_SPACING);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
create_buttons (AwaleQuestionView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, awale_wrap_layout_new ());
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->again = add_button (self, box, _("Try _Again"), G_CALLBACK (wait_for_answer));
  self->hint = add_button (self, box, _("_Hint"), G_CALLBACK (hint_clicked_cb));
  self->reveal = add_button (self, box, _("_Show the Answer"), G_CALLBACK (reveal_clicked_cb));
  self->next = add_button (self, box, _("_Next"), G_CALLBACK (next_clicked_cb));
  gtk_widget_add_css_class (self->next, "suggested-action");
  return box;
}

static void
awale_question_view_init (AwaleQuestionView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_set_margin_top (widget, 12);
  gtk_widget_set_margin_bottom (widget, 18);
  gtk_widget_set_margin_start (widget, 12);
  gtk_widget_set_margin_end (widget, 12);
  self->board = AWALE_BOARD (awale_board_new ());
  self->words = create_label ("heading");
  self->verdict = create_label ("body");
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  /* Reserve the space, so that the board does not move. */
  gtk_label_set_lines (GTK_LABEL (self->verdict), 2);
  gtk_widget_set_size_request (self->verdict, -1, 44);
  gtk_box_append (GTK_BOX (self), self->words);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (self), self->verdict);
  gtk_box_append (GTK_BOX (self), create_buttons (self));

  g_signal_connect_object (self->board, "pit-activated", G_CALLBACK (pit_activated_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
awale_question_view_new (GSettings *settings)
{
  AwaleQuestionView *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (AWALE_TYPE_QUESTION_VIEW, NULL);
  awale_lesson_board_bind (self->board, settings);
  return GTK_WIDGET (self);
}

void
awale_question_view_set_exam (AwaleQuestionView *self,
                              bool               is_exam)
{
  g_return_if_fail (AWALE_IS_QUESTION_VIEW (self));

  self->is_exam = is_exam;
}

void
awale_question_view_set_next (AwaleQuestionView *self,
                              const char        *label)
{
  g_return_if_fail (AWALE_IS_QUESTION_VIEW (self));
  g_return_if_fail (label != NULL);

  gtk_button_set_label (GTK_BUTTON (self->next), label);
}

static void
set_question (AwaleQuestionView *self,
              AwaleDrillQuiz  *question)
{
  if (self->question != NULL)
    g_signal_handlers_disconnect_by_data (self->question, self);
  g_set_object (&self->question, question);
  g_signal_connect_object (question, "judged", G_CALLBACK (judged_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (question, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
}

/* The question: “Round 4: Ama played C. Find a better move.” */
static char *
word_question (AwaleGame      *game,
               AwaleNode      *move,
               AwaleDrillKind  kind)
{
  AwaleSide mover = awale_node_get_mover (move);
  g_autofree char *played = awale_node_dup_text (move);

  if (kind == AWALE_DRILL_POSITION)
    {
      g_autoptr (AwaleDrill) drill = awale_drill_new_from_game (game);

      return awale_drill_dup_question (drill);
    }
  if (kind == AWALE_DRILL_COMBINATION)
    return g_strdup (mover == AWALE_NORTH
                       ? _("North to move. One move is at least three seeds better than any "
                           "other.")
                       : _("South to move. One move is at least three seeds better than any "
                           "other."));
  if (kind == AWALE_DRILL_OPENING)
    /* Translators: the number of a round. */
    return g_strdup_printf (_("Round %d: what does the opening book play?"),
                            awale_node_get_round (move));
  /* Translators: a round, a player, and the move that was an error. */
  return g_strdup_printf (_("Round %d: %s played %s. Find a better move."),
                          awale_node_get_round (move), awale_title_get_player (game, mover),
                          played);
}

static bool
is_error (AwaleGame *game,
          AwaleNode *move)
{
  AwaleJudgment judgment = awale_judge_node (move, awale_game_get_rules (game));

  return awale_judgment_is_error (&judgment);
}

/* Reports that a deeper analysis no longer finds an error. */
static void
tell_no_error (AwaleQuestionView *self,
               AwaleGame         *game,
               AwaleNode         *move)
{
  g_autofree char *played = awale_node_dup_text (move);
  /* Translators: a round, a player, and a move. */
  g_autofree char *words =
    g_strdup_printf (_("Round %d: %s played %s. A deeper analysis has found since that this was no "
                       "error."),
                     awale_node_get_round (move),
                     awale_title_get_player (game, awale_node_get_mover (move)), played);

  gtk_label_set_text (GTK_LABEL (self->words), words);
  awale_board_set_lock (self->board, words);
  gtk_widget_set_visible (self->reveal, FALSE);
  take_focus (self, self->next);
}

void
awale_question_view_ask (AwaleQuestionView *self,
                         AwaleGame         *game,
                         AwaleNode         *move,
                         AwaleDrillKind     kind,
                         AwaleTablebase    *tables)
{
  g_autoptr (AwaleDrillQuiz) question = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (AWALE_IS_QUESTION_VIEW (self));
  g_return_if_fail (AWALE_IS_GAME (game) && move != NULL);

  question = awale_drill_quiz_new (game, move, kind, tables);
  words = word_question (game, move, kind);
  self->progress.is_hinted = false;
  self->progress.is_answered = false;
  awale_board_set_game (self->board, awale_drill_quiz_get_game (question));
  set_question (self, question);
  /* The person's side is at the bottom. */
  g_object_set (self->board, "flipped", awale_node_get_mover (move) == AWALE_NORTH, NULL);
  gtk_label_set_text (GTK_LABEL (self->words), words);
  gtk_widget_set_visible (self->next, !self->is_exam);
  wait_for_answer (self);
  if (kind == AWALE_DRILL_ERROR && !is_error (game, move))
    tell_no_error (self, game, move);
}

AwaleErrorQuizProgress
awale_question_view_get_progress (AwaleQuestionView *self)
{
  g_return_val_if_fail (AWALE_IS_QUESTION_VIEW (self), (AwaleErrorQuizProgress) { 0 });

  return self->progress;
}

void
awale_question_view_resume (AwaleQuestionView *self,
                            AwaleErrorQuizProgress progress)
{
  g_return_if_fail (AWALE_IS_QUESTION_VIEW (self));

  self->progress.is_hinted = progress.is_hinted;
  self->progress.is_answered = progress.is_answered;
  gtk_widget_set_visible (self->next, !self->is_exam || progress.is_answered);
  update_hint (self);
  if (progress.is_shown)
    reveal_clicked_cb (self);
  else if (progress.tried != AWALE_NO_MOVE)
    {
      awale_game_play (awale_drill_quiz_get_game (self->question), progress.tried);
      pit_activated_cb (self, progress.tried);
    }
  else if (progress.is_hinted)
    say_hint (self);
}
