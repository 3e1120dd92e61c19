/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/** Paints a part of a page. */
typedef void (* AwalePagePaint) (cairo_t    *cr,
                                 const void *data);

/**
 * Adds the painting of @paint on @width × @height to an `<svg>` of a page. Ids begin with @prefix,
 * which must be unique in the page; attributes replace styles, which the page's policy forbids.
 */
void awale_page_add_painting (GString        *page,
                              const char     *prefix,
                              double          width,
                              double          height,
                              AwalePagePaint  paint,
                              const void     *data);

G_END_DECLS
