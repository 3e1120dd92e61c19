/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-retry-view"

#include "awale-retry-view.h"

#include "awale-retry-words.h"
#include "analysis/awale-analysis.h"
#include "app/learn/awale-lesson-board.h"
#include "game/awale-titles.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/board/awale-board-values.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

/* How deeply an answer is looked at that the report says nothing of: as deeply as the error was,
 * but not so shallow that it is wrong, nor so deep that one waits for it. */
#define LEAST_DEPTH 12
#define MOST_DEPTH 20

#define HALF_SPACING 3

/* Moves of a refutation that are told. */
#define MOST_REPLIES 3

struct _AwaleRetryView
{
  GtkBox          parent_instance;

  AwaleGame      *source;
  AwaleNode      *error;
  bool            is_exam;
  bool            is_of_book; /* What was played is what the book plays, and no error. */
  bool            has_only_best;  /* The error is the best of all moves that are not. */

  AwaleGame      *game;      /* The way to the position, for the board to play on. */
  AwaleNode      *asked;     /* That position. */
  AwaleRetryProgress progress;
  bool            is_judged;
  AwaleJudgment   judgment;  /* Of what was tried. */
  AwaleAnalysis  *analysis;

  AwaleBoard     *board;
  GtkWidget      *question;
  GtkWidget      *verdict;
  GtkWidget      *again;
  GtkWidget      *hint;
  GtkWidget      *reveal;
  GtkWidget      *next;
  GtkWidget      *likeliest; /* What one does next; NULL: a move on the board. */
};

G_DEFINE_FINAL_TYPE (AwaleRetryView, awale_retry_view, GTK_TYPE_BOX)

enum
{
  SIGNAL_ANSWERED,
  SIGNAL_NEXT,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static AwaleBoardValues *
get_values (AwaleRetryView *self)
{
  return awale_board_get_values (self->board);
}

/* What was drawn over the board to tell what was better, or what follows. */
static void
hide_lines (AwaleRetryView *self)
{
  awale_board_values_set_comparison (get_values (self), NULL, (AwalePosition) { 0 },
                                     AWALE_NO_MOVE, AWALE_NO_MOVE);
  awale_board_values_set_line (get_values (self), NULL, (AwalePosition) { 0 }, NULL, 0);
}

static void
say (AwaleRetryView *self,
     const char     *verdict)
{
  gtk_label_set_text (GTK_LABEL (self->verdict), verdict);
}

/* A game of its own with all that was played before the error, since that may matter, and what is
 * known of the moves there. */
static void
copy_position (AwaleRetryView *self)
{
  const AwaleRuleset *rules = awale_game_get_rules (self->source);
  AwaleNode *position = awale_node_get_parent (self->error);
  AwaleMoveValues values = *awale_node_get_move_values (position);
  const AwaleEvaluation *value;
  AwaleMove best;
  g_autoptr (GPtrArray) way = g_ptr_array_new ();

  for (AwaleNode *node = position; awale_node_get_parent (node) != NULL;
       node = awale_node_get_parent (node))
    g_ptr_array_add (way, node);
  g_clear_object (&self->game);
  self->game = awale_game_new (rules);
  awale_game_set_start (self->game, rules, awale_game_get_start (self->source));
  for (unsigned i = way->len; i > 0; i--)
    awale_game_play (self->game, awale_node_get_move (way->pdata[i - 1]));
  self->asked = awale_game_get_cursor (self->game);
  /* A file may name no best move, and yet tell of a better one. */
  value = awale_move_values_find_best (&values, awale_node_get_move (self->error),
                                       awale_node_get_mover (self->error), &best);
  if (value != NULL && values.best == AWALE_NO_MOVE)
    {
      const AwaleEvaluation known = *value;

      awale_move_values_set_best (&values, best, &known);
    }
  awale_game_set_move_values (self->game, self->asked, &values);
}

/* What answers are judged by. The search may know better than a book, whose move it is about. */
static const AwaleMoveValues *
get_known (AwaleRetryView *self)
{
  return awale_node_get_move_values (self->is_of_book ? awale_node_get_parent (self->error)
                                                      : self->asked);
}

/* Of moves that are known to give away no more than half a seed. */
static unsigned
find_good (AwaleRetryView *self)
{
  const AwaleMoveValues *known = get_known (self);
  AwaleSide mover = awale_node_get_position (self->asked).side;
  unsigned good = 0;

  for (unsigned moves = known->known; moves != 0; moves &= moves - 1)
    {
      AwaleMove move = __builtin_ctz (moves);
      AwaleJudgment judgment = awale_judge (&known->value, awale_move_values_get (known, move),
                                            mover);

      if (judgment.given <= AWALE_RETRY_ALLOWANCE)
        good |= 1u << move;
    }
  return good;
}

/* A legal move that is neither right nor the error, to be told beside the best one. Of two moves
 * that there are both would tell nothing. */
static AwaleMove
find_decoy (AwaleRetryView *self)
{
  unsigned legal = awale_legal_moves (awale_node_get_position (self->asked),
                                      awale_game_get_rules (self->game));
  unsigned decoys = legal & ~(find_good (self) | 1u << get_known (self)->best
                              | 1u << awale_node_get_move (self->error));

  return decoys != 0 && __builtin_popcount (legal) > 2 ? __builtin_ctz (decoys) : AWALE_NO_MOVE;
}

/* It would tell the answer where there is only one other move. */
static void
update_hint (AwaleRetryView *self)
{
  gtk_widget_set_visible (self->hint, self->is_exam && !self->progress.is_hinted
                                      && find_decoy (self) != AWALE_NO_MOVE);
}

/* What was tried is judged no more, even if the search of it is under way. */
static void
forget_answer (AwaleRetryView *self)
{
  self->progress.tried = AWALE_NO_MOVE;
  self->progress.is_shown = false;
  self->is_judged = false;
  awale_analysis_set_active (self->analysis, false);
}

/* The focus goes to what one does next. Who looks at another page meanwhile keeps it there. */
static void
take_focus (AwaleRetryView *self,
            GtkWidget      *likeliest)
{
  self->likeliest = likeliest;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Waits for an answer, which is given on the board: the focus stays on no button that goes. */
static void
wait_for_answer (AwaleRetryView *self)
{
  forget_answer (self);
  hide_lines (self);
  awale_game_set_cursor (self->game, self->asked);
  awale_board_set_lock (self->board, NULL);
  take_focus (self, NULL);
  gtk_widget_set_visible (self->again, FALSE);
  gtk_widget_set_visible (self->reveal, TRUE);
  update_hint (self);
  say (self, "");
}

/* The value of what was tried: that of the search that judged the error, or of one as deep. */
static const AwaleEvaluation *
find_value (AwaleRetryView *self)
{
  const AwaleEvaluation *value = awale_move_values_get (get_known (self), self->progress.tried);
  AwaleAnalysisLine *line = awale_analysis_find_line (self->analysis, self->progress.tried);

  if (value != NULL || line == NULL || awale_analysis_is_running (self->analysis))
    return value;
  return awale_analysis_line_get_evaluation (line);
}

/* No move but the best is worth more than the error, whatever a shallower search thinks of it. */
static void
limit_judgment (AwaleRetryView *self)
{
  const AwaleMoveValues *values = awale_node_get_move_values (self->asked);
  const AwaleEvaluation *most = awale_move_values_get (values, awale_node_get_move (self->error));
  AwaleJudgment judgment;

  if (!self->has_only_best || self->progress.tried == values->best)
    return;
  judgment = awale_judge (&values->value, most, awale_node_get_position (self->asked).side);
  if (judgment.given > self->judgment.given)
    self->judgment = judgment;
}

/* What follows is drawn over the board, where the answer has been played. */
static void
show_refutation (AwaleRetryView *self)
{
  AwaleAnalysisLine *line = awale_analysis_find_line (self->analysis, self->progress.tried);
  AwaleNode *after = awale_node_find_child (self->asked, self->progress.tried);
  int n_moves = 0;
  const int8_t *moves = line != NULL ? awale_analysis_line_get_moves (line, &n_moves) : NULL;

  if (after != NULL && n_moves > 1)
    awale_board_values_set_line (get_values (self), awale_game_get_rules (self->game),
                                 awale_node_get_position (after), moves + 1,
                                 MIN (n_moves - 1, MOST_REPLIES));
}

static char *
word_verdict (AwaleRetryView *self)
{
  AwaleAnalysisLine *line = awale_analysis_is_running (self->analysis)
                              ? NULL : awale_analysis_find_line (self->analysis,
                                                                 self->progress.tried);
  g_autofree char *replies =
    line != NULL ? awale_analysis_line_dup_replies (line, MOST_REPLIES) : g_strdup ("");

  return awale_retry_words_verdict (self->progress.tried, self->judgment.given,
                                    self->is_of_book ? get_known (self)->best : AWALE_NO_MOVE,
                                    replies);
}

/* Judges the answer once; false as long as nothing is known of it. */
static bool
find_judgment (AwaleRetryView *self)
{
  const AwaleEvaluation *value = find_value (self);

  if (!self->is_judged && value != NULL)
    {
      self->judgment = awale_judge (&get_known (self)->value, value,
                                    awale_node_get_position (self->asked).side);
      limit_judgment (self);
      self->is_judged = true;
    }
  return self->is_judged;
}

/* Only the first answer says how well it was remembered. */
static void
tell_outcome (AwaleRetryView    *self,
              AwaleRetryOutcome  outcome)
{
  if (self->progress.is_answered)
    return;
  self->progress.is_answered = true;
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, outcome);
}

/* What can be done after an answer, of which the likeliest has the focus. */
static void
offer_next (AwaleRetryView *self,
            bool            is_wrong)
{
  bool is_best = self->progress.tried == get_known (self)->best;

  if (is_wrong)
    awale_board_set_lock (self->board, _("Try again, or go on."));
  gtk_widget_set_visible (self->again, is_wrong);
  gtk_widget_set_visible (self->hint, FALSE);
  gtk_widget_set_visible (self->next, TRUE);
  take_focus (self, is_wrong ? self->again : self->next);
  gtk_widget_set_visible (self->reveal, !is_best);
}

/* A good move that is not the book's has been told the one that is. */
static AwaleRetryOutcome
find_outcome (AwaleRetryView *self)
{
  bool is_best = self->progress.tried == get_known (self)->best;

  if (self->judgment.given > AWALE_RETRY_ALLOWANCE)
    return AWALE_RETRY_WRONG;
  if (self->progress.is_hinted || (self->is_of_book && !is_best))
    return AWALE_RETRY_HELPED;
  return AWALE_RETRY_RIGHT;
}

/* Says what the answer is worth as soon as that is known; then why, if it is wrong. */
static void
judge (AwaleRetryView *self)
{
  bool was_judged = self->is_judged;
  bool is_wrong;
  g_autofree char *verdict = NULL;

  if (self->progress.tried == AWALE_NO_MOVE || !awale_analysis_get_active (self->analysis))
    return;
  if (!find_judgment (self))
    {
      say (self, _("Thinking…"));
      return;
    }

  verdict = word_verdict (self);
  is_wrong = self->judgment.given > AWALE_RETRY_ALLOWANCE;
  say (self, verdict);
  if (!was_judged)
    {
      offer_next (self, is_wrong);
      tell_outcome (self, find_outcome (self));
    }
  if (is_wrong && !awale_analysis_is_running (self->analysis))
    show_refutation (self);
  if (!is_wrong || !awale_analysis_is_running (self->analysis))
    awale_analysis_set_active (self->analysis, false);
}

/* The answer is not judged; it can be given again. */
static void
failed_cb (AwaleRetryView *self,
           const char     *sentence)
{
  wait_for_answer (self);
  say (self, sentence);
}

static void
pit_activated_cb (AwaleRetryView *self,
                  AwaleMove       move)
{
  int depth = awale_move_values_get_depth (awale_node_get_move_values (self->asked));

  if (self->progress.tried != AWALE_NO_MOVE)
    return;
  self->progress.tried = move;
  awale_board_set_lock (self->board, _("You have already answered."));
  awale_analysis_set_target_depth (self->analysis,
                                   CLAMP (depth, LEAST_DEPTH, MOST_DEPTH));
  awale_analysis_set_active (self->analysis, true);
  judge (self);
}

/* The best move on the board, beside the error if that was played. */
static void
show_best (AwaleRetryView *self,
           AwaleMove       best)
{
  const AwaleRuleset *rules = awale_game_get_rules (self->game);
  AwalePosition position = awale_node_get_position (self->asked);
  int8_t line = (int8_t) best;

  if (self->is_of_book || self->has_only_best)
    awale_board_values_set_line (get_values (self), rules, position, &line, 1);
  else
    awale_board_values_set_comparison (get_values (self), rules, position,
                                       awale_node_get_move (self->error), best);
}

static void
reveal_clicked_cb (AwaleRetryView *self)
{
  AwaleMove best = get_known (self)->best;
  g_autofree char *answer =
    awale_retry_words_answer (best, self->is_of_book, self->has_only_best);

  wait_for_answer (self);
  self->progress.is_shown = true;
  awale_board_set_lock (self->board, _("Try again, or go on."));
  show_best (self, best);
  gtk_widget_set_visible (self->again, TRUE);
  gtk_widget_set_visible (self->next, TRUE);
  take_focus (self, self->next);
  gtk_widget_set_visible (self->reveal, FALSE);
  gtk_widget_set_visible (self->hint, FALSE);
  say (self, answer);
  tell_outcome (self, AWALE_RETRY_WRONG);
}

/* It leaves two moves; the focus goes back to the board, since the button goes. Pressed by a key, a
 * button is clicked a moment later: when there may be another question, and nothing to hint at. */
static void
hint_clicked_cb (AwaleRetryView *self)
{
  AwaleMove best = get_known (self)->best, decoy = find_decoy (self);
  g_autofree char *hint = NULL;

  if (decoy == AWALE_NO_MOVE)
    return;
  self->progress.is_hinted = true;
  update_hint (self);
  take_focus (self, NULL);
  /* Translators: two moves: “It is B or E.” */
  hint = g_strdup_printf (_("It is %s or %s."), awale_move_to_string (MIN (best, decoy)),
                          awale_move_to_string (MAX (best, decoy)));
  say (self, hint);
}

static void
next_clicked_cb (AwaleRetryView *self)
{
  g_signal_emit (self, signals[SIGNAL_NEXT], 0);
}

static gboolean
awale_retry_view_grab_focus (GtkWidget *widget)
{
  AwaleRetryView *self = AWALE_RETRY_VIEW (widget);

  if (self->likeliest != NULL)
    return gtk_widget_grab_focus (self->likeliest);
  awale_board_focus_pit (self->board, AWALE_NO_MOVE);
  return TRUE;
}

static void
awale_retry_view_dispose (GObject *object)
{
  AwaleRetryView *self = AWALE_RETRY_VIEW (object);

  if (self->board != NULL)
    awale_board_set_game (self->board, NULL);
  self->board = NULL;
  g_clear_object (&self->analysis);
  g_clear_object (&self->game);
  g_clear_pointer (&self->error, awale_node_unref);
  g_clear_object (&self->source);

  G_OBJECT_CLASS (awale_retry_view_parent_class)->dispose (object);
}

static void
awale_retry_view_class_init (AwaleRetryViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_retry_view_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = awale_retry_view_grab_focus;

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
add_button (AwaleRetryView *self,
            GtkWidget      *box,
            const char     *label,
            GCallback       clicked)
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
create_buttons (AwaleRetryView *self)
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
awale_retry_view_init (AwaleRetryView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_set_margin_top (widget, 12);
  gtk_widget_set_margin_bottom (widget, 18);
  gtk_widget_set_margin_start (widget, 12);
  gtk_widget_set_margin_end (widget, 12);
  self->board = AWALE_BOARD (awale_board_new ());
  self->question = create_label ("heading");
  self->verdict = create_label ("body");
  self->analysis = awale_analysis_new (NULL);
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  /* It comes and goes without moving the board. */
  gtk_label_set_lines (GTK_LABEL (self->verdict), 2);
  gtk_widget_set_size_request (self->verdict, -1, 44);
  gtk_box_append (GTK_BOX (self), self->question);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (self), self->verdict);
  gtk_box_append (GTK_BOX (self), create_buttons (self));

  g_signal_connect_object (self->board, "pit-activated", G_CALLBACK (pit_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "updated", G_CALLBACK (judge), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::running", G_CALLBACK (judge), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
awale_retry_view_new (GSettings *settings)
{
  AwaleRetryView *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (AWALE_TYPE_RETRY_VIEW, NULL);
  awale_lesson_board_bind (self->board, settings);
  return GTK_WIDGET (self);
}

void
awale_retry_view_set_exam (AwaleRetryView *self,
                           bool            is_exam)
{
  g_return_if_fail (AWALE_IS_RETRY_VIEW (self));

  self->is_exam = is_exam;
}

void
awale_retry_view_set_next (AwaleRetryView *self,
                           const char     *label)
{
  g_return_if_fail (AWALE_IS_RETRY_VIEW (self));
  g_return_if_fail (label != NULL);

  gtk_button_set_label (GTK_BUTTON (self->next), label);
}

/* Asks @question about @move. */
static void
ask (AwaleRetryView *self,
     AwaleGame      *game,
     AwaleNode      *move,
     AwaleTablebase *tables,
     bool            is_of_book,
     const char     *question)
{
  self->is_of_book = is_of_book;
  g_set_object (&self->source, game);
  g_clear_pointer (&self->error, awale_node_unref);
  self->error = awale_node_ref (move);
  self->progress.is_hinted = false;
  self->progress.is_answered = false;
  forget_answer (self);
  copy_position (self);
  awale_analysis_set_game (self->analysis, self->game);
  awale_analysis_set_node (self->analysis, self->asked);
  awale_analysis_set_tables (self->analysis, tables);
  awale_board_set_game (self->board, self->game);
  /* The side to be answered for sits below, as in a game. */
  g_object_set (self->board, "flipped", awale_node_get_mover (move) == AWALE_NORTH, NULL);
  gtk_label_set_text (GTK_LABEL (self->question), question);
  gtk_widget_set_visible (self->next, !self->is_exam);
  wait_for_answer (self);
}

void
awale_retry_view_ask (AwaleRetryView *self,
                      AwaleGame      *game,
                      AwaleNode      *error,
                      AwaleTablebase *tables)
{
  g_autofree char *played = NULL;
  g_autofree char *question = NULL;

  g_return_if_fail (AWALE_IS_RETRY_VIEW (self));
  g_return_if_fail (AWALE_IS_GAME (game) && error != NULL);

  played = awale_node_dup_text (error);
  /* Translators: a round, a player, and the move that was an error. */
  question = g_strdup_printf (_("Round %d: %s played %s. Find a better move."),
                              awale_node_get_round (error),
                              awale_title_get_player (game, awale_node_get_mover (error)), played);
  self->has_only_best = false;
  ask (self, game, error, tables, false, question);
}

void
awale_retry_view_ask_book (AwaleRetryView *self,
                           AwaleGame      *game,
                           AwaleNode      *move,
                           AwaleTablebase *tables)
{
  g_autofree char *question = NULL;

  g_return_if_fail (AWALE_IS_RETRY_VIEW (self));
  g_return_if_fail (AWALE_IS_GAME (game) && move != NULL);

  /* Translators: the number of a round. */
  question = g_strdup_printf (_("Round %d: what does the opening book play?"),
                              awale_node_get_round (move));
  self->has_only_best = false;
  ask (self, game, move, tables, true, question);
}

void
awale_retry_view_ask_best (AwaleRetryView *self,
                           AwaleGame      *game,
                           AwaleNode      *second,
                           AwaleTablebase *tables)
{
  bool is_north;

  g_return_if_fail (AWALE_IS_RETRY_VIEW (self));
  g_return_if_fail (AWALE_IS_GAME (game) && second != NULL);

  is_north = awale_node_get_mover (second) == AWALE_NORTH;
  self->has_only_best = true;
  ask (self, game, second, tables, false,
       is_north ? _("North to move. One move is at least three seeds better than any other.")
                : _("South to move. One move is at least three seeds better than any other."));
}

AwaleRetryProgress
awale_retry_view_get_progress (AwaleRetryView *self)
{
  g_return_val_if_fail (AWALE_IS_RETRY_VIEW (self), (AwaleRetryProgress) { 0 });

  return self->progress;
}

void
awale_retry_view_resume (AwaleRetryView     *self,
                         AwaleRetryProgress  progress)
{
  g_return_if_fail (AWALE_IS_RETRY_VIEW (self));

  self->progress.is_hinted = progress.is_hinted;
  self->progress.is_answered = progress.is_answered;
  gtk_widget_set_visible (self->next, !self->is_exam || progress.is_answered);
  if (progress.is_shown)
    reveal_clicked_cb (self);
  else if (progress.tried != AWALE_NO_MOVE)
    {
      awale_game_play (self->game, progress.tried);
      pit_activated_cb (self, progress.tried);
    }
  else if (progress.is_hinted)
    hint_clicked_cb (self);
}
