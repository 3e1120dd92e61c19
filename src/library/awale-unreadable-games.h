/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/**
 * A game that could not be read. Its text is kept for repair until the user removes it, because its
 * file may have been deleted or changed since.
 */
typedef struct
{
  gint64             id;
  AwaleLibrarySource source;
  bool               is_gone;  /**< True if the file did not contain the game when it was last
                                * imported. */
  const char        *reason;   /**< Short reason, which begins with line and column. */
  const char        *text;     /**< Text of the game in the file. */
} AwaleUnreadableGame;

/** Called for an unreadable game; @game is valid during the call. Returns: true to continue */
typedef bool (* AwaleUnreadableGameFunc) (const AwaleUnreadableGame *game,
                                          void                      *user_data);

/** Calls @func for the unreadable games, file by file and in file order. */
bool awale_library_list_unreadable        (AwaleLibrary             *self,
                                           AwaleUnreadableGameFunc   func,
                                           void                     *user_data,
                                           GError                  **error);

/**
 * Stores the text of an unreadable game, once for equal texts of the same file, and sets @id to the
 * id of the entry.
 */
bool awale_library_add_unreadable         (AwaleLibrary             *self,
                                           const AwaleLibrarySource *source,
                                           const char               *reason,
                                           const char               *text,
                                           gint64                   *id,
                                           GError                  **error);

/**
 * Records which unreadable games the file at @path still contained when it was read again; @there
 * lists their ids.
 */
bool awale_library_mark_unreadable        (AwaleLibrary             *self,
                                           const char               *path,
                                           GArray                   *there,
                                           GError                  **error);

/** Removes the unreadable game @id, or all unreadable games that are gone from their files. */
bool awale_library_remove_unreadable      (AwaleLibrary             *self,
                                           gint64                    id,
                                           GError                  **error);
bool awale_library_remove_gone_unreadable (AwaleLibrary             *self,
                                           gint64                   *n_removed,
                                           GError                  **error);

G_END_DECLS
