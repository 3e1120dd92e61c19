/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library-rows.h"
#include "awale-library.h"

G_BEGIN_DECLS

/** Called for a game; @row is valid during the call. Returns: true to continue */
typedef bool (* AwaleLibraryRowFunc) (const AwaleLibraryRow *row,
                                      void                  *user_data);

/** Calls @func for the games of @filter, in the order of @filter. */
bool awale_library_list        (AwaleLibrary              *self,
                                const AwaleLibraryFilter  *filter,
                                AwaleLibraryRowFunc        func,
                                void                      *user_data,
                                GError                   **error);

/**
 * Finds the first occurrence of the position of @filter in the game @id, and sets @found to true if
 * there is one. Returns: false if the library could not be read
 */
bool awale_library_locate      (AwaleLibrary              *self,
                                gint64                     id,
                                const AwaleLibraryFilter  *filter,
                                AwalePositionMatch        *find,
                                bool                      *found,
                                GError                   **error);

typedef struct
{
  gint64 n_games;
  gint64 n_players;
  gint64 n_events;
  gint64 n_south_wins;
  gint64 n_draws;
  gint64 n_north_wins;  /**< Wins of North; games not in the three counts have no known result. */
  double margin;        /**< Mean of South's seeds less North's, over games with a score; NAN
                         * without such games. */
  double plies;         /**< Mean number of plies. */
} AwaleLibraryResults;

bool awale_library_get_results (AwaleLibrary              *self,
                                const AwaleLibraryFilter  *filter,
                                AwaleLibraryResults       *results,
                                GError                   **error);

/** Counts of the contents of a library besides games. */
typedef struct
{
  gint64 n_collections;
  gint64 n_bad;          /**< Number of unreadable games. */
} AwaleLibraryTotals;

bool awale_library_get_totals  (AwaleLibrary              *self,
                                AwaleLibraryTotals        *totals,
                                GError                   **error);

G_END_DECLS
