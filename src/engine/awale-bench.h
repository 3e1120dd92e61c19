/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

typedef struct
{
  uint64_t nodes;    /**< Number of nodes, the signature of the engine: the same on every
                      * machine. */
  double   seconds;  /**< Processor time in seconds. */
} AwaleBench;

/**
 * Searches fixed positions of all rulesets with one thread and without tables, each first at full
 * width and then, deeper, with the full search. Any change of the engine's behaviour changes the
 * number of nodes.
 */
AwaleBench awale_bench_run (void);

G_END_DECLS
