/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "book/awale-book.h"
#include "game/awale-game.h"
#include "tablebase/awale-tablebase.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** How guessing stands. */
typedef enum
{
  AWALE_GAME_QUIZ_ASKING,   /**< The side that is guessed is to move. */
  AWALE_GAME_QUIZ_THINKING, /**< What was played instead is being judged. */
  AWALE_GAME_QUIZ_ANSWERED, /**< It is judged. */
  AWALE_GAME_QUIZ_OVER,     /**< There is nothing left to guess. */
} AwaleGameQuizState;

#define AWALE_TYPE_GAME_QUIZ_STATE (awale_game_quiz_state_get_type ())
GType awale_game_quiz_state_get_type (void);

enum
{
  AWALE_GAME_QUIZ_POINTS = 10,  /**< For the move that was played, or one that gives nothing
                                 * away. */
};

/** A guess, and what is said of it. What is given away is in hundredths of a seed. */
typedef struct
{
  AwaleMove guessed;
  AwaleMove played;        /**< In the game. */
  bool      is_found;      /**< See awale_game_quiz_set_is_book(). */
  int       loss;          /**< By the guess. */
  int       played_loss;   /**< By the move of the game. */
  int       points;
} AwaleGameQuizAnswer;

/** All guesses together. */
typedef struct
{
  int n_turns;       /**< To be guessed in the whole game. */
  int n_answered;
  int n_found;       /**< Guesses that were right. */
  int points;
  int loss;          /**< By the guesses, */
  int played_loss;   /**< and by the moves of the game. */
} AwaleGameQuizTally;

#define AWALE_TYPE_GAME_QUIZ (awale_game_quiz_get_type ())

/**
 * The moves of one side of a game, guessed one after the other. Each guess is compared with the
 * best move there: by the opening book if that knows the position, else by the values that the game
 * carries, else by a search. There are AWALE_GAME_QUIZ_POINTS for what was played, and else two
 * less for each seed given away. Turns without a choice are not asked.
 *
 * Property: "state" (read only, notifies)
 *
 * Signal: "failed" (const char *sentence): a guess could not be judged; it can be made again.
 */
G_DECLARE_FINAL_TYPE (AwaleGameQuiz, awale_game_quiz, AWALE, GAME_QUIZ, GObject)

/** For the main line of @source as it is now, of which @side is guessed; @book and @tables
 * (nullable) are of its rules. */
AwaleGameQuiz             *awale_game_quiz_new        (AwaleGame      *source,
                                                       AwaleSide       side,
                                                       AwaleBook      *book,
                                                       AwaleTablebase *tables);

/** Says that what is played is one of the moves that the book might play: those that are as good
 * are right, too. For a game, only what was played is right, which is the default. */
void                       awale_game_quiz_set_is_book (AwaleGameQuiz *self,
                                                        bool           is_book);

/** Judges by @book (nullable), once it has been read, from now on. */
void                       awale_game_quiz_set_book   (AwaleGameQuiz  *self,
                                                       AwaleBook      *book);

AwaleGameQuizState         awale_game_quiz_get_state  (AwaleGameQuiz  *self);

/** Where it is played: for a board. The cursor is this object's. (transfer none) */
AwaleGame                 *awale_game_quiz_get_game   (AwaleGameQuiz  *self);

/** The position that is asked, or was last. (transfer none) */
AwaleNode                 *awale_game_quiz_get_asked  (AwaleGameQuiz  *self);

/** Says that the guess was played in the game, at the cursor. */
void                       awale_game_quiz_look       (AwaleGameQuiz  *self);

/** The last answer; of no meaning before. */
const AwaleGameQuizAnswer *awale_game_quiz_get_answer (AwaleGameQuiz  *self);
AwaleGameQuizTally         awale_game_quiz_get_tally  (AwaleGameQuiz  *self);

/** Goes to the next turn after an answer, by what was played. */
void                       awale_game_quiz_go_on      (AwaleGameQuiz  *self);

G_END_DECLS
