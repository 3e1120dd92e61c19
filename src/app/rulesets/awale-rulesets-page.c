/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-rulesets-page"

#include "awale-rulesets-page.h"

#include "app/common/awale-dialogs.h"
#include "app/common/awale-item-row.h"
#include "awale-ruleset-editor.h"

#include <glib/gi18n-lib.h>

/* The ruleset called @name, or NULL if it has been deleted. (transfer full) */
static AwaleNamedRuleset *
find_ruleset (gpointer  page,
              GVariant *name)
{
  AwaleRulesets *rulesets = awale_items_page_get_items (page);
  int index = awale_rulesets_index_named (rulesets, g_variant_get_string (name, NULL));

  return index < 0 ? NULL : g_list_model_get_item (awale_rulesets_get_model (rulesets), index);
}

/* Opens the editor for a new ruleset based on @rules, with a name derived from @name. */
static void
create (gpointer            page,
        const char         *name,
        const AwaleRuleset *rules)
{
  AwaleRulesets *rulesets = awale_items_page_get_items (page);
  g_autofree char *proposal = awale_rulesets_propose_name (rulesets, name);

  awale_dialogs_present (page, awale_ruleset_editor_new (rulesets, NULL, proposal, rules));
}

static void
new_action (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       page)
{
  create (page, _("My Rules"), &awale_preset_default ()->rules);
}

static void
copy_action (GSimpleAction *action,
             GVariant      *name,
             gpointer       page)
{
  g_autoptr (AwaleNamedRuleset) ruleset = find_ruleset (page, name);

  if (ruleset != NULL)
    create (page, awale_named_ruleset_get_name (ruleset), awale_named_ruleset_get_rules (ruleset));
}

static void
edit_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       page)
{
  g_autoptr (AwaleNamedRuleset) ruleset = find_ruleset (page, parameter);
  const char *name = g_variant_get_string (parameter, NULL);

  if (ruleset != NULL)
    awale_dialogs_present (page,
                           awale_ruleset_editor_new (awale_items_page_get_items (page), name, name,
                                                     awale_named_ruleset_get_rules (ruleset)));
}

static void
ask_to_remove_action (GSimpleAction *action,
                      GVariant      *name,
                      gpointer       page)
{
  g_autofree char *heading =
    g_strdup_printf (_("Delete “%s”?"), g_variant_get_string (name, NULL));

  awale_dialogs_confirm (page, heading, _("Games that use these rules keep them."),
                         _("_Delete"), "rulesets.remove", name);
}

static void
remove_action (GSimpleAction *action,
               GVariant      *name,
               gpointer       page)
{
  awale_rulesets_remove (awale_items_page_get_items (page), g_variant_get_string (name, NULL));
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
bind_rows (GObject       *list,
           AwaleRulesets *rulesets,
           bool           presets)
{
  GtkCustomFilter *filter = gtk_custom_filter_new (is_preset, GINT_TO_POINTER (presets), NULL);
  g_autoptr (GtkFilterListModel) model =
    gtk_filter_list_model_new (g_object_ref (awale_rulesets_get_model (rulesets)),
                               GTK_FILTER (filter));

  awale_item_rows_bind (GTK_LIST_BOX (list), G_LIST_MODEL (model), create_row, NULL,
                        NULL);
}

GtkWidget *
awale_rulesets_page_new (AwaleRulesets *rulesets)
{
  static const GActionEntry actions[] = {
    { "new", .activate = new_action },
    { "copy", .activate = copy_action, .parameter_type = "s" },
    { "edit", .activate = edit_action, .parameter_type = "s" },
    { "ask-to-remove", .activate = ask_to_remove_action, .parameter_type = "s" },
    { "remove", .activate = remove_action, .parameter_type = "s" },
  };
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *page;

  g_return_val_if_fail (rulesets != NULL, NULL);

  page = awale_items_page_new ("/io/github/awale/Awale/rulesets/awale-rulesets-page.ui", "rulesets",
                               actions, G_N_ELEMENTS (actions), rulesets, &builder);
  bind_rows (gtk_builder_get_object (builder, "presets"), rulesets, true);
  bind_rows (gtk_builder_get_object (builder, "own"), rulesets, false);
  return page;
}
