/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_SPLIT_VIEW (awale_split_view_get_type ())
G_DECLARE_FINAL_TYPE (AwaleSplitView, awale_split_view, AWALE, SPLIT_VIEW, GtkWidget)

/*
 * A container of a content widget and a pane beside it, or below it in a narrow window. The pane
 * can slide away.
 *
 * Properties: "content" and "pane" (GtkWidget, write only), "show-pane".
 */

void       awale_split_view_set_content   (AwaleSplitView *self,
                                           GtkWidget      *content);

GtkWidget *awale_split_view_get_pane      (AwaleSplitView *self);
void       awale_split_view_set_pane      (AwaleSplitView *self,
                                           GtkWidget      *pane);

/** True if the pane is visible or sliding in. */
bool       awale_split_view_get_show_pane (AwaleSplitView *self);
void       awale_split_view_set_show_pane (AwaleSplitView *self,
                                           bool            show_pane);

/**
 * The width in pixels of a pane beside the content, in a view of @width pixels and with text at
 * @text_scale times its usual size.
 */
int        awale_split_view_pane_width    (int             width,
                                           double          text_scale);

G_END_DECLS
