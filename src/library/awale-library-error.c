/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-error.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <stdbool.h>

G_DEFINE_QUARK (awale-library-error-quark, awale_library_error)

/* The database keeps the number of the system's error only sometimes; else it is still there. */
static bool
is_full (sqlite3 *db,
         int      last_number)
{
  int number = sqlite3_system_errno (db) != 0 ? sqlite3_system_errno (db) : last_number;

  return number == ENOSPC || number == EDQUOT || number == EFBIG;
}

static AwaleLibraryError
find_code (sqlite3 *db,
           int      last_number)
{
  switch (sqlite3_errcode (db) & 0xff)
    {
    case SQLITE_CORRUPT:
      return AWALE_LIBRARY_ERROR_DAMAGED;
    case SQLITE_NOTADB:
      return AWALE_LIBRARY_ERROR_FOREIGN;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return AWALE_LIBRARY_ERROR_READ_ONLY;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return AWALE_LIBRARY_ERROR_BUSY;
    case SQLITE_FULL:
      return AWALE_LIBRARY_ERROR_NO_SPACE;
    case SQLITE_IOERR:
      return is_full (db, last_number) ? AWALE_LIBRARY_ERROR_NO_SPACE : AWALE_LIBRARY_ERROR_FILE;
    default:
      return AWALE_LIBRARY_ERROR_FILE;
    }
}

static const char *
find_message (AwaleLibraryError code)
{
  switch (code)
    {
    case AWALE_LIBRARY_ERROR_DAMAGED:
      return _("The library “%s” is damaged.");
    case AWALE_LIBRARY_ERROR_FOREIGN:
      return _("“%s” is not a library of games.");
    case AWALE_LIBRARY_ERROR_READ_ONLY:
      return _("The library “%s” may not be changed.");
    case AWALE_LIBRARY_ERROR_BUSY:
      return _("Another program is changing the library “%s”.");
    case AWALE_LIBRARY_ERROR_NO_SPACE:
      return _("There is no space left for the library “%s”.");
    case AWALE_LIBRARY_ERROR_MISSING:
    case AWALE_LIBRARY_ERROR_NEWER:
    case AWALE_LIBRARY_ERROR_FILE:
    default:
      return NULL;
    }
}

void
awale_library_set_error (GError     **error,
                         sqlite3     *db,
                         const char  *path)
{
  AwaleLibraryError code = find_code (db, errno);
  g_autofree char *name = g_filename_display_name (path);
  const char *message = find_message (code);

  if ((sqlite3_errcode (db) & 0xff) == SQLITE_INTERRUPT)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, sqlite3_errmsg (db));
  else if (message != NULL)
    g_set_error (error, AWALE_LIBRARY_ERROR, code, message, name);
  else
    /* Translators: the second %s is what the database says, in English: “unable to open database
     * file”. */
    g_set_error (error, AWALE_LIBRARY_ERROR, code, _("The library “%s” cannot be used: %s"), name,
                 sqlite3_errmsg (db));
}
