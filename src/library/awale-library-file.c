/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-file.h"

#include "awale-library-error.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SUFFIX ".sqlite"

#define LATENESS 2  /* Seconds by which the clock of a file system may lag behind. */

struct _AwaleLibraryFile
{
  char        *path;
  char        *log_path;
  char        *index_path;  /* Path of the shared-memory index of the log. */
  char        *aside_path;  /* Path to which the log is moved. */
  struct stat  status;      /* Status of the file; all zero if that is unknown or the file was
                             * replaced while being opened. */
  struct stat  log;         /* Status of the log; all zero without a log. */
  gint64       opened;      /* Time of opening, in seconds since 1970. */
};

/* A path beside the library for the file that was replaced; all connections to that file get the
 * same path. */
static char *
dup_path_beside (const AwaleLibraryFile *self,
                 unsigned                number,
                 const char             *suffix)
{
  size_t n_bytes = strlen (self->path)
                   - (g_str_has_suffix (self->path, SUFFIX) ? strlen (SUFFIX) : 0);

  return g_strdup_printf ("%.*s-replaced-%" PRIuMAX "-%u%s", (int) n_bytes, self->path,
                          (uintmax_t) self->status.st_ino, number, suffix);
}

AwaleLibraryFile *
awale_library_file_new (const char *path,
                        sqlite3    *db)
{
  AwaleLibraryFile *self = g_atomic_rc_box_new0 (AwaleLibraryFile);
  const char *real_path = sqlite3_db_filename (db, "main");
  int has_moved = 0;

  self->path = g_strdup (path);
  self->log_path = g_strconcat (real_path, "-wal", NULL);
  self->index_path = g_strconcat (real_path, "-shm", NULL);
  self->opened = g_get_real_time () / G_USEC_PER_SEC;
  if (stat (path, &self->status) != 0
      || sqlite3_file_control (db, "main", SQLITE_FCNTL_HAS_MOVED, &has_moved) != SQLITE_OK
      || has_moved)
    self->status = (struct stat) { 0 };
  /* A query makes SQLite create the log, which happens at the first read. */
  sqlite3_exec (db, "SELECT 1 FROM sqlite_schema LIMIT 1", NULL, NULL, NULL);
  if (stat (self->log_path, &self->log) != 0)
    self->log = (struct stat) { 0 };
  self->aside_path = dup_path_beside (self, 0, "-wal");
  return self;
}

AwaleLibraryFile *
awale_library_file_ref (AwaleLibraryFile *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (void *data)
{
  AwaleLibraryFile *self = data;

  g_free (self->path);
  g_free (self->log_path);
  g_free (self->index_path);
  g_free (self->aside_path);
}

void
awale_library_file_unref (AwaleLibraryFile *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

static bool
is_at (const struct stat *file,
       const char        *path,
       struct stat       *status)
{
  return stat (path, status) == 0 && status->st_dev == file->st_dev
         && status->st_ino == file->st_ino;
}

/* If stat() fails for any reason but a missing file, the file may still be there. */
bool
awale_library_file_is_replaced (AwaleLibraryFile *self)
{
  struct stat status;

  errno = 0;
  return !is_at (&self->status, self->path, &status)
         && (errno == 0 || errno == ENOENT || errno == ENOTDIR);
}

void
awale_library_file_leave (AwaleLibraryFile *self)
{
  struct stat status;

  if (!awale_library_file_is_replaced (self) || !is_at (&self->log, self->log_path, &status))
    return;
  if (status.st_size > 0)
    g_rename (self->log_path, self->aside_path);
  else
    g_unlink (self->log_path);
  g_unlink (self->index_path);
}

static bool
copy_to (sqlite3    *db,
         const char *path)
{
  sqlite3 *copy = NULL;
  sqlite3_backup *backup = NULL;
  int result = sqlite3_open (path, &copy);

  if (result == SQLITE_OK)
    backup = sqlite3_backup_init (copy, "main", db, "main");
  if (backup != NULL)
    sqlite3_backup_step (backup, -1);
  result = backup != NULL ? sqlite3_backup_finish (backup) : SQLITE_ERROR;
  return sqlite3_close (copy) == SQLITE_OK && result == SQLITE_OK;
}

static bool
copy_safely (sqlite3    *db,
             const char *path)
{
  g_autofree char *part = g_strconcat (path, ".XXXXXX", NULL);
  int fd = g_mkstemp (part);

  if (fd < 0)
    return false;
  close (fd);
  if (copy_to (db, part) && g_rename (part, path) == 0)
    return true;
  g_unlink (part);
  return false;
}

/* The path of the copy of this file. A copy older than this connection belongs to another file;
 * LATENESS allows for file systems whose clock lags behind. */
static char *
find_copy_path (const AwaleLibraryFile *self,
                bool                   *exists)
{
  for (unsigned number = 1;; number++)
    {
      g_autofree char *path = dup_path_beside (self, number, SUFFIX);
      struct stat status;

      *exists = stat (path, &status) == 0;
      if (!*exists || status.st_mtim.tv_sec >= self->opened - LATENESS)
        return g_steal_pointer (&path);
    }
}

char *
awale_library_file_keep (AwaleLibraryFile *self,
                         sqlite3          *db)
{
  bool exists;
  g_autofree char *path = find_copy_path (self, &exists);
  struct stat status;
  bool is_empty = self->log.st_ino == 0
                  || (is_at (&self->log, self->log_path, &status) && status.st_size == 0);

  awale_library_file_leave (self);
  if (is_empty || (!exists && !copy_safely (db, path)))
    return NULL;
  if (is_at (&self->log, self->aside_path, &status))
    g_unlink (self->aside_path);
  return g_steal_pointer (&path);
}

void
awale_library_file_set_error (AwaleLibraryFile  *self,
                              const char        *kept,
                              GError           **error)
{
  g_autofree char *name = g_filename_display_name (self->path);
  g_autofree char *kept_name = kept != NULL ? g_filename_display_basename (kept) : NULL;

  if (kept_name != NULL)
    g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_REPLACED,
                 _("The library “%s” was replaced or removed while it was open. What it held is "
                   "kept beside it as “%s”."), name, kept_name);
  else
    g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_REPLACED,
                 _("The library “%s” was replaced or removed while it was open."), name);
}
