/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-ruleset-editor"

#include "awale-ruleset-editor.h"

#include "awale-ruleset-rows.h"
#include "lessons/awale-lesson.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-widgets.h"

#include <glib/gi18n-lib.h>

/* Height of an example's board in pixels. */
#define BOARD_HEIGHT 130

/* Sections of the rules page that explain axes, in the order of the dialog. */
static const AwaleRulesTopic topics[] = {
  AWALE_RULES_TOPIC_SLAM,  AWALE_RULES_TOPIC_FEEDING, AWALE_RULES_TOPIC_NO_SOWING,
  AWALE_RULES_TOPIC_DEAD,  AWALE_RULES_TOPIC_ENDLESS, AWALE_RULES_TOPIC_MAJORITY,
  AWALE_RULES_TOPIC_BOARD,
};

/* A topic of the rules: its text, and an example with a small board and the outcome under the
 * edited rules. */
typedef struct
{
  GtkLabel   *text;
  GtkWidget  *example;  /* Row of the example; hidden if there is none. */
  AwaleBoard *board;
  GtkLabel   *outcome;
} Section;

struct _AwaleRulesetEditor
{
  AdwWindow           parent_instance;

  AdwPreferencesPage *page;
  AdwEntryRow        *name;
  GtkLabel           *problem;
  AwaleRulesetRows   *rows;
  Section             sections[G_N_ELEMENTS (topics)];

  AwaleRulesets      *rulesets;
  char               *old_name;
};

G_DEFINE_FINAL_TYPE (AwaleRulesetEditor, awale_ruleset_editor, ADW_TYPE_WINDOW)

static char *
word_example (const AwaleLesson  *lesson,
              const AwaleRuleset *rules)
{
  g_autofree char *question = awale_lesson_dup_question (lesson, rules);
  g_auto (GStrv) right = awale_lesson_dup_right (lesson, rules);
  g_autofree char *answer = NULL;

  if (right[0] == NULL)
    return g_steal_pointer (&question);
  answer = awale_lesson_explain (lesson, rules, right[0]);
  return g_strdup_printf ("%s\n%s", question, answer);
}

static void
show_example (Section            *section,
              AwaleRulesTopic     topic,
              const AwaleRuleset *rules)
{
  g_autoptr (GPtrArray) lessons = awale_lessons_select (rules, topic);
  g_autoptr (AwaleGame) game = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (section->example, lessons->len > 0);
  if (lessons->len == 0)
    return;

  game = awale_lesson_create_game (g_ptr_array_index (lessons, 0), rules);
  text = word_example (g_ptr_array_index (lessons, 0), rules);
  awale_board_set_game (section->board, game);
  gtk_label_set_label (section->outcome, text);
}

static void
show_texts (gpointer data)
{
  AwaleRulesetEditor *self = data;
  const AwaleRuleset rules = awale_ruleset_rows_get_rules (self->rows);

  for (size_t i = 0; i < G_N_ELEMENTS (topics); i++)
    {
      g_auto (GStrv) paragraphs = awale_rules_page_dup_paragraphs (&rules, topics[i]);
      g_autofree char *text = g_strjoinv ("\n", paragraphs);

      gtk_label_set_label (self->sections[i].text, text);
      show_example (&self->sections[i], topics[i], &rules);
    }
}

static void
name_changed_cb (AwaleRulesetEditor *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
  gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
}

static void
save (AwaleRulesetEditor *self)
{
  const AwaleRuleset rules = awale_ruleset_rows_get_rules (self->rows);
  g_autoptr (GError) error = NULL;

  if (awale_rulesets_save (self->rulesets, self->old_name,
                           gtk_editable_get_text (GTK_EDITABLE (self->name)), &rules, &error))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  gtk_label_set_label (self->problem, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "error");
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
save_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  save (AWALE_RULESET_EDITOR (widget));
}

/* Creates a list row around @child; the row cannot be activated. */
static GtkWidget *
create_row (GtkWidget *child)
{
  GtkWidget *row = adw_preferences_row_new ();

  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  return row;
}

static GtkLabel *
create_label (void)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_xalign (label, 0);
  return label;
}

/* Creates a board that is only a picture: it cannot be focused, and screen readers read the text
 * below it instead. */
static AwaleBoard *
create_board (void)
{
  GtkWidget *board = awale_board_new ();

  awale_board_set_animation_speed (AWALE_BOARD (board), AWALE_ANIMATION_OFF);
  g_object_set (board, "show-preview", FALSE, NULL);
  gtk_widget_set_size_request (board, -1, BOARD_HEIGHT);
  gtk_widget_set_can_target (board, FALSE);
  gtk_widget_set_can_focus (board, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return AWALE_BOARD (board);
}

static GtkWidget *
create_example (Section *section)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  section->board = create_board ();
  section->outcome = create_label ();
  section->example = create_row (box);
  gtk_label_set_use_markup (section->outcome, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (section->board));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (section->outcome));
  gtk_widget_add_css_class (box, "rules-example");
  return section->example;
}

static void
add_section (AwaleRulesetEditor *self,
             size_t              index)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  Section *section = &self->sections[index];
  size_t n_axes;
  const AwaleRulesetAxis *axes = awale_ruleset_axes (&n_axes);

  adw_preferences_group_set_title (group, awale_rules_page_get_title (topics[index]));
  if (topics[index] == AWALE_RULES_TOPIC_ENDLESS)
    {
      adw_preferences_group_add (group, awale_ruleset_rows_get_row (self->rows, n_axes));
      adw_preferences_group_add (group, awale_ruleset_rows_get_row (self->rows, n_axes + 1));
    }
  for (size_t i = 0; i < n_axes; i++)
    if (axes[i].topic == topics[index])
      adw_preferences_group_add (group, awale_ruleset_rows_get_row (self->rows, i));
  section->text = create_label ();
  gtk_widget_add_css_class (GTK_WIDGET (section->text), "rules-text");
  adw_preferences_group_add (group, create_row (GTK_WIDGET (section->text)));
  adw_preferences_group_add (group, create_example (section));
  adw_preferences_page_add (self->page, group);
}

static void
awale_ruleset_editor_dispose (GObject *object)
{
  AwaleRulesetEditor *self = AWALE_RULESET_EDITOR (object);

  g_clear_pointer (&self->rulesets, awale_rulesets_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_RULESET_EDITOR);
  g_clear_pointer (&self->old_name, g_free);

  G_OBJECT_CLASS (awale_ruleset_editor_parent_class)->dispose (object);
}

static void
awale_ruleset_editor_class_init (AwaleRulesetEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_ruleset_editor_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/rulesets/awale-ruleset-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetEditor, page);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetEditor, name);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetEditor, problem);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, save);
  gtk_widget_class_install_action (widget_class, "ruleset.save", NULL, save_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_ruleset_editor_init (AwaleRulesetEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  self->rows = awale_ruleset_rows_new (self, show_texts);
  for (size_t i = 0; i < G_N_ELEMENTS (topics); i++)
    add_section (self, i);

  /* Focus the inner text, because Enter in the row itself would only start editing. */
  gtk_window_set_focus (GTK_WINDOW (self),
                        GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->name))));
}

GtkWidget *
awale_ruleset_editor_new (AwaleRulesets      *rulesets,
                          const char         *old_name,
                          const char         *name,
                          const AwaleRuleset *rules)
{
  AwaleRulesetEditor *self;

  g_return_val_if_fail (rulesets != NULL, NULL);
  g_return_val_if_fail (name != NULL && rules != NULL, NULL);

  self = g_object_new (AWALE_TYPE_RULESET_EDITOR, NULL);
  self->rulesets = awale_rulesets_ref (rulesets);
  self->old_name = g_strdup (old_name);
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  awale_ruleset_rows_set_rules (self->rows, rules);
  show_texts (self);
  return GTK_WIDGET (self);
}
