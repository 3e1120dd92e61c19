/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#include "picture/awale-color.h"

G_BEGIN_DECLS

/*
 * Colors that painting takes from CSS. GTK deprecated this way later without another one that
 * works on Debian 12, so it stays in this file.
 */

/** The foreground color of @widget. */
AwaleColor awale_style_get_color    (GtkWidget  *widget);

/** The family of @widget's font. (transfer full) */
char      *awale_style_dup_font     (GtkWidget  *widget);

/** How much larger than usual text is wanted where @widget is: 1.5. */
double     awale_style_get_text_scale (GtkWidget *widget);

/**
 * What begins a text of @widget that is to run as the language does, although it begins with a
 * value or a move, which run from left to right everywhere. Static text.
 */
const char *awale_style_get_direction_mark (GtkWidget *widget);

/** Has what @button says take several lines where there is no room for one, at large text. */
void        awale_style_wrap_button        (GtkWidget     *button);

/** The height that @widget needs at @width, or the one that it would like. */
int         awale_style_measure_height     (GtkWidget     *widget,
                                            int            width,
                                            bool           natural);

/**
 * Gives @child its place in a widget @width wide. @box is where it is in a language that is written
 * from left to right; in others it is mirrored.
 */
void        awale_style_allocate           (GtkWidget     *child,
                                            int            width,
                                            GtkAllocation  box);

G_END_DECLS
