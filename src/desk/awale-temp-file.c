/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-temp-file"

#include "awale-temp-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <unistd.h>

struct _AwaleTempFile
{
  FILE *file;
};

static bool
set_failed (GError **error)
{
  int number = errno;

  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
               _("The games could not be prepared for export: %s"),
               g_strerror (number));
  return false;
}

AwaleTempFile *
awale_temp_file_new (const char *path,
                     GError    **error)
{
  g_autofree char *name = NULL;
  AwaleTempFile *self;
  FILE *file;
  int fd;

  g_return_val_if_fail (path != NULL, NULL);

  name = g_build_filename (path, "games-XXXXXX", NULL);
  fd = g_mkdir_with_parents (path, 0700) == 0 ? g_mkstemp (name) : -1;
  if (fd < 0)
    {
      set_failed (error);
      return NULL;
    }
  g_unlink (name);
  file = fdopen (fd, "w+");
  if (file == NULL)
    {
      set_failed (error);
      close (fd);
      return NULL;
    }
  self = g_new (AwaleTempFile, 1);
  self->file = file;
  return self;
}

void
awale_temp_file_free (AwaleTempFile *self)
{
  g_return_if_fail (self != NULL);

  fclose (self->file);
  g_free (self);
}

bool
awale_temp_file_append (AwaleTempFile *self,
                        const char    *text,
                        size_t         n_bytes,
                        GError       **error)
{
  g_return_val_if_fail (self != NULL, false);
  g_return_val_if_fail (text != NULL, false);

  return fwrite (text, 1, n_bytes, self->file) == n_bytes || set_failed (error);
}

GBytes *
awale_temp_file_map (AwaleTempFile *self,
                     GError       **error)
{
  g_autoptr (GMappedFile) mapped = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (fflush (self->file) != 0)
    {
      set_failed (error);
      return NULL;
    }
  mapped = g_mapped_file_new_from_fd (fileno (self->file), FALSE, error);
  return mapped != NULL ? g_mapped_file_get_bytes (mapped) : NULL;
}
