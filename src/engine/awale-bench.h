/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

typedef struct
{
  uint64_t nodes;    /**< The signature: the same on every machine. */
  double   seconds;  /**< Processor time. */
} AwaleBench;

/**
 * Searches fixed positions of all rulesets with one thread and no tables, each at full width
 * and, deeper, with the full search. Any change of the engine's behaviour changes the number of
 * nodes.
 */
AwaleBench awale_bench_run (void);

G_END_DECLS
