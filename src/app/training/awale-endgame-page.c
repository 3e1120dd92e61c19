/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-endgame-page"

#include "awale-endgame-page.h"

#include "app/common/awale-kept-choice.h"
#include "app/learn/awale-lesson-board.h"
#include "app/rulesets/awale-ruleset-names.h"
#include "training/awale-endgame-quiz.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "game/awale-value.h"
#include "widgets/board/awale-board.h"
#include "widgets/board/awale-pass-bar.h"

#include <glib/gi18n-lib.h>

/* Seeds on the board for the rows of the size. Settings store the index of a row. */
static const struct
{
  int least;
  int most;
} sizes[] = { { 4, 6 }, { 7, 9 }, { 10, AWALE_TABLEBASES_USUAL_SEEDS } };

struct _AwaleEndgamePage
{
  GtkWidget         parent_instance;

  AwaleServices    *services;
  AwaleEndgameQuiz *quiz;       /* NULL until the first endgame */
  AwaleRuleset      rules;      /* rules of the quiz, or of the tables being built */
  bool              is_waiting; /* waiting for tables */
  AwaleMove         played;     /* South's last move */
  bool              is_begun;   /* an endgame is in progress and not counted yet */
  unsigned          n_ended;    /* endgames finished, and those among them won without help */
  unsigned          n_home;

  GtkStack         *stack;
  AdwComboRow      *kind;
  AdwComboRow      *seeds;
  AdwComboRow      *ruleset;
  GtkWidget        *start_button;
  GtkWidget        *progress;
  GtkLabel         *told;
  GtkLabel         *standing;
  GtkLabel         *question;
  AwaleBoard       *board;
  AwalePassBar     *pass_bar;
  GtkLabel         *verdict;
  GtkWidget        *choose_button;
  GtkWidget        *back_button;
  GtkWidget        *hint_button;
  GtkWidget        *next_button;
};

G_DEFINE_FINAL_TYPE (AwaleEndgamePage, awale_endgame_page, GTK_TYPE_WIDGET)

/* --- Texts ----------------------------------------------------------------------------------- */

static const char *
word_question (const AwaleEndgame *endgame)
{
  bool wins = endgame->margin > 0;

  if (endgame->kind == AWALE_ENDGAME_ONLY_MOVE)
    return wins ? _("Only one move wins. Find it, then bring the win home.")
                : _("Only one move holds the draw. Find it, then hold the draw to the end.");
  return wins ? _("Win by 2 seeds without giving any seeds away.")
              : _("Hold the draw without giving any seeds away.");
}

static char *
word_miss (AwaleEndgamePage *self)
{
  const char *move = awale_move_to_string (self->played);
  int loss = awale_endgame_quiz_get_loss (self->quiz);
  g_autofree char *seeds = awale_value_to_seeds (loss);

  if (loss == 0)
    /* Translators: %s is a move, which might end well or not. */
    return g_strdup_printf (_("After %s the result is no longer certain."), move);
  /* Translators: a move and seeds: “D gives away 4.5 seeds.” */
  return g_strdup_printf (_("%s gives away %s."), move, seeds);
}

/* Describes South's last move and North's reply; empty before South's first move. */
static char *
word_answer (AwaleEndgamePage *self)
{
  AwaleNode *answer = awale_game_get_cursor (awale_endgame_quiz_get_game (self->quiz));
  AwaleNode *move = awale_node_get_parent (answer);

  if (move == NULL)
    return g_strdup ("");
  if (awale_node_get_move (answer) == AWALE_PASS)
    /* Translators: %s is a move of South's, which is right. */
    return g_strdup_printf (_("%s gives nothing away. North passes."),
                            awale_move_to_string (awale_node_get_move (move)));
  /* Translators: two moves: South's, which is right, and North's answer. */
  return g_strdup_printf (_("%s gives nothing away. North plays %s."),
                          awale_move_to_string (awale_node_get_move (move)),
                          awale_move_to_string (awale_node_get_move (answer)));
}

/* --- Play ------------------------------------------------------------------------------------ */

static void
show_standing (AwaleEndgamePage *self)
{
  g_autofree char *counted =
    self->n_ended == 0 ? NULL
                       : g_strdup_printf (ngettext ("%u of %u endgame solved without help",
                                                    "%u of %u endgames solved without help",
                                                    self->n_ended), self->n_home, self->n_ended);
  g_autofree char *text = g_strjoin (
      " · ", awale_rulesets_get_name (self->services->rulesets, &self->rules), counted, NULL);

  gtk_label_set_text (self->standing, text);
}

static void
offer (AwaleEndgamePage *self,
       bool              can_take_back,
       bool              can_hint,
       bool              can_go_on,
       GtkWidget        *likeliest)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  bool is_asked = focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack));

  gtk_widget_set_visible (self->back_button, can_take_back);
  gtk_widget_set_visible (self->next_button, can_go_on);
  if (likeliest != NULL && is_asked)
    gtk_widget_grab_focus (likeliest);
  else if (is_asked)
    awale_board_focus_pit (self->board, AWALE_NO_MOVE);
  gtk_widget_set_visible (self->hint_button, can_hint);
  gtk_widget_set_sensitive (self->hint_button, TRUE);
}

/* Ends the endgame, which counts as failed if it is unfinished. */
static void
end_trial (AwaleEndgamePage *self)
{
  if (self->quiz == NULL)
    return;
  self->n_ended += self->is_begun;
  self->is_begun = false;
  g_signal_handlers_disconnect_by_data (self->quiz, self);
  awale_board_set_game (self->board, NULL);
  g_object_set (self->pass_bar, "game", NULL, NULL);
  g_clear_object (&self->quiz);
}

static void
choose (AwaleEndgamePage *self)
{
  end_trial (self);
  gtk_label_set_text (self->told, "");
  gtk_stack_set_visible_child_name (self->stack, "choose");
  gtk_widget_grab_focus (self->start_button);
}

static void
show_endgame (AwaleEndgamePage *self)
{
  AwaleGame *game = awale_endgame_quiz_get_game (self->quiz);

  self->is_begun = true;
  awale_board_set_game (self->board, game);
  g_object_set (self->pass_bar, "game", game, NULL);
  gtk_label_set_text (self->question, word_question (awale_endgame_quiz_get_endgame (self->quiz)));
  gtk_label_set_text (self->told, "");
  gtk_stack_set_visible_child_name (self->stack, "play");
}

static void
show_asking (AwaleEndgamePage *self)
{
  g_autofree char *answer = word_answer (self);

  if (awale_board_get_game (self->board) != awale_endgame_quiz_get_game (self->quiz))
    show_endgame (self);
  gtk_label_set_text (self->verdict, answer);
  awale_board_set_lock (self->board, NULL);
  show_standing (self);
  offer (self, false, true, false, NULL);
}

static void
show_missed (AwaleEndgamePage *self)
{
  g_autofree char *verdict = word_miss (self);

  gtk_label_set_text (self->verdict, verdict);
  awale_board_set_lock (self->board, _("Take the move back, or go on to the next endgame."));
  offer (self, true, false, true, self->back_button);
}

static void
show_home (AwaleEndgamePage *self)
{
  bool wins = awale_endgame_quiz_get_endgame (self->quiz)->margin > 0;

  self->is_begun = false;
  self->n_ended++;
  self->n_home += !awale_endgame_quiz_was_helped (self->quiz);
  gtk_label_set_text (self->verdict, wins ? _("The win is yours.") : _("You have held the draw."));
  awale_board_set_lock (self->board, _("This endgame is over."));
  show_standing (self);
  offer (self, false, false, true, self->next_button);
}

/* Shows a general message; a specific one may replace it. */
static void
show_not_found (AwaleEndgamePage *self)
{
  gtk_stack_set_visible_child_name (self->stack, "choose");
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->start_button);
  gtk_label_set_text (self->told, _("No such endgame was found. Choose another number of seeds, "
                                    "or another task."));
}

/* Moves the focus to the board before buttons are hidden. */
static void
show_thinking (AwaleEndgamePage *self,
               const char       *what,
               const char       *why)
{
  awale_board_set_lock (self->board, why);
  gtk_label_set_text (self->verdict, what);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    offer (self, false, false, false, NULL);
}

static void
state_cb (AwaleEndgamePage *self)
{
  AwaleEndgameQuizState state = awale_endgame_quiz_get_state (self->quiz);

  awale_pass_bar_set_shown (self->pass_bar, state == AWALE_ENDGAME_QUIZ_ASKING);
  switch (state)
    {
    case AWALE_ENDGAME_QUIZ_LOOKING:
      show_thinking (self, _("Looking for an endgame…"), _("The next endgame is not ready yet."));
      break;
    case AWALE_ENDGAME_QUIZ_THINKING:
      show_thinking (self, _("Thinking…"), _("North is thinking."));
      break;
    case AWALE_ENDGAME_QUIZ_NOT_FOUND:
      show_not_found (self);
      break;
    case AWALE_ENDGAME_QUIZ_ASKING:
      show_asking (self);
      break;
    case AWALE_ENDGAME_QUIZ_MISSED:
      show_missed (self);
      break;
    case AWALE_ENDGAME_QUIZ_HOME:
      show_home (self);
      break;
    default:
      g_return_if_reached ();
    }
}

static void
failed_cb (AwaleEndgamePage *self,
           const char       *sentence)
{
  gtk_label_set_text (self->verdict, sentence);
  gtk_label_set_text (self->told, sentence);
}

static void
pit_activated_cb (AwaleEndgamePage *self,
                  AwaleMove         move)
{
  self->played = move;
  awale_endgame_quiz_look (self->quiz);
}

/* Holds North's reply until South's sowing animation has finished. */
static void
animating_cb (AwaleEndgamePage *self)
{
  if (self->quiz != NULL)
    awale_endgame_quiz_set_held (self->quiz, awale_board_is_animating (self->board));
}

static void
take_back (AwaleEndgamePage *self)
{
  awale_endgame_quiz_take_back (self->quiz);
}

static void
hint (AwaleEndgamePage *self)
{
  /* Translators: a move that is right: “Play B.” */
  g_autofree char *text =
      g_strdup_printf (_ ("Play %s."), awale_move_to_string (awale_endgame_quiz_hint (self->quiz)));

  gtk_label_set_text (self->verdict, text);
  awale_board_focus_pit (self->board, AWALE_NO_MOVE);
  gtk_widget_set_visible (self->hint_button, FALSE);
}

static void
begin (AwaleEndgamePage *self)
{
  unsigned size = adw_combo_row_get_selected (self->seeds);

  awale_endgame_quiz_begin (self->quiz, (AwaleEndgameKind) adw_combo_row_get_selected (self->kind),
                            sizes[size].least, sizes[size].most);
}

static void
ask_next (AwaleEndgamePage *self)
{
  self->n_ended += self->is_begun;
  self->is_begun = false;
  begin (self);
}

static void
passed_cb (AwaleEndgamePage *self)
{
  awale_board_pass (self->board);
}

/* --- Choices --------------------------------------------------------------------------------- */

static AwaleRuleset
get_chosen (AwaleEndgamePage *self)
{
  g_autoptr (AwaleNamedRuleset) ruleset =
    g_list_model_get_item (awale_rulesets_get_model (self->services->rulesets),
                           adw_combo_row_get_selected (self->ruleset));

  return *awale_named_ruleset_get_rules (ruleset);
}

static void
create_trial (AwaleEndgamePage *self,
              AwaleTablebase   *tables)
{
  end_trial (self);
  self->quiz = awale_endgame_quiz_new (&self->rules, tables, g_random_int ());
  g_signal_connect_object (self->quiz, "notify::state", G_CALLBACK (state_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->quiz, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Shows the progress of the awaited tables, but not that of others. */
static void
show_progress (AwaleEndgamePage *self)
{
  AwaleTablebases *tables = self->services->tables;

  gtk_widget_set_visible (self->progress, self->is_waiting
                                          && awale_tablebases_is_at_work (tables, &self->rules));
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 awale_tablebases_get_progress (tables));
}

static void
wait_for_tables (AwaleEndgamePage *self,
                 bool              waits)
{
  self->is_waiting = waits;
  gtk_label_set_text (self->told, waits ? _("The endgame tables of these rules are being built.")
                                        : "");
  show_progress (self);
}

/* Stops waiting when other rules are chosen; the tables are still built. */
static void
stop_waiting (AwaleEndgamePage *self)
{
  if (self->is_waiting)
    wait_for_tables (self, false);
}

/* Starts an endgame, or requests missing tables and waits for them. */
static void
start (AwaleEndgamePage *self)
{
  AwaleTablebases *tables = self->services->tables;

  self->rules = get_chosen (self);
  if (awale_tablebases_get_seeds (tables, &self->rules) < AWALE_TABLEBASES_USUAL_SEEDS)
    {
      awale_tablebases_request (tables, &self->rules, AWALE_TABLEBASES_USUAL_SEEDS);
      wait_for_tables (self, true);
      return;
    }
  wait_for_tables (self, false);
  create_trial (self, awale_tablebases_get (tables, &self->rules));
  gtk_label_set_text (self->told, _("Looking for an endgame…"));
  begin (self);
}

/* Starts once the awaited tables exist, or stops waiting if building them has ended. */
static void
tables_changed_cb (AwaleEndgamePage *self)
{
  AwaleTablebases *tables = self->services->tables;

  if (!self->is_waiting)
    return;
  if (awale_tablebases_get_seeds (tables, &self->rules) >= AWALE_TABLEBASES_USUAL_SEEDS)
    start (self);
  else if (!awale_tablebases_is_building (tables, &self->rules))
    wait_for_tables (self, false);
}

static void
tables_failed_cb (AwaleEndgamePage *self,
                  const GError     *error)
{
  if (!self->is_waiting ||
      awale_tablebases_get_error (self->services->tables, &self->rules) == NULL)
    return;
  wait_for_tables (self, false);
  gtk_label_set_text (self->told, error->message);
}

/* --- The widget ------------------------------------------------------------------------------ */

static void
awale_endgame_page_dispose (GObject *object)
{
  AwaleEndgamePage *self = AWALE_ENDGAME_PAGE (object);

  end_trial (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_ENDGAME_PAGE);
  g_clear_pointer (&self->services, awale_services_unref);

  G_OBJECT_CLASS (awale_endgame_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (
    klass, "/io/github/awale/Awale/training/awale-endgame-page.ui");
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, stack);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, kind);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, seeds);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, ruleset);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, start_button);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, progress);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, told);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, standing);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, question);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, board);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, pass_bar);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, verdict);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, choose_button);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, back_button);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, hint_button);
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, next_button);
  gtk_widget_class_bind_template_callback (klass, pit_activated_cb);
  gtk_widget_class_bind_template_callback (klass, animating_cb);
  gtk_widget_class_bind_template_callback (klass, passed_cb);
  gtk_widget_class_bind_template_callback (klass, stop_waiting);
  gtk_widget_class_bind_template_callback (klass, start);
  gtk_widget_class_bind_template_callback (klass, choose);
  gtk_widget_class_bind_template_callback (klass, take_back);
  gtk_widget_class_bind_template_callback (klass, hint);
  gtk_widget_class_bind_template_callback (klass, ask_next);
}

static void
awale_endgame_page_class_init (AwaleEndgamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_endgame_page_dispose;

  g_type_ensure (AWALE_TYPE_BOARD);
  g_type_ensure (AWALE_TYPE_PASS_BAR);
  g_type_ensure (AWALE_TYPE_WRAP_LAYOUT);
  bind_template (widget_class);
}

static void
awale_endgame_page_init (AwaleEndgamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  self->played = AWALE_NO_MOVE;
}

void
awale_endgame_page_set_desk (AwaleEndgamePage   *self,
                             AwaleServices      *services,
                             const AwaleRuleset *rules)
{
  g_autoptr (GtkStringList) names = NULL;
  int index;

  g_return_if_fail (AWALE_IS_ENDGAME_PAGE (self));
  g_return_if_fail (services != NULL && rules != NULL);
  g_return_if_fail (self->services == NULL);

  self->services = awale_services_ref (services);
  awale_lesson_board_bind (self->board, services->settings);
  names = awale_ruleset_names_new (services->rulesets, NULL);
  index = awale_rulesets_index_of (services->rulesets, rules);
  adw_combo_row_set_model (self->ruleset, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->ruleset, index >= 0 ? (unsigned) index : 0);
  awale_kept_choice_bind (self->kind, services->settings, "endgame-task");
  awale_kept_choice_bind (self->seeds, services->settings, "endgame-size");
  g_signal_connect_object (services->tables, "notify::progress", G_CALLBACK (show_progress), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (services->tables, "changed", G_CALLBACK (tables_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (services->tables, "failed", G_CALLBACK (tables_failed_cb), self,
                           G_CONNECT_SWAPPED);
}
