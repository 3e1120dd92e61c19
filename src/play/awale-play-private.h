/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Private parts of AwalePlay, shared by its files: moves (awale-play.c), undo (awale-play-undo.c)
 * and ends (awale-play-end.c).
 */
#pragma once

#include "awale-hint-provider.h"
#include "awale-agreements.h"
#include "awale-play.h"

G_BEGIN_DECLS

struct _AwalePlay
{
  GObject            parent_instance;

  AwaleGame         *game;
  AwaleNode         *start;
  AwaleNode         *head;
  AwaleOpponent     *opponents[2];
  AwalePlayFlags     flags;
  bool               begun;

  GHashTable        *walked;       /* Nodes that existed before they were played. */
  AwaleNode         *added;        /* The node most recently added to the game. */
  bool               suspended;    /* True while this object changes the game. */

  GCancellable      *thinking;     /* Cancellable of the request for the next move. */
  AwaleMove          answer;       /* Move received that may not be played yet. */
  gint64             answer_time;  /* Earliest time to play it, monotonic. */
  unsigned           answer_source;
  unsigned           pause;
  bool               held;

  AwaleHintProvider *advice;
  GCancellable      *asking;       /* Cancellable of the request about an offer. */
  AwaleProposal      offer;

  AwalePlayEnd       end;
  char              *end_step;     /* Name of the history's step that ended the game (nullable). */
  AwaleAgreements   *agreements;
};

/** Replaces the reference in *@place by one to @node (nullable). */
void awale_play_set_node     (AwaleNode          **place,
                              AwaleNode           *node);

/** The name of steps in the game's history that follow from a move and are undone with it. */
const char *awale_play_get_consequence_name (void);

/** Cancels all requests. */
void awale_play_rest         (AwalePlay           *self);

/** Evaluates the head: ends the game there, or starts the next turn. */
void awale_play_update       (AwalePlay           *self);

/** The end that the rules make at the head, unless the players have agreed to go on. */
AwalePlayEnd awale_play_judge       (AwalePlay    *self);

/** True while a hint or an answer to an offer is pending. */
bool awale_play_is_asking    (AwalePlay           *self);

G_END_DECLS
