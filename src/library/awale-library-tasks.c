/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-tasks"

#include "awale-library-tasks.h"

#include "awale-library-analysis.h"
#include "awale-library-export.h"
#include "game/awale-signal.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Minimum number of microseconds between two reports of an import's progress. */
#define INTERVAL 100000

/* Seconds at the start of an analysis in which no remaining time is shown, because it would be a
 * guess. */
#define SECONDS_TO_TELL 2

/* --- The tasks ------------------------------------------------------------------------------- */

struct _AwaleLibraryTasks
{
  GObject               parent_instance;

  AwaleLibraryClient   *client;
  AwaleLibraryWriteFunc write;
  char                 *tables;
  GListStore           *list;        /* Tasks. (element-type AwaleLibraryTask) */

  /* The following fields belong to the analysis. */
  bool                  has_looked;  /* True once the queue of an earlier run has been requested, or
                                      * games were queued. */
  AwaleLibraryTask     *analysis;    /* Task; or NULL. */
  AwaleAnalysisQueue    queue;
  bool                  is_queued;   /* True if the library has stored the queue. */
  unsigned              n_analyzed;  /* Number of games analyzed since the task began. */
  unsigned              n_bad;
  unsigned              n_adding;    /* Number of requests to add games that are not answered
                                      * yet. */
  GCancellable         *searching;   /* Cancels the current game; or NULL. */
  bool                  is_stopping; /* True if the analysis is being cancelled. */
  bool                  is_added;    /* True if the queue has changed since the running job
                                      * began. */
  AwaleLatest          *fraction;    /* Mailbox for the fraction of the current game that is
                                      * analyzed, a double from 0 to 1. */
  gint64                began;       /* Start of the current game, in microseconds. */
  gint64                worked;      /* Microseconds that finished games took. */
  unsigned              n_worked;    /* Number of finished games. */
};

G_DEFINE_FINAL_TYPE (AwaleLibraryTasks, awale_library_tasks, G_TYPE_OBJECT)

/* --- Import and export ----------------------------------------------------------------------- */

typedef struct
{
  AwaleLibraryTask      *task;    /* Task, used on the main thread. */
  AwaleLatest           *latest;  /* Mailbox of `task` for the progress, used by the thread. */
  GPtrArray             *files;
  AwaleImportReport     *report;
  GArray                *ids;
  GFile                 *file;
  AwaleLibraryWriteFunc  write;
  gint64                 n_games; /* Number of games written. */
  gint64                 began;   /* Time of the start, in microseconds. */
  GCancellable          *cancellable;
} Transfer;

static Transfer *
transfer_new (AwaleLibraryTask *task)
{
  Transfer *transfer = g_new0 (Transfer, 1);

  transfer->task = task;
  transfer->latest = awale_library_task_get_latest (task);
  transfer->cancellable = awale_library_task_get_cancellable (task);
  return transfer;
}

static void
transfer_free (Transfer *transfer)
{
  g_clear_pointer (&transfer->files, g_ptr_array_unref);
  g_clear_pointer (&transfer->report, awale_import_report_free);
  g_clear_pointer (&transfer->ids, g_array_unref);
  g_clear_object (&transfer->file);
  g_object_unref (transfer->task);
  g_free (transfer);
}

static void
import_progress_cb (const AwaleImportProgress *progress,
                    void                      *user_data)
{
  const Transfer *transfer = user_data;

  awale_latest_put (transfer->latest, 0, &(AwaleLibraryTaskProgress) {
    .n_games = progress->count.n_games,
    .fraction = progress->n_bytes > 0
                  ? (double) progress->n_bytes_done / (double) progress->n_bytes : 0,
    .seconds_left = progress->seconds_left,
  });
}

static void
bad_cb (const AwaleLibrarySource *source,
        const char               *reason,
        const char               *sentence,
        void                     *user_data)
{
  const Transfer *transfer = user_data;
  g_autofree char *name = g_filename_display_basename (source->path);

  /* Translators: a file name, and a description of its fault. */
  g_ptr_array_add (transfer->report->faults, g_strdup_printf (_("%s: %s"), name, sentence));
}

static gpointer
import (AwaleLibrary  *library,
        gpointer       data,
        GCancellable  *cancellable,
        GError       **error)
{
  Transfer *transfer = data;
  const AwaleImportJob job = {
    .interval = INTERVAL,
    .cancellable = cancellable,
    .progress = import_progress_cb,
    .bad = bad_cb,
    .user_data = transfer,
  };

  return awale_library_import (library, (GFile *const *) transfer->files->pdata,
                               transfer->files->len, &job, &transfer->report->count, error)
           ? transfer : NULL;
}

static const AwaleLibraryJob import_job = {
  .thread = AWALE_LIBRARY_THREAD_IMPORT,
  .func = import,
  .free_data = (GDestroyNotify) transfer_free,
};

static bool
watch_cb (const char  *text,
          size_t       n_bytes,
          void        *user_data,
          GError     **error)
{
  const Transfer *transfer = user_data;
  double fraction = (double) transfer->n_games / transfer->ids->len;
  double seconds = (double) (g_get_monotonic_time () - transfer->began) / G_USEC_PER_SEC;

  awale_latest_put (transfer->latest, 0, &(AwaleLibraryTaskProgress) {
    .n_games = (unsigned) transfer->n_games,
    .fraction = fraction,
    .seconds_left = seconds >= 1 && fraction > 0 ? seconds * (1 - fraction) / fraction : -1,
  });
  return !g_cancellable_set_error_if_cancelled (transfer->cancellable, error);
}

/* Exports the games; fails if some are no longer in the library. */
static gpointer
export (AwaleLibrary  *library,
        gpointer       data,
        GCancellable  *cancellable,
        GError       **error)
{
  Transfer *transfer = data;
  g_autofree char *games = awale_library_filter_write_games (transfer->ids);
  const AwaleLibraryFilter filter = { .games = games };
  g_autofree char *name = g_file_get_basename (transfer->file);
  g_autoptr (GBytes) bytes = NULL;

  transfer->began = g_get_monotonic_time ();
  bytes = awale_library_export_bytes (library, &filter, awale_export_format_from_name (name),
                                      g_get_user_cache_dir (), watch_cb, transfer,
                                      &transfer->n_games, error);
  if (bytes == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (transfer->n_games < transfer->ids->len)
    {
      g_set_error_literal (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
                           _("Some of the games are no longer in the library."));
      return NULL;
    }
  return transfer->write (transfer->file, bytes, error) ? transfer : NULL;
}

static const AwaleLibraryJob export_job = {
  .thread = AWALE_LIBRARY_THREAD_EXPORT,
  .func = export,
  .free_data = (GDestroyNotify) transfer_free,
};

static void
transferred_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (AwaleLibraryTasks) self = data;
  Transfer *transfer = awale_library_client_get_data (result);
  GError *error = NULL;

  awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  if (transfer->report != NULL)
    {
      transfer->report->error = error;
      awale_library_task_set_progress (transfer->task, &(AwaleLibraryTaskProgress) {
        .n_games = transfer->report->count.n_games, .fraction = 1, .seconds_left = -1 });
      awale_library_task_set_report (transfer->task, g_steal_pointer (&transfer->report));
    }
  else
    awale_library_task_set_error (transfer->task, error);
  awale_library_tasks_end (self, transfer->task);
}

/* --- The queue of the analysis --------------------------------------------------------------- */

typedef struct
{
  AwaleQueueChange   change;
  GArray            *ids;    /* Ids of the games, or NULL. */
  AwaleLibraryTask  *task;   /* Task of the analysis (nullable), which may end before the queue has
                              * changed. */
  AwaleAnalysisQueue queue;  /* Out: state of the queue after the change. */
} Queueing;

static void
queueing_free (Queueing *queueing)
{
  g_clear_pointer (&queueing->ids, g_array_unref);
  g_clear_object (&queueing->task);
  g_free (queueing);
}

static gpointer
queue (AwaleLibrary  *library,
       gpointer       data,
       GCancellable  *cancellable,
       GError       **error)
{
  Queueing *queueing = data;

  return awale_library_change_queue (library, queueing->change, queueing->ids, &queueing->queue,
                                     error) ? queueing : NULL;
}

#define QUEUE_JOB(thread, is_quiet) \
  { thread, queue, (GDestroyNotify) queueing_free, NULL, is_quiet }

/* The jobs of the queue are quiet, except the one that clears it, because lists are updated only
 * when no more games will change. */
static const AwaleLibraryJob queue_jobs[] = {
  [AWALE_QUEUE_ASK] = QUEUE_JOB (AWALE_LIBRARY_THREAD_READ, true),
  [AWALE_QUEUE_ADD] = QUEUE_JOB (AWALE_LIBRARY_THREAD_WRITE, true),
  [AWALE_QUEUE_PAUSE] = QUEUE_JOB (AWALE_LIBRARY_THREAD_WRITE, true),
  [AWALE_QUEUE_RESUME] = QUEUE_JOB (AWALE_LIBRARY_THREAD_WRITE, true),
  [AWALE_QUEUE_CLEAR] = QUEUE_JOB (AWALE_LIBRARY_THREAD_WRITE, false),
};

static void
queue_async (AwaleLibraryTasks   *self,
             AwaleQueueChange     change,
             GArray              *ids,
             GAsyncReadyCallback  callback)
{
  Queueing *queueing = g_new0 (Queueing, 1);

  queueing->change = change;
  queueing->ids = ids != NULL ? g_array_copy (ids) : NULL;
  g_set_object (&queueing->task, self->analysis);
  self->n_adding += change == AWALE_QUEUE_ADD;
  awale_library_client_run_async (self->client, &queue_jobs[change], queueing, NULL, callback,
                                  g_object_ref (self));
}

/* --- The analysis ---------------------------------------------------------------------------- */

typedef struct
{
  AwaleLatest       *fraction;    /* Mailbox for the fraction of the game that is analyzed, a double
                                   * from 0 to 1. */
  unsigned           generation;
  char              *tables;
  bool               is_done;     /* True if the outcome is valid. */
  AwaleAnalyzedGame  game;
} Analysis;

static void
analysis_free (Analysis *analysis)
{
  awale_latest_unref (analysis->fraction);
  g_free (analysis->tables);
  g_array_unref (analysis->game.known);
  g_free (analysis);
}

static void
put_fraction_cb (double  fraction,
                 void   *user_data)
{
  const Analysis *analysis = user_data;

  awale_latest_put (analysis->fraction, analysis->generation, &fraction);
}

static gpointer
analyze (AwaleLibrary  *library,
         gpointer       data,
         GCancellable  *cancellable,
         GError       **error)
{
  Analysis *analysis = data;

  analysis->is_done = awale_library_analyze_next (library, analysis->tables, &analysis->game,
                                                  put_fraction_cb, analysis, cancellable, error);
  return analysis->is_done ? analysis : NULL;
}

static const AwaleLibraryJob analysis_job = {
  .thread = AWALE_LIBRARY_THREAD_ANALYZE,
  .func = analyze,
  .free_data = (GDestroyNotify) analysis_free,
  .is_quiet = true,
};

/* Estimates the remaining seconds; @fraction is that of the current game. */
static double
get_seconds_left (AwaleLibraryTasks *self,
                  double              fraction)
{
  gint64 now = g_get_monotonic_time ();
  double seconds = (double) (self->worked + now - self->began) / G_USEC_PER_SEC;
  double n_done = self->n_worked + fraction;

  if (self->searching == NULL || seconds < SECONDS_TO_TELL || n_done <= 0)
    return -1;
  return seconds / n_done * (self->queue.n_games - self->queue.n_done - fraction);
}

static void
update_progress (AwaleLibraryTasks *self,
      double              fraction)
{
  const AwaleAnalysisQueue *queue = &self->queue;

  awale_library_task_set_progress (self->analysis, &(AwaleLibraryTaskProgress) {
    .n_games = queue->n_done,
    .n_total = queue->n_games,
    .n_analyzed = self->n_analyzed,
    .n_bad = self->n_bad,
    .fraction = queue->n_games > 0 ? (queue->n_done + fraction) / queue->n_games : 0,
    .seconds_left = get_seconds_left (self, fraction),
  });
}

static void
fraction_cb (const void *value,
             void       *owner)
{
  AwaleLibraryTasks *self = owner;
  const double *fraction = value;

  if (self->analysis != NULL && !g_cancellable_is_cancelled (self->searching))
    update_progress (self, *fraction);
}

static void
stop_searching (AwaleLibraryTasks *self)
{
  if (self->searching == NULL)
    return;
  self->is_stopping = true;
  g_cancellable_cancel (self->searching);
}

/* Disconnects from the task, stops its search and returns it. (transfer full) */
static AwaleLibraryTask *
detach (AwaleLibraryTasks *self)
{
  g_signal_handlers_disconnect_by_data (awale_library_task_get_cancellable (self->analysis), self);
  g_signal_handlers_disconnect_by_data (self->analysis, self);
  stop_searching (self);
  return g_steal_pointer (&self->analysis);
}

/* Ends the analysis, with @error (transfer full) (nullable) as the reason. */
static void
end_analysis (AwaleLibraryTasks *self,
              GError            *error)
{
  g_autoptr (AwaleLibraryTask) task = detach (self);

  if (error != NULL)
    awale_library_task_set_error (task, error);
  awale_library_tasks_end (self, task);
}

static void analyze_async (AwaleLibraryTasks *self);
static void queued_cb     (GObject           *source,
                           GAsyncResult      *result,
                           gpointer           data);

static void
paused_cb (AwaleLibraryTasks *self)
{
  bool paused = awale_library_task_is_paused (self->analysis);

  if (paused)
    stop_searching (self);
  else
    awale_library_task_set_error (self->analysis, NULL);
  queue_async (self, paused ? AWALE_QUEUE_PAUSE : AWALE_QUEUE_RESUME, NULL, queued_cb);
}

/* Pauses the analysis because of @error (transfer full). The pause is not stored, so the next start
 * of the program resumes the queue. */
static void
fail (AwaleLibraryTasks *self,
      GError            *error)
{
  stop_searching (self);
  g_signal_handlers_block_by_func (self->analysis, paused_cb, self);
  awale_library_task_set_error (self->analysis, error);
  awale_library_task_set_paused (self->analysis, true);
  g_signal_emit_by_name (self, "failed", self->analysis);
  g_signal_handlers_unblock_by_func (self->analysis, paused_cb, self);
}

static void
queued_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleLibraryTasks) self = data;
  const Queueing *queueing = awale_library_client_get_data (result);
  GError *error = NULL;
  bool done = awale_library_client_run_finish (self->client, result, &error) != NULL;

  if (queueing->task != self->analysis)
    {
      g_clear_error (&error);
      return;
    }
  self->n_adding -= queueing->change == AWALE_QUEUE_ADD;
  if (!done)
    {
      if (self->is_queued)
        fail (self, error);
      else
        end_analysis (self, error);
      return;
    }
  self->queue = queueing->queue;
  self->is_queued = true;
  self->is_added = true;
  update_progress (self, 0);
  analyze_async (self);
}

/* Ends the analysis, with an error if the queue could not be cleared. */
static void
cleared_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (AwaleLibraryTasks) self = data;
  const Queueing *queueing = awale_library_client_get_data (result);
  GError *error = NULL;

  if (awale_library_client_run_finish (self->client, result, &error) == NULL)
    awale_library_task_set_error (queueing->task, error);
  awale_library_tasks_end (self, queueing->task);
}

static void
stopped_cb (AwaleLibraryTasks *self)
{
  awale_library_task_set_error (self->analysis, NULL);
  queue_async (self, AWALE_QUEUE_CLEAR, NULL, cleared_cb);
  g_object_unref (detach (self));
}

static void
begin_analysis (AwaleLibraryTasks        *self,
                const AwaleAnalysisQueue *queue,
                GObject                  *owner)
{
  self->analysis = awale_library_tasks_begin (self, AWALE_LIBRARY_TASK_ANALYSIS, owner);
  self->queue = *queue;
  self->n_analyzed = self->n_bad = self->n_adding = self->n_worked = 0;
  self->worked = 0;
  self->is_queued = false;
  awale_library_task_set_paused (self->analysis, queue->paused);
  g_signal_connect_object (awale_library_task_get_cancellable (self->analysis), "cancelled",
                           G_CALLBACK (stopped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::paused", G_CALLBACK (paused_cb), self,
                           G_CONNECT_SWAPPED);
  update_progress (self, 0);
}

static void
count (AwaleLibraryTasks       *self,
       const AwaleAnalyzedGame *game)
{
  gint64 now = g_get_monotonic_time ();

  self->queue = game->queue;
  if (game->id == 0)
    return;
  self->n_bad += game->is_bad;
  self->worked += now - self->began;
  self->began = now;
  self->n_worked++;
  if (!game->is_bad && game->outcome == AWALE_ANALYSIS_KEPT)
    self->n_analyzed++;
}

/* Reports a result, and the games whose values were known, which another window may have stored. */
static void
store_result (AwaleLibraryTasks       *self,
              const AwaleAnalyzedGame *game)
{
  if (game->has_rules)
    g_signal_emit_by_name (self, "rules-met", &game->rules, game->seeds);
  if (self->analysis != NULL)
    {
      count (self, game);
      update_progress (self, 0);
    }
  for (unsigned i = 0; i < game->known->len; i++)
    {
      const AwaleGameLoss *known = &g_array_index (game->known, AwaleGameLoss, i);

      g_signal_emit_by_name (self, "analyzed", known->id, known->loss);
    }
  if (game->id != 0 && !game->is_bad && game->outcome != AWALE_ANALYSIS_CHANGED)
    g_signal_emit_by_name (self, "analyzed", game->id, game->loss);
}

/* Handles the result of a game. Stored values are reported even if the analysis was cancelled
 * meanwhile. Lists are updated when no more games will change for now. */
static void
analyzed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (AwaleLibraryTasks) self = data;
  const Analysis *analysis = awale_library_client_get_data (result);
  const AwaleAnalyzedGame *game = &analysis->game;
  g_autoptr (GError) error = NULL;
  bool is_left, was_cancelled, is_over;

  awale_library_client_run_finish (self->client, result, &error);
  awale_latest_advance (self->fraction);
  is_left = analysis->is_done && (game->id != 0 || game->queue.n_games > 0 || self->is_added);
  was_cancelled = !analysis->is_done && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  is_over = was_cancelled && !self->is_stopping;
  if (analysis->is_done && (game->id != 0 || game->known->len > 0))
    store_result (self, game);
  g_clear_object (&self->searching);
  self->is_stopping = false;
  if (!is_left)
    awale_library_client_changed (self->client);
  /* The user has stopped the analysis, or the end of the program has cancelled the job. */
  if (self->analysis == NULL || is_over)
    return;
  if (!analysis->is_done && !was_cancelled)
    fail (self, g_steal_pointer (&error));
  else if (was_cancelled || is_left)
    analyze_async (self);
  else if (self->n_adding == 0)
    end_analysis (self, NULL);
}

/* Starts the next game of a queue, unless one is running or the queue is paused. */
static void
analyze_async (AwaleLibraryTasks *self)
{
  Analysis *analysis;

  if (self->analysis == NULL || self->searching != NULL
      || awale_library_task_is_paused (self->analysis))
    return;
  self->searching = g_cancellable_new ();
  self->is_added = false;
  self->began = g_get_monotonic_time ();
  analysis = g_new0 (Analysis, 1);
  analysis->fraction = awale_latest_ref (self->fraction);
  analysis->generation = awale_latest_advance (self->fraction);
  analysis->tables = g_strdup (self->tables);
  analysis->game.known = g_array_new (FALSE, FALSE, sizeof (AwaleGameLoss));
  awale_library_client_run_async (self->client, &analysis_job, analysis, self->searching,
                                  analyzed_cb, g_object_ref (self));
}

/* Handles the state of the queue at the start; an unreadable library is reported by the list of
 * games. */
static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleLibraryTasks) self = data;
  const Queueing *queueing = awale_library_client_get_data (result);
  const AwaleAnalysisQueue *queue = &queueing->queue;

  if (awale_library_client_run_finish (self->client, result, NULL) == NULL
      || queue->n_done == queue->n_games || self->analysis != NULL)
    return;
  begin_analysis (self, queue, NULL);
  self->is_queued = true;
  analyze_async (self);
}

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_library_tasks_finalize (GObject *object)
{
  AwaleLibraryTasks *self = AWALE_LIBRARY_TASKS (object);

  g_clear_object (&self->analysis);
  awale_latest_disown (self->fraction);
  awale_latest_unref (self->fraction);
  g_object_unref (self->list);
  g_object_unref (self->client);
  g_free (self->tables);

  G_OBJECT_CLASS (awale_library_tasks_parent_class)->finalize (object);
}

static void
awale_library_tasks_class_init (AwaleLibraryTasksClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_library_tasks_finalize;

  AWALE_ADD_SIGNAL (klass, "ended", 1, AWALE_TYPE_LIBRARY_TASK);
  AWALE_ADD_SIGNAL (klass, "failed", 1, AWALE_TYPE_LIBRARY_TASK);
  AWALE_ADD_SIGNAL (klass, "analyzed", 2, G_TYPE_INT64, G_TYPE_DOUBLE);
  AWALE_ADD_SIGNAL (klass, "rules-met", 2, G_TYPE_POINTER, G_TYPE_INT);
}

static void
awale_library_tasks_init (AwaleLibraryTasks *self)
{
  self->list = g_list_store_new (AWALE_TYPE_LIBRARY_TASK);
  self->fraction = awale_latest_new (sizeof (double), fraction_cb, self);
}

AwaleLibraryTasks *
awale_library_tasks_new (AwaleLibraryClient    *client,
                         AwaleLibraryWriteFunc  write,
                         const char            *tables)
{
  AwaleLibraryTasks *self;

  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (client), NULL);
  g_return_val_if_fail (write != NULL && tables != NULL, NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_TASKS, NULL);
  self->client = g_object_ref (client);
  self->write = write;
  self->tables = g_strdup (tables);

  return self;
}

GListModel *
awale_library_tasks_get_list (AwaleLibraryTasks *self)
{
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (self), NULL);

  return G_LIST_MODEL (self->list);
}

bool
awale_library_tasks_is_importing (AwaleLibraryTasks *self)
{
  GListModel *list;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (self), false);

  list = awale_library_tasks_get_list (self);
  for (unsigned i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AwaleLibraryTask) task = g_list_model_get_item (list, i);

      if (awale_library_task_get_kind (task) == AWALE_LIBRARY_TASK_IMPORT)
        return true;
    }
  return false;
}

AwaleLibraryTask *
awale_library_tasks_begin (AwaleLibraryTasks    *self,
                           AwaleLibraryTaskKind  kind,
                           GObject              *owner)
{
  AwaleLibraryTask *task;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (self), NULL);

  task = awale_library_task_new (kind, owner);
  g_list_store_append (self->list, task);
  return task;
}

/* Removes the task from the list; pending progress is dropped. */
void
awale_library_tasks_end (AwaleLibraryTasks *self,
                         AwaleLibraryTask  *task)
{
  unsigned position;

  g_return_if_fail (AWALE_IS_LIBRARY_TASKS (self));
  g_return_if_fail (AWALE_IS_LIBRARY_TASK (task));

  awale_latest_advance (awale_library_task_get_latest (task));
  if (g_list_store_find (self->list, task, &position))
    g_list_store_remove (self->list, position);
  g_signal_emit_by_name (self, "ended", task);
}

void
awale_library_tasks_import (AwaleLibraryTasks *self,
                            GListModel        *files,
                            GObject           *owner)
{
  Transfer *transfer;

  g_return_if_fail (AWALE_IS_LIBRARY_TASKS (self));
  g_return_if_fail (G_IS_LIST_MODEL (files));

  transfer = transfer_new (awale_library_tasks_begin (self, AWALE_LIBRARY_TASK_IMPORT, owner));
  transfer->report = awale_import_report_new ();
  transfer->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (unsigned i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (transfer->files, g_list_model_get_item (files, i));
  awale_library_client_run_async (self->client, &import_job, transfer, transfer->cancellable,
                                  transferred_cb, g_object_ref (self));
}

void
awale_library_tasks_export (AwaleLibraryTasks *self,
                            GArray            *ids,
                            GFile             *file,
                            GObject           *owner)
{
  Transfer *transfer;

  g_return_if_fail (AWALE_IS_LIBRARY_TASKS (self));
  g_return_if_fail (ids != NULL && G_IS_FILE (file));

  transfer = transfer_new (awale_library_tasks_begin (self, AWALE_LIBRARY_TASK_EXPORT, owner));
  transfer->ids = g_array_copy (ids);
  transfer->file = g_object_ref (file);
  transfer->write = self->write;
  awale_library_client_run_async (self->client, &export_job, transfer, transfer->cancellable,
                                  transferred_cb, g_object_ref (self));
}

void
awale_library_tasks_analyze (AwaleLibraryTasks *self,
                             GArray            *ids,
                             GObject           *owner)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASKS (self));
  g_return_if_fail (ids != NULL && G_IS_OBJECT (owner));

  self->has_looked = true;
  if (self->analysis == NULL)
    begin_analysis (self, &(AwaleAnalysisQueue) { .n_games = ids->len }, owner);
  queue_async (self, AWALE_QUEUE_ADD, ids, queued_cb);
  awale_library_task_set_paused (self->analysis, false);
}

void
awale_library_tasks_resume (AwaleLibraryTasks *self)
{
  g_return_if_fail (AWALE_IS_LIBRARY_TASKS (self));

  if (self->has_looked)
    return;
  self->has_looked = true;
  queue_async (self, AWALE_QUEUE_ASK, NULL, looked_cb);
}
