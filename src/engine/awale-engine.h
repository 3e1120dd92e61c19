/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search for good moves. This folder promises a search that works for every ruleset without
 * special code for any: it blocks, receives everything it needs as arguments, reports through a
 * callback, stops in some 20 ms when told to, and with one thread and without a time limit the same
 * searches always give the same results. It has no main loop and no global state.
 */
#pragma once

#include "awale-bench.h"
#include "awale-evaluate.h"
#include "awale-level.h"
#include "awale-search.h"
