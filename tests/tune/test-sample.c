/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sample.h"

/* Samples of games of 1 to 40 positions each. */
static GArray *
create_samples (uint32_t n_games,
                uint32_t seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  GArray *samples = g_array_new (FALSE, TRUE, sizeof (Sample));

  for (uint32_t game = 0; game < n_games; game++)
    for (int i = g_rand_int_range (rand, 1, 41); i > 0; i--)
      {
        Sample sample = { .game = game };

        g_array_append_val (samples, sample);
      }
  return samples;
}

/* No game is on both sides, and about a twentieth is held out. */
static void
test_split (void)
{
  for (uint32_t seed = 0; seed < 200; seed++)
    {
      g_autoptr (GArray) array = create_samples (1 + seed, seed);
      const Sample *samples = (const Sample *) (void *) array->data;
      size_t split = sample_split (samples, array->len, 20);

      g_assert_cmpuint (split, <=, array->len - array->len / 20);
      g_assert_cmpuint (split + array->len / 20 + 40, >=, array->len);
      if (split > 0 && split < array->len)
        g_assert_cmpuint (samples[split - 1].game, <, samples[split].game);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tune/sample/split", test_split);

  return g_test_run ();
}
