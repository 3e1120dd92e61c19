/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-ogn.h"

G_BEGIN_DECLS

/**
 * Writes the movetext of @game, ending with @result, to @out, with wrapped lines and without the
 * final newline. @annotation (nullable) collects the comments that Aualé cannot read; only the main
 * line is then written. @pgn: write moves like PlayStrategy, see awale-pgn.h
 */
void awale_movetext_write (GString    *out,
                           AwaleGame  *game,
                           const char *result,
                           GString    *annotation,
                           bool        pgn);

G_END_DECLS
