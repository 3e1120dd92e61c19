/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-hint.h"
#include "awale-opponent.h"

#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * A provider of hints, which are the best moves at positions of a game; it handles one position at
 * a time.
 */
typedef struct _AwaleHintProvider AwaleHintProvider;

/**
 * Called when a search has begun, and when the hint has arrived or failed; @sentence (nullable) is
 * the reason for a failure.
 */
typedef void (*AwaleHintFunc) (gpointer    data,
                               const char *sentence);

/** Creates a provider that calls @changed with @data. */
AwaleHintProvider *awale_hint_provider_new         (AwaleHintFunc      changed,
                                                    gpointer           data);

/** Stops the search and frees the provider; @changed is not called again. */
void               awale_hint_provider_free        (AwaleHintProvider *self);

/** Sets the opponent that gives the hints; NULL is the engine at full strength. */
void               awale_hint_provider_set_adviser (AwaleHintProvider *self,
                                                    AwaleOpponent     *adviser);

/** Asks for the best move at @node of @game. */
void               awale_hint_provider_ask         (AwaleHintProvider *self,
                                                    AwaleGame         *game,
                                                    AwaleNode         *node);
bool               awale_hint_provider_is_asked    (AwaleHintProvider *self);

/** The hint that arrived last; NULL if there is none. Returns: (transfer none) (nullable) */
const AwaleHint   *awale_hint_provider_get_hint    (AwaleHintProvider *self);

/** Stops the search; awale_hint_provider_clear() also forgets the hint. Neither calls @changed. */
void               awale_hint_provider_stop        (AwaleHintProvider *self);
void               awale_hint_provider_clear       (AwaleHintProvider *self);

G_END_DECLS
