/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-search.h"

#include "awale-worker.h"
#include "rules/awale-sowing-inline.h"
#include "tablebase/awale-memory.h"

/* Number of iterations with the same best move after which less time is enough. */
#define EASY 6

/* Number of nodes after which a search no longer exceeds its depth limit, see wants_more(). */
#define PROOF_PATIENCE 500000

/* Maximum number of seeds on a board where positions are likely to recur. */
#define CIRCLING_SEEDS 16

/* An exact value that was reported to a player: the final margin in hundredths of a seed. */
typedef struct
{
  bool          is_made;
  AwalePosition position;
  int           value;
} KnownExact;

struct _AwaleSearcher
{
  AwaleRuleset    rules;
  AwaleHash      *hash;
  AwaleTablebase *tables;
  AwaleDistances *distances;  /* Distances to the values that the tables guarantee; NULL without
                               * tables. */
  AwaleNetwork   *network;
  KnownExact      promises[2];  /* Exact values reported to the players, to be kept. */
  bool            has_searched;
  bool            was_plain;
};

bool
awale_time_manager_is_up (AwaleTimeManager *self,
                          int64_t           elapsed,
                          AwaleMove         best,
                          int               n_candidates)
{
  int64_t most = self->usual * 4 / 3;

  self->n_stable = best == self->best ? self->n_stable + 1 : 0;
  self->best = best;
  if (self->usual == 0)
    return false;
  if (n_candidates == 1)
    return true;

  if (self->n_stable == 0)
    most *= 2;
  else if (self->n_stable >= EASY)
    most /= 2;
  return 2 * elapsed > most;
}

unsigned
awale_searcher_get_most_hash (void)
{
  return (unsigned) CLAMP (awale_memory_get_limit () >> 21, 1, 65536);
}

AwaleSearcher *
awale_searcher_new (const AwaleRuleset *rules,
                    unsigned            mebibytes)
{
  AwaleSearcher *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_new0 (AwaleSearcher, 1);
  self->rules = *rules;
  self->hash = awale_hash_new (MIN (mebibytes, awale_searcher_get_most_hash ()));
  self->network = awale_network_new (rules);
  return self;
}

void
awale_searcher_free (AwaleSearcher *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->distances, awale_distances_free);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  awale_network_free (self->network);
  awale_hash_free (self->hash);
  g_free (self);
}

void
awale_searcher_set_tables (AwaleSearcher  *self,
                           AwaleTablebase *tables)
{
  g_return_if_fail (self != NULL);

  if (tables == self->tables)
    return;
  g_clear_pointer (&self->distances, awale_distances_free);
  g_clear_pointer (&self->tables, awale_tablebase_unref);
  if (tables != NULL)
    {
      self->tables = awale_tablebase_ref (tables);
      self->distances = awale_distances_new (tables, &self->rules);
    }
  awale_hash_clear (self->hash);
}

void
awale_searcher_clear (AwaleSearcher *self)
{
  g_return_if_fail (self != NULL);

  awale_hash_clear (self->hash);
  for (int side = 0; side < 2; side++)
    self->promises[side].is_made = false;
}

int
awale_searcher_evaluate (AwaleSearcher *self,
                         AwalePosition  position)
{
  AwaleOutcome outcome;

  g_return_val_if_fail (self != NULL, 0);

  if (awale_legal_moves (position, &self->rules) != 0)
    return awale_evaluate (self->network, position, awale_position_seeds_on_board (position));

  outcome.score = awale_settle (&self->rules, position, AWALE_ENDING_NO_SOWING);
  return (outcome.score.south - outcome.score.north) * AWALE_VALUE_SEED / 2 *
         (position.side == AWALE_SOUTH ? 1 : -1);
}

/* The hash keys of the positions since the last harvest, except the last position. */
static GArray *
keys_of_past (const AwalePosition *positions,
              size_t               n_positions)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  size_t quiet = (size_t) awale_drought_count (positions, n_positions);

  for (size_t i = n_positions - 1 - quiet; i + 1 < n_positions; i++)
    {
      uint64_t key = awale_position_hash (awale_see_from_mover (positions[i]), 0);

      g_array_append_val (keys, key);
    }

  return keys;
}

/* Brings the value of the best move into the proven bounds of the root. */
static void
bound_best_line (const AwaleSharedSearch *shared,
                 AwaleSearchLine         *line)
{
  const AwaleTableValue *proven = &shared->proven;

  if (!proven->is_proven || shared->limits.moves != 0)
    return;

  line->value = CLAMP (line->value, proven->low, proven->high);
  if (line->proof == AWALE_PROOF_ESTIMATE)
    line->low = line->high = line->value;
}

/* Limits the value of a line to the upper bound of the root, because no move is worth more. */
static void
bound_line (const AwaleSharedSearch *shared,
            AwaleSearchLine         *line)
{
  if (shared->proven.is_proven && line->proof == AWALE_PROOF_ESTIMATE)
    line->value = line->low = line->high = MIN (line->value, shared->proven.high);
}

/* The guaranteed value of a move, or its value if that is lower; decides between moves of equal
 * value. */
static int
sure_value (const AwaleRootMove   *root_move,
            const AwaleSearchLine *line)
{
  return root_move->proven.is_known ? MIN (root_move->proven.low, line->value) : line->value;
}

/* The index of the best line; -1 if there is none, because a line that is proven worse than the
 * root cannot be the best. */
static int
find_best_line (const AwaleWorker     *worker,
                const AwaleSearchLine *lines,
                const int             *indices,
                int                    n_lines)
{
  const AwaleTableValue *root = &worker->shared->proven;
  int best = -1;

  for (int i = 0; i < n_lines; i++)
    if (lines[i].move == worker->shared->proof.best)
      return i;

  for (int i = 0; i < n_lines; i++)
    {
      bool is_worse = root->is_proven && lines[i].proof != AWALE_PROOF_ESTIMATE &&
                      lines[i].high < root->low;

      if (is_worse)
        continue;
      if (best < 0 || lines[i].value > lines[best].value ||
          (lines[i].value == lines[best].value &&
           sure_value (&worker->root_moves[indices[i]], &lines[i]) >
           sure_value (&worker->root_moves[indices[best]], &lines[best])))
        best = i;
    }

  return best;
}

/* True if the line @best is exact but the upper bound of another move is higher, so that the value
 * of the position is not proven. */
static bool
is_open (const AwaleWorker     *worker,
         const AwaleSearchLine *best)
{
  const AwaleTableValue *root = &worker->shared->proven;

  if (best->proof != AWALE_PROOF_EXACT || (root->is_proven && root->low == root->high))
    return false;
  for (int i = 0; i < worker->n_candidates; i++)
    {
      const AwaleRootMove *other = &worker->root_moves[i];

      if (other->line.move != best->move && other->proven.is_proven &&
          other->proven.high > best->value)
        return true;
    }
  return false;
}

static void
note_result (AwaleWorker       *worker,
             AwaleSearchResult *result,
             int                n_lines,
             int64_t            began)
{
  AwaleSharedSearch *shared = worker->shared;
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES + 1];
  int indices[AWALE_SEARCH_MAX_LINES + 1];
  int best;

  n_lines = awale_worker_list_lines (worker, n_lines, indices);
  awale_worker_publish (worker);
  result->nodes = atomic_load_explicit (&shared->nodes, memory_order_relaxed);
  result->seconds = (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC;
  result->seldepth = MAX (result->seldepth, worker->seldepth);
  result->hash_permille = awale_hash_permille (shared->hash);
  result->n_lines = n_lines;
  result->table_hits = worker->table_hits + shared->proof.table_hits;
  for (int i = 0; i < n_lines; i++)
    lines[i] = awale_worker_get_line (worker, indices[i]);
  best = find_best_line (worker, lines, indices, n_lines);
  for (int i = 0; i < n_lines; i++)
    bound_line (shared, &lines[i]);
  if (best >= 0)
    {
      AwaleSearchLine first = lines[best];

      bound_best_line (shared, &first);
      lines[best] = lines[0];
      lines[0] = first;
    }
  for (int i = 0; i < n_lines; i++)
    {
      int place = i;

      for (; place > 0 && result->lines[place - 1].value < lines[i].value; place--)
        result->lines[place] = result->lines[place - 1];
      result->lines[place] = lines[i];
    }
  result->is_open = n_lines > 0 && is_open (worker, &result->lines[0]);
}

/* Runs a helper thread, which searches the same position and shares its results through the hash
 * table (lazy SMP). */
static void *
run_helper (void *data)
{
  AwaleSharedSearch *shared = data;
  AwaleWorker *worker = awale_worker_new (shared);
  int n_lines = MIN (MAX (shared->limits.lines, 1), worker->n_candidates);
  int depth = 1;

  while (depth <= AWALE_SEARCH_MAX_DEPTH && awale_worker_iterate (worker, depth, n_lines))
    depth = awale_team_next_depth (shared->team, depth);

  awale_worker_publish (worker);
  awale_worker_free (worker);
  return NULL;
}

/* True if a greater depth adds nothing: either all lines are known to their ends or, if only the
 * best one is wanted, the search itself has found a line to the exact value of the root. */
static bool
is_settled (const AwaleWorker       *worker,
            const AwaleSearchResult *result)
{
  const AwaleSharedSearch *shared = worker->shared;
  bool is_got = shared->is_exact && shared->limits.lines <= 1 &&
                worker->root_moves[0].line.value == shared->proven.low;
  bool are_known = true;

  for (int i = 0; i < result->n_lines; i++)
    {
      is_got &= i == 0 || result->lines[i].proof == AWALE_PROOF_EXACT;
      are_known &= shared->proof.moves[result->lines[i].move].length > 0;
    }
  return is_got || are_known;
}

/* True if the search must exceed its depth limit to find a line that reaches the exact value of the
 * root; it then visits only the few boards that keep this value. */
static bool
wants_more (AwaleWorker *worker,
            int          n_lines)
{
  return n_lines == 1 && worker->shared->limits.asked == 0 && worker->shared->is_exact &&
         !worker->shared->proof.is_held &&
         worker->nodes < PROOF_PATIENCE &&
         worker->root_moves[0].line.depth < AWALE_SEARCH_MAX_DEPTH;
}

static void
run_iterations (AwaleWorker         *worker,
                AwaleSearchResult   *result,
                int64_t              began,
                AwaleSearchCallback  callback,
                void                *user_data)
{
  const AwaleSearchLimits *limits = &worker->shared->limits;
  int n_lines = MIN (MAX (limits->lines, 1), worker->n_candidates);
  int last = limits->depth != 0 ? MIN (limits->depth, AWALE_SEARCH_MAX_DEPTH)
                                : AWALE_SEARCH_MAX_DEPTH;
  AwaleTimeManager pace = { .usual = (int64_t) limits->usual_milliseconds * 1000,
                            .best = AWALE_NO_MOVE };

  for (int depth = 1; depth <= last || wants_more (worker, n_lines); depth++)
    {
      AwaleMove former = result->lines[0].move;

      if (worker->shared->team != NULL)
        awale_team_lead (worker->shared->team, depth);
      if (!awale_worker_iterate (worker, depth, n_lines))
        {
          /* The interrupted iteration may have found a better first move before the stop. */
          if (depth == 1 ||
              (n_lines == 1 && limits->asked == 0 && worker->root_moves[0].line.move != former))
            note_result (worker, result, n_lines, began);
          return;
        }

      result->depth = depth;
      note_result (worker, result, n_lines, began);
      if (callback != NULL)
        callback (result, user_data);
      if (is_settled (worker, result) ||
          awale_time_manager_is_up (&pace, g_get_monotonic_time () - began, result->lines[0].move,
                                    worker->n_candidates))
        return;
    }
}

/* A salt for the hash keys that depends on the history. If a second occurrence ends the game and
 * few seeds are left on the board, values depend so much on the earlier moves that they must not be
 * reused for another history. */
static uint64_t
salt_of_past (const AwaleSharedSearch *shared,
              int                      on_board)
{
  uint64_t salt = 0;

  if (shared->rules.repetition == 2 && on_board <= CIRCLING_SEEDS)
    for (size_t i = 0; i < shared->past->len; i++)
      salt += g_array_index (shared->past, uint64_t, i);

  return salt;
}

/* Sets the minimum number of quiet plies (without a harvest) after which the history may end the
 * game. A position recurs only after every pit was sown, because seeds only move forward and a pit
 * passes on as many as it receives; only if both players may pass can it recur sooner. */
static void
set_up_path_endings (AwaleSharedSearch *shared)
{
  const AwaleRuleset *rules = &shared->rules;

  shared->shortest_cycle = rules->stuck == AWALE_STUCK_PASS_BLOCKED ? 2 : AWALE_PITS;
  shared->least_quiet = rules->repetition != 0 ? shared->shortest_cycle : G_MAXINT;
  if (rules->drought != 0)
    shared->least_quiet = MIN (shared->least_quiet, rules->drought);
  if (rules->majority == AWALE_MAJORITY_ENDS)
    shared->least_quiet = 0;
}

/* The exact value reported to the player to move earlier in this game; a number below any value if
 * there is none. */
static int
find_known_exact (const AwaleSearcher *self,
                  const AwalePosition *positions,
                  size_t               n_positions)
{
  const KnownExact *promise = &self->promises[positions[n_positions - 1].side];

  for (size_t n = n_positions; promise->is_made && n > 0; n--)
    if (awale_position_equal (positions[n - 1], promise->position))
      return promise->value;
  return -AWALE_VALUE_INFINITE;
}

/* Stores an exact value reported to a player, because later searches must reach it; see
 * find_known_exact(). */
static void
note_promise (AwaleSearcher           *self,
              const AwaleSharedSearch *shared,
              const AwaleSearchResult *result)
{
  const AwaleSearchLine *best = &result->lines[0];

  if (result->n_lines > 0 && best->proof == AWALE_PROOF_EXACT && best->value > shared->promise)
    self->promises[shared->root.side] = (KnownExact) {
      .is_made = true, .position = shared->root, .value = best->value,
    };
}

/* Looks up the root in the tables, and proves what it can of its value. The limits of time and
 * nodes do not apply to the proof of a value that was reported before. */
static void
ask_tables (AwaleSharedSearch *shared,
            AwaleDistances    *distances)
{
  bool is_promised = shared->promise > -AWALE_VALUE_INFINITE;
  bool is_exact;
  AwaleSearchLimits limits = shared->limits;
  int64_t deadline;

  if (is_promised)
    limits.milliseconds = 0, limits.nodes = 0;
  deadline = limits.milliseconds == 0 ? 0
             : g_get_monotonic_time () + (int64_t) limits.milliseconds * 1000 / 2;

  shared->proven = awale_table_value_ask (shared->tables, &shared->rules, shared->root,
                                          (int) shared->past->len, shared->occurrences);
  if (awale_position_seeds_on_board (shared->root) > awale_tablebase_get_seeds (shared->tables))
    return;

  is_exact = shared->proven.is_known && shared->proven.low == shared->proven.high;
  if (is_exact || is_promised)
    awale_distances_extend (distances, awale_position_seeds_on_board (shared->root), shared->stop,
                            deadline);
  awale_root_proof_find (&shared->proof, &shared->rules, shared->tables, distances,
                         shared->positions, shared->n_positions, &limits, shared->promise,
                         shared->stop);
  atomic_store_explicit (&shared->nodes, shared->proof.nodes, memory_order_relaxed);
  if (shared->proof.root.is_known)
    shared->proven = shared->proof.root;
}

static void
set_up_root (AwaleSharedSearch       *shared,
             AwaleSearcher           *self,
             const AwalePosition     *positions,
             size_t                   n_positions,
             const AwaleSearchLimits *limits)
{
  AwalePosition root = positions[n_positions - 1];
  int on_board = awale_position_seeds_on_board (root);

  shared->rules = self->rules;
  shared->hash = self->hash;
  shared->network = self->network;
  shared->tables = self->tables;
  shared->limits = *limits;
  shared->positions = positions;
  shared->n_positions = n_positions;
  shared->root = root;
  shared->total = on_board + root.stores[0] + root.stores[1];
  shared->past = keys_of_past (positions, n_positions);
  shared->occurrences = awale_count_occurrences (positions, n_positions);
  shared->salt = salt_of_past (shared, on_board);
  set_up_path_endings (shared);
  shared->table_reach = -1;
  shared->proof.best = AWALE_NO_MOVE;
  shared->promise = find_known_exact (self, positions, n_positions);
  if (self->tables != NULL && !limits->plain)
    {
      if (awale_outcome (&self->rules, positions, n_positions).state != AWALE_GAME_STATE_ENDED)
        ask_tables (shared, self->distances);
      shared->is_exact = shared->proven.is_known && shared->proven.low == shared->proven.high;
      /* Boards with as many seeds as the root are out of reach, because the tables have only their
       * values: the search must find a line to the next harvest. */
      shared->table_reach = MIN (awale_tablebase_get_seeds (self->tables), on_board - 1);
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

  g_return_val_if_fail (self != NULL && n_positions > 0 && limits != NULL, result);

  if (self->has_searched && limits->plain != self->was_plain)
    awale_hash_clear (self->hash);
  self->has_searched = true;
  self->was_plain = limits->plain;
  awale_hash_new_search (self->hash);

  shared.stop = stop;
  set_up_root (&shared, self, positions, n_positions, limits);
  if (limits->milliseconds > 0)
    shared.deadline = began + (int64_t) limits->milliseconds * 1000;

  if (limits->threads > 1)
    shared.team = awale_team_new ();
  worker = awale_worker_new (&shared);
  if (worker->n_root_moves > 0)
    {
      int n_helpers = MAX (limits->threads, 1) - 1;
      GThread **helpers = g_new0 (GThread *, n_helpers + 1);

      for (int i = 0; i < n_helpers; i++)
        {
          helpers[i] = g_thread_try_new ("awale-search", run_helper, &shared, NULL);
          /* The search goes on with the threads that could be started. */
          if (helpers[i] == NULL)
            n_helpers = i;
        }

      run_iterations (worker, &result, began, callback, user_data);
      atomic_store_explicit (&shared.finished, true, memory_order_relaxed);
      for (int i = 0; i < n_helpers; i++)
        g_thread_join (helpers[i]);
      g_free (helpers);

      awale_worker_publish (worker);
      result.nodes = atomic_load_explicit (&shared.nodes, memory_order_relaxed);
      result.seconds = (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC;
    }

  note_promise (self, &shared, &result);
  awale_worker_free (worker);
  awale_team_free (shared.team);
  g_array_unref (shared.past);
  return result;
}
