/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*AwaleFirstFrameFunc) (GtkWidget *widget);

/**
 * Calls @func with @widget, once, when the next frame that shows it has been drawn and nothing else
 * is left to do: what takes long and can do without being in the first frame of a window comes
 * then. Nothing is called if @widget is hidden or gone again by that time.
 */
void awale_first_frame_follow (GtkWidget           *widget,
                               AwaleFirstFrameFunc  func);

G_END_DECLS
