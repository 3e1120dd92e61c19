/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-picture.h"

G_BEGIN_DECLS

/**
 * Adds @text, escaped for elements and double-quoted attributes of both HTML and XML. Characters
 * that XML does not allow become U+FFFD.
 */
void awale_page_add_text   (GString    *page,
                            const char *text);

/** Adds a number of a drawing without needless zeros: “12.5”, “.5”. */
void awale_page_add_number (GString    *page,
                            double      number);

/** Adds the attribute that shifts a drawing by @x and @y. */
void awale_page_add_shift  (GString    *page,
                            double      x,
                            double      y);

/**
 * Adds the painting of @paint on @width × @height to an `<svg>` of a page. Ids begin with @prefix,
 * which must be unique in the page; attributes replace styles, which the page's policy forbids.
 */
void awale_page_add_painting (GString        *page,
                              const char     *prefix,
                              double          width,
                              double          height,
                              AwalePaintFunc  paint,
                              const void     *data);

G_END_DECLS
