/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analysis-thread.h"

#include <sys/resource.h>

/* Below the window, above a report or the building of tables. */
#define NICENESS 5

/* A request in progress, immutable but for the flag. */
typedef struct
{
  AwaleAnalysisRequest request;
  GArray              *positions;
  unsigned             generation;
  atomic_bool          stop;
} Job;

/* Parts of the thread that last from search to search. */
typedef struct
{
  AwaleSearcher  *searcher;
  AwaleRuleset    rules;
  unsigned        hash;
  AwaleTablebase *tables;
} Tools;

struct _AwaleAnalysisThread
{
  gatomicrefcount  ref_count;
  AwaleLatest     *latest;

  GMutex           lock;     /* Protects the fields below. */
  GCond            changed;
  bool             has_thread;
  bool             quits;
  Job             *waiting;
  Job             *running;
};

static Job *
job_new (const AwaleAnalysisRequest *request,
         unsigned                    generation)
{
  Job *job = g_new0 (Job, 1);

  job->request = *request;
  job->positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_array_append_vals (job->positions, request->positions, (unsigned) request->n_positions);
  job->request.positions = (const AwalePosition *) (void *) job->positions->data;
  if (request->tables != NULL)
    awale_tablebase_ref (request->tables);
  job->generation = generation;
  atomic_init (&job->stop, false);
  return job;
}

static void
job_free (Job *job)
{
  g_array_unref (job->positions);
  g_clear_pointer (&job->request.tables, awale_tablebase_unref);
  g_free (job);
}

static void
awale_analysis_thread_unref (AwaleAnalysisThread *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->waiting, job_free);
  awale_latest_unref (self->latest);
  g_cond_clear (&self->changed);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static void
tools_clear (Tools *tools)
{
  g_clear_pointer (&tools->searcher, awale_searcher_free);
  g_clear_pointer (&tools->tables, awale_tablebase_unref);
}

/* Makes or keeps the searcher for @request; a kept one retains its hash. */
static void
tools_prepare (Tools                      *tools,
               const AwaleAnalysisRequest *request)
{
  if (tools->searcher != NULL && (tools->hash != request->hash ||
                                  !awale_ruleset_equal (&tools->rules, &request->rules)))
    tools_clear (tools);
  if (tools->searcher == NULL)
    {
      tools->searcher = awale_searcher_new (&request->rules, request->hash);
      tools->rules = request->rules;
      tools->hash = request->hash;
    }
  if (tools->tables != request->tables)
    {
      g_clear_pointer (&tools->tables, awale_tablebase_unref);
      if (request->tables != NULL)
        tools->tables = awale_tablebase_ref (request->tables);
      awale_searcher_set_tables (tools->searcher, tools->tables);
    }
}

/* Data of a search's callback. */
typedef struct
{
  AwaleAnalysisThread *self;
  Job                 *job;
  AwaleAnalysisResult  result;
} Progress;

static void
put_finding (Progress                *progress,
             const AwaleSearchResult *result)
{
  if (result->n_lines == 0)
    return;
  progress->result.result = *result;
  awale_latest_put (progress->self->latest, progress->job->generation, &progress->result);
}

static void
iteration_done_cb (const AwaleSearchResult *result,
                   void                    *user_data)
{
  put_finding (user_data, result);
}

static void
run_job (AwaleAnalysisThread *self,
         Tools               *tools,
         Job                 *job)
{
  const AwaleAnalysisRequest *request = &job->request;
  AwaleSearchLimits limits = {
    .depth = request->depth, .threads = request->threads, .lines = AWALE_SEARCH_MAX_LINES,
  };
  Progress progress = { .self = self, .job = job };
  AwaleSearchResult result;

  tools_prepare (tools, request);
  result = awale_searcher_run (tools->searcher, request->positions, request->n_positions, &limits,
                               &job->stop, iteration_done_cb, &progress);
  if (atomic_load (&job->stop))
    return;
  progress.result.target = request->depth;
  put_finding (&progress, &result);
}

static void *
analyst_thread (void *data)
{
  AwaleAnalysisThread *self = data;
  Tools tools = { 0 };

  /* Lower the priority of this thread and its search threads, to keep the window responsive. */
  (void) setpriority (PRIO_PROCESS, 0, MAX (NICENESS, getpriority (PRIO_PROCESS, 0)));
  g_mutex_lock (&self->lock);
  for (;;)
    {
      while (self->waiting == NULL && !self->quits)
        g_cond_wait (&self->changed, &self->lock);
      if (self->quits)
        break;
      self->running = g_steal_pointer (&self->waiting);
      g_mutex_unlock (&self->lock);

      run_job (self, &tools, self->running);

      g_mutex_lock (&self->lock);
      g_clear_pointer (&self->running, job_free);
    }
  g_mutex_unlock (&self->lock);

  tools_clear (&tools);
  awale_analysis_thread_unref (self);
  return NULL;
}

AwaleAnalysisThread *
awale_analysis_thread_new (AwaleLatest *latest)
{
  AwaleAnalysisThread *self;

  g_return_val_if_fail (latest != NULL, NULL);

  self = g_new0 (AwaleAnalysisThread, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->latest = awale_latest_ref (latest);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  return self;
}

/* Drops all work; the lock must be held. */
static void
drop_jobs (AwaleAnalysisThread *self)
{
  g_clear_pointer (&self->waiting, job_free);
  if (self->running != NULL)
    atomic_store (&self->running->stop, true);
}

/* Starts the thread if there is none; the lock must be held. Returns false if that fails. */
static bool
ensure_thread (AwaleAnalysisThread *self)
{
  GThread *thread;

  if (self->has_thread)
    return true;

  g_atomic_ref_count_inc (&self->ref_count);
  thread = g_thread_try_new ("awale-analysis", analyst_thread, self, NULL);
  if (thread != NULL)
    g_thread_unref (thread);
  else
    (void) g_atomic_ref_count_dec (&self->ref_count);
  self->has_thread = thread != NULL;
  return self->has_thread;
}

bool
awale_analysis_thread_search (AwaleAnalysisThread        *self,
                              const AwaleAnalysisRequest *request,
                              unsigned                    generation)
{
  bool begins;

  g_return_val_if_fail (self != NULL && request != NULL && request->n_positions > 0, false);

  g_mutex_lock (&self->lock);
  drop_jobs (self);
  begins = ensure_thread (self);
  if (begins)
    self->waiting = job_new (request, generation);
  g_cond_signal (&self->changed);
  g_mutex_unlock (&self->lock);
  return begins;
}

void
awale_analysis_thread_stop (AwaleAnalysisThread *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  drop_jobs (self);
  g_mutex_unlock (&self->lock);
}

void
awale_analysis_thread_free (AwaleAnalysisThread *self)
{
  if (self == NULL)
    return;

  g_mutex_lock (&self->lock);
  drop_jobs (self);
  self->quits = true;
  g_cond_signal (&self->changed);
  g_mutex_unlock (&self->lock);
  awale_analysis_thread_unref (self);
}
