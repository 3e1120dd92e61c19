/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-ruleset-group"

#include "awale-ruleset-group.h"

#include "awale-ruleset-rows.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

struct _AwaleRulesetGroup
{
  AdwPreferencesGroup  parent_instance;

  AdwComboRow         *preset;
  AdwExpanderRow      *details;

  AwaleRulesetRows    *rows;
  AwaleRulesets       *rulesets;  /* nullable */
  AwaleRuleset         rules;
  bool                 showing;   /* the preset is being set to what the rules are */
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
  if (self->rulesets == NULL)
    return n_presets;
  return g_list_model_get_n_items (awale_rulesets_get_model (self->rulesets));
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
  item = g_list_model_get_item (awale_rulesets_get_model (self->rulesets), index);
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
show_rules (AwaleRulesetGroup *self)
{
  self->showing = true;
  adw_combo_row_set_selected (self->preset, find_named (self));
  self->showing = false;
  awale_ruleset_rows_set_rules (self->rows, &self->rules);
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
      gtk_widget_child_focus (GTK_WIDGET (self->details), GTK_DIR_TAB_FORWARD);
    }
}

static void
rows_changed_cb (AwaleRulesetGroup *self)
{
  self->rules = awale_ruleset_rows_get_rules (self->rows);
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

static void
add_rows (AwaleRulesetGroup *self)
{
  size_t n_axes;
  const AwaleAxis *axes = awale_axes (&n_axes);

  for (size_t i = 0; i < n_axes; i++)
    adw_expander_row_add_row (self->details,
                              awale_ruleset_rows_get_axis (self->rows, axes[i].offset));
  adw_expander_row_add_row (self->details, awale_ruleset_rows_get_endless (self->rows));
  adw_expander_row_add_row (self->details, awale_ruleset_rows_get_limit (self->rows));
}

static void
awale_ruleset_group_dispose (GObject *object)
{
  AwaleRulesetGroup *self = AWALE_RULESET_GROUP (object);

  g_clear_object (&self->rows);
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

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/rulesets/awale-ruleset-group.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetGroup, preset);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetGroup, details);
}

static void
awale_ruleset_group_init (AwaleRulesetGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rules = awale_preset_default ()->rules;
  self->rows = awale_ruleset_rows_new ();
  fill_named (self);
  add_rows (self);
  show_rules (self);
  g_signal_connect_object (self->preset, "notify::selected", G_CALLBACK (preset_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (rows_changed_cb), self,
                           G_CONNECT_SWAPPED);
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
    g_signal_connect_object (awale_rulesets_get_model (rulesets), "items-changed",
                             G_CALLBACK (named_changed_cb), self, G_CONNECT_SWAPPED);
  named_changed_cb (self);
}
