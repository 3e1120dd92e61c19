/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library.h"
#include "awale-move-stats.h"

G_BEGIN_DECLS

/**
 * The moves played in the games of @filter after the first occurrence of its position, the most
 * frequent move first. If the position occurred with sides swapped, moves and results are swapped
 * too. (transfer full) (nullable) (element-type AwaleLibraryMove)
 */
GArray *awale_library_explore (AwaleLibrary              *self,
                               const AwaleLibraryFilter  *filter,
                               GError                   **error);

enum
{
  AWALE_EXPLORATION_GAMES = 20,  /**< Maximum number of listed games. */
};

/** Statistics of those games of a library that reached a position. */
typedef struct
{
  GArray    *moves;     /**< Moves, the most frequent one first. (element-type AwaleLibraryMove) */
  GPtrArray *games;     /**< Latest games with the position, the latest one first. (element-type
                         * AwaleLibraryItem) */
  gint64     n_found;   /**< Number of games with the position. */
  gint64     n_asked;   /**< Number of the games read so far that have the ruleset. */
  gint64     n_all;     /**< Number of all games read so far. */
  bool       is_whole;  /**< True if all games of the library were read and searched. */
  bool       is_read;   /**< True if all moves are in memory, so that the next answer is quick. */
  bool       by_other_moves[AWALE_EXPLORATION_GAMES];
                        /**< For each of `games`, true if its main line reached the position by
                         * other moves than the line of the filter. */
} AwaleExploration;

void              awale_exploration_free     (AwaleExploration          *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleExploration, awale_exploration_free)

/** Creates an exploration without games. (transfer full) */
AwaleExploration *awale_exploration_new_none (void);

/**
 * Explores the moves of all games, which stay in memory with @self. Only the position of @filter,
 * with `either_side` and `variations`, its line, its ruleset and its limit are used. `limit` is the
 * number of games to search, beginning with those added last. Until all moves are in memory, it
 * only limits how many games a call reads, and all games read so far are searched. (transfer full)
 * (nullable)
 */
AwaleExploration *awale_library_continue_exploration (AwaleLibrary             *self,
                                                      const AwaleLibraryFilter *filter,
                                                      GCancellable             *cancellable,
                                                      GError                  **error);

/**
 * Reads the moves of at most @n_most more games, or of all if it is 0, and sets @is_read to true if
 * nothing is left to read for now.
 */
bool              awale_library_read_moves           (AwaleLibrary             *self,
                                                      size_t                    n_most,
                                                      bool                     *is_read,
                                                      GError                  **error);

G_END_DECLS
