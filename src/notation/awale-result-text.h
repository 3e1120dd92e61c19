/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/** A result with a hyphen, `.5` and no blanks, whatever signs were used. (transfer full) */
char *awale_result_text_normalize (const char *text,
                                   size_t      length);

G_END_DECLS
