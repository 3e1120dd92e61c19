/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Between the files of AwalePlay: what it holds and how it moves (awale-play.c), how it is
 * taken back (awale-play-undo.c), and how it ends (awale-play-end.c).
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

  GHashTable        *walked;       /* Nodes that were there before they were played. */
  AwaleNode         *added;        /* The last one that was added to the game. */
  bool               suspended;    /* The game is being changed from here. */

  GCancellable      *thinking;     /* Of the question about the next move. */
  AwaleMove          answer;       /* What came of it, while it may not be played yet. */
  gint64             answer_time;  /* Before which it is not, monotonic. */
  unsigned           answer_source;
  unsigned           pause;
  bool               held;

  AwaleHintProvider *advice;
  GCancellable      *asking;       /* Of the question about an offer. */
  AwaleProposal      offer;

  AwalePlayEnd       end;
  char              *end_step;     /* The step of the game's history that ended it, if one did. */
  AwaleAgreements   *agreements;
};

/** Makes *@place refer to @node (nullable) instead of what it refers to. */
void awale_play_set_node     (AwaleNode          **place,
                              AwaleNode           *node);

/** The name of the game's steps that follow from a move and are undone with it. */
const char *awale_play_get_consequence_name (void);

/** Ends all that is being thought about. */
void awale_play_rest         (AwalePlay           *self);

/** Looks at the head anew: whether the game has ended there, and if not whose turn it is. */
void awale_play_update       (AwalePlay           *self);

/** The end that the rules make at the head, unless the players have agreed to go on. */
AwalePlayEnd awale_play_judge       (AwalePlay    *self);

/** Whether somebody is asked about a hint or an offer. */
bool awale_play_is_asking    (AwalePlay           *self);

G_END_DECLS
