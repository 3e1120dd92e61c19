/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Crops the transparent edges of a picture. @surface: (transfer full); @bounds: (inout): the place
 * of the picture, in units of @scale pixels. Returns: (transfer full)
 */
cairo_surface_t *awale_surface_crop    (cairo_surface_t       *surface,
                                        int                    scale,
                                        graphene_rect_t       *bounds);

/**
 * Creates a node that draws @surface (transfer full). It is a texture, or a cairo node if @software
 * is true, because without a graphics processor GTK 4.8 converts a whole texture whenever a part of
 * it is drawn. Returns: (transfer full)
 */
GskRenderNode   *awale_surface_to_node (cairo_surface_t       *surface,
                                        const graphene_rect_t *bounds,
                                        bool                   software);

G_END_DECLS
