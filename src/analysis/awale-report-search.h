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
  int      depth;         /**< Depth in plies per position; 0 is unlimited. */
  int      milliseconds;  /**< Milliseconds per position; 0 is unlimited, but then a depth is
                           * required. */
  int      threads;       /**< Number of threads, of which 0 is 1. Only with one thread does the
                           * same game always give the same report. */
  int      hash;          /**< Mebibytes of the hash table; 0 is 16. */
  unsigned sides;         /**< Sides whose moves are judged, as a bit set of AwaleSide; 0 is
                           * both. */
  int      first_ply;     /**< First ply to judge, from 1. */
  int      last_ply;      /**< Last ply to judge; 0 is the end. */
  int      lines;         /**< Maximum number of better moves to find for each error. */
  bool     keep;          /**< True to keep known values of any depth instead of searching to
                           * `depth`. */
  bool     yields;        /**< True to run at lower priority, because the user is watching
                           * another analysis. */
} AwaleReportOptions;

enum
{
  AWALE_REPORT_DEFAULT_DEPTH = 14,
  AWALE_REPORT_MAX_DEPTH = 40,     /**< Maximum depth, which takes some twenty seconds per
                                    * position. */
  AWALE_REPORT_DEFAULT_HASH = 16,  /**< Mebibytes of the hash table, few because it is cleared
                                    * for each position. */
  AWALE_REPORT_NICENESS = 10,      /**< Niceness of the search: below the live analysis, above
                                    * the building of tables. */
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

/** A position of the line that is reported on. */
typedef struct
{
  size_t          n_positions;  /**< Number of positions of the line up to and including this
                                 * one. */
  AwaleMove       played;       /**< Move played in the position; AWALE_NO_MOVE at the end. */
  unsigned        asked;        /**< Bit set of the moves from the position that the game
                                 * contains. */
  bool            is_wanted;    /**< True if the values of the moves `asked` are to be found. */
  AwaleMoveValues values;       /**< Values found or, until then, known before. */
  int             n_lines;      /**< Number of lines better than the move played, best first. */
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES];
} AwaleReportItem;

/**
 * Finds the values of @item in a game under @rules that begins with @positions, if they are wanted:
 * one search evaluates the best move and the moves in the game to the same depth. If the move
 * played is an error, a second search finds more lines, if they are wanted. If the game went on
 * after its end, the values are those of the board alone; @next (nullable) is the item after this
 * one, already complete. With one thread and no time limit, the values depend only on the game, the
 * depth and the tables, and not on earlier searches. Blocks. Returns: false if it was stopped, with
 * the values unchanged
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
