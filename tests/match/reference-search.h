/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search of the reference opponent, which imitates the strongest other engine, Aalina 2.1, as
 * described by its author, but uses only our rules and tables. It is a negamax with principal
 * variation search and a hash table, at full width and without quiescence, to odd depths from 3 on.
 * A seed is worth 62 points, and exact values in tables decide a game. The rules are Abapa, under
 * which a game ends when a position occurs again after the last harvest.
 */
#pragma once

#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

enum
{
  REFERENCE_SEED = 62,
  REFERENCE_WIN = 2500,
  REFERENCE_REPETITION_WIN = 2475,
  REFERENCE_DRAW = -22,
  REFERENCE_MAX_DEPTH = 99,
};

typedef struct
{
  uint64_t key;
  int16_t  value;
  int8_t   depth;
  int8_t   move;
  uint8_t  bound;
} ReferenceEntry;

typedef struct
{
  AwaleRuleset    rules;
  AwaleTablebase *tables;
  ReferenceEntry *hash;
  size_t          mask;

  uint64_t        nodes;
  int64_t         deadline;   /* Monotonic time in microseconds at which the search must stop, or 0
                                 for no limit. */
  bool            stopped;
  int             own_side;
  AwalePosition   path[REFERENCE_MAX_DEPTH + 2];
  int8_t          killers[REFERENCE_MAX_DEPTH + 1];  /* Last killer move of each ply. */
  GArray         *past;       /* Positions since the last harvest, without the root. (element-type
                                 AwalePosition) */

  /* Called regularly; the search stops when this function returns true. */
  bool         (* must_stop) (void *user_data);
  void           *user_data;
} ReferenceSearch;

typedef struct
{
  AwaleMove move;
  int       value;
  int       depth;
} ReferenceResult;

typedef void (*ReferenceInfo) (const ReferenceResult *result,
                               void                  *user_data);

void            reference_search_init   (ReferenceSearch *self,
                                         const char      *table_folder,
                                         size_t           mebibytes);
void            reference_search_clear  (ReferenceSearch *self);
void            reference_search_forget (ReferenceSearch *self);

/**
 * Searches the last of @positions. @info is called for each depth from 5 on at which the result
 * changes.
 */
ReferenceResult reference_search_run    (ReferenceSearch *self,
                                         const GArray    *positions,
                                         int              depth,
                                         int              milliseconds,
                                         ReferenceInfo    info);
