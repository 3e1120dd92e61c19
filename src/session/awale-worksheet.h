/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-exercise.h"

G_BEGIN_DECLS

/**
 * A sheet of exercises for printing. All texts are read when it is created, so that any thread may
 * draw it.
 */
typedef struct _AwaleWorksheet AwaleWorksheet;

/** Creates a sheet of @exercises (element-type AwaleExercise); there must be at least one. */
AwaleWorksheet *awale_worksheet_new  (GPtrArray                          *exercises);
void            awale_worksheet_free (AwaleWorksheet                     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleWorksheet, awale_worksheet_free)

/** Draws the sheet as PDF; NULL with an error. (transfer full) */
GBytes         *awale_worksheet_draw (const AwaleWorksheet               *self,
                                      GError                            **error);

G_END_DECLS
