/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*AwaleFirstFrameFunc) (GtkWidget *widget);

/**
 * Calls @func once, with @widget, after the next frame that shows it has been drawn and the main
 * loop is idle. Use it for slow work that a window's first frame does not need. Nothing is called
 * if @widget is hidden or destroyed by then.
 */
void awale_first_frame_follow (GtkWidget           *widget,
                               AwaleFirstFrameFunc  func);

G_END_DECLS
