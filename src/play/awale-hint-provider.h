/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-hint.h"
#include "awale-opponent.h"

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_HINT_PROVIDER (awale_hint_provider_get_type ())

/** The best move at a position of a game, for whoever asks for it: one hint at a time. */
G_DECLARE_FINAL_TYPE (AwaleHintProvider, awale_hint_provider, AWALE, HINT_PROVIDER, GObject)

/*
 * Signals:
 *  "changed": it is being thought about, or the hint is there, or will not come.
 *  "failed" (const char *sentence): why it will not.
 */

AwaleHintProvider *awale_hint_provider_new         (void);

/** Who is asked: the engine at full strength, unless another one (nullable) is set. */
void               awale_hint_provider_set_adviser (AwaleHintProvider *self,
                                                    AwaleOpponent     *adviser);

/** Asks for the best move at @node of @game. */
void               awale_hint_provider_ask         (AwaleHintProvider *self,
                                                    AwaleGame         *game,
                                                    AwaleNode         *node);
bool               awale_hint_provider_is_asked    (AwaleHintProvider *self);

/** The hint, NULL until it is there. (transfer none) */
const AwaleHint   *awale_hint_provider_get_hint    (AwaleHintProvider *self);

/** Ends what is being thought about; and forgets the hint, too. Neither is told. */
void               awale_hint_provider_stop        (AwaleHintProvider *self);
void               awale_hint_provider_clear       (AwaleHintProvider *self);

G_END_DECLS
