/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-private.h"

#include "awale-library-functions.h"
#include "awale-library-schema.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

/* Maximum time to wait for a transaction of another program, in milliseconds. */
#define PATIENCE 10000

/* Milliseconds between two attempts to begin a transaction. */
#define PAUSE 10

/* Checks the file a last time before a transaction is committed. */
static int
commit_cb (void *data)
{
  AwaleLibrary *self = data;

  return self->file != NULL && awale_library_file_is_replaced (self->file);
}

void
awale_library_free (AwaleLibrary *self)
{
  g_return_if_fail (self != NULL);

  awale_library_check_file (self, NULL);
  g_clear_pointer (&self->statements, g_hash_table_unref);
  sqlite3_close (self->db);
  g_clear_pointer (&self->file, awale_library_file_unref);
  if (self->move_cache != NULL)
    self->free_move_cache (self->move_cache);
  g_free (self->path);
  g_free (self->source);
  g_free (self);
}

char *
awale_library_dup_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "awale", "library.sqlite", NULL);
}

static bool
make_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_filename_display_name (path);
  int number;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return true;
  number = errno;
  g_set_error (error, AWALE_LIBRARY_ERROR,
               number == ENOSPC ? AWALE_LIBRARY_ERROR_NO_SPACE : AWALE_LIBRARY_ERROR_FILE,
               _("The folder for the library “%s” could not be created: %s"), name,
               g_strerror (number));
  return false;
}

/* Waits for another program. This callback replaces SQLite's own busy handler, which cannot be
 * cancelled. */
static int
wait_cb (void *data,
         int   n_waits)
{
  AwaleLibrary *self = data;

  if (errno == ENOLCK || g_cancellable_is_cancelled (self->opening) || n_waits >= PATIENCE / PAUSE)
    return false;
  sqlite3_sleep (PAUSE);
  return true;
}

/* Connects to the database without locking each access, because one thread at a time uses the
 * connection. SQLite sets `db` even on failure, to carry the error. */
static bool
connect (AwaleLibrary      *self,
         AwaleLibraryMode   mode,
         GError           **error)
{
  int flags = SQLITE_OPEN_NOMUTEX
              | (mode == AWALE_LIBRARY_WRITE ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                                             : SQLITE_OPEN_READONLY);

  if (sqlite3_open_v2 (self->path, &self->db, flags, NULL) != SQLITE_OK)
    {
      awale_library_set_error (error, self->db, self->path);
      return false;
    }
  self->statements = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                            (GDestroyNotify) awale_statement_free);
  sqlite3_commit_hook (self->db, commit_cb, self);
  sqlite3_extended_result_codes (self->db, 1);
  sqlite3_busy_handler (self->db, wait_cb, self);
  awale_library_add_functions (self->db);
  return awale_sql_run (self->db,
                        "PRAGMA foreign_keys = ON;"
                        "PRAGMA trusted_schema = OFF;"
                        "PRAGMA temp_store = MEMORY;"
                        "PRAGMA cache_size = -16384;", error);
}

/*
 * Enables write-ahead logging, which lets others read during a change and which not every file
 * system supports. SQLite does not wait here for another program that does the same.
 */
static bool
ask_for_log (AwaleLibrary  *self,
             GError       **error)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_MILLISECOND;
  g_autoptr (GError) problem = NULL;

  while (!awale_sql_run (self->db, "PRAGMA journal_mode = WAL", &problem))
    {
      if (!g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_BUSY)
          || g_get_monotonic_time () > end || g_cancellable_is_cancelled (self->opening))
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return false;
        }
      g_clear_error (&problem);
      sqlite3_sleep (PAUSE);
    }
  return true;
}

/* Makes changes survive a power cut: the log, or without a log the file and its folder, is synced
 * after each transaction. The transactions of an import are so large that this costs little. */
static bool
set_lasting (AwaleLibrary  *self,
             GError       **error)
{
  return ask_for_log (self, error) && awale_sql_run (self->db, "PRAGMA synchronous = EXTRA", error);
}

/* Opens the file for writing. SQLite opens a read-only file only for reading, which is an error
 * here. */
static bool
open_for_writing (AwaleLibrary  *self,
                  GError       **error)
{
  if (!make_folder (self->path, error) || !connect (self, AWALE_LIBRARY_WRITE, error))
    return false;
  if (sqlite3_db_readonly (self->db, "main") == 1)
    {
      g_autofree char *name = g_filename_display_name (self->path);

      g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_READ_ONLY,
                   _("The library “%s” cannot be changed."), name);
      return false;
    }
  /* The schema is checked first, because the file of another program must not get a log. */
  return awale_library_schema_ensure (self->db, self->path, true, error)
         && set_lasting (self, error);
}

static bool
is_missing (const char *path)
{
  struct stat status;

  errno = 0;
  return stat (path, &status) == 0 ? status.st_size == 0 : errno == ENOENT || errno == ENOTDIR;
}

/* Opens the file for reading. An empty file becomes a library only when it is opened for writing.
 * Readers, too, write the shared-memory file beside the library. */
static bool
open_for_reading (AwaleLibrary  *self,
                  GError       **error)
{
  g_autofree char *name = g_filename_display_name (self->path);
  g_autoptr (GError) problem = NULL;

  if (is_missing (self->path))
    g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING,
                 _("There is no library “%s”."), name);
  else if (connect (self, AWALE_LIBRARY_READ, &problem)
           && awale_library_schema_ensure (self->db, self->path, false, &problem))
    return true;
  else if (g_error_matches (problem, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_READ_ONLY))
    g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FILE,
                 _("The library “%s” cannot be read from a folder that cannot be written."), name);
  else
    g_propagate_error (error, g_steal_pointer (&problem));
  return false;
}

/* True if the file may be a library: for a folder SQLite would report a disk error, and a pipe
 * would block it. */
static bool
may_be_library (const char  *path,
                GError     **error)
{
  g_autofree char *name = NULL;
  struct stat status;

  if (stat (path, &status) != 0 || S_ISREG (status.st_mode))
    return true;
  name = g_filename_display_name (path);
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FOREIGN,
               _("“%s” is not a library of games."), name);
  return false;
}

static bool
open_in_mode (AwaleLibrary      *self,
              AwaleLibraryMode   mode,
              GError           **error)
{
  if (!may_be_library (self->path, error))
    return false;
  return mode == AWALE_LIBRARY_WRITE ? open_for_writing (self, error)
                                     : open_for_reading (self, error);
}

AwaleLibrary *
awale_library_open (const char       *path,
                    AwaleLibraryMode  mode,
                    GError          **error)
{
  return awale_library_open_cancellably (path, mode, NULL, error);
}

AwaleLibrary *
awale_library_open_cancellably (const char        *path,
                                AwaleLibraryMode   mode,
                                GCancellable      *cancellable,
                                GError           **error)
{
  g_autoptr (AwaleLibrary) self = NULL;
  g_autoptr (GError) problem = NULL;
  bool is_open;

  g_return_val_if_fail (path != NULL, NULL);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  self = g_new0 (AwaleLibrary, 1);
  self->path = g_canonicalize_filename (path, NULL);
  self->opening = cancellable;
  is_open = open_in_mode (self, mode, &problem);
  self->opening = NULL;
  if (is_open)
    {
      self->file = awale_library_file_new (self->path, self->db);
      return g_steal_pointer (&self);
    }
  if (!g_cancellable_set_error_if_cancelled (cancellable, error))
    g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

AwaleLibrary *
awale_library_new_empty (GError **error)
{
  g_autoptr (AwaleLibrary) self = g_new0 (AwaleLibrary, 1);

  self->path = g_strdup (":memory:");
  return connect (self, AWALE_LIBRARY_WRITE, error)
             && awale_library_schema_ensure (self->db, self->path, true, error)
           ? g_steal_pointer (&self) : NULL;
}

const char *
awale_library_get_path (AwaleLibrary *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->path;
}

/* True if the first row of @sql is not “ok”, or if @sql fails. */
static bool
finds_damage (AwaleLibrary  *self,
              const char    *sql,
              GError       **error)
{
  g_autoptr (AwaleStatement) statement = awale_statement_new (self->db, error, sql, "");
  AwaleSqlStep step = awale_statement_step (statement, error);
  g_autofree char *name = NULL;

  if (step == AWALE_SQL_DONE
      || (step == AWALE_SQL_ROW && g_strcmp0 (awale_statement_get_text (statement, 0), "ok") == 0))
    return false;
  if (step == AWALE_SQL_FAILED)
    return true;
  name = g_filename_display_name (self->path);
  g_set_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_DAMAGED,
               _("The library “%s” is damaged."), name);
  return true;
}

bool
awale_library_check (AwaleLibrary  *self,
                     GError       **error)
{
  g_return_val_if_fail (self != NULL, false);

  return !finds_damage (self, "PRAGMA integrity_check (1)", error)
         && !finds_damage (self, "PRAGMA foreign_key_check", error);
}

void
awale_library_set_values_func (AwaleLibrary           *self,
                               AwaleLibraryValuesFunc  func)
{
  g_return_if_fail (self != NULL);

  self->values_func = func;
}

AwaleLibraryFile *
awale_library_get_file (AwaleLibrary *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->file;
}

void
awale_library_interrupt (AwaleLibrary *self)
{
  g_return_if_fail (self != NULL);

  sqlite3_interrupt (self->db);
}

void
awale_library_set_write_lock (AwaleLibrary *self,
                              GMutex       *lock)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (!self->is_locked);

  self->write_lock = lock;
}

static void
lock (AwaleLibrary *self)
{
  if (self->write_lock == NULL)
    return;
  g_mutex_lock (self->write_lock);
  self->is_locked = true;
}

static void
unlock (AwaleLibrary *self)
{
  if (!self->is_locked)
    return;
  self->is_locked = false;
  g_mutex_unlock (self->write_lock);
}

/* Some failures have rolled the transaction back already. */
static void
roll_back (AwaleLibrary *self)
{
  if (!sqlite3_get_autocommit (self->db))
    {
      awale_sql_run (self->db, "ROLLBACK", NULL);
      self->undo = 0;
    }
  unlock (self);
  g_clear_pointer (&self->source, g_free);
}

bool
awale_library_check_file (AwaleLibrary  *self,
                          GError       **error)
{
  g_autofree char *kept = NULL;

  g_return_val_if_fail (self != NULL, false);

  if (self->file == NULL || !awale_library_file_is_replaced (self->file))
    return true;
  roll_back (self);
  kept = awale_library_file_keep (self->file, self->db);
  awale_library_file_set_error (self->file, kept, error);
  return false;
}

bool
awale_library_begin (AwaleLibrary  *self,
                     GError       **error)
{
  g_return_val_if_fail (self != NULL, false);

  if (self->n_begun == 0)
    {
      lock (self);
      if (!awale_library_check_file (self, error)
          || !awale_sql_run (self->db, "BEGIN IMMEDIATE", error))
        {
          unlock (self);
          return false;
        }
    }
  self->n_begun++;
  return true;
}

static bool
commit (AwaleLibrary  *self,
        GError       **error)
{
  if (!awale_library_check_file (self, error) || !awale_sql_run (self->db, "COMMIT", error))
    return false;
  unlock (self);
  return awale_library_check_file (self, error);
}

bool
awale_library_end (AwaleLibrary  *self,
                   bool           done,
                   GError       **error)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (self->n_begun > 0, false);

  if (--self->n_begun > 0)
    return done;
  if (done && commit (self, error))
    return true;
  roll_back (self);
  return false;
}

bool
awale_library_end_reading (AwaleLibrary  *self,
                           bool           done,
                           GError       **error)
{
  return done && awale_library_check_file (self, error);
}
