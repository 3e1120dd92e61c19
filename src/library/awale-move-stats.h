/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position-pattern.h"
#include "awale-statement.h"

#include <limits.h>

G_BEGIN_DECLS

/** A move in a position, with the results of the games with it. */
typedef struct
{
  AwaleMove move;
  gint64    n_games;
  gint64    n_south_wins;
  gint64    n_draws;
  gint64    n_north_wins;  /**< Wins of North; games not in the three counts have no known
                            * result. */
  double    margin;        /**< Mean of the mover's seeds less the opponent's; NAN without a
                            * score. */
  char      last[16];      /**< Date of the latest game; empty if unknown. */
} AwaleLibraryMove;

/**
 * Special margins: of a game without a known result, and of a game that South won by an unknown
 * number of seeds.
 */
#define AWALE_MARGIN_UNKNOWN SHRT_MIN
#define AWALE_MARGIN_WON     SHRT_MAX

/** A summary of a game, for the statistics of its moves. */
typedef struct
{
  uint32_t day;     /**< Date as a sortable number; 0 if unknown. */
  int16_t  margin;  /**< South's half seeds less North's; or AWALE_MARGIN_UNKNOWN; or
                     * AWALE_MARGIN_WON, negative if North won. */
} AwaleGameSummary;

/** SQL columns that awale_game_summary_read() reads. */
#define AWALE_GAME_SUMMARY_COLUMNS "south_score, north_score, date"

/**
 * Reads the summary from AWALE_GAME_SUMMARY_COLUMNS of the current row, the first of which is
 * @column.
 */
AwaleGameSummary awale_game_summary_read (AwaleStatement *statement,
                                          int             column);

/** Running sums of a move. */
typedef struct
{
  AwaleLibraryMove move;
  uint32_t         last;
  gint64           n_counted;
  gint64           margin;   /**< Sum of the margins in half seeds, over results in seeds. */
} AwaleMoveStat;

/** Sums of all moves of a position; initially all zero. */
typedef struct
{
  AwaleMoveStat sums[AWALE_PASS + 1];
} AwaleMoveStats;

/**
 * Adds a game with @summary that has the position at @find. If the sides are swapped there, move
 * and result are swapped too.
 */
void             awale_move_stats_add    (AwaleMoveStats           *self,
                                          const AwalePositionMatch *find,
                                          AwaleGameSummary          summary);

/**
 * The moves played, the most frequent one first. (transfer full) (element-type AwaleLibraryMove)
 */
GArray          *awale_move_stats_list   (const AwaleMoveStats     *self);

G_END_DECLS
