/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-picture.h"

G_BEGIN_DECLS

/**
 * Adds @text escaped for elements and double-quoted attributes of both HTML and XML. A character
 * that XML or HTML does not allow becomes U+FFFD.
 */
void awale_page_add_text   (GString    *page,
                            const char *text);

/**
 * Adds a coordinate of a drawing, rounded to a tenth or, below 1, to a thousandth, without
 * unnecessary zeros: “12.5”, “.5”.
 */
void awale_page_add_number (GString    *page,
                            double      number);

/** Adds the attribute that moves a drawing by @x and @y. */
void awale_page_add_shift  (GString    *page,
                            double      x,
                            double      y);

/**
 * Adds what @paint draws on an area of @width × @height to an `<svg>` element of a page. The ids of
 * its gradients and clips begin with @prefix, which must then be unique in the page. Inline styles,
 * which the security policy of the page forbids, become attributes.
 */
void awale_page_add_painting (GString        *page,
                              const char     *prefix,
                              double          width,
                              double          height,
                              AwalePaintFunc  paint,
                              const void     *data);

G_END_DECLS
