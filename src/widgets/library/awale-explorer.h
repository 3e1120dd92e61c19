/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-move-values.h"
#include "library/awale-library-explore.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXPLORER (awale_explorer_get_type ())

/**
 * What was played in a position in the games of a library: each move with how often, and how it
 * went, and below them the last games in which the position came up.
 *
 * Signals: "move-chosen" (int: an AwaleMove): it is to be played; "game-chosen" (gint64: its
 * number): it is to be opened.
 *
 * It has buttons for the actions win.library, win.explore, win.explore-all and
 * win.explore-either-side.
 */
G_DECLARE_FINAL_TYPE (AwaleExplorer, awale_explorer, AWALE, EXPLORER, GtkWidget)

GtkWidget *awale_explorer_new          (void);

/** Another position is asked about: nothing of the one before is seen, or can be chosen. */
void       awale_explorer_await        (AwaleExplorer           *self);

/** Shows what was found of a position in which @mover is to move. (transfer full) */
void       awale_explorer_show         (AwaleExplorer           *self,
                                        AwaleExploration        *exploration,
                                        AwaleSide                mover);

/** Shows why nothing could be found, in a sentence. */
void       awale_explorer_show_failure (AwaleExplorer           *self,
                                        const char              *sentence);

/**
 * What else is known of the moves of the position that is asked about: from searches, and from the
 * opening book. Either may be NULL.
 */
void       awale_explorer_set_values   (AwaleExplorer           *self,
                                        const AwaleMoveValues   *values,
                                        const AwaleMoveValues   *opening);

/** Moves the focus to the first move, or to what there is instead. */
void       awale_explorer_focus        (AwaleExplorer           *self);

G_END_DECLS
