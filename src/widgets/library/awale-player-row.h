/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Creates a row about some of the games of a player, with their number and results. @name says what
 * these games have in common; @words (nullable) replaces it for screen readers. @names aligns the
 * names of several rows.
 */
GtkWidget *awale_player_row_new (const char               *name,
                                 const char               *words,
                                 const AwalePlayerResults *results,
                                 GtkSizeGroup             *names);

G_END_DECLS
