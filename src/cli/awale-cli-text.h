/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * @text, maybe from a stranger's file, as a terminal can be told it: UTF-8, with spaces for control
 * characters, and for ends of lines unless @keep_lines. Returns: (transfer full)
 */
char *awale_cli_dup_printable (const char *text,
                               bool        keep_lines);

G_END_DECLS
