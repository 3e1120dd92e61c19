/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-endgame-page"

#include "awale-endgame-page.h"

#include "awale-question-view.h"
#include "app/common/awale-combo-row.h"
#include "app/rulesets/awale-ruleset-group.h"
#include "training/awale-endgame-quiz.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

/* Ranges of the number of seeds on the board for the choices of size, whose index is stored in the
 * settings. */
static const struct
{
  int least;
  int most;
} sizes[] = { { 4, 6 }, { 7, 9 }, { 10, AWALE_TABLEBASES_USUAL_SEEDS } };

struct _AwaleEndgamePage
{
  AdwBin            parent_instance;

  AwaleServices    *services;
  AwaleEndgameQuiz *quiz;       /* Quiz; NULL before an endgame and after leaving it. */
  AwaleRuleset      rules;      /* Rules of the quiz, or of the tables being built. */
  bool              is_waiting;
  bool              is_begun;   /* True while the current endgame is not yet counted in
                                 * `n_ended`. */
  unsigned          n_ended;    /* Number of finished endgames, and of those solved without help. */
  unsigned          n_home;

  GtkStack         *stack;
  AdwComboRow      *kind;
  AdwComboRow      *seeds;
  AdwComboRow      *ruleset;
  GtkWidget        *start_button;
  GtkWidget        *progress;
  GtkLabel         *told;
  AwaleQuestionView *view;
};

G_DEFINE_FINAL_TYPE (AwaleEndgamePage, awale_endgame_page, ADW_TYPE_BIN)

/* --- Endgames -------------------------------------------------------------------------------- */

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

  awale_question_view_set_origin (self->view, text);
}

/* Counts the current endgame if it has not been counted yet. An endgame that the user leaves before
 * its end thus counts as failed. */
static void
abandon_endgame (AwaleEndgamePage *self)
{
  self->n_ended += self->is_begun;
  self->is_begun = false;
}

static void
end_quiz (AwaleEndgamePage *self)
{
  if (self->quiz == NULL)
    return;
  abandon_endgame (self);
  g_signal_handlers_disconnect_by_data (self->quiz, self);
  awale_question_view_set_quiz (self->view, NULL);
  g_clear_object (&self->quiz);
}

static void
show_choices (AwaleEndgamePage *self,
              const char       *told)
{
  gtk_stack_set_visible_child_name (self->stack, "choose");
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->start_button);
  gtk_label_set_text (self->told, told);
}

static void
choose (AwaleEndgamePage *self)
{
  end_quiz (self);
  show_choices (self, "");
}

static void
changed_cb (AwaleEndgamePage *self)
{
  const AwaleQuizDisplay *display = awale_quiz_get_display (AWALE_QUIZ (self->quiz));

  switch (display->state)
    {
    case AWALE_QUIZ_LOOKING:
      abandon_endgame (self);
      gtk_label_set_text (self->told, display->verdict);
      break;
    case AWALE_QUIZ_ASKING:
      self->is_begun = true;
      show_standing (self);
      gtk_stack_set_visible_child_name (self->stack, "play");
      break;
    case AWALE_QUIZ_ANSWERED:
      abandon_endgame (self);
      self->n_home += !awale_endgame_quiz_was_helped (self->quiz);
      show_standing (self);
      break;
    case AWALE_QUIZ_OVER:
      show_choices (self, display->verdict);
      break;
    default:
      break;
    }
}

/* --- Choices --------------------------------------------------------------------------------- */

/* Shows the progress if the tables being built are those that the page is waiting for. */
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

/* Stops waiting because the user has chosen other rules. The building of the tables continues. */
static void
stop_waiting (AwaleEndgamePage *self)
{
  if (self->is_waiting)
    wait_for_tables (self, false);
}

/* Starts an endgame. If its tables are missing, requests them and waits until they are built. */
static void
start (AwaleEndgamePage *self)
{
  AwaleTablebases *tables = self->services->tables;
  unsigned size = adw_combo_row_get_selected (self->seeds);

  self->rules = awale_ruleset_row_get_rules (self->ruleset, self->services->rulesets);
  if (awale_tablebases_get_seeds (tables, &self->rules) < AWALE_TABLEBASES_USUAL_SEEDS)
    {
      awale_tablebases_request (tables, &self->rules, AWALE_TABLEBASES_USUAL_SEEDS);
      wait_for_tables (self, true);
      return;
    }
  wait_for_tables (self, false);
  end_quiz (self);
  self->quiz = awale_endgame_quiz_new (&self->rules, awale_tablebases_get (tables, &self->rules),
                                       g_random_int ());
  g_signal_connect_object (self->quiz, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  awale_question_view_set_quiz (self->view, AWALE_QUIZ (self->quiz));
  awale_endgame_quiz_begin (self->quiz, (AwaleEndgameKind) adw_combo_row_get_selected (self->kind),
                            sizes[size].least, sizes[size].most);
}

/* Starts the endgame once its tables exist. Stops waiting if they are no longer being built. */
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

  end_quiz (self);
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
  gtk_widget_class_bind_template_child (klass, AwaleEndgamePage, view);
  gtk_widget_class_bind_template_callback (klass, stop_waiting);
  gtk_widget_class_bind_template_callback (klass, start);
}

static void
awale_endgame_page_class_init (AwaleEndgamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_endgame_page_dispose;

  g_type_ensure (AWALE_TYPE_QUESTION_VIEW);
  bind_template (widget_class);
}

static void
awale_endgame_page_init (AwaleEndgamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (awale_question_view_add_button (self->view, _("Other _Endgames")),
                           "clicked", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  awale_question_view_set_label (self->view, AWALE_QUIZ_RETRY, _("_Take Back"));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

void
awale_endgame_page_set_services (AwaleEndgamePage   *self,
                                 AwaleServices      *services,
                                 const AwaleRuleset *rules)
{
  g_return_if_fail (AWALE_IS_ENDGAME_PAGE (self));
  g_return_if_fail (services != NULL && rules != NULL);
  g_return_if_fail (self->services == NULL);

  self->services = awale_services_ref (services);
  awale_question_view_bind_settings (self->view, services->settings);
  awale_ruleset_row_fill (self->ruleset, services->rulesets, rules);
  awale_combo_row_bind (self->kind, services->settings, "endgame-task");
  awale_combo_row_bind (self->seeds, services->settings, "endgame-size");
  g_signal_connect_object (services->tables, "notify::progress", G_CALLBACK (show_progress), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (services->tables, "changed", G_CALLBACK (tables_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (services->tables, "failed", G_CALLBACK (tables_failed_cb), self,
                           G_CONNECT_SWAPPED);
}
