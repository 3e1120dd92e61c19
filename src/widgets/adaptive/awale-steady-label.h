/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_STEADY_LABEL (awale_steady_label_get_type ())

/**
 * A text that changes many times a second and must not be cut: it wraps, and has the window laid
 * out anew only when it comes to take more lines, or fewer, than before. A GtkLabel would do so
 * with every change, a GtkInscription never.
 */
G_DECLARE_FINAL_TYPE (AwaleSteadyLabel, awale_steady_label, AWALE, STEADY_LABEL, GtkWidget)

GtkWidget  *awale_steady_label_new        (void);

/** What it says, without its markup. */
const char *awale_steady_label_get_text   (AwaleSteadyLabel *self);
void        awale_steady_label_set_text   (AwaleSteadyLabel *self,
                                           const char       *text);
void        awale_steady_label_set_markup (AwaleSteadyLabel *self,
                                           const char       *markup);

G_END_DECLS
