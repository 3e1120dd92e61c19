/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-tablebase-build.h"

#include "awale-build.h"

static bool
file_solution (const AwaleLayerValues *solution,
               AwaleBuild             *build,
               GError                **error)
{
  g_autoptr (GError) failure = NULL;

  if (!awale_build_check_folder (build, error))
    return false;
  if (awale_layer_write (solution, build->folder, build->line, build->crew, &failure))
    return true;
  /* Of what else may have failed the folder is the cause if it has gone. */
  if (failure != NULL && awale_build_check_folder (build, error))
    g_propagate_error (error, g_steal_pointer (&failure));
  return false;
}

static bool
build_layer (AwaleBuild  *build,
             unsigned     seeds,
             GError     **error)
{
  int64_t started = g_get_monotonic_time ();
  g_autoptr (GError) damage = NULL;

  awale_crew_begin_layer (build->crew, seeds, awale_board_index_boards (seeds));
  awale_layer_remove_temporary (build->folder, seeds);
  build->layers[seeds] = awale_build_open_checked (build, seeds, &damage);
  if (build->layers[seeds] != NULL && awale_layer_is_outdated (build->layers[seeds]))
    g_clear_pointer (&build->layers[seeds], awale_layer_free);
  if (build->layers[seeds] != NULL)
    {
      awale_crew_keep_layer (build->crew);
      awale_build_tell_layer (build, seeds, -1, NULL);
      return true;
    }
  if (awale_crew_is_stopped (build->crew))
    {
      awale_build_set_cancelled (error);
      return false;
    }
  if (g_error_matches (damage, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MISSING))
    g_clear_error (&damage);

  if (!awale_build_solve (build, seeds, build->job->method, file_solution, error))
    return false;
  build->layers[seeds] = awale_build_open_checked (build, seeds, error);
  if (build->layers[seeds] == NULL)
    return false;
  awale_build_tell_layer (build, seeds,
                          (double) (g_get_monotonic_time () - started) / G_USEC_PER_SEC, damage);
  return true;
}

bool
awale_tablebase_build (const AwaleRuleset       *rules,
                       const char               *directory,
                       int                       seeds,
                       const AwaleTablebaseJob  *job,
                       GError                  **error)
{
  g_auto (AwaleBuild) build = { .lock = -1 };

  g_return_val_if_fail (rules != NULL, false);
  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, false);

  if (!awale_ruleset_check (rules, error))
    return false;
  awale_build_init (&build, rules, directory, seeds, job);
  if (!awale_build_lock (&build, error))
    return false;
  for (int n = 0; n <= seeds; n++)
    if (!build_layer (&build, (unsigned) n, error))
      return false;
  return true;
}

/* The bytes of layer @seeds, if its bounds have its parity: 256 codes are enough for 21 seeds. */
static uint64_t
estimate_layer_size (unsigned seeds)
{
  uint64_t boards = awale_board_index_boards (seeds);
  unsigned codes = 0;

  if (seeds > AWALE_LAYER_ESTIMATED_SEEDS)
    return awale_layer_plan (boards, seeds <= 21 ? 1 : 2, 256, false).total;
  /* Bounds that lie 0, 2, 4 … apart, each with all the estimates between them. */
  for (unsigned i = 0; i <= seeds; i++)
    codes += (seeds + 1 - i) * (2 * i * AWALE_LAYER_ESTIMATE_STEPS + 1);
  codes = (unsigned) MIN (codes, boards);
  return awale_layer_plan (boards, codes <= 256 ? 1 : 2, codes, true).total;
}

uint64_t
awale_tablebase_estimate_memory (int seeds)
{
  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, 0);

  return awale_board_index_boards ((unsigned) seeds) * sizeof (uint16_t)
         + (seeds > 0 ? awale_tablebase_estimate_size (seeds - 1) : 0);
}

uint64_t
awale_tablebase_estimate_size (int seeds)
{
  uint64_t size = 0;

  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, 0);

  for (unsigned n = 0; n <= (unsigned) seeds; n++)
    size += estimate_layer_size (n);
  return size;
}
