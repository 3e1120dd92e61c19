/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "forgetful-disk.h"

#include "failing-disk.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A file, which may have several names. It is kept open so that its inode number cannot be
 * reused. */
typedef struct
{
  dev_t device;
  ino_t number;
  int   fd;
} File;

typedef struct
{
  char *path;    /* Path relative to the watched folder. */
  char *parent;  /* Path of the folder that contains the name; "." is the watched folder. */
  int   file;    /* Index of the file, or -1 if the name is a folder. */
} Name;

/* State of the disk after a call. */
typedef struct
{
  unsigned   promised;
  char      *synced_folder;  /* Folder that was synced by the call, or NULL. */
  GPtrArray *names;          /* All names, folders before their contents. (element-type Name) */
  GPtrArray *contents;       /* Contents of each file. (element-type GBytes) */
  GPtrArray *synced;         /* Contents of each file at its last sync. (element-type GBytes) */
} Moment;

/* Contents of a file that may remain after a power cut if it was not synced. */
typedef enum
{
  KEPT_SYNCED,  /* Contents at the last sync. */
  KEPT_LENGTH,  /* The old contents with the new length; new bytes are zeros. */
  KEPT_HALF,    /* The first half of the new contents, followed by the same bytes as above. */
  KEPT_START,   /* The first half of the new contents, and nothing else. */
  KEPT_ALL,
  N_KEPT,
} Kept;

struct _ForgetfulDisk
{
  char      *folder;
  unsigned   promised;
  GArray    *files;    /* All files that had a name. (element-type File) */
  GPtrArray *moments;  /* States of the disk in order. (element-type Moment) */
};

static void
name_free (gpointer data)
{
  Name *name = data;

  g_free (name->path);
  g_free (name->parent);
  g_free (name);
}

static void
moment_free (gpointer data)
{
  Moment *moment = data;

  g_free (moment->synced_folder);
  g_ptr_array_unref (moment->names);
  g_ptr_array_unref (moment->contents);
  g_ptr_array_unref (moment->synced);
  g_free (moment);
}

/* Returns the index of the file with the device and inode of @status, or -1. */
static int
find_file (ForgetfulDisk     *self,
           const struct stat *status)
{
  for (guint i = 0; i < self->files->len; i++)
    {
      const File *file = &g_array_index (self->files, File, i);

      if (file->device == status->st_dev && file->number == status->st_ino)
        return (int) i;
    }
  return -1;
}

static int
ensure_file (ForgetfulDisk     *self,
             const char        *path,
             const struct stat *status)
{
  File file = { .device = status->st_dev, .number = status->st_ino };
  int index = find_file (self, status);

  if (index >= 0)
    return index;
  file.fd = open (path, O_RDONLY | O_CLOEXEC);
  g_assert_no_errno (file.fd);
  g_array_append_val (self->files, file);
  return (int) self->files->len - 1;
}

static void
note_names (ForgetfulDisk *self,
            const char    *folder,
            GPtrArray     *names)
{
  g_autofree char *full = g_build_filename (self->folder, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *base;

  while ((base = g_dir_read_name (dir)) != NULL)
    {
      Name *name = g_new0 (Name, 1);
      g_autofree char *path = g_build_filename (full, base, NULL);
      struct stat status;

      g_assert_no_errno (lstat (path, &status));
      name->parent = g_strdup (folder);
      name->path = g_str_equal (folder, ".") ? g_strdup (base)
                                             : g_build_filename (folder, base, NULL);
      name->file = S_ISDIR (status.st_mode) ? -1 : ensure_file (self, path, &status);
      g_ptr_array_add (names, name);
      if (name->file < 0)
        note_names (self, name->path, names);
    }
}

static GBytes *
read_file (const File *file)
{
  struct stat status;
  char *bytes;

  g_assert_no_errno (fstat (file->fd, &status));
  bytes = g_malloc ((size_t) status.st_size);
  g_assert_cmpint (pread (file->fd, bytes, (size_t) status.st_size, 0), ==, status.st_size);
  return g_bytes_new_take (bytes, (size_t) status.st_size);
}

/* Returns the contents of file number @i that were synced before @moment, which is about to be
 * recorded. */
static GBytes *
ref_synced (ForgetfulDisk *self,
            const Moment  *moment,
            guint          i)
{
  const Moment *before;

  /* Contents at the beginning count as synced. */
  if (self->moments->len == 0)
    return g_bytes_ref (g_ptr_array_index (moment->contents, i));
  before = g_ptr_array_index (self->moments, self->moments->len - 1);
  return i < before->synced->len ? g_bytes_ref (g_ptr_array_index (before->synced, i))
                                 : g_bytes_new_static ("", 0);
}

/* Notes that the file or folder open as @fd was synced: the contents of a file, or the names in a
 * folder. */
static void
note_sync (ForgetfulDisk *self,
           Moment        *moment,
           int            fd)
{
  g_autofree char *link = g_strdup_printf ("/proc/self/fd/%d", fd);
  struct stat status;
  int index;

  g_assert_no_errno (fstat (fd, &status));
  index = find_file (self, &status);
  if (index >= 0)
    {
      g_bytes_unref (moment->synced->pdata[index]);
      moment->synced->pdata[index] = g_bytes_ref (moment->contents->pdata[index]);
    }
  else if (S_ISDIR (status.st_mode))
    {
      g_autofree char *path = g_file_read_link (link, NULL);

      if (g_str_equal (path, self->folder))
        moment->synced_folder = g_strdup (".");
      else if (g_str_has_prefix (path, self->folder))
        moment->synced_folder = g_strdup (path + strlen (self->folder) + 1);
    }
}

/* Records the state after a call; @synced is the file that was synced, or -1. */
static void
call_cb (int   synced,
         void *user_data)
{
  ForgetfulDisk *self = user_data;
  Moment *moment = g_new0 (Moment, 1);

  moment->promised = self->promised;
  moment->names = g_ptr_array_new_with_free_func (name_free);
  moment->contents = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  moment->synced = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  note_names (self, ".", moment->names);
  for (guint i = 0; i < self->files->len; i++)
    g_ptr_array_add (moment->contents, read_file (&g_array_index (self->files, File, i)));
  for (guint i = 0; i < self->files->len; i++)
    g_ptr_array_add (moment->synced, ref_synced (self, moment, i));
  if (synced >= 0)
    note_sync (self, moment, synced);
  g_ptr_array_add (self->moments, moment);
}

ForgetfulDisk *
forgetful_disk_begin (const char *folder)
{
  ForgetfulDisk *self = g_new0 (ForgetfulDisk, 1);

  self->folder = g_strdup (folder);
  self->files = g_array_new (FALSE, FALSE, sizeof (File));
  self->moments = g_ptr_array_new_with_free_func (moment_free);
  call_cb (-1, self);
  failing_disk_begin (0, FAILING_DISK_ONCE, 0);
  failing_disk_watch (call_cb, self);
  return self;
}

void
forgetful_disk_promise (ForgetfulDisk *self)
{
  self->promised++;
  call_cb (-1, self);
}

static const Moment *
get_moment (ForgetfulDisk *self,
            guint          index)
{
  return g_ptr_array_index (self->moments, index);
}

/* Returns the last moment up to @cut at which the names in @folder were synced, or the first
 * moment. */
static guint
find_sync (ForgetfulDisk *self,
           const char    *folder,
           guint          cut)
{
  while (cut > 0 && g_strcmp0 (get_moment (self, cut)->synced_folder, folder) != 0)
    cut--;
  return cut;
}

/* Returns the contents of a file after a power cut. @now: its contents before the cut; @synced: its
 * contents at its last sync. (transfer full) */
static GBytes *
keep (Kept    kept,
      GBytes *synced,
      GBytes *now)
{
  gsize synced_size, size;
  const char *before = g_bytes_get_data (synced, &synced_size);
  const char *after = g_bytes_get_data (now, &size);
  char *bytes;

  if (kept == KEPT_ALL || g_bytes_equal (synced, now))
    return g_bytes_ref (now);
  if (kept == KEPT_SYNCED)
    return g_bytes_ref (synced);
  if (kept == KEPT_START)
    return g_bytes_new_from_bytes (now, 0, size / 2);
  bytes = g_malloc0 (size);
  for (gsize i = 0; i < size; i++)
    if (kept == KEPT_HALF && i < size / 2)
      bytes[i] = after[i];
    else if (i < synced_size)
      bytes[i] = before[i];
  return g_bytes_new_take (bytes, size);
}

static int
compare_paths (gconstpointer a,
               gconstpointer b,
               gpointer      unused)
{
  return strcmp (a, b);
}

/* Returns the paths that remain after a power cut at @cut, with their contents, or NULL for a
 * folder. Names in a folder that was not synced after @names_at are those of that moment. */
static GTree *
find_left (ForgetfulDisk *self,
           guint          cut,
           guint          names_at,
           Kept           kept)
{
  GTree *left = g_tree_new_full (compare_paths, NULL, g_free, (GDestroyNotify) g_bytes_unref);
  const Moment *last = get_moment (self, cut);

  for (guint at = names_at; at <= cut; at++)
    {
      const Moment *moment = get_moment (self, at);

      for (guint i = 0; i < moment->names->len; i++)
        {
          const Name *name = g_ptr_array_index (moment->names, i);
          GBytes *bytes = NULL;

          /* Take the names of each folder from only one moment: its last sync or @names_at,
           * whichever is later. */
          if (at != MAX (names_at, find_sync (self, name->parent, cut)))
            continue;
          if (name->file >= 0)
            bytes = keep (kept, last->synced->pdata[name->file], last->contents->pdata[name->file]);
          g_tree_insert (left, g_strdup (name->path), bytes);
        }
    }
  return left;
}

static gboolean
add_to_checksum (gpointer path,
                 gpointer bytes,
                 gpointer checksum)
{
  gsize size = 0;
  const guchar *contents = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;

  g_checksum_update (checksum, path, (gssize) strlen (path) + 1);
  if (size > 0)
    g_checksum_update (checksum, contents, (gssize) size);
  return FALSE;
}

/* Returns a text that is the same for the same remains. (transfer full) */
static char *
dup_fingerprint (GTree    *left,
                 unsigned  promised)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_tree_foreach (left, add_to_checksum, checksum);
  return g_strdup_printf ("%u %s", promised, g_checksum_get_string (checksum));
}

static gboolean
lay_out (gpointer path,
         gpointer bytes,
         gpointer folder)
{
  g_autofree char *full = g_build_filename (folder, path, NULL);
  g_autofree char *parent = g_path_get_dirname (full);

  /* A file in a folder that was lost is lost, too. */
  if (!g_file_test (parent, G_FILE_TEST_IS_DIR))
    return FALSE;
  if (bytes == NULL)
    g_assert_no_errno (g_mkdir (full, 0700));
  else
    {
      gsize size;
      const char *contents = g_bytes_get_data (bytes, &size);

      g_assert_true (g_file_set_contents_full (full, contents, (gssize) size,
                                               G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    }
  return FALSE;
}

static void
cut_power (ForgetfulDisk      *self,
           guint               cut,
           GHashTable         *seen,
           ForgetfulDiskCheck  check,
           void               *user_data)
{
  unsigned promised = get_moment (self, cut)->promised;

  for (guint names_at = 0; names_at <= cut; names_at++)
    for (Kept kept = 0; kept < N_KEPT; kept++)
      {
        g_autoptr (GTree) left = find_left (self, cut, names_at, kept);
        g_autofree char *folder = NULL;

        if (!g_hash_table_add (seen, dup_fingerprint (left, promised)))
          continue;
        folder = g_dir_make_tmp ("awale-power-cut-XXXXXX", NULL);
        g_tree_foreach (left, lay_out, folder);
        check (folder, promised, user_data);
        forgetful_disk_remove (folder);
      }
}

unsigned
forgetful_disk_end (ForgetfulDisk      *self,
                    ForgetfulDiskCheck  check,
                    void               *user_data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  failing_disk_end ();
  for (guint cut = 0; cut < self->moments->len; cut++)
    cut_power (self, cut, seen, check, user_data);

  for (guint i = 0; i < self->files->len; i++)
    close (g_array_index (self->files, File, i).fd);
  g_array_unref (self->files);
  g_ptr_array_unref (self->moments);
  g_free (self->folder);
  g_free (self);
  return g_hash_table_size (seen);
}

void
forgetful_disk_remove (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR) && !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
        forgetful_disk_remove (child);
      else
        g_remove (child);
    }
  g_rmdir (path);
}
