/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "lessons/awale-lesson.h"

/**
 * Returns true if a game under @rules can plausibly reach the start of @lesson: from there, legal
 * moves lead back for eight plies, or to the start of a game, through positions in which the game
 * had not ended.
 */
bool can_arise (const AwaleRuleset *rules,
                const AwaleLesson  *lesson);
