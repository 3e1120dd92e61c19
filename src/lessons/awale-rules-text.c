/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-rules-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
awale_rules_word (const AwaleRuleset *rules,
                  const char         *text)
{
  g_autofree char *digits = NULL;
  g_autoptr (GString) filled = NULL;
  int number;

  g_return_val_if_fail (rules != NULL && text != NULL, NULL);

  if (strstr (text, "{number}") == NULL)
    return g_strdup (_(text));
  number = MAX (rules->drought, rules->repetition);
  digits = g_strdup_printf ("%d", number);
  filled = g_string_new (ngettext (text, text + strlen (text) + 1, number));
  g_string_replace (filled, "{number}", digits, 0);
  return g_string_free (g_steal_pointer (&filled), FALSE);
}
