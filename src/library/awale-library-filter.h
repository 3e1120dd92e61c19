/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position-pattern.h"

G_BEGIN_DECLS

/** Sort keys of games. Missing values come first, or last in reverse order. */
typedef enum
{
  AWALE_SORT_SOUTH,    /**< Texts are sorted for the user's language, regardless of case. */
  AWALE_SORT_NORTH,
  AWALE_SORT_EVENT,
  AWALE_SORT_DATE,
  AWALE_SORT_RULESET,  /**< Sorts by the id of the ruleset, so that games with one ruleset are
                        * together. */
  AWALE_SORT_RESULT,   /**< Sorts by South's seeds. */
  AWALE_SORT_PLIES,
  AWALE_SORT_GIVEN,
  AWALE_SORT_FAVORITE,
  AWALE_N_SORTS,
} AwaleLibrarySort;

/**
 * Sort order of games by several keys; games equal in all keys stay in the order in which they were
 * added.
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

typedef enum
{
  AWALE_ANALYZED_ANY,
  AWALE_ANALYZED_YES,
  AWALE_ANALYZED_NO,
} AwaleAnalyzedFilter;

/**
 * Conditions on games, which must all be met. NULL, false or 0 is no condition; names of players
 * and events are compared regardless of case, in any script.
 */
typedef struct
{
  const char *text;        /**< Words, or their beginnings, in names, event, site and comments. */
  const char *player;      /**< Name of either player. */
  const char *south;
  const char *north;
  const char *event;
  const char *ruleset;     /**< Id of the ruleset, see awale_ruleset_dup_id(). */
  const char *from;        /**< Earliest date in the form of awale_date_normalize(). */
  const char *to;          /**< Latest date; unknown parts of a game's date match either limit. */
  const char *result;      /**< Result: `south`, `north`, `draw`, `*` for unknown, or a score
                            * such as `26-22`. */
  const char *collection;
  bool        favorite;
  AwaleAnalyzedFilter analyzed;
  const AwalePositionPattern *position;  /**< Position that must occur in the game. */
  const AwalePositionPattern *pattern;   /**< Another position that must occur. */
  const AwalePositionPattern *opening;   /**< Position that must occur on the main line, without
                                          * swapped sides. */
  bool        either_side;  /**< True if the positions may also occur with sides swapped. */
  bool        variations;   /**< True if the positions may occur in a variation. */
  const char *line;         /**< Moves that led to the position, such as `FfBe`, with which the
                             * explorer compares those of a game; no condition. */
  const char *games;        /**< Ids of games, as a JSON array. */
  gint64      limit;        /**< Maximum number of games. */
  AwaleLibraryOrder order;  /**< Order of the list. */
} AwaleLibraryFilter;

/** Creates a deep copy. (transfer full) */
AwaleLibraryFilter *awale_library_filter_copy  (const AwaleLibraryFilter *self);
void                awale_library_filter_free  (AwaleLibraryFilter       *self);

/** Frees the contents of a filter that owns them, such as a copy. */
void                awale_library_filter_clear (AwaleLibraryFilter       *self);

/** Writes @ids (element-type gint64) as JSON for the field `games`. (transfer full) */
char *awale_library_filter_write_games (const GArray *ids);

/** The search for the position of @self, which must have one. */
AwalePositionQuery awale_library_filter_get_positions (const AwaleLibraryFilter *self);

/** True if @self matches all games. */
bool awale_library_filter_is_empty (const AwaleLibraryFilter *self);

G_END_DECLS
