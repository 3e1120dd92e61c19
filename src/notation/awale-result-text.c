/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-result-text.h"

#include <string.h>

/* No result is longer; what is stays as it is. */
#define MAX_LENGTH 64

char *
awale_result_text_normalize (const char *text,
                             size_t      length)
{
  static const struct
  {
    const char *from;
    const char *to;
  } signs[] = { { "–", "-" }, { "½", ".5" }, { " ", "" }, { "\t", "" } };
  GString *normal = g_string_new_len (text, (gssize) length);

  for (size_t i = 0; i < G_N_ELEMENTS (signs) && length <= MAX_LENGTH; i++)
    g_string_replace (normal, signs[i].from, signs[i].to, 0);
  return g_string_free (normal, FALSE);
}
