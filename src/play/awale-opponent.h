/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_OPPONENT (awale_opponent_get_type ())

/**
 * Whoever can be asked for a move and is no person: the engine at a level (AwaleBuiltinOpponent),
 * or another program. Asking returns at once; the answer comes in the main loop.
 */
G_DECLARE_INTERFACE (AwaleOpponent, awale_opponent, AWALE, OPPONENT, GObject)

/** Milliseconds: what a person waits for a move without wondering. */
#define AWALE_OPPONENT_PATIENCE 2500

/** A position to move in, with all that was played before it. Copied by whoever keeps it. */
typedef struct
{
  AwaleRuleset         rules;
  const AwalePosition *positions;  /**< From the start on; the last is the one to move in. */
  const int8_t        *moves;      /**< That lead from each to the next: one fewer. */
  size_t               n_positions;
} AwaleMoveRequest;

/** What comes of it. */
typedef struct
{
  AwaleMove       move;       /**< Legal; AWALE_NO_MOVE if there is none. */
  bool            has_value;
  AwaleEvaluation value;      /**< For South, if there is one. */
} AwaleMoveAnswer;

struct _AwaleOpponentInterface
{
  GTypeInterface parent_interface;

  char *(* dup_name) (AwaleOpponent          *self);
  /* Ends @task (transfer full) with awale_opponent_answer() or an error. */
  void  (* think)    (AwaleOpponent          *self,
                      const AwaleMoveRequest *question,
                      GTask                  *task);
};

/** What it is called, for a person: “Computer · Club player”. (transfer full) */
char *awale_opponent_dup_name     (AwaleOpponent          *self);

/**
 * Asks @question. Cancelling ends it at once with G_IO_ERROR_CANCELLED; use a cancellable of its
 * own for every question.
 */
void  awale_opponent_think        (AwaleOpponent          *self,
                                   const AwaleMoveRequest *question,
                                   GCancellable           *cancellable,
                                   GAsyncReadyCallback     callback,
                                   void                   *user_data);

/**
 * Likewise, about @node of @game. Where play goes on after an end, the past that made it is left
 * out.
 */
void  awale_opponent_ask          (AwaleOpponent          *self,
                                   AwaleGame              *game,
                                   AwaleNode              *node,
                                   GCancellable           *cancellable,
                                   GAsyncReadyCallback     callback,
                                   void                   *user_data);
bool  awale_opponent_think_finish (AwaleOpponent          *self,
                                   GAsyncResult           *result,
                                   AwaleMoveAnswer        *answer,
                                   GError                **error);

/** For implementations: the answer to the question that @task carries. */
void  awale_opponent_answer       (GTask                  *task,
                                   const AwaleMoveAnswer  *answer);

G_END_DECLS
