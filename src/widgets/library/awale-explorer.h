/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-move-values.h"
#include "library/awale-library-explorer.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXPLORER (awale_explorer_get_type ())

/**
 * The moves that were played in a position in the games of a library, each with its frequency and
 * results, and below them the latest games with this position.
 *
 * Signals: "move-chosen" (int: an AwaleMove): the user wants to play that move; "game-chosen"
 * (gint64: its id): the user wants to open that game.
 *
 * Its buttons activate win.library, win.add-to-library, win.explore, win.explore-all and
 * win.explore-either-side.
 */
G_DECLARE_FINAL_TYPE (AwaleExplorer, awale_explorer, AWALE, EXPLORER, AdwBin)

GtkWidget *awale_explorer_new          (void);

/** Clears the view until the library answers, so that the user cannot choose an outdated move. */
void       awale_explorer_await        (AwaleExplorer           *self);

/** Shows @exploration (transfer full), the answer about a position in which @mover is to move. */
void       awale_explorer_show         (AwaleExplorer           *self,
                                        AwaleExploration        *exploration,
                                        AwaleSide                mover);

/** Shows @sentence, which says why the library gave no answer. */
void       awale_explorer_show_failure (AwaleExplorer           *self,
                                        const char              *sentence);

/**
 * Sets the values of the moves: @values from searches (nullable), and @opening from the opening
 * book (nullable).
 */
void       awale_explorer_set_values   (AwaleExplorer           *self,
                                        const AwaleMoveValues   *values,
                                        const AwaleMoveValues   *opening);

/**
 * Focuses the first move, once the library has answered; without moves, the widget shown instead.
 */
void       awale_explorer_focus        (AwaleExplorer           *self);

G_END_DECLS
