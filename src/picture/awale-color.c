/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-color.h"

#include <math.h>

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

AwaleColor
awale_color_over (AwaleColor over,
                  AwaleColor under)
{
  AwaleColor color = awale_color_mix (under, over, over.alpha);

  color.alpha = 1;
  return color;
}

static double
linearize (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

double
awale_color_get_luminance (AwaleColor color)
{
  return 0.2126 * linearize (color.red) + 0.7152 * linearize (color.green)
         + 0.0722 * linearize (color.blue);
}

double
awale_color_get_contrast (AwaleColor a,
                          AwaleColor b)
{
  double la = awale_color_get_luminance (a);
  double lb = awale_color_get_luminance (b);

  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}
