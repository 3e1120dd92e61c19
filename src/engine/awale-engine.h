/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The search for good moves under any ruleset. It blocks, reports through a callback, and stops
 * some 20 ms after it is told to. With one thread and without a time limit, the same sequence of
 * searches gives the same results.
 */
#pragma once

#include "awale-bench.h"
#include "awale-evaluate.h"
#include "awale-level.h"
#include "awale-search.h"
