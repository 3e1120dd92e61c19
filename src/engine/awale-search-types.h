/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"
#include "rules/awale-proof.h"

G_BEGIN_DECLS

enum
{
  AWALE_SEARCH_MAX_DEPTH = 120,
  AWALE_SEARCH_MAX_LINE = 64,
  AWALE_SEARCH_MAX_LINES = AWALE_SIDE_PITS,
};

/** The limits of a search, immutable while it runs. A limit of 0 means that there is none. */
typedef struct
{
  int       depth;         /**< Maximum depth in plies. */
  int       milliseconds;  /**< Maximum milliseconds of wall time. */
  int       usual_milliseconds;  /**< Usual milliseconds for a move, see AwaleTimeManager. */
  uint64_t  nodes;         /**< Maximum number of nodes of all threads; a node is a position reached
                            * by a move. */
  unsigned  moves;         /**< Bit set of the root moves to search; 0 for all legal ones. */
  int       lines;         /**< Number of best moves that get values of their own; 0 means 1. */
  unsigned  asked;         /**< Bit set of further moves that get values of their own, such as those
                            * a person asked about. */
  int       threads;       /**< Number of threads; 0 means 1. */
  bool      plain;         /**< True for a full-width search without reductions, extensions,
                            * quiescence and tables. */
} AwaleSearchLimits;

/** A root move and its value for the player to move, in hundredths of a seed. */
typedef struct
{
  AwaleMove  move;
  AwaleProof proof;
  int        value;   /**< Expected final margin, which lies between `low` and `high` if these are
                       * proven. */
  int        low;
  int        high;
  int        depth;   /**< Depth of the search in plies; 0 if the value is proven to be exact. */
  int        length;  /**< Number of moves in the line, at least 1, because the line begins with the
                       * move. */
  int8_t     line[AWALE_SEARCH_MAX_LINE];
} AwaleSearchLine;

/** The result of a search; the best line comes first. */
typedef struct
{
  int             depth;     /**< Depth of the deepest iteration completed for all lines. */
  int             seldepth;  /**< Farthest ply at which a node was searched with an open window. */
  uint64_t        nodes;
  uint64_t        table_hits;
  double          seconds;
  int             hash_permille;
  bool            is_open;   /**< True if the value of the first line is exact but another move may
                              * be worth more. */
  int             n_lines;   /**< Number of lines; 0 only if there is no legal move to search. */
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES];
} AwaleSearchResult;

G_END_DECLS
