/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-etag.h"

#include "awale-local-read.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

char *
awale_etag_new (const void *data,
                size_t      size)
{
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, size);

  return g_strdup_printf ("%zu:%s", size, checksum);
}

/* Returns: whether the file open as @fd has @etag; @error_number as for awale_etag_matches() */
static bool
fd_matches (int         fd,
            const char *etag,
            int        *error_number)
{
  g_autofree char *contents = NULL;
  g_autofree char *present = NULL;
  struct stat status;
  size_t length;

  if (fstat (fd, &status) == 0 &&
      (!S_ISREG (status.st_mode) ||
       g_ascii_strtoull (etag, NULL, 10) != (guint64) status.st_size))
    return false;
  contents = awale_local_read (fd, &length);
  if (contents == NULL)
    {
      *error_number = errno;
      return false;
    }
  present = awale_etag_new (contents, length);
  return g_str_equal (present, etag);
}

bool
awale_etag_matches (const char *etag,
                    const char *path,
                    int        *error_number)
{
  bool matches;
  int fd;

  g_return_val_if_fail (etag != NULL && path != NULL && error_number != NULL, false);

  /* Who opens a pipe must not wait for its other end. */
  fd = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  *error_number = fd < 0 && errno != ENOENT ? errno : 0;
  if (fd < 0)
    return *error_number == 0;
  matches = fd_matches (fd, etag, error_number);
  close (fd);
  return matches;
}
