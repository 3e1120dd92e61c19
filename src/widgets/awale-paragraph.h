/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PARAGRAPH (awale_paragraph_get_type  ())

/**
 * A wrapping label for texts that change many times a second, for which GtkLabel is too slow. A new
 * text causes a new layout of the window only if its height differs, and its letters are not
 * measured for a minimum width. GtkInscription alone does not request the height of its text.
 */
G_DECLARE_FINAL_TYPE (AwaleParagraph, awale_paragraph, AWALE, PARAGRAPH, GtkWidget)

GtkWidget  *awale_paragraph_new        (void);

/** The displayed text, without markup. */
const char *awale_paragraph_get_text   (AwaleParagraph *self);
void        awale_paragraph_set_text   (AwaleParagraph *self,
                                        const char     *text);
void        awale_paragraph_set_markup (AwaleParagraph *self,
                                        const char     *markup);

/** Sets Pango attributes (nullable) of the text; a new text drops them. */
void        awale_paragraph_set_attributes (AwaleParagraph *self,
                                            PangoAttrList  *attributes);

G_END_DECLS
