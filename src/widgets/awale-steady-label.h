/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_STEADY_LABEL (awale_steady_label_get_type ())

/**
 * A text that wraps, for where a GtkLabel is too slow: while it changes many times a second, it has
 * the window laid out anew only when it comes to take more lines, or fewer, than before; and it
 * does not lay out every letter by itself to know how narrow it may be. A GtkInscription would not
 * ask for the height of its text at all.
 */
G_DECLARE_FINAL_TYPE (AwaleSteadyLabel, awale_steady_label, AWALE, STEADY_LABEL, GtkWidget)

GtkWidget  *awale_steady_label_new        (void);

/** What it says, without its markup. */
const char *awale_steady_label_get_text   (AwaleSteadyLabel *self);
void        awale_steady_label_set_text   (AwaleSteadyLabel *self,
                                           const char       *text);
void        awale_steady_label_set_markup (AwaleSteadyLabel *self,
                                           const char       *markup);

/** How parts of the text look (nullable); until the text changes. (transfer none) */
PangoAttrList *awale_steady_label_get_attributes (AwaleSteadyLabel *self);
void           awale_steady_label_set_attributes (AwaleSteadyLabel *self,
                                                  PangoAttrList    *attributes);

G_END_DECLS
