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
  AWALE_GAME_QUIZ_POINTS = 10,  /**< Points for the move that was played in the game. */
};

/** A guess and its judgment. Losses are in hundredths of a seed. */
typedef struct
{
  AwaleMove guessed;
  AwaleMove played;        /**< Move that was played in the game. */
  bool      is_found;      /**< True if the guess is right; see awale_game_quiz_new(). */
  int       loss;          /**< Loss of the guess. */
  int       played_loss;   /**< Loss of the move of the game. */
  int       points;
} AwaleGameQuizAnswer;

typedef struct
{
  int n_turns;       /**< Number of turns in the whole game. */
  int n_answered;
  int n_found;       /**< Number of right guesses. */
  int points;
  int loss;          /**< Loss of all guesses. */
  int played_loss;   /**< Loss of the moves played in the game. */
} AwaleGameQuizTally;

#define AWALE_TYPE_GAME_QUIZ (awale_game_quiz_get_type ())

/**
 * A quiz in which the user guesses the moves of one side of a game. Each guess is compared with the
 * best move according to the opening book if it has both the guess and the move played, else to the
 * values in the game if they have both, else to a search. A right guess scores
 * AWALE_GAME_QUIZ_POINTS; any other move scores two points less for each seed lost, but never less
 * than 0. Turns without a choice are skipped.
 */
G_DECLARE_FINAL_TYPE (AwaleGameQuiz, awale_game_quiz, AWALE, GAME_QUIZ, AwaleQuiz)

/**
 * Creates a quiz about @side in the main line of @source, which is copied. @book and @tables
 * (nullable) are for the ruleset of @source. If @is_book, the main line is a line of the book, and
 * moves as good as the one played are right too.
 */
AwaleGameQuiz             *awale_game_quiz_new          (AwaleGame      *source,
                                                         AwaleSide       side,
                                                         AwaleBook      *book,
                                                         AwaleTablebase *tables,
                                                         bool            is_book);

/** Sets the @book (nullable) for the guesses to come. */
void                       awale_game_quiz_set_book     (AwaleGameQuiz  *self,
                                                         AwaleBook      *book);

/** The last answer; undefined before the first one. */
const AwaleGameQuizAnswer *awale_game_quiz_get_answer   (AwaleGameQuiz  *self);
AwaleGameQuizTally         awale_game_quiz_get_tally    (AwaleGameQuiz  *self);

/** The progress: “Move 3 of 12 · 18 of 20 points · Ama – Kofi”. (transfer full) */
char                      *awale_game_quiz_dup_standing (AwaleGameQuiz  *self);

/** The final summary in three lines: points, moves found and seeds given away. (transfer full) */
char                      *awale_game_quiz_dup_summary  (AwaleGameQuiz  *self);

/**
 * Draws at random one of @games that has at least five rounds, and a winner if @is_won.
 *
 * Returns: the id of the game; 0 if there is none
 */
gint64 awale_game_quiz_draw_game (const AwaleLibraryRows *games,
                                  bool                    is_won);

/**
 * Finds the side of the player @name in @game or, if @name is empty, that of the winner, which is
 * South if there is none. Returns: false if no player has that name
 */
bool   awale_game_quiz_find_side (AwaleGame              *game,
                                  const char             *name,
                                  AwaleSide              *side);

G_END_DECLS
