/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "weights-file.h"

#include <string.h>
#include <zlib.h>

GBytes *
weights_file_new (const AwaleWeights *weights,
                  const char         *origin)
{
  AwaleWeightsHead head = { 0 };
  g_autofree int16_t *numbers = g_memdup2 (weights, sizeof *weights);
  GByteArray *file = g_byte_array_new ();

  for (size_t i = 0; i < sizeof *weights / sizeof *numbers; i++)
    numbers[i] = GINT16_TO_LE (numbers[i]);
  memcpy (head.magic, AWALE_WEIGHTS_MAGIC, sizeof head.magic);
  head.version = GUINT32_TO_LE (AWALE_WEIGHTS_VERSION);
  head.size = GUINT32_TO_LE ((uint32_t) sizeof *weights);
  head.checksum = GUINT32_TO_LE (crc32_z (0, (const Bytef *) numbers, sizeof *weights));
  g_strlcpy (head.origin, origin, sizeof head.origin);

  g_byte_array_append (file, (const guint8 *) &head, sizeof head);
  g_byte_array_append (file, (const guint8 *) numbers, sizeof *weights);
  return g_byte_array_free_to_bytes (file);
}
