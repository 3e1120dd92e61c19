/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/** Paints something of a board. */
typedef void (* AwalePagePaint) (cairo_t    *cr,
                                 const void *data);

/**
 * Adds to a page, inside its `<svg>`, what @paint paints within @width × @height. It is what cairo
 * writes, but so that a strict policy lets it be (attributes instead of styles), a quarter as long,
 * and with ids that begin with @prefix, which no other drawing of the page has. Gradients whose
 * colors are among @stops (nullable), those of former drawings, refer to them.
 */
void awale_page_add_painting (GString        *page,
                              const char     *prefix,
                              double          width,
                              double          height,
                              GHashTable     *stops,
                              AwalePagePaint  paint,
                              const void     *data);

G_END_DECLS
