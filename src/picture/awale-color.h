/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A color: sRGB, not premultiplied, each 0–1 (as GdkRGBA, which this layer does not know). */
typedef struct
{
  double red;
  double green;
  double blue;
  double alpha;
} AwaleColor;

/** @color with its alpha multiplied by @alpha. */
AwaleColor awale_color_fade         (AwaleColor color,
                                     double     alpha);

/** @a where @t is 0, @b where it is 1. */
AwaleColor awale_color_mix          (AwaleColor a,
                                     AwaleColor b,
                                     double     t);

/** @over painted on an opaque @under. */
AwaleColor awale_color_over         (AwaleColor over,
                                     AwaleColor under);

/** The relative luminance of WCAG 2.1, 0–1. */
double     awale_color_get_luminance (AwaleColor color);

/** The contrast ratio of WCAG 2.1 of two opaque colors, 1–21. */
double     awale_color_get_contrast (AwaleColor a,
                                     AwaleColor b);

G_END_DECLS
