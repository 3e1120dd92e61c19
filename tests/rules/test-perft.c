/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "naive.h"

#include <string.h>

/* Perft counts equal those of an independent slow program; each line has the ruleset, position,
 * depth and count. */
static void
test_vector (gconstpointer data)
{
  g_auto (GStrv) fields = g_strsplit (data, "\t", -1);
  AwaleRuleset rules;
  AwalePosition position;
  int depth;
  guint64 count;

  g_assert_cmpuint (g_strv_length (fields), ==, 4);
  g_assert_true (awale_ruleset_resolve (fields[0], &rules, NULL));
  g_assert_true (awale_position_parse (fields[1], &position, NULL));
  depth = atoi (fields[2]);
  count = g_ascii_strtoull (fields[3], NULL, 10);

  g_assert_cmpuint (awale_perft (position, &rules, depth, false), ==, count);
  g_assert_cmpuint (awale_perft (position, &rules, depth, true), ==, count);
}

static void
add_vectors (char **lines)
{
  for (int i = 1; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      {
        g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
        g_autofree char *path = g_strdup_printf ("/rules/perft/%s/%d", fields[0], i + 1);

        g_test_add_data_func (path, lines[i], test_vector);
      }
}

/* Perft counts of random boards, including games with passes and endings, agree with the naive
 * rules. */
static void
test_random (void)
{
  for (int i = 0; i < 400; i++)
    {
      AwaleRuleset rules = random_ruleset ();
      AwalePosition position = random_position ();
      Naive naive = naive_from_position (position);

      g_assert_cmpuint (awale_perft (position, &rules, 3, false), ==,
                        naive_perft (&naive, &rules, 3));
      g_assert_cmpuint (awale_perft (position, &rules, 3, true), ==,
                        naive_perft (&naive, &rules, 3));
    }
}

static void
test_depth_zero (void)
{
  AwalePosition start = awale_position_start ();

  g_assert_cmpuint (awale_perft (start, &awale_preset_default ()->rules, 0, false), ==, 1);
  g_assert_cmpuint (awale_perft (start, &awale_preset_default ()->rules, 0, true), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *file = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_test_init (&argc, &argv, NULL);
  file = g_test_build_filename (G_TEST_DIST, "perft.tsv", NULL);
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, 200);
  add_vectors (lines);
  g_test_add_func ("/rules/perft/random", test_random);
  g_test_add_func ("/rules/perft/depth-zero", test_depth_zero);
  return g_test_run ();
}
