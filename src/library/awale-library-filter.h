/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position-pattern.h"

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

/** Condition on the values of moves. */
typedef enum
{
  AWALE_ANALYZED_ANY,
  AWALE_ANALYZED_YES,
  AWALE_ANALYZED_NO,
} AwaleAnalyzedFilter;

/**
 * Conditions on games, all of which must be true. NULL, false or 0 is no condition; names are
 * compared without regard to case, in any script.
 */
typedef struct
{
  const char *text;        /**< Words, or their beginnings, in names, event, site and comments. */
  const char *player;      /**< Name of either player. */
  const char *south;
  const char *north;
  const char *event;
  const char *ruleset;     /**< As of awale_ruleset_dup_id(). */
  const char *from;        /**< Earliest date, as of awale_date_normalize(). */
  const char *to;          /**< Latest date; unknown days match either. */
  const char *result;      /**< `south`, `north`, `draw`, `*` for unknown, or `26-22`. */
  const char *collection;
  bool        favorite;
  AwaleAnalyzedFilter analyzed;
  const AwalePositionPattern *position;  /**< Position that occurs in the game. */
  const AwalePositionPattern *pattern;   /**< Another such position. */
  const AwalePositionPattern *opening;   /**< Position on the main line, from this side only. */
  bool        either_side;  /**< The positions may also occur with sides swapped. */
  bool        variations;   /**< The positions may occur in a variation. */
  const char *games;        /**< Numbers of games, as a JSON array. */
  gint64      limit;        /**< Maximum number of games. */
  AwaleLibraryOrder order;  /**< Order of a listing. */
} AwaleLibraryFilter;

/** A deep copy. (transfer full) */
AwaleLibraryFilter *awale_library_filter_copy (const AwaleLibraryFilter *self);
void                awale_library_filter_free (AwaleLibraryFilter       *self);

/** The numbers @ids as JSON for the field `games`. (element-type gint64) (transfer full) */
char *awale_library_filter_write_games (const GArray *ids);

/** The positions that @self, which has one, looks for. */
AwalePositionQuery awale_library_filter_get_positions (const AwaleLibraryFilter *self);

/** True if @self matches all games. */
bool awale_library_filter_is_empty (const AwaleLibraryFilter *self);

G_END_DECLS
