/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-analysis.h"

#include "analysis/awale-report.h"
#include "awale-library-list.h"
#include "awale-library-values.h"

/* Time for looking up known games, in microseconds. */
#define INTERVAL 100000

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

  g_return_val_if_fail (self != NULL, false);
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

/* --- The queue ------------------------------------------------------------------------------- */

typedef struct
{
  AwaleLibrary              *library;
  const char                *tables;
  AwaleAnalyzedGame         *game;
  AwaleAnalysisProgressFunc  progress;
  void                      *user_data;
  GCancellable              *cancellable;
  const AwaleReportOptions  *options;
} Work;

static void
progress_cb (AwaleReport *report,
             GParamSpec  *pspec,
             Work        *work)
{
  unsigned n_done = awale_report_get_n_done (report);

  if (n_done > 0)
    work->progress ((double) n_done / awale_report_get_n_total (report), work->user_data);
}

static bool
find_cb (gint64      id,
         AwaleGame  *game,
         void       *user_data,
         GError    **error)
{
  Work *work = user_data;
  const AwaleRuleset *rules = awale_game_get_rules (game);
  g_autoptr (AwaleTablebase) tables =
    awale_tablebase_open (rules, work->tables, AWALE_TABLEBASE_MAX_SEEDS);
  g_autoptr (AwaleReport) report = awale_report_new (game);

  work->game->rules = *rules;
  work->game->has_rules = true;
  work->game->seeds = awale_tablebase_get_seeds (tables);
  awale_report_set_tables (report, tables);
  g_signal_connect (report, "notify::progress", G_CALLBACK (progress_cb), work);
  return awale_report_run (report, work->options, work->cancellable, error);
}

/* Stores the values of a game, and marks it as done if they were kept. */
static bool
keep_cb (gint64      id,
         AwaleGame  *game,
         bool       *kept,
         void       *user_data,
         GError    **error)
{
  Work *work = user_data;
  AwaleLibrary *library = work->library;

  return awale_library_begin (library, error) &&
         awale_library_end (library,
                            awale_library_keep_values (library, id, game, kept, error) &&
                                (!*kept || awale_library_mark_analyzed (library, id, error)),
                            error);
}

static bool
loss_cb (const AwaleLibraryRow *row,
         void                  *user_data)
{
  g_array_append_vals (user_data, &(AwaleGameLoss) { row->id, row->loss }, 1);
  return true;
}

/* Adds to @loss the losses of those games @ids that exist. */
static bool
list_loss (AwaleLibrary   *library,
           const GArray   *ids,
           GArray         *loss,
           GError        **error)
{
  g_autofree char *games = awale_library_filter_write_games (ids);
  const AwaleLibraryFilter filter = { .games = games };

  return ids->len == 0 || awale_library_list (library, &filter, loss_cb, loss, error);
}

static bool
get_loss (AwaleLibrary   *library,
          gint64          id,
          double         *loss,
          GError        **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (AwaleGameLoss));

  g_array_append_val (ids, id);
  if (!list_loss (library, ids, found, error))
    return false;
  *loss = found->len > 0 ? g_array_index (found, AwaleGameLoss, 0).loss : -1;
  return true;
}

/* Analyzes the next game. A game that changes meanwhile stays next in the queue if it still exists;
 * an unreadable one counts as done. */
static bool
analyze (Work     *work,
         int        depth,
         GError   **error)
{
  const AwaleLibraryAnalysis how = { .options = { .depth = depth, .yields = true },
                                     .find = find_cb, .keep = keep_cb, .user_data = work };
  AwaleLibrary *library = work->library;
  g_autoptr (GError) problem = NULL;

  work->options = &how.options;
  if (!awale_library_analyze (library, work->game->id, &how, &work->game->outcome, &problem))
    {
      work->game->is_bad = g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_GAME);
      if (!work->game->is_bad)
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return false;
        }
    }
  return ((!work->game->is_bad && work->game->outcome != AWALE_ANALYSIS_KNOWN)
          || awale_library_mark_analyzed (library, work->game->id, error))
         && get_loss (library, work->game->id, &work->game->loss, error);
}

/* Looks up known games and, only if there are none, analyzes the next game, so that progress is
 * reported in between. At its end the queue is emptied, unless games have been added meanwhile. */
static bool
analyze_next (Work    *work,
              GError **error)
{
  AwaleLibrary *library = work->library;
  AwaleAnalyzedGame *game = work->game;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  int depth;

  if (!awale_library_mark_known_analyzed (library, INTERVAL, ids, error)
      || !list_loss (library, ids, game->known, error))
    return false;
  if (game->known->len > 0)
    return true;
  if (!awale_library_get_next (library, &game->id, &depth, error))
    return false;
  return game->id != 0 ? analyze (work, depth, error) : awale_library_end_queue (library, error);
}

bool
awale_library_analyze_next (AwaleLibrary               *self,
                            const char                 *tables,
                            AwaleAnalyzedGame          *game,
                            AwaleAnalysisProgressFunc   progress,
                            void                       *user_data,
                            GCancellable               *cancellable,
                            GError                    **error)
{
  Work work = { .library = self, .tables = tables, .game = game, .progress = progress,
                .user_data = user_data, .cancellable = cancellable };

  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (tables != NULL && game != NULL && progress != NULL, false);

  return analyze_next (&work, error) && awale_library_get_queue (self, &game->queue, error);
}
