/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-quiz.h"
#include "book/awale-book.h"
#include "library/awale-library-rows.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

enum
{
  AWALE_GAME_QUIZ_POINTS = 10,  /**< Points for the move played, or one without loss. */
};

/** A guess and its judgment; losses are in hundredths of a seed. */
typedef struct
{
  AwaleMove guessed;
  AwaleMove played;        /**< Move of the game. */
  bool      is_found;      /**< Right; see awale_game_quiz_new(). */
  int       loss;          /**< Loss of the guess. */
  int       played_loss;   /**< Loss of the move of the game. */
  int       points;
} AwaleGameQuizAnswer;

/** Sums of all guesses. */
typedef struct
{
  int n_turns;       /**< Turns of the whole game. */
  int n_answered;
  int n_found;       /**< Right guesses. */
  int points;
  int loss;          /**< Loss of the guesses. */
  int played_loss;   /**< Loss of the moves of the game. */
} AwaleGameQuizTally;

#define AWALE_TYPE_GAME_QUIZ (awale_game_quiz_get_type ())

/**
 * A game in which a person guesses the moves of one side. Each guess is compared with the best
 * move, by the opening book if it has the position, else by the game's values, else by a search.
 * The move played scores AWALE_GAME_QUIZ_POINTS; any other two less for each seed lost. Turns
 * without a choice are skipped.
 */
G_DECLARE_FINAL_TYPE (AwaleGameQuiz, awale_game_quiz, AWALE, GAME_QUIZ, AwaleQuiz)

/**
 * Creates a quiz of @side in the present main line of @source; @book and @tables (nullable) are
 * of its rules. In a line of the book, where @is_book, moves as good as the one played are right,
 * too.
 */
AwaleGameQuiz             *awale_game_quiz_new          (AwaleGame      *source,
                                                         AwaleSide       side,
                                                         AwaleBook      *book,
                                                         AwaleTablebase *tables,
                                                         bool            is_book);

/** Sets the @book (nullable) for further guesses, once it is loaded. */
void                       awale_game_quiz_set_book     (AwaleGameQuiz  *self,
                                                         AwaleBook      *book);

/** The last answer; undefined before the first. */
const AwaleGameQuizAnswer *awale_game_quiz_get_answer   (AwaleGameQuiz  *self);
AwaleGameQuizTally         awale_game_quiz_get_tally    (AwaleGameQuiz  *self);

/** The progress: “Move 3 of 12 · 18 of 20 points · Ama – Kofi”. (transfer full) */
char                      *awale_game_quiz_dup_standing (AwaleGameQuiz  *self);

/** Points, moves found and seeds given away, one line each. (transfer full) */
char                      *awale_game_quiz_dup_summary  (AwaleGameQuiz  *self);

/**
 * Draws one of @games with at least five rounds, and a winner if @is_won.
 *
 * Returns: its id; 0 if there is none
 */
gint64 awale_game_quiz_draw_game (const AwaleLibraryRows *games,
                                  bool                    is_won);

/**
 * Finds the side of the player @name in @game, or the winner's if empty. Returns: false if not
 * found
 */
bool   awale_game_quiz_find_side (AwaleGame              *game,
                                  const char             *name,
                                  AwaleSide              *side);

G_END_DECLS
