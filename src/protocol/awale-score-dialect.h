/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-info-line.h"

G_BEGIN_DECLS

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
