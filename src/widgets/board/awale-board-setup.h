/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position-editor.h"
#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

/**
 * The setup of a position on a board: its gestures, its keys, and the seeds being dragged. Freeing
 * the object removes the gestures from the board.
 */
typedef struct _AwaleBoardSetup AwaleBoardSetup;

/**
 * Creates the setup for @board (transfer none), which owns the returned object. @changed is called
 * when dragged seeds move or their number changes; changes of the position are signaled by @editor.
 */
AwaleBoardSetup     *awale_board_setup_new             (GtkWidget           *board,
                                                        AwaleBoardRenderer  *renderer,
                                                        AwalePositionEditor *editor,
                                                        void (*changed) (gpointer board));
void                 awale_board_setup_free            (AwaleBoardSetup     *self);

/** The editor of the position. Returns: (transfer none) */
AwalePositionEditor *awale_board_setup_get_editor      (AwaleBoardSetup     *self);

/** Adds a seed to @spot, or takes one from it. AWALE_SPOT_NONE is ignored. */
void                 awale_board_setup_add_seed        (AwaleBoardSetup     *self,
                                                        int                  spot);
void                 awale_board_setup_take_seed       (AwaleBoardSetup     *self,
                                                        int                  spot);

/** The accessible description of every pit during a setup. The text is static. */
const char          *awale_board_setup_describe_pit    (void);

/**
 * The text of the hint line while seeds are dragged, otherwise NULL. Returns: (transfer full)
 * (nullable)
 */
char                *awale_board_setup_word_hint       (AwaleBoardSetup     *self);

/**
 * Adds the highlight of the spot @pointed, and the effects of a drag, to the painted states in
 * @looks.
 */
void                 awale_board_setup_change_looks    (AwaleBoardSetup     *self,
                                                        int                  pointed,
                                                        AwaleSpotState       looks[AWALE_SPOTS]);

/** Paints the seeds that are being dragged. */
void                 awale_board_setup_snapshot        (AwaleBoardSetup     *self,
                                                        GtkSnapshot         *snapshot);

G_END_DECLS
