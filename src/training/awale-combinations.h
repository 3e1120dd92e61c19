/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill.h"

G_BEGIN_DECLS

/**
 * Reads the combinations of all files in @folder (nullable: those that come with Awalé), easiest
 * first, without duplicates; unreadable ones are skipped. Blocks. (transfer full) (element-type
 * AwaleDrill)
 */
GPtrArray *awale_combinations_read (const char *folder);

G_END_DECLS
