/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-hint.h"
#include "awale-opponent.h"

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ADVICE (awale_advice_get_type ())

/** The best move at a position of a game, for whoever asks for it: one hint at a time. */
G_DECLARE_FINAL_TYPE (AwaleAdvice, awale_advice, AWALE, ADVICE, GObject)

/*
 * Signals:
 *  "changed": it is being thought about, or the hint is there, or will not come.
 *  "failed" (const char *sentence): why it will not.
 */

AwaleAdvice     *awale_advice_new         (void);

/** Who is asked: the engine at full strength, unless another one (nullable) is set. */
void             awale_advice_set_adviser (AwaleAdvice   *self,
                                           AwaleOpponent *adviser);

/** Asks for the best move at @node of @game. */
void             awale_advice_ask         (AwaleAdvice   *self,
                                           AwaleGame     *game,
                                           AwaleNode     *node);
bool             awale_advice_is_asked    (AwaleAdvice   *self);

/** The hint, NULL until it is there. (transfer none) */
const AwaleHint *awale_advice_get_hint    (AwaleAdvice   *self);

/** Ends what is being thought about; and forgets the hint, too. Neither is told. */
void             awale_advice_stop        (AwaleAdvice   *self);
void             awale_advice_clear       (AwaleAdvice   *self);

G_END_DECLS
