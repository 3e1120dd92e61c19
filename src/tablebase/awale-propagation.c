/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-solver.h"

#include <string.h>

enum
{
  BATCH = 64,           /* Number of boards whose harvests are looked up together. */
  UPDATES = 256,        /* Number of predecessors of settled boards that are fetched together; the
                         * last board may add more. */
  STACK_MIN = 1 << 9,
  STACK_MAX = 1 << 16,
};

/*
 * A board's word while its layer is being solved, from the lowest bit: the bounds given by its
 * harvests alone, or its own bounds once they are settled, six bits each; the number of its quiet
 * moves (without a harvest) that are still open, three bits; one bit that is set once low is
 * settled.
 *
 * For every threshold v from n down, two sets of boards grow until they are complete: the boards
 * with low >= v, because a harvest brings as much or a move leads to a board with high <= -v; and
 * the boards with high <= -v, because no harvest brings more and every quiet move leads to a board
 * with low >= v.
 *
 * A board enters each set at most once. It then notifies its predecessors, found by undoing
 * sowings: they enter the other set, or have one open move less. A board that is not reached by the
 * last threshold keeps low = -n or high = +n: endless play. Boards that enter without a
 * notification, and those that did not fit on the stack, are found by scanning all words, once per
 * threshold and again if a stack overflows: a word alone shows whether its board is due, so nothing
 * else is stored.
 */
enum
{
  OPEN_SHIFT = 2 * AWALE_WORD_BOUND_BITS,
  OPEN_ONE = 1 << OPEN_SHIFT,
  OPEN_BITS = 7 << OPEN_SHIFT,
  OPEN_SETTLED = 7 << OPEN_SHIFT,  /* Stored instead of the number of open moves, which is at most
                                    * six, once the upper bound is settled. */
  LOW_SETTLED = 1 << 15,
  LOW_BITS = 63,
  HIGH_BITS = 63 << AWALE_WORD_BOUND_BITS,
};

typedef struct
{
  const AwaleLayerInput  *problem;
  const AwalePackedMoves *mover;
  uint16_t               *words;
  size_t                  stack_size;  /* Number of boards that each of a thread's two stacks can
                                        * hold. */
  bool                    alone;
  int                     threshold;
  int                     overflow;    /* True if a due board did not fit on a stack; atomic. */
  int                     changed;     /* True if a board was found to be alive; atomic. */
  uint64_t                lows;        /* Lower bounds with which the boards start; bit v + 31
                                        * stands for the bound v. Atomic. */
  uint64_t                highs;       /* Upper bounds with which the boards start, likewise. */
} Propagation;

static inline uint16_t
load_word (const uint16_t *word)
{
  return __atomic_load_n (word, __ATOMIC_RELAXED);
}

static inline uint16_t
make_word (int      low,
           int      high,
           unsigned open)
{
  return (uint16_t) (awale_word_of_bounds (low, high) | open << OPEN_SHIFT);
}

/* --- First pass: harvests, open moves and settlements of every board. --- */

/* Boards that are handled together, so that the values after their harvests can be prefetched. */
typedef struct
{
  const Propagation *all;
  bool               deadly;       /* True if dead boards end the game. */
  unsigned           n_boards;
  unsigned           n_harvests;
  int8_t             low[BATCH];
  int8_t             high[BATCH];
  uint16_t           rest[BATCH];  /* The other bits of each word. */
  const uint8_t     *codes[BATCH * AWALE_SIDE_PITS];
  uint8_t            gains[BATCH * AWALE_SIDE_PITS];
  uint8_t            boards[BATCH * AWALE_SIDE_PITS];
  uint64_t           lows;
  uint64_t           highs;
} FirstBatch;

static inline void
batch_add (FirstBatch *batch,
           AwalePits   pits)
{
  const AwaleLayerInput *problem = batch->all->problem;
  unsigned board = batch->n_boards++;
  AwaleSuccessors moves;

  awale_packed_moves_find_moves (problem->mover, pits, &moves);
  batch->low[board] = batch->high[board] = (int8_t) -(int) problem->seeds;
  batch->rest[board] = (uint16_t) (moves.n_quiet << OPEN_SHIFT);
  if (G_UNLIKELY (moves.n_quiet + moves.n_harvests == 0))
    batch->low[board] = batch->high[board] = (int8_t) moves.settlement;
  if (batch->deadly && moves.n_harvests == 0)
    batch->rest[board] |= LOW_SETTLED;
  for (unsigned i = 0; i < moves.n_harvests; i++)
    {
      const AwaleLayer *layer = problem->layers[problem->seeds - moves.gains[i]];
      uint32_t rank = awale_board_index_rank (&problem->mover->index, moves.harvests[i]);
      unsigned harvest = batch->n_harvests++;

      batch->codes[harvest] = awale_layer_get_address (layer, rank);
      batch->gains[harvest] = moves.gains[i];
      batch->boards[harvest] = (uint8_t) board;
      __builtin_prefetch (batch->codes[harvest]);
    }
}

static inline AwaleBounds
read_bounds (const AwaleLayer *layer,
             const uint8_t    *code)
{
  return layer->bounds[layer->width == 1 ? code[0] : code[0] | (unsigned) code[1] << 8];
}

static inline void
batch_finish (FirstBatch *batch,
              uint16_t   *words)
{
  const AwaleLayerInput *problem = batch->all->problem;

  for (unsigned i = 0; i < batch->n_harvests; i++)
    {
      int gain = batch->gains[i];
      unsigned board = batch->boards[i];
      AwaleBounds bounds = read_bounds (problem->layers[problem->seeds - (unsigned) gain],
                                        batch->codes[i]);
      int8_t low = (int8_t) (gain - bounds.high);
      int8_t high = (int8_t) (gain - bounds.low);

      batch->low[board] = MAX (batch->low[board], low);
      batch->high[board] = MAX (batch->high[board], high);
    }
  for (unsigned board = 0; board < batch->n_boards; board++)
    {
      words[board] = make_word (batch->low[board], batch->high[board], 0)
                     | batch->rest[board];
      batch->lows |= G_GUINT64_CONSTANT (1) << (batch->low[board] + AWALE_WORD_BIAS);
      batch->highs |= G_GUINT64_CONSTANT (1) << (batch->high[board] + AWALE_WORD_BIAS);
    }
  batch->n_boards = batch->n_harvests = 0;
}

static void
first_pass (void     *data,
            unsigned  worker)
{
  Propagation *all = data;
  FirstBatch batch = { .all = all };
  AwaleSolverChunk chunk;

  batch.deadly = all->mover->rules.dead == AWALE_DEAD_ENDS;
  while (awale_solver_take_chunk (all->problem, worker, &chunk))
    for (uint64_t rank = chunk.rank; rank < chunk.end; rank++)
      {
        batch_add (&batch, awale_board_iterator_to (&chunk.walk, rank));
        if (batch.n_boards == BATCH || rank + 1 == chunk.end)
          batch_finish (&batch, all->words + rank + 1 - batch.n_boards);
      }
  __atomic_fetch_or (&all->lows, batch.lows, __ATOMIC_RELAXED);
  __atomic_fetch_or (&all->highs, batch.highs, __ATOMIC_RELAXED);
}

/* --- Second pass: dead boards, where they end the game. --- */

/*
 * True if a move from @pits, a board without a harvest, leads to a board that is known to be alive.
 * Until then boards have LOW_SETTLED, including those where the game has ended.
 */
static bool
finds_harvest (const Propagation *all,
               AwalePits          pits)
{
  AwaleSuccessors moves;

  awale_packed_moves_find_moves (all->mover, pits, &moves);
  for (unsigned i = 0; i < moves.n_quiet; i++)
    {
      uint32_t rank = awale_board_index_rank (&all->mover->index, moves.quiet[i]);

      if (!(load_word (all->words + rank) & LOW_SETTLED))
        return true;
    }
  return false;
}

static void
look_for_life (void     *data,
               unsigned  worker)
{
  Propagation *all = data;
  bool changed = false;
  AwaleSolverChunk chunk;

  while (awale_solver_take_chunk (all->problem, worker, &chunk))
    for (uint64_t rank = chunk.rank; rank < chunk.end; rank++)
      {
        uint16_t word = load_word (all->words + rank);

        if ((word & LOW_SETTLED) && (word & OPEN_BITS)
            && finds_harvest (all, awale_board_iterator_to (&chunk.walk, rank)))
          {
            __atomic_store_n (all->words + rank, word & ~LOW_SETTLED, __ATOMIC_RELAXED);
            changed = true;
          }
      }
  if (changed)
    __atomic_store_n (&all->changed, 1, __ATOMIC_RELAXED);
}

/* Settles the boards that have not been found alive: they are dead, or the game has ended. */
static void
settle_the_dead (void     *data,
                 unsigned  worker)
{
  Propagation *all = data;
  uint64_t balances = 0;
  AwaleSolverChunk chunk;

  while (awale_solver_take_chunk (all->problem, worker, &chunk))
    for (uint64_t rank = chunk.rank; rank < chunk.end; rank++)
      {
        uint16_t word = all->words[rank];

        if (!(word & LOW_SETTLED))
          continue;
        word &= ~LOW_SETTLED;
        if (word & OPEN_BITS)
          {
            int balance = awale_pits_balance (awale_board_iterator_to (&chunk.walk, rank));

            word = make_word (balance, balance, 0);
            balances |= G_GUINT64_CONSTANT (1) << (balance + AWALE_WORD_BIAS);
          }
        all->words[rank] = word;
      }
  __atomic_fetch_or (&all->lows, balances, __ATOMIC_RELAXED);
  __atomic_fetch_or (&all->highs, balances, __ATOMIC_RELAXED);
}

static void
find_the_dead (Propagation *all)
{
  AwaleBuildThreads *threads = all->problem->threads;

  do
    {
      all->changed = 0;
      awale_build_threads_run (threads, all->alone, look_for_life, all);
    }
  while (all->changed && !awale_build_threads_is_stopped (threads));
  awale_build_threads_run (threads, all->alone, settle_the_dead, all);
}

/* --- Thresholds. --- */

/* Boards on which the same bound was just settled and whose predecessors are to be updated. */
typedef struct
{
  AwalePits *boards;
  size_t     n;
  size_t     size;
} Stack;

/* State of a thread during the pass for one threshold. */
typedef struct
{
  Propagation *all;
  bool         alone;
  uint16_t     low_due;   /* Value of LOW_BITS and LOW_SETTLED in a word whose low bound the pass
                           * with this threshold settles. */
  uint16_t     high_due;  /* Value of HIGH_BITS and OPEN_BITS in a word whose high bound the pass
                           * with this threshold settles. */
  Stack        lows;
  Stack        highs;
  size_t       n_updates;
  AwalePits    updates[UPDATES + AWALE_PREDECESSORS_MAX];
  uint32_t     ranks[UPDATES + AWALE_PREDECESSORS_MAX];
} Propagator;

/* Stores @new_word if the word is still *@old_word; otherwise reloads *@old_word and returns
 * false. */
static inline bool
exchange_word (bool      alone,
               uint16_t *word,
               uint16_t *old_word,
               uint16_t  new_word)
{
  if (alone)
    {
      *word = new_word;
      return true;
    }
  return __atomic_compare_exchange_n (word, old_word, new_word, false, __ATOMIC_RELAXED,
                                      __ATOMIC_RELAXED);
}

static inline void
push (Stack     *stack,
      AwalePits  pits)
{
  stack->boards[stack->n++] = pits;
}

static inline bool
has_room (Propagator  *propagator,
          const Stack *stack)
{
  if (G_LIKELY (stack->n < stack->size))
    return true;
  __atomic_store_n (&propagator->all->overflow, 1, __ATOMIC_RELAXED);
  return false;
}

/*
 * True if the value of a board is final whatever its moves lead to. That is so for dead boards,
 * which may still have moves to boards that end otherwise; the words of other boards look the same
 * only once their low cannot rise.
 */
static inline bool
has_its_value (uint16_t word)
{
  unsigned open = word & OPEN_BITS;

  return (open == 0 || open == OPEN_SETTLED)
         && (word & LOW_BITS) == (word & HIGH_BITS) >> AWALE_WORD_BOUND_BITS;
}

/*
 * Updates the word of a board with a move to a board whose high was just settled: its low is at
 * least the threshold. A low that is already settled is no lower.
 */
static inline void
raise_low (Propagator *propagator,
           bool        alone,
           uint16_t    due,
           AwalePits   pits,
           uint16_t   *word)
{
  uint16_t old_word = load_word (word);

  while ((old_word & LOW_BITS) < due && !has_its_value (old_word))
    {
      bool room = has_room (propagator, &propagator->lows);
      uint16_t new_word = (uint16_t) ((old_word & ~LOW_BITS) | due
                                      | (room ? LOW_SETTLED : 0));

      if (exchange_word (alone, word, &old_word, new_word))
        {
          if (room)
            push (&propagator->lows, pits);
          return;
        }
    }
}

/*
 * Updates the word of a board with a move to a board whose low was just settled: one open move
 * less, and high is due once none is left. Dead boards have no open moves and do not change.
 */
static inline void
close_move (Propagator *propagator,
            bool        alone,
            uint16_t    due,
            AwalePits   pits,
            uint16_t   *word)
{
  uint16_t old_word = load_word (word);
  unsigned open;

  while ((open = old_word & OPEN_BITS) != 0 && open != OPEN_SETTLED)
    {
      uint16_t new_word = (uint16_t) (old_word - OPEN_ONE);
      bool settles = false;

      if (open == OPEN_ONE && (old_word & HIGH_BITS) <= due)
        {
          settles = has_room (propagator, &propagator->highs);
          new_word = (uint16_t) ((new_word & ~HIGH_BITS) | due
                                 | (settles ? OPEN_SETTLED : 0));
        }
      if (exchange_word (alone, word, &old_word, new_word))
        {
          if (settles)
            push (&propagator->highs, pits);
          return;
        }
    }
}

static inline void
add_update (Propagator *propagator,
            AwalePits   before)
{
  uint32_t rank = awale_board_index_rank (&propagator->all->mover->index, before);
  size_t update = propagator->n_updates++;

  __builtin_prefetch (propagator->all->words + rank, 1);
  propagator->updates[update] = before;
  propagator->ranks[update] = rank;
}

/* Takes boards from @stack and collects their predecessors, until there are about UPDATES of
 * them. */
static void
gather_updates (Propagator *propagator,
                Stack      *stack)
{
  const AwalePackedMoves *mover = propagator->all->mover;

  propagator->n_updates = 0;
  while (stack->n > 0 && propagator->n_updates < UPDATES)
    {
      AwalePits odd[AWALE_PREDECESSORS_MAX];
      AwalePredecessors reversal;
      unsigned n_odd =
          awale_packed_moves_start_reversal (mover, stack->boards[--stack->n], &reversal, odd);

      while (reversal.patterns != 0)
        add_update (propagator, awale_packed_moves_take_predecessor (mover, &reversal));
      for (unsigned i = 0; i < n_odd; i++)
        add_update (propagator, odd[i]);
    }
}

/* Takes boards from the stack of settled highs and updates their predecessors. Local variables
 * spare a reload after each store to a word. */
static void
work_off_highs (Propagator *propagator)
{
  uint16_t *words = propagator->all->words;
  uint16_t due = propagator->low_due;
  bool alone = propagator->alone;

  gather_updates (propagator, &propagator->highs);
  for (size_t i = 0; i < propagator->n_updates; i++)
    raise_low (propagator, alone, due, propagator->updates[i], words + propagator->ranks[i]);
}

static void
work_off_lows (Propagator *propagator)
{
  uint16_t *words = propagator->all->words;
  uint16_t due = propagator->high_due;
  bool alone = propagator->alone;

  gather_updates (propagator, &propagator->lows);
  for (size_t i = 0; i < propagator->n_updates; i++)
    close_move (propagator, alone, due, propagator->updates[i], words + propagator->ranks[i]);
}

/* Empties both stacks. Returns: false if the build is stopped */
static bool
work_off_stacks (Propagator *propagator)
{
  while (propagator->lows.n + propagator->highs.n > 0)
    {
      if (awale_build_threads_is_stopped (propagator->all->problem->threads))
        return false;
      if (propagator->highs.n >= propagator->lows.n)
        work_off_highs (propagator);
      else
        work_off_lows (propagator);
    }
  return true;
}

/* Puts the board at @rank on a stack if its word shows that it is due. A scan calls this for boards
 * that got no notification or did not fit on a stack. */
static inline void
take_due (Propagator         *propagator,
          AwaleBoardIterator *walk,
          uint64_t            rank)
{
  uint16_t *word = propagator->all->words + rank;
  uint16_t old_word = load_word (word);

  while ((old_word & (LOW_BITS | LOW_SETTLED)) == propagator->low_due)
    if (exchange_word (propagator->alone, word, &old_word, old_word | LOW_SETTLED))
      {
        push (&propagator->lows, awale_board_iterator_to (walk, rank));
        old_word |= LOW_SETTLED;
      }
  while ((old_word & (HIGH_BITS | OPEN_BITS)) == propagator->high_due)
    if (exchange_word (propagator->alone, word, &old_word, old_word | OPEN_SETTLED))
      {
        push (&propagator->highs, awale_board_iterator_to (walk, rank));
        old_word |= OPEN_SETTLED;
      }
}

/* Eight words that are compared at once. */
typedef uint16_t Words __attribute__ ((vector_size (16), aligned (2), may_alias));

enum
{
  WORDS = sizeof (Words) / sizeof (uint16_t),
  GROUP = 4 * WORDS,
};

/* All ones in each lane whose word is due. */
static inline Words
find_due (Words some,
          Words low_due,
          Words high_due)
{
  return (Words) ((some & (LOW_BITS | LOW_SETTLED)) == low_due)
         | (Words) ((some & (HIGH_BITS | OPEN_BITS)) == high_due);
}

static inline bool
has_any (Words found)
{
  uint64_t halves[2];

  memcpy (halves, &found, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

/*
 * True if one of the next 32 words may be due; @found (out) tells which. Other threads may change
 * the words meanwhile, which is harmless: a board that becomes due is on the stack of the thread
 * that changed its word, or all words are scanned again.
 */
__attribute__ ((no_sanitize ("thread"))) static inline bool
may_be_due (const uint16_t *words,
            Words           low_due,
            Words           high_due,
            Words          *found)
{
  for (unsigned i = 0; i < GROUP / WORDS; i++)
    found[i] = find_due (*(const Words *) (words + i * WORDS), low_due, high_due);
  return has_any (found[0] | found[1] | found[2] | found[3]);
}

static inline void
take_found (Propagator         *propagator,
            AwaleBoardIterator *walk,
            uint64_t            rank,
            const Words        *found)
{
  for (unsigned i = 0; i < GROUP / WORDS; i++)
    {
      if (!has_any (found[i]))
        continue;
      for (unsigned lane = 0; lane < WORDS; lane++)
        if (found[i][lane])
          take_due (propagator, walk, rank + i * WORDS + lane);
    }
}

static void
scan_chunk (Propagator       *propagator,
            AwaleSolverChunk *chunk)
{
  Propagation *all = propagator->all;
  Words low_due = (Words) { 0 } + propagator->low_due;
  Words high_due = (Words) { 0 } + propagator->high_due;
  uint64_t rank = chunk->rank;

  for (; rank + GROUP <= chunk->end; rank += GROUP)
    {
      Words found[GROUP / WORDS];

      if (!may_be_due (all->words + rank, low_due, high_due, found))
        continue;
      take_found (propagator, &chunk->walk, rank, found);
      if (MAX (propagator->lows.n, propagator->highs.n) + GROUP > all->stack_size
          && !work_off_stacks (propagator))
        return;
    }
  for (; rank < chunk->end; rank++)
    take_due (propagator, &chunk->walk, rank);
  work_off_stacks (propagator);
}

static void
pass_threshold (void     *data,
                unsigned  worker)
{
  Propagation *all = data;
  g_autofree Propagator *propagator = g_new (Propagator, 1);
  g_autofree AwalePits *stacks = g_new (AwalePits, 2 * all->stack_size);
  AwaleSolverChunk chunk;

  propagator->all = all;
  propagator->alone = all->alone;
  propagator->lows = (Stack) { stacks, 0, all->stack_size };
  propagator->highs = (Stack) { stacks + all->stack_size, 0, all->stack_size };
  propagator->low_due = make_word (all->threshold, -AWALE_WORD_BIAS, 0);
  propagator->high_due = make_word (-AWALE_WORD_BIAS, -all->threshold, 0);
  while (awale_solver_take_chunk (all->problem, worker, &chunk))
    scan_chunk (propagator, &chunk);
}

static bool
starts_some (uint64_t bounds,
             int      bound)
{
  return bounds >> (bound + AWALE_WORD_BIAS) & 1;
}

static void
pass_thresholds (Propagation *all)
{
  int seeds = (int) all->problem->seeds;

  for (all->threshold = seeds; all->threshold > -seeds; all->threshold--)
    {
      awale_build_threads_set_share (all->problem->threads,
                                     0.3 + 0.65 * (seeds - all->threshold) / (2.0 * seeds),
                                     0.65 / (2.0 * seeds));

      /* Skip a threshold that no board has as a bound from the start, because then no board can
       * reach it. */
      if (!starts_some (all->lows, all->threshold) && !starts_some (all->highs, -all->threshold))
        continue;
      do
        {
          all->overflow = 0;
          awale_build_threads_run (all->problem->threads, all->alone, pass_threshold, all);
        }
      while (all->overflow && !awale_build_threads_is_stopped (all->problem->threads));
    }
}

/* --- Last pass: bounds only. --- */

static void
last_pass (void     *data,
           unsigned  worker)
{
  Propagation *all = data;
  bool split = all->mover->rules.cycle == AWALE_CYCLE_SPLIT;
  int seeds = (int) all->problem->seeds;
  AwaleSolverChunk chunk;

  while (awale_solver_take_chunk (all->problem, worker, &chunk))
    for (uint64_t rank = chunk.rank; rank < chunk.end; rank++)
      {
        uint16_t word = all->words[rank];
        AwaleBounds bounds = awale_word_get_bounds (word);

        if ((word & OPEN_BITS) != OPEN_SETTLED && (word & OPEN_BITS) != 0)
          bounds.high = (int8_t) seeds;
        if (split)
          bounds = awale_bounds_split (bounds);
        all->words[rank] = (uint16_t) awale_word_of_bounds (bounds.low, bounds.high);
      }
}

uint16_t *
awale_solve_without_drought (const AwaleLayerInput *problem,
                             GError               **error)
{
  Propagation all = { .problem = problem, .mover = problem->mover };
  size_t stacks = (size_t) problem->boards / 64 / awale_build_threads_get_size (problem->threads);

  g_assert (problem->mover->rules.drought == 0);

  all.words = awale_solver_alloc (problem->boards, sizeof (uint16_t), error);
  if (all.words == NULL)
    return NULL;
  all.alone =
      problem->boards <= AWALE_SOLVER_ALONE || awale_build_threads_get_size (problem->threads) == 1;
  all.stack_size = CLAMP (stacks, STACK_MIN, STACK_MAX);
  awale_build_threads_set_share (problem->threads, 0, 0.3);

  awale_build_threads_run (problem->threads, all.alone, first_pass, &all);
  if (problem->mover->rules.dead == AWALE_DEAD_ENDS)
    find_the_dead (&all);
  pass_thresholds (&all);
  awale_build_threads_run (problem->threads, all.alone, last_pass, &all);
  if (awale_build_threads_is_stopped (problem->threads))
    {
      awale_solver_free (all.words, problem->boards, sizeof (uint16_t));
      return NULL;
    }
  return all.words;
}
