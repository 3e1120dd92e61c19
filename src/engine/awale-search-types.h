/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"
#include "rules/awale-proof.h"

G_BEGIN_DECLS

/* What a search is asked and what it answers. */

enum
{
  AWALE_SEARCH_MAX_DEPTH = 120,
  AWALE_SEARCH_MAX_LINE = 64,
  AWALE_SEARCH_MAX_LINES = AWALE_SIDE_PITS,
};

/** What to search, immutable while the search runs. A limit of 0 does not limit. */
typedef struct
{
  int       depth;         /**< Plies. */
  int       milliseconds;  /**< Wall time. */
  int       usual_milliseconds;  /**< What a move takes as a rule: see AwaleTimeManager. */
  uint64_t  nodes;         /**< Of all threads; a node is a position reached by a sowing. */
  unsigned  moves;         /**< Only these moves at the root, as a set; 0: all legal ones. */
  int       lines;         /**< How many moves get a value of their own; 0 means 1. */
  unsigned  asked;         /**< Moves that get one besides, as a set. */
  int       threads;       /**< 0 means 1. */
  bool      plain;         /**< Full width: no reductions, extensions, quiescence or tables. */
} AwaleSearchLimits;

/** A root move and what the search thinks of it. Values are hundredths of a seed for the mover. */
typedef struct
{
  AwaleMove  move;
  AwaleProof proof;
  int        value;   /**< The expected final margin; within low … high when these are proven. */
  int        low;
  int        high;
  int        depth;   /**< Plies searched; 0 when proven. */
  int        length;  /**< Of the line, at least 1: it begins with the move. */
  int8_t     line[AWALE_SEARCH_MAX_LINE];
} AwaleSearchLine;

/** A result, best line first. */
typedef struct
{
  int             depth;     /**< The deepest iteration that all lines finished. */
  int             seldepth;  /**< The farthest ply that was looked at. */
  uint64_t        nodes;
  uint64_t        table_hits;
  double          seconds;
  int             hash_permille;
  bool            is_open;   /**< The first line is exact, but another move may be worth more. */
  int             n_lines;   /**< 0 only if there was no legal move. */
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES];
} AwaleSearchResult;

G_END_DECLS
