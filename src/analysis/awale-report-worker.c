/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-analysis"

#include "awale-report-worker.h"

#include "awale-judgment.h"
#include "awale-valuation.h"

#include <sys/resource.h>

/* Behind the live analysis, before the building of tables. */
#define YIELDING_PRIORITY 10

/* What two searches of one move may differ by for other reasons than the move, in hundredths: a
 * ply more or less of depth; and what is too much to leave it at that without a further look. */
#define NOISE 30
#define GREAT_NOISE 100

/* What a move must promise beyond the played one to be shown as better, in hundredths. */
#define LEAST_BETTER 30

/* Better moves are looked for from nothing, so that the same file gives the same lines whatever
 * was searched before; hence a small hash, and a depth that the file or the options tell. */
enum
{
  LINES_HASH = 8,
  LINES_DEPTH = 14,
  MOST_LINES_DEPTH = 18,
};

struct _AwaleReportWorker
{
  gatomicrefcount  ref_count;
  AwaleLatest     *latest;
  unsigned         generation;
  AwaleReportTask  task;        /* Items are written by the thread, under the lock. */
  unsigned         base;        /* Positions before that of the first item. */
  AwaleSearcher   *searcher;    /* Of the thread. */
  AwaleSearcher   *line_searcher;
  atomic_bool      stop;        /* Ends the search that is at work. */

  GMutex           lock;        /* Of all that follows. */
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

static AwalePosition
get_position (AwaleReportWorker *self,
              unsigned           index)
{
  return peek_positions (self)[self->base + index];
}

/* Waits for the end of a pause, and clears the way for a search. Returns: whether to go on. */
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

/* Searches item @index to the end, again if a pause has come between; false to give up. */
static bool
search (AwaleReportWorker       *self,
        AwaleSearcher           *searcher,
        unsigned                 index,
        const AwaleSearchLimits *limits,
        AwaleSearchResult       *result)
{
  while (may_go_on (self))
    {
      *result = awale_searcher_run (searcher, peek_positions (self), self->base + index + 1,
                                    limits, &self->stop, NULL, NULL);
      if (!atomic_load (&self->stop))
        return true;
    }
  return false;
}

/* The value of the item after @index as the player sees it who is to move at @index, or NULL. */
static const AwaleEvaluation *
look_ahead (AwaleReportWorker *self,
            unsigned           index,
            AwaleEvaluation   *next)
{
  const AwaleReportItem *item;

  if (index + 1 >= self->task.items->len)
    return NULL;
  item = get_item (self, index + 1);
  if (!item->has_value)
    return NULL;
  *next = awale_evaluation_for_side (&item->value, get_position (self, index).side);
  return next;
}

static unsigned
get_legal_moves (AwaleReportWorker *self,
                 unsigned           index)
{
  return awale_legal_moves (get_position (self, index), &self->task.rules);
}

/* All but the move that was played there, if one was. */
static unsigned
get_other_moves (AwaleReportWorker *self,
                 unsigned           index)
{
  AwaleMove played = get_item (self, index)->played;
  unsigned legal = get_legal_moves (self, index);

  return played == AWALE_NO_MOVE ? legal : legal & ~(1u << (unsigned) played);
}

/* The rules, the tables, or the only move there is may tell the value without a search. */
static bool
find_value_at_hand (AwaleReportWorker *self,
                    unsigned           index,
                    AwaleEvaluation   *value)
{
  const AwaleReportItem *item = get_item (self, index);
  size_t n_positions = self->base + index + 1;
  AwaleEvaluation next;

  if (awale_evaluation_of_ending (&self->task.rules, peek_positions (self), n_positions,
                                  item->played != AWALE_NO_MOVE, value) ||
      awale_evaluation_of_tables (self->task.tables, &self->task.rules, peek_positions (self),
                                  n_positions, value))
    return true;

  if (__builtin_popcount (get_legal_moves (self, index)) != 1 ||
      look_ahead (self, index, &next) == NULL)
    return false;
  *value = awale_evaluation_for_side (&next, get_position (self, index).side);
  return true;
}

/* What another move than the played one is worth if it is searched as deeply as the played one has
 * been, which is a ply deeper than @result; false to give up. */
static bool
find_value_of_others (AwaleReportWorker       *self,
                      unsigned                 index,
                      const AwaleSearchResult *result,
                      int                     *value)
{
  const AwaleReportOptions *options = &self->task.options;
  AwaleSearchLimits limits = {
    .depth = MIN (result->depth + 1, AWALE_SEARCH_MAX_DEPTH),
    .milliseconds = options->milliseconds,
    .threads = options->threads,
    .moves = get_other_moves (self, index),
  };
  AwaleSearchResult others;

  if (!search (self, self->searcher, index, &limits, &others))
    return false;
  if (others.n_lines > 0)
    *value = others.lines[0].value;
  return true;
}

/* Makes the estimate @value, for the mover, fit what is known of the position after the played
 * move, so that no error is made up of two searches that look at different depths. */
static bool
fit_to_next (AwaleReportWorker       *self,
             unsigned                 index,
             const AwaleSearchResult *result,
             AwaleEvaluation         *value)
{
  bool is_best = result->lines[0].move == get_item (self, index)->played;
  AwaleEvaluation next;
  int best = value->low;

  if (look_ahead (self, index, &next) == NULL)
    return true;

  if (best - next.high >= NOISE)
    {
      if ((!is_best || best - next.high >= GREAT_NOISE) &&
          !find_value_of_others (self, index, result, &best))
        return false;
      /* The played move is the best after all. */
      if (best - next.high < NOISE || (is_best && best - next.high < GREAT_NOISE))
        best = next.high;
    }
  if (next.proof != AWALE_PROOF_ESTIMATE)
    best = MAX (best, next.low);
  value->low = value->high = best;
  return true;
}

static bool
find_value (AwaleReportWorker *self,
            unsigned           index,
            AwaleEvaluation   *value)
{
  const AwaleReportOptions *options = &self->task.options;
  AwaleSearchLimits limits = {
    .depth = options->depth, .milliseconds = options->milliseconds, .threads = options->threads,
  };
  AwaleSide mover = get_position (self, index).side;
  AwaleSearchResult result;

  if (find_value_at_hand (self, index, value))
    return true;
  if (!search (self, self->searcher, index, &limits, &result))
    return false;

  *value = awale_evaluation_from_line (&result.lines[0], mover);
  if (value->proof != AWALE_PROOF_ESTIMATE || get_item (self, index)->played == AWALE_NO_MOVE)
    return true;

  *value = awale_evaluation_for_side (value, mover);
  if (!fit_to_next (self, index, &result, value))
    return false;
  *value = awale_evaluation_for_side (value, mover);
  return true;
}

/* Keeps of @result the lines that promise more than the played move is worth. */
static void
keep_better_lines (AwaleReportItem         *item,
                   const AwaleSearchResult *result,
                   const AwaleEvaluation   *next)
{
  for (int i = 0; i < result->n_lines; i++)
    if (result->lines[i].value - next->high >= LEAST_BETTER)
      item->lines[item->n_lines++] = result->lines[i];
}

/* Looks for better moves than the played one of @item, a copy of the one at @index. */
static bool
find_better_lines (AwaleReportWorker *self,
                   unsigned           index,
                   AwaleReportItem   *item)
{
  const AwaleReportOptions *options = &self->task.options;
  AwaleSide mover = get_position (self, index).side;
  AwaleSearchLimits limits = {
    .depth = options->depth > 0 ? options->depth
             : item->value.depth > 0 ? MIN (item->value.depth, MOST_LINES_DEPTH) : LINES_DEPTH,
    .lines = options->lines,
    .moves = get_other_moves (self, index),
  };
  AwaleJudgment judgment;
  AwaleSearchResult result;
  AwaleEvaluation next;

  if (options->lines == 0 || !item->is_asked || !item->has_value ||
      look_ahead (self, index, &next) == NULL)
    return true;
  judgment = awale_judge (&item->value, &get_item (self, index + 1)->value, mover,
                           (unsigned) __builtin_popcount (get_legal_moves (self, index)));
  if (!awale_judgment_is_error (&judgment))
    return true;

  awale_searcher_forget (self->line_searcher);
  if (!search (self, self->line_searcher, index, &limits, &result))
    return false;
  keep_better_lines (item, &result, &next);
  return true;
}

/* Does all there is to do for one item; false to give up. */
static bool
work_on (AwaleReportWorker *self,
         unsigned           index)
{
  AwaleReportItem item = *get_item (self, index);

  if (!may_go_on (self))
    return false;
  if (item.is_wanted)
    {
      if (!find_value (self, index, &item.value))
        return false;
      item.has_value = true;
    }
  if (!find_better_lines (self, index, &item))
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

  /* On Linux a thread has a priority of its own; its searching threads inherit it. */
  if (task->options.yields)
    (void) setpriority (PRIO_PROCESS, 0, YIELDING_PRIORITY);
  self->searcher = awale_searcher_new (&task->rules, (unsigned) task->options.hash);
  awale_searcher_set_tables (self->searcher, task->tables);
  if (task->options.lines > 0)
    {
      self->line_searcher = awale_searcher_new (&task->rules, LINES_HASH);
      awale_searcher_set_tables (self->line_searcher, task->tables);
    }

  while (progress.n_done < task->items->len &&
         work_on (self, task->items->len - 1 - progress.n_done))
    {
      progress.n_done++;
      progress.is_finished = progress.n_done == task->items->len;
      awale_latest_put (self->latest, self->generation, &progress);
    }

  awale_searcher_free (self->searcher);
  awale_searcher_free (self->line_searcher);
  awale_report_worker_unref (self);
  return NULL;
}

AwaleReportWorker *
awale_report_worker_new (AwaleReportTask *task,
                         AwaleLatest     *latest,
                         unsigned         generation)
{
  AwaleReportWorker *self;

  g_return_val_if_fail (task != NULL && task->items->len > 0, NULL);
  g_return_val_if_fail (task->positions->len >= task->items->len, NULL);

  self = g_new0 (AwaleReportWorker, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->latest = awale_latest_ref (latest);
  self->generation = generation;
  self->task = *task;
  self->base = task->positions->len - task->items->len;
  atomic_init (&self->stop, false);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  g_atomic_ref_count_inc (&self->ref_count);
  g_thread_unref (g_thread_new ("awale-report", report_thread, self));
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
