/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-recovery"

#include "awale-recovery.h"

#include "awale-atomic-file.h"
#include "awale-file-contents.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define SUFFIX ".ogn"
#define LOCK_SUFFIX ".lock"
#define HEADER "; awale-recovery "

/* Maximum number of problems listed one by one. */
#define MAX_PROBLEMS 8

/* The recovery file and its lock, shared with jobs of the disk queue that may outlive the
 * object. */
typedef struct
{
  char *path;
  char *lock_path;
  int   lock_fd;  /* Descriptor of the lock; -1 before the first save, so that documents without
                   * changes need no lock. */
} RecoveryFile;

struct _AwaleRecovery
{
  AwaleDiskQueue   *disk;
  RecoveryFile     *file;

  char             *text;
  AwaleRecoveryInfo info;
};

void
awale_recovery_info_clear (AwaleRecoveryInfo *info)
{
  g_free (info->uri);
  g_free (info->etag);
  g_free (info->place);
  g_free (info->play);
}

static RecoveryFile *
recovery_file_new (const char *folder,
                   const char *name)
{
  RecoveryFile *file = g_atomic_rc_box_new (RecoveryFile);

  file->path = g_build_filename (folder, name, NULL);
  file->lock_path = g_strconcat (file->path, LOCK_SUFFIX, NULL);
  file->lock_fd = -1;
  return file;
}

static void
recovery_file_clear (gpointer data)
{
  RecoveryFile *file = data;

  if (file->lock_fd >= 0)
    close (file->lock_fd);
  g_free (file->lock_path);
  g_free (file->path);
}

static void
recovery_file_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, recovery_file_clear);
}

/* True if @number means that the file system has no usable locks; EWOULDBLOCK and, on CIFS, EACCES
 * mean that another program holds the lock. */
static bool
is_unlockable (int number)
{
  return number != EWOULDBLOCK && number != EACCES;
}

/* Opens the lock file; read-only if the disk or the folder is, which is enough for locking. */
static int
open_lock (const char *lock_path)
{
  int fd = open (lock_path, O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0600);

  if (fd >= 0 || (errno != EROFS && errno != EACCES))
    return fd;
  return open (lock_path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
}

/* Locks @file. Returns: false if another program holds the lock; lock_fd stays -1, with errno set,
 * if the lock file cannot be opened. A lock file that was removed before it was locked does not
 * count. Without locks, as on some network disks, the file counts as free, because work offered
 * twice is better than lost work. */
static bool
lock (RecoveryFile *file)
{
  struct stat status;

  for (;;)
    {
      int fd = open_lock (file->lock_path);

      if (fd < 0)
        return true;
      if (flock (fd, LOCK_EX | LOCK_NB) != 0 && !is_unlockable (errno))
        {
          close (fd);
          return false;
        }
      if (fstat (fd, &status) == 0 && status.st_nlink > 0)
        {
          file->lock_fd = fd;
          return true;
        }
      close (fd);
    }
}

/* Removes the lock file. A recovery file that is to be discarded must be removed before, because
 * without a lock it would count as left behind by a crash. */
static void
unlock (RecoveryFile *file)
{
  if (file->lock_fd < 0)
    return;
  awale_atomic_file_clear_leftovers (file->path);
  g_unlink (file->lock_path);
  close (file->lock_fd);
  file->lock_fd = -1;
}

static bool
ensure_locked (RecoveryFile *file)
{
  g_autofree char *folder = g_path_get_dirname (file->lock_path);

  if (file->lock_fd < 0 && awale_atomic_file_make_folder (folder))
    lock (file);
  if (file->lock_fd < 0)
    g_message ("Unsaved work cannot be kept in %s: %s", folder, g_strerror (errno));

  return file->lock_fd >= 0;
}

static AwaleRecovery *
recovery_new_for_file (RecoveryFile   *file,
                       AwaleDiskQueue *disk)
{
  AwaleRecovery *self = g_atomic_rc_box_new0 (AwaleRecovery);

  self->file = file;
  self->disk = awale_disk_queue_ref (disk);

  return self;
}

/* Reads the file at @path, with a zero byte appended; @problem is set on failure, but not for a
 * missing file. The function must neither block on a pipe nor read a device forever. (transfer
 * full) (nullable) */
static char *
read_contents (const char  *path,
               const char **problem)
{
  int fd = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  g_autofree char *contents = NULL;
  struct stat status;
  size_t size;

  if (fd < 0 && errno == ENOENT)
    return NULL;
  if (fd < 0 || fstat (fd, &status) != 0)
    *problem = g_strerror (errno);
  else if (!S_ISREG (status.st_mode))
    *problem = _("It is not a regular file.");
  else if (status.st_size > (off_t) AWALE_FILE_MAX_BYTES)
    *problem = _("The file is too large to be read.");
  else if ((contents = awale_atomic_file_read (fd, &size)) == NULL)
    *problem = g_strerror (errno);
  if (fd >= 0)
    close (fd);
  return g_steal_pointer (&contents);
}

static bool
parse_contents (AwaleRecovery  *self,
                const char     *contents,
                const char    **problem)
{
  AwaleRecoveryInfo *info = &self->info;
  g_autoptr (GVariant) header = NULL;
  gboolean partial = FALSE;
  gboolean converted = FALSE;
  const char *end;

  /* A file without the header is not unsaved work of this program. */
  if (!g_str_has_prefix (contents, HEADER))
    return false;

  end = strchr (contents, '\n');
  if (end != NULL && g_utf8_validate (contents, end - contents, NULL))
    header = g_variant_parse (G_VARIANT_TYPE_VARDICT, contents + strlen (HEADER), end, NULL, NULL);
  if (header == NULL)
    {
      *problem = _("The file is damaged.");
      return false;
    }

  g_variant_lookup (header, "uri", "s", &info->uri);
  g_variant_lookup (header, "etag", "s", &info->etag);
  g_variant_lookup (header, "game", "u", &info->game);
  if (!g_variant_lookup (header, "place", "s", &info->place))
    info->place = g_strdup ("");
  g_variant_lookup (header, "partial", "b", &partial);
  g_variant_lookup (header, "converted", "b", &converted);
  g_variant_lookup (header, "listed", "x", &info->listed);
  g_variant_lookup (header, "play", "s", &info->play);
  info->partial = partial;
  info->converted = converted;
  self->text = g_strdup (end + 1);

  return true;
}

/* Claims the recovery file @name in @folder unless another program holds it. Leftovers of a missing
 * file are removed; an unreadable file stays. */
static AwaleRecovery *
claim (const char      *folder,
       const char      *name,
       AwaleDiskQueue  *disk,
       const char     **problem)
{
  RecoveryFile *file = recovery_file_new (folder, name);
  g_autoptr (AwaleRecovery) self = recovery_new_for_file (file, disk);
  g_autofree char *contents = NULL;

  if (!lock (file))
    return NULL;
  contents = read_contents (file->path, problem);
  if (contents == NULL || !parse_contents (self, contents, problem))
    {
      unlock (file);
      return NULL;
    }

  if (file->lock_fd >= 0)
    awale_atomic_file_clear_leftovers (file->path);
  return g_steal_pointer (&self);
}

/* The name of the recovery file if @name is a recovery file or the lock of one, else NULL.
 * (transfer full) */
static char *
dup_base (const char *name)
{
  if (g_str_has_suffix (name, SUFFIX))
    return g_strdup (name);
  if (g_str_has_suffix (name, SUFFIX LOCK_SUFFIX))
    return g_strndup (name, strlen (name) - strlen (LOCK_SUFFIX));
  return NULL;
}

static int
compare_age (gconstpointer a,
             gconstpointer b)
{
  AwaleRecovery *const *first = a, *const *second = b;
  GStatBuf first_stat = { 0 }, second_stat = { 0 };

  g_stat ((*first)->file->path, &first_stat);
  g_stat ((*second)->file->path, &second_stat);

  return (second_stat.st_mtime > first_stat.st_mtime) -
         (second_stat.st_mtime < first_stat.st_mtime);
}

static void
free_contents (AwaleRecovery *self)
{
  g_free (self->text);
  awale_recovery_info_clear (&self->info);
  g_clear_pointer (&self->file, recovery_file_unref);
  g_clear_pointer (&self->disk, awale_disk_queue_unref);
}

AwaleRecovery *
awale_recovery_ref (AwaleRecovery *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

void
awale_recovery_unref (AwaleRecovery *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, (GDestroyNotify) free_contents);
}

GFile *
awale_recovery_get_default_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "awale", "recovery", NULL);
}

AwaleRecovery *
awale_recovery_new (GFile          *folder,
                    AwaleDiskQueue *disk)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (uuid, SUFFIX, NULL);

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (g_file_peek_path (folder) != NULL, NULL);
  g_return_val_if_fail (disk != NULL, NULL);

  return recovery_new_for_file (recovery_file_new (g_file_peek_path (folder), name), disk);
}

/* Adds a line about the problem of @file to @lines; @n is the number of the problem, from 1. After
 * MAX_PROBLEMS lines, an ellipsis stands for the others. */
static void
add_problem (GString    *lines,
             unsigned    n,
             GFile      *file,
             const char *problem)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *line = g_strdup_printf (_("%s: %s"), name, problem);

  if (n <= MAX_PROBLEMS)
    g_string_append_printf (lines, "%s• %s", n > 1 ? "\n" : "", line);
  else if (n == MAX_PROBLEMS + 1)
    g_string_append (lines, "\n…");
}

GPtrArray *
awale_recovery_collect (GFile           *folder,
                        AwaleDiskQueue  *disk,
                        char           **problems)
{
  g_autoptr (GPtrArray) recoveries =
    g_ptr_array_new_with_free_func ((GDestroyNotify) awale_recovery_unref);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = NULL;
  unsigned n_problems = 0;
  const char *name;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (g_file_peek_path (folder) != NULL, NULL);

  dir = g_dir_open (g_file_peek_path (folder), 0, &error);
  if (dir == NULL && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    add_problem (lines, ++n_problems, folder, _("The folder could not be opened."));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *base = dup_base (name);
      const char *problem = NULL;
      AwaleRecovery *recovery;

      /* A recovery file and its lock have the same base name, which is claimed once. */
      if (base == NULL || !g_hash_table_add (seen, g_strdup (base)))
        continue;
      recovery = claim (g_file_peek_path (folder), base, disk, &problem);
      if (recovery != NULL)
        {
          g_ptr_array_add (recoveries, recovery);
        }
      else if (problem != NULL)
        {
          g_autoptr (GFile) file = g_file_get_child (folder, base);

          add_problem (lines, ++n_problems, file, problem);
        }
    }

  g_ptr_array_sort (recoveries, compare_age);
  if (problems != NULL)
    *problems = lines->len > 0 ? g_strdup (lines->str) : NULL;

  return g_steal_pointer (&recoveries);
}

static char *
compose_header (const AwaleRecoveryInfo *info)
{
  g_autoptr (GVariant) header = NULL;
  g_autofree char *printed = NULL;
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "version", "u", 1);
  g_variant_dict_insert (&dict, "game", "u", info->game);
  g_variant_dict_insert (&dict, "place", "s", info->place);
  g_variant_dict_insert (&dict, "partial", "b", (gboolean) info->partial);
  g_variant_dict_insert (&dict, "converted", "b", (gboolean) info->converted);
  if (info->listed != 0)
    g_variant_dict_insert (&dict, "listed", "x", info->listed);
  if (info->uri != NULL)
    g_variant_dict_insert (&dict, "uri", "s", info->uri);
  if (info->etag != NULL)
    g_variant_dict_insert (&dict, "etag", "s", info->etag);
  if (info->play != NULL)
    g_variant_dict_insert (&dict, "play", "s", info->play);
  header = g_variant_ref_sink (g_variant_dict_end (&dict));
  printed = g_variant_print (header, TRUE);

  return g_strconcat (HEADER, printed, "\n", NULL);
}

typedef struct
{
  RecoveryFile *file;
  char         *header;
  GPtrArray    *texts;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  recovery_file_unref (saving->file);
  g_free (saving->header);
  g_ptr_array_unref (saving->texts);
  g_free (saving);
}

/* Writes the recovery file; called by the disk queue. */
static void
save_file (gpointer data)
{
  const Saving *saving = data;
  GString *contents = g_string_new (saving->header);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < saving->texts->len; i++)
    {
      gsize size;
      const char *text = g_bytes_get_data (g_ptr_array_index (saving->texts, i), &size);

      if (i > 0)
        g_string_append_c (contents, '\n');
      g_string_append_len (contents, text, size);
    }
  bytes = g_string_free_to_bytes (contents);
  if (ensure_locked (saving->file) &&
      !awale_atomic_file_write_private (saving->file->path, bytes, &error))
    g_message ("Unsaved work cannot be kept: %s", error->message);
}

void
awale_recovery_save (AwaleRecovery           *self,
                     GPtrArray               *texts,
                     const AwaleRecoveryInfo *info)
{
  Saving *saving;

  g_return_if_fail (self != NULL);
  g_return_if_fail (texts != NULL);
  g_return_if_fail (info != NULL && info->place != NULL);

  saving = g_new (Saving, 1);
  saving->file = g_atomic_rc_box_acquire (self->file);
  saving->header = compose_header (info);
  saving->texts = g_ptr_array_ref (texts);
  awale_disk_queue_push (self->disk, self->file, save_file, saving, saving_free);
}

/* Removes the recovery file; called by the disk queue. */
static void
remove_file (gpointer data)
{
  RecoveryFile *file = data;

  if (file->lock_fd < 0)
    return;
  g_unlink (file->path);
  unlock (file);
}

void
awale_recovery_discard (AwaleRecovery *self)
{
  g_return_if_fail (self != NULL);

  awale_disk_queue_push (self->disk, self->file, remove_file, g_atomic_rc_box_acquire (self->file),
                         recovery_file_unref);
}

const char *
awale_recovery_get_text (AwaleRecovery *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text;
}

const AwaleRecoveryInfo *
awale_recovery_get_info (AwaleRecovery *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text != NULL ? &self->info : NULL;
}
