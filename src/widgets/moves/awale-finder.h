/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FINDER (awale_finder_get_type ())
G_DECLARE_FINAL_TYPE (AwaleFinder, awale_finder, AWALE, FINDER, GObject)

/*
 * A search in a game. A text may match words of comments, ignoring case and accents; consecutive
 * moves in any line, as letters with optional rounds and harvests (`F b C`, `3. B+2 e`); rounds or
 * harvests alone (`13`, `+8`); moves with a glyph (`??`, `$10`); and, at the start of the game,
 * players and event if the text cannot mean moves. Each node counts once; a match of consecutive
 * moves is the last of them, which leads to the position. Matches follow changes of the game.
 *
 * Signals: "changed": the matches may have changed. "moved": the match at the cursor may have
 * changed.
 */

AwaleFinder *awale_finder_new        (void);

/**
 * Sets the game (nullable), or the text (nullable) to search for; an empty text matches nothing.
 */
void         awale_finder_set_game   (AwaleFinder *self,
                                      AwaleGame   *game);
void         awale_finder_set_text   (AwaleFinder *self,
                                      const char  *text);
const char  *awale_finder_get_text   (AwaleFinder *self);

unsigned     awale_finder_get_n      (AwaleFinder *self);

/**
 * The number of the match at the cursor, counted from 1 in the order of the move list; 0 if the
 * cursor is not at a match.
 */
unsigned     awale_finder_get_number (AwaleFinder *self);

/**
 * Moves the cursor to the next match (@step 1) or the previous one (−1), wrapping around at the
 * ends. If @step is 0, the cursor stays if it is at a match, and otherwise goes to the next one.
 * Returns false if there are no matches.
 */
bool         awale_finder_step       (AwaleFinder *self,
                                      int          step);

/**
 * Moves the cursor to the next or previous match without wrapping around. If there is none in this
 * direction, returns false and does not move the cursor.
 */
bool         awale_finder_step_on    (AwaleFinder *self,
                                      int          step);

/**
 * Moves the cursor to the first match (@step 1) or the last one (−1). Returns false if there are no
 * matches.
 */
bool         awale_finder_enter      (AwaleFinder *self,
                                      int          step);

/**
 * Moves the cursor to a match like awale_finder_step(), but starts at @node instead of the cursor.
 */
bool         awale_finder_step_from  (AwaleFinder *self,
                                      AwaleNode   *node,
                                      int          step);

bool         awale_finder_has_move   (AwaleFinder *self,
                                      AwaleNode   *node);

/** The casefolded text to highlight in comments (see awale_casefold_find()), or NULL. */
const char  *awale_finder_get_words  (AwaleFinder *self);

G_END_DECLS
