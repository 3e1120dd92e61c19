/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise.h"

G_BEGIN_DECLS

/**
 * The first exercises of somebody who has never played, in three minutes: to sow, to capture, one
 * pit and several, a krou, to feed, the end. They are such as hold under @rules.
 *
 * Returns: (element-type AwaleExercise) (transfer container)
 */
GPtrArray *awale_tour_list_exercises (const AwaleRuleset *rules);

G_END_DECLS
