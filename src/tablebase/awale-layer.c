/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-layer.h"

#include "awale-checksum.h"
#include "awale-index.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

char *
awale_layer_dup_path (const char *folder,
                      unsigned    seeds)
{
  g_autofree char *name = g_strdup_printf ("seeds-%02u.awt", seeds);

  return g_build_filename (folder, name, NULL);
}

AwaleLayerPlan
awale_layer_plan (uint64_t boards,
                  unsigned width,
                  unsigned n_bounds)
{
  AwaleLayerPlan plan;

  plan.n_chunks = (boards * width + AWALE_LAYER_CHUNK - 1) / AWALE_LAYER_CHUNK;
  plan.bounds = sizeof (AwaleLayerHeader);
  plan.sums = plan.bounds + (n_bounds * sizeof (AwaleBounds) + 7) / 8 * 8;
  plan.codes = plan.sums + plan.n_chunks * sizeof (uint64_t);
  plan.codes = (plan.codes + AWALE_LAYER_ALIGNMENT - 1) / AWALE_LAYER_ALIGNMENT
               * AWALE_LAYER_ALIGNMENT;
  plan.total = plan.codes + boards * width;
  return plan;
}

void
awale_layer_set_damaged (GError     **error,
                         const char  *path,
                         const char  *what)
{
  g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED, "%s: %s", path, what);
}

void
awale_layer_set_failed (GError     **error,
                        const char  *path,
                        int          error_number)
{
  if (error_number == ENOSPC || error_number == EDQUOT || error_number == EFBIG)
    g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_NO_SPACE,
                 _("%s: no space left for the table (%s)"), path, g_strerror (error_number));
  else
    g_set_error (error, AWALE_TABLEBASE_ERROR,
                 error_number == ENOENT ? AWALE_TABLEBASE_ERROR_MISSING
                                        : AWALE_TABLEBASE_ERROR_FILE,
                 "%s: %s", path, g_strerror (error_number));
}

static void *
map_file (const char  *path,
          size_t      *size,
          GError     **error)
{
  int file = open (path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  void *map = MAP_FAILED;

  if (file < 0 || fstat (file, &status) != 0)
    {
      awale_layer_set_failed (error, path, errno);
    }
  else if (!S_ISREG (status.st_mode) || (size_t) status.st_size < sizeof (AwaleLayerHeader))
    {
      awale_layer_set_damaged (error, path, _("not a table: it is too short"));
    }
  else
    {
      *size = (size_t) status.st_size;
      map = mmap (NULL, *size, PROT_READ, MAP_SHARED, file, 0);
      if (map == MAP_FAILED)
        awale_layer_set_failed (error, path, errno);
    }
  if (file >= 0)
    close (file);
  return map == MAP_FAILED ? NULL : map;
}

/* What is wrong with @header, or NULL. */
static const char *
judge_header (const AwaleLayerHeader *header,
              const char             *rules_line,
              unsigned                seeds,
              size_t                  size)
{
  unsigned width = GUINT32_FROM_LE (header->width);
  unsigned n_bounds = GUINT32_FROM_LE (header->n_bounds);

  if (memcmp (header->magic, AWALE_LAYER_MAGIC, sizeof header->magic) != 0)
    return _("not a table");
  if (GUINT32_FROM_LE (header->version) != AWALE_LAYER_VERSION)
    return _("a table of another version");
  if (GUINT64_FROM_LE (header->checksum)
      != awale_checksum (header, G_STRUCT_OFFSET (AwaleLayerHeader, checksum)))
    return _("its header is damaged");
  if (strncmp (header->rules, rules_line, sizeof header->rules) != 0)
    return _("a table of other rules");
  if (GUINT32_FROM_LE (header->seeds) != seeds
      || GUINT64_FROM_LE (header->boards) != awale_index_boards (seeds))
    return _("a table of another number of seeds");
  if (width < 1 || width > 2 || n_bounds < 1 || n_bounds > AWALE_LAYER_BOUNDS_MAX
      || (width == 1) != (n_bounds <= 256))
    return _("its header is damaged");
  if (awale_layer_plan (awale_index_boards (seeds), width, n_bounds).total != size)
    return _("it is cut short or too long");
  return NULL;
}

static AwaleLayer *
layer_new (void                   *map,
           size_t                  size,
           const char             *path)
{
  const AwaleLayerHeader *header = map;
  unsigned n_bounds = GUINT32_FROM_LE (header->n_bounds);
  unsigned width = GUINT32_FROM_LE (header->width);
  AwaleLayerPlan plan = awale_layer_plan (GUINT64_FROM_LE (header->boards), width, n_bounds);
  size_t room = width == 1 ? 256 : 65536;
  AwaleLayer *layer = g_malloc0 (sizeof (AwaleLayer) + room * sizeof (AwaleBounds));

  /* There is room for every code, so that a damaged one reads nothing foreign. */
  memcpy (layer->bounds, (const uint8_t *) map + plan.bounds, n_bounds * sizeof (AwaleBounds));
  layer->seeds = GUINT32_FROM_LE (header->seeds);
  layer->width = width;
  layer->n_bounds = n_bounds;
  layer->boards = GUINT64_FROM_LE (header->boards);
  layer->codes = (const uint8_t *) map + plan.codes;
  layer->sums = (const uint64_t *) (const void *) ((const uint8_t *) map + plan.sums);
  layer->states = g_malloc0 (plan.n_chunks);
  layer->path = g_strdup (path);
  layer->map = map;
  layer->map_size = size;
  return layer;
}

AwaleLayer *
awale_layer_open (const char  *folder,
                  const char  *rules_line,
                  unsigned     seeds,
                  GError     **error)
{
  g_autofree char *path = awale_layer_dup_path (folder, seeds);
  size_t size = 0;
  void *map = map_file (path, &size, error);
  const AwaleLayerHeader *header = map;
  const char *fault;

  if (map == NULL)
    return NULL;
  fault = judge_header (header, rules_line, seeds, size);
  if (fault == NULL)
    {
      AwaleLayerPlan plan = awale_layer_plan (GUINT64_FROM_LE (header->boards),
                                              GUINT32_FROM_LE (header->width),
                                              GUINT32_FROM_LE (header->n_bounds));

      if (awale_checksum ((const uint8_t *) map + plan.bounds,
                          plan.sums + plan.n_chunks * sizeof (uint64_t) - plan.bounds)
          == GUINT64_FROM_LE (header->contents))
        return layer_new (map, size, path);
      fault = _("its list of checksums is damaged");
    }
  awale_layer_set_damaged (error, path, fault);
  munmap (map, size);
  return NULL;
}

void
awale_layer_free (AwaleLayer *layer)
{
  munmap (layer->map, layer->map_size);
  g_free (layer->states);
  g_free (layer->path);
  g_free (layer);
}

bool
awale_layer_check_chunk (const AwaleLayer *layer,
                         size_t            chunk)
{
  uint8_t state = __atomic_load_n (&layer->states[chunk], __ATOMIC_RELAXED);

  if (state == AWALE_CHUNK_UNKNOWN)
    {
      size_t start = chunk * AWALE_LAYER_CHUNK;
      size_t end = MIN (start + AWALE_LAYER_CHUNK, (size_t) layer->boards * layer->width);

      /* Two threads may both find out; they find the same. */
      state = awale_checksum (layer->codes + start, end - start)
                      == GUINT64_FROM_LE (layer->sums[chunk])
                  ? AWALE_CHUNK_GOOD
                  : AWALE_CHUNK_BAD;
      __atomic_store_n (&layer->states[chunk], state, __ATOMIC_RELAXED);
    }
  return state == AWALE_CHUNK_GOOD;
}

bool
awale_layer_check (const AwaleLayer  *layer,
                   GError           **error)
{
  size_t n_chunks = awale_layer_plan (layer->boards, layer->width, layer->n_bounds).n_chunks;

  for (size_t chunk = 0; chunk < n_chunks; chunk++)
    if (!awale_layer_check_chunk (layer, chunk))
      {
        awale_layer_set_damaged (error, layer->path, _("a checksum is wrong"));
        return false;
      }
  return true;
}
