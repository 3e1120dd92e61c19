/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"
#include "awale-move-stats.h"

G_BEGIN_DECLS

/**
 * Moves of many games in memory, one byte each, to be replayed for a search: among 100,000 games
 * that takes 8 ms, once they were read in 40 ms. An index of positions instead would take up to
 * 110 ms and more than three times the space of the library; see tests/library/README.md. For one
 * thread at a time; a search starts its own threads.
 */
typedef struct _AwaleMoveCache AwaleMoveCache;

/** Conditions of a search. */
typedef struct
{
  AwalePositionQuery positions;
  const char        *ruleset;    /**< As of awale_ruleset_dup_id(); NULL: any. */
  size_t             n_latest;   /**< Number of games, latest first; 0: all. */
  unsigned           n_threads;  /**< Maximum threads; 0: one for each processor. */
} AwaleMoveCacheQuery;

/** A game that matches. */
typedef struct
{
  gint64             id;
  AwalePositionMatch place;
  AwaleGameSummary   outcome;
} AwaleMoveCacheMatch;

AwaleMoveCache *awale_move_cache_new  (void);
void            awale_move_cache_free (AwaleMoveCache                *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleMoveCache, awale_move_cache_free)

size_t          awale_move_cache_get_n_games (AwaleMoveCache         *self);

/** Counts the games with @ruleset, as of awale_ruleset_dup_id(); NULL: any. */
size_t          awale_move_cache_count_games (AwaleMoveCache         *self,
                                              const char             *ruleset);

void            awale_move_cache_add  (AwaleMoveCache                *self,
                                       gint64                         id,
                                       const char                    *ruleset,
                                       AwaleGameSummary               outcome,
                                       const uint8_t                 *bytes,
                                       size_t                         n_bytes);

/** SQL columns that awale_move_cache_read() reads, of `moves` and `games`. */
#define AWALE_MOVE_CACHE_COLUMNS "stamp, id, moves, ruleset, " AWALE_OUTCOME_COLUMNS

/** Adds at most @n_most games of @statement. */
bool            awale_move_cache_read (AwaleMoveCache                *self,
                                       AwaleStatement                *statement,
                                       size_t                         n_most,
                                       GError                       **error);

/**
 * Brings at most @n_most more games, 0: all, in line with @library, which must always be the
 * same. Reads only new games, or all again if some were removed or replaced. An interrupted load
 * continues at the next call.
 */
bool            awale_move_cache_load (AwaleMoveCache                *self,
                                       AwaleLibrary                  *library,
                                       size_t                         n_most,
                                       GError                       **error);

/** True if the last load or reading came to its end. */
bool            awale_move_cache_is_whole (AwaleMoveCache            *self);

/**
 * Finds the games that match @search, in the order of their addition, each with its first
 * occurrence; NULL if cancelled. (transfer full) (element-type AwaleMoveCacheMatch)
 */
GArray         *awale_move_cache_find (AwaleMoveCache                *self,
                                       const AwaleMoveCacheQuery     *search,
                                       GCancellable                  *cancellable);

G_END_DECLS
