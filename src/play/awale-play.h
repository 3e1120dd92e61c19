/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A game being played between people, computers or both. Its moves and its end are stored in the
 * game, and no function waits for an engine. The folder knows no widget; a board reports the moves
 * of a person.
 */
#pragma once

#include "game/awale-game.h"

#include "awale-hint.h"
#include "awale-opponent.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PLAY (awale_play_get_type ())

/**
 * A game being played along one line of its tree, from a start node to the head. The next move is
 * played at the head, wherever the cursor of the game is. A computer is asked as soon as it is its
 * turn. A pass that is the only move is played automatically.
 */
G_DECLARE_FINAL_TYPE (AwalePlay, awale_play, AWALE, PLAY, GObject)

/*
 * Signals: "changed": the head, the turn, an announcement, the end or the hint has changed.
 * "answered" (AwaleProposal as int, gboolean accepted, const char *sentence): an offer was
 * answered. "failed" (const char *sentence): an opponent or the adviser gave no answer;
 * awale_play_begin() asks an opponent again.
 */

typedef enum
{
  AWALE_END_CAUSE_NONE,
  AWALE_END_CAUSE_RULES,   /**< The rules end the game, see AwalePlayEnd.ending. */
  AWALE_END_CAUSE_RESIGNATION,
  AWALE_END_CAUSE_AGREEMENT,
  AWALE_END_CAUSE_STOPPED, /**< The players stop early where the rules allow it, for example once
                            * a majority is reached. */
} AwaleEndCause;

typedef struct
{
  AwaleEndCause cause;
  AwaleEnding   ending;  /**< Ending by the rules at the last position; none after a resignation or
                          * an agreement. */
  AwaleScore    score;
  AwaleSide     loser;   /**< The player who resigned. */
} AwalePlayEnd;

typedef enum
{
  AWALE_PROPOSAL_END,   /**< The game ends here; each player keeps the seeds on their side. */
  AWALE_PROPOSAL_GO_ON, /**< The game goes on although the rules have ended it. */
} AwaleProposal;

/** Options of a play, set when it is created. */
typedef enum
{
  AWALE_PLAY_DEFAULT = 0,
  AWALE_PLAY_OWN_GAME = 1 << 0,  /**< The line played becomes the main line. */
} AwalePlayFlags;

/**
 * Creates a play of @south against @north (NULL for a person) in @game from @start on;
 * awale_play_begin() starts it. Returns: (transfer full)
 */
AwalePlay     *awale_play_new          (AwaleGame      *game,
                                        AwaleNode      *start,
                                        AwaleOpponent  *south,
                                        AwaleOpponent  *north,
                                        AwalePlayFlags  flags);
void           awale_play_begin        (AwalePlay      *self);

/** Continues a play whose moves from the start node to @head were made before. */
void           awale_play_resume       (AwalePlay      *self,
                                        AwaleNode      *head);

AwaleGame     *awale_play_get_game     (AwalePlay      *self);

/** The start node of the play, and its flags. Returns: (transfer none) */
AwaleNode     *awale_play_get_start    (AwalePlay      *self);
AwalePlayFlags awale_play_get_flags    (AwalePlay      *self);

/** The opponent that plays @side, or NULL for a person. Returns: (transfer none) (nullable) */
AwaleOpponent *awale_play_get_opponent (AwalePlay      *self,
                                        AwaleSide       side);
bool           awale_play_has_computer (AwalePlay      *self);

/**
 * The node at which the next move is played; it may be set after an edit of the line. If its line
 * is deleted, it goes to the end of the line that is left. If undo or redo brings a line back, the
 * head returns to its former place on it. Returns: (transfer none)
 */
AwaleNode     *awale_play_get_head     (AwalePlay      *self);
void           awale_play_set_head     (AwalePlay      *self,
                                        AwaleNode      *head);
AwaleSide      awale_play_get_turn     (AwalePlay      *self);

/**
 * True if the game goes on and a person is to move, unless a forced pass is about to be played;
 * awale_play_is_thinking() is true while a computer thinks or its move waits to be played.
 */
bool           awale_play_is_persons   (AwalePlay      *self);
bool           awale_play_is_thinking  (AwalePlay      *self);

bool           awale_play_is_person    (AwalePlay      *self,
                                        AwaleSide       side);

/**
 * True once awale_play_begin() has been called; awale_play_is_passing() is true while a forced pass
 * waits to be played automatically.
 */
bool           awale_play_has_begun    (AwalePlay      *self);
bool           awale_play_is_passing   (AwalePlay      *self);

/**
 * The outcome under the rules at the head of the game; awale_play_is_agreed() is true if the
 * players have agreed to go on regardless of @ending.
 */
AwaleOutcome   awale_play_get_outcome  (AwalePlay      *self);
bool           awale_play_is_agreed    (AwalePlay      *self,
                                        AwaleEnding     ending);

/** True if @node is @ancestor or one of its descendants. */
bool           awale_play_comes_from   (AwaleNode      *node,
                                        AwaleNode      *ancestor);

/** The player's name, or “South” or “North”. The text is static or valid until the tags change. */
const char    *awale_play_get_name     (AwalePlay      *self,
                                        AwaleSide       side);

/**
 * A sentence that says why a person may not move at the cursor (“It is the computer’s turn. …”), or
 * NULL if the play does not forbid it. Returns: (transfer full) (nullable)
 */
char          *awale_play_dup_lock     (AwalePlay      *self);

/**
 * Accepts a person's move, which has led to the cursor; a move at an earlier position starts a
 * branch.
 */
void           awale_play_follow       (AwalePlay      *self);

/**
 * Delays computer moves and forced passes while @held, as during a sowing animation, and until
 * @milliseconds have passed since the previous move.
 */
void           awale_play_set_held     (AwalePlay      *self,
                                        bool            held);
void           awale_play_set_pause    (AwalePlay      *self,
                                        unsigned        milliseconds);

/**
 * Undoes or redoes steps of the history up to a person's turn, including steps that are not moves.
 */
void           awale_play_undo         (AwalePlay      *self);
void           awale_play_redo         (AwalePlay      *self);
bool           awale_play_can_undo     (AwalePlay      *self);
bool           awale_play_can_redo     (AwalePlay      *self);

/** Undoes steps until a person's move is taken back, even if other edits followed the move. */
bool           awale_play_can_take_back (AwalePlay     *self);
void           awale_play_take_back    (AwalePlay      *self);

/** Requests a hint; "changed" announces the hint, and the next move discards it. */
void           awale_play_ask_hint     (AwalePlay      *self);
bool           awale_play_is_advising  (AwalePlay      *self);
const AwaleHint *awale_play_get_hint   (AwalePlay      *self);

/** Sets the opponent that gives hints; NULL is the engine at full strength. */
void           awale_play_set_adviser  (AwalePlay      *self,
                                        AwaleOpponent  *adviser);

/**
 * The end of the game; its cause is AWALE_END_CAUSE_NONE while the game goes on. (transfer none)
 */
const AwalePlayEnd *awale_play_get_end (AwalePlay      *self);
bool           awale_play_is_over      (AwalePlay      *self);

/**
 * The result of the game, “Ama wins 27–21”; the score is missing after a resignation, and always
 * from awale_play_dup_winner(). (transfer full)
 */
char          *awale_play_dup_result   (AwalePlay      *self);
char          *awale_play_dup_winner   (AwalePlay      *self);

/** A sentence about the cause of the end. Returns: (transfer full) */
char          *awale_play_dup_reason   (AwalePlay      *self);

/**
 * Resigns for @loser, a person, at either side's turn. The other player wins and no seeds are
 * counted. A player with at least half of the seeds cannot resign.
 */
bool           awale_play_can_resign   (AwalePlay      *self,
                                        AwaleSide       loser);
void           awale_play_resign       (AwalePlay      *self,
                                        AwaleSide       loser);

/** Ends a game that may be stopped: it is won by a majority, or continues by agreement. */
bool           awale_play_can_stop     (AwalePlay      *self);
void           awale_play_stop         (AwalePlay      *self);

/** The score if the players agreed to end the game at the head. */
AwaleScore     awale_play_get_proposal (AwalePlay      *self);

/**
 * Makes an offer to the opponent. A computer considers it; a person must have been asked
 * beforehand. Two computers accept any offer. "answered" is emitted later, or at once if no
 * computer has to consider the offer; if it was accepted, the game has ended, or goes on, by then.
 */
bool           awale_play_can_offer    (AwalePlay      *self,
                                        AwaleProposal   offer);
void           awale_play_offer        (AwalePlay      *self,
                                        AwaleProposal   offer);

/**
 * A notice before the next move: the game is about to end, may be stopped, or goes on by agreement,
 * or a player had to pass. Returns: (transfer full) (nullable)
 */
char          *awale_play_dup_announcement (AwalePlay  *self);

G_END_DECLS
