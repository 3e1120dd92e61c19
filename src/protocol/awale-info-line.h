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
  AWALE_ENGINE_SCORE_LOWER,
  AWALE_ENGINE_SCORE_UPPER,
  AWALE_ENGINE_SCORE_EXACT, /**< The score is proven; an extension of the protocol. */
} AwaleEngineScore;

/** The content of an `info` line. Missing numbers are -1, except for the score. */
typedef struct
{
  int              depth;
  int              seldepth;
  int              multipv;       /**< Rank of the line among the best ones, from 1. */
  AwaleEngineScore score_kind;
  int              score;         /**< Score for the side to move, in the engine's unit. */
  int64_t          nodes;
  int64_t          nps;
  int64_t          milliseconds;
  int              hashfull;      /**< Thousandths of the hash table in use. */
  int64_t          tbhits;
  int              pv_length;
  int8_t           pv[AWALE_SEARCH_MAX_LINE];
  char            *string;        /**< Text of `info string`, or NULL. */
} AwaleInfoLine;

/**
 * Parses the text after `info`, skipping unknown words; free the result with
 * awale_info_line_clear().
 */
void  awale_info_line_parse       (AwaleInfoLine           *self,
                                   const char              *text);
void  awale_info_line_clear       (AwaleInfoLine           *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleInfoLine, awale_info_line_clear)

/**
 * Formats line @index of @result: with `multipv` if there are @several lines, and with proven
 * values as `score exact` if the option @exact is set. (transfer full)
 */
char *awale_info_line_from_result (const AwaleSearchResult *result,
                                   int                      index,
                                   bool                     several,
                                   bool                     exact);

/** Results that an engine may claim for the side to move without stating the margin. */
typedef enum
{
  AWALE_ENGINE_CLAIM_NONE,
  AWALE_ENGINE_CLAIM_WIN,
  AWALE_ENGINE_CLAIM_DRAW,
  AWALE_ENGINE_CLAIM_LOSS,
} AwaleEngineClaim;

/**
 * A score converted to our unit: the final margin for the side to move, in hundredths of a seed.
 */
typedef struct
{
  int              value;    /**< Value; if a win or loss is claimed, that of the smallest one. */
  AwaleEngineClaim verdict;
  AwaleProof       proof;    /**< AWALE_PROOF_EXACT or AWALE_PROOF_ESTIMATE. */
} AwaleEngineValue;

/** The way in which a kind of engine gives scores, and its special options. */
typedef struct
{
  const char *name;         /**< Word in the engine's `id name`; NULL in the entry for all other
                             * engines. */
  int         seed;         /**< Score that is worth a seed. */
  int         win;          /**< Minimum score that claims a win; 0 if no score does. */
  int         draw;         /**< Score that the engine gives a draw, from its own side; 0 if it has
                             * none. */
  const char *turn_option;  /**< Option that tells the engine which side it plays, `south` or
                             * `north`; or NULL. */
} AwaleScoreDialect;

/** The dialect of the engine called @name. */
const AwaleScoreDialect *awale_score_dialect_find    (const char              *name);

/** Converts the score of @info, which must contain one, to our unit. */
AwaleEngineValue         awale_score_dialect_convert (const AwaleScoreDialect *self,
                                                      const AwaleInfoLine     *info);

G_END_DECLS
