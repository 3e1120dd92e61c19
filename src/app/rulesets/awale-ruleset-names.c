/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-ruleset-names"

#include "awale-ruleset-names.h"

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
