/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-ruleset-group"

#include "awale-ruleset-group.h"

#include "awale-ruleset-rows.h"
#include "game/awale-signal.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

struct _AwaleRulesetGroup
{
  AdwPreferencesGroup  parent_instance;

  AdwComboRow         *preset;
  AdwExpanderRow      *details;

  AwaleRulesetRows    *rows;
  AwaleRulesets       *rulesets;  /* Rulesets to choose from; NULL until set. */
  bool                 showing;   /* True while a change of the preset is not by the user. */
};

G_DEFINE_FINAL_TYPE (AwaleRulesetGroup, awale_ruleset_group, ADW_TYPE_PREFERENCES_GROUP)

/* Selects the ruleset whose axes the rows show, or “Custom rules” if those rules have no name. */
static void
show_preset (AwaleRulesetGroup *self)
{
  AwaleRuleset rules = awale_ruleset_rows_get_rules (self->rows);
  GListModel *model;
  int index;

  if (self->rulesets == NULL)
    return;
  model = awale_rulesets_get_model (self->rulesets);
  index = awale_rulesets_index_of (self->rulesets, &rules);
  self->showing = true;
  adw_combo_row_set_selected (self->preset, index >= 0 ? (guint) index
                                                       : g_list_model_get_n_items (model));
  self->showing = false;
}

static void
rules_changed (gpointer self)
{
  show_preset (self);
  g_signal_emit_by_name (self, "changed");
}

/* Applies the chosen ruleset. “Custom rules” only opens the rows, so that the user can change
 * axes. */
static void
preset_selected_cb (AwaleRulesetGroup *self)
{
  g_autoptr (AwaleNamedRuleset) ruleset = NULL;

  if (self->showing)
    return;

  ruleset = g_list_model_get_item (awale_rulesets_get_model (self->rulesets),
                                   adw_combo_row_get_selected (self->preset));
  if (ruleset != NULL)
    {
      awale_ruleset_rows_set_rules (self->rows, awale_named_ruleset_get_rules (ruleset));
      rules_changed (self);
    }
  else
    {
      adw_expander_row_set_expanded (self->details, TRUE);
      gtk_widget_child_focus (GTK_WIDGET (self->details), GTK_DIR_TAB_FORWARD);
    }
}

static void
offer_rulesets (AwaleRulesetGroup *self)
{
  g_autoptr (GtkStringList) names =
    awale_ruleset_names_new (self->rulesets, _("Custom rules"));

  self->showing = true;
  adw_combo_row_set_model (self->preset, G_LIST_MODEL (names));
  self->showing = false;
  show_preset (self);
}

static void
add_rows (AwaleRulesetGroup *self)
{
  GtkWidget *row;

  for (size_t i = 0; (row = awale_ruleset_rows_get_row (self->rows, i)) != NULL; i++)
    adw_expander_row_add_row (self->details, row);
}

static void
awale_ruleset_group_dispose (GObject *object)
{
  AwaleRulesetGroup *self = AWALE_RULESET_GROUP (object);

  g_clear_pointer (&self->rulesets, awale_rulesets_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_RULESET_GROUP);

  G_OBJECT_CLASS (awale_ruleset_group_parent_class)->dispose (object);
}

static void
awale_ruleset_group_class_init (AwaleRulesetGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_ruleset_group_dispose;

  AWALE_ADD_SIGNAL (klass, "changed", 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/rulesets/awale-ruleset-group.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetGroup, preset);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetGroup, details);
  gtk_widget_class_bind_template_callback (widget_class, preset_selected_cb);
}

static void
awale_ruleset_group_init (AwaleRulesetGroup *self)
{
  self->showing = true;  /* Until rulesets are offered. */
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = awale_ruleset_rows_new (self, rules_changed);
  add_rows (self);
}

AwaleRuleset
awale_ruleset_group_get_rules (AwaleRulesetGroup *self)
{
  g_return_val_if_fail (AWALE_IS_RULESET_GROUP (self), awale_preset_default ()->rules);

  return awale_ruleset_rows_get_rules (self->rows);
}

void
awale_ruleset_group_set_rules (AwaleRulesetGroup  *self,
                               const AwaleRuleset *rules)
{
  AwaleRuleset before;

  g_return_if_fail (AWALE_IS_RULESET_GROUP (self));
  g_return_if_fail (rules != NULL);

  before = awale_ruleset_rows_get_rules (self->rows);
  if (awale_ruleset_equal (&before, rules))
    return;

  awale_ruleset_rows_set_rules (self->rows, rules);
  rules_changed (self);
}

void
awale_ruleset_group_offer (AwaleRulesetGroup *self,
                           AwaleRulesets     *rulesets)
{
  g_return_if_fail (AWALE_IS_RULESET_GROUP (self));
  g_return_if_fail (self->rulesets == NULL && rulesets != NULL);

  self->rulesets = awale_rulesets_ref (rulesets);
  g_signal_connect_object (awale_rulesets_get_model (rulesets), "items-changed",
                           G_CALLBACK (offer_rulesets), self, G_CONNECT_SWAPPED);
  offer_rulesets (self);
}

GtkStringList *
awale_ruleset_names_new (AwaleRulesets *rulesets,
                         const char    *last)
{
  GListModel *model = awale_rulesets_get_model (rulesets);
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (AwaleNamedRuleset) ruleset = g_list_model_get_item (model, i);

      gtk_string_list_append (names, awale_named_ruleset_get_name (ruleset));
    }
  if (last != NULL)
    gtk_string_list_append (names, last);
  return names;
}

void
awale_ruleset_row_fill (AdwComboRow        *row,
                        AwaleRulesets      *rulesets,
                        const AwaleRuleset *rules)
{
  g_autoptr (GtkStringList) names = awale_ruleset_names_new (rulesets, NULL);

  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (row, (unsigned) MAX (awale_rulesets_index_of (rulesets, rules), 0));
}

AwaleRuleset
awale_ruleset_row_get_rules (AdwComboRow   *row,
                             AwaleRulesets *rulesets)
{
  g_autoptr (AwaleNamedRuleset) ruleset =
    g_list_model_get_item (awale_rulesets_get_model (rulesets), adw_combo_row_get_selected (row));

  return *awale_named_ruleset_get_rules (ruleset);
}
