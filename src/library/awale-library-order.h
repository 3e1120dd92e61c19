/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-rows.h"

G_BEGIN_DECLS

/** Sort keys of games. Missing values sort first. */
typedef enum
{
  AWALE_SORT_SOUTH,    /**< Texts sort in the order of the language, without regard to case. */
  AWALE_SORT_NORTH,
  AWALE_SORT_EVENT,
  AWALE_SORT_DATE,
  AWALE_SORT_RULESET,  /**< By ruleset id, so that games of one ruleset are together. */
  AWALE_SORT_RESULT,   /**< By South's seeds. */
  AWALE_SORT_PLIES,
  AWALE_SORT_GIVEN,
  AWALE_SORT_FAVORITE,
  AWALE_N_SORTS,
} AwaleLibrarySort;

/**
 * Sort order of games by several keys; games equal by all keys stay in the order of their
 * addition.
 */
typedef struct
{
  unsigned n;
  struct
  {
    AwaleLibrarySort key;
    bool             reversed;
  } by[AWALE_N_SORTS];
} AwaleLibraryOrder;

/** Sorted indices of @rows. (transfer full) (element-type unsigned) */
GArray *awale_library_order_sort (const AwaleLibraryOrder *self,
                                  const AwaleLibraryRows  *rows);

G_END_DECLS
