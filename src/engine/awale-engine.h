/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search for good moves. This folder promises a search that works for every ruleset without
 * code of its own for any: it blocks, is given everything it needs, answers by callback, stops
 * within 20 ms when told to, and with one thread and the same limits always gives the same answer.
 * It knows no main loop and keeps nothing global.
 */
#pragma once

#include "awale-bench.h"
#include "awale-evaluation.h"
#include "awale-level.h"
#include "awale-search.h"
