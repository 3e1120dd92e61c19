/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Shared by the files of AwaleExercise: the tables, and an exercise under given rules.
 */
#pragma once

#include "awale-exercise.h"

G_BEGIN_DECLS

/* Tables of exercises, each ended by one without an id. */
extern const AwaleExercise awale_exercises_sowing[];
extern const AwaleExercise awale_exercises_capture[];
extern const AwaleExercise awale_exercises_starving[];
extern const AwaleExercise awale_exercises_ending[];

/* The outcome at the position in question. */
AwaleOutcome awale_exercise_get_outcome (const AwaleExercise *self,
                                         const AwaleRuleset  *rules);

/* The move of `pit`. */
AwaleMove awale_exercise_get_pit        (const AwaleExercise *self);

/* The answer on the turn: `sow`, `pass` or `over`. */
const char *awale_exercise_tell_turn    (const AwaleExercise *self,
                                         const AwaleRuleset  *rules);

/* Sentences on what sowing @move does; the second function says why it is illegal. (transfer
 * full) */
char *awale_lesson_tell_sowing          (AwalePosition        position,
                                         const AwaleRuleset  *rules,
                                         AwaleMove            move);
char *awale_lesson_tell_refusal         (AwalePosition        position,
                                         const AwaleRuleset  *rules,
                                         AwaleMove            move,
                                         AwaleIllegalReason   refusal);

/* Formats “South 23½, North 24½”. (transfer full) */
char *awale_lesson_word_score           (AwaleScore           score);

/* The bold letter of a pit, to distinguish it from words. Static text. */
const char *awale_lesson_word_pit       (AwaleMove            pit);

/* Appends @item to a list in a sentence: “A, C”. */
void  awale_lesson_add_item             (GString             *list,
                                         const char          *item);

G_END_DECLS
