/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-local-read.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool
read_into (int     fd,
           char   *data,
           size_t  size)
{
  for (size_t done = 0; done < size;)
    {
      ssize_t n = pread (fd, data + done, size - done, (off_t) done);

      /* Somebody has cut it short meanwhile. */
      if (n == 0)
        errno = EIO;
      if (n <= 0 && errno != EINTR)
        return false;
      done += n > 0 ? (size_t) n : 0;
    }
  return true;
}

char *
awale_local_read (int     fd,
                  size_t *size)
{
  g_autofree char *data = NULL;
  struct stat status;

  if (fstat (fd, &status) != 0)
    return NULL;
  *size = (size_t) status.st_size;
  data = g_try_malloc (*size + 1);
  if (data == NULL || !read_into (fd, data, *size))
    return NULL;
  data[*size] = '\0';
  return g_steal_pointer (&data);
}

bool
awale_local_file_holds (int         fd,
                        const char *data,
                        size_t      size)
{
  size_t length;
  g_autofree char *contents = awale_local_read (fd, &length);

  return contents != NULL && length == size && memcmp (contents, data, size) == 0;
}

bool
awale_local_holds (const char *path,
                   const char *data,
                   size_t      size)
{
  g_autofree char *contents = NULL;
  size_t length;

  return g_file_get_contents (path, &contents, &length, NULL) && length == size &&
         memcmp (contents, data, size) == 0;
}
