/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"
#include "awale-move-stats.h"

G_BEGIN_DECLS

/**
 * The moves of many games in memory, a byte a move, to be played through again and again: there is
 * no index of positions, for looking at all of them is quicker than keeping one. To be used by one
 * thread at a time; finding brings its own.
 */
typedef struct _AwaleMoveCache AwaleMoveCache;

/** What is looked for. */
typedef struct
{
  AwalePositionQuery positions;
  const char        *ruleset;    /**< As awale_ruleset_dup_id() has it; NULL: any. */
  size_t             n_latest;   /**< In so many games, those added last; 0: in all. */
  unsigned           n_threads;  /**< At most; 0: one for each processor. */
} AwaleMoveCacheQuery;

/** A game in which it was found. */
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

/** Those with @ruleset, as awale_ruleset_dup_id() has it; NULL: with any. */
size_t          awale_move_cache_count_games (AwaleMoveCache         *self,
                                              const char             *ruleset);

/** Adds the game @id with its moves, see awale-moves-blob.h. */
void            awale_move_cache_add  (AwaleMoveCache                *self,
                                       gint64                         id,
                                       const char                    *ruleset,
                                       AwaleGameSummary               outcome,
                                       const uint8_t                 *bytes,
                                       size_t                         n_bytes);

/**
 * Makes the games those of @library, which must be the same all along, or comes nearer to that by
 * @n_most games; 0: by any number. Where some were added since the last time only these are loaded,
 * all where some were removed or replaced. What was loaded when it is interrupted is kept for the
 * next time.
 */
bool            awale_move_cache_load (AwaleMoveCache                *self,
                                       AwaleLibrary                  *library,
                                       size_t                         n_most,
                                       GError                       **error);

/** Whether the games were those of the library, all of them, when they were last loaded. */
bool            awale_move_cache_is_whole (AwaleMoveCache            *self);

/**
 * The games in which what @search looks for comes up, in the order in which they were added, each
 * with the place where it first does; NULL if it was cancelled. (transfer full) (element-type
 * AwaleMoveCacheMatch)
 */
GArray         *awale_move_cache_find (AwaleMoveCache                *self,
                                       const AwaleMoveCacheQuery     *search,
                                       GCancellable                  *cancellable);

G_END_DECLS
