/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_SPLIT (awale_split_get_type ())
G_DECLARE_FINAL_TYPE (AwaleSplit, awale_split, AWALE, SPLIT, GtkWidget)

/*
 * Two children: a content, and a pane that stands beside it where there is room and under it
 * where there is not. The pane can slide away.
 *
 * Properties: "content" and "pane" (GtkWidget, write only), "show-pane".
 */

void       awale_split_set_content   (AwaleSplit *self,
                                      GtkWidget  *content);

GtkWidget *awale_split_get_pane      (AwaleSplit *self);
void       awale_split_set_pane      (AwaleSplit *self,
                                      GtkWidget  *pane);

/** Whether the pane is there or on its way in. */
bool       awale_split_get_show_pane (AwaleSplit *self);
void       awale_split_set_show_pane (AwaleSplit *self,
                                      bool        show_pane);

/**
 * How wide the pane is beside a content, in a split of @width pixels with text of @text_scale times
 * the usual size.
 */
int        awale_split_pane_width    (int         width,
                                      double      text_scale);

G_END_DECLS
