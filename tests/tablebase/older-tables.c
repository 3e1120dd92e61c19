/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "older-tables.h"

#include "tablebase/awale-build.h"

/* Files @solution as programs did that knew no estimates. */
static bool
file_without (const AwaleLayerValues *solution,
              AwaleBuild             *build,
              GError                **error)
{
  AwaleLayerValues bare = *solution;

  bare.estimates = NULL;
  return awale_layer_write (&bare, build->folder, build->line, build->crew, error);
}

void
build_older_tables (const AwaleRuleset *rules,
                    const char         *folder,
                    unsigned            seeds)
{
  g_auto (AwaleBuild) build = { .lock = -1 };
  g_autoptr (GError) error = NULL;

  awale_build_init (&build, rules, folder, (int) seeds, NULL);
  awale_build_lock (&build, &error);
  g_assert_no_error (error);
  for (unsigned n = 0; n <= seeds; n++)
    {
      awale_build_solve (&build, n, AWALE_TABLEBASE_PROPAGATION, file_without, &error);
      g_assert_no_error (error);
      build.layers[n] = awale_build_open_checked (&build, n, &error);
      g_assert_no_error (error);
    }
}
