/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-opponent.h"

G_BEGIN_DECLS

/** Agreements of the players to go on where the rules would end the game. */
typedef struct _AwaleAgreements AwaleAgreements;

AwaleAgreements *awale_agreements_new  (void);
void             awale_agreements_free (AwaleAgreements *self);

/** Records that the players go on after @ending at @node. */
void             awale_agreements_add  (AwaleAgreements *self,
                                        AwaleEnding      ending,
                                        AwaleNode       *node);

/** True if an earlier agreement overrides @ending at @node. */
bool             awale_agreements_hold (AwaleAgreements *self,
                                        AwaleEnding      ending,
                                        AwaleNode       *node);

/**
 * Decides if the computer that plays @side and expects @answer accepts an offer: to end the game at
 * @position with the score @offer, or to go on after an end with @score. Returns: true if it
 * accepts; @sentence is its reply, a static text
 */
bool             awale_agreements_accept_end (AwalePosition position,
                                              AwaleScore offer,
                                              AwaleSide side,
                                              const AwaleMoveAnswer *answer,
                                              const char **sentence);
bool             awale_agreements_accept_going_on (AwaleScore score,
                                                   AwaleSide side,
                                                   const AwaleMoveAnswer *answer,
                                                   const char **sentence);

G_END_DECLS
