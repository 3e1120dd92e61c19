/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-color.h"

AwaleColor
awale_color_fade (AwaleColor color,
                  double     alpha)
{
  color.alpha *= alpha;
  return color;
}

AwaleColor
awale_color_mix (AwaleColor a,
                 AwaleColor b,
                 double     t)
{
  return (AwaleColor) {
    a.red + (b.red - a.red) * t,
    a.green + (b.green - a.green) * t,
    a.blue + (b.blue - a.blue) * t,
    a.alpha + (b.alpha - a.alpha) * t,
  };
}
