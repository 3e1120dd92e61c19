/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-page-text.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/**
 * Adds the graph of @game as the application paints it; its ids begin with @prefix. Nothing is
 * added for a main line of fewer than two moves.
 */
void awale_page_add_graph (AwalePageText *words,
                           GString       *page,
                           AwaleGame     *game,
                           const char    *prefix);

G_END_DECLS
