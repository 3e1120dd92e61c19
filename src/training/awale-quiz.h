/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/** State of a quiz. */
typedef enum
{
  AWALE_QUIZ_LOOKING,   /**< A question is being searched for. */
  AWALE_QUIZ_ASKING,    /**< The board waits for an answer. */
  AWALE_QUIZ_THINKING,  /**< The answer is being judged. */
  AWALE_QUIZ_WRONG,     /**< The answer is wrong, and can be tried again. */
  AWALE_QUIZ_ANSWERED,  /**< The answer is right, final or revealed. */
  AWALE_QUIZ_OVER,      /**< No question is left, or none was found. */
} AwaleQuizState;

/** Steps of a person other than an answer, as a set. */
typedef enum
{
  AWALE_QUIZ_RETRY = 1 << 0,
  AWALE_QUIZ_HINT = 1 << 1,
  AWALE_QUIZ_REVEAL = 1 << 2,
  AWALE_QUIZ_NEXT = 1 << 3,
} AwaleQuizStep;

enum
{
  AWALE_QUIZ_N_STEPS = 4,
  AWALE_QUIZ_MAX_LINE = 3,  /**< Maximum moves of a line on the board. */
};

/** Everything that a view shows of a quiz, which alone may change it. */
typedef struct
{
  AwaleQuizState state;
  AwaleGame     *game;      /**< Game for the board; the quiz moves its cursor. (nullable) */
  AwaleSide      side;      /**< Side at the bottom of the board. */
  char          *question;
  char          *verdict;
  const char    *lock;      /**< Sentence why the board takes no answer. (nullable) */
  AwaleQuizStep  steps;     /**< Possible steps. */
  AwaleQuizStep  likeliest; /**< The likeliest step; 0 is an answer. */

  /** Moves on the board, none while an answer is expected. */
  AwalePosition  position;
  int8_t         line[AWALE_QUIZ_MAX_LINE];
  int            n_moves;
  AwaleMove      compared;  /**< Move to compare the line's first with, or AWALE_NO_MOVE. */
} AwaleQuizDisplay;

#define AWALE_TYPE_QUIZ (awale_quiz_get_type ())

/**
 * A sequence of questions that are answered by moves on a board, with all texts about them; the
 * base class of all kinds.
 *
 * Signal "changed": the display has changed.
 */
G_DECLARE_DERIVABLE_TYPE (AwaleQuiz, awale_quiz, AWALE, QUIZ, GObject)

struct _AwaleQuizClass
{
  GObjectClass parent_class;

  /** Judges @move, which leads to the cursor of the game, while asking. */
  void (* answer)   (AwaleQuiz    *self,
                     AwaleMove     move);

  /** Takes a possible @step. */
  void (* step)     (AwaleQuiz    *self,
                     AwaleQuizStep step);

  /** Shows the withheld text. (nullable) */
  void (* released) (AwaleQuiz    *self);
};

AwaleQuizDisplay *awale_quiz_get_display (AwaleQuiz     *self);
AwaleQuizState    awale_quiz_get_state   (AwaleQuiz     *self);

/** Tells the quiz of the @move that was just played in its game. */
void              awale_quiz_answer      (AwaleQuiz     *self,
                                          AwaleMove      move);

/** Takes @step, unless it has become impossible. */
void              awale_quiz_step        (AwaleQuiz     *self,
                                          AwaleQuizStep  step);

/** Lets moves of the quiz wait while @is_held, as during the animation of a sowing. */
void              awale_quiz_set_held    (AwaleQuiz     *self,
                                          bool           is_held);
bool              awale_quiz_is_held     (AwaleQuiz     *self);

/**
 * Changes the display, for implementations; an expected answer clears the line. @verdict (transfer
 * full) (nullable) is NULL to keep the last one.
 */
void              awale_quiz_show        (AwaleQuiz     *self,
                                          AwaleQuizState state,
                                          char          *verdict,
                                          const char    *lock,
                                          AwaleQuizStep  steps,
                                          AwaleQuizStep  likeliest);

/** Sets the line of the next display: @n_moves (cut to the maximum) from @node. */
void              awale_quiz_set_line    (AwaleQuiz     *self,
                                          AwaleNode     *node,
                                          const int8_t  *moves,
                                          int            n_moves);

G_END_DECLS
