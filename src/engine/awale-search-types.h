/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"
#include "rules/awale-proof.h"

G_BEGIN_DECLS

/* The request and the result of a search. */

enum
{
  AWALE_SEARCH_MAX_DEPTH = 120,
  AWALE_SEARCH_MAX_LINE = 64,
  AWALE_SEARCH_MAX_LINES = AWALE_SIDE_PITS,
};

/** A request, immutable while the search runs. A limit of 0 is none. */
typedef struct
{
  int       depth;         /**< Plies. */
  int       milliseconds;  /**< Wall time. */
  int       usual_milliseconds;  /**< Usual time for a move, see AwaleTimeManager. */
  uint64_t  nodes;         /**< Nodes of all threads; a node is a position reached by a sowing. */
  unsigned  moves;         /**< Root moves to search, as a set; 0: all legal ones. */
  int       lines;         /**< Number of best moves with values of their own; 0 means 1. */
  unsigned  asked;         /**< Further moves with values of their own, as a set. */
  int       threads;       /**< 0 means 1. */
  bool      plain;         /**< Full width: no reductions, extensions, quiescence or tables. */
} AwaleSearchLimits;

/** A root move and its value, in hundredths of a seed for the mover. */
typedef struct
{
  AwaleMove  move;
  AwaleProof proof;
  int        value;   /**< Expected final margin; within low … high if these are proven. */
  int        low;
  int        high;
  int        depth;   /**< Plies searched; 0 if proven. */
  int        length;  /**< Length of the line, at least 1, as it begins with the move. */
  int8_t     line[AWALE_SEARCH_MAX_LINE];
} AwaleSearchLine;

/** A result, best line first. */
typedef struct
{
  int             depth;     /**< Deepest iteration completed for all lines. */
  int             seldepth;  /**< Farthest ply searched. */
  uint64_t        nodes;
  uint64_t        table_hits;
  double          seconds;
  int             hash_permille;
  bool            is_open;   /**< The first line is exact, but another move may be worth more. */
  int             n_lines;   /**< 0 only if there is no legal move. */
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES];
} AwaleSearchResult;

G_END_DECLS
