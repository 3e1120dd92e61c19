/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PLAYER_ROW (awale_player_row_get_type ())

/** Some games of a player, how many they are and how they went. */
G_DECLARE_FINAL_TYPE (AwalePlayerRow, awale_player_row, AWALE, PLAYER_ROW, GtkListBoxRow)

/**
 * @name is what these games have in common; @words (nullable) is that for a screen reader, if not
 * the same. The @names of some rows are in one group, so that they are as wide as each other.
 */
GtkWidget *awale_player_row_new (const char               *name,
                                 const char               *words,
                                 const AwalePlayerResults *results,
                                 GtkSizeGroup             *names);

G_END_DECLS
