/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sample.h"

/* Whole games are held out, a twentieth of them, and of every ruleset, as the games go round. */
static void
test_held_out (void)
{
  const uint32_t n_games = 2100;
  size_t n_presets;
  unsigned n_held_out[16] = { 0 };

  awale_presets (&n_presets);
  g_assert_cmpuint (n_presets, <=, G_N_ELEMENTS (n_held_out));
  for (uint32_t game = 0; game < n_games; game++)
    {
      Sample first = { .game = game, .preset = (uint8_t) (game % n_presets), .value = 100 };
      Sample second = { .game = game, .preset = first.preset, .position.pits = { 4 } };

      g_assert_true (sample_is_held_out (&first) == sample_is_held_out (&second));
      n_held_out[first.preset] += sample_is_held_out (&first);
    }
  for (size_t i = 0; i < n_presets; i++)
    g_assert_cmpuint (n_held_out[i], ==, n_games / n_presets / SAMPLE_HELD_OUT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tune/sample/held-out", test_held_out);

  return g_test_run ();
}
