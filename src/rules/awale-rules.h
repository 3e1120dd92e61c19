/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The rules of awalé. This folder implements the rules of the five rule sheets, of Abapa and of
 * Awari, as seven values of one data type: no ruleset has code of its own. Positions are values of
 * sixteen bytes; playing a move allocates no memory.
 */
#pragma once

#include "awale-ending.h"
#include "awale-position.h"
#include "awale-proof.h"
#include "awale-ruleset.h"
#include "awale-sowing.h"
