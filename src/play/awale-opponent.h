/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_OPPONENT (awale_opponent_get_type ())

/**
 * An opponent that is not a person: the engine at a level (AwaleBuiltinOpponent) or another
 * program. Requests return at once; answers arrive in the main loop.
 */
G_DECLARE_INTERFACE (AwaleOpponent, awale_opponent, AWALE, OPPONENT, GObject)

/** Milliseconds that people wait for a move without wondering. */
#define AWALE_OPPONENT_PATIENCE 2500

/** A position to move in, with all earlier ones; an implementation that keeps it must copy it. */
typedef struct
{
  AwaleRuleset         rules;
  const AwalePosition *positions;  /**< From the start on; the last is the one to move in. */
  const int8_t        *moves;      /**< The moves between the positions, one fewer than those. */
  size_t               n_positions;
} AwaleMoveRequest;

/** The answer to a request. */
typedef struct
{
  AwaleMove       move;       /**< Legal; AWALE_NO_MOVE if there is none. */
  bool            has_value;
  AwaleEvaluation value;      /**< Value for South; valid if `has_value`. */
} AwaleMoveAnswer;

struct _AwaleOpponentInterface
{
  GTypeInterface parent_interface;

  char *(* dup_name) (AwaleOpponent          *self);
  /* Completes @task (transfer full) with awale_opponent_answer() or an error. */
  void  (* think)    (AwaleOpponent          *self,
                      const AwaleMoveRequest *question,
                      GTask                  *task);
};

/** The name for people: “Computer · Club player”. Returns: (transfer full) */
char *awale_opponent_dup_name     (AwaleOpponent          *self);

/**
 * Requests a move. Cancelling completes the request at once with G_IO_ERROR_CANCELLED; each request
 * needs a cancellable of its own.
 */
void  awale_opponent_think        (AwaleOpponent          *self,
                                   const AwaleMoveRequest *question,
                                   GCancellable           *cancellable,
                                   GAsyncReadyCallback     callback,
                                   void                   *user_data);

/**
 * Requests a move at @node of @game. If players continued beyond an end, only the positions from
 * that end on are passed.
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

/** For implementations: completes @task with @answer. */
void  awale_opponent_answer       (GTask                  *task,
                                   const AwaleMoveAnswer  *answer);

G_END_DECLS
