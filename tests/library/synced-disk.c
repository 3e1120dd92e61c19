/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "synced-disk.h"

#include <gio/gio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static struct
{
  char       *folder;  /* Canonical path of the watched folder, or NULL if none is watched. */
  GHashTable *files;   /* Maps file names to GBytes. */
} disk;

void
synced_disk_begin (const char *folder)
{
  char *path = realpath (folder, NULL);

  disk.folder = g_strdup (path);
  disk.files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                      (GDestroyNotify) g_bytes_unref);
  free (path);
}

void
synced_disk_end (void)
{
  g_clear_pointer (&disk.folder, g_free);
  g_clear_pointer (&disk.files, g_hash_table_unref);
}

char *
synced_disk_cut (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("awale-cut-XXXXXX", &error);
  GHashTableIter iter;
  void *name, *bytes;

  g_assert_no_error (error);
  g_hash_table_iter_init (&iter, disk.files);
  while (g_hash_table_iter_next (&iter, &name, &bytes))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_file_set_contents_full (path, g_bytes_get_data (bytes, NULL),
                                (gssize) g_bytes_get_size (bytes), G_FILE_SET_CONTENTS_NONE, 0600,
                                &error);
      g_assert_no_error (error);
    }
  return folder;
}

/* Reads through the open descriptor, because opening and closing the file again would release all
 * locks that the process holds on it. */
static GBytes *
read_all (int fd)
{
  off_t size = lseek (fd, 0, SEEK_END);
  char *bytes = g_malloc ((size_t) size);

  g_assert_cmpint (pread (fd, bytes, (size_t) size, 0), ==, size);
  return g_bytes_new_take (bytes, (size_t) size);
}

static gboolean
is_gone (void *name,
         void *bytes,
         void *user_data)
{
  g_autofree char *path = g_build_filename (disk.folder, name, NULL);

  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
keep (int fd)
{
  g_autofree char *link = g_strdup_printf ("/proc/self/fd/%d", fd);
  g_autofree char *path = g_file_read_link (link, NULL);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  if (g_strcmp0 (path, disk.folder) == 0)
    g_hash_table_foreach_remove (disk.files, is_gone, NULL);
  else if (g_strcmp0 (folder, disk.folder) == 0)
    g_hash_table_replace (disk.files, g_path_get_basename (path), read_all (fd));
}

/* The functions fsync() and fdatasync() below replace those of the C library. */

static int
sync_and_keep (long call,
               int  fd)
{
  int result = (int) syscall (call, fd);

  if (result == 0 && disk.folder != NULL)
    keep (fd);
  return result;
}

int
fsync (int fd)
{
  return sync_and_keep (SYS_fsync, fd);
}

int
fdatasync (int fd)
{
  return sync_and_keep (SYS_fdatasync, fd);
}
