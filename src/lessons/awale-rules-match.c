/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-lessons"

#include "awale-rules-match.h"

#include <string.h>

/* True if one of @axes, as `axis=value`, has a value of @word, as `axis=value|value`. */
static bool
match_word (char       **axes,
            const char  *word)
{
  const char *values = strchr (word, '=') + 1;
  size_t length = (size_t) (values - word);
  g_auto (GStrv) wanted = g_strsplit (values, "|", -1);

  while (strncmp (*axes, word, length) != 0)
    axes++;
  return g_strv_contains ((const char *const *) wanted, *axes + length)
         || (strcmp (values, "some") == 0 && strcmp (*axes + length, "none") != 0);
}

static bool
match_words (char       **axes,
             const char  *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  for (char **word = list; *word != NULL; word++)
    if (**word != '\0' && !match_word (axes, *word))
      return false;
  return true;
}

bool
awale_rules_match (const AwaleRuleset *rules,
                   const char         *condition)
{
  g_autofree char *line = NULL;
  g_auto (GStrv) axes = NULL;
  g_auto (GStrv) alternatives = NULL;

  g_return_val_if_fail (rules != NULL, false);

  if (condition == NULL)
    return true;
  line = awale_ruleset_to_string (rules);
  axes = g_strsplit (line, " ", -1);
  alternatives = g_strsplit (condition, ";", -1);
  for (char **words = alternatives; *words != NULL; words++)
    if (match_words (axes, *words))
      return true;
  return false;
}
