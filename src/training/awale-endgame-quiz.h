/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-endgame.h"
#include "game/awale-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** How a trial stands. */
typedef enum
{
  AWALE_ENDGAME_QUIZ_LOOKING,   /**< An endgame is looked for. */
  AWALE_ENDGAME_QUIZ_THINKING,  /**< A move is judged, and North thinks. */
  AWALE_ENDGAME_QUIZ_NOT_FOUND, /**< There is no such endgame, as far as one looks. */
  AWALE_ENDGAME_QUIZ_ASKING,    /**< South is to move, and has still what was promised. */
  AWALE_ENDGAME_QUIZ_MISSED,    /**< After South's last move that is no longer sure. */
  AWALE_ENDGAME_QUIZ_HOME,      /**< South has it. */
} AwaleEndgameQuizState;

#define AWALE_TYPE_ENDGAME_QUIZ_STATE (awale_endgame_quiz_state_get_type ())
GType awale_endgame_quiz_state_get_type (void);

#define AWALE_TYPE_ENDGAME_QUIZ (awale_endgame_quiz_get_type ())

/**
 * An endgame that is played out against perfect defence: a person moves for South, each move is
 * judged by the tables, and North answers as well as can be, until South has what the tables
 * promise or has given some of it away. It is thought in a thread; nothing here waits.
 *
 * Property: "state" (read only, notifies; also where it is as it was, as between two questions)
 *
 * Signal: "failed" (const char *sentence): nothing could be thought; South is to move as before.
 */
G_DECLARE_FINAL_TYPE (AwaleEndgameQuiz, awale_endgame_quiz, AWALE, ENDGAME_QUIZ, GObject)

/** For endgames of @rules, whose @tables these are; @seed: of what is drawn. */
AwaleEndgameQuiz     *awale_endgame_quiz_new         (const AwaleRuleset *rules,
                                                      AwaleTablebase     *tables,
                                                      uint32_t            seed);

/** Looks for an endgame of @kind with @least to @most seeds on the board, and asks it. */
void                  awale_endgame_quiz_begin       (AwaleEndgameQuiz   *self,
                                                      AwaleEndgameKind    kind,
                                                      int                 least,
                                                      int                 most);

AwaleEndgameQuizState awale_endgame_quiz_get_state   (AwaleEndgameQuiz   *self);

/** The one that is asked; of no meaning before. */
const AwaleEndgame   *awale_endgame_quiz_get_endgame (AwaleEndgameQuiz   *self);

/** Where it is played: for a board. The cursor is this object's. NULL before. (transfer none) */
AwaleGame            *awale_endgame_quiz_get_game    (AwaleEndgameQuiz   *self);

/** Whether to wait with what comes of thinking, as while the board still shows a sowing. */
void                  awale_endgame_quiz_set_held    (AwaleEndgameQuiz   *self,
                                                      bool                held);

/** Says that South has played in the game, at the cursor. */
void                  awale_endgame_quiz_look        (AwaleEndgameQuiz   *self);

/** The move that keeps what was promised, where South is to move or has just missed it. To tell it
 * is a hint, which is remembered. */
AwaleMove             awale_endgame_quiz_hint        (AwaleEndgameQuiz   *self);

/** What the missed move gave away for sure, in hundredths of a seed; 0: that is not known. */
int                   awale_endgame_quiz_get_loss    (AwaleEndgameQuiz   *self);

/** Takes the missed move back. */
void                  awale_endgame_quiz_take_back   (AwaleEndgameQuiz   *self);

/** Whether help was needed: a hint, or a move that was taken back. */
bool                  awale_endgame_quiz_was_helped  (AwaleEndgameQuiz   *self);

G_END_DECLS
