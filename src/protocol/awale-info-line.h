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
  AWALE_ENGINE_SCORE_LOWER, /**< Lower bound. */
  AWALE_ENGINE_SCORE_UPPER, /**< Upper bound. */
  AWALE_ENGINE_SCORE_EXACT, /**< Proven; sent by our own engine only. */
} AwaleEngineScore;

/** An `info` line. Missing numbers are -1. */
typedef struct
{
  int              depth;
  int              seldepth;
  int              multipv;       /**< From 1. */
  AwaleEngineScore score_kind;
  int              score;         /**< For the side to move, in the engine's unit. */
  int64_t          nodes;
  int64_t          nps;
  int64_t          milliseconds;
  int              hashfull;      /**< Thousandths. */
  int64_t          tbhits;
  int              pv_length;
  int8_t           pv[AWALE_SEARCH_MAX_LINE];
  char            *string;        /**< The text of `info string`, or NULL. */
} AwaleInfoLine;

/** Parses the text after `info`, skipping what is unknown; free with awale_info_line_clear(). */
void  awale_info_line_parse       (AwaleInfoLine           *self,
                                   const char              *text);
void  awale_info_line_clear       (AwaleInfoLine           *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleInfoLine, awale_info_line_clear)

/**
 * Formats line @index of @result: with `multipv` if @several, and proven values as `score
 * exact` if @exact. (transfer full)
 */
char *awale_info_line_from_result (const AwaleSearchResult *result,
                                   int                      index,
                                   bool                     several,
                                   bool                     exact);

/** An engine's claim beyond a margin. */
typedef enum
{
  AWALE_ENGINE_CLAIM_NONE,
  AWALE_ENGINE_CLAIM_WIN,
  AWALE_ENGINE_CLAIM_DRAW,
  AWALE_ENGINE_CLAIM_LOSS,
} AwaleEngineClaim;

/** A score in our unit: hundredths of a seed of final margin, for the side to move. */
typedef struct
{
  int              value;    /**< Minimum that a verdict implies, if there is one. */
  AwaleEngineClaim verdict;
  AwaleProof       proof;    /**< AWALE_PROOF_EXACT from our own engine only. */
} AwaleEngineValue;

/** Meaning of the scores of a kind of engine, and its special options. */
typedef struct
{
  const char *name;         /**< Word in its `id name`; NULL for all other engines. */
  int         seed;         /**< Score of a seed. */
  int         win;          /**< Minimum score of a proven win; 0: none. */
  int         draw;         /**< Score that it gives a draw, for its own side; 0: none. */
  const char *turn_option;  /**< Option for its side, `south` or `north`; or NULL. */
} AwaleScoreDialect;

/** The dialect of the engine called @name. */
const AwaleScoreDialect *awale_score_dialect_find    (const char              *name);

/** Converts the score of @info, which must have one, to our unit. */
AwaleEngineValue         awale_score_dialect_convert (const AwaleScoreDialect *self,
                                                      const AwaleInfoLine     *info);

G_END_DECLS
