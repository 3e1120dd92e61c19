/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-error.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <sqlite3.h>
#include <stdbool.h>

G_DEFINE_QUARK (awale-library-error-quark, awale_library_error)

/* True if the error means a full disk, or an exceeded quota or limit on the size of files. SQLite
 * does not always keep the system's error number; errno still has it then. */
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
  int code = sqlite3_extended_errcode (db);

  if (code == SQLITE_CONSTRAINT_COMMITHOOK || code == SQLITE_READONLY_DBMOVED)
    return AWALE_LIBRARY_ERROR_REPLACED;
  switch (code & 0xff)
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
      return _("The library “%s” cannot be changed.");
    case AWALE_LIBRARY_ERROR_BUSY:
      return _("Another program is changing the library “%s”.");
    case AWALE_LIBRARY_ERROR_NO_SPACE:
      return _("There is no space left for the library “%s”.");
    case AWALE_LIBRARY_ERROR_REPLACED:
      return _("The library “%s” was replaced or removed while it was open.");
    case AWALE_LIBRARY_ERROR_GAME:
    case AWALE_LIBRARY_ERROR_MISSING:
    case AWALE_LIBRARY_ERROR_VERSION:
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
  int number = errno;
  AwaleLibraryError code = find_code (db, number);
  g_autofree char *name = g_filename_display_name (path);
  const char *message = find_message (code);

  /* SQLite reports a file system without locks as if another program held a lock. */
  if (code == AWALE_LIBRARY_ERROR_BUSY && number == ENOLCK)
    {
      code = AWALE_LIBRARY_ERROR_FILE;
      message = _("The library “%s” is on a file system that cannot lock files.");
    }

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
