/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Width in application pixels below which widgets are placed below each other instead of side by
 * side.
 */
#define AWALE_NARROW_BELOW 600

/**
 * Width of a board below which its stores are above and below the pits. Stores at the ends would
 * leave the pits too small for a finger.
 */
#define AWALE_STORES_AROUND_BELOW 420

/** Minimum width of a window, in application pixels. */
#define AWALE_NARROWEST 360

#define AWALE_TYPE_BREAKPOINT_BIN (awale_breakpoint_bin_get_type ())
G_DECLARE_FINAL_TYPE (AwaleBreakpointBin, awale_breakpoint_bin, AWALE, BREAKPOINT_BIN, GtkWidget)

/*
 * Stand-in for AdwBreakpointBin (libadwaita 1.4) with one breakpoint, at AWALE_NARROW_BELOW. In its
 * wide form, the child may need more than the minimum width of the window: it is then laid out too
 * wide and clipped, until "narrow" changes after that layout.
 *
 * Properties: "child" (write only), "narrow" (read only).
 */

bool       awale_breakpoint_bin_get_narrow   (AwaleBreakpointBin *self);

/**
 * Calls @laid_out with @widget after each layout of its window, while @widget is mapped. In this
 * callback a widget can change children that depend on its size, which is not allowed during an
 * allocation. GTK lays out the changes before it paints the frame.
 */
void       awale_breakpoint_bin_watch_layout (GtkWidget          *widget,
                                              GCallback           laid_out);

G_END_DECLS
