/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis-queue"

#include "awale-analysis-queue.h"

#include "awale-library-client-analysis.h"

/* Before so many seconds, it would be a guess what is left. */
#define SECONDS_TO_TELL 2

struct _AwaleAnalysisQueue
{
  GObject             parent_instance;

  AwaleLibraryClient *librarian;
  AwaleLibraryTasks  *transfers;
  AwaleTablebases    *tables;

  bool                has_looked;  /* for what an earlier run left */
  AwaleLibraryTask   *task;        /* NULL: nothing is left */
  AwaleLibraryQueue   queue;
  bool                is_told;     /* The library has told it. */
  unsigned            n_analyzed;  /* since the transfer began */
  unsigned            n_bad;
  unsigned            n_adding;    /* additions to it that the library has not answered */
  GCancellable       *searching;   /* the game that is at work; NULL: none is */
  bool                is_stopping; /* that is given up */
  gint64              began;       /* when it did, in microseconds */
  gint64              worked;      /* microseconds until then, */
  unsigned            n_worked;    /* with so many games */
};

G_DEFINE_FINAL_TYPE (AwaleAnalysisQueue, awale_analysis_queue, G_TYPE_OBJECT)

enum
{
  SIGNAL_ANALYZED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static void next       (AwaleAnalysisQueue *self);
static void changed_cb (GObject            *source,
                        GAsyncResult       *result,
                        gpointer            data);

/* --- How far it is --------------------------------------------------------------------------- */

/* @fraction: of the game that is at work. */
static double
get_seconds_left (AwaleAnalysisQueue *self,
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
tell (AwaleAnalysisQueue *self,
      double              fraction)
{
  const AwaleLibraryQueue *queue = &self->queue;

  awale_library_task_tell (self->task, &(AwaleLibraryTaskProgress) {
    .n_games = queue->n_done,
    .n_total = queue->n_games,
    .n_analyzed = self->n_analyzed,
    .n_bad = self->n_bad,
    .fraction = queue->n_games > 0 ? (queue->n_done + fraction) / queue->n_games : 0,
    .seconds_left = get_seconds_left (self, fraction),
  });
}

/* --- The transfer ---------------------------------------------------------------------------- */

/* What is asked of the library for a transfer, which may be over when the answer comes. */
typedef struct
{
  AwaleAnalysisQueue *analyses;
  AwaleLibraryTask   *task;
  AwaleQueueChange    change;
} Asked;

static void
asked_free (Asked *asked)
{
  g_object_unref (asked->analyses);
  g_object_unref (asked->task);
  g_free (asked);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Asked, asked_free)

static void
change_queue (AwaleAnalysisQueue  *self,
              AwaleQueueChange     change,
              GArray              *ids,
              GAsyncReadyCallback  callback)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked) { g_object_ref (self), g_object_ref (self->task), change };
  self->n_adding += change == AWALE_QUEUE_ADD;
  awale_library_client_queue_async (self->librarian, change, ids, callback, asked);
}

static void
stop_searching (AwaleAnalysisQueue *self)
{
  if (self->searching == NULL)
    return;
  self->is_stopping = true;
  g_cancellable_cancel (self->searching);
}

/* Nothing that is done to the transfer is heard of any more. (transfer full) */
static AwaleLibraryTask *
leave (AwaleAnalysisQueue *self)
{
  g_signal_handlers_disconnect_by_data (awale_library_task_get_cancellable (self->task), self);
  g_signal_handlers_disconnect_by_data (self->task, self);
  stop_searching (self);
  return g_steal_pointer (&self->task);
}

/* @error: (transfer full) (nullable) */
static void
end (AwaleAnalysisQueue *self,
     GError             *error)
{
  g_autoptr (AwaleLibraryTask) task = leave (self);

  if (error != NULL)
    awale_library_task_set_error (task, error);
  awale_library_tasks_end (self->transfers, task);
}

static void
paused_cb (AwaleAnalysisQueue *self)
{
  bool paused = awale_library_task_is_paused (self->task);

  if (paused)
    stop_searching (self);
  else
    awale_library_task_set_error (self->task, NULL);
  change_queue (self, paused ? AWALE_QUEUE_PAUSE : AWALE_QUEUE_RESUME, NULL, changed_cb);
}

/* What is left waits: the next start of the program goes on with it, too. @error: (transfer
 * full) */
static void
fail (AwaleAnalysisQueue *self,
      GError             *error)
{
  stop_searching (self);
  g_signal_handlers_block_by_func (self->task, paused_cb, self);
  awale_library_tasks_fail (self->transfers, self->task, error);
  g_signal_handlers_unblock_by_func (self->task, paused_cb, self);
}

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Asked) asked = data;
  AwaleAnalysisQueue *self = asked->analyses;
  AwaleLibraryQueue queue;
  GError *error = NULL;
  bool done =
      awale_library_client_queue_finish (AWALE_LIBRARY_CLIENT (source), result, &queue, &error);

  if (asked->task != self->task)
    {
      g_clear_error (&error);
      return;
    }
  self->n_adding -= asked->change == AWALE_QUEUE_ADD;
  if (!done)
    {
      if (self->is_told)
        fail (self, error);
      else
        end (self, error);
      return;
    }
  self->queue = queue;
  self->is_told = true;
  tell (self, 0);
  next (self);
}

/* What is done stays; nothing is left. It is told once that is so. */
static void
cleared_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Asked) asked = data;
  AwaleLibraryQueue queue;
  GError *error = NULL;

  if (!awale_library_client_queue_finish (AWALE_LIBRARY_CLIENT (source), result, &queue, &error))
    awale_library_task_set_error (asked->task, error);
  awale_library_tasks_end (asked->analyses->transfers, asked->task);
}

static void
stopped_cb (AwaleAnalysisQueue *self)
{
  awale_library_task_set_error (self->task, NULL);
  change_queue (self, AWALE_QUEUE_CLEAR, NULL, cleared_cb);
  g_object_unref (leave (self));
}

static void
begin (AwaleAnalysisQueue *self,
       GObject            *owner)
{
  self->task = awale_library_tasks_begin (self->transfers, AWALE_LIBRARY_TASK_ANALYSIS, owner);
  self->n_analyzed = self->n_bad = self->n_adding = self->n_worked = 0;
  self->worked = 0;
  self->is_told = false;
  g_signal_connect_object (awale_library_task_get_cancellable (self->task), "cancelled",
                           G_CALLBACK (stopped_cb), self, G_CONNECT_SWAPPED);
}

/* --- The games ------------------------------------------------------------------------------- */

static void
told_cb (const AwaleLibraryTaskProgress *progress,
         gpointer                        data)
{
  AwaleAnalysisQueue *self = data;

  if (self->task != NULL && !g_cancellable_is_cancelled (self->searching))
    tell (self, progress->fraction);
}

static void
count (AwaleAnalysisQueue      *self,
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

/* Tables that lack are made meanwhile, for the games that follow: those of rules that are known by
 * a name. Of others there may be many, and nobody plays by them. */
static void
request_tables (AwaleAnalysisQueue      *self,
                const AwaleAnalyzedGame *game)
{
  if (game->has_rules && game->seeds < AWALE_TABLEBASES_USUAL_SEEDS
      && awale_preset_of (&game->rules) != NULL)
    awale_tablebases_request_usual (self->tables, &game->rules);
}

static void
tell_analyzed (AwaleAnalysisQueue *self,
               gint64              id,
               double              loss)
{
  g_signal_emit (self, signals[SIGNAL_ANALYZED], 0, id, loss);
}

/* Others may have kept the values of those that were known. */
static void
take (AwaleAnalysisQueue      *self,
      const AwaleAnalyzedGame *game)
{
  request_tables (self, game);
  if (self->task != NULL)
    {
      count (self, game);
      tell (self, 0);
    }
  for (unsigned i = 0; i < game->known->len; i++)
    {
      const AwaleGameLoss *known = &g_array_index (game->known, AwaleGameLoss, i);

      tell_analyzed (self, known->id, known->loss);
    }
  if (game->id != 0 && !game->is_bad && game->outcome != AWALE_ANALYSIS_CHANGED)
    tell_analyzed (self, game->id, game->loss);
}

static void
analyzed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (AwaleAnalysisQueue) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleAnalyzedGame) game =
    awale_library_client_analyze_next_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  bool was_cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  bool is_over = was_cancelled && !self->is_stopping;

  if (game != NULL && (game->id != 0 || game->known->len > 0))
    take (self, game);
  g_clear_object (&self->searching);
  self->is_stopping = false;
  /* Others have given it up where the program ends. */
  if (self->task == NULL || is_over)
    return;
  if (game == NULL && !was_cancelled)
    fail (self, g_steal_pointer (&error));
  else if (game == NULL || game->id != 0 || game->queue.n_games > 0)
    next (self);
  else if (self->n_adding == 0)
    end (self, NULL);
}

/* Goes on, unless that is so already or is not wanted. */
static void
next (AwaleAnalysisQueue *self)
{
  if (self->task == NULL || self->searching != NULL
      || awale_library_task_is_paused (self->task))
    return;
  self->searching = g_cancellable_new ();
  self->began = g_get_monotonic_time ();
  awale_library_client_analyze_next_async (
      self->librarian, awale_tablebases_get_directory (self->tables), self->searching, told_cb,
      analyzed_cb, g_object_ref (self));
}

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_analysis_queue_finalize (GObject *object)
{
  AwaleAnalysisQueue *self = AWALE_ANALYSIS_QUEUE (object);

  g_clear_object (&self->task);
  g_object_unref (self->tables);
  g_object_unref (self->transfers);
  g_object_unref (self->librarian);

  G_OBJECT_CLASS (awale_analysis_queue_parent_class)->finalize (object);
}

static void
awale_analysis_queue_class_init (AwaleAnalysisQueueClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_analysis_queue_finalize;

  signals[SIGNAL_ANALYZED] =
    g_signal_new ("analyzed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_INT64, G_TYPE_DOUBLE);
}

static void
awale_analysis_queue_init (AwaleAnalysisQueue *self)
{
}

AwaleAnalysisQueue *
awale_analysis_queue_new (AwaleLibraryClient *librarian,
                          AwaleLibraryTasks  *transfers,
                          AwaleTablebases    *tables)
{
  AwaleAnalysisQueue *self;

  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (librarian), NULL);
  g_return_val_if_fail (AWALE_IS_LIBRARY_TASKS (transfers), NULL);
  g_return_val_if_fail (AWALE_IS_TABLEBASES (tables), NULL);

  self = g_object_new (AWALE_TYPE_ANALYSIS_QUEUE, NULL);
  self->librarian = g_object_ref (librarian);
  self->transfers = g_object_ref (transfers);
  self->tables = g_object_ref (tables);

  return self;
}

static void
watch_pauses (AwaleAnalysisQueue *self)
{
  g_signal_connect_object (self->task, "notify::paused", G_CALLBACK (paused_cb), self,
                           G_CONNECT_SWAPPED);
}

void
awale_analysis_queue_add (AwaleAnalysisQueue *self,
                          GArray             *ids,
                          GObject            *owner)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_QUEUE (self));
  g_return_if_fail (ids != NULL && G_IS_OBJECT (owner));

  self->has_looked = true;
  if (self->task == NULL)
    {
      begin (self, owner);
      watch_pauses (self);
      self->queue = (AwaleLibraryQueue) { .n_games = ids->len };
      tell (self, 0);
    }
  change_queue (self, AWALE_QUEUE_ADD, ids, changed_cb);
  awale_library_task_set_paused (self->task, false);
}

/* A library that cannot be read says so where its games are listed. */
static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleAnalysisQueue) self = data;
  AwaleLibraryQueue queue;

  if (!awale_library_client_queue_finish (AWALE_LIBRARY_CLIENT (source), result, &queue, NULL)
      || queue.n_done == queue.n_games || self->task != NULL)
    return;
  begin (self, NULL);
  self->queue = queue;
  self->is_told = true;
  awale_library_task_set_paused (self->task, queue.paused);
  watch_pauses (self);
  tell (self, 0);
  next (self);
}

void
awale_analysis_queue_go_on (AwaleAnalysisQueue *self)
{
  g_return_if_fail (AWALE_IS_ANALYSIS_QUEUE (self));

  if (self->has_looked)
    return;
  self->has_looked = true;
  awale_library_client_queue_async (self->librarian, AWALE_QUEUE_ASK, NULL, looked_cb,
                                    g_object_ref (self));
}
