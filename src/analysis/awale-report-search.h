/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-search.h"
#include "game/awale-node.h"

G_BEGIN_DECLS

/** Options of a report. */
typedef struct
{
  int      depth;         /**< Plies per position; 0 is unlimited. */
  int      milliseconds;  /**< Time per position; 0 is unlimited, but then a depth is required. */
  int      threads;       /**< 0 is 1; only with one thread does the same game always give the
                               same report. */
  int      hash;          /**< Mebibytes; 0 is 16. */
  unsigned sides;         /**< Sides whose moves are judged, as a set of AwaleSide; 0 is both. */
  int      first_ply;     /**< First ply to judge, from 1. */
  int      last_ply;      /**< Last ply to judge; 0 is the end. */
  int      lines;         /**< Maximum number of better moves to find for an error. */
  bool     keep;          /**< Keep known values of any depth instead of searching to `depth`. */
  bool     yields;        /**< Run at lower priority, because another analysis is being watched. */
} AwaleReportOptions;

enum
{
  AWALE_REPORT_DEFAULT_DEPTH = 14,
  AWALE_REPORT_MAX_DEPTH = 40,     /**< Some twenty seconds per position. */
  AWALE_REPORT_DEFAULT_HASH = 16,  /**< Small, as it is cleared for each position. */
  AWALE_REPORT_NICENESS = 10,      /**< Below the live analysis, above the building of tables. */
};

/** True if the move of @mover at @ply is to be judged. */
static inline bool
awale_report_options_include (const AwaleReportOptions *options,
                              int                       ply,
                              AwaleSide                 mover)
{
  return (options->sides == 0 || (options->sides >> mover & 1) != 0) &&
         ply >= options->first_ply && (options->last_ply == 0 || ply <= options->last_ply);
}

/** A position of the reported line. */
typedef struct
{
  size_t          n_positions;  /**< Positions of the line up to and including this one. */
  AwaleMove       played;       /**< Move played here; AWALE_NO_MOVE at the end. */
  unsigned        asked;        /**< Set of all moves from here that are in the game. */
  bool            is_wanted;    /**< Values of these moves are to be found. */
  AwaleMoveValues values;       /**< Values found, or, until then, known before. */
  int             n_lines;      /**< Number of moves better than the one played, best first. */
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES];
} AwaleReportItem;

/**
 * Finds the values of @item in a game of @rules that begins with @positions, if they are wanted:
 * one search values the best move and the moves in the game at the same depth. If the move played
 * is an error, another finds more lines, if they are wanted. Where the game went on after its end,
 * the values are those of the board alone; @next (nullable) is the item after this one, complete.
 * With one thread and no time limit, the values depend on the game, the depth and the tables only,
 * not on earlier searches. It blocks. Returns: false if it was stopped, with the values unchanged
 */
bool awale_report_search (AwaleReportItem          *item,
                          const AwaleReportItem    *next,
                          const AwalePosition      *positions,
                          const AwaleRuleset       *rules,
                          AwaleTablebase           *tables,
                          const AwaleReportOptions *options,
                          AwaleSearcher            *searcher,
                          const atomic_bool        *stop);

G_END_DECLS
