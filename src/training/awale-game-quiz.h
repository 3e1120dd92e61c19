/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "book/awale-book.h"
#include "game/awale-game.h"
#include "tablebase/awale-tablebase.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** State of the quiz. */
typedef enum
{
  AWALE_GAME_QUIZ_ASKING,   /**< The guessed side is to move. */
  AWALE_GAME_QUIZ_THINKING, /**< The guess is being judged. */
  AWALE_GAME_QUIZ_ANSWERED, /**< The guess is judged. */
  AWALE_GAME_QUIZ_OVER,     /**< No turn is left. */
} AwaleGameQuizState;

#define AWALE_TYPE_GAME_QUIZ_STATE (awale_game_quiz_state_get_type ())
GType awale_game_quiz_state_get_type (void);

enum
{
  AWALE_GAME_QUIZ_POINTS = 10,  /**< Points for the move played, or one without loss. */
};

/** A guess and its judgment; losses are in hundredths of a seed. */
typedef struct
{
  AwaleMove guessed;
  AwaleMove played;        /**< Move of the game. */
  bool      is_found;      /**< See awale_game_quiz_set_is_book(). */
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
 *
 * Property: "state" (read only, notifies)
 *
 * Signal: "failed" (const char *sentence): a guess could not be judged; it can be repeated.
 */
G_DECLARE_FINAL_TYPE (AwaleGameQuiz, awale_game_quiz, AWALE, GAME_QUIZ, GObject)

/**
 * Creates a quiz of @side in the present main line of @source; @book and @tables (nullable) are
 * of its rules.
 */
AwaleGameQuiz             *awale_game_quiz_new        (AwaleGame      *source,
                                                       AwaleSide       side,
                                                       AwaleBook      *book,
                                                       AwaleTablebase *tables);

/**
 * Counts moves as good as the one played as right, for lines of a book. The default for a game
 * is the move played only.
 */
void                       awale_game_quiz_set_is_book (AwaleGameQuiz *self,
                                                        bool           is_book);

/** Sets the @book (nullable) for further guesses, once it is loaded. */
void                       awale_game_quiz_set_book   (AwaleGameQuiz  *self,
                                                       AwaleBook      *book);

AwaleGameQuizState         awale_game_quiz_get_state  (AwaleGameQuiz  *self);

/** The game for a board, whose cursor the quiz moves. (transfer none) */
AwaleGame                 *awale_game_quiz_get_game   (AwaleGameQuiz  *self);

/** The current or last position in question. (transfer none) */
AwaleNode                 *awale_game_quiz_get_asked  (AwaleGameQuiz  *self);

/** Notifies the quiz of the guess at the cursor. */
void                       awale_game_quiz_look       (AwaleGameQuiz  *self);

/** The last answer; undefined before the first. */
const AwaleGameQuizAnswer *awale_game_quiz_get_answer (AwaleGameQuiz  *self);
AwaleGameQuizTally         awale_game_quiz_get_tally  (AwaleGameQuiz  *self);

/** Plays the game's moves up to the next turn. */
void                       awale_game_quiz_go_on      (AwaleGameQuiz  *self);

G_END_DECLS
