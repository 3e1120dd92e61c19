/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

G_BEGIN_DECLS

/** What to find, and how well. */
typedef struct
{
  int      depth;         /**< Plies a position; 0: no limit. */
  int      milliseconds;  /**< A position; 0: no limit. One of the two is needed. */
  int      threads;       /**< 0 means 1: then the same game gives the same report. */
  int      hash;          /**< Mebibytes; 0 means 64. */
  unsigned sides;         /**< Whose moves are judged, as a set of AwaleSide; 0: both. */
  int      first_ply;     /**< The first and the last move that are judged, from 1; */
  int      last_ply;      /**< 0: from the first, to the last one. */
  int      lines;         /**< Better moves to look for where one was an error, at most. */
  bool     keep;          /**< Values of any depth are good enough, else those as deep are. */
  bool     yields;        /**< Other threads go first: someone is looking at something else. */
} AwaleReportOptions;

enum
{
  AWALE_REPORT_DEFAULT_DEPTH = 14,
  AWALE_REPORT_MAX_DEPTH = 40,     /**< That nobody asks for: it takes some twenty seconds. */
  AWALE_REPORT_DEFAULT_HASH = 64,
};

/** Whether the move of @mover at @ply is to be judged. */
static inline bool
awale_report_options_include (const AwaleReportOptions *options,
                              int                       ply,
                              AwaleSide                 mover)
{
  return (options->sides == 0 || (options->sides >> mover & 1) != 0) &&
         ply >= options->first_ply && (options->last_ply == 0 || ply <= options->last_ply);
}

G_END_DECLS
