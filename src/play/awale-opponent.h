/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_OPPONENT (awale_opponent_get_type ())

/**
 * An opponent that is not a person: the engine at a level (AwaleBuiltinOpponent) or an external
 * one. Requests return at once; answers arrive in the main loop.
 */
G_DECLARE_INTERFACE (AwaleOpponent, awale_opponent, AWALE, OPPONENT, GObject)

/** Default of the maximum thinking time for a move, in milliseconds. */
#define AWALE_OPPONENT_PATIENCE 2500

/**
 * A request for a move: a position, and the positions before it, from the start of the game or as
 * awale_opponent_ask() passes them. An implementation that needs the request after the call must
 * copy it.
 */
typedef struct
{
  AwaleRuleset         rules;
  const AwalePosition *positions;  /**< Positions in the order of play; the last one is the one to
                                    * move in. */
  const int8_t        *moves;      /**< Moves between the positions, one fewer than positions. */
  size_t               n_positions;
} AwaleMoveRequest;

typedef struct
{
  AwaleMove       move;       /**< Legal move; AWALE_NO_MOVE if there is none. */
  bool            has_value;
  AwaleEvaluation value;      /**< Value from South's point of view; valid if `has_value`. */
} AwaleMoveAnswer;

struct _AwaleOpponentInterface
{
  GTypeInterface parent_interface;

  char *(* dup_name) (AwaleOpponent          *self);
  /* Starts to think; completes @task (transfer full) with awale_opponent_answer() or an error. */
  void  (* think)    (AwaleOpponent          *self,
                      const AwaleMoveRequest *request,
                      GTask                  *task);
};

/** The display name: “Computer · Club player”. Returns: (transfer full) */
char *awale_opponent_dup_name     (AwaleOpponent          *self);

/**
 * Requests a move. Cancelling soon completes the request with G_IO_ERROR_CANCELLED; each request
 * needs a cancellable of its own.
 */
void  awale_opponent_think        (AwaleOpponent          *self,
                                   const AwaleMoveRequest *request,
                                   GCancellable           *cancellable,
                                   GAsyncReadyCallback     callback,
                                   void                   *user_data);

/**
 * Requests a move at @node of @game. If the players have continued beyond an end, only the
 * positions from that end on are passed.
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

/** Completes @task with @answer; for implementations only. */
void  awale_opponent_answer       (GTask                  *task,
                                   const AwaleMoveAnswer  *answer);

G_END_DECLS
