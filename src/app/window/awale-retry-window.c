/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-retry-window"

#include "awale-retry-window.h"

#include "analysis/awale-analysis.h"
#include "app/learn/awale-lesson-board.h"
#include "game/awale-titles.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/board/awale-board-values.h"
#include "widgets/awale-wording.h"

#include <glib/gi18n-lib.h>

/* What an answer may give away, in hundredths of a seed. */
#define HALF_A_SEED 50

/* How deeply an answer is looked at that the report says nothing of: as deeply as the error was,
 * but not so shallow that it is wrong, nor so deep that one waits for it. */
#define LEAST_DEPTH 12
#define MOST_DEPTH 20

/* Its size, but no wider than the window that it belongs to. */
#define DEFAULT_WIDTH 680
#define DEFAULT_HEIGHT 560

#define HALF_SPACING 3

/* Moves of a refutation that are told. */
#define MOST_REPLIES 3

struct _AwaleRetryWindow
{
  AdwWindow       parent_instance;

  AwaleReport    *report;
  AwaleTablebase *tables;
  GPtrArray      *errors;    /* AwaleNode after each of them, the worst first. */
  unsigned        at;

  AwaleGame      *game;      /* The way to the position, for the board to play on. */
  AwaleNode      *asked;     /* That position. */
  AwaleMove       tried;     /* AWALE_NO_MOVE: no answer yet. */
  bool            is_judged;
  AwaleJudgment   judgment;  /* Of what was tried. */
  AwaleAnalysis  *analysis;

  GtkWidget      *title;
  AwaleBoard     *board;
  GtkWidget      *question;
  GtkWidget      *verdict;
  GtkWidget      *again;
  GtkWidget      *reveal;
  GtkWidget      *next;
};

G_DEFINE_FINAL_TYPE (AwaleRetryWindow, awale_retry_window, ADW_TYPE_WINDOW)

static AwaleNode *
get_error (AwaleRetryWindow *self)
{
  return g_ptr_array_index (self->errors, self->at);
}

static AwaleBoardValues *
get_values (AwaleRetryWindow *self)
{
  return awale_board_get_values (self->board);
}

static void
hide_comparison (AwaleRetryWindow *self)
{
  awale_board_values_set_comparison (get_values (self), NULL, (AwalePosition) { 0 },
                                     AWALE_NO_MOVE, AWALE_NO_MOVE);
}

static void
say (AwaleRetryWindow *self,
     const char       *verdict)
{
  gtk_label_set_text (GTK_LABEL (self->verdict), verdict);
}

/* A game of its own with all that was played before the error, since that may matter, and what is
 * known of the moves there. */
static void
copy_position (AwaleRetryWindow *self)
{
  AwaleGame *source = awale_report_get_game (self->report);
  const AwaleRuleset *rules = awale_game_get_rules (source);
  AwaleNode *error = get_error (self), *position = awale_node_get_parent (error);
  AwaleMoveValues values = *awale_node_get_move_values (position);
  const AwaleEvaluation *value;
  AwaleMove best;
  g_autoptr (GPtrArray) way = g_ptr_array_new ();

  for (AwaleNode *node = position; awale_node_get_parent (node) != NULL;
       node = awale_node_get_parent (node))
    g_ptr_array_add (way, node);
  g_clear_object (&self->game);
  self->game = awale_game_new (rules);
  awale_game_set_start (self->game, rules, awale_game_get_start (source));
  for (unsigned i = way->len; i > 0; i--)
    awale_game_play (self->game, awale_node_get_move (way->pdata[i - 1]));
  self->asked = awale_game_get_cursor (self->game);
  /* A file may name no best move, and yet tell of a better one. */
  value = awale_move_values_find_best (&values, awale_node_get_move (error),
                                       awale_node_get_mover (error), &best);
  if (value != NULL && values.best == AWALE_NO_MOVE)
    {
      const AwaleEvaluation known = *value;

      awale_move_values_set_best (&values, best, &known);
    }
  awale_game_set_move_values (self->game, self->asked, &values);
}

/* Waits for an answer, which is given on the board: the focus stays on no button that goes. */
static void
wait_for_answer (AwaleRetryWindow *self)
{
  self->tried = AWALE_NO_MOVE;
  self->is_judged = false;
  hide_comparison (self);
  awale_analysis_set_active (self->analysis, false);
  awale_game_set_cursor (self->game, self->asked);
  awale_board_set_lock (self->board, NULL);
  awale_board_focus_pit (self->board, AWALE_NO_MOVE);
  gtk_widget_set_visible (self->again, FALSE);
  gtk_widget_set_visible (self->reveal, TRUE);
  say (self, "");
}

static void
ask (AwaleRetryWindow *self)
{
  AwaleNode *error = get_error (self);
  AwaleGame *source = awale_report_get_game (self->report);
  bool is_last = self->at + 1 == self->errors->len;
  g_autofree char *played = awale_node_dup_text (error);
  /* Translators: a round, a player, and the move that was an error. */
  g_autofree char *question =
    g_strdup_printf (_("Round %d: %s played %s. Find a better move."),
                     awale_node_get_round (error),
                     awale_title_get_player (source, awale_node_get_mover (error)), played);
  /* Translators: “2 of 5”: the question and how many there are. */
  g_autofree char *counter = g_strdup_printf (_("%u of %u"), self->at + 1, self->errors->len);

  copy_position (self);
  awale_analysis_set_game (self->analysis, self->game);
  awale_analysis_set_node (self->analysis, self->asked);
  awale_analysis_set_tables (self->analysis, self->tables);
  awale_board_set_game (self->board, self->game);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), counter);
  gtk_label_set_text (GTK_LABEL (self->question), question);
  gtk_button_set_label (GTK_BUTTON (self->next), is_last ? _("_Close") : _("_Next"));
  wait_for_answer (self);
}

/* The value of what was tried: that of the search that judged the error, or of one as deep. */
static const AwaleEvaluation *
find_value (AwaleRetryWindow *self)
{
  const AwaleMoveValues *values = awale_node_get_move_values (self->asked);
  const AwaleEvaluation *value = awale_move_values_get (values, self->tried);
  AwaleAnalysisLine *line = awale_analysis_find_line (self->analysis, self->tried);

  if (value != NULL || line == NULL || awale_analysis_is_running (self->analysis))
    return value;
  return awale_analysis_line_get_evaluation (line);
}

/* “D gives away 4.5 seeds: a F+3 follows.” What follows is told when the search has found it. */
static char *
word_refutation (AwaleRetryWindow *self)
{
  AwaleAnalysisLine *line = awale_analysis_find_line (self->analysis, self->tried);
  const char *move = awale_move_to_string (self->tried);
  bool is_found = line != NULL && !awale_analysis_is_running (self->analysis);
  g_autofree char *seeds = awale_wording_seeds (self->judgment.given);
  g_autofree char *replies =
    is_found ? awale_analysis_line_dup_replies (line, MOST_REPLIES) : g_strdup ("");

  if (*replies == '\0')
    /* Translators: a move and seeds: “D gives away 4.5 seeds.” */
    return g_strdup_printf (_("%s gives away %s."), move, seeds);
  /* Translators: a move, seeds, and a line of moves: “D gives away 4.5 seeds: a F+3 follows.” */
  return g_strdup_printf (_("%s gives away %s: %s follows."), move, seeds, replies);
}

static char *
word_verdict (AwaleRetryWindow *self)
{
  const char *move = awale_move_to_string (self->tried);

  if (self->judgment.given == 0)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: nothing is better than %s."), move);
  if (self->judgment.given <= HALF_A_SEED)
    /* Translators: %s is a move. */
    return g_strdup_printf (_("Right: %s gives away no more than half a seed."), move);
  return word_refutation (self);
}

/* Judges the answer once; false as long as nothing is known of it. */
static bool
find_judgment (AwaleRetryWindow *self)
{
  const AwaleEvaluation *value = find_value (self);

  if (!self->is_judged && value != NULL)
    {
      self->judgment = awale_judge (&awale_node_get_move_values (self->asked)->value, value,
                                    awale_node_get_position (self->asked).side);
      self->is_judged = true;
    }
  return self->is_judged;
}

/* What can be done after an answer, of which the likeliest has the focus. */
static void
offer_next (AwaleRetryWindow *self,
            bool              is_wrong)
{
  bool is_best = self->tried == awale_node_get_move_values (self->asked)->best;

  if (is_wrong)
    awale_board_set_lock (self->board, _("Try again, or go on."));
  gtk_widget_set_visible (self->again, is_wrong);
  gtk_widget_grab_focus (is_wrong ? self->again : self->next);
  gtk_widget_set_visible (self->reveal, !is_best);
}

/* Says what the answer is worth as soon as that is known; then why, if it is wrong. */
static void
judge (AwaleRetryWindow *self)
{
  bool was_judged = self->is_judged;
  bool is_wrong;
  g_autofree char *verdict = NULL;

  if (self->tried == AWALE_NO_MOVE || !awale_analysis_get_active (self->analysis))
    return;
  if (!find_judgment (self))
    {
      say (self, _("Thinking…"));
      return;
    }

  verdict = word_verdict (self);
  is_wrong = self->judgment.given > HALF_A_SEED;
  say (self, verdict);
  if (!was_judged)
    offer_next (self, is_wrong);
  if (!is_wrong || !awale_analysis_is_running (self->analysis))
    awale_analysis_set_active (self->analysis, false);
}

/* The answer is not judged; it can be given again. */
static void
failed_cb (AwaleRetryWindow *self,
           const char       *sentence)
{
  wait_for_answer (self);
  say (self, sentence);
}

static void
pit_activated_cb (AwaleRetryWindow *self,
                  AwaleMove         move)
{
  int depth = awale_move_values_get_depth (awale_node_get_move_values (self->asked));

  if (self->tried != AWALE_NO_MOVE)
    return;
  self->tried = move;
  awale_board_set_lock (self->board, _("You have already answered."));
  awale_analysis_set_target_depth (self->analysis,
                                   CLAMP (depth, LEAST_DEPTH, MOST_DEPTH));
  awale_analysis_set_active (self->analysis, true);
  judge (self);
}

static void
reveal_clicked_cb (AwaleRetryWindow *self)
{
  AwaleMove best = awale_node_get_move_values (self->asked)->best;
  /* Translators: the line of moves that was better: “Better: B e C+2”. */
  g_autofree char *answer = g_strdup_printf (_("Better: %s"), awale_move_to_string (best));

  wait_for_answer (self);
  awale_board_set_lock (self->board, _("Try again, or go on."));
  awale_board_values_set_comparison (get_values (self), awale_game_get_rules (self->game),
                                     awale_node_get_position (self->asked),
                                     awale_node_get_move (get_error (self)), best);
  gtk_widget_set_visible (self->again, TRUE);
  gtk_widget_grab_focus (self->next);
  gtk_widget_set_visible (self->reveal, FALSE);
  say (self, answer);
}

static void
next_clicked_cb (AwaleRetryWindow *self)
{
  if (++self->at == self->errors->len)
    gtk_window_close (GTK_WINDOW (self));
  else
    ask (self);
}

static void
awale_retry_window_dispose (GObject *object)
{
  AwaleRetryWindow *self = AWALE_RETRY_WINDOW (object);

  if (self->board != NULL)
    awale_board_set_game (self->board, NULL);
  self->board = NULL;
  g_clear_object (&self->analysis);
  g_clear_object (&self->game);
  g_clear_pointer (&self->errors, g_ptr_array_unref);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  g_clear_object (&self->report);

  G_OBJECT_CLASS (awale_retry_window_parent_class)->dispose (object);
}

static void
awale_retry_window_class_init (AwaleRetryWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_retry_window_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0,
                                       "window.close", NULL);
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
add_button (AwaleRetryWindow *self,
            GtkWidget        *box,
            const char       *label,
            GCallback         clicked)
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
create_buttons (AwaleRetryWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, awale_wrap_layout_new ());
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->again = add_button (self, box, _("Try _Again"), G_CALLBACK (wait_for_answer));
  self->reveal = add_button (self, box, _("_Show the Answer"), G_CALLBACK (reveal_clicked_cb));
  self->next = add_button (self, box, _("_Next"), G_CALLBACK (next_clicked_cb));
  gtk_widget_add_css_class (self->next, "suggested-action");
  return box;
}

static void
awale_retry_window_init (AwaleRetryWindow *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *header = adw_header_bar_new ();

  self->errors = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_node_unref);
  self->title = adw_window_title_new (_("Try It Yourself"), NULL);
  self->board = AWALE_BOARD (awale_board_new ());
  self->question = create_label ("heading");
  self->verdict = create_label ("body");
  self->analysis = awale_analysis_new (NULL);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), self->title);
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  /* It comes and goes without moving the board. */
  gtk_label_set_lines (GTK_LABEL (self->verdict), 2);
  gtk_widget_set_size_request (self->verdict, -1, 44);
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), self->question);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (box), self->verdict);
  gtk_box_append (GTK_BOX (box), create_buttons (self));
  gtk_box_append (GTK_BOX (content), header);
  gtk_box_append (GTK_BOX (content), box);
  adw_window_set_content (ADW_WINDOW (self), content);
  gtk_window_set_title (GTK_WINDOW (self), _("Try It Yourself"));

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
awale_retry_window_new (GtkWindow      *parent,
                        AwaleReport    *report,
                        GSettings      *settings,
                        AwaleTablebase *tables)
{
  AwaleRetryWindow *self;
  int room = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;

  g_return_val_if_fail (AWALE_IS_REPORT (report) && awale_report_get_n_errors (report) > 0, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (AWALE_TYPE_RETRY_WINDOW, "transient-for", parent, "modal", TRUE,
                       "default-width", room > 0 ? MIN (room, DEFAULT_WIDTH) : DEFAULT_WIDTH,
                       "default-height", DEFAULT_HEIGHT, NULL);
  self->report = g_object_ref (report);
  self->tables = tables != NULL ? awale_tablebase_ref (tables) : NULL;
  for (unsigned i = 0; i < awale_report_get_n_errors (report); i++)
    g_ptr_array_add (self->errors, awale_node_ref (awale_report_get_error (report, i)->node));
  awale_lesson_board_bind (self->board, settings);
  ask (self);
  return GTK_WIDGET (self);
}
