/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-search.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_ENGINE_SCORE_NONE,
  AWALE_ENGINE_SCORE_CP,
  AWALE_ENGINE_SCORE_LOWER, /**< It is at least that. */
  AWALE_ENGINE_SCORE_UPPER, /**< It is at most that. */
  AWALE_ENGINE_SCORE_EXACT, /**< Proven; only our own engine says so. */
} AwaleEngineScore;

/** An `info` line. Numbers are -1 where nothing is said. */
typedef struct
{
  int              depth;
  int              seldepth;
  int              multipv;       /**< From 1. */
  AwaleEngineScore score_kind;
  int              score;         /**< For the side to move, in the engine's own unit. */
  int64_t          nodes;
  int64_t          nps;
  int64_t          milliseconds;
  int              hashfull;      /**< Thousandths. */
  int64_t          tbhits;
  int              pv_length;
  int8_t           pv[AWALE_SEARCH_MAX_LINE];
  char            *string;        /**< The text of `info string`, or NULL. */
} AwaleInfoLine;

/** Reads what follows `info`; what is not understood is passed over. awale_info_line_clear() it. */
void  awale_info_line_parse       (AwaleInfoLine           *self,
                                   const char              *text);
void  awale_info_line_clear       (AwaleInfoLine           *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleInfoLine, awale_info_line_clear)

/**
 * The whole line that tells line @index of @result: `multipv` if @several, and what is proven as
 * `score exact` if @exact. Returns: (transfer full)
 */
char *awale_info_line_from_result (const AwaleSearchResult *result,
                                   int                      index,
                                   bool                     several,
                                   bool                     exact);

G_END_DECLS
