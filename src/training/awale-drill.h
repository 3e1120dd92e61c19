/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-combination.h"

#include "analysis/awale-judgment.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** What an exercise asks. */
typedef enum
{
  AWALE_DRILL_ERROR,    /**< “Find something better” than the error at its end. */
  AWALE_DRILL_OPENING,  /**< “What does the book play?” What is at its end. */
  AWALE_DRILL_COMBINATION,  /**< “Find the best move.” At its end is the next best one. */
  AWALE_DRILL_POSITION,  /**< What a trainer asks; the moves of the start are the answers. */
} AwaleDrillKind;

#define AWALE_TYPE_DRILL (awale_drill_get_type ())

/**
 * An exercise: a game of its own that ends with the move that it is about, and what is known of the
 * moves there. It never changes. As text it is a game like any other, from which the same exercise
 * can be made again.
 */
G_DECLARE_FINAL_TYPE (AwaleDrill, awale_drill, AWALE, DRILL, GObject)

/** The moves of @game up to that of @last, where the cursor is. (transfer full) */
AwaleGame     *awale_drill_copy_line     (AwaleGame         *game,
                                          AwaleNode         *last);

/** The exercise that @error of @game is, by the values that the game carries; NULL if these do not
 * call it an error. */
AwaleDrill    *awale_drill_new           (AwaleGame         *game,
                                          AwaleNode         *error);

/** The exercise that asks for @move of @game, the best one by a book, which says @values there. */
AwaleDrill    *awale_drill_new_opening   (AwaleGame             *game,
                                          AwaleNode             *move,
                                          const AwaleMoveValues *values);

/** The exercise that @combination is, under @rules. It tells the players of @game (nullable), where
 * it was found. */
AwaleDrill    *awale_drill_new_combination (const AwaleRuleset     *rules,
                                            const AwaleCombination *combination,
                                            AwaleGame              *game);

/**
 * The exercise that a trainer makes of @position, with @question (nullable) and the @n_answers
 * right @answers (≥ 1), the first of which is the one to show. It tells the players of @game
 * (nullable).
 */
AwaleDrill    *awale_drill_new_position  (const AwaleRuleset *rules,
                                          AwalePosition       position,
                                          const char         *question,
                                          const AwaleMove    *answers,
                                          size_t              n_answers,
                                          AwaleGame          *game);

/** The one that @game is, which ends with what it asks; NULL if it is none. */
AwaleDrill    *awale_drill_new_from_game (AwaleGame         *game);

/** The one with that @text; NULL if it is none. */
AwaleDrill    *awale_drill_new_from_text (const char        *text);
char          *awale_drill_dup_text      (AwaleDrill        *self);

/**
 * The exercises in the main line of @game, the worst error first: those of the players whose names
 * are among @names, whatever their case; of both if that is NULL. A game that was made of an
 * exercise has that alone; one about an opening is nobody's. (transfer full) (element-type
 * AwaleDrill)
 */
GPtrArray     *awale_drill_list_of_game  (AwaleGame         *game,
                                          const char *const *names);

/** Whether one of @names plays in @game, with errors or without; false if that is NULL. */
bool           awale_drill_has_player    (AwaleGame         *game,
                                          const char *const *names);

/** What a combination is about, and from which level on all levels of play find it; false if it is
 * none. */
bool           awale_drill_get_combination (AwaleDrill           *self,
                                            AwaleCombinationKind *kind,
                                            int                  *level);

/** (transfer none) */
AwaleGame     *awale_drill_get_game      (AwaleDrill        *self);

AwaleDrillKind awale_drill_get_kind      (AwaleDrill        *self);

/** The position to think at, and the move that was played there: the error, what the book plays, or
 * the first right answer. (transfer none) */
AwaleNode     *awale_drill_get_question  (AwaleDrill        *self);
AwaleNode     *awale_drill_get_move      (AwaleDrill        *self);

/** Whether it is the error of a player whose name is among @names, whatever their case. */
bool           awale_drill_is_of         (AwaleDrill        *self,
                                          const char *const *names);

/** What the report says of the move that was played. */
AwaleJudgment  awale_drill_get_judgment  (AwaleDrill        *self);

/**
 * Exercises that ask the same have the same: the same rules and the same position as the player to
 * move sees it, whatever led there. That counts only where a rule about it is near: the position
 * was there before, or half of a drought is over.
 */
gint64         awale_drill_get_hash      (AwaleDrill        *self);

/** The same of an exercise about an error of @game that was played at @question. */
gint64         awale_drill_hash_error    (AwaleGame         *game,
                                          AwaleNode         *question);

/** The title of a sheet with @drills (element-type AwaleDrill), by what they ask. Static. */
const char    *awale_drill_get_title     (GPtrArray        *drills);

/** On paper: “South to move. D gives seeds away: find a better move.”, or “South to move. What does
 * the opening book play?” (transfer full) */
char          *awale_drill_dup_question  (AwaleDrill       *self);

/** The right moves of a position: those of a trainer's exercise, else the best one. */
unsigned       awale_drill_get_answers   (AwaleDrill       *self);

/** The better line, as far as it is known: “A e F+3”; or the right answers: “F+3 / E”. (transfer
 * full) */
char          *awale_drill_dup_answer    (AwaleDrill       *self);

/** Whether the moves from @question, which @self asks about, are better known there than to it. */
bool           awale_drill_is_outdated   (AwaleDrill        *self,
                                          AwaleNode         *question);

/** Whether the values of @self are better known than those of @former, which asks the same; or, of
 * a book, other than those; or whether a trainer asks otherwise. */
bool           awale_drill_supersedes    (AwaleDrill        *self,
                                          AwaleDrill        *former);

G_END_DECLS
