/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-client.h"
#include "game/awale-game-merge.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_CHANGE_LIKE,               /**< @games become favorites, */
  AWALE_CHANGE_UNLIKE,             /**< or are none any more. */
  AWALE_CHANGE_COLLECT,            /**< @games join the collection @name, which is made, */
  AWALE_CHANGE_UNCOLLECT,          /**< or leave it. */
  AWALE_CHANGE_RENAME_COLLECTION,  /**< The collection @name is called @new_name. */
  AWALE_CHANGE_REMOVE_COLLECTION,  /**< The collection @name goes; its games stay. */
  AWALE_CHANGE_RESPELL,            /**< Players are renamed, @tags as in awale_library_respell(). */
  AWALE_CHANGE_TAGS,               /**< @games get @tags, see awale_library_set_tags(). */
  AWALE_CHANGE_REMOVE,             /**< @games go; those that are gone already do not matter. */
  AWALE_CHANGE_SAVE,               /**< The game @id gets @text. */
  AWALE_CHANGE_ADD,                /**< @text is added, unless the library has the game; */
  AWALE_CHANGE_MERGE,              /**< then what is new in it is added to that game. */
  AWALE_CHANGE_UNDO,               /**< The change number @undo is taken back. */
} AwaleLibraryChangeKind;

/** A change of all its games or of none. Fields that a kind does not name are NULL or 0. */
typedef struct
{
  AwaleLibraryChangeKind  kind;
  GArray                 *games;     /**< Their numbers. (element-type gint64) */
  const char             *name;
  const char             *new_name;
  const char *const      *tags;
  GBytes                 *text;      /**< OGN of one game. */
  gint64                  id;        /**< The game that was added, or known, afterwards. */
  gint64                  undo;      /**< Its number for undo afterwards; 0: it has none. */
  unsigned                n_copies;  /**< Games that a new spelling made equal, and that went. */
  bool                    is_known;  /**< The library had the game to add, */
  bool                    differs;   /**< with another text, */
  AwaleMergeCount         missing;   /**< that lacks these. */
} AwaleLibraryChange;

/** (transfer full) */
AwaleLibraryChange *awale_library_change_copy (const AwaleLibraryChange  *self);
void                awale_library_change_free (AwaleLibraryChange        *self);

/**
 * Makes the change @self. What its games were before is kept in memory by the connection, until the
 * next change that can be undone: after a crash the change stands. Undoing leaves games alone that
 * others have changed since.
 */
bool                awale_library_change_make (AwaleLibraryChange        *self,
                                               AwaleLibrary              *library,
                                               GError                   **error);

/** Makes an AwaleLibraryChange. */
extern const AwaleLibraryJob awale_library_change_job;

G_END_DECLS
