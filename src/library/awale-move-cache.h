/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"
#include "awale-move-stats.h"

G_BEGIN_DECLS

/**
 * The moves of many games in memory, one byte for each move, to be replayed for a search. An index
 * of positions would not be faster, and take more than three times the space of the library; see
 * tests/library/README.md. The cache is for one thread at a time; a search starts threads of its
 * own.
 */
typedef struct _AwaleMoveCache AwaleMoveCache;

typedef struct
{
  AwalePositionQuery positions;
  const char        *ruleset;    /**< Id of the ruleset, see awale_ruleset_dup_id(); NULL for
                                  * any. */
  size_t             n_latest;   /**< Number of games to search, the last of the cache; 0 for
                                  * all. */
  unsigned           n_threads;  /**< Maximum number of threads; 0 for one for each processor. */
} AwaleMoveCacheQuery;

typedef struct
{
  gint64             id;
  AwalePositionMatch place;
  AwaleGameSummary   summary;
} AwaleMoveCacheMatch;

AwaleMoveCache *awale_move_cache_new  (void);
void            awale_move_cache_free (AwaleMoveCache                *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleMoveCache, awale_move_cache_free)

size_t          awale_move_cache_get_n_games (AwaleMoveCache         *self);

/** Counts the games with @ruleset, see awale_ruleset_dup_id(); NULL for any. */
size_t          awale_move_cache_count_games (AwaleMoveCache         *self,
                                              const char             *ruleset);

void            awale_move_cache_add  (AwaleMoveCache                *self,
                                       gint64                         id,
                                       const char                    *ruleset,
                                       AwaleGameSummary               summary,
                                       const uint8_t                 *bytes,
                                       size_t                         n_bytes);

/** SQL columns of `moves` and `games` that awale_move_cache_read() reads. */
#define AWALE_MOVE_CACHE_COLUMNS "stamp, id, moves, ruleset, " AWALE_GAME_SUMMARY_COLUMNS

/** Adds at most @n_most games from the rows of @statement. */
bool            awale_move_cache_read (AwaleMoveCache                *self,
                                       AwaleStatement                *statement,
                                       size_t                         n_most,
                                       GError                       **error);

/**
 * Updates the cache from @library, which must always be the same, by at most @n_most more games, or
 * all if it is 0. Only new games are read, or all again if some were removed or replaced. An
 * interrupted load continues at the next call.
 */
bool            awale_move_cache_load (AwaleMoveCache                *self,
                                       AwaleLibrary                  *library,
                                       size_t                         n_most,
                                       GError                       **error);

/** True if the last load or reading was complete. */
bool            awale_move_cache_is_whole (AwaleMoveCache            *self);

/**
 * Finds the games that match @search, in the order of the cache, each with the first occurrence of
 * the position; NULL if cancelled. (transfer full) (element-type AwaleMoveCacheMatch)
 */
GArray         *awale_move_cache_find (AwaleMoveCache                *self,
                                       const AwaleMoveCacheQuery     *search,
                                       GCancellable                  *cancellable);

G_END_DECLS
