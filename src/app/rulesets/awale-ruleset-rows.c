/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-ruleset-rows"

#include "awale-ruleset-rows.h"

#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

#define ROWS "awale-ruleset-rows"

/* Limits proposed when the user switches to the other rule that ends an endless game. */
#define USUAL_REPETITION 3
#define USUAL_DROUGHT 14

/* Choices for the rule that ends an endless game. */
enum
{
  BY_REPETITION,
  BY_DROUGHT,
};

struct _AwaleRulesetRows
{
  GPtrArray     *rows;      /* Rows in the order of the axes, `endless` and `limit_row`.
                             * (element-type GtkWidget) */
  AdwComboRow   *endless;
  AdwActionRow  *limit_row;
  GtkSpinButton *limit;

  AwaleRuleset   rules;
  bool           showing;   /* True while code sets the rows. */

  gpointer       owner;
  void         (*changed) (gpointer owner);
};

static void
show_limit (AwaleRulesetRows *self)
{
  bool drought = self->rules.drought > 0;

  adw_combo_row_set_selected (self->endless, drought ? BY_DROUGHT : BY_REPETITION);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->limit_row),
                                 drought ? _("Moves without a capture")
                                         : _("Times a position occurs"));
  gtk_spin_button_set_range (self->limit, drought ? AWALE_MIN_DROUGHT : AWALE_MIN_REPETITION,
                             AWALE_MAX_OF_LIMIT);
  gtk_spin_button_set_value (self->limit, drought ? self->rules.drought : self->rules.repetition);
}

static void
show_rules (AwaleRulesetRows *self)
{
  size_t n_axes;
  const AwaleRulesetAxis *axes = awale_ruleset_axes (&n_axes);

  self->showing = true;
  for (size_t i = 0; i < n_axes; i++)
    adw_combo_row_set_selected (g_ptr_array_index (self->rows, i),
                                awale_ruleset_axis_get (&axes[i], &self->rules));
  show_limit (self);
  self->showing = false;
}

static void
rules_changed (AwaleRulesetRows *self)
{
  show_rules (self);
  self->changed (self->owner);
}

static void
axis_selected_cb (AwaleRulesetRows *self)
{
  size_t n_axes;
  const AwaleRulesetAxis *axes = awale_ruleset_axes (&n_axes);

  if (self->showing)
    return;
  for (size_t i = 0; i < n_axes; i++)
    awale_ruleset_axis_set (&axes[i], &self->rules,
                            adw_combo_row_get_selected (g_ptr_array_index (self->rows, i)));
  rules_changed (self);
}

static void
endless_selected_cb (AwaleRulesetRows *self)
{
  bool drought = adw_combo_row_get_selected (self->endless) == BY_DROUGHT;

  if (self->showing)
    return;
  self->rules.drought = drought ? USUAL_DROUGHT : 0;
  self->rules.repetition = drought ? 0 : USUAL_REPETITION;
  rules_changed (self);
}

static void
limit_changed_cb (AwaleRulesetRows *self)
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

/* Creates a row to choose one of @values, which are message ids. */
static AdwComboRow *
create_choice (AwaleRulesetRows  *self,
               const char        *title,
               const char *const *values,
               GCallback          selected_cb)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row = g_object_ref_sink (adw_combo_row_new ());

  for (; *values != NULL; values++)
    gtk_string_list_append (names, _(*values));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(title));
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  g_signal_connect_swapped (row, "notify::selected", selected_cb, self);
  g_ptr_array_add (self->rows, row);
  return ADW_COMBO_ROW (row);
}

static void
create_limit (AwaleRulesetRows *self)
{
  GtkWidget *row = g_object_ref_sink (adw_action_row_new ());
  GtkWidget *limit = gtk_spin_button_new_with_range (AWALE_MIN_DROUGHT, AWALE_MAX_OF_LIMIT, 1);

  g_ptr_array_add (self->rows, row);
  self->limit_row = ADW_ACTION_ROW (row);
  self->limit = GTK_SPIN_BUTTON (limit);
  gtk_widget_set_valign (limit, GTK_ALIGN_CENTER);
  awale_accessible_set_label (limit, _("Limit"));
  g_signal_connect_swapped (limit, "value-changed", G_CALLBACK (limit_changed_cb), self);
  adw_action_row_add_suffix (self->limit_row, limit);
  adw_action_row_set_activatable_widget (self->limit_row, limit);
}

static void
rows_free (gpointer data)
{
  AwaleRulesetRows *self = data;

  for (unsigned i = 0; i < self->rows->len; i++)
    g_signal_handlers_disconnect_by_data (self->rows->pdata[i], self);
  g_signal_handlers_disconnect_by_data (self->limit, self);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

AwaleRulesetRows *
awale_ruleset_rows_new (gpointer   owner,
                        void     (*changed) (gpointer owner))
{
  static const char *const ways[] =
  {
    [BY_REPETITION] = N_("A repeated position"),
    [BY_DROUGHT] = N_("A drought: no capture for a long time"),
    NULL,
  };
  size_t n_axes;
  const AwaleRulesetAxis *axes = awale_ruleset_axes (&n_axes);
  AwaleRulesetRows *self;

  g_return_val_if_fail (G_IS_OBJECT (owner) && changed != NULL, NULL);

  self = g_new0 (AwaleRulesetRows, 1);
  g_object_set_data_full (owner, ROWS, self, rows_free);
  self->owner = owner;
  self->changed = changed;
  self->rules = awale_preset_default ()->rules;
  self->showing = true;
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  for (size_t i = 0; i < n_axes; i++)
    create_choice (self, axes[i].title, axes[i].values, G_CALLBACK (axis_selected_cb));
  self->endless = create_choice (self, N_("How an endless game ends"), ways,
                                 G_CALLBACK (endless_selected_cb));
  create_limit (self);
  show_rules (self);
  return self;
}

AwaleRuleset
awale_ruleset_rows_get_rules (AwaleRulesetRows *self)
{
  g_return_val_if_fail (self != NULL, awale_preset_default ()->rules);

  return self->rules;
}

void
awale_ruleset_rows_set_rules (AwaleRulesetRows   *self,
                              const AwaleRuleset *rules)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (rules != NULL);

  self->rules = *rules;
  show_rules (self);
}

GtkWidget *
awale_ruleset_rows_get_row (AwaleRulesetRows *self,
                            size_t            index)
{
  g_return_val_if_fail (self != NULL, NULL);

  return index < self->rows->len ? self->rows->pdata[index] : NULL;
}
