/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-exercise-dialog"

#include "awale-exercise-dialog.h"

#include "analysis/awale-analysis.h"
#include "game/awale-signal.h"
#include "game/awale-value.h"
#include "training/awale-exercise.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>

#define DEFAULT_WIDTH 420

/* Depth of the search in plies. */
#define DEPTH 22

/* Maximum difference between the values of the best move and of another proposed answer, in
 * hundredths of a seed; the same as in training. */
#define ALLOWANCE 50

struct _AwaleExerciseDialog
{
  AdwWindow       parent_instance;

  AwaleGame      *game;
  AwaleNode      *node;      /* Node of the game with the position. */
  AwaleAnalysis  *analysis;
  bool            is_chosen; /* True once the user has chosen answers, after which none are
                              * proposed. */
  bool            is_proposing;

  GtkWidget      *accept_button;
  GtkEditable    *question;
  GtkEditable    *collection;
  GtkMenuButton  *collections;
  AdwPreferencesGroup *answers;
  GtkCheckButton *checks[AWALE_PITS];  /* Check buttons of the moves; NULL for illegal moves. */
  GtkLabel       *values[AWALE_PITS];
};

G_DEFINE_FINAL_TYPE (AwaleExerciseDialog, awale_exercise_dialog, ADW_TYPE_WINDOW)

static bool
is_answer (AwaleExerciseDialog *self,
           AwaleMove            move)
{
  return self->checks[move] != NULL && gtk_check_button_get_active (self->checks[move]);
}

/* Lists the chosen moves, best first according to the search, in @answers. Returns their number. */
static size_t
list_answers (AwaleExerciseDialog *self,
              AwaleMove           *answers)
{
  GListModel *lines = awale_analysis_get_lines (self->analysis);
  unsigned listed = 0;
  size_t n = 0;

  for (unsigned i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (lines, i);
      AwaleMove move = awale_analysis_line_get_move (line);

      if (move < AWALE_PITS && is_answer (self, move))
        {
          answers[n++] = move;
          listed |= 1u << move;
        }
    }
  for (AwaleMove move = 0; move < AWALE_PITS; move++)
    if (is_answer (self, move) && (listed >> move & 1) == 0)
      answers[n++] = move;
  return n;
}

static char *
dup_text (GtkEditable *entry)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (entry)));
}

static void
changed_cb (AwaleExerciseDialog *self)
{
  g_autofree char *collection = dup_text (self->collection);
  AwaleMove answers[AWALE_PITS];

  gtk_widget_set_sensitive (self->accept_button, self->analysis != NULL && *collection != '\0'
                                                 && list_answers (self, answers) > 0);
}

static void
toggled_cb (AwaleExerciseDialog *self)
{
  self->is_chosen |= !self->is_proposing;
  changed_cb (self);
}

static bool
is_proposed (AwaleAnalysisLine *best,
             AwaleAnalysisLine *line,
             AwaleSide          mover)
{
  AwaleJudgment judgment = awale_judge (awale_analysis_line_get_evaluation (best),
                                        awale_analysis_line_get_evaluation (line), mover);

  return judgment.loss <= ALLOWANCE;
}

static void
show_value (GtkLabel              *label,
            const AwaleEvaluation *evaluation)
{
  g_autofree char *value = awale_evaluation_describe (evaluation);
  g_autofree char *words = awale_describe_evaluation_in_words (evaluation);

  gtk_label_set_text (label, value);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), words);
}

static void
updated_cb (AwaleExerciseDialog *self)
{
  GListModel *lines = awale_analysis_get_lines (self->analysis);
  g_autoptr (AwaleAnalysisLine) best = g_list_model_get_item (lines, 0);
  AwaleSide mover = awale_node_get_position (self->node).side;

  self->is_proposing = true;
  for (unsigned i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (lines, i);
      AwaleMove move = awale_analysis_line_get_move (line);

      if (move >= AWALE_PITS || self->checks[move] == NULL)
        continue;
      show_value (self->values[move], awale_analysis_line_get_evaluation (line));
      if (!self->is_chosen)
        gtk_check_button_set_active (self->checks[move], is_proposed (best, line, mover));
    }
  self->is_proposing = false;
}

static void
accepted_cb (AwaleExerciseDialog *self)
{
  g_autofree char *question = dup_text (self->question);
  g_autofree char *collection = dup_text (self->collection);
  AwaleMove answers[AWALE_PITS];
  size_t n_answers = list_answers (self, answers);
  g_autoptr (AwaleExercise) exercise =
    awale_exercise_new_position (awale_game_get_rules (self->game),
                                 awale_node_get_position (self->node),
                                 *question != '\0' ? question : NULL, answers, n_answers,
                                 self->game);

  g_signal_emit_by_name (self, "made", exercise, collection);
  gtk_window_close (GTK_WINDOW (self));
}

static void
choose_collection_action (GtkWidget  *widget,
                          const char *name,
                          GVariant   *collection)
{
  AwaleExerciseDialog *self = AWALE_EXERCISE_DIALOG (widget);

  gtk_editable_set_text (self->collection, g_variant_get_string (collection, NULL));
  gtk_widget_grab_focus (GTK_WIDGET (self->collection));
}

static void
collections_listed_cb (GObject      *source,
                       GAsyncResult *result,
                       gpointer      data)
{
  g_autoptr (AwaleExerciseDialog) self = data;
  g_auto (GStrv) names =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL);
  g_autoptr (GMenu) menu = g_menu_new ();

  if (names == NULL || self->analysis == NULL)
    return;
  for (unsigned i = 0; names[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (names[i], "_", -1);
      g_autofree char *label = g_strjoinv ("__", parts);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "dialog.choose-collection", "s", names[i]);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->collections, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (self->collections),
                          g_menu_model_get_n_items (G_MENU_MODEL (menu)) > 0);
}

static void
awale_exercise_dialog_dispose (GObject *object)
{
  AwaleExerciseDialog *self = AWALE_EXERCISE_DIALOG (object);

  g_clear_object (&self->analysis);
  g_clear_pointer (&self->node, awale_node_unref);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (awale_exercise_dialog_parent_class)->dispose (object);
}

static void
awale_exercise_dialog_class_init (AwaleExerciseDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_exercise_dialog_dispose;
  AWALE_ADD_SIGNAL (klass, "made", 2, G_TYPE_POINTER, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/training/awale-exercise-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleExerciseDialog, accept_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleExerciseDialog, question);
  gtk_widget_class_bind_template_child (widget_class, AwaleExerciseDialog, collection);
  gtk_widget_class_bind_template_child (widget_class, AwaleExerciseDialog, collections);
  gtk_widget_class_bind_template_child (widget_class, AwaleExerciseDialog, answers);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, accepted_cb);
  gtk_widget_class_install_action (widget_class, "dialog.choose-collection", "s",
                                   choose_collection_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_exercise_dialog_init (AwaleExerciseDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

static void
add_answer (AwaleExerciseDialog *self,
            AwaleMove            move)
{
  AwaleSowing sowing = awale_sow (awale_node_get_position (self->node),
                                  awale_game_get_rules (self->game), move);
  g_autofree char *title =
    sowing.harvest > 0 ? g_strdup_printf ("%s+%d", awale_move_to_string (move), sowing.harvest)
                       : g_strdup (awale_move_to_string (move));
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();
  GtkWidget *value = gtk_label_new (NULL);

  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (value, "numeric");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), value);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_preferences_group_add (self->answers, row);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  self->checks[move] = GTK_CHECK_BUTTON (check);
  self->values[move] = GTK_LABEL (value);
}

static void
begin_search (AwaleExerciseDialog *self,
              AwaleServices       *services)
{
  self->analysis = awale_analysis_new (self->game);
  awale_analysis_set_tables (
      self->analysis, awale_tablebases_get (services->tables, awale_game_get_rules (self->game)));
  awale_analysis_set_target_depth (self->analysis, DEPTH);
  awale_analysis_set_node (self->analysis, self->node);
  g_signal_connect_object (self->analysis, "updated", G_CALLBACK (updated_cb), self,
                           G_CONNECT_SWAPPED);
  awale_analysis_set_active (self->analysis, true);
}

GtkWidget *
awale_exercise_dialog_new (GtkWindow     *parent,
                           AwaleServices *services,
                           AwaleGame     *game)
{
  AwaleExerciseDialog *self;
  unsigned moves;
  int room = gtk_widget_get_width (GTK_WIDGET (parent));

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (services != NULL && AWALE_IS_GAME (game), NULL);

  self = g_object_new (AWALE_TYPE_EXERCISE_DIALOG, "transient-for", parent,
                       "default-width", room > 0 ? MIN (room, DEFAULT_WIDTH) : DEFAULT_WIDTH, NULL);
  self->game = g_object_ref (game);
  self->node = awale_node_ref (awale_game_get_cursor (game));
  moves = awale_legal_moves (awale_node_get_position (self->node), awale_game_get_rules (game))
          & ((1u << AWALE_PITS) - 1);
  for (; moves != 0; moves &= moves - 1)
    add_answer (self, __builtin_ctz (moves));
  g_settings_bind (services->settings, "exercise-collection", self->collection, "text",
                   G_SETTINGS_BIND_DEFAULT);
  if (*gtk_editable_get_text (self->collection) == '\0')
    gtk_editable_set_text (self->collection, _("Exercises"));
  awale_library_client_run_async (services->library, &awale_library_collections_job, NULL, NULL,
                                  collections_listed_cb, g_object_ref (self));
  begin_search (self, services);
  changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->question));
  return GTK_WIDGET (self);
}
