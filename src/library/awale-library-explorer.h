/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library.h"
#include "awale-move-stats.h"

G_BEGIN_DECLS

/**
 * The moves played in the games of @filter where its position first occurred, the most frequent
 * first. Moves and results of an occurrence with sides swapped are swapped too. (transfer full)
 * (nullable) (element-type AwaleLibraryMove)
 */
GArray *awale_library_explore (AwaleLibrary              *self,
                               const AwaleLibraryFilter  *filter,
                               GError                   **error);

/** Statistics of the games of a library that reached a position. */
typedef struct
{
  GArray    *moves;     /**< The most frequent first. (element-type AwaleLibraryMove) */
  GPtrArray *games;     /**< The latest games with the position, latest first. (element-type
                         * AwaleLibraryItem) */
  gint64     n_found;   /**< Games with the position. */
  gint64     n_asked;   /**< Games with the ruleset. */
  gint64     n_all;     /**< Games in the library. */
  bool       is_whole;  /**< All games of the ruleset were searched. */
  bool       is_read;   /**< All moves are in memory, so the next answer is quick. */
} AwaleExploration;

enum
{
  AWALE_EXPLORATION_GAMES = 20,  /**< Maximum number of listed games. */
};

void              awale_exploration_free     (AwaleExploration          *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleExploration, awale_exploration_free)

/** An exploration without games. (transfer full) */
AwaleExploration *awale_exploration_new_none (void);

/**
 * Explores with the moves of all games in memory, where they stay as long as @self: the first
 * call reads them, later ones are quick. Only the position of @filter, from either side, its
 * ruleset and its limit count; `limit` is the number of games to search, those added last.
 * Before the moves are in memory it bounds the reading to about the same time, and all games
 * read so far are searched. (transfer full) (nullable)
 */
AwaleExploration *awale_library_continue_exploration (AwaleLibrary             *self,
                                                      const AwaleLibraryFilter *filter,
                                                      GCancellable             *cancellable,
                                                      GError                  **error);

/**
 * Reads the moves of at most @n_most more games, 0: of all. @is_read: (out): nothing is left to
 * read for now
 */
bool              awale_library_read_moves           (AwaleLibrary             *self,
                                                      size_t                    n_most,
                                                      bool                     *is_read,
                                                      GError                  **error);

G_END_DECLS
