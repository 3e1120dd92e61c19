/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

enum
{
  AWALE_SEARCHED_POSITIONS_MARKS = 1024,
};

/**
 * The positions that the threads of one search are at, as simplified ABDADA has it: a mark for each
 * that one of them has begun and not ended. Another that meets it searches its other moves first,
 * so that the threads part.
 *
 * It is a hint, written without a lock by relaxed atomics: a mark that another overwrites is lost,
 * and with it a little time; results are in the hash.
 */
typedef struct
{
  _Alignas (64) _Atomic uint64_t marks[AWALE_SEARCHED_POSITIONS_MARKS];
} AwaleSearchedPositions;

/** What stands for the position with the hash key @key, to be searched @depth plies deep. */
static inline uint64_t
awale_searched_positions_mark (uint64_t key,
                               int      depth)
{
  return (key + (uint64_t) depth * UINT64_C (0x9e3779b97f4a7c15)) | 1;
}

static inline _Atomic uint64_t *
awale_searched_positions_place (AwaleSearchedPositions *self,
                                uint64_t                mark)
{
  return &self->marks[mark >> 32 & (AWALE_SEARCHED_POSITIONS_MARKS - 1)];
}

static inline bool
awale_searched_positions_has (AwaleSearchedPositions *self,
                              uint64_t                mark)
{
  return atomic_load_explicit (awale_searched_positions_place (self, mark), memory_order_relaxed) ==
         mark;
}

static inline void
awale_searched_positions_begin (AwaleSearchedPositions *self,
                                uint64_t                mark)
{
  atomic_store_explicit (awale_searched_positions_place (self, mark), mark, memory_order_relaxed);
}

static inline void
awale_searched_positions_end (AwaleSearchedPositions *self,
                              uint64_t                mark)
{
  if (awale_searched_positions_has (self, mark))
    atomic_store_explicit (awale_searched_positions_place (self, mark), 0, memory_order_relaxed);
}

G_END_DECLS
