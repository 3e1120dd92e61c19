/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-tablebase-job.h"
#include "awale-tablebase.h"

G_BEGIN_DECLS

/**
 * Builds what is missing of the layers 0 to @seeds of @rules in @directory (NULL: the default one).
 * Layers that are there are checked and kept; a damaged or foreign file is built again, and so is
 * an outdated one (see awale_tablebase_is_outdated()). Only whole layers get a name, so whatever
 * stops the build at any instant costs the layer at work at most. While another build of the same
 * tables is running, waits for it. Blocks; @job may be NULL.
 *
 * Returns: whether all the layers are there now.
 */
bool awale_tablebase_build  (const AwaleRuleset      *rules,
                             const char              *directory,
                             int                      seeds,
                             const AwaleTablebaseJob *job,
                             GError                 **error);

/**
 * Checks every byte of the layers 0 to @seeds against its checksum, every value against the values
 * of the board's successors, by the rules' own functions, and every layer against what solving it
 * again gives.
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

/**
 * Bytes of memory that building the layers 0 to @seeds takes, to say so before: two a board of the
 * layer at work, and the codes of all below it. Of few seeds it takes some twenty megabytes more.
 */
uint64_t awale_tablebase_estimate_memory (int seeds);

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
