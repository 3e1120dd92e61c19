/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Cuts off what is empty around a picture. @surface: (transfer full); @bounds: (inout): where it
 * belongs, in units of which @scale pixels make one. Returns: (transfer full)
 */
cairo_surface_t *awale_surface_crop    (cairo_surface_t       *surface,
                                        int                    scale,
                                        graphene_rect_t       *bounds);

/**
 * A node that draws @surface: (transfer full). Textures are what a graphics processor wants;
 * without
 * one, in @software, GTK 4.8 would convert all of a texture's pixels each time a part of it is
 * drawn, which a cairo node does not. Returns: (transfer full)
 */
GskRenderNode   *awale_surface_to_node (cairo_surface_t       *surface,
                                        const graphene_rect_t *bounds,
                                        bool                   software);

G_END_DECLS
