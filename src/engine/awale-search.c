/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-search.h"

#include "awale-worker.h"

struct _AwaleSearcher
{
  AwaleRuleset  rules;
  AwaleHash    *hash;
  bool          was_plain;
};

AwaleSearcher *
awale_searcher_new (const AwaleRuleset *rules,
                    unsigned            mebibytes)
{
  AwaleSearcher *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_new0 (AwaleSearcher, 1);
  self->rules = *rules;
  self->hash = awale_hash_new (mebibytes);
  return self;
}

void
awale_searcher_free (AwaleSearcher *self)
{
  if (self == NULL)
    return;

  awale_hash_free (self->hash);
  g_free (self);
}

void
awale_searcher_forget (AwaleSearcher *self)
{
  g_return_if_fail (self != NULL);

  awale_hash_clear (self->hash);
}

int
awale_searcher_evaluate (AwaleSearcher *self,
                         AwalePosition  position)
{
  AwaleOutcome outcome;

  g_return_val_if_fail (self != NULL, 0);

  if (awale_legal_moves (position, &self->rules) != 0)
    return awale_evaluate (position, awale_position_seeds_on_board (position));

  outcome.score = awale_settle (&self->rules, position, AWALE_ENDING_NO_SOWING);
  return (outcome.score.south - outcome.score.north) * AWALE_VALUE_SEED / 2 *
         (position.side == AWALE_SOUTH ? 1 : -1);
}

/* Keys of the positions since the last harvest, the last position left out. */
static GArray *
keys_of_past (const AwalePosition *positions,
              size_t               n_positions)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  size_t quiet = (size_t) awale_drought_count (positions, n_positions);

  for (size_t i = n_positions - 1 - quiet; i + 1 < n_positions; i++)
    {
      uint64_t key = awale_hash_key (positions[i], 0);

      g_array_append_val (keys, key);
    }

  return keys;
}

/* A move after which no move is left has its value from the rules. */
static void
settle_line (const AwaleSharedSearch *shared,
             AwaleRootMove           *root_move)
{
  AwaleSearchLine *line = &root_move->line;
  AwaleScore score;

  if (awale_legal_moves (root_move->after, &shared->rules) != 0)
    return;

  score = awale_settle (&shared->rules, root_move->after, AWALE_ENDING_NO_SOWING);
  line->value = (score.south - score.north) * AWALE_VALUE_SEED / 2 *
                (shared->root.side == AWALE_SOUTH ? 1 : -1);
  line->low = line->high = line->value;
  line->proof = AWALE_PROOF_EXACT;
  line->depth = 0;
}

static void
note_result (AwaleWorker       *worker,
             AwaleSearchResult *result,
             int                n_lines,
             int64_t            began)
{
  AwaleSharedSearch *shared = worker->shared;

  awale_worker_publish (worker);
  result->nodes = atomic_load_explicit (&shared->nodes, memory_order_relaxed);
  result->seconds = (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC;
  result->seldepth = MAX (result->seldepth, worker->seldepth);
  result->hash_permille = awale_hash_permille (shared->hash);
  result->n_lines = n_lines;
  for (int i = 0; i < n_lines; i++)
    {
      settle_line (shared, &worker->root_moves[i]);
      result->lines[i] = worker->root_moves[i].line;
    }
}

/* The other threads search the same, every second one a ply ahead, and leave what they find in
 * the hash. */
typedef struct
{
  AwaleSharedSearch *shared;
  int                ahead;
} HelperTask;

static void *
run_helper (void *data)
{
  HelperTask *task = data;
  AwaleWorker *worker = awale_worker_new (task->shared);
  int n_lines = MIN (MAX (task->shared->limits.lines, 1), worker->n_root_moves);

  for (int depth = 1 + task->ahead; depth <= AWALE_SEARCH_MAX_DEPTH; depth++)
    if (!awale_worker_iterate (worker, depth, n_lines))
      break;

  awale_worker_publish (worker);
  awale_worker_free (worker);
  return NULL;
}

static void
run_iterations (AwaleWorker         *worker,
                AwaleSearchResult   *result,
                int64_t              began,
                AwaleSearchCallback  callback,
                void                *user_data)
{
  const AwaleSearchLimits *limits = &worker->shared->limits;
  int n_lines = MIN (MAX (limits->lines, 1), worker->n_root_moves);
  int last = limits->depth != 0 ? MIN (limits->depth, AWALE_SEARCH_MAX_DEPTH)
                                : AWALE_SEARCH_MAX_DEPTH;

  for (int depth = 1; depth <= last; depth++)
    {
      AwaleMove former = result->lines[0].move;

      if (!awale_worker_iterate (worker, depth, n_lines))
        {
          /* A better first move may have been found before the stop. */
          if (depth == 1 || (n_lines == 1 && worker->root_moves[0].line.move != former))
            note_result (worker, result, n_lines, began);
          return;
        }

      result->depth = depth;
      note_result (worker, result, n_lines, began);
      if (callback != NULL)
        callback (result, user_data);
    }
}

AwaleSearchResult
awale_searcher_run (AwaleSearcher           *self,
                    const AwalePosition     *positions,
                    size_t                   n_positions,
                    const AwaleSearchLimits *limits,
                    const atomic_bool       *stop,
                    AwaleSearchCallback      callback,
                    void                    *user_data)
{
  AwaleSearchResult result = { 0 };
  AwaleSharedSearch shared = { 0 };
  AwaleWorker *worker;
  int64_t began = g_get_monotonic_time ();
  int n_helpers;

  g_return_val_if_fail (self != NULL && n_positions > 0 && limits != NULL, result);

  if (limits->plain != self->was_plain)
    awale_hash_clear (self->hash);
  self->was_plain = limits->plain;
  awale_hash_new_search (self->hash);

  shared.rules = self->rules;
  shared.hash = self->hash;
  shared.limits = *limits;
  shared.root = positions[n_positions - 1];
  shared.total = awale_position_seeds_on_board (shared.root) + shared.root.stores[0] +
                 shared.root.stores[1];
  shared.past = keys_of_past (positions, n_positions);
  shared.stop = stop;
  if (limits->milliseconds > 0)
    shared.deadline = began + (int64_t) limits->milliseconds * 1000;

  worker = awale_worker_new (&shared);
  n_helpers = worker->n_root_moves > 0 ? MAX (limits->threads, 1) - 1 : 0;
  if (worker->n_root_moves > 0)
    {
      HelperTask *tasks = g_new0 (HelperTask, n_helpers + 1);
      GThread **threads = g_new0 (GThread *, n_helpers + 1);

      for (int i = 0; i < n_helpers; i++)
        {
          tasks[i] = (HelperTask) { .shared = &shared, .ahead = (i + 1) % 2 };
          threads[i] = g_thread_new ("awale-search", run_helper, &tasks[i]);
        }

      run_iterations (worker, &result, began, callback, user_data);
      atomic_store_explicit (&shared.finished, true, memory_order_relaxed);
      for (int i = 0; i < n_helpers; i++)
        g_thread_join (threads[i]);
      g_free (threads);
      g_free (tasks);

      awale_worker_publish (worker);
      result.nodes = atomic_load_explicit (&shared.nodes, memory_order_relaxed);
      result.seconds = (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC;
    }

  awale_worker_free (worker);
  g_array_unref (shared.past);
  return result;
}
