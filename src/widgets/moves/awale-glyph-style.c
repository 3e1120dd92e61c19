/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-glyph-style.h"

#include "game/awale-glyph.h"
#include "game/awale-value.h"

/* Colors of the glyphs for the quality of moves, and signs of other glyphs, as printed in chess
 * books. */
static const struct
{
  uint16_t    glyph;
  const char *sign;
  const char *css_class;
} styles[] = {
  { AWALE_GLYPH_GOOD, NULL, "glyph-good" },
  { AWALE_GLYPH_MISTAKE, NULL, "glyph-mistake" },
  { AWALE_GLYPH_BRILLIANT, NULL, "glyph-brilliant" },
  { AWALE_GLYPH_BLUNDER, NULL, "glyph-blunder" },
  { AWALE_GLYPH_INTERESTING, NULL, "glyph-interesting" },
  { AWALE_GLYPH_DOUBTFUL, NULL, "glyph-doubtful" },
  { 7, "□", NULL },
  { 10, "=", NULL },
  { 13, "∞", NULL },
  { 14, "⩲", NULL },
  { 15, "⩱", NULL },
  { 16, "±", NULL },
  { 17, "∓", NULL },
  { 18, "+−", NULL },
  { 19, "−+", NULL },
};

char *
awale_glyph_style_dup_sign (uint16_t glyph)
{
  g_autofree char *written = awale_glyph_to_string (glyph);
  const char *sign = written;

  for (size_t i = 0; i < G_N_ELEMENTS (styles); i++)
    if (styles[i].glyph == glyph && styles[i].sign != NULL)
      sign = styles[i].sign;
  return g_strconcat (AWALE_LTR_MARK, sign, NULL);
}

const char *
awale_glyph_style_get_css_class (uint16_t glyph)
{
  for (size_t i = 0; i < G_N_ELEMENTS (styles); i++)
    if (styles[i].glyph == glyph)
      return styles[i].css_class;
  return NULL;
}
