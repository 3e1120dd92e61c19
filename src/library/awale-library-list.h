/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library-row.h"
#include "awale-library.h"

G_BEGIN_DECLS

/** Told of a game; @row lasts until it returns. Returns: whether to go on */
typedef bool (* AwaleLibraryRowFunc) (const AwaleLibraryRow *row,
                                      void                  *user_data);

/** Tells @func of the games of @filter, in the order in which they were added. */
bool awale_library_list        (AwaleLibrary              *self,
                                const AwaleLibraryFilter  *filter,
                                AwaleLibraryRowFunc        func,
                                void                      *user_data,
                                GError                   **error);

/**
 * Where in the game @id the position of @filter first comes up. @found: (out): whether it does.
 * Returns: false if the library could not be asked
 */
bool awale_library_locate      (AwaleLibrary              *self,
                                gint64                     id,
                                const AwaleLibraryFilter  *filter,
                                AwalePositionMatch        *find,
                                bool                      *found,
                                GError                   **error);

/** How games went, and whose they are. */
typedef struct
{
  gint64 n_games;
  gint64 n_players;
  gint64 n_events;
  gint64 n_south_wins;
  gint64 n_draws;
  gint64 n_north_wins;  /**< What is left of all games has no known result. */
  double margin;        /**< South's seeds less North's, on average of the known results. */
  double plies;         /**< On average. */
} AwaleLibraryResults;

bool awale_library_get_results (AwaleLibrary              *self,
                                const AwaleLibraryFilter  *filter,
                                AwaleLibraryResults       *results,
                                GError                   **error);

/** What there is in a library beside games. */
typedef struct
{
  gint64 n_collections;
  gint64 n_bad;          /**< Games that could not be read. */
} AwaleLibraryTotals;

bool awale_library_get_totals  (AwaleLibrary              *self,
                                AwaleLibraryTotals        *totals,
                                GError                   **error);

G_END_DECLS
