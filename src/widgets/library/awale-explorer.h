/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-move-values.h"
#include "library/awale-library-explorer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXPLORER (awale_explorer_get_type ())

/**
 * The moves played in a position in the games of a library, each with its frequency and results,
 * and below them the latest games that contain the position.
 *
 * Signals: "move-chosen" (int: an AwaleMove): the user wants to play that move; "game-chosen"
 * (gint64: its id): the user wants to open that game.
 *
 * Its buttons activate win.library, win.explore, win.explore-all and win.explore-either-side.
 */
G_DECLARE_FINAL_TYPE (AwaleExplorer, awale_explorer, AWALE, EXPLORER, GtkWidget)

GtkWidget *awale_explorer_new          (void);

/**
 * Clears the view until the next answer of the library, so that outdated moves cannot be chosen.
 */
void       awale_explorer_await        (AwaleExplorer           *self);

/** Shows @exploration (transfer full) of a position with @mover to move. */
void       awale_explorer_show         (AwaleExplorer           *self,
                                        AwaleExploration        *exploration,
                                        AwaleSide                mover);

/** Shows @sentence, the reason why the library gave no answer. */
void       awale_explorer_show_failure (AwaleExplorer           *self,
                                        const char              *sentence);

/**
 * Sets the values of the moves from searches and from the opening book; both arguments are
 * (nullable).
 */
void       awale_explorer_set_values   (AwaleExplorer           *self,
                                        const AwaleMoveValues   *values,
                                        const AwaleMoveValues   *opening);

/** Focuses the first move, or the text or button that replaces an empty list. */
void       awale_explorer_focus        (AwaleExplorer           *self);

G_END_DECLS
