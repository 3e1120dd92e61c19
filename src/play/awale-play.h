/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A game being played. This folder promises that a game between persons, computers or both is
 * played by its rules and by nothing else, that no one ever waits for an engine, and that what the
 * players do to the game is in it as if it had been written by hand: moves, variations, and how it
 * ended. It knows no widget; whoever draws the board tells it when a person has moved.
 */
#pragma once

#include "game/awale-game.h"

#include "awale-hint.h"
#include "awale-opponent.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PLAY (awale_play_get_type ())

/**
 * A game being played along one line of its tree, from a node on. The end of that line so far is
 * the head: there the next move is played, wherever the game's cursor looks meanwhile. Whoever is
 * no person is asked as soon as it is their turn, and a pass that is all that is left is played
 * for everybody.
 */
G_DECLARE_FINAL_TYPE (AwalePlay, awale_play, AWALE, PLAY, GObject)

/*
 * Signals:
 *  "changed": the head, whose turn it is, an announcement, the end or the hint are new.
 * "answered" (AwaleProposal as int, gboolean accepted, const char *sentence): what became of an
 * offer.
 *  "failed" (const char *sentence): an opponent, or whoever gives hints, could not be asked;
 *  awale_play_begin() asks an opponent again.
 */

/** How the players came to the end. */
typedef enum
{
  AWALE_END_CAUSE_NONE,    /**< The game goes on. */
  AWALE_END_CAUSE_RULES,   /**< The rules end it, see AwalePlayEnd.ending. */
  AWALE_END_CAUSE_RESIGNATION,
  AWALE_END_CAUSE_AGREEMENT,
  AWALE_END_CAUSE_STOPPED, /**< Before its very end, where the rules allow that: a majority … */
} AwaleEndCause;

typedef struct
{
  AwaleEndCause cause;
  AwaleEnding   ending;  /**< What the rules say of the last position. */
  AwaleScore    score;
  AwaleSide     loser;   /**< Who resigned. */
} AwalePlayEnd;

/** What one player may offer the other. */
typedef enum
{
  AWALE_PROPOSAL_END,   /**< To end here; each keeps what lies on their side. */
  AWALE_PROPOSAL_GO_ON, /**< To go on after the rules have ended the game. */
} AwaleProposal;

/** What is chosen before a game is played. */
typedef enum
{
  AWALE_PLAY_DEFAULT = 0,
  AWALE_PLAY_OWN_GAME = 1 << 0,  /**< What is played is the game: a new branch is its main line. */
} AwalePlayFlags;

/**
 * A game of @south against @north (NULL: a person) in @game from @start on. It rests until
 * awale_play_begin().
 */
AwalePlay     *awale_play_new          (AwaleGame      *game,
                                        AwaleNode      *start,
                                        AwaleOpponent  *south,
                                        AwaleOpponent  *north,
                                        AwalePlayFlags  flags);
void           awale_play_begin        (AwalePlay      *self);

/** Likewise, but what leads from the start to @head is played already: it is gone on with there. */
void           awale_play_resume       (AwalePlay      *self,
                                        AwaleNode      *head);

AwaleGame     *awale_play_get_game     (AwalePlay      *self);

/** Where it began, and what was chosen then. (transfer none) */
AwaleNode     *awale_play_get_start    (AwalePlay      *self);
AwalePlayFlags awale_play_get_flags    (AwalePlay      *self);

/** Who plays @side. (transfer none) (nullable): a person */
AwaleOpponent *awale_play_get_opponent (AwalePlay      *self,
                                        AwaleSide       side);
bool           awale_play_has_computer (AwalePlay      *self);

/** Where the next move is played. (transfer none) */
AwaleNode     *awale_play_get_head     (AwalePlay      *self);
AwaleSide      awale_play_get_turn     (AwalePlay      *self);

/** Whether the game goes on and it is a person's turn, or a computer's. */
bool           awale_play_is_persons   (AwalePlay      *self);
bool           awale_play_is_thinking  (AwalePlay      *self);

/** Whether a person plays @side. */
bool           awale_play_is_person    (AwalePlay      *self,
                                        AwaleSide       side);

/** Whether it has begun, and whether a pass is all that is left, which comes by itself. */
bool           awale_play_has_begun    (AwalePlay      *self);
bool           awale_play_is_passing   (AwalePlay      *self);

/** How things stand at the head by the rules; whether the players have agreed to go on anyway. */
AwaleOutcome   awale_play_get_outcome  (AwalePlay      *self);
bool           awale_play_is_agreed    (AwalePlay      *self,
                                        AwaleEnding     ending);

/** Whether @node is @ancestor or follows it. */
bool           awale_play_comes_from   (AwaleNode      *node,
                                        AwaleNode      *ancestor);

/** What a side is called: the player's name, or “South”. Static, or valid until the tags change. */
const char    *awale_play_get_name     (AwalePlay      *self,
                                        AwaleSide       side);

/**
 * Why a person may not move at the game's cursor now, as a sentence (“It is North’s turn: …”), or
 * NULL where they may. (transfer full)
 */
char          *awale_play_dup_lock     (AwalePlay      *self);

/** A person has moved: the cursor is where that led. At an earlier position that is a branch. */
void           awale_play_follow       (AwalePlay      *self);

/**
 * While it is held, as long as a sowing is being shown, no computer's move comes; and none comes
 * sooner than @milliseconds after the move before it.
 */
void           awale_play_set_held     (AwalePlay      *self,
                                        bool            held);
void           awale_play_set_pause    (AwalePlay      *self,
                                        unsigned        milliseconds);

/**
 * Takes back through the game's history, until it is a person's turn again; what is no move is
 * undone by itself. Redoing is the reverse.
 */
void           awale_play_undo         (AwalePlay      *self);
void           awale_play_redo         (AwalePlay      *self);
bool           awale_play_can_undo     (AwalePlay      *self);
bool           awale_play_can_redo     (AwalePlay      *self);

/** Likewise, but until a move of a person's has been taken back, whatever was done since. */
bool           awale_play_can_take_back (AwalePlay     *self);
void           awale_play_take_back    (AwalePlay      *self);

/** Asks for the best move; it comes with "changed" and goes with the next move. */
void           awale_play_ask_hint     (AwalePlay      *self);
bool           awale_play_is_advising  (AwalePlay      *self);
const AwaleHint *awale_play_get_hint   (AwalePlay      *self);

/** Who is asked for hints: the engine at full strength, unless another one is set. */
void           awale_play_set_adviser  (AwalePlay      *self,
                                        AwaleOpponent  *adviser);

/* awale-play-end.c */

/** How it ended, if it did. */
const AwalePlayEnd *awale_play_get_end (AwalePlay      *self);
bool           awale_play_is_over      (AwalePlay      *self);

/** “Ama wins 27–21”, “A draw, 24–24”; the same without the score. (transfer full) */
char          *awale_play_dup_result   (AwalePlay      *self);
char          *awale_play_dup_winner   (AwalePlay      *self);

/** How it came to it, as a sentence. (transfer full) */
char          *awale_play_dup_reason   (AwalePlay      *self);

/**
 * The player to move, or against a computer the person, gives up, and the other one wins; seeds are
 * not counted. Nobody resigns who has half of the seeds already.
 */
bool           awale_play_can_resign   (AwalePlay      *self);
AwaleSide      awale_play_get_resigner (AwalePlay      *self);
void           awale_play_resign       (AwalePlay      *self);

/** Ends a game here that may be stopped: won by majority, or played on by agreement. */
bool           awale_play_can_stop     (AwalePlay      *self);
void           awale_play_stop         (AwalePlay      *self);

/** The score that an end by agreement has here. */
AwaleScore     awale_play_get_proposal (AwalePlay      *self);

/**
 * Makes an offer. A computer thinks about it; a person must have been asked before. "answered"
 * tells, and if it is accepted the game has ended, or goes on, by then.
 */
bool           awale_play_can_offer    (AwalePlay      *self,
                                        AwaleProposal   offer);
void           awale_play_offer        (AwalePlay      *self,
                                        AwaleProposal   offer);

/* awale-play-announce.c */

/**
 * What the players ought to know before the next move: that the game is about to end and by what,
 * that it may be stopped, that someone had to pass. (transfer full) (nullable)
 */
char          *awale_play_dup_announcement (AwalePlay  *self);

G_END_DECLS
