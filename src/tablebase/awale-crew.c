/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-crew.h"

#include "awale-board-index.h"

#include <pthread.h>

enum
{
  TELL_INTERVAL = G_USEC_PER_SEC / 30,
};

struct _AwaleCrew
{
  unsigned                   size;
  GThread                  **threads;     /* size − 1 elements */
  pthread_mutex_t            mutex;       /* Not GMutex: the thread sanitizer knows this one. */
  pthread_cond_t             changed;
  AwaleCrewFunc              func;        /* NULL ends the workers. */
  void                      *data;
  unsigned                   step;        /* Number of the run; workers wait for a change. */
  unsigned                   n_busy;
  size_t                     next_chunk;  /* Atomic. */

  const int                 *stop;
  AwaleTablebaseProgressFunc progress;
  void                      *user_data;
  AwaleTablebaseProgress     told;
  double                     work_done;   /* Boards of finished layers. */
  double                     work_layer;  /* Boards of the layer being built. */
  double                     work_total;  /* Boards of all layers. */
  double                     work_kept;   /* Boards of layers that existed. */
  double                     base;        /* Fraction of the layer done before these runs. */
  double                     share;       /* Fraction of the layer that they do. */
  int64_t                    started;     /* Start of the first layer that did not exist. */
  int64_t                    last_told;
};

typedef struct
{
  AwaleCrew *crew;
  unsigned   worker;
} Place;

static void *
work (void *data)
{
  Place place = *(Place *) data;
  AwaleCrew *crew = place.crew;
  unsigned step = 0;

  g_free (data);
  for (;;)
    {
      AwaleCrewFunc func;
      void *func_data;

      pthread_mutex_lock (&crew->mutex);
      while (crew->step == step)
        pthread_cond_wait (&crew->changed, &crew->mutex);
      step = crew->step;
      func = crew->func;
      func_data = crew->data;
      pthread_mutex_unlock (&crew->mutex);

      if (func == NULL)
        return NULL;
      func (func_data, place.worker);

      pthread_mutex_lock (&crew->mutex);
      if (--crew->n_busy == 0)
        pthread_cond_broadcast (&crew->changed);
      pthread_mutex_unlock (&crew->mutex);
    }
}

AwaleCrew *
awale_crew_new (const AwaleTablebaseJob *job,
                int                      seeds)
{
  AwaleCrew *crew = g_new0 (AwaleCrew, 1);

  crew->size = job != NULL && job->threads > 0 ? (unsigned) job->threads : g_get_num_processors ();
  crew->threads = g_new0 (GThread *, crew->size);
  pthread_mutex_init (&crew->mutex, NULL);
  pthread_cond_init (&crew->changed, NULL);
  crew->started = g_get_monotonic_time ();
  crew->told.seeds = seeds;
  for (int n = 0; n <= seeds; n++)
    crew->work_total += (double) awale_board_index_boards ((unsigned) n);
  if (job != NULL)
    {
      crew->stop = job->stop;
      crew->progress = job->progress;
      crew->user_data = job->user_data;
    }
  for (unsigned worker = 1; worker < crew->size; worker++)
    {
      Place *place = g_new (Place, 1);

      *place = (Place) { crew, worker };
      crew->threads[worker - 1] = g_thread_try_new ("awale-tables", work, place, NULL);
      /* Continue with as many threads as the system allows. */
      if (crew->threads[worker - 1] == NULL)
        {
          g_free (place);
          crew->size = worker;
        }
    }
  return crew;
}

static void
start (AwaleCrew     *crew,
       AwaleCrewFunc  func,
       void          *data)
{
  pthread_mutex_lock (&crew->mutex);
  crew->func = func;
  crew->data = data;
  crew->n_busy = crew->size - 1;
  crew->step++;
  pthread_cond_broadcast (&crew->changed);
  pthread_mutex_unlock (&crew->mutex);
}

void
awale_crew_free (AwaleCrew *crew)
{
  start (crew, NULL, NULL);
  for (unsigned worker = 1; worker < crew->size; worker++)
    g_thread_join (crew->threads[worker - 1]);
  g_free (crew->threads);
  pthread_mutex_destroy (&crew->mutex);
  pthread_cond_destroy (&crew->changed);
  g_free (crew);
}

unsigned
awale_crew_get_size (const AwaleCrew *crew)
{
  return crew->size;
}

void
awale_crew_run (AwaleCrew     *crew,
                bool           alone,
                AwaleCrewFunc  func,
                void          *data)
{
  __atomic_store_n (&crew->next_chunk, 0, __ATOMIC_RELAXED);
  if (alone || crew->size == 1)
    {
      func (data, 0);
      return;
    }
  start (crew, func, data);
  func (data, 0);
  pthread_mutex_lock (&crew->mutex);
  while (crew->n_busy > 0)
    pthread_cond_wait (&crew->changed, &crew->mutex);
  pthread_mutex_unlock (&crew->mutex);
}

bool
awale_crew_take (AwaleCrew *crew,
                 size_t     n,
                 size_t    *chunk)
{
  *chunk = __atomic_fetch_add (&crew->next_chunk, 1, __ATOMIC_RELAXED);
  return *chunk < n && !awale_crew_is_stopped (crew);
}

bool
awale_crew_is_stopped (const AwaleCrew *crew)
{
  return crew->stop != NULL && __atomic_load_n (crew->stop, __ATOMIC_RELAXED) != 0;
}

void
awale_crew_begin_layer (AwaleCrew *crew,
                        unsigned   seeds,
                        uint64_t   boards)
{
  crew->work_done += crew->work_layer;
  crew->work_layer = (double) boards;
  crew->told.layer = (int) seeds;
  awale_crew_set_share (crew, 0, 1);
}

void
awale_crew_set_share (AwaleCrew *crew,
                      double     base,
                      double     share)
{
  crew->base = base;
  crew->share = share;
}

void
awale_crew_keep_layer (AwaleCrew *crew)
{
  crew->work_kept += crew->work_layer;
  crew->started = g_get_monotonic_time ();
}

/* Extrapolates the average time of a board so far. */
static double
guess_seconds_left (const AwaleCrew *crew,
                    int64_t          now,
                    double           work)
{
  double seconds = (double) (now - crew->started) / G_USEC_PER_SEC;
  double built = work - crew->work_kept;

  if (built < 0.002 * crew->work_total || seconds < 0.2)
    return -1;
  return seconds * (crew->work_total - work) / built;
}

void
awale_crew_tell (AwaleCrew *crew,
                 double     fraction)
{
  int64_t now;
  double work;

  if (crew->progress == NULL)
    return;
  now = g_get_monotonic_time ();
  if (now - crew->last_told < TELL_INTERVAL)
    return;

  crew->last_told = now;
  work = crew->work_done + crew->work_layer * CLAMP (crew->base + crew->share * fraction, 0, 1);
  crew->told.fraction = MAX (crew->told.fraction, MIN (work / crew->work_total, 1));
  crew->told.seconds_left = guess_seconds_left (crew, now, work);
  crew->progress (&crew->told, crew->user_data);
}
