/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "tables-fixture.h"

#include "minimax.h"
#include "tablebase/awale-tablebase.h"

#include <string.h>

/* Without `-m slow` or AWALE_TEST_POSITIONS, only every fourth ruleset is tested. */
#define QUICK_STEP 4

static const char *const rulesets[] = {
  "abapa", "society", "common", "booklet", "family", "avele", "awari",
  /* Rules under which the second occurrence of a position ends the game and splits the seeds. */
  "slam=last-resort feed=yes stuck=end leftover=owner dead=plays-on drought=none repetition=2 "
  "cycle=split first=choice majority=plays-on",
};

void
awale_tablebases_fixture_set_up (AwaleTablesFixture *fixture,
                                 const void         *data,
                                 int                 seeds,
                                 uint32_t            seed)
{
  g_autoptr (GError) error = NULL;

  awale_ruleset_resolve (data, &fixture->rules, &error);
  g_assert_no_error (error);
  fixture->directory = g_dir_make_tmp ("awale-test-XXXXXX", &error);
  g_assert_no_error (error);
  awale_tablebase_build (&fixture->rules, fixture->directory, seeds, NULL, &error);
  g_assert_no_error (error);
  fixture->tables = awale_tablebase_open (&fixture->rules, fixture->directory, seeds);
  g_assert_cmpint (awale_tablebase_get_seeds (fixture->tables), ==, seeds);
  fixture->searcher = awale_searcher_new (&fixture->rules, 1);
  awale_searcher_set_tables (fixture->searcher, fixture->tables);
  fixture->player = awale_searcher_new (&fixture->rules, 1);
  fixture->rand = g_rand_new_with_seed (seed);
}

static void
tear_down (AwaleTablesFixture *fixture,
           const void         *data)
{
  awale_searcher_free (fixture->searcher);
  awale_searcher_free (fixture->player);
  awale_tablebase_unref (fixture->tables);
  awale_test_remove_folder (fixture->directory);
  g_free (fixture->directory);
  g_rand_free (fixture->rand);
}

void
awale_tablebases_fixture_add (const char     *name,
                              AwaleTablesTest set_up,
                              AwaleTablesTest test)
{
  bool is_thorough = g_test_slow () || g_getenv ("AWALE_TEST_POSITIONS") != NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (rulesets); i += is_thorough ? 1 : QUICK_STEP)
    {
      const char *ruleset = strchr (rulesets[i], ' ') != NULL ? "split-at-the-second" : rulesets[i];
      g_autofree char *path = g_strdup_printf ("/engine/%s/%s", name, ruleset);

      g_test_add (path, AwaleTablesFixture, rulesets[i], set_up, test, tear_down);
    }
}
