/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Adds @text so that it is text wherever it stands in a page, in an element or between double
 * quotes, for readers of HTML and of XML. What XML has no place for becomes U+FFFD.
 */
void awale_page_add_text   (GString    *page,
                            const char *text);

/** Adds a number of the page's drawings: “12.5” and “.5”, without zeros that say nothing. */
void awale_page_add_number (GString    *page,
                            double      number);

/** Adds the attribute that moves a drawing by x and y. */
void awale_page_add_shift  (GString    *page,
                            double      x,
                            double      y);

G_END_DECLS
