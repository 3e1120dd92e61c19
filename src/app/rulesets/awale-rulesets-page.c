/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-rulesets-page"

#include "awale-rulesets-page.h"

#include "app/common/awale-dialogs.h"
#include "app/common/awale-item-row.h"
#include "awale-ruleset-editor.h"

#include <glib/gi18n-lib.h>

struct _AwaleRulesetsPage
{
  AdwPreferencesPage  parent_instance;

  GtkWidget          *add;
  GtkListBox         *own;
  GtkListBox         *presets;

  AwaleRulesets      *rulesets;
};

G_DEFINE_FINAL_TYPE (AwaleRulesetsPage, awale_rulesets_page, ADW_TYPE_PREFERENCES_PAGE)

/* The ruleset called @name, an action's target; NULL if it is gone. (transfer full) (nullable) */
static AwaleNamedRuleset *
find_ruleset (AwaleRulesetsPage *self,
              GVariant          *name)
{
  int index = awale_rulesets_index_named (self->rulesets, g_variant_get_string (name, NULL));

  return index < 0 ? NULL : g_list_model_get_item (awale_rulesets_get_model (self->rulesets),
                                                   index);
}

/* Opens the editor for a new ruleset based on @rules, with a name derived from @name. */
static void
create (AwaleRulesetsPage  *self,
        const char         *name,
        const AwaleRuleset *rules)
{
  g_autofree char *proposal = awale_rulesets_propose_name (self->rulesets, name);

  awale_dialogs_present (GTK_WIDGET (self),
                         awale_ruleset_editor_new (self->rulesets, NULL, proposal, rules));
}

static void
new_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  create (AWALE_RULESETS_PAGE (widget), _("My Rules"), &awale_preset_default ()->rules);
}

static void
copy_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *name)
{
  AwaleRulesetsPage *self = AWALE_RULESETS_PAGE (widget);
  g_autoptr (AwaleNamedRuleset) ruleset = find_ruleset (self, name);

  if (ruleset != NULL)
    create (self, awale_named_ruleset_get_name (ruleset), awale_named_ruleset_get_rules (ruleset));
}

static void
edit_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AwaleRulesetsPage *self = AWALE_RULESETS_PAGE (widget);
  g_autoptr (AwaleNamedRuleset) ruleset = find_ruleset (self, parameter);
  const char *name = g_variant_get_string (parameter, NULL);

  if (ruleset != NULL)
    awale_dialogs_present (widget,
                           awale_ruleset_editor_new (self->rulesets, name, name,
                                                     awale_named_ruleset_get_rules (ruleset)));
}

static void
ask_to_remove_action (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *name)
{
  g_autofree char *heading =
    g_strdup_printf (_("Delete “%s”?"), g_variant_get_string (name, NULL));

  awale_dialogs_confirm (widget, heading, _("Games that use these rules keep them."),
                         _("_Delete"), "rulesets.remove", name);
}

static void
remove_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *name)
{
  awale_rulesets_remove (AWALE_RULESETS_PAGE (widget)->rulesets, g_variant_get_string (name, NULL));
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  bool preset = awale_named_ruleset_is_preset (item);
  GtkWidget *row = awale_item_row_new (awale_named_ruleset_get_name (item), NULL,
                                       preset ? NULL : "rulesets.edit");

  awale_item_row_add_button (row, "edit-copy-symbolic", _("New Rules Based on %s"),
                             "rulesets.copy");
  if (!preset)
    awale_item_row_add_button (row, "user-trash-symbolic", _("Delete %s"),
                               "rulesets.ask-to-remove");
  return row;
}

static gboolean
is_preset (gpointer item,
           gpointer data)
{
  return awale_named_ruleset_is_preset (item) == GPOINTER_TO_INT (data);
}

static void
bind_rows (AwaleRulesetsPage *self,
           GtkListBox        *list,
           bool               presets)
{
  GtkCustomFilter *filter = gtk_custom_filter_new (is_preset, GINT_TO_POINTER (presets), NULL);
  g_autoptr (GtkFilterListModel) model =
    gtk_filter_list_model_new (g_object_ref (awale_rulesets_get_model (self->rulesets)),
                               GTK_FILTER (filter));

  awale_item_rows_bind (list, G_LIST_MODEL (model), create_row, NULL);
}

static void
awale_rulesets_page_dispose (GObject *object)
{
  AwaleRulesetsPage *self = AWALE_RULESETS_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_RULESETS_PAGE);
  g_clear_object (&self->rulesets);

  G_OBJECT_CLASS (awale_rulesets_page_parent_class)->dispose (object);
}

static void
awale_rulesets_page_class_init (AwaleRulesetsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_rulesets_page_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/rulesets/awale-rulesets-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetsPage, add);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetsPage, own);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesetsPage, presets);
  gtk_widget_class_install_action (widget_class, "rulesets.new", NULL, new_action);
  gtk_widget_class_install_action (widget_class, "rulesets.copy", "s", copy_action);
  gtk_widget_class_install_action (widget_class, "rulesets.edit", "s", edit_action);
  gtk_widget_class_install_action (widget_class, "rulesets.ask-to-remove", "s",
                                   ask_to_remove_action);
  gtk_widget_class_install_action (widget_class, "rulesets.remove", "s", remove_action);
}

static void
awale_rulesets_page_init (AwaleRulesetsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The template sets the accessible name; the short label must not replace it. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->add), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

GtkWidget *
awale_rulesets_page_new (AwaleRulesets *rulesets)
{
  AwaleRulesetsPage *self;

  g_return_val_if_fail (AWALE_IS_RULESETS (rulesets), NULL);

  self = g_object_new (AWALE_TYPE_RULESETS_PAGE, NULL);
  self->rulesets = g_object_ref (rulesets);
  bind_rows (self, self->presets, true);
  bind_rows (self, self->own, false);
  return GTK_WIDGET (self);
}
