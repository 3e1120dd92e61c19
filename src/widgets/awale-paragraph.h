/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PARAGRAPH (awale_paragraph_get_type  ())

/**
 * A wrapping text for texts that change many times a second, where GtkLabel is too slow. It
 * requests a new layout only if the number of lines changes, and does not measure every letter to
 * find its minimum width. GtkInscription alone does not request the height of its text.
 */
G_DECLARE_FINAL_TYPE (AwaleParagraph, awale_paragraph, AWALE, PARAGRAPH, GtkWidget)

GtkWidget  *awale_paragraph_new        (void);

/** The displayed text, which has no markup. */
const char *awale_paragraph_get_text   (AwaleParagraph *self);
void        awale_paragraph_set_text   (AwaleParagraph *self,
                                        const char     *text);
void        awale_paragraph_set_markup (AwaleParagraph *self,
                                        const char     *markup);

/** Pango attributes of the text, dropped when the text changes. (transfer none) (nullable) */
PangoAttrList *awale_paragraph_get_attributes (AwaleParagraph *self);
void           awale_paragraph_set_attributes (AwaleParagraph *self,
                                               PangoAttrList  *attributes);

G_END_DECLS
