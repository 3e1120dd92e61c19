/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"
#include "awale-position-pattern.h"

G_BEGIN_DECLS

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
  const AwalePositionPattern *position;  /**< Comes up in the game. */
  bool        either_side;  /**< The position may also be seen from the other side. */
  bool        variations;   /**< It may come up in a variation. */
  gint64      limit;        /**< So many games at most. */
} AwaleLibraryFilter;

/** Whether @self means all games. */
bool awale_library_filter_is_empty (const AwaleLibraryFilter *self);

/** A game as it stands in a list. Texts that say nothing are NULL. */
typedef struct
{
  gint64      id;
  const char *south;
  const char *north;
  const char *event;
  const char *site;
  const char *date;
  const char *round;
  const char *ruleset;
  const char *result;
  int         plies;
  double      given;     /**< Seeds given away on average; negative where it was not analyzed. */
  bool        favorite;
} AwaleLibraryRow;

/** Told of a game; @row lasts until it returns. Returns: whether to go on */
typedef bool (* AwaleLibraryRowFunc) (const AwaleLibraryRow *row,
                                      void                  *user_data);

/** Tells @func of the games of @filter, in the order in which they were added. */
bool awale_library_list        (AwaleLibrary              *self,
                                const AwaleLibraryFilter  *filter,
                                AwaleLibraryRowFunc        func,
                                void                      *user_data,
                                GError                   **error);

/**
 * Where in the game @id the position of @filter first comes up. @found: (out): whether it does.
 * Returns: false if the library could not be asked
 */
bool awale_library_locate      (AwaleLibrary              *self,
                                gint64                     id,
                                const AwaleLibraryFilter  *filter,
                                AwalePositionFind         *find,
                                bool                      *found,
                                GError                   **error);

/** How games went, and whose they are. */
typedef struct
{
  gint64 n_games;
  gint64 n_players;
  gint64 n_events;
  gint64 n_south_wins;
  gint64 n_draws;
  gint64 n_north_wins;  /**< What is left of all games has no known result. */
  double margin;        /**< South's seeds less North's, on average of the known results. */
  double plies;         /**< On average. */
} AwaleLibraryResults;

bool awale_library_get_results (AwaleLibrary              *self,
                                const AwaleLibraryFilter  *filter,
                                AwaleLibraryResults       *results,
                                GError                   **error);

/** What there is in a library beside games. */
typedef struct
{
  gint64 n_collections;
  gint64 n_bad;          /**< Games that could not be read. */
} AwaleLibraryTotals;

bool awale_library_get_totals  (AwaleLibrary              *self,
                                AwaleLibraryTotals        *totals,
                                GError                   **error);

G_END_DECLS
