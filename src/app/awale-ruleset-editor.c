/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-ruleset-editor"

#include "awale-ruleset-editor.h"

#include "awale-accessible.h"
#include "awale-axis-row.h"
#include "awale-rules-example.h"
#include "lessons/awale-rules-page.h"

#include <glib/gi18n-lib.h>

/* What the numbers become when one changes from one way of ending an endless game to the other. */
#define USUAL_REPETITION 3
#define USUAL_DROUGHT 14

/* What belongs together: the axes (by their fields), and what the rules page says of them. */
typedef struct
{
  AwaleTopic topic;
  size_t     axes[2];  /* Offsets; the second one may be that of the first. */
  bool       endless;  /* The limit of endless games comes first. */
} Section;

static const Section sections[] =
{
  { AWALE_TOPIC_SLAM, { offsetof (AwaleRuleset, slam), offsetof (AwaleRuleset, slam) }, false },
  { AWALE_TOPIC_FEEDING, { offsetof (AwaleRuleset, feed), offsetof (AwaleRuleset, feed) }, false },
  { AWALE_TOPIC_NO_SOWING,
    { offsetof (AwaleRuleset, stuck), offsetof (AwaleRuleset, leftover) }, false },
  { AWALE_TOPIC_DEAD, { offsetof (AwaleRuleset, dead), offsetof (AwaleRuleset, dead) }, false },
  { AWALE_TOPIC_ENDLESS,
    { offsetof (AwaleRuleset, cycle), offsetof (AwaleRuleset, cycle) }, true },
  { AWALE_TOPIC_MAJORITY,
    { offsetof (AwaleRuleset, majority), offsetof (AwaleRuleset, majority) }, false },
  { AWALE_TOPIC_BOARD,
    { offsetof (AwaleRuleset, first), offsetof (AwaleRuleset, first) }, false },
};

struct _AwaleRulesetEditor
{
  AdwWindow           parent_instance;

  AdwPreferencesPage *page;
  AdwEntryRow        *name;
  GtkLabel           *problem;
  AdwComboRow        *endless;
  GtkSpinButton      *limit;
  GPtrArray          *axis_rows;                        /* AdwComboRow, in the order of the axes */
  GtkLabel           *texts[G_N_ELEMENTS (sections)];
  AwaleRulesExample  *examples[G_N_ELEMENTS (sections)];

  AwaleRulesets      *rulesets;
  char               *old_name;
  AwaleRuleset        rules;
  bool                showing;  /* rows are being set to what the rules are */
};

G_DEFINE_FINAL_TYPE (AwaleRulesetEditor, awale_ruleset_editor, ADW_TYPE_WINDOW)

static void
show_limit (AwaleRulesetEditor *self)
{
  bool drought = self->rules.drought > 0;

  adw_combo_row_set_selected (self->endless, drought ? 1 : 0);
  gtk_spin_button_set_value (self->limit, drought ? self->rules.drought : self->rules.repetition);
}

static void
show_rules (AwaleRulesetEditor *self)
{
  size_t n_axes;
  const AwaleAxis *axes = awale_axes (&n_axes);

  self->showing = true;
  for (size_t i = 0; i < n_axes; i++)
    adw_combo_row_set_selected (g_ptr_array_index (self->axis_rows, i),
                                awale_axis_get (&axes[i], &self->rules));
  show_limit (self);
  self->showing = false;

  for (size_t i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_auto (GStrv) paragraphs = awale_rules_page_dup_paragraphs (&self->rules, sections[i].topic);
      g_autofree char *text = g_strjoinv ("\n", paragraphs);

      gtk_label_set_label (self->texts[i], text);
      awale_rules_example_set_rules (self->examples[i], &self->rules);
    }
}

static void
axis_selected_cb (AwaleRulesetEditor *self)
{
  size_t n_axes;
  const AwaleAxis *axes = awale_axes (&n_axes);

  if (self->showing)
    return;
  for (size_t i = 0; i < n_axes; i++)
    awale_axis_set (&axes[i], &self->rules,
                    adw_combo_row_get_selected (g_ptr_array_index (self->axis_rows, i)));
  show_rules (self);
}

static void
endless_selected_cb (AwaleRulesetEditor *self)
{
  bool drought = adw_combo_row_get_selected (self->endless) == 1;

  if (self->showing)
    return;
  self->rules.drought = drought ? USUAL_DROUGHT : 0;
  self->rules.repetition = drought ? 0 : USUAL_REPETITION;
  show_rules (self);
}

static void
limit_changed_cb (AwaleRulesetEditor *self)
{
  int limit = gtk_spin_button_get_value_as_int (self->limit);

  if (self->showing)
    return;
  if (self->rules.drought > 0)
    self->rules.drought = limit;
  else
    self->rules.repetition = limit;
  show_rules (self);
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
  g_autoptr (GError) error = NULL;

  if (awale_rulesets_keep (self->rulesets, self->old_name,
                           gtk_editable_get_text (GTK_EDITABLE (self->name)), &self->rules, &error))
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
create_limit_row (AwaleRulesetEditor *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *limit = gtk_spin_button_new_with_range (2, 999, 1);

  self->limit = GTK_SPIN_BUTTON (limit);
  gtk_widget_set_valign (limit, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (limit), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Limit"),
                                  -1);
  g_signal_connect_object (limit, "value-changed", G_CALLBACK (limit_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Limit"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), limit);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), limit);
  return row;
}

static GtkWidget *
create_endless_row (AwaleRulesetEditor *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  gtk_string_list_append (names, _("A position that comes back"));
  gtk_string_list_append (names, _("A long time without a capture"));
  self->endless = ADW_COMBO_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("An endless game ends by"));
  adw_combo_row_set_use_subtitle (self->endless, TRUE);
  adw_combo_row_set_model (self->endless, G_LIST_MODEL (names));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (endless_selected_cb), self,
                           G_CONNECT_SWAPPED);
  return row;
}

/* The row of the axis whose field is at @offset. */
static GtkWidget *
get_axis_row (AwaleRulesetEditor *self,
              size_t              offset)
{
  size_t n_axes;
  const AwaleAxis *axes = awale_axes (&n_axes);

  for (size_t i = 0; i < n_axes; i++)
    if (axes[i].offset == offset)
      return g_ptr_array_index (self->axis_rows, i);
  g_assert_not_reached ();
}

/* What the rules say then, under the rows that change it. */
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
  const Section *section = &sections[index];
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *example = awale_rules_example_new (section->topic);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group),
                                   awale_rules_page_get_title (section->topic));
  if (section->endless)
    {
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_endless_row (self));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_limit_row (self));
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), get_axis_row (self, section->axes[0]));
  if (section->axes[1] != section->axes[0])
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               get_axis_row (self, section->axes[1]));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_text_row (self, index));
  self->examples[index] = AWALE_RULES_EXAMPLE (example);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), example);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
}

static void
create_axis_rows (AwaleRulesetEditor *self)
{
  size_t n_axes;
  const AwaleAxis *axes = awale_axes (&n_axes);

  self->axis_rows = g_ptr_array_new ();
  for (size_t i = 0; i < n_axes; i++)
    {
      AdwComboRow *row = awale_axis_row_new (&axes[i]);

      g_ptr_array_add (self->axis_rows, row);
      g_signal_connect_object (row, "notify::selected", G_CALLBACK (axis_selected_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

static void
awale_ruleset_editor_dispose (GObject *object)
{
  AwaleRulesetEditor *self = AWALE_RULESET_EDITOR (object);

  g_clear_pointer (&self->axis_rows, g_ptr_array_unref);
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
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/awale-ruleset-editor.ui");
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
  self->showing = true;
  create_axis_rows (self);
  for (size_t i = 0; i < G_N_ELEMENTS (sections); i++)
    add_section (self, i);
  self->showing = false;

  /* The row's own text: the row itself would take Enter for the wish to edit. */
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
  self->rules = *rules;
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  show_rules (self);
  return GTK_WIDGET (self);
}
