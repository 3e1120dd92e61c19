/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The file of an endgame table is either opened, or rejected with an error, and is never read
 * beyond its end. The first byte tells which checksums to correct first, because random bytes would
 * hardly ever pass them; the second byte is an eighth of the length of the part before the codes,
 * which follows. */
#include "fuzz.h"

#include <glib/gstdio.h>
#include <string.h>
#include <zlib.h>

#include "rules/awale-rules.h"
#include "tablebase/awale-layer.h"
#include "tablebase/awale-tablebase.h"

enum
{
  SEEDS = 1,
  FIX_HEADER = 1 << 0,
  FIX_CONTENTS = 1 << 1,
  FIX_CHUNK = 1 << 2,
  FIX_LENGTH = 1 << 3,  /* Make the file as long as its header says. */
};

static GByteArray *
assemble (const uint8_t *data,
          size_t         size)
{
  GByteArray *file = g_byte_array_new ();
  size_t n_head = size > 1 ? MIN (8 * (size_t) data[1], size - 2) : 0;
  static const uint8_t zeros[AWALE_LAYER_ALIGNMENT];

  g_byte_array_append (file, data + MIN (size, 2), n_head);
  if (file->len < AWALE_LAYER_ALIGNMENT)
    g_byte_array_append (file, zeros, AWALE_LAYER_ALIGNMENT - file->len);
  if (size > 2 + n_head)
    g_byte_array_append (file, data + 2 + n_head, size - 2 - n_head);
  return file;
}

static void
fix (GByteArray *file,
     int         what)
{
  AwaleLayerHeader *header = (AwaleLayerHeader *) (void *) file->data;
  uint32_t width = GUINT32_FROM_LE (header->width), n_bounds = GUINT32_FROM_LE (header->n_bounds);
  uint64_t boards = GUINT64_FROM_LE (header->boards);
  AwaleLayerPlan plan;

  if (boards > 100 || width > 2 || n_bounds > AWALE_LAYER_ESTIMATES_MAX)
    return;
  plan = awale_layer_plan_header (header);
  if (what & FIX_LENGTH && plan.total <= 1 << 16)
    {
      size_t length = file->len;

      g_byte_array_set_size (file, plan.total);
      if (length < plan.total)
        memset (file->data + length, 0, plan.total - length);
      header = (AwaleLayerHeader *) (void *) file->data;
    }
  if (plan.total > file->len)
    return;
  if (what & FIX_CHUNK && plan.n_chunks == 1)
    {
      uint32_t sum = GUINT32_TO_LE (crc32_z (0, file->data + plan.codes,
                                             plan.total - plan.codes));

      memcpy (file->data + plan.sums, &sum, sizeof sum);
    }
  if (what & FIX_CONTENTS)
    header->contents = GUINT32_TO_LE (crc32_z (0, file->data + plan.bounds,
                                               plan.sums + 4 * plan.n_chunks - plan.bounds));
  if (what & FIX_HEADER)
    header->checksum = GUINT32_TO_LE (crc32_z (0, (const Bytef *) header, sizeof *header - 4));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *folder = g_dir_make_tmp ("awale-fuzz-XXXXXX", NULL);
  g_autofree char *path = awale_layer_dup_path (folder, SEEDS);
  g_autofree char *rules = awale_tablebase_dup_rules_line (&awale_preset_find ("abapa")->rules);
  g_autoptr (GByteArray) file = assemble (data, size);
  g_autoptr (AwaleLayer) layer = NULL;
  g_autoptr (GError) error = NULL;
  AwaleBounds bounds;

  fix (file, size > 0 ? data[0] : 0);
  g_assert_true (g_file_set_contents_full (path, (const char *) file->data, file->len,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  layer = awale_layer_open (folder, rules, SEEDS, &error);
  g_assert_true ((layer == NULL) == (error != NULL));
  if (layer != NULL)
    for (uint64_t rank = 0; rank < layer->boards; rank++)
      if (awale_layer_get (layer, rank, &bounds))
        {
          int estimate = awale_layer_get_estimate_checked (layer, rank);

          g_assert_cmpint (estimate, >=, bounds.low * AWALE_LAYER_ESTIMATE_STEPS);
          g_assert_cmpint (estimate, <=, bounds.high * AWALE_LAYER_ESTIMATE_STEPS);
        }
  g_remove (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return 0;
}
