/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PARAGRAPH (awale_paragraph_get_type  ())

/**
 * A text that wraps, for where a GtkLabel is too slow: while it changes many times a second, it has
 * the window laid out anew only when it comes to take more lines, or fewer, than before; and it
 * does not lay out every letter by itself to know how narrow it may be. A GtkInscription would not
 * ask for the height of its text at all.
 */
G_DECLARE_FINAL_TYPE (AwaleParagraph, awale_paragraph, AWALE, PARAGRAPH, GtkWidget)

GtkWidget  *awale_paragraph_new        (void);

/** What it says, without its markup. */
const char *awale_paragraph_get_text   (AwaleParagraph *self);
void        awale_paragraph_set_text   (AwaleParagraph *self,
                                        const char     *text);
void        awale_paragraph_set_markup (AwaleParagraph *self,
                                        const char     *markup);

/** How parts of the text look (nullable); until the text changes. (transfer none) */
PangoAttrList *awale_paragraph_get_attributes (AwaleParagraph *self);
void           awale_paragraph_set_attributes (AwaleParagraph *self,
                                               PangoAttrList  *attributes);

G_END_DECLS
