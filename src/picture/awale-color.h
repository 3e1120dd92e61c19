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

G_END_DECLS
