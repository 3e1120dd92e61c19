/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

typedef struct
{
  uint64_t nodes;    /**< Number of nodes, which identifies the behavior of the engine: it is the
                      * same on every machine. */
  double   seconds;  /**< Processor time in seconds. */
} AwaleBench;

/**
 * Searches fixed positions of all rulesets with one thread and without tables, each with the full
 * search and, less deeply, with the plain one.
 */
AwaleBench awale_bench_run (void);

G_END_DECLS
