/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase.h"

G_BEGIN_DECLS

/** How far a build or a verification is. */
typedef struct
{
  int    layer;         /**< The layer at work. */
  int    seeds;         /**< The last layer asked for. */
  double fraction;      /**< Done of all that is to do, 0 to 1; never goes back. */
  double seconds_left;  /**< An estimate; negative while there is none. */
} AwaleTablebaseProgress;

/** A layer that is done. */
typedef struct
{
  int           seeds;
  uint64_t      boards;
  double        seconds;  /**< Wall time; negative if it was already there. */
  const GError *damage;   /**< Why a file that was there had to be built again; or NULL. */
} AwaleTablebaseLayer;

/** Called in the caller's thread, at most some thirty times a second. */
typedef void (*AwaleTablebaseProgressFunc) (const AwaleTablebaseProgress *progress,
                                            void                         *user_data);

/** Called in the caller's thread, once a layer, in order. */
typedef void (*AwaleTablebaseLayerFunc)    (const AwaleTablebaseLayer    *layer,
                                            void                         *user_data);

/** The two ways to solve a layer; their files are the same, byte for byte. */
typedef enum
{
  AWALE_TABLEBASE_PROPAGATION,  /**< The fast one: from settled boards backwards. */
  AWALE_TABLEBASE_SWEEPS,       /**< The plain one: RULES' equations until nothing changes. */
} AwaleTablebaseMethod;

typedef struct
{
  int                        threads;  /**< 0: one a processor. */
  AwaleTablebaseMethod       method;
  const int                 *stop;     /**< Nullable; becomes non-zero (atomically) to cancel. */
  AwaleTablebaseProgressFunc progress; /**< Nullable. */
  AwaleTablebaseLayerFunc    layer;    /**< Nullable. */
  void                      *user_data;
} AwaleTablebaseJob;

/**
 * Builds what is missing of the layers 0 to @seeds of @rules in @directory (NULL: the default one).
 * Layers that are there are checked and kept; a damaged or foreign file is built again. Only whole
 * layers get a name, so whatever stops the build at any instant costs the layer at work at most.
 * While another build of the same tables is running, waits for it. Blocks; @job may be NULL.
 *
 * Returns: whether all the layers are there now.
 */
bool awale_tablebase_build  (const AwaleRuleset      *rules,
                             const char              *directory,
                             int                      seeds,
                             const AwaleTablebaseJob *job,
                             GError                 **error);

/**
 * Checks every byte of the layers 0 to @seeds against its checksum, and every value against the
 * values of the board's successors, by the rules' own functions.
 *
 * Returns: whether all is well; if not, @error tells the first fault.
 */
bool awale_tablebase_verify (const AwaleRuleset      *rules,
                             const char              *directory,
                             int                      seeds,
                             const AwaleTablebaseJob *job,
                             GError                 **error);

/** Bytes that the files of the layers 0 to @seeds take at most, to say so before a build. */
uint64_t awale_tablebase_estimate_size (int seeds);

/** Speeds in boards a second. */
typedef struct
{
  double table;      /**< Tables built and filed. */
  double sweeps;     /**< The same by the plain method, on fewer seeds. */
  double generated;  /**< All moves of the same boards generated and ranked, same threads. */
} AwaleTablebaseSpeed;

/** Measures on the layers up to @seeds of @rules, in a folder of its own that is removed. */
bool awale_tablebase_measure (const AwaleRuleset      *rules,
                              int                      seeds,
                              int                      threads,
                              AwaleTablebaseSpeed     *speed,
                              GError                 **error);

G_END_DECLS
