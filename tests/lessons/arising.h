/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "lessons/awale-exercise.h"

/**
 * True if a game under @rules can plausibly reach the start of @exercise: legal moves lead back
 * from there for eight plies, or to the start of a game, through positions where the game had not
 * ended.
 */
bool can_arise (const AwaleRuleset  *rules,
                const AwaleExercise *exercise);
