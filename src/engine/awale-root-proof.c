/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-root-proof.h"

#include "awale-evaluate.h"
#include "awale-quiet-graph.h"

#include <string.h>

enum
{
  /* Maximum number of seeds on a board for which a proof is tried even without an exact table
   * value. */
  SETTLED_SEEDS = 12,
  /* Maximum numbers of positions explored: for boards of at most SETTLED_SEEDS, and for fuller
   * boards. */
  PATIENCE = 400000,
  PATIENCE_FULLER = 60000,
  /* Numbers of positions explored between two tests of a proof: the first one, and the maximum up
   * to which the number is doubled. */
  FIRST_BATCH = 128,
  LAST_BATCH = 16384,
};

typedef struct
{
  AwaleRootProof          *proof;
  AwaleQuietGraph         *graph;
  const AwaleRuleset      *rules;
  const AwaleTablebase    *tables;
  const AwaleSearchLimits *limits;
  const atomic_bool       *stop;
  int64_t                  deadline;   /* Deadline in monotonic microseconds; 0 for none. */
  AwalePosition            root;
  int                      quiet_plies;
  int                      most_occurrences;
  int                      seeds;
  unsigned                 patience;
  unsigned                 wanted;     /* Bit set of the moves that need proofs of their own. */
} Work;

static bool
may_go_on (const Work *work)
{
  return work->patience > 0 &&
         (work->stop == NULL || !atomic_load_explicit (work->stop, memory_order_relaxed)) &&
         (work->deadline == 0 || g_get_monotonic_time () < work->deadline) &&
         (work->limits->nodes == 0 ||
          awale_quiet_graph_get_sowings (work->graph) < work->limits->nodes / 2);
}

/* The lead of the player to move at the root by the contents of the stores, in seeds. */
static int
get_margin (const Work *work)
{
  return work->root.stores[work->root.side] - work->root.stores[!work->root.side];
}

/* The bounds for @side of @move, or of the root with AWALE_NO_MOVE. */
static AwaleQuietBounds
get_bounds (const Work *work,
            AwaleMove   move,
            AwaleSide   side)
{
  AwaleQuietBounds bounds = awale_quiet_graph_get_root (work->graph);

  if (move != AWALE_NO_MOVE)
    {
      int most = bounds.high;

      /* No move is worth more than the root, so the upper bound of the root also holds for the
       * move. */
      bounds = awale_quiet_graph_get_move (work->graph, move);
      bounds.high = MIN (bounds.high, most);
    }
  if (side == work->root.side)
    return bounds;
  return (AwaleQuietBounds) { -bounds.high, -bounds.low };
}

static bool
is_sure (const Work *work,
         AwaleMove   move,
         AwaleSide   side,
         int         value)
{
  return get_bounds (work, move, side).low >= value;
}

/* True if a path by which @side forces @value is known, or can be found by the distances. */
static bool
has_way (const Work *work,
         AwaleMove   move,
         AwaleSide   side,
         int         value)
{
  return awale_quiet_graph_is_certain (work->graph, move, side, value) ||
         awale_quiet_graph_has_path (work->graph, move, side, value);
}

/* True if endless play yields @value, which is 0 under rules that split the seeds of a cycle. */
static bool
is_held (const Work *work,
         int         value)
{
  return work->rules->cycle == AWALE_CYCLE_SPLIT && value == 0;
}

/* The side that must follow a path so that the player to move at the root gets exactly @value: that
 * player if @value exceeds what endless play or the loss of all seeds would yield; otherwise the
 * opponent. */
static AwaleSide
find_goer (const Work *work,
           int         value)
{
  int least = work->rules->cycle == AWALE_CYCLE_SPLIT ? 0 : -work->seeds;

  return value > least ? work->root.side : !work->root.side;
}

typedef bool (*Goal) (const Work *work,
                      AwaleMove   move,
                      AwaleSide   side,
                      int         value);

/* Explores until @goal is reached for @side and @value, or nothing is left to explore; the
 * exploration follows the moves that may yield @guide. Returns: false if a limit was reached */
static bool
explore_until (Work      *work,
               Goal       goal,
               AwaleMove  move,
               AwaleSide  side,
               int        value,
               int        guide)
{
  unsigned batch = FIRST_BATCH;

  while (!goal (work, move, side, value))
    {
      unsigned n;

      if (!may_go_on (work))
        return false;
      batch = MIN (batch, work->patience);
      n = awale_quiet_graph_explore (work->graph, move, side, guide, batch);
      work->patience -= n;
      if (n < batch)
        return true;
      batch = MIN (2 * batch, LAST_BATCH);
    }
  return true;
}

/* Explores to make @side certain of @value, or of as much of it as the history allows; then all
 * moves, because the history may also let the game end in favor of @side. */
static void
make_sure (Work      *work,
           AwaleMove  move,
           AwaleSide  side,
           int        value)
{
  for (int least = value; !is_sure (work, move, side, least); least--)
    if (!explore_until (work, is_sure, move, side, least, least))
      return;
  explore_until (work, is_sure, move, side, value, -work->seeds);
}

/* Looks up @position in the tables, @quiet_plies after a harvest. Values are what the player to
 * move at the root still gains from the root on, less the opponent's gain, in seeds. */
static AwaleTableValue
ask_tables (const Work    *work,
            AwalePosition  position,
            int            quiet_plies)
{
  AwaleTableValue proven = awale_table_value_ask (work->tables, work->rules, position, quiet_plies,
                                                  work->most_occurrences);
  int margin = get_margin (work);

  if (position.side != work->root.side)
    proven = awale_table_value_flip (proven);
  proven.low = proven.low / AWALE_VALUE_SEED - margin;
  proven.high = proven.high / AWALE_VALUE_SEED - margin;
  return proven;
}

/* Proves that @move, or the root with AWALE_NO_MOVE, has the table value @word. Explores as far as
 * possible if the tables do not know the value, and if it is exact, until a path to it is known. */
static void
prove (Work           *work,
       AwaleMove       move,
       AwaleTableValue word)
{
  AwaleSide side = work->root.side;
  AwaleQuietBounds bounds;

  if (word.is_known)
    {
      make_sure (work, move, side, word.low);
      make_sure (work, move, !side, -word.high);
    }
  else
    {
      explore_until (work, is_sure, move, side, work->seeds, work->seeds);
    }

  bounds = get_bounds (work, move, side);
  if (bounds.low == bounds.high && !is_held (work, bounds.low))
    {
      int value = bounds.low;

      if (find_goer (work, value) != side)
        {
          side = !side;
          value = -value;
        }
      explore_until (work, has_way, move, side, value, value);
    }
}

static AwaleTableValue
to_proven (const Work       *work,
           AwaleQuietBounds  bounds)
{
  int margin = get_margin (work);

  return (AwaleTableValue) {
    .is_known = bounds.low > -work->seeds || bounds.high < work->seeds,
    .is_proven = true,
    .low = (margin + bounds.low) * AWALE_VALUE_SEED,
    .high = (margin + bounds.high) * AWALE_VALUE_SEED,
  };
}

/* Finds a path that reaches @value and begins with one of @moves, and stores it in the proof.
 * @value is the value of @move, or of the root if @move is AWALE_NO_MOVE. Returns: the first move
 * of the path, or AWALE_NO_MOVE if none was found or none is needed */
static AwaleMove
find_way (Work      *work,
          AwaleMove  move,
          unsigned   moves,
          int        value)
{
  AwaleSide side = find_goer (work, value);
  int gain = side == work->root.side ? value : -value;
  int8_t way[AWALE_SEARCH_MAX_LINE];
  int length = 0;

  if (is_held (work, value))
    return AWALE_NO_MOVE;
  if (awale_quiet_graph_is_certain (work->graph, move, side, gain))
    length = awale_quiet_graph_find_forced_path (work->graph, moves, side, way,
                                                 AWALE_SEARCH_MAX_LINE);
  else
    length = awale_quiet_graph_find_path (work->graph, moves, side, gain, way,
                                          AWALE_SEARCH_MAX_LINE);

  if (length > 0)
    {
      AwaleMoveProof *proof = &work->proof->moves[way[0]];

      proof->length = length;
      memcpy (proof->way, way, sizeof way);
    }
  return length > 0 ? way[0] : AWALE_NO_MOVE;
}

/* Finds paths to the values that have become exact. */
static void
find_ways (Work     *work,
           unsigned  legal)
{
  AwaleQuietBounds root = get_bounds (work, AWALE_NO_MOVE, work->root.side);
  unsigned best = 0;

  for (unsigned left = legal; left != 0; left &= left - 1)
    {
      AwaleMove move = __builtin_ctz (left);
      AwaleQuietBounds bounds = get_bounds (work, move, work->root.side);

      if (bounds.low >= root.low)
        best |= 1u << move;
      if (bounds.low == bounds.high && (work->wanted >> move & 1) != 0)
        find_way (work, move, 1u << move, bounds.low);
    }
  if (root.low == root.high)
    {
      work->proof->is_held = is_held (work, root.low);
      work->proof->best = find_way (work, AWALE_NO_MOVE, best, root.low);
    }
}

/* The only move that may be worth as much as the root; AWALE_NO_MOVE if there are several such
 * moves. */
static AwaleMove
find_only_move (const Work *work,
                unsigned    legal)
{
  int least = get_bounds (work, AWALE_NO_MOVE, work->root.side).low;
  AwaleMove only = AWALE_NO_MOVE;

  for (; legal != 0; legal &= legal - 1)
    {
      AwaleMove move = __builtin_ctz (legal);

      if (get_bounds (work, move, work->root.side).high < least)
        continue;
      if (only != AWALE_NO_MOVE)
        return AWALE_NO_MOVE;
      only = move;
    }
  return only;
}

/* Withdraws the proof of an exact value on a board of at most SETTLED_SEEDS if the player to move
 * at the root needs a path to it and none was found (@has_way is false). */
static void
doubt (const Work      *work,
       AwaleTableValue *proven,
       bool             has_way)
{
  int value = proven->low / AWALE_VALUE_SEED - get_margin (work);

  if (work->seeds <= SETTLED_SEEDS && proven->low == proven->high && !has_way &&
      !is_held (work, value) && find_goer (work, value) == work->root.side)
    proven->is_proven = false;
}

/* Stores the bounds that the graph has found in the proofs, and counts the moves examined. */
static void
conclude (Work     *work,
          unsigned  legal)
{
  AwaleRootProof *proof = work->proof;
  AwaleQuietBounds root = get_bounds (work, AWALE_NO_MOVE, work->root.side);
  AwaleMove only = find_only_move (work, legal);

  find_ways (work, legal);
  proof->root = to_proven (work, root);
  doubt (work, &proof->root, proof->best != AWALE_NO_MOVE);
  for (unsigned left = legal; left != 0; left &= left - 1)
    {
      AwaleMove move = __builtin_ctz (left);

      proof->moves[move].proven =
        to_proven (work, move == only ? root : get_bounds (work, move, work->root.side));
      if (move == only || (work->wanted >> move & 1) != 0)
        doubt (work, &proof->moves[move].proven, proof->moves[move].length > 0);
    }
  proof->nodes = awale_quiet_graph_get_sowings (work->graph);
  proof->table_hits = awale_quiet_graph_get_table_hits (work->graph);
}

static AwaleTableValue
ask_tables_of_move (const Work *work,
                    AwaleMove   move)
{
  int harvest;
  AwalePosition after = awale_play (work->root, work->rules, move, &harvest);

  return ask_tables (work, after, harvest > 0 ? 0 : work->quiet_plies + 1);
}

/* True unless the value is exact and the opponent is the one who must follow a path; in that case
 * the path does not tell which first move is best. */
static bool
is_own_way (const Work *work)
{
  AwaleQuietBounds bounds = get_bounds (work, AWALE_NO_MOVE, work->root.side);

  return bounds.low < bounds.high || find_goer (work, bounds.low) == work->root.side;
}

/* Explores to make the player to move certain of the final margin @promise, unless that margin can
 * no longer be reached. */
static void
make_sure_of_promise (Work *work,
                      int   promise)
{
  AwaleSide side = work->root.side;
  int value = promise / AWALE_VALUE_SEED - get_margin (work);

  if (value < -work->seeds || value > get_bounds (work, AWALE_NO_MOVE, side).high)
    return;
  explore_until (work, is_sure, AWALE_NO_MOVE, side, value, value);
  explore_until (work, is_sure, AWALE_NO_MOVE, side, value, -work->seeds);
}

static void
prove_all (Work     *work,
           unsigned  legal,
           int       promise)
{
  AwaleTableValue word = ask_tables (work, work->root, work->quiet_plies);

  work->patience = work->seeds <= SETTLED_SEEDS ? PATIENCE
                   : word.is_known && word.low == word.high ? PATIENCE_FULLER : 0;
  prove (work, AWALE_NO_MOVE, word);
  make_sure_of_promise (work, promise);
  work->wanted = work->limits->lines > 1 || !is_own_way (work) ? legal
                                                               : legal & work->limits->asked;
  for (unsigned left = work->wanted; left != 0; left &= left - 1)
    prove (work, __builtin_ctz (left), ask_tables_of_move (work, __builtin_ctz (left)));
}

void
awale_root_proof_find (AwaleRootProof          *self,
                       const AwaleRuleset      *rules,
                       const AwaleTablebase    *tables,
                       const AwaleDistances    *distances,
                       const AwalePosition     *positions,
                       size_t                   n_positions,
                       const AwaleSearchLimits *limits,
                       int                      promise,
                       const atomic_bool       *stop)
{
  g_autoptr (AwaleQuietGraph) graph = awale_quiet_graph_new (rules, tables, distances, positions,
                                                             n_positions);
  AwalePosition root = positions[n_positions - 1];
  unsigned legal = awale_legal_moves (root, rules);
  Work work = {
    .proof = self,
    .graph = graph,
    .rules = rules,
    .tables = tables,
    .limits = limits,
    .stop = stop,
    .deadline = limits->milliseconds > 0
                ? g_get_monotonic_time () + (int64_t) limits->milliseconds * 1000 / 2 : 0,
    .root = root,
    .quiet_plies = awale_drought_count (positions, n_positions),
    .most_occurrences = awale_count_occurrences (positions, n_positions),
    .seeds = awale_position_seeds_on_board (root),
  };

  *self = (AwaleRootProof) { .best = AWALE_NO_MOVE };
  prove_all (&work, legal, promise);
  conclude (&work, legal);
}
