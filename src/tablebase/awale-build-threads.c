/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-build-threads.h"

#include "awale-board-index.h"

#include <pthread.h>

enum
{
  REPORT_INTERVAL = G_USEC_PER_SEC / 30,
};

struct _AwaleBuildThreads
{
  unsigned                   size;
  GThread                  **threads;     /* Array of `size` − 1 threads. */
  pthread_mutex_t            mutex;       /* Not a GMutex, because the thread sanitizer only knows
                                           * this type. */
  pthread_cond_t             changed;
  AwaleBuildThreadFunc       func;        /* Function to call; NULL ends the workers. */
  void                      *data;
  unsigned                   step;        /* Number of the current run; workers wait until it
                                           * changes. */
  unsigned                   n_busy;
  size_t                     next_chunk;  /* Next chunk to take; atomic. */

  const int                 *stop;
  AwaleTablebaseProgressFunc progress;
  void                      *user_data;
  AwaleTablebaseProgress     reported;
  double                     work_done;   /* Boards of finished layers. */
  double                     work_layer;  /* Boards of the layer being built. */
  double                     work_total;  /* Boards of all layers. */
  double                     work_kept;   /* Boards of layers that need not be built. */
  double                     base;        /* Fraction of the layer done before the current runs. */
  double                     share;       /* Fraction of the layer that the current runs do. */
  int64_t                    started;     /* Time at which the build began, later by the time that
                                           * kept layers took. */
  int64_t                    layer_started;
  int64_t                    last_report;
};

typedef struct
{
  AwaleBuildThreads *self;
  unsigned           worker;
} Place;

static void *
work (void *data)
{
  Place place = *(Place *) data;
  AwaleBuildThreads *self = place.self;
  unsigned step = 0;

  g_free (data);
  for (;;)
    {
      AwaleBuildThreadFunc func;
      void *func_data;

      pthread_mutex_lock (&self->mutex);
      while (self->step == step)
        pthread_cond_wait (&self->changed, &self->mutex);
      step = self->step;
      func = self->func;
      func_data = self->data;
      pthread_mutex_unlock (&self->mutex);

      if (func == NULL)
        return NULL;
      func (func_data, place.worker);

      pthread_mutex_lock (&self->mutex);
      if (--self->n_busy == 0)
        pthread_cond_broadcast (&self->changed);
      pthread_mutex_unlock (&self->mutex);
    }
}

AwaleBuildThreads *
awale_build_threads_new (const AwaleTablebaseJob *job,
                         int                      seeds)
{
  AwaleBuildThreads *self = g_new0 (AwaleBuildThreads, 1);

  self->size = job != NULL && job->threads > 0 ? (unsigned) job->threads : g_get_num_processors ();
  self->threads = g_new0 (GThread *, self->size);
  pthread_mutex_init (&self->mutex, NULL);
  pthread_cond_init (&self->changed, NULL);
  self->reported.seeds = seeds;
  for (int n = 0; n <= seeds; n++)
    self->work_total += (double) awale_board_index_boards ((unsigned) n);
  if (job != NULL)
    {
      self->stop = job->stop;
      self->progress = job->progress;
      self->user_data = job->user_data;
    }
  for (unsigned worker = 1; worker < self->size; worker++)
    {
      Place *place = g_new (Place, 1);

      *place = (Place) { self, worker };
      self->threads[worker - 1] = g_thread_try_new ("awale-tables", work, place, NULL);
      /* If the system refuses a thread, the build goes on with those it has. */
      if (self->threads[worker - 1] == NULL)
        {
          g_free (place);
          self->size = worker;
        }
    }
  return self;
}

static void
start (AwaleBuildThreads   *self,
       AwaleBuildThreadFunc func,
       void                *data)
{
  pthread_mutex_lock (&self->mutex);
  self->func = func;
  self->data = data;
  self->n_busy = self->size - 1;
  self->step++;
  pthread_cond_broadcast (&self->changed);
  pthread_mutex_unlock (&self->mutex);
}

void
awale_build_threads_free (AwaleBuildThreads *self)
{
  start (self, NULL, NULL);
  for (unsigned worker = 1; worker < self->size; worker++)
    g_thread_join (self->threads[worker - 1]);
  g_free (self->threads);
  pthread_mutex_destroy (&self->mutex);
  pthread_cond_destroy (&self->changed);
  g_free (self);
}

unsigned
awale_build_threads_get_size (const AwaleBuildThreads *self)
{
  return self->size;
}

void
awale_build_threads_run (AwaleBuildThreads   *self,
                         bool                 alone,
                         AwaleBuildThreadFunc func,
                         void                *data)
{
  __atomic_store_n (&self->next_chunk, 0, __ATOMIC_RELAXED);
  if (alone || self->size == 1)
    {
      func (data, 0);
      return;
    }
  start (self, func, data);
  func (data, 0);
  pthread_mutex_lock (&self->mutex);
  while (self->n_busy > 0)
    pthread_cond_wait (&self->changed, &self->mutex);
  pthread_mutex_unlock (&self->mutex);
}

bool
awale_build_threads_take (AwaleBuildThreads *self,
                          size_t             n,
                          size_t            *chunk)
{
  *chunk = __atomic_fetch_add (&self->next_chunk, 1, __ATOMIC_RELAXED);
  return *chunk < n && !awale_build_threads_is_stopped (self);
}

bool
awale_build_threads_is_stopped (const AwaleBuildThreads *self)
{
  return self->stop != NULL && __atomic_load_n (self->stop, __ATOMIC_RELAXED) != 0;
}

void
awale_build_threads_begin_layer (AwaleBuildThreads *self,
                                 unsigned           seeds,
                                 uint64_t           boards)
{
  self->layer_started = g_get_monotonic_time ();
  if (self->work_layer == 0)
    self->started = self->layer_started;
  self->work_done += self->work_layer;
  self->work_layer = (double) boards;
  self->reported.layer = (int) seeds;
  awale_build_threads_set_share (self, 0, 1);
}

void
awale_build_threads_set_share (AwaleBuildThreads *self,
                               double             base,
                               double             share)
{
  self->base = base;
  self->share = share;
}

void
awale_build_threads_keep_layer (AwaleBuildThreads *self)
{
  self->work_kept += self->work_layer;
  self->started += g_get_monotonic_time () - self->layer_started;
}

/* Estimates the remaining seconds from the mean time for a board so far; -1 if it is too early to
 * tell. */
static double
guess_seconds_left (const AwaleBuildThreads *self,
                    int64_t                  now,
                    double                   work)
{
  double seconds = (double) (now - self->started) / G_USEC_PER_SEC;
  double built = work - self->work_kept;

  if (built < 0.002 * self->work_total || seconds < 0.2)
    return -1;
  return seconds * (self->work_total - work) / built;
}

void
awale_build_threads_report (AwaleBuildThreads *self,
                            double             fraction)
{
  int64_t now;
  double work;

  if (self->progress == NULL)
    return;
  now = g_get_monotonic_time ();
  if (now - self->last_report < REPORT_INTERVAL)
    return;

  self->last_report = now;
  work = self->work_done + self->work_layer * CLAMP (self->base + self->share * fraction, 0, 1);
  self->reported.fraction = MAX (self->reported.fraction, MIN (work / self->work_total, 1));
  self->reported.seconds_left = guess_seconds_left (self, now, work);
  self->progress (&self->reported, self->user_data);
}
