/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-page-board.h"
#include "awale-page-words.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** A game in a page; its nodes are numbered in the order of the tree. */
typedef struct _AwalePageGame AwalePageGame;

/**
 * Prepares @game, the page's game number @number (from 1), and registers its nodes with @boards.
 * Returns: (transfer full)
 */
AwalePageGame *awale_page_game_new      (AwaleGame       *game,
                                         size_t           number,
                                         AwalePageWords  *words,
                                         AwalePageBoards *boards);
void           awale_page_game_free     (AwalePageGame   *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePageGame, awale_page_game_free)

/** Adds the game: heading, diagrams, graph and moves. */
void           awale_page_game_add      (AwalePageGame   *self,
                                         GString         *page);

/** Adds an entry that links to the game in a list of games. */
void           awale_page_game_add_link (AwalePageGame   *self,
                                         GString         *page);

/** The players' names and the score, in the page's own language. Returns: (transfer full) */
char          *awale_page_game_get_title (AwalePageGame  *self);

G_END_DECLS
