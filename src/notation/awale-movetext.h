/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The writer of moves, comments and variations. */
#pragma once

#include "awale-ogn.h"

G_BEGIN_DECLS

/**
 * Writes @game's movetext and @result to @out, wrapped, without the final newline.
 * @annotation: (nullable): write the main line only, and collect here what Aualé cannot read
 * @pgn: write as PlayStrategy does, see awale-pgn.h
 */
void awale_movetext_write (GString    *out,
                           AwaleGame  *game,
                           const char *result,
                           GString    *annotation,
                           bool        pgn);

G_END_DECLS
