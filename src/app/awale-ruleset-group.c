/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-ruleset-group"

#include "awale-ruleset-group.h"

#include "awale-axis-row.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

/* What the numbers become when one changes from one way of ending an endless game to the other. */
#define USUAL_REPETITION 3
#define USUAL_DROUGHT 14

struct _AwaleRulesetGroup
{
  AdwPreferencesGroup  parent_instance;

  AdwComboRow         *preset;
  AdwExpanderRow      *details;
  AdwComboRow         *endless;
  AdwActionRow        *limit_row;
  GtkSpinButton       *limit;
  GPtrArray           *axis_rows;  /* AdwComboRow, one an axis */

  AwaleRulesets       *rulesets;   /* nullable */
  AwaleRuleset         rules;
  bool                 showing;    /* rows are being set to what the rules are */
};

G_DEFINE_FINAL_TYPE (AwaleRulesetGroup, awale_ruleset_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static unsigned
count_named (AwaleRulesetGroup *self)
{
  size_t n_presets;

  awale_presets (&n_presets);
  return self->rulesets == NULL ? (unsigned) n_presets
                                : g_list_model_get_n_items (G_LIST_MODEL (self->rulesets));
}

static const AwaleRuleset *
get_named (AwaleRulesetGroup *self,
           unsigned           index)
{
  g_autoptr (AwaleNamedRuleset) item = NULL;
  size_t n_presets;

  if (self->rulesets == NULL)
    return &awale_presets (&n_presets)[index].rules;
  /* The list holds it too. */
  item = g_list_model_get_item (G_LIST_MODEL (self->rulesets), index);
  return awale_named_ruleset_get_rules (item);
}

/* The place of the rules among those with a name, or the one after them: “Custom rules”. */
static unsigned
find_named (AwaleRulesetGroup *self)
{
  unsigned n_named = count_named (self);

  for (unsigned i = 0; i < n_named; i++)
    if (awale_ruleset_equal (get_named (self, i), &self->rules))
      return i;
  return n_named;
}

static void
show_limit (AwaleRulesetGroup *self)
{
  bool drought = self->rules.drought > 0;

  adw_combo_row_set_selected (self->endless, drought ? 1 : 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->limit_row),
                                 drought ? _("Plies without a capture")
                                         : _("Times a position occurs"));
  gtk_spin_button_set_value (self->limit, drought ? self->rules.drought : self->rules.repetition);
}

static void
show_rules (AwaleRulesetGroup *self)
{
  size_t n_axes;
  const AwaleAxis *axes = awale_axes (&n_axes);

  self->showing = true;
  adw_combo_row_set_selected (self->preset, find_named (self));
  for (size_t i = 0; i < n_axes; i++)
    adw_combo_row_set_selected (g_ptr_array_index (self->axis_rows, i),
                                awale_axis_get (&axes[i], &self->rules));
  show_limit (self);
  self->showing = false;
}

static void
rules_changed (AwaleRulesetGroup *self)
{
  show_rules (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* “Custom rules” cannot be chosen by itself: it opens the axes, to change one of them. */
static void
preset_selected_cb (AwaleRulesetGroup *self)
{
  unsigned selected = adw_combo_row_get_selected (self->preset);

  if (self->showing)
    return;

  if (selected < count_named (self))
    {
      self->rules = *get_named (self, selected);
      rules_changed (self);
    }
  else
    {
      adw_expander_row_set_expanded (self->details, TRUE);
      gtk_widget_child_focus (GTK_WIDGET (g_ptr_array_index (self->axis_rows, 0)),
                              GTK_DIR_TAB_FORWARD);
    }
}

static void
axis_selected_cb (AwaleRulesetGroup *self)
{
  size_t n_axes;
  const AwaleAxis *axes = awale_axes (&n_axes);

  if (self->showing)
    return;

  for (size_t i = 0; i < n_axes; i++)
    awale_axis_set (&axes[i], &self->rules,
                    adw_combo_row_get_selected (g_ptr_array_index (self->axis_rows, i)));
  rules_changed (self);
}

static void
endless_selected_cb (AwaleRulesetGroup *self)
{
  bool drought = adw_combo_row_get_selected (self->endless) == 1;

  if (self->showing)
    return;

  self->rules.drought = drought ? USUAL_DROUGHT : 0;
  self->rules.repetition = drought ? 0 : USUAL_REPETITION;
  rules_changed (self);
}

static void
limit_changed_cb (AwaleRulesetGroup *self)
{
  int limit = gtk_spin_button_get_value_as_int (self->limit);

  if (self->showing)
    return;

  if (self->rules.drought > 0)
    self->rules.drought = limit;
  else
    self->rules.repetition = limit;
  rules_changed (self);
}

static void
fill_named (AwaleRulesetGroup *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (unsigned i = 0; i < count_named (self); i++)
    gtk_string_list_append (names, self->rulesets == NULL
                                     ? awale_ruleset_get_name (get_named (self, i))
                                     : awale_rulesets_get_name (self->rulesets,
                                                                get_named (self, i)));
  gtk_string_list_append (names, _("Custom rules"));
  self->showing = true;
  adw_combo_row_set_model (self->preset, G_LIST_MODEL (names));
  self->showing = false;
}

/* The rows of the axes, above those of the limit, which the template has. */
static void
fill_axes (AwaleRulesetGroup *self)
{
  size_t n_axes;
  const AwaleAxis *axes = awale_axes (&n_axes);

  for (size_t i = 0; i < n_axes; i++)
    {
      AdwComboRow *row = awale_axis_row_new (&axes[i]);

      g_ptr_array_add (self->axis_rows, row);
      adw_expander_row_add_row (self->details, GTK_WIDGET (row));
    }
}

static void
connect_rows (AwaleRulesetGroup *self)
{
  g_signal_connect_object (self->preset, "notify::selected", G_CALLBACK (preset_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->endless, "notify::selected", G_CALLBACK (endless_selected_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->limit, "value-changed", G_CALLBACK (limit_changed_cb), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < self->axis_rows->len; i++)
    g_signal_connect_object (g_ptr_array_index (self->axis_rows, i), "notify::selected",
                             G_CALLBACK (axis_selected_cb), self, G_CONNECT_SWAPPED);
}

static void
awale_ruleset_group_dispose (GObject *object)
{
  AwaleRulesetGroup *self = AWALE_RULESET_GROUP (object);

  g_clear_pointer (&self->axis_rows, g_ptr_array_unref);
  g_clear_object (&self->rulesets);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_RULESET_GROUP);

  G_OBJECT_CLASS (awale_ruleset_group_parent_class)->dispose (object);
}

static void
awale_ruleset_group_class_init (AwaleRulesetGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_ruleset_group_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/awale-ruleset-group.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetGroup, preset);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetGroup, details);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetGroup, endless);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetGroup, limit_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetGroup, limit);
}

static void
awale_ruleset_group_init (AwaleRulesetGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->axis_rows = g_ptr_array_new ();
  self->rules = awale_preset_default ()->rules;
  fill_named (self);
  fill_axes (self);
  show_rules (self);
  connect_rows (self);
}

GtkWidget *
awale_ruleset_group_new (void)
{
  return g_object_new (AWALE_TYPE_RULESET_GROUP, NULL);
}

AwaleRuleset
awale_ruleset_group_get_rules (AwaleRulesetGroup *self)
{
  g_return_val_if_fail (AWALE_IS_RULESET_GROUP (self), awale_preset_default ()->rules);

  return self->rules;
}

void
awale_ruleset_group_set_rules (AwaleRulesetGroup  *self,
                               const AwaleRuleset *rules)
{
  g_return_if_fail (AWALE_IS_RULESET_GROUP (self));
  g_return_if_fail (rules != NULL);

  if (awale_ruleset_equal (&self->rules, rules))
    return;

  self->rules = *rules;
  rules_changed (self);
}

static void
named_changed_cb (AwaleRulesetGroup *self)
{
  fill_named (self);
  show_rules (self);
}

void
awale_ruleset_group_offer (AwaleRulesetGroup *self,
                           AwaleRulesets     *rulesets)
{
  g_return_if_fail (AWALE_IS_RULESET_GROUP (self));
  g_return_if_fail (rulesets == NULL || AWALE_IS_RULESETS (rulesets));

  if (self->rulesets != NULL)
    g_signal_handlers_disconnect_by_data (self->rulesets, self);
  g_set_object (&self->rulesets, rulesets);
  if (rulesets != NULL)
    g_signal_connect_object (rulesets, "items-changed", G_CALLBACK (named_changed_cb), self,
                             G_CONNECT_SWAPPED);
  named_changed_cb (self);
}
