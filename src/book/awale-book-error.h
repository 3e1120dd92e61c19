/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Why a book could not be read or built. */
typedef enum
{
  AWALE_BOOK_ERROR_DAMAGED,  /**< A file is not what it says, or of another version or ruleset. */
  AWALE_BOOK_ERROR_MISSING,  /**< There is no such book. */
  AWALE_BOOK_ERROR_FILE,     /**< Any other failure of a file. */
  AWALE_BOOK_ERROR_BUSY,     /**< Another program builds the same part. */
} AwaleBookError;

#define AWALE_BOOK_ERROR (awale_book_error_quark ())
GQuark awale_book_error_quark (void);

/** Sets @error to tell what the system said of the file at @path. */
void   awale_book_set_failed  (GError     **error,
                               const char  *path,
                               int          error_number);

G_END_DECLS
