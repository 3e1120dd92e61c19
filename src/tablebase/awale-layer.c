/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-layer.h"

#include "awale-board-index.h"
#include "rules/awale-ruleset.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

struct _AwaleLayerFile
{
  int         descriptor;
  struct stat status;      /* Status of the file when it was opened. */
  int         failure;     /* Error number of a failed read, or 0; atomic. */
  size_t      codes;       /* Offset of the codes. */
  uint32_t   *sums;        /* Checksums of the chunks, little-endian. */
  GMutex      locks[8];    /* Locks for reading; each guards every eighth chunk, because several
                            * threads read at once. */
};

static void
file_close (AwaleLayerFile *file)
{
  close (file->descriptor);
  for (size_t i = 0; i < G_N_ELEMENTS (file->locks); i++)
    g_mutex_clear (&file->locks[i]);
  g_free (file->sums);
  g_free (file);
}

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
                  unsigned n_bounds,
                  bool     has_estimates)
{
  AwaleLayerPlan plan;

  plan.n_chunks = (boards * width + AWALE_LAYER_CHUNK - 1) / AWALE_LAYER_CHUNK;
  plan.bounds = sizeof (AwaleLayerHeader);
  plan.estimates = plan.bounds + n_bounds * sizeof (AwaleBounds);
  plan.sums = (plan.estimates + (has_estimates ? n_bounds : 0) + 7) / 8 * 8;
  plan.codes = plan.sums + plan.n_chunks * sizeof (uint32_t);
  plan.codes = (plan.codes + AWALE_LAYER_ALIGNMENT - 1) / AWALE_LAYER_ALIGNMENT
               * AWALE_LAYER_ALIGNMENT;
  plan.total = plan.codes + boards * width;
  return plan;
}

/* Sets @error for a damaged or foreign file; @sentence is a printf format that takes @path. */
static void
set_damaged (GError     **error,
             const char  *path,
             const char  *sentence)
{
  g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED, sentence, path);
}

void
awale_layer_set_failed (GError     **error,
                        const char  *path,
                        int          error_number)
{
  if (error_number == ENOSPC || error_number == EDQUOT || error_number == EFBIG)
    g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_NO_SPACE,
                 _("There is no space left for the table “%s”: %s"), path,
                 g_strerror (error_number));
  else
    g_set_error (error, AWALE_TABLEBASE_ERROR,
                 error_number == ENOENT ? AWALE_TABLEBASE_ERROR_MISSING
                                        : AWALE_TABLEBASE_ERROR_FILE,
                 "%s: %s", path, g_strerror (error_number));
}

static AwaleLayerFile *
file_open (const char  *path,
           GError     **error)
{
  int descriptor = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  AwaleLayerFile *file;

  if (descriptor < 0)
    {
      awale_layer_set_failed (error, path, errno);
      return NULL;
    }
  file = g_new0 (AwaleLayerFile, 1);
  file->descriptor = descriptor;
  for (size_t i = 0; i < G_N_ELEMENTS (file->locks); i++)
    g_mutex_init (&file->locks[i]);
  if (fstat (descriptor, &file->status) == 0)
    return file;
  awale_layer_set_failed (error, path, errno);
  file_close (file);
  return NULL;
}

/* Reads exactly @n_bytes; returns false if that fails or the file is too short. */
static bool
file_read (AwaleLayerFile *file,
           void           *bytes,
           size_t          n_bytes,
           size_t          offset)
{
  uint8_t *at = bytes;

  while (n_bytes > 0)
    {
      ssize_t n = pread (file->descriptor, at, n_bytes, (off_t) offset);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        g_atomic_int_set (&file->failure, errno);
      if (n <= 0)
        return false;
      at += n;
      offset += (size_t) n;
      n_bytes -= (size_t) n;
    }
  return true;
}

static bool
file_has_changed (const AwaleLayerFile *file)
{
  struct stat now;

  return fstat (file->descriptor, &now) != 0 || now.st_size != file->status.st_size
         || now.st_mtim.tv_sec != file->status.st_mtim.tv_sec
         || now.st_mtim.tv_nsec != file->status.st_mtim.tv_nsec;
}

/* Sets @error to the system's error if a read has failed, and otherwise to @fault. */
static void
set_unusable (GError         **error,
              AwaleLayerFile  *file,
              const char      *path,
              const char      *fault)
{
  int failure = g_atomic_int_get (&file->failure);

  if (failure != 0)
    awale_layer_set_failed (error, path, failure);
  else
    set_damaged (error, path, fault);
}

AwaleLayerPlan
awale_layer_plan_header (const AwaleLayerHeader *header)
{
  return awale_layer_plan (GUINT64_FROM_LE (header->boards), GUINT32_FROM_LE (header->width),
                           GUINT32_FROM_LE (header->n_bounds), header->has_estimates != 0);
}

/* The fault of @header, as a translated printf format that takes the path; NULL if there is
 * none. */
static const char *
judge_header (const AwaleLayerHeader *header,
              const char             *rules_line,
              unsigned                seeds,
              size_t                  size)
{
  unsigned width = GUINT32_FROM_LE (header->width);
  unsigned n_bounds = GUINT32_FROM_LE (header->n_bounds);

  if (memcmp (header->magic, AWALE_LAYER_MAGIC, sizeof header->magic) != 0)
    return _("“%s” is not a table.");
  if (GUINT32_FROM_LE (header->version) != AWALE_LAYER_VERSION)
    return _("“%s” was built by another version of Awalé and cannot be used.");
  if (GUINT32_FROM_LE (header->checksum)
      != crc32_z (0, (const Bytef *) header, G_STRUCT_OFFSET (AwaleLayerHeader, checksum)))
    return _("The header of “%s” is damaged.");
  if (GUINT32_FROM_LE (header->rules_revision) != AWALE_RULES_REVISION
      || GUINT32_FROM_LE (header->solver_revision) != AWALE_LAYER_SOLVER_REVISION)
    return _("“%s” was built by another version of Awalé and cannot be used.");
  if (strncmp (header->rules, rules_line, sizeof header->rules) != 0)
    return _("“%s” is a table of another ruleset.");
  if (GUINT32_FROM_LE (header->seeds) != seeds
      || GUINT64_FROM_LE (header->boards) != awale_board_index_boards (seeds))
    return _("“%s” is a table of another number of seeds.");
  if (width < 1 || width > 2 || n_bounds < 1 || GUINT32_FROM_LE (header->has_estimates) > 1
      || n_bounds > (header->has_estimates != 0 ? AWALE_LAYER_ESTIMATES_MAX
                                                : AWALE_LAYER_BOUNDS_MAX)
      || (width == 1) != (n_bounds <= 256))
    return _("The header of “%s” is damaged.");
  if (awale_layer_plan_header (header).total != size)
    return _("“%s” is cut short or too long.");
  return NULL;
}

static size_t
get_codes_size (const AwaleLayer *layer)
{
  return (size_t) layer->boards * layer->width;
}

/* Reads the bounds, estimates and checksums; NULL if they are damaged. */
static uint8_t *
read_contents (AwaleLayerFile         *file,
               const AwaleLayerHeader *header,
               const AwaleLayerPlan   *plan)
{
  size_t size = plan->sums + plan->n_chunks * sizeof (uint32_t) - plan->bounds;
  g_autofree uint8_t *contents = g_malloc (size);

  if (!file_read (file, contents, size, plan->bounds)
      || crc32_z (0, contents, size) != GUINT32_FROM_LE (header->contents))
    return NULL;
  return g_steal_pointer (&contents);
}

/* True if all bounds are possible for a board, and estimates lie within them. */
static bool
bounds_are_sound (const uint8_t          *contents,
                  const AwaleLayerHeader *header,
                  const AwaleLayerPlan   *plan)
{
  const AwaleBounds *bounds = (const AwaleBounds *) (const void *) contents;
  const uint8_t *estimates = contents + plan->estimates - plan->bounds;
  int most = (int) GUINT32_FROM_LE (header->seeds);

  for (unsigned i = 0; i < GUINT32_FROM_LE (header->n_bounds); i++)
    {
      int width = bounds[i].high - bounds[i].low;

      if (width < 0 || bounds[i].low < -most || bounds[i].high > most
          || (header->has_estimates != 0 && estimates[i] > width * AWALE_LAYER_ESTIMATE_STEPS))
        return false;
    }
  return true;
}

/* Reserves address space for codes that are read later; unused parts take no memory. NULL with
 * @error if that fails. */
static uint8_t *
reserve (size_t       size,
         const char  *path,
         GError     **error)
{
  void *room = mmap (NULL, size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

  if (room != MAP_FAILED)
    {
#ifdef MADV_HUGEPAGE
      /* Probes are scattered, so that huge pages save many page-table lookups. */
      madvise (room, size, MADV_HUGEPAGE);
#endif
      return room;
    }
  g_set_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MEMORY,
               _("There is not enough memory for the table “%s”."), path);
  return NULL;
}

/* Creates a layer from its parts; takes @file and @codes. */
static AwaleLayer *
layer_new (AwaleLayerFile         *file,
           const AwaleLayerHeader *header,
           const AwaleLayerPlan   *plan,
           const uint8_t          *contents,
           uint8_t                *codes,
           const char             *path)
{
  unsigned n_bounds = GUINT32_FROM_LE (header->n_bounds);
  unsigned width = GUINT32_FROM_LE (header->width);
  size_t room = width == 1 ? 256 : 65536;
  AwaleLayer *layer = g_malloc0 (sizeof (AwaleLayer) + room * sizeof (AwaleBounds));

  /* The array has an element for every possible code, so that even a damaged code cannot exceed
   * it. */
  memcpy (layer->bounds, contents, n_bounds * sizeof (AwaleBounds));
  layer->seeds = GUINT32_FROM_LE (header->seeds);
  layer->width = width;
  layer->n_bounds = n_bounds;
  layer->boards = GUINT64_FROM_LE (header->boards);
  layer->codes = codes;
  layer->states = g_malloc0 (plan->n_chunks);
  layer->path = g_strdup (path);
  layer->file = file;
  if (header->has_estimates != 0)
    {
      layer->estimates = g_malloc0 (room);
      memcpy (layer->estimates, contents + plan->estimates - plan->bounds, n_bounds);
    }
  file->codes = plan->codes;
  file->sums = g_memdup2 (contents + plan->sums - plan->bounds, plan->n_chunks * sizeof (uint32_t));
  return layer;
}

static AwaleLayer *
read_layer (AwaleLayerFile  *file,
            const char      *path,
            const char      *rules_line,
            unsigned         seeds,
            GError         **error)
{
  AwaleLayerHeader header;
  AwaleLayerPlan plan;
  const char *fault = NULL;
  g_autofree uint8_t *contents = NULL;
  uint8_t *codes;

  if (!S_ISREG (file->status.st_mode) || !file_read (file, &header, sizeof header, 0))
    fault = _("“%s” is too short to be a table.");
  else
    fault = judge_header (&header, rules_line, seeds, (size_t) file->status.st_size);
  if (fault == NULL)
    {
      plan = awale_layer_plan_header (&header);
      contents = read_contents (file, &header, &plan);
      if (contents == NULL)
        fault = _("The list of checksums of “%s” is damaged.");
      else if (!bounds_are_sound (contents, &header, &plan))
        fault = _("The header of “%s” is damaged.");
    }
  if (fault != NULL)
    {
      set_unusable (error, file, path, fault);
      return NULL;
    }
  codes = reserve (plan.total - plan.codes, path, error);
  return codes != NULL ? layer_new (file, &header, &plan, contents, codes, path) : NULL;
}

AwaleLayer *
awale_layer_open (const char  *folder,
                  const char  *rules_line,
                  unsigned     seeds,
                  GError     **error)
{
  g_autofree char *path = awale_layer_dup_path (folder, seeds);
  AwaleLayerFile *file = file_open (path, error);
  AwaleLayer *layer;

  if (file == NULL)
    return NULL;
  layer = read_layer (file, path, rules_line, seeds, error);
  if (layer == NULL)
    file_close (file);
  return layer;
}

void
awale_layer_free (AwaleLayer *layer)
{
  munmap (layer->codes, get_codes_size (layer));
  file_close (layer->file);
  g_free (layer->estimates);
  g_free (layer->states);
  g_free (layer->path);
  g_free (layer);
}

static bool
load_chunk (const AwaleLayer *layer,
            size_t            chunk)
{
  AwaleLayerFile *file = layer->file;
  size_t start = chunk * AWALE_LAYER_CHUNK;
  size_t n_bytes = MIN (AWALE_LAYER_CHUNK, get_codes_size (layer) - start);
  uint8_t *codes = layer->codes + start;

  return file_read (file, codes, n_bytes, file->codes + start)
         && crc32_z (0, codes, n_bytes) == GUINT32_FROM_LE (file->sums[chunk]);
}

bool
awale_layer_check_chunk (const AwaleLayer *layer,
                         size_t            chunk)
{
  GMutex *lock = &layer->file->locks[chunk % G_N_ELEMENTS (layer->file->locks)];

  /* A chunk is read only once, because reading it again would overwrite codes that another thread
   * may already be using. */
  g_mutex_lock (lock);
  if (__atomic_load_n (&layer->states[chunk], __ATOMIC_RELAXED) == AWALE_CHUNK_UNKNOWN)
    __atomic_store_n (&layer->states[chunk],
                      load_chunk (layer, chunk) ? AWALE_CHUNK_GOOD : AWALE_CHUNK_BAD,
                      __ATOMIC_RELEASE);
  g_mutex_unlock (lock);
  return __atomic_load_n (&layer->states[chunk], __ATOMIC_RELAXED) == AWALE_CHUNK_GOOD;
}

void
awale_layer_set_bad_chunk (const AwaleLayer  *layer,
                           GError           **error)
{
  set_unusable (error, layer->file, layer->path,
                file_has_changed (layer->file) ? _("“%s” was changed while it was in use.")
                                               : _("A checksum of “%s” is wrong."));
}

size_t
awale_layer_count_chunks (const AwaleLayer *layer)
{
  return (get_codes_size (layer) + AWALE_LAYER_CHUNK - 1) / AWALE_LAYER_CHUNK;
}

bool
awale_layer_check (const AwaleLayer  *layer,
                   GError           **error)
{
  size_t n_chunks = awale_layer_count_chunks (layer);

  for (size_t chunk = 0; chunk < n_chunks; chunk++)
    if (!awale_layer_check_chunk (layer, chunk))
      {
        awale_layer_set_bad_chunk (layer, error);
        return false;
      }
  return true;
}
