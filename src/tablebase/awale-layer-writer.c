/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-layer-writer.h"

#include "rules/awale-ruleset.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

typedef struct
{
  const AwaleLayerValues *solution;
  AwaleBuildThreads      *threads;
  int                     file;
  unsigned                width;
  unsigned                n_bounds;
  AwaleLayerPlan          plan;
  unsigned                n_estimates; /* Maximum number of different estimates for the same bounds;
                                        * 1 without estimates. */
  size_t                  n_keys;      /* Number of possible keys, see writer_get_key(). */
  AwaleBounds            *bounds;      /* Bounds by code; the code is the number stored for a
                                        * board. */
  uint8_t                *estimates;   /* Estimates by code; 0 without estimates. */
  uint16_t               *codes;       /* Codes by key. */
  uint8_t                *occurs;      /* True for each key that some board has; atomic. */
  uint32_t               *sums;          /* Checksums of the chunks, little-endian. */
  int                     error_number;  /* Error number if a thread has failed, otherwise 0;
                                          * atomic. */
} Writer;

enum
{
  BOARDS_A_LOOK = 1 << 16,
  CHUNKS_A_SYNC = 512,  /* Number of chunks between two syncs (32 MiB), which keeps the last sync
                         * short and a cancellation quick. */
};

/* The number of possible values of a board with @seeds seeds. */
static inline unsigned
count_values (unsigned seeds)
{
  return 2 * seeds + 1;
}

/* The key of a board, a number made of low, high and estimate, in this order of significance. */
static inline size_t
writer_get_key (const Writer *writer,
                uint64_t      rank)
{
  const AwaleLayerValues *solution = writer->solution;
  int seeds = (int) solution->seeds;
  AwaleBounds bounds;
  unsigned key;

  if (solution->words != NULL)
    bounds = awale_word_get_bounds (solution->words[rank]);
  else
    bounds = (AwaleBounds) { solution->values[rank], solution->values[rank] };
  key = (unsigned) (bounds.low + seeds) * count_values (solution->seeds)
        + (unsigned) (bounds.high + seeds);
  if (solution->estimates != NULL)
    key = key * writer->n_estimates + solution->estimates[rank];
  return key;
}

/* The bounds in @key, which writer_get_key() has made. */
static AwaleBounds
writer_get_bounds (const Writer *writer,
                   size_t        key)
{
  unsigned seeds = writer->solution->seeds;
  unsigned both = (unsigned) key / writer->n_estimates;

  return (AwaleBounds) { (int8_t) ((int) (both / count_values (seeds)) - (int) seeds),
                         (int8_t) ((int) (both % count_values (seeds)) - (int) seeds) };
}

static void
writer_clear (Writer *writer)
{
  g_free (writer->bounds);
  g_free (writer->estimates);
  g_free (writer->codes);
  g_free (writer->occurs);
  g_free (writer->sums);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Writer, writer_clear)

static void
writer_init (Writer                 *writer,
             const AwaleLayerValues *solution,
             AwaleBuildThreads      *threads)
{
  writer->solution = solution;
  writer->threads = threads;
  writer->n_estimates = 1;
  if (solution->estimates != NULL)
    writer->n_estimates += 2 * solution->seeds * AWALE_LAYER_ESTIMATE_STEPS;
  writer->n_keys = count_values (solution->seeds) * count_values (solution->seeds)
                   * writer->n_estimates;
  writer->occurs = g_new0 (uint8_t, writer->n_keys);
  writer->codes = g_new0 (uint16_t, writer->n_keys);
}

static void
look_for_bounds (void     *data,
                 unsigned  worker)
{
  Writer *writer = data;
  const AwaleLayerValues *solution = writer->solution;
  g_autofree uint8_t *occurs = g_new0 (uint8_t, writer->n_keys);
  size_t look;

  while (awale_build_threads_take (writer->threads, solution->boards / BOARDS_A_LOOK + 1, &look))
    {
      uint64_t end = MIN ((look + 1) * BOARDS_A_LOOK, solution->boards);

      for (uint64_t rank = look * BOARDS_A_LOOK; rank < end; rank++)
        occurs[writer_get_key (writer, rank)] = 1;
    }
  for (size_t key = 0; key < writer->n_keys; key++)
    if (occurs[key])
      __atomic_store_n (&writer->occurs[key], 1, __ATOMIC_RELAXED);
}

/* Assigns a code to each key that occurs. */
static void
number_keys (Writer *writer)
{
  size_t most = MIN (writer->n_keys, AWALE_LAYER_ESTIMATES_MAX);

  writer->bounds = g_new0 (AwaleBounds, most);
  writer->estimates = g_new0 (uint8_t, most);
  for (size_t key = 0; key < writer->n_keys; key++)
    if (writer->occurs[key])
      {
        writer->codes[key] = (uint16_t) writer->n_bounds;
        writer->estimates[writer->n_bounds] = (uint8_t) (key % writer->n_estimates);
        writer->bounds[writer->n_bounds++] = writer_get_bounds (writer, key);
      }
}

/* Writes bytes at an offset. Returns: 0, or the error number */
static int
write_at (int         file,
          const void *bytes,
          size_t      n_bytes,
          size_t      offset)
{
  const uint8_t *at = bytes;

  while (n_bytes > 0)
    {
      ssize_t n = pwrite (file, at, n_bytes, (off_t) offset);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return n < 0 ? errno : ENOSPC;
      at += n;
      offset += (size_t) n;
      n_bytes -= (size_t) n;
    }
  return 0;
}

static void
encode (const Writer *writer,
        uint64_t      rank,
        size_t        n,
        uint8_t      *out)
{
  if (writer->width == 1)
    for (size_t i = 0; i < n; i++)
      out[i] = (uint8_t) writer->codes[writer_get_key (writer, rank + i)];
  else
    for (size_t i = 0; i < n; i++)
      {
        unsigned code = writer->codes[writer_get_key (writer, rank + i)];

        out[2 * i] = (uint8_t) code;
        out[2 * i + 1] = (uint8_t) (code >> 8);
      }
}

static void
write_codes (void     *data,
             unsigned  worker)
{
  Writer *writer = data;
  g_autofree uint8_t *codes = g_malloc (AWALE_LAYER_CHUNK);
  size_t boards_a_chunk = AWALE_LAYER_CHUNK / writer->width;
  size_t chunk;

  while (__atomic_load_n (&writer->error_number, __ATOMIC_RELAXED) == 0
         && awale_build_threads_take (writer->threads, writer->plan.n_chunks, &chunk))
    {
      uint64_t rank = chunk * boards_a_chunk;
      size_t n = MIN (boards_a_chunk, writer->solution->boards - rank);
      int error_number;

      encode (writer, rank, n, codes);
      writer->sums[chunk] = GUINT32_TO_LE (crc32_z (0, codes, n * writer->width));
      error_number = write_at (writer->file, codes, n * writer->width,
                               writer->plan.codes + chunk * AWALE_LAYER_CHUNK);
      if (error_number == 0 && chunk % CHUNKS_A_SYNC == CHUNKS_A_SYNC - 1
          && fdatasync (writer->file) != 0)
        error_number = errno;
      if (error_number != 0)
        __atomic_store_n (&writer->error_number, error_number, __ATOMIC_RELAXED);
    }
}

/* Writes the part before the codes, but after them, because it contains their checksums. Returns:
 * 0, or the error number */
static int
write_front (Writer     *writer,
             const char *rules_line)
{
  g_autofree uint8_t *front = g_malloc0 (writer->plan.codes);
  AwaleLayerHeader *header = (AwaleLayerHeader *) (void *) front;
  size_t sums_size = writer->plan.n_chunks * sizeof (uint32_t);

  memcpy (front + writer->plan.bounds, writer->bounds, writer->n_bounds * sizeof (AwaleBounds));
  if (writer->solution->estimates != NULL)
    memcpy (front + writer->plan.estimates, writer->estimates, writer->n_bounds);
  memcpy (front + writer->plan.sums, writer->sums, sums_size);
  memcpy (header->magic, AWALE_LAYER_MAGIC, sizeof header->magic);
  header->version = GUINT32_TO_LE (AWALE_LAYER_VERSION);
  header->seeds = GUINT32_TO_LE (writer->solution->seeds);
  header->boards = GUINT64_TO_LE (writer->solution->boards);
  header->width = GUINT32_TO_LE (writer->width);
  header->n_bounds = GUINT32_TO_LE (writer->n_bounds);
  header->has_estimates = GUINT32_TO_LE (writer->solution->estimates != NULL);
  header->contents = GUINT32_TO_LE (crc32_z (0, front + writer->plan.bounds,
                                                          writer->plan.sums + sums_size
                                                          - writer->plan.bounds));
  header->rules_revision = GUINT32_TO_LE (AWALE_RULES_REVISION);
  header->solver_revision = GUINT32_TO_LE (AWALE_LAYER_SOLVER_REVISION);
  g_strlcpy (header->rules, rules_line, sizeof header->rules);
  header->checksum = GUINT32_TO_LE (
      crc32_z (0, (const Bytef *) header, G_STRUCT_OFFSET (AwaleLayerHeader, checksum)));
  return write_at (writer->file, front, writer->plan.codes, 0);
}

/* Syncs the folder, so that a power cut cannot undo a rename. Returns: 0, or the error number; a
 * folder that cannot be read, or a file system without such a sync, is no error */
static int
sync_folder (const char *folder)
{
  int file = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  int error_number;

  if (file < 0)
    return errno == EACCES ? 0 : errno;
  error_number = fsync (file) == 0 ? 0 : errno;
  close (file);
  return error_number == EINVAL || error_number == ENOTSUP || error_number == EBADF
         ? 0 : error_number;
}

static char *
dup_temporary_path (const char *folder,
                    unsigned    seeds)
{
  g_autofree char *path = awale_layer_dup_path (folder, seeds);

  return g_strconcat (path, ".part", NULL);
}

void
awale_layer_remove_temporary (const char *folder,
                              unsigned    seeds)
{
  g_autofree char *path = dup_temporary_path (folder, seeds);

  g_unlink (path);
}

/* Writes the whole file, or less if the build is stopped, and closes it. Returns: 0, or the error
 * number */
static int
writer_fill_file (Writer     *writer,
                  const char *rules_line,
                  bool        alone)
{
  int error_number;

  awale_build_threads_run (writer->threads, alone, write_codes, writer);
  error_number = writer->error_number;
  if (error_number == 0 && !awale_build_threads_is_stopped (writer->threads))
    error_number = write_front (writer, rules_line);
  if (error_number == 0 && !awale_build_threads_is_stopped (writer->threads) &&
      fsync (writer->file) != 0)
    error_number = errno;
  if (close (writer->file) != 0 && error_number == 0)
    error_number = errno;
  return error_number;
}

static bool
writer_write (Writer      *writer,
              const char  *folder,
              const char  *rules_line,
              bool         alone,
              GError     **error)
{
  g_autofree char *path = awale_layer_dup_path (folder, writer->solution->seeds);
  g_autofree char *temporary = dup_temporary_path (folder, writer->solution->seeds);
  int error_number;

  writer->file = open (temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (writer->file < 0)
    {
      awale_layer_set_failed (error, temporary, errno);
      return false;
    }
  error_number = writer_fill_file (writer, rules_line, alone);
  if (error_number == 0 && !awale_build_threads_is_stopped (writer->threads))
    {
      /* If only the sync of the folder fails, the complete layer stays in place. */
      error_number = g_rename (temporary, path) == 0 ? sync_folder (folder) : errno;
      if (error_number == 0)
        return true;
    }
  g_unlink (temporary);
  if (error_number != 0)
    awale_layer_set_failed (error, path, error_number);
  return false;
}

bool
awale_layer_write (const AwaleLayerValues *solution,
                   const char             *folder,
                   const char             *rules_line,
                   AwaleBuildThreads      *threads,
                   GError                **error)
{
  g_auto (Writer) writer = { 0 };
  bool alone = solution->boards <= BOARDS_A_LOOK;

  writer_init (&writer, solution, threads);
  awale_build_threads_run (threads, alone, look_for_bounds, &writer);
  number_keys (&writer);
  writer.width = writer.n_bounds <= 256 ? 1 : 2;
  writer.plan = awale_layer_plan (solution->boards, writer.width, writer.n_bounds,
                                  solution->estimates != NULL);
  writer.sums = g_new0 (uint32_t, writer.plan.n_chunks);
  return writer_write (&writer, folder, rules_line, alone, error);
}
