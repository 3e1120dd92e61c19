/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "picture/awale-board-palette.h"

G_BEGIN_DECLS

/**
 * The boards of a page, drawn like those of pictures. Common parts are painted once for all boards;
 * each board adds its own seeds, counts and marks.
 */
typedef struct _AwalePageBoards AwalePageBoards;

AwalePageBoards *awale_page_boards_new         (const AwaleBoardPalette *palette);
void             awale_page_boards_free        (AwalePageBoards         *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePageBoards, awale_page_boards_free)

/** Registers @node, which the page calls @name, as a position that boards will show. */
void             awale_page_boards_see         (AwalePageBoards         *self,
                                                AwaleGame               *game,
                                                AwaleNode               *node,
                                                const char              *name);

/** Adds the parts that all boards share, once all nodes are registered. */
void             awale_page_boards_add_common  (AwalePageBoards         *self,
                                                GString                 *page);

/** Adds a board that shows @node and never changes. */
void             awale_page_boards_add_diagram (AwalePageBoards         *self,
                                                GString                 *page,
                                                AwaleGame               *game,
                                                AwaleNode               *node);

/**
 * Adds a board that the script of the page can set to any registered node: each hollow has the
 * largest number of seeds that it has in any node, and the board has the marks of all nodes. With
 * @narrow the stores are above and below the pits.
 */
void             awale_page_boards_add_live    (AwalePageBoards         *self,
                                                GString                 *page,
                                                bool                     narrow);

G_END_DECLS
