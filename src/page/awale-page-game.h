/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-page-board.h"
#include "awale-page-text.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** A game in a page; its nodes are numbered in the order of the game's tree. */
typedef struct _AwalePageGame AwalePageGame;

/**
 * Prepares @game, which is number @number (from 1) in the page, and registers its nodes with
 * @boards. With @why the errors of its main line are explained. Returns: (transfer full)
 */
AwalePageGame *awale_page_game_new      (AwaleGame       *game,
                                         size_t           number,
                                         bool             why,
                                         AwalePageText   *words,
                                         AwalePageBoards *boards);
void           awale_page_game_free     (AwalePageGame   *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePageGame, awale_page_game_free)

/** Adds the game with its heading, diagrams, graph and moves. */
void           awale_page_game_add      (AwalePageGame   *self,
                                         GString         *page);

void           awale_page_game_add_link (AwalePageGame   *self,
                                         GString         *page);

/**
 * The names of the players, or “South” and “North” in the language of the page. Returns: (transfer
 * full)
 */
char          *awale_page_game_get_title (AwalePageGame  *self);

G_END_DECLS
