/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analyses"

#include "awale-analyses.h"

#include "awale-librarian-analysis.h"

/* Before so many seconds, it would be a guess what is left. */
#define SECONDS_TO_TELL 2

struct _AwaleAnalyses
{
  GObject            parent_instance;

  AwaleLibrarian    *librarian;
  AwaleTransfers    *transfers;
  AwaleTables       *tables;

  bool               has_looked;  /* for what an earlier run left */
  AwaleTransfer     *transfer;    /* NULL: nothing is left */
  AwaleLibraryQueue  queue;
  bool               is_told;     /* The library has told it. */
  unsigned           n_analyzed;  /* since the transfer began */
  unsigned           n_bad;
  unsigned           n_adding;    /* additions to it that the library has not answered */
  GCancellable      *searching;   /* the game that is at work; NULL: none is */
  bool               is_stopping; /* that is given up */
  gint64             began;       /* when it did, in microseconds */
  gint64             worked;      /* microseconds until then, */
  unsigned           n_worked;    /* with so many games */
};

G_DEFINE_FINAL_TYPE (AwaleAnalyses, awale_analyses, G_TYPE_OBJECT)

enum
{
  SIGNAL_ANALYZED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

static void next       (AwaleAnalyses *self);
static void changed_cb (GObject       *source,
                        GAsyncResult  *result,
                        gpointer       data);

/* --- How far it is --------------------------------------------------------------------------- */

/* @fraction: of the game that is at work. */
static double
get_seconds_left (AwaleAnalyses *self,
                  double         fraction)
{
  gint64 now = g_get_monotonic_time ();
  double seconds = (double) (self->worked + now - self->began) / G_USEC_PER_SEC;
  double n_done = self->n_worked + fraction;

  if (self->searching == NULL || seconds < SECONDS_TO_TELL || n_done <= 0)
    return -1;
  return seconds / n_done * (self->queue.n_games - self->queue.n_done - fraction);
}

static void
tell (AwaleAnalyses *self,
      double         fraction)
{
  const AwaleLibraryQueue *queue = &self->queue;

  awale_transfer_tell (self->transfer, &(AwaleTransferProgress) {
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
  AwaleAnalyses   *analyses;
  AwaleTransfer   *transfer;
  AwaleQueueChange change;
} Asked;

static void
asked_free (Asked *asked)
{
  g_object_unref (asked->analyses);
  g_object_unref (asked->transfer);
  g_free (asked);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Asked, asked_free)

static void
change_queue (AwaleAnalyses       *self,
              AwaleQueueChange     change,
              GArray              *ids,
              GAsyncReadyCallback  callback)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked) { g_object_ref (self), g_object_ref (self->transfer), change };
  self->n_adding += change == AWALE_QUEUE_ADD;
  awale_librarian_queue_async (self->librarian, change, ids, callback, asked);
}

static void
stop_searching (AwaleAnalyses *self)
{
  if (self->searching == NULL)
    return;
  self->is_stopping = true;
  g_cancellable_cancel (self->searching);
}

/* Nothing that is done to the transfer is heard of any more. (transfer full) */
static AwaleTransfer *
leave (AwaleAnalyses *self)
{
  g_signal_handlers_disconnect_by_data (awale_transfer_get_cancellable (self->transfer), self);
  g_signal_handlers_disconnect_by_data (self->transfer, self);
  stop_searching (self);
  return g_steal_pointer (&self->transfer);
}

/* @error: (transfer full) (nullable) */
static void
end (AwaleAnalyses *self,
     GError        *error)
{
  g_autoptr (AwaleTransfer) transfer = leave (self);

  if (error != NULL)
    awale_transfer_set_error (transfer, error);
  awale_transfers_end (self->transfers, transfer);
}

static void
paused_cb (AwaleAnalyses *self)
{
  bool paused = awale_transfer_is_paused (self->transfer);

  if (paused)
    stop_searching (self);
  else
    awale_transfer_set_error (self->transfer, NULL);
  change_queue (self, paused ? AWALE_QUEUE_PAUSE : AWALE_QUEUE_RESUME, NULL, changed_cb);
}

/* What is left waits: the next start of the program goes on with it, too. @error: (transfer
 * full) */
static void
fail (AwaleAnalyses *self,
      GError        *error)
{
  stop_searching (self);
  g_signal_handlers_block_by_func (self->transfer, paused_cb, self);
  awale_transfers_fail (self->transfers, self->transfer, error);
  g_signal_handlers_unblock_by_func (self->transfer, paused_cb, self);
}

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Asked) asked = data;
  AwaleAnalyses *self = asked->analyses;
  AwaleLibraryQueue queue;
  GError *error = NULL;
  bool done = awale_librarian_queue_finish (AWALE_LIBRARIAN (source), result, &queue, &error);

  if (asked->transfer != self->transfer)
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

  if (!awale_librarian_queue_finish (AWALE_LIBRARIAN (source), result, &queue, &error))
    awale_transfer_set_error (asked->transfer, error);
  awale_transfers_end (asked->analyses->transfers, asked->transfer);
}

static void
stopped_cb (AwaleAnalyses *self)
{
  awale_transfer_set_error (self->transfer, NULL);
  change_queue (self, AWALE_QUEUE_CLEAR, NULL, cleared_cb);
  g_object_unref (leave (self));
}

static void
begin (AwaleAnalyses *self,
       GObject       *owner)
{
  self->transfer = awale_transfers_begin (self->transfers, AWALE_TRANSFER_ANALYSIS, owner);
  self->n_analyzed = self->n_bad = self->n_adding = self->n_worked = 0;
  self->worked = 0;
  self->is_told = false;
  g_signal_connect_object (awale_transfer_get_cancellable (self->transfer), "cancelled",
                           G_CALLBACK (stopped_cb), self, G_CONNECT_SWAPPED);
}

/* --- The games ------------------------------------------------------------------------------- */

static void
told_cb (const AwaleTransferProgress *progress,
         gpointer                     data)
{
  AwaleAnalyses *self = data;

  if (self->transfer != NULL && !g_cancellable_is_cancelled (self->searching))
    tell (self, progress->fraction);
}

static void
count (AwaleAnalyses           *self,
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
request_tables (AwaleAnalyses           *self,
                const AwaleAnalyzedGame *game)
{
  if (game->has_rules && game->seeds < AWALE_TABLES_USUAL_SEEDS
      && awale_preset_of (&game->rules) != NULL)
    awale_tables_request_usual (self->tables, &game->rules);
}

static void
tell_analyzed (AwaleAnalyses *self,
               gint64         id,
               double         given)
{
  g_signal_emit (self, signals[SIGNAL_ANALYZED], 0, id, given);
}

/* Others may have kept the values of those that were known. */
static void
take (AwaleAnalyses           *self,
      const AwaleAnalyzedGame *game)
{
  request_tables (self, game);
  if (self->transfer != NULL)
    {
      count (self, game);
      tell (self, 0);
    }
  for (unsigned i = 0; i < game->known->len; i++)
    {
      const AwaleGivenGame *known = &g_array_index (game->known, AwaleGivenGame, i);

      tell_analyzed (self, known->id, known->given);
    }
  if (game->id != 0 && !game->is_bad && game->outcome != AWALE_ANALYSIS_CHANGED)
    tell_analyzed (self, game->id, game->given);
}

static void
analyzed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (AwaleAnalyses) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleAnalyzedGame) game =
    awale_librarian_analyze_next_finish (AWALE_LIBRARIAN (source), result, &error);
  bool was_cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  bool is_over = was_cancelled && !self->is_stopping;

  if (game != NULL && (game->id != 0 || game->known->len > 0))
    take (self, game);
  g_clear_object (&self->searching);
  self->is_stopping = false;
  /* Others have given it up where the program ends. */
  if (self->transfer == NULL || is_over)
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
next (AwaleAnalyses *self)
{
  if (self->transfer == NULL || self->searching != NULL
      || awale_transfer_is_paused (self->transfer))
    return;
  self->searching = g_cancellable_new ();
  self->began = g_get_monotonic_time ();
  awale_librarian_analyze_next_async (self->librarian, awale_tables_get_directory (self->tables),
                                      self->searching, told_cb, analyzed_cb, g_object_ref (self));
}

/* --- The object ------------------------------------------------------------------------------ */

static void
awale_analyses_finalize (GObject *object)
{
  AwaleAnalyses *self = AWALE_ANALYSES (object);

  g_clear_object (&self->transfer);
  g_object_unref (self->tables);
  g_object_unref (self->transfers);
  g_object_unref (self->librarian);

  G_OBJECT_CLASS (awale_analyses_parent_class)->finalize (object);
}

static void
awale_analyses_class_init (AwaleAnalysesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_analyses_finalize;

  signals[SIGNAL_ANALYZED] =
    g_signal_new ("analyzed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_INT64, G_TYPE_DOUBLE);
}

static void
awale_analyses_init (AwaleAnalyses *self)
{
}

AwaleAnalyses *
awale_analyses_new (AwaleLibrarian *librarian,
                    AwaleTransfers *transfers,
                    AwaleTables    *tables)
{
  AwaleAnalyses *self;

  g_return_val_if_fail (AWALE_IS_LIBRARIAN (librarian), NULL);
  g_return_val_if_fail (AWALE_IS_TRANSFERS (transfers), NULL);
  g_return_val_if_fail (AWALE_IS_TABLES (tables), NULL);

  self = g_object_new (AWALE_TYPE_ANALYSES, NULL);
  self->librarian = g_object_ref (librarian);
  self->transfers = g_object_ref (transfers);
  self->tables = g_object_ref (tables);

  return self;
}

static void
watch_pauses (AwaleAnalyses *self)
{
  g_signal_connect_object (self->transfer, "notify::paused", G_CALLBACK (paused_cb), self,
                           G_CONNECT_SWAPPED);
}

void
awale_analyses_add (AwaleAnalyses *self,
                    GArray        *ids,
                    GObject       *owner)
{
  g_return_if_fail (AWALE_IS_ANALYSES (self));
  g_return_if_fail (ids != NULL && G_IS_OBJECT (owner));

  self->has_looked = true;
  if (self->transfer == NULL)
    {
      begin (self, owner);
      watch_pauses (self);
      self->queue = (AwaleLibraryQueue) { .n_games = ids->len };
      tell (self, 0);
    }
  change_queue (self, AWALE_QUEUE_ADD, ids, changed_cb);
  awale_transfer_set_paused (self->transfer, false);
}

/* A library that cannot be read says so where its games are listed. */
static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (AwaleAnalyses) self = data;
  AwaleLibraryQueue queue;

  if (!awale_librarian_queue_finish (AWALE_LIBRARIAN (source), result, &queue, NULL)
      || queue.n_done == queue.n_games || self->transfer != NULL)
    return;
  begin (self, NULL);
  self->queue = queue;
  self->is_told = true;
  awale_transfer_set_paused (self->transfer, queue.paused);
  watch_pauses (self);
  tell (self, 0);
  next (self);
}

void
awale_analyses_go_on (AwaleAnalyses *self)
{
  g_return_if_fail (AWALE_IS_ANALYSES (self));

  if (self->has_looked)
    return;
  self->has_looked = true;
  awale_librarian_queue_async (self->librarian, AWALE_QUEUE_ASK, NULL, looked_cb,
                               g_object_ref (self));
}
