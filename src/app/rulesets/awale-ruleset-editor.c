/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-ruleset-editor"

#include "awale-ruleset-editor.h"

#include "awale-rules-example.h"
#include "awale-ruleset-rows.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

/* Sections of the rules page about axes, in the order of the dialog. */
static const AwaleRulesTopic topics[] = {
  AWALE_RULES_TOPIC_SLAM,  AWALE_RULES_TOPIC_FEEDING, AWALE_RULES_TOPIC_NO_SOWING,
  AWALE_RULES_TOPIC_DEAD,  AWALE_RULES_TOPIC_ENDLESS, AWALE_RULES_TOPIC_MAJORITY,
  AWALE_RULES_TOPIC_BOARD,
};

struct _AwaleRulesetEditor
{
  AdwWindow           parent_instance;

  AdwPreferencesPage *page;
  AdwEntryRow        *name;
  GtkLabel           *problem;
  AwaleRulesetRows   *rows;
  GtkLabel           *texts[G_N_ELEMENTS (topics)];
  AwaleRulesExample  *examples[G_N_ELEMENTS (topics)];

  AwaleRulesets      *rulesets;
  char               *old_name;
};

G_DEFINE_FINAL_TYPE (AwaleRulesetEditor, awale_ruleset_editor, ADW_TYPE_WINDOW)

static void
show_texts (AwaleRulesetEditor *self)
{
  const AwaleRuleset rules = awale_ruleset_rows_get_rules (self->rows);

  for (size_t i = 0; i < G_N_ELEMENTS (topics); i++)
    {
      g_auto (GStrv) paragraphs = awale_rules_page_dup_paragraphs (&rules, topics[i]);
      g_autofree char *text = g_strjoinv ("\n", paragraphs);

      gtk_label_set_label (self->texts[i], text);
      awale_rules_example_set_rules (self->examples[i], &rules);
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

static GtkWidget *
create_text_row (AwaleRulesetEditor *self,
                 size_t              index)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *text = gtk_label_new (NULL);

  self->texts[index] = GTK_LABEL (text);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_add_css_class (text, "rules-text");
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), text);
  return row;
}

static void
add_section (AwaleRulesetEditor *self,
             size_t              index)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *example = awale_rules_example_new (topics[index]);
  size_t n_axes;
  const AwaleAxis *axes = awale_axes (&n_axes);

  adw_preferences_group_set_title (group, awale_rules_page_get_title (topics[index]));
  if (topics[index] == AWALE_RULES_TOPIC_ENDLESS)
    {
      adw_preferences_group_add (group, awale_ruleset_rows_get_endless (self->rows));
      adw_preferences_group_add (group, awale_ruleset_rows_get_limit (self->rows));
    }
  for (size_t i = 0; i < n_axes; i++)
    if (axes[i].topic == topics[index])
      adw_preferences_group_add (group, awale_ruleset_rows_get_axis (self->rows, i));
  adw_preferences_group_add (group, create_text_row (self, index));
  self->examples[index] = AWALE_RULES_EXAMPLE (example);
  adw_preferences_group_add (group, example);
  adw_preferences_page_add (self->page, group);
}

static void
awale_ruleset_editor_dispose (GObject *object)
{
  AwaleRulesetEditor *self = AWALE_RULESET_EDITOR (object);

  g_clear_object (&self->rows);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_RULESET_EDITOR);
  g_clear_object (&self->rulesets);
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
  self->rows = awale_ruleset_rows_new ();
  for (size_t i = 0; i < G_N_ELEMENTS (topics); i++)
    add_section (self, i);
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (show_texts), self, G_CONNECT_SWAPPED);

  /* Focus the inner text: the row would take Enter as a wish to edit. */
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

  g_return_val_if_fail (AWALE_IS_RULESETS (rulesets), NULL);
  g_return_val_if_fail (name != NULL && rules != NULL, NULL);

  self = g_object_new (AWALE_TYPE_RULESET_EDITOR, NULL);
  self->rulesets = g_object_ref (rulesets);
  self->old_name = g_strdup (old_name);
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  awale_ruleset_rows_set_rules (self->rows, rules);
  show_texts (self);
  return GTK_WIDGET (self);
}
