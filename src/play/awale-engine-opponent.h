/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-opponent.h"

#include "protocol/awale-engine-process.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ENGINE_OPPONENT (awale_engine_opponent_get_type ())

/** Another program's engine as an opponent. */
G_DECLARE_FINAL_TYPE (AwaleEngineOpponent, awale_engine_opponent, AWALE, ENGINE_OPPONENT, GObject)

/**
 * An opponent that asks @process, which is started when it is first needed and told to quit when
 * the opponent goes; nobody else may ask it meanwhile. @name: what a person calls it.
 */
AwaleEngineOpponent *awale_engine_opponent_new              (AwaleEngineProcess  *process,
                                                             const char          *name);

/** How long it may think about a move; a few seconds at first. */
void                 awale_engine_opponent_set_milliseconds (AwaleEngineOpponent *self,
                                                             int                  milliseconds);

G_END_DECLS
