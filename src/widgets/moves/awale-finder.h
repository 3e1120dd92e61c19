/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FINDER (awale_finder_get_type ())
G_DECLARE_FINAL_TYPE (AwaleFinder, awale_finder, AWALE, FINDER, GObject)

/*
 * Finds what a person looks for in a game: words of comments, whatever their case and accents;
 * moves that follow each other in any line, as letters with or without rounds and harvests
 * (`F b C`, `3. B+2 e`); rounds and harvests alone (`13`, `+8`); and moves with a glyph (`??`,
 * `$10`); and the players and the event of the game, at its start, where the text can mean no
 * moves. Each node found counts once; of moves it is the last one, after which the position is
 * there that was looked for. What is found keeps up with the game.
 *
 * Signals: "changed": what is found may be something else; "moved": another one of it, or none,
 * may be at the cursor.
 */

AwaleFinder *awale_finder_new        (void);

/** Looks in @game (nullable) from now on, for @text (nullable or empty: for nothing). */
void         awale_finder_set_game   (AwaleFinder *self,
                                      AwaleGame   *game);
void         awale_finder_set_text   (AwaleFinder *self,
                                      const char  *text);
const char  *awale_finder_get_text   (AwaleFinder *self);

/** How many there are, in the order of the move list. */
unsigned     awale_finder_get_n      (AwaleFinder *self);

/** The number of the one at the cursor, from 1; 0 if none is there. */
unsigned     awale_finder_get_number (AwaleFinder *self);

/**
 * Moves the cursor to the next one after it or after @node (@step 1), to the one before (−1) or,
 * if none is there, to the next one (0); past the end it goes on at the other. Returns: whether
 * there is any.
 */
bool         awale_finder_step       (AwaleFinder *self,
                                      int          step);

/** The same, but stays where it is and returns false if there is no further one on that side. */
bool         awale_finder_step_on    (AwaleFinder *self,
                                      int          step);

/** Moves the cursor to the first one (@step 1) or the last (−1). Returns: whether there is any. */
bool         awale_finder_enter      (AwaleFinder *self,
                                      int          step);

/** See awale_finder_step(). */
bool         awale_finder_step_from  (AwaleFinder *self,
                                      AwaleNode   *node,
                                      int          step);

/** Whether @node is one of the moves that were found. */
bool         awale_finder_has_move   (AwaleFinder *self,
                                      AwaleNode   *node);

/** The folded words to show in comments, see awale_fold_find(); NULL if there are none. */
const char  *awale_finder_get_words  (AwaleFinder *self);

G_END_DECLS
