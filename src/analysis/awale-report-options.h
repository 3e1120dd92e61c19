/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** Options of a report. */
typedef struct
{
  int      depth;         /**< Plies per position; 0 is unlimited. */
  int      milliseconds;  /**< Time per position; 0 is unlimited, but then a depth is required. */
  int      threads;       /**< 0 is 1; only with one thread does the same game always give the
                               same report. */
  int      hash;          /**< Mebibytes; 0 is 64. */
  unsigned sides;         /**< Sides whose moves are judged, as a set of AwaleSide; 0 is both. */
  int      first_ply;     /**< First ply to judge, from 1. */
  int      last_ply;      /**< Last ply to judge; 0 is the end. */
  int      lines;         /**< Maximum number of better moves to find for an error. */
  bool     keep;          /**< Keep known values of any depth instead of searching to `depth`. */
  bool     yields;        /**< Run at lower priority, because another analysis is being watched. */
} AwaleReportOptions;

enum
{
  AWALE_REPORT_DEFAULT_DEPTH = 14,
  AWALE_REPORT_MAX_DEPTH = 40,     /**< Some twenty seconds per position. */
  AWALE_REPORT_DEFAULT_HASH = 64,
};

/** True if the move of @mover at @ply is to be judged. */
static inline bool
awale_report_options_include (const AwaleReportOptions *options,
                              int                       ply,
                              AwaleSide                 mover)
{
  return (options->sides == 0 || (options->sides >> mover & 1) != 0) &&
         ply >= options->first_ply && (options->last_ply == 0 || ply <= options->last_ply);
}

G_END_DECLS
