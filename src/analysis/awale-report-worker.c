/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report-worker.h"

#include "awale-valuation.h"

#include <sys/resource.h>

/* Below the live analysis, above the building of tables. */
#define YIELDING_PRIORITY 10

struct _AwaleReportWorker
{
  gatomicrefcount  ref_count;
  AwaleLatest     *latest;
  unsigned         generation;
  AwaleReportTask  task;        /* Items are written by the thread, with the lock held. */
  AwaleSearcher   *searcher;    /* Used by the thread only. */
  atomic_bool      stop;        /* Stops the current search. */

  GMutex           lock;        /* Protects the fields below. */
  GCond            changed;
  unsigned         n_done;
  bool             is_paused;
  bool             quits;
};

static void
awale_report_worker_unref (AwaleReportWorker *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->task.tables, awale_tablebase_unref);
  g_array_unref (self->task.positions);
  g_array_unref (self->task.items);
  awale_latest_unref (self->latest);
  g_cond_clear (&self->changed);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static AwaleReportItem *
get_item (AwaleReportWorker *self,
          unsigned           index)
{
  return &g_array_index (self->task.items, AwaleReportItem, index);
}

static const AwalePosition *
peek_positions (AwaleReportWorker *self)
{
  return (const AwalePosition *) (void *) self->task.positions->data;
}

/* Waits for the end of a pause and resets the stop flag. Returns false to quit. */
static bool
may_go_on (AwaleReportWorker *self)
{
  bool quits;

  g_mutex_lock (&self->lock);
  while (self->is_paused && !self->quits)
    g_cond_wait (&self->changed, &self->lock);
  quits = self->quits;
  if (!quits)
    atomic_store (&self->stop, false);
  g_mutex_unlock (&self->lock);
  return !quits;
}

/* Searches the position of @item, again after a pause. Returns false to quit. */
static bool
search (AwaleReportWorker       *self,
        const AwaleReportItem   *item,
        const AwaleSearchLimits *limits,
        AwaleSearchResult       *result)
{
  while (may_go_on (self))
    {
      *result = awale_searcher_run (self->searcher, peek_positions (self), item->n_positions,
                                    limits, &self->stop, NULL, NULL);
      if (!atomic_load (&self->stop))
        return true;
    }
  return false;
}

/* Copies those lines of @result that are better than the move played. */
static void
keep_better_lines (AwaleReportItem         *item,
                   const AwaleSearchResult *result,
                   int                      n_lines)
{
  for (int i = 0; i < result->n_lines && result->lines[i].move != item->played; i++)
    if (item->n_lines < n_lines)
      item->lines[item->n_lines++] = result->lines[i];
}

/* Values a position without legal moves by the rules. */
static void
settle (AwaleReportWorker *self,
        AwaleReportItem   *item)
{
  item->values = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
  item->values.has_value =
    awale_evaluation_of_ending (&self->task.rules, peek_positions (self), item->n_positions, false,
                                &item->values.value);
}

/* Looks for a proof of the position's value, which may exist without one for any single move. */
static void
prove_value (AwaleReportWorker *self,
             AwaleReportItem   *item)
{
  AwaleMoveValues *values = &item->values;
  AwaleEvaluation proven;

  if (awale_evaluation_of_tables (self->task.tables, &self->task.rules, peek_positions (self),
                                  item->n_positions, &proven) &&
      values->value.low == proven.low && values->value.high == proven.high)
    values->value = proven;
}

/* The depth of the search: at least that of the known values, which shallower results could neither
 * replace nor be compared with. The maximum prevents repeating an overnight search. */
static int
get_depth (const AwaleReportOptions *options,
           const AwaleMoveValues    *former)
{
  int depth = former->best != AWALE_NO_MOVE ? awale_move_values_get_depth (former) : 0;

  return options->depth > 0 && depth <= AWALE_REPORT_MAX_DEPTH ? MAX (options->depth, depth)
                                                               : options->depth;
}

/* Finds the values of @item. Returns false to quit. */
static bool
find_values (AwaleReportWorker *self,
             AwaleReportItem   *item)
{
  const AwaleReportOptions *options = &self->task.options;
  AwalePosition position = peek_positions (self)[item->n_positions - 1];
  AwaleSearchLimits limits = {
    .depth = get_depth (options, &item->values),
    .milliseconds = options->milliseconds,
    .threads = options->threads,
    .lines = options->lines,
    .asked = item->asked,
  };
  AwaleSearchResult result;

  if (awale_legal_moves (position, &self->task.rules) == 0)
    {
      settle (self, item);
      return true;
    }
  if (!search (self, item, &limits, &result))
    return false;
  /* The time was too short even for the first ply. */
  if (result.depth == 0 &&
      !search (self, item, &(AwaleSearchLimits) { .depth = 1, .asked = item->asked }, &result))
    return false;

  item->values = awale_move_values_from_search (&result, position.side);
  prove_value (self, item);
  item->n_lines = 0;
  keep_better_lines (item, &result, options->lines);
  return true;
}

/* Completes one item. Returns false to quit. */
static bool
work_on (AwaleReportWorker *self,
         unsigned           index)
{
  AwaleReportItem item = *get_item (self, index);

  if (!may_go_on (self) || (item.is_wanted && !find_values (self, &item)))
    return false;

  g_mutex_lock (&self->lock);
  *get_item (self, index) = item;
  self->n_done++;
  g_mutex_unlock (&self->lock);
  return true;
}

static void *
report_thread (void *data)
{
  AwaleReportWorker *self = data;
  const AwaleReportTask *task = &self->task;
  AwaleReportProgress progress = { 0 };

  /* On Linux, threads have priorities of their own, which their search threads inherit. */
  if (task->options.yields)
    (void) setpriority (PRIO_PROCESS, 0,
                        MAX (YIELDING_PRIORITY, getpriority (PRIO_PROCESS, 0)));
  self->searcher = awale_searcher_new (&task->rules, (unsigned) task->options.hash);
  awale_searcher_set_tables (self->searcher, task->tables);

  while (progress.n_done < task->items->len &&
         work_on (self, task->items->len - 1 - progress.n_done))
    {
      progress.n_done++;
      progress.is_finished = progress.n_done == task->items->len;
      awale_latest_put (self->latest, self->generation, &progress);
    }

  awale_searcher_free (self->searcher);
  awale_report_worker_unref (self);
  return NULL;
}

AwaleReportWorker *
awale_report_worker_new (AwaleReportTask *task,
                         AwaleLatest     *latest,
                         unsigned         generation)
{
  AwaleReportWorker *self;
  GThread *thread;

  g_return_val_if_fail (task != NULL && task->items->len > 0, NULL);

  self = g_new0 (AwaleReportWorker, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->latest = awale_latest_ref (latest);
  self->generation = generation;
  self->task = *task;
  atomic_init (&self->stop, false);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  g_atomic_ref_count_inc (&self->ref_count);
  thread = g_thread_try_new ("awale-report", report_thread, self, NULL);
  if (thread == NULL)
    {
      awale_report_worker_unref (self);
      g_clear_pointer (&self, awale_report_worker_unref);
      return NULL;
    }
  g_thread_unref (thread);
  return self;
}

void
awale_report_worker_set_paused (AwaleReportWorker *self,
                                bool               paused)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  self->is_paused = paused;
  if (paused)
    atomic_store (&self->stop, true);
  g_cond_signal (&self->changed);
  g_mutex_unlock (&self->lock);
}

unsigned
awale_report_worker_get_n_done (AwaleReportWorker *self)
{
  unsigned n_done;

  g_return_val_if_fail (self != NULL, 0);

  g_mutex_lock (&self->lock);
  n_done = self->n_done;
  g_mutex_unlock (&self->lock);
  return n_done;
}

AwaleReportItem
awale_report_worker_get_item (AwaleReportWorker *self,
                              unsigned           index)
{
  AwaleReportItem item;

  g_mutex_lock (&self->lock);
  item = *get_item (self, index);
  g_mutex_unlock (&self->lock);
  return item;
}

void
awale_report_worker_free (AwaleReportWorker *self)
{
  if (self == NULL)
    return;

  g_mutex_lock (&self->lock);
  self->quits = true;
  atomic_store (&self->stop, true);
  g_cond_signal (&self->changed);
  g_mutex_unlock (&self->lock);
  awale_report_worker_unref (self);
}
