/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * The sign of a glyph, such as `!`, `?!` or `⩲`; `$n` if the glyph has no sign. A left-to-right
 * mark precedes it. Returns: (transfer full)
 */
char       *awale_glyph_style_dup_sign      (uint16_t glyph);

/** The CSS class of a glyph's color (`glyph-good` …), or NULL. */
const char *awale_glyph_style_get_css_class (uint16_t glyph);

G_END_DECLS
