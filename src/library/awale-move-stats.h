/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position-pattern.h"
#include "awale-statement.h"

#include <limits.h>

G_BEGIN_DECLS

/** A move that was played in a position, and how those games went. */
typedef struct
{
  AwaleMove move;
  gint64    n_games;
  gint64    n_south_wins;
  gint64    n_draws;
  gint64    n_north_wins;  /**< What is left of all games has no known result. */
  double    margin;        /**< The mover's seeds less the opponent's, on average. */
  char      last[16];      /**< The date of the last one; empty if none is known. */
} AwaleLibraryMove;

/** Where the result of a game is not known; and where it tells no more than that South won. */
#define AWALE_MARGIN_UNKNOWN SHRT_MIN
#define AWALE_MARGIN_WON     SHRT_MAX

/** How a game went, and when: what counts of it for the moves in it. */
typedef struct
{
  uint32_t day;     /**< A number the higher the later; 0 where it is not known. */
  int16_t  margin;  /**< Half seeds of South less those of North, AWALE_MARGIN_UNKNOWN, or
                     *   AWALE_MARGIN_WON, negative where North won. */
} AwaleGameSummary;

/** The columns that tell an outcome, for SQL, */
#define AWALE_OUTCOME_COLUMNS "south_score, north_score, date"

/** and what they say in the row of @statement, from @column on. */
AwaleGameSummary awale_game_summary_read (AwaleStatement *statement,
                                          int             column);

/** What is known of a move while games are gone through. */
typedef struct
{
  AwaleLibraryMove move;
  uint32_t         last;
  gint64           n_counted;
  gint64           margin;   /**< Of all results in seeds, in half seeds. */
} AwaleMoveStat;

/** The sums of all moves of a position. All zeros: no game yet. */
typedef struct
{
  AwaleMoveStat sums[AWALE_PASS + 1];
} AwaleMoveStats;

/**
 * Adds a game of @outcome, in which the position was found at @find. Where that was seen from the
 * other side of the board, the move and the result are those that are seen from here.
 */
void             awale_move_stats_add    (AwaleMoveStats           *self,
                                          const AwalePositionMatch *find,
                                          AwaleGameSummary          outcome);

/** The moves that were played, the most frequent first. (transfer full) (element-type
 * AwaleLibraryMove) */
GArray          *awale_move_stats_list   (const AwaleMoveStats     *self);

G_END_DECLS
