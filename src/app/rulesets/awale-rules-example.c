/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-rules-example"

#include "awale-rules-example.h"

#include "widgets/awale-widgets.h"

#include <glib/gi18n-lib.h>

/* Pixels, enough to count the seeds. */
#define BOARD_HEIGHT 130

struct _AwaleRulesExample
{
  AdwPreferencesRow  parent_instance;

  AwaleRulesTopic    topic;
  AwaleBoard        *board;
  GtkLabel          *text;
};

G_DEFINE_FINAL_TYPE (AwaleRulesExample, awale_rules_example, ADW_TYPE_PREFERENCES_ROW)

static void
awale_rules_example_class_init (AwaleRulesExampleClass *klass)
{
}

/* Creates the board as a picture: it cannot be focused, and the text beside it describes it. */
static GtkWidget *
create_board (AwaleRulesExample *self)
{
  GtkWidget *board = awale_board_new ();

  self->board = AWALE_BOARD (board);
  awale_board_set_animation_speed (self->board, AWALE_ANIMATION_OFF);
  g_object_set (self->board, "show-preview", FALSE, NULL);
  gtk_widget_set_size_request (board, -1, BOARD_HEIGHT);
  gtk_widget_set_can_target (board, FALSE);
  gtk_widget_set_can_focus (board, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return board;
}

static void
awale_rules_example_init (AwaleRulesExample *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *text = gtk_label_new (NULL);

  self->text = GTK_LABEL (text);
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_use_markup (self->text, TRUE);
  gtk_label_set_xalign (self->text, 0);
  gtk_box_append (GTK_BOX (box), create_board (self));
  gtk_box_append (GTK_BOX (box), text);
  gtk_widget_add_css_class (box, "rules-example");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

GtkWidget *
awale_rules_example_new (AwaleRulesTopic topic)
{
  AwaleRulesExample *self = g_object_new (AWALE_TYPE_RULES_EXAMPLE, NULL);

  self->topic = topic;
  return GTK_WIDGET (self);
}

static char *
word_example (const AwaleExercise *exercise,
              const AwaleRuleset  *rules)
{
  g_autofree char *question = awale_exercise_word_question (exercise, rules);
  g_auto (GStrv) right = awale_exercise_dup_right (exercise, rules);
  g_autofree char *answer = NULL;

  if (right[0] == NULL)
    return g_steal_pointer (&question);
  answer = awale_exercise_explain (exercise, rules, right[0]);
  return g_strdup_printf ("%s\n%s", question, answer);
}

void
awale_rules_example_set_rules (AwaleRulesExample  *self,
                               const AwaleRuleset *rules)
{
  g_autoptr (GPtrArray) exercises = NULL;
  g_autoptr (AwaleGame) game = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (AWALE_IS_RULES_EXAMPLE (self));
  g_return_if_fail (rules != NULL);

  exercises = awale_exercises_select (rules, self->topic);
  gtk_widget_set_visible (GTK_WIDGET (self), exercises->len > 0);
  if (exercises->len == 0)
    return;

  game = awale_exercise_create_game (g_ptr_array_index (exercises, 0), rules);
  text = word_example (g_ptr_array_index (exercises, 0), rules);
  awale_board_set_game (self->board, game);
  gtk_label_set_label (self->text, text);
}
