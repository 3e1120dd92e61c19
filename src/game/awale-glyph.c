/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "Awale-game"

#include "awale-glyph.h"

#include <glib/gi18n-lib.h>

static const struct
{
  uint16_t    glyph;
  const char *text;  /* Sign that stands for the glyph; NULL if it is written as `$n`. */
  const char *meaning;
} known_glyphs[] = {
  { AWALE_GLYPH_GOOD, "!", N_("Good move") },
  { AWALE_GLYPH_MISTAKE, "?", N_("Mistake") },
  { AWALE_GLYPH_BRILLIANT, "!!", N_("Brilliant move") },
  { AWALE_GLYPH_BLUNDER, "??", N_("Blunder") },
  { AWALE_GLYPH_INTERESTING, "!?", N_("Interesting move") },
  { AWALE_GLYPH_DOUBTFUL, "?!", N_("Doubtful move") },
  { 7, NULL, N_("Forced move") },
  { 8, NULL, N_("Only good move") },
  { 10, NULL, N_("Even position") },
  { 13, NULL, N_("Unclear position") },
  { 14, NULL, N_("South is slightly better") },
  { 15, NULL, N_("North is slightly better") },
  { 16, NULL, N_("South is better") },
  { 17, NULL, N_("North is better") },
  { 18, NULL, N_("South is winning") },
  { 19, NULL, N_("North is winning") },
  { AWALE_GLYPH_DIAGRAM, NULL, N_("Diagram") },
};

bool
awale_glyph_is_move_glyph (uint16_t glyph)
{
  return glyph >= AWALE_GLYPH_GOOD && glyph <= AWALE_GLYPH_DOUBTFUL;
}

char *
awale_glyph_to_string (uint16_t glyph)
{
  for (size_t i = 0; i < G_N_ELEMENTS (known_glyphs); i++)
    if (known_glyphs[i].glyph == glyph && known_glyphs[i].text != NULL)
      return g_strdup (known_glyphs[i].text);
  return g_strdup_printf ("$%u", glyph);
}

bool
awale_glyph_parse (const char *text,
                   uint16_t   *glyph)
{
  guint64 number;

  g_return_val_if_fail (text != NULL, false);
  g_return_val_if_fail (glyph != NULL, false);

  for (size_t i = 0; i < G_N_ELEMENTS (known_glyphs); i++)
    if (g_strcmp0 (known_glyphs[i].text, text) == 0)
      {
        *glyph = known_glyphs[i].glyph;
        return true;
      }

  if (text[0] != '$' || !g_ascii_string_to_unsigned (text + 1, 10, 0, G_MAXUINT16, &number, NULL))
    return false;
  *glyph = (uint16_t) number;
  return true;
}

const char *
awale_glyph_get_meaning (uint16_t glyph)
{
  for (size_t i = 0; i < G_N_ELEMENTS (known_glyphs); i++)
    if (known_glyphs[i].glyph == glyph)
      return known_glyphs[i].meaning;
  return NULL;
}

const char *
awale_glyph_describe (uint16_t glyph)
{
  const char *meaning = awale_glyph_get_meaning (glyph);

  return meaning != NULL ? _(meaning) : NULL;
}
