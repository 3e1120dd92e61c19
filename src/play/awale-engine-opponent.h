/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-opponent.h"

#include "protocol/awale-engine-process.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ENGINE_OPPONENT (awale_engine_opponent_get_type ())

G_DECLARE_FINAL_TYPE (AwaleEngineOpponent, awale_engine_opponent, AWALE, ENGINE_OPPONENT, GObject)

/**
 * Creates an opponent called @name that has @process to itself: it starts the process on demand and
 * ends it when disposed.
 */
AwaleEngineOpponent *awale_engine_opponent_new              (AwaleEngineProcess  *process,
                                                             const char          *name);

/** Sets the time per move in milliseconds; the default is AWALE_OPPONENT_PATIENCE. */
void                 awale_engine_opponent_set_milliseconds (AwaleEngineOpponent *self,
                                                             int                  milliseconds);

G_END_DECLS
