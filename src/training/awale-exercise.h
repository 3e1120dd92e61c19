/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-combination.h"

#include "analysis/awale-judgment.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_EXERCISE_KIND_ERROR,    /**< “Find something better” than the error that ends the game. */
  AWALE_EXERCISE_KIND_OPENING,  /**< “What does the book play?” The last move is the answer. */
  AWALE_EXERCISE_KIND_COMBINATION,  /**< “Find the best move.” The last move is the second best. */
  AWALE_EXERCISE_KIND_POSITION,  /**< A question by a trainer; the first moves of the lines are the
                                  * answers. */
} AwaleExerciseKind;

/**
 * An exercise: a game with the position in question and, except in a trainer's exercise, the values
 * of its moves. An exercise is immutable. Its text is an ordinary game from which the same exercise
 * can be read.
 */
typedef struct    _AwaleExercise AwaleExercise;

AwaleExercise    *awale_exercise_ref           (AwaleExercise     *self);
void              awale_exercise_unref         (AwaleExercise     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleExercise, awale_exercise_unref)

/** Copies the moves of @game up to @last, where the cursor of the copy is. (transfer full) */
AwaleGame        *awale_exercise_copy_line     (AwaleGame         *game,
                                                AwaleNode         *last);

/**
 * Creates the exercise about the @error of @game; NULL if the values in the game do not make it an
 * exercise.
 */
AwaleExercise    *awale_exercise_new           (AwaleGame         *game,
                                                AwaleNode         *error);

/**
 * Creates the exercise about @move of @game, the best move of a book; @values are those of the
 * book.
 */
AwaleExercise    *awale_exercise_new_opening   (AwaleGame             *game,
                                                AwaleNode             *move,
                                                const AwaleMoveValues *values);

/**
 * Creates the exercise of @combination under @rules. @game (nullable), its source, gives the event,
 * the date and the names of the players.
 */
AwaleExercise    *awale_exercise_new_combination (const AwaleRuleset     *rules,
                                                  const AwaleCombination *combination,
                                                  AwaleGame              *game);

/**
 * Creates a trainer's exercise about @position, with @question (nullable) and at least one right
 * answer in @answers, the first of which is shown as the solution. @game (nullable) gives the
 * event, the date and the names of the players.
 */
AwaleExercise    *awale_exercise_new_position  (const AwaleRuleset *rules,
                                                AwalePosition       position,
                                                const char         *question,
                                                const AwaleMove    *answers,
                                                size_t              n_answers,
                                                AwaleGame          *game);

/** Reads an exercise from @game; NULL if the game is not one. */
AwaleExercise    *awale_exercise_new_from_game (AwaleGame         *game);

/** Reads an exercise from @text; NULL if the text is not one. */
AwaleExercise    *awale_exercise_new_from_text (const char        *text);
char             *awale_exercise_dup_text      (AwaleExercise     *self);

/**
 * Lists the exercises in the main line of @game, worst error first, about players named in @names
 * regardless of case, or about both if NULL. A game that was written from an exercise has only that
 * one; an exercise about an opening belongs to no player. (transfer full) (element-type
 * AwaleExercise)
 */
GPtrArray        *awale_exercise_list_of_game  (AwaleGame         *game,
                                                const char *const *names);

/** True if a player of @game is named in @names; false if @names is NULL. */
bool              awale_exercise_has_player    (AwaleGame         *game,
                                                const char *const *names);

/**
 * The kind of a combination, and the lowest level such that it and all higher levels find the
 * combination; false if the exercise is not one.
 */
bool              awale_exercise_get_combination (AwaleExercise        *self,
                                                  AwaleCombinationKind *kind,
                                                  int                  *level);

AwaleGame        *awale_exercise_get_game      (AwaleExercise     *self);

AwaleExerciseKind awale_exercise_get_kind      (AwaleExercise     *self);

/**
 * The node of the position in question. Its first child is the error, the second-best move, the
 * book's move or the first right answer, depending on the kind. (transfer none)
 */
AwaleNode        *awale_exercise_get_question  (AwaleExercise     *self);
AwaleNode        *awale_exercise_get_move      (AwaleExercise     *self);

/** True if the player to move in the exercise is named in @names, regardless of case. */
bool              awale_exercise_is_of         (AwaleExercise     *self,
                                                const char *const *names);

/** The judgment of the move played, as in the report. */
AwaleJudgment     awale_exercise_get_judgment  (AwaleExercise     *self);

/**
 * A hash that is equal for equal questions: the same kind, the same rules and the same position as
 * seen by the player to move. How often the position has occurred counts if a rule limits
 * repetitions, and the length of a drought counts from half of its limit on.
 */
gint64            awale_exercise_get_hash      (AwaleExercise     *self);

/** The hash of an exercise about an error in @game, played at @question. */
gint64            awale_exercise_hash_error    (AwaleGame         *game,
                                                AwaleNode         *question);

/** The title of a sheet with @exercises (element-type AwaleExercise). Static text. */
const char       *awale_exercise_get_title     (GPtrArray           *exercises);

/**
 * The question for print, such as “South to move. D gives seeds away: find a better move.”
 * (transfer full)
 */
char             *awale_exercise_dup_question  (AwaleExercise       *self);

/** The bit set of right moves: a trainer's answers, otherwise the best move. */
unsigned          awale_exercise_get_answers   (AwaleExercise       *self);

/**
 * The solution for print: the better line as far as known, “A e F+3”, or the right answers, “F+3 /
 * E”. (transfer full)
 */
char             *awale_exercise_dup_answer    (AwaleExercise       *self);

/**
 * True if the values at @question, a node with the position of @self, have a stronger proof than
 * those of @self or, with the same proof, come from a deeper search.
 */
bool              awale_exercise_is_outdated   (AwaleExercise     *self,
                                                AwaleNode         *question);

/**
 * True if @self should replace @former, an exercise with the same question: its values have a
 * stronger proof or, with the same proof, come from a deeper search; the book is deeper, or has
 * another best move at the same depth; or the text of a trainer's exercise has changed.
 */
bool              awale_exercise_supersedes    (AwaleExercise     *self,
                                                AwaleExercise     *former);

/**
 * Reads the combinations of all OGN files in @folder (NULL: those that come with Awalé), easiest
 * first and without duplicates; unreadable files are skipped. Blocks. (transfer full) (element-type
 * AwaleExercise)
 */
GPtrArray *awale_exercise_read_combinations    (const char *folder);

G_END_DECLS
