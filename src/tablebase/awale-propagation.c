/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-propagation.h"

#include <string.h>

enum
{
  UPDATES = 256,        /* Boards before settled ones, fetched together. */
  STACK_MIN = 1 << 9,
  STACK_MAX = 1 << 16,
};

/* Boards of which the same bound has been settled and the boards before them not yet told. */
typedef struct
{
  AwalePits *boards;
  size_t     n;
  size_t     size;
} Stack;

/* What one thread has at hand while it propagates. */
typedef struct
{
  AwalePropagation *all;
  bool              alone;
  uint16_t          low_due;   /* The word's low bits of a board that is due at this threshold. */
  uint16_t          high_due;  /* The same of the high bits. */
  Stack             lows;
  Stack             highs;
  size_t            n_updates;
  AwalePits         updates[UPDATES + AWALE_PREDECESSORS_MAX];
  uint32_t          ranks[UPDATES + AWALE_PREDECESSORS_MAX];
} Propagator;

/* Writes @new_word if the word is still *@old_word; else loads that anew. */
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
 * Whether a board's value is what it is whatever its moves lead to: a dead one's, which may still
 * have a move to a board that ends otherwise. Of other boards only those look like that whose low
 * cannot rise any more.
 */
static inline bool
has_its_value (uint16_t word)
{
  unsigned open = word & AWALE_OPEN_BITS;

  return (open == 0 || open == AWALE_OPEN_SETTLED)
         && (word & AWALE_LOW_BITS) == (word & AWALE_HIGH_BITS) >> AWALE_WORD_BOUND_BITS;
}

/*
 * A move of this board leads to one whose high is settled: its low is at least the threshold. Lows
 * that are settled are so, too.
 */
static inline void
raise_low (Propagator *propagator,
           bool        alone,
           uint16_t    due,
           AwalePits   pits,
           uint16_t   *word)
{
  uint16_t old_word = awale_propagation_load (word);

  while ((old_word & AWALE_LOW_BITS) < due && !has_its_value (old_word))
    {
      bool room = has_room (propagator, &propagator->lows);
      uint16_t new_word = (uint16_t) ((old_word & ~AWALE_LOW_BITS) | due
                                      | (room ? AWALE_LOW_SETTLED : 0));

      if (exchange_word (alone, word, &old_word, new_word))
        {
          if (room)
            push (&propagator->lows, pits);
          return;
        }
    }
}

/*
 * A move of this board leads to one whose low is settled: one less is open. Dead boards are told,
 * too, and have none.
 */
static inline void
close_move (Propagator *propagator,
            bool        alone,
            uint16_t    due,
            AwalePits   pits,
            uint16_t   *word)
{
  uint16_t old_word = awale_propagation_load (word);
  unsigned open;

  while ((open = old_word & AWALE_OPEN_BITS) != 0 && open != AWALE_OPEN_SETTLED)
    {
      uint16_t new_word = (uint16_t) (old_word - AWALE_OPEN_ONE);
      bool settles = false;

      if (open == AWALE_OPEN_ONE && (old_word & AWALE_HIGH_BITS) <= due)
        {
          settles = has_room (propagator, &propagator->highs);
          new_word = (uint16_t) ((new_word & ~AWALE_HIGH_BITS) | due
                                 | (settles ? AWALE_OPEN_SETTLED : 0));
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

/* Takes boards from @stack and finds those before them, until there are enough. */
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

/* Copies of what does not change, so that it need not be read anew after every word written. */
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

/* Returns: whether they are empty now; they are not where the build is stopped. */
static bool
work_off_stacks (Propagator *propagator)
{
  while (propagator->lows.n + propagator->highs.n > 0)
    {
      if (awale_crew_is_stopped (propagator->all->problem->crew))
        return false;
      if (propagator->highs.n >= propagator->lows.n)
        work_off_highs (propagator);
      else
        work_off_lows (propagator);
    }
  return true;
}

/* Stacks a board that is due without having been told; the scan found its word so. */
static inline void
take_due (Propagator         *propagator,
          AwaleBoardIterator *walk,
          uint64_t            rank)
{
  uint16_t *word = propagator->all->words + rank;
  uint16_t old_word = awale_propagation_load (word);

  while ((old_word & (AWALE_LOW_BITS | AWALE_LOW_SETTLED)) == propagator->low_due)
    if (exchange_word (propagator->alone, word, &old_word, old_word | AWALE_LOW_SETTLED))
      {
        push (&propagator->lows, awale_board_iterator_to (walk, rank));
        old_word |= AWALE_LOW_SETTLED;
      }
  while ((old_word & (AWALE_HIGH_BITS | AWALE_OPEN_BITS)) == propagator->high_due)
    if (exchange_word (propagator->alone, word, &old_word, old_word | AWALE_OPEN_SETTLED))
      {
        push (&propagator->highs, awale_board_iterator_to (walk, rank));
        old_word |= AWALE_OPEN_SETTLED;
      }
}

/* Eight words at once. */
typedef uint16_t Words __attribute__ ((vector_size (16), aligned (2), may_alias));

enum
{
  WORDS = sizeof (Words) / sizeof (uint16_t),
  GROUP = 4 * WORDS,
};

/* Lanes of all ones where a word is due. */
static inline Words
find_due (Words some,
          Words low_due,
          Words high_due)
{
  return (Words) ((some & (AWALE_LOW_BITS | AWALE_LOW_SETTLED)) == low_due)
         | (Words) ((some & (AWALE_HIGH_BITS | AWALE_OPEN_BITS)) == high_due);
}

static inline bool
has_any (Words found)
{
  uint64_t halves[2];

  memcpy (halves, &found, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

/*
 * Whether one of four times eight words may be due. Others may be changing these words meanwhile:
 * whatever becomes due now is on the stack of who changed it, so this is a hint that need not be
 * atomic.
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
scan_chunk (Propagator *propagator,
            size_t      chunk)
{
  AwalePropagation *all = propagator->all;
  Words low_due = (Words) { 0 } + propagator->low_due;
  Words high_due = (Words) { 0 } + propagator->high_due;
  AwaleBoardIterator walk;
  uint64_t rank, end;

  awale_propagation_get_chunk (all, chunk, &rank, &end);
  awale_board_iterator_start (&walk, &all->halves, &all->mover->index, all->problem->seeds, rank);
  for (; rank + GROUP <= end; rank += GROUP)
    {
      Words found[GROUP / WORDS];

      if (!may_be_due (all->words + rank, low_due, high_due, found))
        continue;
      take_found (propagator, &walk, rank, found);
      if (MAX (propagator->lows.n, propagator->highs.n) + GROUP > all->stack_size
          && !work_off_stacks (propagator))
        return;
    }
  for (; rank < end; rank++)
    take_due (propagator, &walk, rank);
  work_off_stacks (propagator);
}

static void
pass_threshold (void     *data,
                unsigned  worker)
{
  AwalePropagation *all = data;
  g_autofree Propagator *propagator = g_new (Propagator, 1);
  g_autofree AwalePits *stacks = g_new (AwalePits, 2 * all->stack_size);
  size_t chunk;

  propagator->all = all;
  propagator->alone = all->alone;
  propagator->lows = (Stack) { stacks, 0, all->stack_size };
  propagator->highs = (Stack) { stacks + all->stack_size, 0, all->stack_size };
  propagator->low_due = awale_propagation_make_word (all->threshold, -AWALE_WORD_BIAS, 0);
  propagator->high_due = awale_propagation_make_word (-AWALE_WORD_BIAS, -all->threshold, 0);
  while (awale_crew_take (all->problem->crew, all->n_chunks, &chunk))
    {
      scan_chunk (propagator, chunk);
      if (worker == 0)
        awale_crew_tell (all->problem->crew,
                         all->base + all->share * (double) chunk / (double) all->n_chunks);
    }
}

static bool
starts_some (uint64_t bounds,
             int      bound)
{
  return bounds >> (bound + AWALE_WORD_BIAS) & 1;
}

static void
pass_thresholds (AwalePropagation *all)
{
  int seeds = (int) all->problem->seeds;

  for (all->threshold = seeds; all->threshold > -seeds; all->threshold--)
    {
      all->base = 0.3 + 0.65 * (seeds - all->threshold) / (2.0 * seeds);
      all->share = 0.65 / (2.0 * seeds);

      /* A threshold can only be reached by what starts with it. */
      if (!starts_some (all->lows, all->threshold) && !starts_some (all->highs, -all->threshold))
        continue;
      do
        {
          all->overflow = 0;
          awale_crew_run (all->problem->crew, all->alone, pass_threshold, all);
        }
      while (all->overflow && !awale_crew_is_stopped (all->problem->crew));
    }
}

/* --- Last pass: bounds only. --- */

static void
last_pass (void     *data,
           unsigned  worker)
{
  AwalePropagation *all = data;
  bool split = all->mover->rules.cycle == AWALE_CYCLE_SPLIT;
  int seeds = (int) all->problem->seeds;
  size_t chunk;

  while (awale_crew_take (all->problem->crew, all->n_chunks, &chunk))
    {
      uint64_t start, end;

      awale_propagation_get_chunk (all, chunk, &start, &end);
      for (uint64_t rank = start; rank < end; rank++)
        {
          uint16_t word = all->words[rank];
          AwaleBounds bounds = awale_word_get_bounds (word);

          if ((word & AWALE_OPEN_BITS) != AWALE_OPEN_SETTLED && (word & AWALE_OPEN_BITS) != 0)
            bounds.high = (int8_t) seeds;
          if (split)
            bounds = awale_bounds_split (bounds);
          all->words[rank] = (uint16_t) awale_word_of_bounds (bounds.low, bounds.high);
        }
    }
}

uint16_t *
awale_solve_by_propagation (const AwaleLayerInput *problem,
                            GError               **error)
{
  AwalePropagation all = { .problem = problem, .mover = problem->mover, .share = 0.3 };
  size_t stacks = (size_t) problem->boards / 64 / awale_crew_get_size (problem->crew);

  g_assert (problem->mover->rules.drought == 0);

  all.words = awale_solver_alloc (problem->boards, sizeof (uint16_t), error);
  if (all.words == NULL)
    return NULL;
  all.n_chunks = (problem->boards + AWALE_SOLVER_CHUNK - 1) / AWALE_SOLVER_CHUNK;
  all.alone = problem->boards <= AWALE_SOLVER_ALONE || awale_crew_get_size (problem->crew) == 1;
  all.stack_size = CLAMP (stacks, STACK_MIN, STACK_MAX);
  awale_board_split_init (&all.halves, problem->seeds);

  awale_propagation_start (&all);
  if (problem->mover->rules.dead == AWALE_DEAD_ENDS)
    awale_propagation_find_the_dead (&all);
  pass_thresholds (&all);
  awale_crew_run (problem->crew, all.alone, last_pass, &all);
  awale_board_split_clear (&all.halves);
  if (awale_crew_is_stopped (problem->crew))
    {
      awale_solver_free (all.words, problem->boards, sizeof (uint16_t));
      return NULL;
    }
  return all.words;
}
