/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-combination.h"

#include "analysis/awale-judgment.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Kind of an exercise. */
typedef enum
{
  AWALE_DRILL_ERROR,    /**< “Find something better” than the error at the end. */
  AWALE_DRILL_OPENING,  /**< “What does the book play?” The end has the answer. */
  AWALE_DRILL_COMBINATION,  /**< “Find the best move.” The end has the second best. */
  AWALE_DRILL_POSITION,  /**< A trainer's question; the first moves are the answers. */
} AwaleDrillKind;

/**
 * An exercise: a game that ends with the move in question, and the values of the moves there.
 * Immutable. Its text is an ordinary game from which the same exercise can be read.
 */
typedef struct _AwaleDrill AwaleDrill;

AwaleDrill    *awale_drill_ref           (AwaleDrill        *self);
void           awale_drill_unref         (AwaleDrill        *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleDrill, awale_drill_unref)

/** Copies the moves of @game up to @last; the cursor is there. (transfer full) */
AwaleGame     *awale_drill_copy_line     (AwaleGame         *game,
                                          AwaleNode         *last);

/** The exercise about the @error of @game; NULL if the game's values do not make it one. */
AwaleDrill    *awale_drill_new           (AwaleGame         *game,
                                          AwaleNode         *error);

/** The exercise about @move of @game, the best one by a book, with the book's @values. */
AwaleDrill    *awale_drill_new_opening   (AwaleGame             *game,
                                          AwaleNode             *move,
                                          const AwaleMoveValues *values);

/** The exercise of @combination under @rules, with the players of @game (nullable), its source. */
AwaleDrill    *awale_drill_new_combination (const AwaleRuleset     *rules,
                                            const AwaleCombination *combination,
                                            AwaleGame              *game);

/**
 * The exercise of a trainer about @position, with @question (nullable) and @n_answers (≥ 1)
 * right @answers, of which the first is shown; it has the players of @game (nullable).
 */
AwaleDrill    *awale_drill_new_position  (const AwaleRuleset *rules,
                                          AwalePosition       position,
                                          const char         *question,
                                          const AwaleMove    *answers,
                                          size_t              n_answers,
                                          AwaleGame          *game);

/** Reads the exercise from @game; NULL if it is not one. */
AwaleDrill    *awale_drill_new_from_game (AwaleGame         *game);

/** Reads the exercise from @text; NULL if it is not one. */
AwaleDrill    *awale_drill_new_from_text (const char        *text);
char          *awale_drill_dup_text      (AwaleDrill        *self);

/**
 * Lists the exercises in the main line of @game, worst error first, for players named in @names
 * regardless of case, or for both if NULL. A game written from an exercise has that alone; one
 * about an opening is no player's. (transfer full) (element-type AwaleDrill)
 */
GPtrArray     *awale_drill_list_of_game  (AwaleGame         *game,
                                          const char *const *names);

/** True if one of @names plays in @game, with errors or without; false if NULL. */
bool           awale_drill_has_player    (AwaleGame         *game,
                                          const char *const *names);

/**
 * The kind of a combination and the lowest level from which on all find it; false if it is not
 * one.
 */
bool           awale_drill_get_combination (AwaleDrill           *self,
                                            AwaleCombinationKind *kind,
                                            int                  *level);

AwaleGame     *awale_drill_get_game      (AwaleDrill        *self);

AwaleDrillKind awale_drill_get_kind      (AwaleDrill        *self);

/**
 * The position in question, where the next node is the move played: the error, the book's move,
 * or the first right answer. (transfer none)
 */
AwaleNode     *awale_drill_get_question  (AwaleDrill        *self);
AwaleNode     *awale_drill_get_move      (AwaleDrill        *self);

/** True if it is the error of a player named in @names, regardless of case. */
bool           awale_drill_is_of         (AwaleDrill        *self,
                                          const char *const *names);

/** The report's judgment of the move played. */
AwaleJudgment  awale_drill_get_judgment  (AwaleDrill        *self);

/**
 * A hash that is equal for equal questions: same rules and same position as seen by the player
 * to move. The history counts only if a rule about it is near: the position occurred before, or
 * half of a drought is over.
 */
gint64         awale_drill_get_hash      (AwaleDrill        *self);

/** The hash of an exercise about an error of @game played at @question. */
gint64         awale_drill_hash_error    (AwaleGame         *game,
                                          AwaleNode         *question);

/** The title of a sheet with @drills (element-type AwaleDrill). Static. */
const char    *awale_drill_get_title     (GPtrArray        *drills);

/**
 * The printed question: “South to move. D gives seeds away: find a better move.”, or “South to
 * move. What does the opening book play?” (transfer full)
 */
char          *awale_drill_dup_question  (AwaleDrill       *self);

/** The right moves as a set: a trainer's answers, else the best move. */
unsigned       awale_drill_get_answers   (AwaleDrill       *self);

/** The better line, as far as known: “A e F+3”; or the right answers: “F+3 / E”. (transfer full) */
char          *awale_drill_dup_answer    (AwaleDrill       *self);

/** True if the moves from @question, the position of @self, have better values there. */
bool           awale_drill_is_outdated   (AwaleDrill        *self,
                                          AwaleNode         *question);

/**
 * True if @self should replace @former, an exercise with the same question: its values are
 * better, a book's values differ, or a trainer asks otherwise.
 */
bool           awale_drill_supersedes    (AwaleDrill        *self,
                                          AwaleDrill        *former);

/**
 * Reads the combinations of all files in @folder (nullable: those that come with Awalé), easiest
 * first, without duplicates; unreadable ones are skipped. Blocks. (transfer full) (element-type
 * AwaleDrill)
 */
GPtrArray *awale_drill_read_combinations (const char *folder);

G_END_DECLS
