/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-reasons-finder.h"
#include "game/awale-marks.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_QUIZ_LOOKING,   /**< A question is being searched for. */
  AWALE_QUIZ_ASKING,    /**< The board waits for an answer. */
  AWALE_QUIZ_THINKING,  /**< The answer is being judged. */
  AWALE_QUIZ_WRONG,     /**< The answer is wrong, and can be tried again. */
  AWALE_QUIZ_ANSWERED,  /**< The answer is right, final, or was revealed. */
  AWALE_QUIZ_OVER,      /**< No question is left, or none was found. */
} AwaleQuizState;

/** Steps that the user can take besides an answer, as a bit set. */
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
  AWALE_QUIZ_MAX_LINE = 3,  /**< Maximum number of moves of a line shown on the board. */
};

/** Everything that a view shows of a quiz; only the quiz may change it. */
typedef struct
{
  AwaleQuizState state;
  AwaleGame     *game;      /**< Game for the board, whose cursor the quiz moves. (nullable) */
  AwaleSide      side;      /**< Side at the bottom of the board. */
  char          *question;
  char          *verdict;
  char          *reasons;   /**< Reasons for the verdict, once they are known. (nullable) */
  const char    *lock;      /**< Sentence that says why the board takes no answer. (nullable) */
  AwaleQuizStep  steps;
  AwaleQuizStep  likeliest; /**< Step that the user will most likely take next; 0 if that is an
                             * answer, or none is possible. */

  /** Line of moves shown on the board; none while an answer is expected. */
  AwalePosition  position;
  int8_t         line[AWALE_QUIZ_MAX_LINE];
  int            n_moves;
  AwaleMove      compared;  /**< Move to compare with the first of the line, or AWALE_NO_MOVE. */

  AwaleSowing    capture;   /**< Capture that the reasons are about; none if its harvest is 0. */
  AwaleMarkColor color;     /**< Color of its marks. */
} AwaleQuizDisplay;

#define AWALE_TYPE_QUIZ (awale_quiz_get_type ())

/**
 * One or more questions that are answered by moves on a board, with all texts about them; the base
 * class of all quizzes.
 *
 * Signal "changed": the display has changed.
 */
G_DECLARE_DERIVABLE_TYPE (AwaleQuiz, awale_quiz, AWALE, QUIZ, GObject)

struct _AwaleQuizClass
{
  GObjectClass parent_class;

  /**
   * Judges @move, which has just led to the cursor of the game; called only while a question is
   * asked.
   */
  void (* answer)   (AwaleQuiz    *self,
                     AwaleMove     move);

  /** Takes @step, which is possible. */
  void (* step)     (AwaleQuiz    *self,
                     AwaleQuizStep step);

  /** Shows what was held back while the quiz was held. (nullable) */
  void (* released) (AwaleQuiz    *self);
};

AwaleQuizDisplay *awale_quiz_get_display (AwaleQuiz     *self);
AwaleQuizState    awale_quiz_get_state   (AwaleQuiz     *self);

/** Tells the quiz that the user has played @move in its game. Ignored unless it has asked. */
void              awale_quiz_answer      (AwaleQuiz     *self,
                                          AwaleMove      move);

/** Takes @step, unless it is no longer possible. */
void              awale_quiz_step        (AwaleQuiz     *self,
                                          AwaleQuizStep  step);

/** Sets whether the quiz is held, so that its moves wait, as during the animation of a sowing. */
void              awale_quiz_set_held    (AwaleQuiz     *self,
                                          bool           is_held);
bool              awale_quiz_is_held     (AwaleQuiz     *self);

/**
 * Changes the display; for implementations only. The reasons are cleared, and so is the line if an
 * answer is expected. A NULL @verdict (transfer full) keeps the last one.
 */
void              awale_quiz_show        (AwaleQuiz     *self,
                                          AwaleQuizState state,
                                          char          *verdict,
                                          const char    *lock,
                                          AwaleQuizStep  steps,
                                          AwaleQuizStep  likeliest);

/**
 * Adds to the display why @played, a move at @node, is worse than another, once that is known and
 * unless the display has changed until then; for implementations only. While the answer can be
 * tried again, the better move is not named. @values and @tables are nullable, see
 * awale_reasons_finder_ask().
 */
void              awale_quiz_explain     (AwaleQuiz             *self,
                                          AwaleNode             *node,
                                          AwaleMove              played,
                                          const AwaleMoveValues *values,
                                          AwaleTablebase        *tables);

/**
 * Sets the line of the display: @n_moves moves from @node, cut to the maximum length.
 * awale_quiz_show() then shows it.
 */
void              awale_quiz_set_line    (AwaleQuiz     *self,
                                          AwaleNode     *node,
                                          const int8_t  *moves,
                                          int            n_moves);

G_END_DECLS
