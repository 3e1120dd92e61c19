/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-client.h"
#include "game/awale-game-merge.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_CHANGE_LIKE,               /**< Marks @games as favorites. */
  AWALE_CHANGE_UNLIKE,             /**< Unmarks @games as favorites. */
  AWALE_CHANGE_COLLECT,            /**< Adds @games to the collection @name, which is created if
                                    * missing. */
  AWALE_CHANGE_UNCOLLECT,          /**< Removes @games from the collection @name. */
  AWALE_CHANGE_RENAME_COLLECTION,  /**< Renames the collection @name to @new_name. */
  AWALE_CHANGE_REMOVE_COLLECTION,  /**< Removes the collection @name; its games stay. */
  AWALE_CHANGE_RENAME_PLAYERS,     /**< Renames players; @tags as in
                                    * awale_library_rename_players(). */
  AWALE_CHANGE_TAGS,               /**< Gives @games the @tags, see awale_library_set_tags(). */
  AWALE_CHANGE_REMOVE,             /**< Removes @games; games already gone are ignored. */
  AWALE_CHANGE_MERGE_DOUBLE,       /**< Merges the second of two @games into the first, see
                                    * awale_library_merge_double(). */
  AWALE_CHANGE_KEEP_BOTH,          /**< Records that two @games are not doubles. */
  AWALE_CHANGE_SAVE,               /**< Replaces the game @id with @text. */
  AWALE_CHANGE_VALUES,             /**< Gives the game @id better values from @text, see
                                    * awale_library_keep_values(). */
  AWALE_CHANGE_ADD,                /**< Adds @text unless the library has the game. */
  AWALE_CHANGE_MERGE,              /**< Adds @text or, if the library has the game, what is new in
                                    * @text to it. */
  AWALE_CHANGE_UNDO,               /**< Undoes the change with the number @undo. */
} AwaleLibraryChangeKind;

/** A change. Fields that the description of its kind does not name are NULL or 0. */
typedef struct
{
  AwaleLibraryChangeKind  kind;
  GArray                 *games;     /**< Ids of the games. (element-type gint64) */
  const char             *name;
  const char             *new_name;
  const char *const      *tags;
  GBytes                 *text;      /**< A game as OGN. */
  gint64                  id;        /**< Id of the game; (out) if @text is added or merged. */
  gint64                  undo;      /**< Number of the change to undo; (out) number by which the
                                      * change can be undone, or 0 if it cannot. */
  unsigned                n_copies;  /**< (out) Number of games removed as copies of others when
                                      * players were renamed. */
  bool                    is_known;  /**< (out) True if the library had the game already. */
  bool                    differs;   /**< (out) True if the known game has a different text. */
  AwaleMergeCount         missing;   /**< (out) Parts of the game that the known one does not
                                      * have. */
} AwaleLibraryChange;

AwaleLibraryChange *awale_library_change_copy (const AwaleLibraryChange  *self);
void                awale_library_change_free (AwaleLibraryChange        *self);

/**
 * Makes the change @self. The connection keeps the former games in memory for an undo, which skips
 * games whose text has changed since.
 */
bool                awale_library_change_make (AwaleLibraryChange        *self,
                                               AwaleLibrary              *library,
                                               GError                   **error);

/** Job that makes an AwaleLibraryChange. */
extern const AwaleLibraryJob awale_library_change_job;

G_END_DECLS
