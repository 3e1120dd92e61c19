/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game/awale-glyph.h"

static void
test_text (void)
{
  static const char * const texts[] = { "$0", "!", "?", "!!", "??", "!?", "?!", "$7", "$8" };

  for (uint16_t glyph = 0; glyph < G_N_ELEMENTS (texts); glyph++)
    {
      g_autofree char *text = awale_glyph_to_string (glyph);
      uint16_t read = G_MAXUINT16;

      g_assert_cmpstr (text, ==, texts[glyph]);
      g_assert_true (awale_glyph_parse (text, &read));
      g_assert_cmpuint (read, ==, glyph);
    }
}

static void
test_numbers (void)
{
  uint16_t glyph = 0;

  g_assert_true (awale_glyph_parse ("$4", &glyph));
  g_assert_cmpuint (glyph, ==, AWALE_GLYPH_BLUNDER);
  g_assert_true (awale_glyph_parse ("$65535", &glyph));
  g_assert_cmpuint (glyph, ==, 65535);
}

static void
test_not_a_glyph (void)
{
  static const char * const texts[] = { "", "$", "$-1", "$65536", "$1x", "$ 1", "!!!", "1", "A" };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      uint16_t glyph = 77;

      g_assert_false (awale_glyph_parse (texts[i], &glyph));
      g_assert_cmpuint (glyph, ==, 77);
    }
}

static void
test_move_glyphs (void)
{
  for (uint16_t glyph = 0; glyph < 300; glyph++)
    g_assert_cmpint (awale_glyph_is_move_glyph (glyph), ==, glyph >= 1 && glyph <= 6);
}

static void
test_meaning (void)
{
  g_assert_cmpstr (awale_glyph_describe (AWALE_GLYPH_GOOD), ==, "Good move");
  g_assert_cmpstr (awale_glyph_describe (AWALE_GLYPH_MISTAKE), ==, "Mistake");
  g_assert_cmpstr (awale_glyph_describe (AWALE_GLYPH_BRILLIANT), ==, "Brilliant move");
  g_assert_cmpstr (awale_glyph_describe (AWALE_GLYPH_BLUNDER), ==, "Blunder");
  g_assert_cmpstr (awale_glyph_describe (AWALE_GLYPH_INTERESTING), ==, "Interesting move");
  g_assert_cmpstr (awale_glyph_describe (AWALE_GLYPH_DOUBTFUL), ==, "Doubtful move");
  g_assert_cmpstr (awale_glyph_describe (10), ==, "Even position");
  g_assert_null (awale_glyph_describe (0));
  g_assert_null (awale_glyph_describe (200));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/glyph/text", test_text);
  g_test_add_func ("/game/glyph/numbers", test_numbers);
  g_test_add_func ("/game/glyph/not-a-glyph", test_not_a_glyph);
  g_test_add_func ("/game/glyph/move-glyphs", test_move_glyphs);
  g_test_add_func ("/game/glyph/meaning", test_meaning);

  return g_test_run ();
}
