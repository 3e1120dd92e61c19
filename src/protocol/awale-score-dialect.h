/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-info-line.h"

G_BEGIN_DECLS

/** What an engine claims beyond a margin. */
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
  int              value;    /**< Where there is a verdict, only the least that it means. */
  AwaleEngineClaim verdict;
  AwaleProof       proof;    /**< AWALE_PROOF_EXACT only from our own engine. */
} AwaleEngineValue;

/** How the scores of a kind of engine are to be read, and what it has to be told. */
typedef struct
{
  const char *name;         /**< What its `id name` holds; NULL for all others. */
  int         seed;         /**< The score of a seed. */
  int         win;          /**< From here on a score is a proven win; 0: no score is. */
  int         draw;         /**< What it takes a draw for, on its own side; 0: for nothing. */
  const char *turn_option;  /**< The option that tells its side, `south` or `north`; or NULL. */
} AwaleScoreDialect;

/** The dialect of the engine that calls itself @name. */
const AwaleScoreDialect *awale_score_dialect_find    (const char              *name);

/** The score of @info in our unit; @info must have one. */
AwaleEngineValue         awale_score_dialect_convert (const AwaleScoreDialect *self,
                                                      const AwaleInfoLine     *info);

G_END_DECLS
