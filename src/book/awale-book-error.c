/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-error.h"

#include <errno.h>

G_DEFINE_QUARK (awale-book-error-quark, awale_book_error)

void
awale_book_set_failed (GError     **error,
                       const char  *path,
                       int          error_number)
{
  g_set_error (error, AWALE_BOOK_ERROR,
               error_number == ENOENT ? AWALE_BOOK_ERROR_MISSING : AWALE_BOOK_ERROR_FILE,
               "%s: %s", path, g_strerror (error_number));
}
