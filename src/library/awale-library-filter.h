/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-order.h"
#include "awale-position-pattern.h"

G_BEGIN_DECLS

/** Whether games have the values of their moves. */
typedef enum
{
  AWALE_ANALYZED_ANY,
  AWALE_ANALYZED_YES,
  AWALE_ANALYZED_NO,
} AwaleAnalyzed;

/**
 * Which games of a library are meant: those for which all of it is true. What is NULL, false or 0
 * says nothing; names are compared without regard to case, whatever script they are in.
 */
typedef struct
{
  const char *text;        /**< Words, or their beginnings, of names, event, site, comments. */
  const char *player;      /**< On either side. */
  const char *south;
  const char *north;
  const char *event;
  const char *ruleset;     /**< As awale_ruleset_dup_id() has it. */
  const char *from;        /**< A date as awale_date_normalize() has it; that day or later. */
  const char *to;          /**< That day or earlier. Unknown days may be either. */
  const char *result;      /**< `south`, `north`, `draw`, `*` for unknown, or `26-22`. */
  const char *collection;
  bool        favorite;
  AwaleAnalyzed analyzed;
  const AwalePositionPattern *position;  /**< Comes up in the game. */
  const AwalePositionPattern *pattern;   /**< So does a position of this one. */
  const AwalePositionPattern *opening;   /**< So does this, on the main line, from this side. */
  bool        either_side;  /**< The positions may also be seen from the other side. */
  bool        variations;   /**< They may come up in a variation. */
  const char *games;        /**< Their numbers, as a JSON array of them. */
  gint64      limit;        /**< So many games at most. */
  AwaleLibraryOrder order;  /**< Of a listing. */
} AwaleLibraryFilter;

/** One that is its own, with all that it points to. (transfer full) */
AwaleLibraryFilter *awale_library_filter_copy (const AwaleLibraryFilter *self);
void                awale_library_filter_free (AwaleLibraryFilter       *self);

/** What `games` is for the numbers @ids. (element-type gint64) (transfer full) */
char *awale_library_filter_write_games (const GArray *ids);

/** Whether @self means all games. */
bool awale_library_filter_is_empty (const AwaleLibraryFilter *self);

G_END_DECLS
