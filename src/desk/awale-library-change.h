/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game-merge.h"

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** What is changed in a library about its games, or in what they say of themselves: no moves. */
typedef enum
{
  AWALE_CHANGE_LIKE,               /**< @games are favorites now, */
  AWALE_CHANGE_UNLIKE,             /**< or no longer. */
  AWALE_CHANGE_COLLECT,            /**< They are in the collection @name, which is made, */
  AWALE_CHANGE_UNCOLLECT,          /**< or no longer. */
  AWALE_CHANGE_RENAME_COLLECTION,  /**< The collection @name is called @new_name. */
  AWALE_CHANGE_REMOVE_COLLECTION,  /**< It is gone; its games stay. */
  AWALE_CHANGE_RESPELL,            /**< Players are called as awale_library_respell() has @tags. */
  AWALE_CHANGE_TAGS,               /**< @games have @tags, as awale_library_set_tags() has them. */
} AwaleLibraryChangeKind;

/** Fields that a kind does not name are NULL. */
typedef struct
{
  AwaleLibraryChangeKind  kind;
  GArray                 *games;     /**< Their numbers. (element-type gint64) */
  const char             *name;
  const char             *new_name;
  const char *const      *tags;
} AwaleLibraryChange;

/** What came of adding a game. */
typedef struct
{
  gint64 id;       /**< The game in the library. */
  bool   is_new;   /**< False: one with the same moves and players was there, */
  bool   differs;  /**< with another text. */
  AwaleMergeCount count; /**< What this one has and that not, before merging. */
  gint64 undo;     /**< The number by which merging is taken back; 0: nothing was merged. */
} AwaleLibraryAdded;

/** One that is its own. (transfer full) */
AwaleLibraryChange *awale_library_change_copy (const AwaleLibraryChange *self);
void                awale_library_change_free (AwaleLibraryChange       *self);

G_END_DECLS
