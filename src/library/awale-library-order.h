/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-rows.h"

G_BEGIN_DECLS

/** What games can be sorted by. What a game does not say, or is not known, comes first. */
typedef enum
{
  AWALE_SORT_SOUTH,    /**< Names and words as the language has them, in upper or lower case. */
  AWALE_SORT_NORTH,
  AWALE_SORT_EVENT,
  AWALE_SORT_DATE,
  AWALE_SORT_RULESET,  /**< By its id, which has games of one ruleset together. */
  AWALE_SORT_RESULT,   /**< By the seeds of South. */
  AWALE_SORT_PLIES,
  AWALE_SORT_GIVEN,
  AWALE_SORT_FAVORITE,
  AWALE_N_SORTS,
} AwaleLibrarySort;

/** An order of games: those that are the same by the first key are sorted by the next one; those
 * that are the same by all are in the order in which they were added. */
typedef struct
{
  unsigned n;
  struct
  {
    AwaleLibrarySort key;
    bool             reversed;
  } by[AWALE_N_SORTS];
} AwaleLibraryOrder;

/** Which of @rows come one after the other. (transfer full) (element-type unsigned) */
GArray *awale_library_order_sort (const AwaleLibraryOrder *self,
                                  const AwaleLibraryRows  *rows);

G_END_DECLS
