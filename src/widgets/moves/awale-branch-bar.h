/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_BRANCH_BAR (awale_branch_bar_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBranchBar, awale_branch_bar, AWALE, BRANCH_BAR, GtkWidget)

/*
 * The moves that a game goes on with at its cursor, where there are several: a press goes to one
 * of them; the one that a step forward goes to is set apart. Elsewhere the bar is not visible.
 *
 * Property: "game" (write only).
 *
 * Signal: "board-requested": the bar, which had the focus, has no move any more that could have it.
 */

G_END_DECLS
