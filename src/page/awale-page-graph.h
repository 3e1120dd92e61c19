/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-page-words.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Adds the signs of moves' classes, which all graphs share. */
void awale_page_add_graph_common (GString        *page);

/**
 * Adds the course of @game, as the application's graph lays it out; its colors are the style's.
 * Nothing is added for a game of one move or none.
 */
void awale_page_add_graph        (AwalePageWords *words,
                                  GString        *page,
                                  AwaleGame      *game);

G_END_DECLS
