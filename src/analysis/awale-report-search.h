/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-reasons.h"

G_BEGIN_DECLS

typedef struct
{
  int      depth;         /**< Depth in plies for each position; 0 for no limit or, without a limit
                           * of time, for the default depth. */
  int      milliseconds;  /**< Milliseconds for each position; 0 for no limit. */
  int      threads;       /**< Number of threads; 0 means 1. With more than one, reports on the same
                           * game may differ. */
  int      hash;          /**< Size of the hash table in mebibytes; 0 means 16. */
  unsigned sides;         /**< Sides whose moves are judged, as a bit set of AwaleSide; 0 means
                           * both. */
  int      first_ply;     /**< First ply to judge, from 1. */
  int      last_ply;      /**< Last ply to judge; 0 means the last one of the game. */
  int      lines;         /**< Maximum number of better moves to find for each error. */
  bool     keep;          /**< True to keep known values of any depth, rather than search again to
                           * `depth`. */
  bool     why;           /**< True to find the reasons of the errors, too. */
  bool     yields;        /**< True to run at a lower priority, because the user is watching another
                           * analysis. */
} AwaleReportOptions;

enum
{
  AWALE_REPORT_DEFAULT_DEPTH = 14,
  AWALE_REPORT_MAX_DEPTH = 40,     /**< Greatest known depth that a report searches again. */
  AWALE_REPORT_DEFAULT_HASH = 16,  /**< Size of the hash table in mebibytes, small because the table
                                    * is cleared for each position. */
  AWALE_REPORT_NICENESS = 10,      /**< Niceness of a search that yields; its priority is below that
                                    * of the live analysis, and above that of the building of
                                    * tables. */
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

/** A position of the line that the report is about. */
typedef struct
{
  size_t          n_positions;  /**< Number of positions from the start of the game up to and
                                 * including this one. */
  AwaleMove       played;       /**< Move played in the position; AWALE_NO_MOVE at the end. */
  unsigned        asked;        /**< Bit set of the moves from the position that the game contains,
                                 * variations included. */
  bool            is_wanted;    /**< True if the values of the position and of the moves `asked` are
                                 * to be searched. */
  bool            wants_why;    /**< True if the reasons are to be found if the move played is an
                                 * error. */
  AwaleMoveValues values;       /**< Values found by the search or, until then, the values known
                                 * before. */
  int             n_lines;      /**< Number of lines that are better than the move played; the best
                                 * comes first. */
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES];
  AwaleReasons   *reasons;      /**< Reasons of an error (nullable), allocated. */
} AwaleReportItem;

/**
 * Finds the values of @item, if they are wanted, in a game under @rules whose positions begin with
 * @positions. One search evaluates the best move and the moves in the game to the same depth; if
 * the move played is an error and more lines are wanted, a second search finds them. Reasons follow
 * from the values.
 *
 * If the game went on after its end, the values are those of the board alone; @next (nullable) is
 * the following item, already complete. With one thread and no time limit, the values depend only
 * on the game, the depth and the tables, not on earlier searches. Blocks. Returns: false if the
 * search was stopped; the values are then unchanged
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
