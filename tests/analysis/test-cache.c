/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The cache of analysis results finds a position again only if it was reached with the same
 * history.
 */
#include "analysis/awale-analysis-cache.h"
#include "fixtures.h"

static AwalePosition
parse (const char *text)
{
  AwalePosition position;

  g_assert_true (awale_position_parse (text, &position, NULL));
  return position;
}

static void
test_past (void)
{
  AwaleAnalysisCache *cache = awale_analysis_cache_new ();
  AwalePosition a = parse ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
  AwalePosition b = parse ("0-5-5-5-5-4-4-4-4-4-4-4-0-0-N");
  AwalePosition c = parse ("0-5-5-5-5-4-0-5-5-5-5-4-0-0-S");
  AwalePosition one[] = { a, b, c }, other[] = { b, a, c }, shorter[] = { b, c };
  AwaleAnalysisResult result = { .target = 7 };

  g_assert_null (awale_analysis_cache_lookup (cache, one, 3));
  awale_analysis_cache_store (cache, one, 3, &result);
  g_assert_cmpint (awale_analysis_cache_lookup (cache, one, 3)->target, ==, 7);
  /* The order of the earlier positions does not matter, but their set does. */
  g_assert_nonnull (awale_analysis_cache_lookup (cache, other, 3));
  g_assert_null (awale_analysis_cache_lookup (cache, shorter, 2));
  g_assert_null (awale_analysis_cache_lookup (cache, one, 2));

  result.target = 9;
  awale_analysis_cache_store (cache, other, 3, &result);
  g_assert_cmpint (awale_analysis_cache_lookup (cache, one, 3)->target, ==, 9);
  g_assert_cmpuint (awale_analysis_cache_get_size (cache), ==, 1);
  awale_analysis_cache_clear (cache);
  g_assert_null (awale_analysis_cache_lookup (cache, one, 3));
  awale_analysis_cache_free (cache);
}

/* Moves before the last harvest do not matter. */
static void
test_harvest (void)
{
  AwaleAnalysisCache *cache = awale_analysis_cache_new ();
  AwalePosition before = parse ("0-0-0-0-0-4-1-1-1-1-4-4-20-12-S");
  AwalePosition after = parse ("0-0-0-0-0-0-0-0-0-0-4-4-28-12-N");
  AwalePosition positions[] = { before, after };
  AwaleAnalysisResult result = { .target = 1 };

  awale_analysis_cache_store (cache, positions, 2, &result);
  g_assert_nonnull (awale_analysis_cache_lookup (cache, &after, 1));
  awale_analysis_cache_free (cache);
}

static void
test_bounded (void)
{
  AwaleAnalysisCache *cache = awale_analysis_cache_new ();
  AwalePosition position = parse ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
  AwalePosition first = position;
  AwaleAnalysisResult result = { .target = 1 };

  for (int i = 0; i < AWALE_ANALYSIS_CACHE_SIZE + 100; i++)
    {
      position.pits[i % 6] ^= (uint8_t) (i + 1);
      position.pits[6 + i / 251 % 6] ^= (uint8_t) (i / 7);
      result.target = i;
      awale_analysis_cache_store (cache, &position, 1, &result);
      g_assert_cmpint (awale_analysis_cache_lookup (cache, &position, 1)->target, ==, i);
      g_assert_cmpuint (awale_analysis_cache_get_size (cache), <=, AWALE_ANALYSIS_CACHE_SIZE);
    }
  g_assert_null (awale_analysis_cache_lookup (cache, &first, 1));
  awale_analysis_cache_free (cache);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/cache/past", test_past);
  g_test_add_func ("/analysis/cache/harvest", test_harvest);
  g_test_add_func ("/analysis/cache/bounded", test_bounded);
  return g_test_run ();
}
