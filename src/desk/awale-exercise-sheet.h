/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-drill.h"

G_BEGIN_DECLS

/** Exercises on paper. What they ask is read while it is made, so that any thread may draw it. */
typedef struct _AwaleExerciseSheet AwaleExerciseSheet;

/** Of @drills (element-type AwaleDrill), one at least. */
AwaleExerciseSheet *awale_exercise_sheet_new  (GPtrArray                 *drills);
void                awale_exercise_sheet_free (AwaleExerciseSheet        *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleExerciseSheet, awale_exercise_sheet_free)

/** As PDF. (transfer full) */
GBytes             *awale_exercise_sheet_draw (const AwaleExerciseSheet  *self,
                                               GError                   **error);

G_END_DECLS
