/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/** What the players have agreed on: to go on where the rules would end the game. */
typedef struct _AwaleAgreements AwaleAgreements;

AwaleAgreements *awale_agreements_new  (void);
void             awale_agreements_free (AwaleAgreements *self);

/** The players go on after @ending at @node. */
void             awale_agreements_add  (AwaleAgreements *self,
                                        AwaleEnding      ending,
                                        AwaleNode       *node);

/** Whether @ending no longer ends the game at @node, which follows from what was agreed. */
bool             awale_agreements_hold (AwaleAgreements *self,
                                        AwaleEnding      ending,
                                        AwaleNode       *node);

G_END_DECLS
