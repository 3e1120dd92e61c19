/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "training/awale-training-store.h"

G_BEGIN_DECLS

/* What the window of the training says about exercises. All texts are (transfer full). */

/** Which game @drill is from, so that one remembers: “Ama – Kofi · 2026-11-21 · Oware Abapa”. */
char *awale_training_text_origin   (AwaleDrill                 *drill);

/** “Streak: 3 days”, “12 exercises” and “2 exercises were never asked”, of which there are any. */
char *awale_training_text_standing (const AwaleTrainingSummary *summary);

/** “2 exercises left today” */
char *awale_training_text_left     (const AwaleTrainingSummary *summary);

/** What else came of making exercises than exercises for today: “2 combinations were added.”
 * (nullable) */
char *awale_training_text_besides  (const AwaleTrainingCount   *count);

/** The same, or why nothing came of it. */
char *awale_training_text_made     (const AwaleTrainingCount   *count);

/** “8 exercises of this line were added. At most 10 new exercises are asked a day.” */
char *awale_training_text_added    (unsigned                    n_added);

G_END_DECLS
