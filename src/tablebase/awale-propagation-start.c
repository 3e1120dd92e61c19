/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-propagation.h"

enum
{
  BATCH = 64,  /* Boards whose harvests are looked up together. */
};

/* Some boards at once, so that what their harvests need is on its way before it is needed. */
typedef struct
{
  const AwalePropagation *all;
  bool               deadly;       /* Whether dead boards end the game. */
  unsigned           n_boards;
  unsigned           n_harvests;
  int8_t             low[BATCH];
  int8_t             high[BATCH];
  uint16_t           rest[BATCH];  /* The word's other bits. */
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
  batch->rest[board] = (uint16_t) (moves.n_quiet << AWALE_OPEN_SHIFT);
  if (G_UNLIKELY (moves.n_quiet + moves.n_harvests == 0))
    batch->low[board] = batch->high[board] = (int8_t) moves.settlement;
  if (batch->deadly && moves.n_harvests == 0)
    batch->rest[board] |= AWALE_LOW_SETTLED;
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
      words[board] = awale_propagation_make_word (batch->low[board], batch->high[board], 0)
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
  AwalePropagation *all = data;
  FirstBatch batch = { .all = all };
  size_t chunk;

  batch.deadly = all->mover->rules.dead == AWALE_DEAD_ENDS;
  while (awale_crew_take (all->problem->crew, all->n_chunks, &chunk))
    {
      uint64_t start, end;
      AwaleBoardIterator walk;

      awale_propagation_get_chunk (all, chunk, &start, &end);
      awale_board_iterator_start (&walk, &all->halves, &all->mover->index, all->problem->seeds,
                                  start);
      for (uint64_t rank = start; rank < end; rank++)
        {
          batch_add (&batch, awale_board_iterator_to (&walk, rank));
          if (batch.n_boards == BATCH || rank + 1 == end)
            batch_finish (&batch, all->words + rank + 1 - batch.n_boards);
        }
      if (worker == 0)
        awale_crew_tell (all->problem->crew,
                         all->base + all->share * (double) chunk / (double) all->n_chunks);
    }
  __atomic_fetch_or (&all->lows, batch.lows, __ATOMIC_RELAXED);
  __atomic_fetch_or (&all->highs, batch.highs, __ATOMIC_RELAXED);
}

void
awale_propagation_start (AwalePropagation *all)
{
  awale_crew_run (all->problem->crew, all->alone, first_pass, all);
}

/* --- Dead boards. --- */

/*
 * Whether a harvest can be reached from a board that has none at once. Boards not known to be alive
 * carry AWALE_LOW_SETTLED, those that have ended too, with no open move.
 */
static bool
finds_harvest (const AwalePropagation *all,
               AwalePits          pits)
{
  AwaleSuccessors moves;

  awale_packed_moves_find_moves (all->mover, pits, &moves);
  for (unsigned i = 0; i < moves.n_quiet; i++)
    {
      uint32_t rank = awale_board_index_rank (&all->mover->index, moves.quiet[i]);

      if (!(awale_propagation_load (all->words + rank) & AWALE_LOW_SETTLED))
        return true;
    }
  return false;
}

static void
look_for_life (void     *data,
               unsigned  worker)
{
  AwalePropagation *all = data;
  bool changed = false;
  size_t chunk;

  while (awale_crew_take (all->problem->crew, all->n_chunks, &chunk))
    {
      uint64_t start, end;
      AwaleBoardIterator walk;

      awale_propagation_get_chunk (all, chunk, &start, &end);
      awale_board_iterator_start (&walk, &all->halves, &all->mover->index, all->problem->seeds,
                                  start);
      for (uint64_t rank = start; rank < end; rank++)
        {
          uint16_t word = awale_propagation_load (all->words + rank);

          if ((word & AWALE_LOW_SETTLED) && (word & AWALE_OPEN_BITS)
              && finds_harvest (all, awale_board_iterator_to (&walk, rank)))
            {
              __atomic_store_n (all->words + rank, word & ~AWALE_LOW_SETTLED, __ATOMIC_RELAXED);
              changed = true;
            }
        }
    }
  if (changed)
    __atomic_store_n (&all->changed, 1, __ATOMIC_RELAXED);
}

/* What is still not alive is dead, or has ended. */
static void
settle_the_dead (void     *data,
                 unsigned  worker)
{
  AwalePropagation *all = data;
  uint64_t lows = 0;
  uint64_t highs = 0;
  size_t chunk;

  while (awale_crew_take (all->problem->crew, all->n_chunks, &chunk))
    {
      uint64_t start, end;
      AwaleBoardIterator walk;

      awale_propagation_get_chunk (all, chunk, &start, &end);
      awale_board_iterator_start (&walk, &all->halves, &all->mover->index, all->problem->seeds,
                                  start);
      for (uint64_t rank = start; rank < end; rank++)
        {
          uint16_t word = all->words[rank];

          if (!(word & AWALE_LOW_SETTLED))
            continue;
          word &= ~AWALE_LOW_SETTLED;
          if (word & AWALE_OPEN_BITS)
            {
              int balance = awale_pits_balance (awale_board_iterator_to (&walk, rank));

              word = awale_propagation_make_word (balance, balance, 0);
              lows |= G_GUINT64_CONSTANT (1) << (balance + AWALE_WORD_BIAS);
              highs |= G_GUINT64_CONSTANT (1) << (balance + AWALE_WORD_BIAS);
            }
          all->words[rank] = word;
        }
    }
  __atomic_fetch_or (&all->lows, lows, __ATOMIC_RELAXED);
  __atomic_fetch_or (&all->highs, highs, __ATOMIC_RELAXED);
}

void
awale_propagation_find_the_dead (AwalePropagation *all)
{
  AwaleCrew *crew = all->problem->crew;

  do
    {
      all->changed = 0;
      awale_crew_run (crew, all->alone, look_for_life, all);
    }
  while (all->changed && !awale_crew_is_stopped (crew));
  awale_crew_run (crew, all->alone, settle_the_dead, all);
}
