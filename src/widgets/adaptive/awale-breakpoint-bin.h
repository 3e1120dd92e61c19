/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Width in application pixels below which widgets stand under rather than beside each other. */
#define AWALE_NARROW_BELOW 600

/**
 * Width of a board below which its stores go above and below the pits; at the ends they would leave
 * pits too small for a finger.
 */
#define AWALE_STORES_AROUND_BELOW 420

/** Minimum width of a window, in application pixels. */
#define AWALE_NARROWEST 360

#define AWALE_TYPE_BREAKPOINT_BIN (awale_breakpoint_bin_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBreakpointBin, awale_breakpoint_bin, AWALE, BREAKPOINT_BIN, GtkWidget)

/*
 * Stand-in for AdwBreakpointBin (libadwaita 1.4) with one breakpoint, for a child that has a narrow
 * form. While wide, the child may need more than the minimum width: "narrow" then changes only
 * after a layout that was too narrow for it.
 *
 * Properties: "child" (write only), "narrow" (read only).
 */

bool       awale_breakpoint_bin_get_narrow   (AwaleBreakpointBin *self);

/**
 * Calls @laid_out with @widget after each layout of its window while the widget is mapped. Widgets
 * whose children depend on their size change them there, because children must not change during an
 * allocation. GTK lays the changes out before it paints the frame.
 */
void       awale_breakpoint_bin_watch_layout (GtkWidget          *widget,
                                              GCallback           laid_out);

G_END_DECLS
