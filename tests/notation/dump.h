/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-ogn.h"

G_BEGIN_DECLS

/** Returns the rules, start, result, tags and tree of a game as text for comparison. (transfer
 * full) */
char *dump_game     (AwaleGame     *game);

/** Returns the same of all games of @document. (transfer full) */
char *dump_document (AwaleDocument *document);

/** Returns the diagnostics of @document, one per line, in the form of awale-cli. (transfer full) */
char *dump_diagnostics (AwaleDocument *document);

/** Returns the depth of the most deeply nested variation. */
unsigned get_nesting (AwaleGame *game);

G_END_DECLS
