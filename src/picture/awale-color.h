/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A color in sRGB, not premultiplied, each channel 0–1; the layer cannot use GdkRGBA. */
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

/** Mixes two colors: @a at @t = 0, @b at @t = 1. */
AwaleColor awale_color_mix          (AwaleColor a,
                                     AwaleColor b,
                                     double     t);

G_END_DECLS
