/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-filter.h"
#include "awale-library.h"
#include "game/awale-game-merge.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_DOUBLE_SAME,       /**< The games have the same moves and players. */
  AWALE_DOUBLE_SPELLING,   /**< The games have the same moves; the names differ, usually in their
                            * spelling. */
  AWALE_DOUBLE_BEGINNING,  /**< The second game is the beginning of the first. */
} AwaleDoubleKind;

/** Tags in which a game and its double may differ. */
typedef enum
{
  AWALE_DOUBLE_SOUTH,
  AWALE_DOUBLE_NORTH,
  AWALE_DOUBLE_EVENT,
  AWALE_DOUBLE_SITE,
  AWALE_DOUBLE_DATE,
  AWALE_DOUBLE_ROUND,
  AWALE_DOUBLE_RESULT,
} AwaleDoubleTag;

enum
{
  AWALE_N_DOUBLE_TAGS = AWALE_DOUBLE_RESULT + 1,
};

/** One of two games that may be the same. */
typedef struct
{
  gint64  id;
  int     plies;
  char   *tags[AWALE_N_DOUBLE_TAGS];  /**< Values by AwaleDoubleTag; NULL if unknown. */
  AwaleMergeCount own;                /**< Comments and variations that the other game does not
                                       * have. */
} AwaleDoubleGame;

/**
 * Two games that may be the same. The first is the longer game; if both are equally long, it is the
 * game added first.
 */
typedef struct
{
  AwaleDoubleKind kind;
  AwaleDoubleGame games[2];
  char           *problem;   /**< Sentence about a damaged game, whose parts are not counted, or
                              * NULL. */
} AwaleDouble;

/**
 * Finds doubles among the games of @filter: games with the same moves, or of which one is the
 * beginning of the other, whose players have the same names, in any spelling that
 * awale_player_names_group() recognizes, or are unknown. Long games with the same moves are doubles
 * whoever the players are and whenever they were played; other games of different days are not. A
 * beginning of a few plies counts only if both dates are known and may be the same. Pairs that
 * awale_library_keep_both() has told apart are left out. Each game is the second of at most one
 * pair. (transfer full) (nullable) (element-type AwaleDouble)
 */
GPtrArray  *awale_library_find_doubles (AwaleLibrary              *self,
                                        const AwaleLibraryFilter  *filter,
                                        GCancellable              *cancellable,
                                        GError                   **error);

/**
 * Merges the game @other into @id and removes it: moves, comments, variations and tags that @id
 * does not have are added, as are collections and the favorite mark. It is an error if neither is
 * the beginning of the other.
 */
bool        awale_library_merge_double (AwaleLibrary              *self,
                                        gint64                     id,
                                        gint64                     other,
                                        GError                   **error);

/** Records that two games are not doubles. */
bool        awale_library_keep_both    (AwaleLibrary              *self,
                                        gint64                     id,
                                        gint64                     other,
                                        GError                   **error);

/** The id of a tag in the output of awale-cli, such as `south`. Static text. */
const char *awale_double_tag_get_id    (AwaleDoubleTag             tag);

G_END_DECLS
