/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-client"

#include "awale-library-job.h"

#include "analysis/awale-report-run.h"
#include "library/awale-library-list.h"
#include "library/awale-library-values.h"

/* Microseconds from one telling of progress to the next. */
#define INTERVAL 100000

/* --- Which games are to be analyzed ---------------------------------------------------------- */

static bool
change_queue (AwaleLibrary     *library,
              AwaleLibraryJob  *self,
              GError          **error)
{
  g_autoptr (GMutexLocker) locker = NULL;

  if (self->queue_change == AWALE_QUEUE_ASK)
    return true;
  locker = g_mutex_locker_new (self->writing);
  switch (self->queue_change)
    {
    case AWALE_QUEUE_ADD:
      return awale_library_queue_games (library, self->ids, AWALE_REPORT_DEFAULT_DEPTH, error);
    case AWALE_QUEUE_CLEAR:
      return awale_library_clear_queue (library, error);
    default:
      return awale_library_pause_queue (library, self->queue_change == AWALE_QUEUE_PAUSE, error);
    }
}

gpointer
awale_analysis_job_queue (AwaleLibrary     *library,
                          AwaleLibraryJob  *self,
                          GCancellable     *cancellable,
                          GError          **error)
{
  g_autofree AwaleLibraryQueue *queue = g_new0 (AwaleLibraryQueue, 1);

  if (library != NULL
      && (!change_queue (library, self, error) || !awale_library_get_queue (library, queue, error)))
    return NULL;
  return g_steal_pointer (&queue);
}

/* --- A game ---------------------------------------------------------------------------------- */

/* A game that is being analyzed. */
typedef struct
{
  AwaleLibrary             *library;
  AwaleLibraryJob          *job;
  GCancellable             *cancellable;
  const AwaleReportOptions *options;
  AwaleAnalyzedGame        *game;
  gint64                    told;         /* when, in microseconds */
} Analyzing;

static void
progress_cb (AwaleReport *report,
             GParamSpec  *pspec,
             Analyzing   *analyzing)
{
  gint64 now = g_get_monotonic_time ();
  unsigned n_done = awale_report_get_n_done (report);

  if (n_done == 0 || now - analyzing->told < INTERVAL)
    return;
  analyzing->told = now;
  awale_library_job_tell (analyzing->job, (AwaleLibraryTaskProgress) {
    .fraction = (double) n_done / awale_report_get_n_total (report),
    .seconds_left = -1,
  });
}

/* The report follows its thread in a main context that is of this thread only. */
static bool
find_cb (gint64      id,
         AwaleGame  *game,
         void       *user_data,
         GError    **error)
{
  Analyzing *analyzing = user_data;
  const AwaleRuleset *rules = awale_game_get_rules (game);
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (AwaleTablebase) tables =
    awale_tablebase_open (rules, analyzing->job->tables, AWALE_TABLEBASE_MAX_SEEDS);
  g_autoptr (AwaleReport) report = NULL;
  bool found;

  analyzing->game->rules = *rules;
  analyzing->game->has_rules = true;
  analyzing->game->seeds = awale_tablebase_get_seeds (tables);
  g_main_context_push_thread_default (context);
  report = awale_report_new (game);
  awale_report_set_tables (report, tables);
  g_signal_connect (report, "notify::progress", G_CALLBACK (progress_cb), analyzing);
  found = awale_report_run (report, analyzing->options, analyzing->cancellable, error);
  g_clear_object (&report);
  g_main_context_pop_thread_default (context);
  return found;
}

/* It is done if, and only if, what was found is kept. */
static bool
keep_cb (gint64      id,
         AwaleGame  *game,
         bool       *kept,
         void       *user_data,
         GError    **error)
{
  Analyzing *analyzing = user_data;
  AwaleLibrary *library = analyzing->library;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (analyzing->job->writing);

  if (!awale_library_begin (library, error))
    return false;
  if (awale_library_keep_values (library, id, game, kept, error)
      && (!*kept || awale_library_tick_off (library, id, error))
      && awale_library_commit (library, error))
    return true;
  awale_library_roll_back (library);
  return false;
}

static bool
queue_remove (AwaleLibrary    *library,
              AwaleLibraryJob *self,
              gint64           id,
              GError         **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  return awale_library_tick_off (library, id, error);
}

static bool
loss_cb (const AwaleLibraryRow *row,
         void                  *user_data)
{
  g_array_append_vals (user_data, &(AwaleGameLoss) { row->id, row->loss }, 1);
  return true;
}

/* Those of @ids that are there. @given: (inout) */
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

/* One that changes meanwhile is not done: it is the next one again, if it is still there. One that
 * cannot be read never will be. */
static bool
analyze (AwaleLibrary       *library,
         AwaleLibraryJob    *self,
         GCancellable       *cancellable,
         int                 depth,
         AwaleAnalyzedGame  *game,
         GError            **error)
{
  Analyzing analyzing = { library, self, cancellable, NULL, game, 0 };
  const AwaleLibraryAnalysis how = { .options = { .depth = depth, .yields = true },
                                     .find = find_cb, .keep = keep_cb, .user_data = &analyzing };
  g_autoptr (GError) problem = NULL;

  analyzing.options = &how.options;
  if (!awale_library_analyze (library, game->id, &how, &game->outcome, &problem))
    {
      game->is_bad = g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_GAME);
      if (!game->is_bad)
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return false;
        }
    }
  return ((!game->is_bad && game->outcome != AWALE_ANALYSIS_KNOWN)
          || queue_remove (library, self, game->id, error))
         && get_loss (library, game->id, &game->loss, error);
}

/* All were done: it is as if there had been none, unless more have come since. */
static bool
end_queue (AwaleLibrary     *library,
           AwaleLibraryJob  *self,
           GError          **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (self->writing);

  return awale_library_end_queue (library, error);
}

/* Nothing has to be found of the games that are known. */
static bool
pass_known (AwaleLibrary       *library,
            AwaleLibraryJob    *self,
            AwaleAnalyzedGame  *game,
            GError            **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  bool done;

  g_mutex_lock (self->writing);
  done = awale_library_tick_off_known (library, INTERVAL, ids, error);
  g_mutex_unlock (self->writing);
  return done && list_loss (library, ids, game->known, error);
}

/* The next one is another job where it took time to see what is known: so that is told. */
static bool
do_next (AwaleLibrary       *library,
         AwaleLibraryJob    *self,
         GCancellable       *cancellable,
         AwaleAnalyzedGame  *game,
         GError            **error)
{
  int depth;

  if (!pass_known (library, self, game, error))
    return false;
  if (game->known->len > 0)
    return true;
  if (!awale_library_get_next (library, &game->id, &depth, error))
    return false;
  return game->id != 0 ? analyze (library, self, cancellable, depth, game, error)
                       : end_queue (library, self, error);
}

gpointer
awale_analysis_job_next (AwaleLibrary     *library,
                         AwaleLibraryJob  *self,
                         GCancellable     *cancellable,
                         GError          **error)
{
  g_autoptr (AwaleAnalyzedGame) game = awale_analyzed_game_new ();

  if (!do_next (library, self, cancellable, game, error)
      || !awale_library_get_queue (library, &game->queue, error))
    {
      /* Nothing more is found for now: games are listed anew as if it were over. */
      self->is_quiet = false;
      return NULL;
    }
  self->is_quiet = game->id != 0 || game->queue.n_games > 0;
  return g_steal_pointer (&game);
}
