/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-hash.h"

#include <stdint.h>
#include <string.h>

gint64
awale_library_get_hash (GChecksum *checksum)
{
  uint8_t digest[32];
  gsize n_digest = sizeof digest;
  gint64 hash;

  g_checksum_get_digest (checksum, digest, &n_digest);
  memcpy (&hash, digest, sizeof hash);
  return GINT64_FROM_LE (hash);
}
