/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#include "picture/awale-board-palette.h"

G_BEGIN_DECLS

/*
 * Colors, fonts and sizes that drawing code takes from CSS and the settings, and helpers for
 * layouts. This file uses the deprecated functions for CSS, whose successors are missing in Debian
 * 12.
 */

AwaleColor awale_style_get_color    (GtkWidget  *widget);

/** The font family of @widget. Returns: (transfer full) */
char      *awale_style_dup_font     (GtkWidget  *widget);

/** The size of text in @widget relative to the usual size, for example 1.5. */
double     awale_style_get_text_scale (GtkWidget *widget);

/**
 * A Unicode mark to put before a text that begins with a value or a move, so that the text runs
 * from right to left in languages that do. It is "" in other languages. The text is static.
 */
const char *awale_style_get_direction_mark (GtkWidget *widget);

/** Creates a label that begins at the start and wraps. @css_class is nullable. */
GtkWidget  *awale_style_create_label       (const char    *text,
                                            const char    *css_class);

/** Adds @css_class to @widget if @has is true; otherwise removes it. */
void        awale_style_set_class          (gpointer       widget,
                                            const char    *css_class,
                                            bool           has);

/** Shows @text (nullable) in @label, which is hidden if there is no text. */
void        awale_style_show_text          (gpointer       label,
                                            const char    *text);

/** Lets the label of @button wrap where it does not fit, for example with large text. */
void        awale_style_wrap_button        (GtkWidget     *button);

/** The minimum height of @widget at @width, or the natural height if @natural is true. */
int         awale_style_measure_height     (GtkWidget     *widget,
                                            int            width,
                                            bool           natural);

/**
 * Allocates @child in a widget that is @width wide. @box is the place in a left-to-right language
 * and is mirrored otherwise.
 */
void        awale_style_allocate           (GtkWidget     *child,
                                            int            width,
                                            GtkAllocation  box);

G_END_DECLS
