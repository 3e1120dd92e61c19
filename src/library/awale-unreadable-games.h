/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/**
 * A game that could not be read. Its text is kept for repair until it is removed on request, as
 * its file may be gone or changed by then.
 */
typedef struct
{
  gint64             id;
  AwaleLibrarySource source;
  bool               is_gone;  /**< The file no longer held it when it was last imported. */
  const char        *reason;   /**< Short reason that begins with line and column. */
  const char        *text;     /**< The text as in the file. */
} AwaleUnreadableGame;

/** Called for an unreadable game; @game is valid until it returns. Returns: true to continue */
typedef bool (* AwaleUnreadableGameFunc) (const AwaleUnreadableGame *game,
                                          void                      *user_data);

/** Calls @func for all unreadable games, file by file, in file order. */
bool awale_library_list_unreadable        (AwaleLibrary             *self,
                                           AwaleUnreadableGameFunc   func,
                                           void                     *user_data,
                                           GError                  **error);

/**
 * Keeps the text of an unreadable game; the same text of the same file is kept once. @id: (out):
 * the number of the entry
 */
bool awale_library_add_unreadable         (AwaleLibrary             *self,
                                           const AwaleLibrarySource *source,
                                           const char               *reason,
                                           const char               *text,
                                           gint64                   *id,
                                           GError                  **error);

/**
 * Notes which unreadable games of the file at @path it still held when it was read again; @there
 * has their numbers.
 */
bool awale_library_mark_unreadable        (AwaleLibrary             *self,
                                           const char               *path,
                                           GArray                   *there,
                                           GError                  **error);

/** Removes the unreadable game @id, or all that are gone from their files. */
bool awale_library_remove_unreadable      (AwaleLibrary             *self,
                                           gint64                    id,
                                           GError                  **error);
bool awale_library_remove_gone_unreadable (AwaleLibrary             *self,
                                           gint64                   *n_removed,
                                           GError                  **error);

G_END_DECLS
