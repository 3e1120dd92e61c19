/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-analysis.h"

#include "analysis/awale-report-run.h"
#include "awale-library-values.h"

static bool
keep (AwaleLibrary                 *self,
      gint64                        id,
      AwaleGame                    *game,
      const AwaleLibraryAnalysis   *how,
      AwaleLibraryAnalysisOutcome  *outcome,
      GError                      **error)
{
  const AwaleReportOptions enough = { .depth = how->options.depth, .sides = how->options.sides,
                                      .first_ply = how->options.first_ply,
                                      .last_ply = how->options.last_ply, .keep = true };
  bool kept;

  if (!(how->keep != NULL ? how->keep (id, game, &kept, how->user_data, error)
                          : awale_library_keep_values (self, id, game, &kept, error)))
    return false;
  if (!kept)
    *outcome = AWALE_ANALYSIS_CHANGED;
  else
    *outcome = awale_report_is_known (game, &enough) ? AWALE_ANALYSIS_KEPT : AWALE_ANALYSIS_PARTLY;
  return true;
}

bool
awale_library_analyze (AwaleLibrary                 *self,
                       gint64                        id,
                       const AwaleLibraryAnalysis   *how,
                       AwaleLibraryAnalysisOutcome  *outcome,
                       GError                      **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (AwaleGame) game = NULL;

  g_return_val_if_fail (AWALE_IS_LIBRARY (self), false);
  g_return_val_if_fail (how != NULL && how->find != NULL && outcome != NULL, false);

  game = awale_library_load (self, id, &problem);
  if (game == NULL)
    {
      *outcome = AWALE_ANALYSIS_CHANGED;
      if (g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING))
        return true;
      g_propagate_error (error, g_steal_pointer (&problem));
      return false;
    }
  *outcome = AWALE_ANALYSIS_KNOWN;
  return awale_report_is_known (game, &how->options)
         || (how->find (id, game, how->user_data, error)
             && keep (self, id, game, how, outcome, error));
}
