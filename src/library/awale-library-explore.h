/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library.h"
#include "awale-move-stats.h"

G_BEGIN_DECLS

/**
 * The moves that were played in the games of @filter where its position first came up, the most
 * frequent first. Where it came up as seen from the other side of the board, moves and results are
 * those that are seen from here. (transfer full) (nullable) (element-type AwaleLibraryMove)
 */
GArray *awale_library_explore (AwaleLibrary              *self,
                               const AwaleLibraryFilter  *filter,
                               GError                   **error);

/** What the games of a library say of a position. */
typedef struct
{
  GArray    *moves;     /**< Of AwaleLibraryMove, the most frequent first. */
  GPtrArray *games;     /**< Of AwaleLibraryItem: those in which it last came up, last first. */
  gint64     n_found;   /**< In how many it does, */
  gint64     n_asked;   /**< of all games with the ruleset, */
  gint64     n_all;     /**< and how many there are in the library. */
  bool       is_whole;  /**< All of them were looked through. */
  bool       is_read;   /**< The moves of all of them are in memory: who asks again soon knows. */
} AwaleExploration;

enum
{
  AWALE_EXPLORATION_GAMES = 20,  /**< So many are listed at most. */
};

void              awale_exploration_free     (AwaleExploration          *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleExploration, awale_exploration_free)

/** What is said where there is no game. (transfer full) */
AwaleExploration *awale_exploration_new_none (void);

/**
 * The same by the moves of all games in memory, which stay there as long as @self: the first time
 * takes as long as reading them, then it is quick to be asked again and again. Of @filter there are
 * only its position, from either side, and its ruleset; `limit` is how many games are looked
 * through, those that were added last. Where they are not in memory yet it bounds what is read, to
 * what takes about as long, and what there is then is looked through. (transfer full) (nullable)
 */
AwaleExploration *awale_library_continue_exploration (AwaleLibrary             *self,
                                                      const AwaleLibraryFilter *filter,
                                                      GCancellable             *cancellable,
                                                      GError                  **error);

/**
 * Reads the moves of at most @n_most games more for that, 0: of all; @is_read is whether there
 * is no more to be read for now.
 */
bool              awale_library_read_moves           (AwaleLibrary             *self,
                                                      size_t                    n_most,
                                                      bool                     *is_read,
                                                      GError                  **error);

G_END_DECLS
