/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What an engine found of games, which is kept with them.
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/**
 * Keeps what @analyzed knows of the moves of its main line with the game @id, as far as that is
 * known better than what is there; nothing else of the game is changed. @kept: (out): whether the
 * game is there and still has these moves. Returns: false if the library could not be asked or
 * changed
 */
bool awale_library_keep_values (AwaleLibrary  *self,
                                gint64         id,
                                AwaleGame     *analyzed,
                                bool          *kept,
                                GError       **error);

/**
 * Replaces the game @id by @game, which somebody has changed. What was found meanwhile of the moves
 * of its main line stays as far as that still has them, and @game has it then: an analysis may have
 * kept it after the game was opened.
 */
bool awale_library_save        (AwaleLibrary  *self,
                                gint64         id,
                                AwaleGame     *game,
                                GError       **error);

G_END_DECLS
