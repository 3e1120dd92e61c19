/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Below this width, in application pixels, what else stands beside something goes under it. */
#define AWALE_NARROW_BELOW 600

/**
 * Below this width of a board its stores go above and below the pits: at its ends they would leave
 * too little for pits of a finger's size.
 */
#define AWALE_STORES_AROUND_BELOW 420

/** A window can be made as narrow as this. */
#define AWALE_NARROWEST 360

#define AWALE_TYPE_ADAPTIVE (awale_adaptive_get_type ())
G_DECLARE_FINAL_TYPE (AwaleAdaptive, awale_adaptive, AWALE, ADAPTIVE, GtkWidget)

/*
 * Stands in for AdwBreakpointBin (libadwaita 1.4), with one breakpoint.
 *
 * One child that looks otherwise where it is narrow. The child may ask for more than the narrowest
 * width while it is wide: "narrow" changes after a layout that was too narrow for it.
 *
 * Properties: "child" (write only), "narrow" (read only).
 */

bool       awale_adaptive_get_narrow   (AwaleAdaptive *self);

/**
 * Calls @laid_out with @widget after each layout of its window while it is mapped. Widgets that
 * look different at different sizes compare the size that they got there: children must not be
 * changed while they are allocated. Changes are laid out before the frame is painted.
 */
void       awale_adaptive_watch_layout (GtkWidget     *widget,
                                        GCallback      laid_out);

G_END_DECLS
