/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-endgame.h"
#include "game/awale-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** State of the quiz. */
typedef enum
{
  AWALE_ENDGAME_QUIZ_LOOKING,   /**< Searching for an endgame. */
  AWALE_ENDGAME_QUIZ_THINKING,  /**< Judging a move and searching North's reply. */
  AWALE_ENDGAME_QUIZ_NOT_FOUND, /**< No such endgame was found. */
  AWALE_ENDGAME_QUIZ_ASKING,    /**< South is to move and can still keep the promise. */
  AWALE_ENDGAME_QUIZ_MISSED,    /**< South's last move missed the promise. */
  AWALE_ENDGAME_QUIZ_HOME,      /**< South has reached the promise. */
} AwaleEndgameQuizState;

#define AWALE_TYPE_ENDGAME_QUIZ_STATE (awale_endgame_quiz_state_get_type ())
GType awale_endgame_quiz_state_get_type (void);

#define AWALE_TYPE_ENDGAME_QUIZ (awale_endgame_quiz_get_type ())

/**
 * An endgame played against perfect defence: a person moves for South, the tables judge each
 * move, and North replies best, until South has what the tables promise or has missed it.
 * Searches run in a thread.
 *
 * Property: "state" (read only; also notifies when it stays the same, as between two questions)
 *
 * Signal: "failed" (const char *sentence): the search could not run; South is to move as before.
 */
G_DECLARE_FINAL_TYPE (AwaleEndgameQuiz, awale_endgame_quiz, AWALE, ENDGAME_QUIZ, GObject)

/** Creates a quiz for endgames of @rules with their @tables; @seed: of the random draws. */
AwaleEndgameQuiz     *awale_endgame_quiz_new         (const AwaleRuleset *rules,
                                                      AwaleTablebase     *tables,
                                                      uint32_t            seed);

/** Finds and asks an endgame of @kind with @least to @most seeds on the board. */
void                  awale_endgame_quiz_begin       (AwaleEndgameQuiz   *self,
                                                      AwaleEndgameKind    kind,
                                                      int                 least,
                                                      int                 most);

AwaleEndgameQuizState awale_endgame_quiz_get_state   (AwaleEndgameQuiz   *self);

/** The current endgame; undefined before the first. */
const AwaleEndgame   *awale_endgame_quiz_get_endgame (AwaleEndgameQuiz   *self);

/**
 * The game for a board, whose cursor the quiz moves. NULL before the first endgame. (transfer
 * none)
 */
AwaleGame            *awale_endgame_quiz_get_game    (AwaleEndgameQuiz   *self);

/** Delays results while @held, as during the animation of a sowing. */
void                  awale_endgame_quiz_set_held    (AwaleEndgameQuiz   *self,
                                                      bool                held);

/** Notifies the quiz of South's move at the cursor. */
void                  awale_endgame_quiz_look        (AwaleEndgameQuiz   *self);

/**
 * The move that keeps the promise, when South is to move or has just missed it. Asking counts as
 * help.
 */
AwaleMove             awale_endgame_quiz_hint        (AwaleEndgameQuiz   *self);

/** The certain loss of the missed move, in hundredths of a seed; 0: unknown. */
int                   awale_endgame_quiz_get_loss    (AwaleEndgameQuiz   *self);

/** Takes the missed move back. */
void                  awale_endgame_quiz_take_back   (AwaleEndgameQuiz   *self);

/** True if a hint was used or a move was taken back. */
bool                  awale_endgame_quiz_was_helped  (AwaleEndgameQuiz   *self);

G_END_DECLS
