/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "protocol/awale-engine-process.h"

#include "game/awale-game.h"

G_BEGIN_DECLS

/** So many lines are asked for where an engine can tell several. */
#define AWALE_ENGINE_ANALYSIS_LINES 6

/** What an engine of another program thinks of a move. */
typedef struct
{
  bool             has_value;
  AwaleEvaluation  value;   /**< For South. */
  AwaleEngineClaim verdict; /**< For the side to move. */
  int              depth;   /**< −1: not told. */
  int64_t          nodes;   /**< Positions the search has looked at; −1: not told. */
  int64_t          speed;   /**< These a second; −1: not told, nor to be reckoned. */
  int              n_moves;
  int8_t           moves[AWALE_SEARCH_MAX_LINE];
} AwaleEngineMove;

#define AWALE_TYPE_ENGINE_ANALYSIS (awale_engine_analysis_get_type ())

/**
 * Another program's engine that looks at the position in view, wherever the cursor of a game goes.
 * What goes wrong with it is told and changes nothing else; it is tried again at another position.
 */
G_DECLARE_FINAL_TYPE (AwaleEngineAnalysis, awale_engine_analysis, AWALE, ENGINE_ANALYSIS, GObject)

/*
 * Signals:
 *  "updated": lines or message are others; at most some ten times a second.
 *  "failed" (const char *sentence): the engine ended, hung, or cannot do what is asked of it.
 */

AwaleEngineAnalysis   *awale_engine_analysis_new         (void);

/** Who looks (nullable). The former one is made to quit. */
void                   awale_engine_analysis_set_process (AwaleEngineAnalysis *self,
                                                          AwaleEngineProcess  *process);
AwaleEngineProcess    *awale_engine_analysis_get_process (AwaleEngineAnalysis *self);

void                   awale_engine_analysis_set_game    (AwaleEngineAnalysis *self,
                                                          AwaleGame           *game);

/** Whether it is to look; false at first. */
void                   awale_engine_analysis_set_active  (AwaleEngineAnalysis *self,
                                                          bool                 active);

/** Its lines of the position in view, the best one first. NULL where there is none. */
const AwaleEngineMove *awale_engine_analysis_get_line    (AwaleEngineAnalysis *self,
                                                          unsigned             index);

/** What is to be known besides: that it starts, what went wrong. NULL: nothing. */
const char            *awale_engine_analysis_get_message (AwaleEngineAnalysis *self);

G_END_DECLS
