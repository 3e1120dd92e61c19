/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Values of moves that an engine has found, stored with the games.
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/**
 * Copies better values from @analyzed to the same moves of the game @id, and changes nothing else
 * in it. Sets @kept to true if the game exists and still has the main line of @analyzed. Returns:
 * false if the library could not be read or changed
 */
bool awale_library_keep_values (AwaleLibrary  *self,
                                gint64         id,
                                AwaleGame     *analyzed,
                                bool          *kept,
                                GError       **error);

/**
 * Replaces the game @id with the edited @game. Values that an analysis has stored since the game
 * was opened are kept for lines that @game still has, and are added to it.
 */
bool awale_library_save        (AwaleLibrary  *self,
                                gint64         id,
                                AwaleGame     *game,
                                GError       **error);

G_END_DECLS
