/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"
#include "awale-position-pattern.h"

G_BEGIN_DECLS

/**
 * The moves of many games in memory, a byte a move, to be played through again and again: there is
 * no index of positions, for looking at all of them is quicker than keeping one. To be used by one
 * thread at a time; finding brings its own.
 */
typedef struct _AwaleMovesMemory AwaleMovesMemory;

/** A game in which a position was found. */
typedef struct
{
  gint64            id;
  AwalePositionFind place;
} AwaleMovesFind;

AwaleMovesMemory *awale_moves_memory_new  (void);
void              awale_moves_memory_free (AwaleMovesMemory          *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleMovesMemory, awale_moves_memory_free)

size_t            awale_moves_memory_get_n_games (AwaleMovesMemory   *self);

/** Adds the game @id with its moves, see awale-moves-blob.h. */
void              awale_moves_memory_add  (AwaleMovesMemory          *self,
                                           gint64                     id,
                                           const uint8_t             *bytes,
                                           size_t                     n_bytes);

/**
 * Makes the games those of @library. Where some were added since the last time only these are
 * loaded, all where some were removed or replaced.
 */
bool              awale_moves_memory_load (AwaleMovesMemory          *self,
                                           AwaleLibrary              *library,
                                           GError                   **error);

/**
 * The games in which what @question asks for comes up, in the order in which they were added, each
 * with the place where it first does; NULL if it was cancelled. @n_threads: at most; 0: one for
 * each processor. (transfer full) (element-type AwaleMovesFind)
 */
GArray           *awale_moves_memory_find (AwaleMovesMemory            *self,
                                           const AwalePositionQuestion *question,
                                           unsigned                     n_threads,
                                           GCancellable                *cancellable);

G_END_DECLS
