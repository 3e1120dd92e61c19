/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

#define AWALE_TYPE_PIT (awale_pit_get_type ())
G_DECLARE_FINAL_TYPE (AwalePit, awale_pit, AWALE, PIT, GtkButton)

/**
 * A pit of the board: a button, painted by the board's renderer. It is never insensitive, which
 * would take the focus from it: one that may not be played says so, and why, when it is pressed.
 */
GtkWidget *awale_pit_new (AwaleBoardRenderer *renderer,
                          AwaleMove           move);

AwaleMove awale_pit_get_move (AwalePit *self);

/** What it shows; the ring of the keyboard focus it adds itself. */
void awale_pit_set_look (AwalePit             *self,
                         const AwaleSpotState *look);
const AwaleSpotState *awale_pit_get_look (AwalePit *self);

/** What is heard of it; @disabled: it may not be played. */
void awale_pit_set_name (AwalePit   *self,
                         const char *name,
                         bool        disabled);

/** What is heard of it beyond its name: marks that are drawn on it; NULL for nothing. */
void awale_pit_set_description (AwalePit   *self,
                                const char *description);

G_END_DECLS
