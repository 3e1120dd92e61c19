/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The ruleset of a valid axes line is written as a line that gives the same ruleset. */
#include "fuzz.h"

#include "rules/awale-rules.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *input = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AwaleRuleset rules;
  AwaleRuleset again;

  if (!g_utf8_validate (input, -1, NULL))
    return 0;
  if (!awale_ruleset_parse (input, &rules, &error))
    {
      g_assert_error (error, AWALE_RULES_ERROR, error->code);
      return 0;
    }
  g_assert_no_error (error);
  g_assert_true (awale_ruleset_check (&rules, NULL));

  text = awale_ruleset_to_string (&rules);
  g_assert_true (awale_ruleset_parse (text, &again, NULL));
  g_assert_true (awale_ruleset_equal (&rules, &again));
  return 0;
}
