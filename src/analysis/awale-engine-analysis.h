/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "protocol/awale-engine-process.h"

#include "game/awale-game.h"

G_BEGIN_DECLS

/** Maximum number of lines requested from an engine that can send several. */
#define AWALE_ENGINE_ANALYSIS_LINES 6

typedef struct
{
  bool             has_value;
  AwaleEvaluation  value;   /**< Value from South's point of view. */
  AwaleEngineClaim verdict; /**< Win, draw or loss that the engine claims for the side to move. */
  int              depth;   /**< Depth in plies; −1 if unknown. */
  int64_t          nodes;   /**< Number of positions searched; −1 if unknown. */
  int64_t          speed;   /**< Positions per second; −1 if unknown. */
  int              n_moves;
  int8_t           moves[AWALE_SEARCH_MAX_LINE];
} AwaleEngineMove;

#define AWALE_TYPE_ENGINE_ANALYSIS (awale_engine_analysis_get_type ())

/**
 * An analysis by an external engine of the position at the cursor of a game. Failures of the engine
 * are only reported; the engine is started again for the next position.
 */
G_DECLARE_FINAL_TYPE (AwaleEngineAnalysis, awale_engine_analysis, AWALE, ENGINE_ANALYSIS, GObject)

/*
 * Signals: "updated": the lines or the message have changed; emitted at most ten times a second.
 * "failed" (const char *sentence): the engine could not be started, exited, hung, or does not
 * support the request.
 */

AwaleEngineAnalysis   *awale_engine_analysis_new         (void);

/** Sets the engine (nullable); the previous engine is told to quit. */
void                   awale_engine_analysis_set_process (AwaleEngineAnalysis *self,
                                                          AwaleEngineProcess  *process);
AwaleEngineProcess    *awale_engine_analysis_get_process (AwaleEngineAnalysis *self);

void                   awale_engine_analysis_set_game    (AwaleEngineAnalysis *self,
                                                          AwaleGame           *game);

/** Switches the analysis on or off; it is off by default. */
void                   awale_engine_analysis_set_active  (AwaleEngineAnalysis *self,
                                                          bool                 active);

/**
 * The engine's line at @index, where 0 is the best; NULL if the engine has not sent it. (transfer
 * none) (nullable)
 */
const AwaleEngineMove *awale_engine_analysis_get_line    (AwaleEngineAnalysis *self,
                                                          unsigned             index);

/**
 * A status message, for example while the engine starts or after an error. Returns: (transfer none)
 * (nullable)
 */
const char            *awale_engine_analysis_get_message (AwaleEngineAnalysis *self);

G_END_DECLS
