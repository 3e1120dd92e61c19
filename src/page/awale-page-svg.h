/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/** Paints a part of a board. */
typedef void (* AwalePagePaint) (cairo_t    *cr,
                                 const void *data);

/**
 * Adds the painting of @paint on @width × @height to the `<svg>` of a page. The output of cairo is
 * rewritten: attributes replace styles, which a strict policy forbids, it shrinks to a quarter, and
 * ids begin with @prefix, which must be unique in the page. Gradients whose colors are already in
 * @stops (nullable), from earlier drawings, refer to those.
 */
void awale_page_add_painting (GString        *page,
                              const char     *prefix,
                              double          width,
                              double          height,
                              GHashTable     *stops,
                              AwalePagePaint  paint,
                              const void     *data);

G_END_DECLS
