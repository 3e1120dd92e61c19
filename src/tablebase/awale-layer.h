/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase.h"

G_BEGIN_DECLS

/** Bounds of the value of a board, in seeds. */
typedef struct
{
  int8_t low;
  int8_t high;
} AwaleBounds;

G_STATIC_ASSERT (sizeof (AwaleBounds) == 2);

/*
 * A layer's file, all numbers little-endian:
 *
 *   the header                 AwaleLayerHeader, with its own checksum
 *   the bounds that occur      low and high, a signed byte each, ascending
 *   (with estimates:           a byte for each of these bounds, the estimate in eighths of a seed
 *                              above low; equal bounds are repeated for each of their estimates, in
 *                              ascending order)
 *   (zeros up to a multiple of eight)
 *   a checksum for each chunk  CRC-32 of each 64 KiB of codes
 *   (zeros up to a multiple of 4096)
 *   a code for each board      index into the bounds, of one byte if 256 are enough, else of two
 *
 * A layer has the same bytes on every machine and with any number of threads.
 */
typedef struct
{
  char     magic[8];
  uint32_t version;
  uint32_t seeds;
  uint64_t boards;
  uint32_t width;          /* Bytes of a code, 1 or 2. */
  uint32_t n_bounds;
  uint32_t has_estimates;  /* 1 if the layer has estimates, otherwise 0. */
  uint32_t contents;       /* Checksum of the bounds, the estimates and the checksums of the
                            * chunks. */
  uint32_t rules_revision;
  uint32_t solver_revision;
  char     rules[204];     /* Axes line from awale_tablebase_dup_rules_line(). */
  uint32_t checksum;       /* Checksum of the header up to here. */
} AwaleLayerHeader;

G_STATIC_ASSERT (sizeof (AwaleLayerHeader) == 256);

#define AWALE_LAYER_MAGIC "AwaleTbl"
enum
{
  AWALE_LAYER_VERSION = 6,          /* Version of the layout and of the estimates. */
  AWALE_LAYER_SOLVER_REVISION = 1,  /* Increase it when a fault that produced wrong values is
                                     * fixed. */
  AWALE_LAYER_CHUNK = 65536,
  AWALE_LAYER_ALIGNMENT = 4096,
  AWALE_LAYER_BOUNDS_MAX = 4096,
  AWALE_LAYER_ESTIMATES_MAX = 65536,
  AWALE_LAYER_ESTIMATED_SEEDS = 11, /* Largest number of seeds of layers with estimates; larger
                                     * layers played no better with them (tests/match). */
  AWALE_LAYER_ESTIMATE_STEPS = 8,   /* Steps of an estimate in a seed. */
};

/** Number of chunks, offsets of the parts of a layer's file, and its size in bytes. */
typedef struct
{
  size_t n_chunks;
  size_t bounds;
  size_t estimates;
  size_t sums;
  size_t codes;
  size_t total;
} AwaleLayerPlan;

typedef struct _AwaleLayerFile AwaleLayerFile;

/**
 * An open layer. Codes are copied and checked a chunk at a time, when they are first needed. Hence
 * a file that shrinks, changes or disappears can neither change a value nor crash the program
 * during a read, as it could if the file were mapped.
 */
typedef struct
{
  unsigned           seeds;
  unsigned           width;
  unsigned           n_bounds;
  uint64_t           boards;
  uint8_t           *codes;      /* Codes of the boards, valid in chunks whose state is good. */
  uint8_t           *states;     /* An AwaleChunkState for each chunk, as a byte; atomic. */
  char              *path;
  AwaleLayerFile    *file;
  uint8_t           *estimates;  /* Estimates by code, in steps above the lower bound; NULL if the
                                  * layer has none. */
  AwaleBounds        bounds[];
} AwaleLayer;

typedef enum
{
  AWALE_CHUNK_UNKNOWN,
  AWALE_CHUNK_GOOD,
  AWALE_CHUNK_BAD,
} AwaleChunkState;

/** The path of the layer of @seeds seeds in the @folder of a ruleset. (transfer full) */
char          *awale_layer_dup_path       (const char            *folder,
                                           unsigned               seeds);

AwaleLayerPlan awale_layer_plan           (uint64_t               boards,
                                           unsigned               width,
                                           unsigned               n_bounds,
                                           bool                   has_estimates);

AwaleLayerPlan awale_layer_plan_header    (const AwaleLayerHeader *header);

/**
 * Opens the layer of @seeds seeds in @folder; its codes are read later. Returns: (transfer full):
 * NULL with @error, for example if the file is missing, damaged or foreign
 */
AwaleLayer    *awale_layer_open           (const char            *folder,
                                           const char            *rules_line,
                                           unsigned               seeds,
                                           GError               **error);
void           awale_layer_free           (AwaleLayer            *layer);

size_t         awale_layer_count_chunks   (const AwaleLayer      *layer);

/**
 * Reads and checks a chunk if that has not been done yet; thread-safe. Returns: false if the chunk
 * is damaged or could not be read
 */
bool           awale_layer_check_chunk    (const AwaleLayer      *layer,
                                           size_t                 chunk);

/** Checks all chunks, reading those that remain. Returns: false with @error if one is bad */
bool           awale_layer_check          (const AwaleLayer      *layer,
                                           GError               **error);

/**
 * Sets @error for a bad chunk of @layer: the file could not be read or has changed, or a checksum
 * is wrong.
 */
void           awale_layer_set_bad_chunk  (const AwaleLayer      *layer,
                                           GError               **error);

/** Sets @error to the system's error @error_number for @path. */
void           awale_layer_set_failed     (GError               **error,
                                           const char            *path,
                                           int                    error_number);

/** The code of the board @rank, an index into the bounds; its chunk must have been checked. */
static inline unsigned
awale_layer_get_code (const AwaleLayer *layer,
                      uint64_t          rank)
{
  return layer->width == 1 ? layer->codes[rank]
                           : layer->codes[2 * rank] | (unsigned) layer->codes[2 * rank + 1] << 8;
}

/** The bounds of the board @rank in a layer that was checked. */
static inline AwaleBounds
awale_layer_get_checked (const AwaleLayer *layer,
                         uint64_t          rank)
{
  return layer->bounds[awale_layer_get_code (layer, rank)];
}

/**
 * The estimate of the board @rank, in steps, in a layer that was checked; the middle of its bounds
 * if the layer has no estimates.
 */
static inline int
awale_layer_get_estimate_checked (const AwaleLayer *layer,
                                  uint64_t          rank)
{
  unsigned code = awale_layer_get_code (layer, rank);
  AwaleBounds bounds = layer->bounds[code];

  if (layer->estimates == NULL)
    return (bounds.low + bounds.high) * AWALE_LAYER_ESTIMATE_STEPS / 2;
  return bounds.low * AWALE_LAYER_ESTIMATE_STEPS + layer->estimates[code];
}

/** The address of the code of the board @rank, to be prefetched. */
static inline const uint8_t *
awale_layer_get_address (const AwaleLayer *layer,
                         uint64_t          rank)
{
  return layer->codes + rank * layer->width;
}

/** Looks up the bounds of the board @rank. Returns: false if its chunk is bad */
static inline bool
awale_layer_get (const AwaleLayer *layer,
                 uint64_t          rank,
                 AwaleBounds      *bounds)
{
  size_t chunk = rank * layer->width / AWALE_LAYER_CHUNK;

  if (G_UNLIKELY (__atomic_load_n (&layer->states[chunk], __ATOMIC_ACQUIRE) != AWALE_CHUNK_GOOD)
      && !awale_layer_check_chunk (layer, chunk))
    return false;
  *bounds = awale_layer_get_checked (layer, rank);
  return true;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLayer, awale_layer_free)

G_END_DECLS
