/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * How the moves of a game, and what is said of them, are written.
 */
#pragma once

#include "awale-ogn.h"

G_BEGIN_DECLS

/**
 * Writes @game's movetext and then @result to @out, wrapped, without the last line's end.
 *
 * @annotation: (nullable): write the main line only, and put here what Aualé cannot read of it
 */
void awale_movetext_write (GString    *out,
                           AwaleGame  *game,
                           const char *result,
                           GString    *annotation);

G_END_DECLS
