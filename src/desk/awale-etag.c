/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-etag.h"

#include <errno.h>
#include <glib/gstdio.h>

char *
awale_etag_new (const void *data,
                size_t      size)
{
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, size);

  return g_strdup_printf ("%zu:%s", size, checksum);
}

bool
awale_etag_matches (const char *etag,
                    const char *path)
{
  g_autofree char *contents = NULL;
  g_autofree char *present = NULL;
  size_t length;
  GStatBuf status;

  g_return_val_if_fail (etag != NULL && path != NULL, false);

  if (g_stat (path, &status) != 0)
    return errno == ENOENT;
  if (g_ascii_strtoull (etag, NULL, 10) != (guint64) status.st_size ||
      !g_file_get_contents (path, &contents, &length, NULL))
    return false;
  present = awale_etag_new (contents, length);
  return g_str_equal (present, etag);
}
