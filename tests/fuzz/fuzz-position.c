/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* A valid position is written in a form that is read as the same position. */
#include "fuzz.h"

#include "rules/awale-rules.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *input = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AwalePosition position;
  AwalePosition again;

  /* Arguments and files have been checked to be UTF-8 before they are parsed. */
  if (!g_utf8_validate (input, -1, NULL))
    return 0;
  if (!awale_position_parse (input, &position, &error))
    {
      g_assert_error (error, AWALE_RULES_ERROR, error->code);
      return 0;
    }
  g_assert_no_error (error);
  g_assert_cmpint (awale_position_total (position), <=, AWALE_SEEDS);

  text = awale_position_to_string (position);
  g_assert_true (awale_position_parse (text, &again, NULL));
  g_assert_true (awale_position_equal (position, again));
  return 0;
}
