/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-training-store.h"

G_BEGIN_DECLS

/* Texts about exercises in the training window. All are (transfer full). */

/** The game of @drill, as a reminder: “Ama – Kofi · 2026-11-21 · Oware Abapa”. */
char *awale_training_text_origin   (AwaleDrill                 *drill);

/**
 * The counts that are not zero: “Streak: 3 days”, “12 exercises”, “2 exercises were never asked”.
 */
char *awale_training_text_standing (const AwaleTrainingSummary *summary);

/** The count for today: “2 exercises left today”. */
char *awale_training_text_left     (const AwaleTrainingSummary *summary);

/**
 * Other results of making exercises: “2 combinations were added.” Returns NULL if there are none.
 */
char *awale_training_text_besides  (const AwaleTrainingCount   *count);

/** All results of making exercises, or the reason why there are none. */
char *awale_training_text_made     (const AwaleTrainingCount   *count);

/**
 * The result of learning a line: “8 exercises of this line were added. At most 10 new exercises are
 * asked a day.”
 */
char *awale_training_text_added    (unsigned                    n_added);

G_END_DECLS
