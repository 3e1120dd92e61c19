/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What awalé is. This folder promises exactly the rules of the five sheets and of Abapa and
 * Awari, as seven values of one data type: no ruleset has code of its own. Positions are sixteen
 * byte values; nothing here allocates on the way of a move, keeps state, or knows of games.
 */
#pragma once

#include "awale-ending.h"
#include "awale-perft.h"
#include "awale-position.h"
#include "awale-proof.h"
#include "awale-ruleset.h"
#include "awale-sowing.h"
