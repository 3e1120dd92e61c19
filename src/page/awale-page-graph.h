/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-page-words.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Adds the signs of move classes, which all graphs share. */
void awale_page_add_graph_common (GString        *page);

/**
 * Adds the graph of @game with the application's layout and the style sheet's colors. A game of
 * fewer than two moves has none.
 */
void awale_page_add_graph        (AwalePageWords *words,
                                  GString        *page,
                                  AwaleGame      *game);

G_END_DECLS
