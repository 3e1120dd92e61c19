/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Between the files of AwalePlay: what it holds and how it moves (awale-play.c), how it is
 * taken back (awale-play-undo.c), how it ends (awale-play-end.c), and what is said of it.
 */
#pragma once

#include "awale-play.h"

G_BEGIN_DECLS

/* The players went on after the rules had ended the game. */
typedef struct
{
  AwaleEnding  ending;
  AwaleNode   *node;
} AwaleAgreement;

struct _AwalePlay
{
  GObject         parent_instance;

  AwaleGame      *game;
  AwaleNode      *start;
  AwaleNode      *head;
  AwaleOpponent  *opponents[2];
  AwaleOpponent  *adviser;
  AwalePlayFlags  flags;
  bool            begun;

  GHashTable     *walked;       /* Nodes that were there before they were played. */
  AwaleNode      *added;        /* The last one that was added to the game. */
  bool            suspended;    /* The game is being changed from here. */

  GCancellable   *thinking;     /* Of the question about the next move. */
  AwaleMove       answer;       /* What came of it, while it may not be played yet. */
  gint64          answer_time;  /* Before which it is not, monotonic. */
  unsigned        answer_source;
  unsigned        pause;
  bool            held;

  GCancellable   *asking;       /* Of the question about a hint or an offer. */
  bool            advising;
  AwaleOffer      offer;
  AwaleHint      *hint;

  AwalePlayEnd    end;
  char           *end_step;     /* The step of the game's history that ended it, if one did. */
  GArray         *agreements;   /* Of AwaleAgreement. */
};

/** Makes *@place refer to @node (nullable) instead of what it refers to. */
void awale_play_set_node     (AwaleNode          **place,
                              AwaleNode           *node);

/** The name of the game's steps that follow from a move and are undone with it. */
const char *awale_play_get_consequence_name (void);

/** Asks @opponent about the head. */
void awale_play_ask          (AwalePlay           *self,
                              AwaleOpponent       *opponent,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback);

/** Ends all that is being thought about. */
void awale_play_rest         (AwalePlay           *self);

/** Looks at the head anew: whether the game has ended there, and if not whose turn it is. */
void awale_play_update       (AwalePlay           *self);

/** Whether a person plays @side. */
bool awale_play_is_person    (AwalePlay           *self,
                              AwaleSide            side);

/** How things stand at the head, as the rules have it. */
AwaleOutcome awale_play_get_outcome (AwalePlay    *self);

/** The end that the rules make at the head, unless the players have agreed to go on. */
AwalePlayEnd awale_play_judge       (AwalePlay    *self);

/** Whether @ending no longer ends the game at a position with the stores of the head. */
bool awale_play_is_agreed    (AwalePlay           *self,
                              AwaleEnding          ending);

/** The players go on after @ending at @node. */
void awale_play_agree        (AwalePlay           *self,
                              AwaleEnding          ending,
                              AwaleNode           *node);

/** Whether @node is @ancestor or follows it. */
bool awale_play_comes_from   (AwaleNode           *node,
                              AwaleNode           *ancestor);

G_END_DECLS
