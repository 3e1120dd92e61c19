/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-casefold.h"

#include <string.h>

/* Characters that Unicode does not decompose, and their usual transcriptions. */
static const struct
{
  gunichar    letter;
  const char *text;
} ligatures[] = {
  { 0x00df, "ss" }, { 0x00c6, "ae" }, { 0x00e6, "ae" }, { 0x0152, "oe" }, { 0x0153, "oe" },
  { 0x2018, "'" }, { 0x2019, "'" },
};

static void
fold_character (GString  *out,
                gunichar  c)
{
  gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
  size_t n;

  for (size_t i = 0; i < G_N_ELEMENTS (ligatures); i++)
    if (ligatures[i].letter == c)
      {
        g_string_append (out, ligatures[i].text);
        return;
      }
  if (g_unichar_isspace (c))
    {
      g_string_append_c (out, ' ');
      return;
    }
  n = g_unichar_fully_decompose (c, TRUE, parts, G_N_ELEMENTS (parts));
  for (size_t i = 0; i < n; i++)
    if (!g_unichar_ismark (parts[i]))
      g_string_append_unichar (out, g_unichar_tolower (parts[i]));
}

char *
awale_casefold (const char *text)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    fold_character (out, g_utf8_get_char (at));
  return g_string_free (out, FALSE);
}

bool
awale_casefold_find (const char *text,
                     const char *folded,
                     size_t     *start,
                     size_t     *end)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GArray) sources = g_array_new (FALSE, FALSE, sizeof (size_t));
  const char *found;
  size_t last;

  g_return_val_if_fail (text != NULL, false);
  g_return_val_if_fail (folded != NULL && *folded != '\0', false);
  g_return_val_if_fail (start != NULL && end != NULL, false);

  /* For each byte of the folded text, `sources` has the offset in @text of the character it comes
   * from. */
  for (const char *at = text + *start; *at != '\0'; at = g_utf8_next_char (at))
    {
      size_t source = at - text;

      fold_character (out, g_utf8_get_char (at));
      while (sources->len < out->len)
        g_array_append_val (sources, source);
    }
  found = strstr (out->str, folded);
  if (found == NULL)
    return false;

  *start = g_array_index (sources, size_t, found - out->str);
  last = g_array_index (sources, size_t, found - out->str + strlen (folded) - 1);
  *end = g_utf8_next_char (text + last) - text;
  /* Combining accents belong to the preceding letter. */
  while (g_unichar_ismark (g_utf8_get_char (text + *end)))
    *end = g_utf8_next_char (text + *end) - text;
  return true;
}
