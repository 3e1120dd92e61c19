/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-desk.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXERCISE_DIALOG (awale_exercise_dialog_get_type ())

/**
 * An exercise that a trainer makes of a position: the question, the right answers, which a search
 * proposes until one chooses others, and the collection to keep it in.
 *
 * Signal "made" (AwaleDrill *drill, const char *collection): before it closes.
 */
G_DECLARE_FINAL_TYPE (AwaleExerciseDialog, awale_exercise_dialog, AWALE, EXERCISE_DIALOG, AdwWindow)

/** @position has legal moves by @rules; @game (nullable) is where it comes from. */
GtkWidget *awale_exercise_dialog_new (GtkWindow          *parent,
                                      AwaleDesk          *desk,
                                      const AwaleRuleset *rules,
                                      AwalePosition       position,
                                      AwaleGame          *game);

G_END_DECLS
