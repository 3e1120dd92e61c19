/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-analyst.h"

#include <sys/resource.h>

/* Less urgent than a window, more than a report or the building of tables. */
#define NICENESS 5

/* A task on its way: immutable but for the flag. */
typedef struct
{
  AwaleAnalystTask task;
  GArray          *positions;
  unsigned         generation;
  atomic_bool      stop;
} Job;

/* What the thread keeps from search to search. */
typedef struct
{
  AwaleSearcher  *searcher;
  AwaleRuleset    rules;
  unsigned        hash;
  AwaleTablebase *tables;
} Tools;

struct _AwaleAnalyst
{
  gatomicrefcount  ref_count;
  AwaleLatest     *latest;

  GMutex           lock;     /* Of all that follows. */
  GCond            changed;
  bool             has_thread;
  bool             quits;
  Job             *waiting;
  Job             *running;
};

static Job *
job_new (const AwaleAnalystTask *task,
         unsigned                generation)
{
  Job *job = g_new0 (Job, 1);

  job->task = *task;
  job->positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  g_array_append_vals (job->positions, task->positions, (unsigned) task->n_positions);
  job->task.positions = (const AwalePosition *) (void *) job->positions->data;
  if (task->tables != NULL)
    awale_tablebase_ref (task->tables);
  job->generation = generation;
  atomic_init (&job->stop, false);
  return job;
}

static void
job_free (Job *job)
{
  g_array_unref (job->positions);
  g_clear_pointer (&job->task.tables, awale_tablebase_unref);
  g_free (job);
}

static void
awale_analyst_unref (AwaleAnalyst *self)
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

/* Makes the searcher fit the task; one that fits already keeps what it has found. */
static void
tools_prepare (Tools                  *tools,
               const AwaleAnalystTask *task)
{
  if (tools->searcher != NULL && (tools->hash != task->hash ||
                                  !awale_ruleset_equal (&tools->rules, &task->rules)))
    tools_clear (tools);
  if (tools->searcher == NULL)
    {
      tools->searcher = awale_searcher_new (&task->rules, task->hash);
      tools->rules = task->rules;
      tools->hash = task->hash;
    }
  if (tools->tables != task->tables)
    {
      g_clear_pointer (&tools->tables, awale_tablebase_unref);
      if (task->tables != NULL)
        tools->tables = awale_tablebase_ref (task->tables);
      awale_searcher_set_tables (tools->searcher, tools->tables);
    }
}

/* What goes to the callback of a search. */
typedef struct
{
  AwaleAnalyst *self;
  Job          *job;
  AwaleFinding  finding;
} Progress;

static void
put_finding (Progress                *progress,
             const AwaleSearchResult *result)
{
  if (result->n_lines == 0)
    return;
  progress->finding.result = *result;
  awale_latest_put (progress->self->latest, progress->job->generation, &progress->finding);
}

static void
iteration_done_cb (const AwaleSearchResult *result,
                   void                    *user_data)
{
  put_finding (user_data, result);
}

static void
run_job (AwaleAnalyst *self,
         Tools        *tools,
         Job          *job)
{
  const AwaleAnalystTask *task = &job->task;
  AwaleSearchLimits limits = {
    .depth = task->depth, .threads = task->threads, .lines = AWALE_SEARCH_MAX_LINES,
  };
  Progress progress = { .self = self, .job = job };
  AwaleSearchResult result;

  tools_prepare (tools, task);
  result = awale_searcher_run (tools->searcher, task->positions, task->n_positions, &limits,
                               &job->stop, iteration_done_cb, &progress);
  if (atomic_load (&job->stop))
    return;
  progress.finding.target = task->depth;
  put_finding (&progress, &result);
}

static void *
analyst_thread (void *data)
{
  AwaleAnalyst *self = data;
  Tools tools = { 0 };

  /* Whoever looks on goes first: this thread and those of its searches take what is left. */
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
  awale_analyst_unref (self);
  return NULL;
}

AwaleAnalyst *
awale_analyst_new (AwaleLatest *latest)
{
  AwaleAnalyst *self;

  g_return_val_if_fail (latest != NULL, NULL);

  self = g_new0 (AwaleAnalyst, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->latest = awale_latest_ref (latest);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  return self;
}

/* Gives up all work; the lock is held. */
static void
drop_jobs (AwaleAnalyst *self)
{
  g_clear_pointer (&self->waiting, job_free);
  if (self->running != NULL)
    atomic_store (&self->running->stop, true);
}

/* Starts the thread if there is none yet; the lock is held. Returns: whether there is one */
static bool
ensure_thread (AwaleAnalyst *self)
{
  GThread *thread;

  if (self->has_thread)
    return true;

  g_atomic_ref_count_inc (&self->ref_count);
  thread = g_thread_try_new ("awale-analyst", analyst_thread, self, NULL);
  if (thread != NULL)
    g_thread_unref (thread);
  else
    (void) g_atomic_ref_count_dec (&self->ref_count);
  self->has_thread = thread != NULL;
  return self->has_thread;
}

bool
awale_analyst_search (AwaleAnalyst           *self,
                      const AwaleAnalystTask *task,
                      unsigned                generation)
{
  bool begins;

  g_return_val_if_fail (self != NULL && task != NULL && task->n_positions > 0, false);

  g_mutex_lock (&self->lock);
  drop_jobs (self);
  begins = ensure_thread (self);
  if (begins)
    self->waiting = job_new (task, generation);
  g_cond_signal (&self->changed);
  g_mutex_unlock (&self->lock);
  return begins;
}

void
awale_analyst_stop (AwaleAnalyst *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  drop_jobs (self);
  g_mutex_unlock (&self->lock);
}

void
awale_analyst_free (AwaleAnalyst *self)
{
  if (self == NULL)
    return;

  g_mutex_lock (&self->lock);
  drop_jobs (self);
  self->quits = true;
  g_cond_signal (&self->changed);
  g_mutex_unlock (&self->lock);
  awale_analyst_unref (self);
}
