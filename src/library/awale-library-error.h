/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Why something could not be done with a library. Messages name it. */
typedef enum
{
  AWALE_LIBRARY_ERROR_MISSING,    /**< There is no such library, game or collection. */
  AWALE_LIBRARY_ERROR_FOREIGN,    /**< The file is no library of games. */
  AWALE_LIBRARY_ERROR_VERSION,    /**< It was written by another version of the program. */
  AWALE_LIBRARY_ERROR_DAMAGED,    /**< The file is not whole. */
  AWALE_LIBRARY_ERROR_GAME,       /**< What it has of one game is not; the others may well be. */
  AWALE_LIBRARY_ERROR_READ_ONLY,  /**< It may not be changed. */
  AWALE_LIBRARY_ERROR_BUSY,       /**< Another program is changing it and did not end in time. */
  AWALE_LIBRARY_ERROR_NO_SPACE,   /**< The disk (or a quota, or a limit on files) is full. */
  AWALE_LIBRARY_ERROR_REPLACED,   /**< Another file, or none, is where the open one was. */
  AWALE_LIBRARY_ERROR_NAME,       /**< Another collection has that name. */
  AWALE_LIBRARY_ERROR_FILE,       /**< Any other failure. */
} AwaleLibraryError;

#define AWALE_LIBRARY_ERROR (awale_library_error_quark ())
GQuark awale_library_error_quark (void);

G_END_DECLS
