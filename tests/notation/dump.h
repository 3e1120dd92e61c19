/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-ogn.h"

G_BEGIN_DECLS

/** All that a game says, as text to compare: rules, start, result, tags, tree. (transfer full) */
char *dump_game     (AwaleGame     *game);

/** The same of all games of @document. (transfer full) */
char *dump_document (AwaleDocument *document);

/** What is said of @document, a line each as awale-cli tells it. (transfer full) */
char *dump_diagnostics (AwaleDocument *document);

/** How deep variations nest. */
unsigned get_nesting (AwaleGame *game);

G_END_DECLS
