/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position-pattern.h"
#include "awale-statement.h"

#include <limits.h>

G_BEGIN_DECLS

/** A move in a position, with the results of its games. */
typedef struct
{
  AwaleMove move;
  gint64    n_games;
  gint64    n_south_wins;
  gint64    n_draws;
  gint64    n_north_wins;  /**< The remaining games have no known result. */
  double    margin;        /**< Average of the mover's seeds less the opponent's; NAN
                            * without a score. */
  char      last[16];      /**< Date of the latest game; empty if unknown. */
} AwaleLibraryMove;

/** Margins of games without a known result, and of games that South won by an unknown number. */
#define AWALE_MARGIN_UNKNOWN SHRT_MIN
#define AWALE_MARGIN_WON     SHRT_MAX

/** Summary of a game for the statistics of its moves. */
typedef struct
{
  uint32_t day;     /**< Sortable date; 0: unknown. */
  int16_t  margin;  /**< South's half seeds less North's, AWALE_MARGIN_UNKNOWN, or
                     * AWALE_MARGIN_WON, negative if North won. */
} AwaleGameSummary;

/** SQL columns that awale_game_summary_read() reads. */
#define AWALE_OUTCOME_COLUMNS "south_score, north_score, date"

/** Reads the summary from AWALE_OUTCOME_COLUMNS of the row, from @column on. */
AwaleGameSummary awale_game_summary_read (AwaleStatement *statement,
                                          int             column);

/** Running sums of a move. */
typedef struct
{
  AwaleLibraryMove move;
  uint32_t         last;
  gint64           n_counted;
  gint64           margin;   /**< Sum of the results in seeds, in half seeds. */
} AwaleMoveStat;

/** Sums of all moves of a position; all zeros at first. */
typedef struct
{
  AwaleMoveStat sums[AWALE_PASS + 1];
} AwaleMoveStats;

/**
 * Adds a game of @outcome with the position at @find. If sides are swapped there, move and
 * result are swapped too.
 */
void             awale_move_stats_add    (AwaleMoveStats           *self,
                                          const AwalePositionMatch *find,
                                          AwaleGameSummary          outcome);

/** The moves played, the most frequent first. (transfer full) (element-type AwaleLibraryMove) */
GArray          *awale_move_stats_list   (const AwaleMoveStats     *self);

G_END_DECLS
