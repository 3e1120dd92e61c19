/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill.h"

G_BEGIN_DECLS

/**
 * Reads the combinations of all files in @folder (nullable: that of those which come with Awalé),
 * the easiest first, none twice. What cannot be read is left out. Blocks. (transfer full)
 * (element-type AwaleDrill)
 */
GPtrArray *awale_combinations_read (const char *folder);

G_END_DECLS
