/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <stdatomic.h>

#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

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
  uint64_t  nodes;         /**< Of all threads; a node is a position reached by a sowing. */
  unsigned  moves;         /**< Only these moves at the root, as a set; 0: all legal ones. */
  int       lines;         /**< How many moves get a value of their own; 0 means 1. */
  int       threads;       /**< 0 means 1. */
  bool      plain;         /**< Full width: no reductions, extensions, quiescence or cut-offs. */
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
  int             n_lines;   /**< 0 only if there was no legal move. */
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES];
} AwaleSearchResult;

/** Called on the searching thread after each finished iteration. */
typedef void (*AwaleSearchCallback) (const AwaleSearchResult *result,
                                     void                    *user_data);

typedef struct _AwaleSearcher AwaleSearcher;

/** A searcher for games of @rules with a hash of @mebibytes, kept from search to search. */
AwaleSearcher *awale_searcher_new    (const AwaleRuleset *rules,
                                      unsigned            mebibytes);
void           awale_searcher_free   (AwaleSearcher      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleSearcher, awale_searcher_free)

/** The tables it may ask, of the same ruleset; NULL for none, as at first. Takes a reference. */
void           awale_searcher_set_tables (AwaleSearcher   *self,
                                      AwaleTablebase      *tables);

/** Forgets what earlier searches found, as a new game does. */
void           awale_searcher_forget (AwaleSearcher      *self);

/**
 * Searches the last of @positions, which are a game so far (its start, or its last harvest, and
 * every position since). Blocks until a limit is reached, the whole tree is known, or *@stop
 * becomes true (nullable; looked at often enough to return within 20 ms).
 *
 * With one thread, the same history of calls and no time limit the answer is always the same.
 */
AwaleSearchResult awale_searcher_run (AwaleSearcher           *self,
                                      const AwalePosition     *positions,
                                      size_t                   n_positions,
                                      const AwaleSearchLimits *limits,
                                      const atomic_bool       *stop,
                                      AwaleSearchCallback      callback,
                                      void                    *user_data);

/** The values of the leaves, for the tests that compare searches: hundredths for the mover. */
int               awale_searcher_evaluate (AwaleSearcher *self,
                                           AwalePosition  position);

G_END_DECLS
