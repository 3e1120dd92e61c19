/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-ogn.h"

G_BEGIN_DECLS

/** All data of a game as text to compare: rules, start, result, tags, tree. (transfer full) */
char *dump_game     (AwaleGame     *game);

/** All data of the games of @document as text to compare. (transfer full) */
char *dump_document (AwaleDocument *document);

/** The diagnostics of @document, one per line, as in awale-cli. (transfer full) */
char *dump_diagnostics (AwaleDocument *document);

/** The depth of nested variations. */
unsigned get_nesting (AwaleGame *game);

G_END_DECLS
