/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*AwaleFirstFrameFunc) (GtkWidget *widget);

/**
 * Calls @func once with @widget, after the next frame with @widget has been drawn and the main loop
 * is idle. Use this for slow work that the first frame of a window does not need and for what needs
 * a new layout. @func is not called if @widget has been hidden or destroyed before that.
 */
void awale_first_frame_follow (GtkWidget           *widget,
                               AwaleFirstFrameFunc  func);

G_END_DECLS
