/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_GRAPH_HINT (awale_graph_hint_get_type ())

/**
 * A short text above a graph about the point under the pointer. A tooltip would cover the curve. It
 * takes neither focus nor pointer.
 */
G_DECLARE_FINAL_TYPE (AwaleGraphHint, awale_graph_hint, AWALE, GRAPH_HINT, GtkPopover)

GtkWidget *awale_graph_hint_new  (void);

/** Shows @text above @place after a delay, or at once if a text is already shown. */
void       awale_graph_hint_show (AwaleGraphHint     *self,
                                  const GdkRectangle *place,
                                  const char         *text);

void       awale_graph_hint_hide (AwaleGraphHint     *self);

G_END_DECLS
