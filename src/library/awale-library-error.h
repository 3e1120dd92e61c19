/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

struct sqlite3;

G_BEGIN_DECLS

/** Errors of a library; the messages about its file name it. */
typedef enum
{
  AWALE_LIBRARY_ERROR_MISSING,    /**< The library, the game or the collection does not exist. */
  AWALE_LIBRARY_ERROR_FOREIGN,    /**< The file is not a library of games. */
  AWALE_LIBRARY_ERROR_VERSION,    /**< The file was written by another version of the program. */
  AWALE_LIBRARY_ERROR_DAMAGED,    /**< The file is damaged. */
  AWALE_LIBRARY_ERROR_GAME,       /**< The data of one game is damaged; other games may be
                                   * intact. */
  AWALE_LIBRARY_ERROR_READ_ONLY,  /**< The file is read-only. */
  AWALE_LIBRARY_ERROR_BUSY,       /**< Another program kept the library locked for too long. */
  AWALE_LIBRARY_ERROR_NO_SPACE,   /**< The disk is full, or a quota or a limit on the size of files
                                   * is reached. */
  AWALE_LIBRARY_ERROR_REPLACED,   /**< The open file was replaced or removed. */
  AWALE_LIBRARY_ERROR_NAME,       /**< Another collection has the same name. */
  AWALE_LIBRARY_ERROR_FILE,       /**< Any other failure. */
} AwaleLibraryError;

#define AWALE_LIBRARY_ERROR (awale_library_error_quark ())
GQuark awale_library_error_quark (void);

/** Sets @error to that of the last call on the database @db at @path. */
void   awale_library_set_error   (GError         **error,
                                  struct sqlite3  *db,
                                  const char      *path);

G_END_DECLS
