/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-local-beside.h"

#include "awale-local-read.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Names are tried until one is free. */
#define MAX_NAMES 100

/* So many bytes of a name begin that of a file beside it. */
#define MAX_PREFIX 100

/* Of a long name its beginning is enough: that of a file beside it must not be longer. It ends with
 * a whole character, as some file systems take nothing else. */
static char *
dup_prefix (const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  size_t length = MIN (strlen (base), MAX_PREFIX);

  while (length > 0 && ((unsigned char) base[length] & 0xc0) == 0x80)
    length--;
  return g_strdup_printf (".%.*s.", (int) length, base);
}

/* Creates a hidden file in @folder, named after @path. Returns: what it is open as, or -1. */
static int
create_beside (const char  *folder,
               const char  *path,
               const char  *suffix,
               mode_t       mode,
               char       **created)
{
  g_autofree char *prefix = dup_prefix (path);

  for (int i = 0; i < MAX_NAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s%08x%s", prefix, g_random_int (), suffix);
      g_autofree char *full = g_build_filename (folder, name, NULL);
      int fd = open (full, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);

      if (fd >= 0)
        *created = g_steal_pointer (&full);
      if (fd >= 0 || errno != EEXIST)
        return fd;
    }
  return -1;
}

/* Whether @name is that of a hidden file with that @prefix and @suffix, and nothing a person would
 * choose. */
static bool
is_beside (const char *name,
           const char *prefix,
           const char *suffix)
{
  const char *digits = name + strlen (prefix);

  return g_str_has_prefix (name, prefix) && strspn (digits, "0123456789abcdef") == 8
         && strcmp (digits + 8, suffix) == 0;
}

/* Whether the file at @path holds what the one open as @fd does. */
static bool
is_same (int         fd,
         const char *path)
{
  struct stat copy, status;
  g_autofree char *data = NULL;
  size_t size;

  if (fstat (fd, &copy) != 0 || stat (path, &status) != 0 || !S_ISREG (status.st_mode) ||
      copy.st_size != status.st_size)
    return false;
  data = awale_local_read (fd, &size);
  return data != NULL && awale_local_holds (path, data, size);
}

/* Removes a file that is ours and that nobody is writing; if @original is not NULL only if it has
 * the same in it. */
static void
clear_beside (const char *path,
              const char *original)
{
  int fd = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat status;

  if (fd < 0)
    return;
  if (fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && status.st_uid == geteuid ()
      && flock (fd, LOCK_EX | LOCK_NB) == 0 && (original == NULL || is_same (fd, original)))
    unlink (path);
  close (fd);
}

int
awale_local_beside_create (const char  *folder,
                           const char  *path,
                           const char  *suffix,
                           mode_t       mode,
                           char       **created)
{
  g_return_val_if_fail (folder != NULL && path != NULL, -1);
  g_return_val_if_fail (suffix != NULL && created != NULL, -1);

  for (int i = 0; i < MAX_NAMES; i++)
    {
      int fd = create_beside (folder, path, suffix, mode, created);
      struct stat status;

      if (fd < 0)
        return fd;
      /* Where nothing can be locked nothing is cleared away either. Whoever has locked it is about
       * to clear it away, or has. */
      if (flock (fd, LOCK_EX | LOCK_NB) != 0 ? errno != EWOULDBLOCK
                                             : fstat (fd, &status) != 0 || status.st_nlink > 0)
        return fd;
      unlink (*created);
      close (fd);
      g_clear_pointer (created, g_free);
    }
  errno = EEXIST;
  return -1;
}

void
awale_local_beside_clear (const char *path)
{
  g_autofree char *folder = NULL;
  g_autofree char *prefix = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (path != NULL);

  folder = g_path_get_dirname (path);
  prefix = dup_prefix (path);
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *beside = g_build_filename (folder, name, NULL);

      if (is_beside (name, prefix, AWALE_LOCAL_PART))
        clear_beside (beside, NULL);
      else if (is_beside (name, prefix, AWALE_LOCAL_COPY))
        clear_beside (beside, path);
    }
}
