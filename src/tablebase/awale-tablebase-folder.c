/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-tablebase-folder.h"

#include <string.h>

/* The axes that values depend on, in the order of the axes line. */
static const char *const VALUE_AXES[] = { "slam", "feed", "stuck", "leftover", "dead", "drought",
                                          "cycle" };

/* Equal for rulesets whose values are equal by their axes. */
static AwaleRuleset
normalize (const AwaleRuleset *rules)
{
  AwaleRuleset normal = *rules;

  normal.first = AWALE_FIRST_CHOICE;
  normal.majority = AWALE_MAJORITY_PLAYS_ON;
  normal.repetition = rules->drought > 0 ? 0 : 3;
  if (rules->drought > 0)
    normal.cycle = AWALE_CYCLE_OWNER;
  return normal;
}

char *
awale_tablebase_dup_default_directory (void)
{
  return g_build_filename (g_get_user_cache_dir (), "awale", "tables", NULL);
}

char *
awale_tablebase_dup_rules_line (const AwaleRuleset *rules)
{
  AwaleRuleset normal = normalize (rules);

  return awale_ruleset_to_string (&normal);
}

char *
awale_tablebase_dup_folder (const AwaleRuleset *rules,
                            const char         *directory)
{
  g_autofree char *line = NULL;
  g_autofree char *standard = awale_tablebase_dup_default_directory ();
  g_auto (GStrv) axes = NULL;
  g_autoptr (GString) name = g_string_new (NULL);

  g_return_val_if_fail (rules != NULL, NULL);

  line = awale_tablebase_dup_rules_line (rules);
  axes = g_strsplit (line, " ", -1);
  for (size_t i = 0; i < G_N_ELEMENTS (VALUE_AXES); i++)
    for (char **axis = axes; *axis != NULL; axis++)
      if (g_str_has_prefix (*axis, VALUE_AXES[i]) && (*axis)[strlen (VALUE_AXES[i])] == '=')
        g_string_append_printf (name, "%s%s", i > 0 ? "." : "",
                                *axis + strlen (VALUE_AXES[i]) + 1);
  return g_build_filename (directory != NULL ? directory : standard, name->str, NULL);
}
