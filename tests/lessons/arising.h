/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "lessons/awale-exercise.h"

/**
 * Whether a game under @rules can come to where @exercise starts: from there moves lead back, all
 * legal, through positions in which the game had not ended.
 */
bool can_arise (const AwaleRuleset  *rules,
                const AwaleExercise *exercise);
