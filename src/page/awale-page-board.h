/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"
#include "picture/awale-palette.h"

G_BEGIN_DECLS

/**
 * The boards of a page, which are those of pictures: what all of them share is painted once, and
 * each has its seeds, counts and marks beside it.
 */
typedef struct _AwalePageBoards AwalePageBoards;

AwalePageBoards *awale_page_boards_new         (const AwalePalette *palette);
void             awale_page_boards_free        (AwalePageBoards    *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePageBoards, awale_page_boards_free)

/** Tells that a board will show @node, whose name in the page is @name. */
void             awale_page_boards_see         (AwalePageBoards    *self,
                                                AwaleGame          *game,
                                                AwaleNode          *node,
                                                const char         *name);

/** Adds what all boards share. */
void             awale_page_boards_add_common  (AwalePageBoards    *self,
                                                GString            *page);

/** Adds a board that shows @node for ever. */
void             awale_page_boards_add_diagram (AwalePageBoards    *self,
                                                GString            *page,
                                                AwaleGame          *game,
                                                AwaleNode          *node);

/**
 * Adds a board that a script makes show any node seen so far: it has a place for each seed and all
 * marks. With @narrow its stores are above and below.
 */
void             awale_page_boards_add_live    (AwalePageBoards    *self,
                                                GString            *page,
                                                bool                narrow);

G_END_DECLS
