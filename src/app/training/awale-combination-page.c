/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-combination-page"

#include "awale-combination-page.h"

#include "app/common/awale-combo-row.h"
#include "game/awale-signal.h"
#include "training/awale-training-store.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

/* Ranges of levels for the choices of difficulty after “any”, whose index is stored in the
 * settings. */
static const struct
{
  int         least;
  int         most;
  const char *name;
} difficulties[] = {
  { 1, 1, N_("Easy") },
  { 2, 2, N_("Medium") },
  { 3, 3, N_("Hard") },
  { 4, 8, N_("Very hard") },
};

struct _AwaleCombinationPage
{
  AdwBin                parent_instance;

  AwaleServices        *services;
  GCancellable         *cancellable;
  bool                  is_loading;
  bool                  is_stale;   /* True if the combinations must be loaded, for the first time
                                     * or again. */

  GtkStack             *stack;
  AdwComboRow          *kind;
  AdwComboRow          *difficulty;
  AdwComboRow          *ruleset;
  GtkWidget            *start_button;
  GtkLabel             *told;
  AwaleExerciseSession *session;
};

G_DEFINE_FINAL_TYPE (AwaleCombinationPage, awale_combination_page, ADW_TYPE_BIN)

static void
fail (AwaleCombinationPage *self,
      const char           *sentence)
{
  g_signal_emit_by_name (self, "failed", sentence);
}

/* --- Choices --------------------------------------------------------------------------------- */

static bool
has_level (AwaleCombinationPage *self,
           int                   level)
{
  unsigned chosen = adw_combo_row_get_selected (self->difficulty);

  return chosen == 0
         || (level >= difficulties[chosen - 1].least && level <= difficulties[chosen - 1].most);
}

static bool
has_rules (AwaleCombinationPage *self,
           const AwaleRuleset   *rules)
{
  unsigned chosen = adw_combo_row_get_selected (self->ruleset);
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  return chosen == 0 || (chosen <= n_presets
                         && awale_ruleset_equal (&presets[chosen - 1].rules, rules));
}

static bool
is_chosen (AwaleExercise *exercise,
           const void *data)
{
  AwaleCombinationPage *self = (AwaleCombinationPage *) data;
  AwaleCombinationKind kind;
  int level;
  unsigned chosen = adw_combo_row_get_selected (self->kind);

  return awale_exercise_get_combination (exercise, &kind, &level)
         && (chosen == 0 || chosen == kind + 1)
         && has_level (self, level)
         && has_rules (self, awale_game_get_rules (awale_exercise_get_game (exercise)));
}

/* Lists the number of combinations and, unless zero, how many are new or due again: “120
 * combinations · 100 new · 3 due again today”. */
static char *
word_choice (const AwaleTrainingSummary *summary)
{
  GString *text = g_string_new (NULL);
  unsigned n_again = summary->n_due - summary->n_new;

  g_string_append_printf (text, ngettext ("%u combination", "%u combinations",
                                          summary->n_exercises), summary->n_exercises);
  if (summary->n_new > 0)
    {
      g_string_append (text, " · ");
      /* Translators: a number of new combinations. */
      g_string_append_printf (text, ngettext ("%u new", "%u new", summary->n_new),
                              summary->n_new);
    }
  if (n_again > 0)
    {
      g_string_append (text, " · ");
      /* Translators: a number of combinations to be repeated today. */
      g_string_append_printf (text, ngettext ("%u due again today", "%u due again today",
                                              n_again), n_again);
    }
  return g_string_free (text, FALSE);
}

/* Updates the counts. The rows also emit their signals while the page is constructed, before there
 * is a session. */
static void
chosen_cb (AwaleCombinationPage *self)
{
  AwaleTraining *course =
      self->session != NULL ? awale_exercise_session_get_training (self->session) : NULL;
  AwaleTrainingSummary summary;
  g_autofree char *text = NULL;

  if (course == NULL)
    return;
  awale_training_update_day (course);
  summary = awale_training_summarize (course);
  text = summary.n_exercises > 0 ? word_choice (&summary)
                                 : g_strdup (_("No combination matches these choices."));
  gtk_label_set_text (self->told, text);
}

static void
choose (AwaleCombinationPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, "choose");
  chosen_cb (self);
  gtk_widget_grab_focus (self->start_button);
}

/* --- Questions ------------------------------------------------------------------------------- */

static const char *
get_difficulty (int level)
{
  size_t i = 0;

  while (i < G_N_ELEMENTS (difficulties) - 1 && level > difficulties[i].most)
    i++;
  return _(difficulties[i].name);
}

/* Shows the origin, “Oware Abapa · Hard”. The kind, which could give a hint, is added if the user
 * chose it or has answered: “Oware Abapa · Hard · Krou”. */
static void
tell_origin (AwaleCombinationPage *self)
{
  AwaleExercise *exercise = awale_exercise_session_get_asked (self->session);
  const AwaleRuleset *rules = awale_game_get_rules (awale_exercise_get_game (exercise));
  bool with_kind = adw_combo_row_get_selected (self->kind) != 0
                   || awale_exercise_session_is_answered (self->session);
  AwaleCombinationKind kind;
  int level;
  g_autofree char *text = NULL;

  awale_exercise_get_combination (exercise, &kind, &level);
  text = g_strjoin (" · ", awale_rulesets_get_name (self->services->rulesets, rules),
                    get_difficulty (level),
                    with_kind ? awale_combination_kind_get_name (kind) : NULL, NULL);
  awale_exercise_session_set_origin (self->session, text);
}

static void
asked_cb (AwaleCombinationPage *self)
{
  tell_origin (self);
  gtk_stack_set_visible_child_name (self->stack, "ask");
}

static void
done_cb (AwaleCombinationPage *self)
{
  AwaleTraining *training;

  choose (self);
  training = awale_exercise_session_get_training (self->session);
  if (awale_training_summarize (training).n_exercises > 0)
    gtk_label_set_text (self->told, _("None of these are left for today. Choose others."));
}

static void
start (AwaleCombinationPage *self)
{
  awale_exercise_session_go_on (self->session);
}

/* --- Loading --------------------------------------------------------------------------------- */

static void update (AwaleCombinationPage *self);

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (AwaleCombinationPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleTraining) course =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);

  self->is_loading = false;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (course == NULL)
    {
      self->is_stale = true;
      gtk_label_set_text (self->told, error->message);
      fail (self, error->message);
      return;
    }
  awale_training_set_filter (course, is_chosen, self);
  awale_exercise_session_set_training (self->session, g_steal_pointer (&course));
  gtk_widget_set_sensitive (self->start_button, TRUE);
  chosen_cb (self);
  update (self);
}

static void
update (AwaleCombinationPage *self)
{
  if (!self->is_stale || self->is_loading || self->services == NULL
      || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->is_stale = false;
  self->is_loading = true;
  awale_library_client_run_async (self->services->library, &awale_training_course_job, NULL,
                                  self->cancellable, loaded_cb, g_object_ref (self));
}

static void
awale_combination_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (awale_combination_page_parent_class)->map (widget);
  update (AWALE_COMBINATION_PAGE (widget));
}

/* --- The widget ------------------------------------------------------------------------------ */

bool
awale_combination_page_is_asking (AwaleCombinationPage *self)
{
  g_return_val_if_fail (AWALE_IS_COMBINATION_PAGE (self), false);

  return self->stack != NULL
         && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "ask") == 0;
}

static void
part_cb (AwaleCombinationPage *self)
{
  g_signal_emit_by_name (self, "turned");
}

static void
awale_combination_page_dispose (GObject *object)
{
  AwaleCombinationPage *self = AWALE_COMBINATION_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->session != NULL && awale_exercise_session_get_training (self->session) != NULL)
    awale_training_set_filter (awale_exercise_session_get_training (self->session), NULL, NULL);
  g_clear_pointer (&self->services, awale_services_unref);

  G_OBJECT_CLASS (awale_combination_page_parent_class)->dispose (object);
}

static void
awale_combination_page_class_init (AwaleCombinationPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_combination_page_dispose;
  widget_class->map = awale_combination_page_map;

  AWALE_ADD_SIGNAL (klass, "turned", 0);
  AWALE_ADD_SIGNAL (klass, "failed", 1, G_TYPE_STRING);

  g_type_ensure (AWALE_TYPE_EXERCISE_SESSION);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/training/awale-combination-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleCombinationPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AwaleCombinationPage, kind);
  gtk_widget_class_bind_template_child (widget_class, AwaleCombinationPage, difficulty);
  gtk_widget_class_bind_template_child (widget_class, AwaleCombinationPage, ruleset);
  gtk_widget_class_bind_template_child (widget_class, AwaleCombinationPage, start_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleCombinationPage, told);
  gtk_widget_class_bind_template_child (widget_class, AwaleCombinationPage, session);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, start);
  gtk_widget_class_bind_template_callback (widget_class, choose);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, tell_origin);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
  gtk_widget_class_bind_template_callback (widget_class, fail);
  gtk_widget_class_bind_template_callback (widget_class, part_cb);
}

static void
fill_kinds (AwaleCombinationPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("All kinds"));
  for (AwaleCombinationKind kind = 0; kind < AWALE_COMBINATION_N_KINDS; kind++)
    gtk_string_list_append (names, awale_combination_kind_get_name (kind));
  adw_combo_row_set_model (self->kind, G_LIST_MODEL (names));
}

static void
fill_difficulties (AwaleCombinationPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Any difficulty"));
  for (size_t i = 0; i < G_N_ELEMENTS (difficulties); i++)
    gtk_string_list_append (names, _(difficulties[i].name));
  adw_combo_row_set_model (self->difficulty, G_LIST_MODEL (names));
}

static void
fill_rulesets (AwaleCombinationPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  gtk_string_list_append (names, _("All rulesets"));
  for (size_t i = 0; i < n_presets; i++)
    gtk_string_list_append (names, awale_ruleset_get_name (&presets[i].rules));
  adw_combo_row_set_model (self->ruleset, G_LIST_MODEL (names));
}

static void
awale_combination_page_init (AwaleCombinationPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  self->is_stale = true;
  fill_kinds (self);
  fill_difficulties (self);
  fill_rulesets (self);
}

/* Selects @rules if they are built in. Otherwise selects all rulesets, because custom rules cannot
 * be chosen. */
static void
select_ruleset (AwaleCombinationPage *self,
                const AwaleRuleset   *rules)
{
  size_t n_presets, i = 0;
  const AwalePreset *presets = awale_presets (&n_presets);

  while (i < n_presets && !awale_ruleset_equal (&presets[i].rules, rules))
    i++;
  adw_combo_row_set_selected (self->ruleset, i < n_presets ? (unsigned) i + 1 : 0);
}

void
awale_combination_page_set_services (AwaleCombinationPage *self,
                                     AwaleServices        *services,
                                     const AwaleRuleset   *rules)
{
  g_return_if_fail (AWALE_IS_COMBINATION_PAGE (self));
  g_return_if_fail (services != NULL && self->services == NULL);
  g_return_if_fail (rules != NULL);

  self->services = awale_services_ref (services);
  awale_exercise_session_set_services (self->session, services);
  awale_combo_row_bind (self->kind, services->settings, "combination-kind");
  awale_combo_row_bind (self->difficulty, services->settings, "combination-difficulty");
  select_ruleset (self, rules);
}

void
awale_combination_page_reload (AwaleCombinationPage *self)
{
  g_return_if_fail (AWALE_IS_COMBINATION_PAGE (self));

  self->is_stale = true;
  update (self);
}

AwaleExerciseSession *
awale_combination_page_get_session (AwaleCombinationPage *self)
{
  g_return_val_if_fail (AWALE_IS_COMBINATION_PAGE (self), NULL);

  return self->session;
}
