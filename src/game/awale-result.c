/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-result.h"

#include <string.h>

/* Parses `26` or `23.5` as half seeds. Returns: the text after it, or NULL */
static const char *
parse_half_seeds (const char *text,
                  int        *half_seeds)
{
  int seeds = 0;

  if (!g_ascii_isdigit (*text))
    return NULL;
  for (; g_ascii_isdigit (*text); text++)
    {
      seeds = 10 * seeds + g_ascii_digit_value (*text);
      if (seeds > AWALE_SEEDS)
        return NULL;
    }

  *half_seeds = 2 * seeds;
  if (*text != '.')
    return text;
  if (text[1] != '0' && text[1] != '5')
    return NULL;
  *half_seeds += text[1] == '5';
  return text + 2;
}

bool
awale_result_parse (const char  *text,
                    AwaleResult *result)
{
  AwaleResult read = { .known = true };

  g_return_val_if_fail (text != NULL, false);
  g_return_val_if_fail (result != NULL, false);

  if (strcmp (text, "*") == 0)
    {
      *result = (AwaleResult) { .known = false };
      return true;
    }

  text = parse_half_seeds (text, &read.score.south);
  if (text == NULL || *text != '-')
    return false;
  text = parse_half_seeds (text + 1, &read.score.north);
  if (text == NULL || *text != '\0' || read.score.south + read.score.north > 2 * AWALE_SEEDS)
    return false;

  *result = read;
  return true;
}

bool
awale_result_has_seeds (AwaleResult result)
{
  return result.score.south + result.score.north > 2;
}

char *
awale_result_to_string (AwaleResult result)
{
  return result.known ? awale_score_to_string (result.score) : g_strdup ("*");
}
