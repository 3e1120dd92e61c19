/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-palette.h"

G_BEGIN_DECLS

/** The colors of a theme, of the first one if @theme is NULL; NULL after telling what there is. */
const AwalePalette *awale_cli_find_palette (const char *theme);

G_END_DECLS
