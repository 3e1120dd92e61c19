/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise.h"

G_BEGIN_DECLS

/**
 * Lists the exercises of a beginner's tour of three minutes: sowing, capturing one pit and
 * several, a krou, feeding, the end. All hold under @rules.
 *
 * Returns: (element-type AwaleExercise) (transfer container)
 */
GPtrArray *awale_tour_list_exercises (const AwaleRuleset *rules);

G_END_DECLS
