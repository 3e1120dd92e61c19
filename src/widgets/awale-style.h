/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#include "picture/awale-board-palette.h"

G_BEGIN_DECLS

/* Colors, fonts and sizes that painting takes from CSS. The deprecated functions for them are used
 * in this file only; Debian 12 lacks their successors. */

AwaleColor awale_style_get_color    (GtkWidget  *widget);

/** The font family of @widget. Returns: (transfer full) */
char      *awale_style_dup_font     (GtkWidget  *widget);

/** The size of text at @widget relative to the usual one, for example 1.5. */
double     awale_style_get_text_scale (GtkWidget *widget);

/**
 * A Unicode direction mark in the direction of the language. It starts a text that begins with a
 * value or a move, because these always run from left to right. The text is static.
 */
const char *awale_style_get_direction_mark (GtkWidget *widget);

/** Lets the label of @button wrap if it does not fit, as with large text. */
void        awale_style_wrap_button        (GtkWidget     *button);

/** The minimum height of @widget at @width, or its natural height if @natural. */
int         awale_style_measure_height     (GtkWidget     *widget,
                                            int            width,
                                            bool           natural);

/**
 * Allocates @child in a widget @width wide. @box is its place in left-to-right languages; it is
 * mirrored in others.
 */
void        awale_style_allocate           (GtkWidget     *child,
                                            int            width,
                                            GtkAllocation  box);

G_END_DECLS
