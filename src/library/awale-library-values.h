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

G_END_DECLS
