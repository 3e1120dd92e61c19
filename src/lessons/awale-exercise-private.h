/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the files of AwaleExercise share: the tables, and what an exercise comes to under rules.
 */
#pragma once

#include "awale-exercise.h"

G_BEGIN_DECLS

/* The tables, each ended by an exercise without an id. */
extern const AwaleExercise awale_exercises_sowing[];
extern const AwaleExercise awale_exercises_capture[];
extern const AwaleExercise awale_exercises_starving[];
extern const AwaleExercise awale_exercises_ending[];

/* How things stand where it asks. */
AwaleOutcome awale_exercise_get_outcome (const AwaleExercise *self,
                                         const AwaleRuleset  *rules);

/* The move of its `pit`. */
AwaleMove awale_exercise_get_pit        (const AwaleExercise *self);

/* `sow`, `pass` or `over`. */
const char *awale_exercise_tell_turn    (const AwaleExercise *self,
                                         const AwaleRuleset  *rules);

/* What sowing @move does, in sentences; likewise why it is refused. (transfer full) */
char *awale_lesson_tell_sowing          (AwalePosition        position,
                                         const AwaleRuleset  *rules,
                                         AwaleMove            move);
char *awale_lesson_tell_refusal         (AwalePosition        position,
                                         const AwaleRuleset  *rules,
                                         AwaleMove            move,
                                         AwaleIllegalReason   refusal);

/* “South 23½, North 24½”. (transfer full) */
char *awale_lesson_word_score           (AwaleScore           score);

/* The letter of a pit, bold, so that it is told from the words around it. Static text. */
const char *awale_lesson_word_pit       (AwaleMove            pit);

/* Adds @item to a list that is read: “A, C”. */
void  awale_lesson_add_item             (GString             *list,
                                         const char          *item);

G_END_DECLS
