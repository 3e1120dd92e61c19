/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-board-body.h"

#include "awale-cairo.h"
#include "awale-wood-texture.h"

#include <math.h>

/* The carved board, lit pixel by pixel. Carving only changes the depth of the wood's surface, so
 * that the rings of the wood show as contours in the hollows, as in a real board. Each row of
 * pixels gets its relief (depth, slope, visible sky and sun), then its wood, then its light.
 * Lengths are in pit diameters unless they are called pixels. */

#define SHADOW      0.14   /* Space for the shadow around the body, as in the geometry. */
#define BEVEL       0.085  /* Width of the rounded edge of the body. */
#define LIP         0.024  /* Width of the rounded rim of a hollow, to either side. */
#define DEPTH_PIT   0.34
#define DEPTH_STORE 0.30
#define BANDS_MAX   8      /* Maximum number of bands rendered at the same time. */

/* Height of the sun; the direction to it is (AWALE_LIGHT_X, AWALE_LIGHT_Y, SUN_Z), normalized. */
#define SUN_Z       0.98f

/* The shape of the body or of a hollow: a capsule or a rounded rectangle, which consists of all
 * points within `radius` of a core. */
typedef struct
{
  float x, y;                     /* Center. */
  float half_width, half_height;  /* Half of the size of the core. */
  float radius;
  float depth;
} Relief;

typedef struct
{
  float *depth;
  float *slope_x;  /* Horizontal component of the surface normal. */
  float *slope_y;
  float *sky;      /* Visible share of the sky. */
  float *sun;      /* Visible share of the sun. */
  float *cover;    /* Share of the pixel that the body covers. */
  float *shadow;   /* Shadow of the body on its surroundings. */
  float *tone;     /* Tone of the wood, 0 for late wood to 1 for early wood. */
  int    n;
} Row;

typedef struct
{
  const AwaleGeometry     *geometry;
  const AwaleBoardPalette *palette;
  AwaleWoodTexture         wood;
  float   scale;             /* Pixels per pit diameter. */
  float   origin_x;          /* Center of the first pixel. */
  float   origin_y;
  int     width;             /* Width in pixels. */
  int     height;
  Relief  body;
  Relief  spots[AWALE_SPOTS];
  float   step;              /* Distance from pixel to pixel. */
} Block;

/* The distance of a point to the relief's outline, negative inside, and the direction away from its
 * core. */
static inline float
relief_distance (const Relief *relief,
                 float         x,
                 float         y,
                 float        *out_x,
                 float        *out_y)
{
  float dx = x - relief->x, dy = y - relief->y;
  float ex = dx - CLAMP (dx, -relief->half_width, relief->half_width);
  float ey = dy - CLAMP (dy, -relief->half_height, relief->half_height);
  float length = sqrtf (ex * ex + ey * ey);
  float inverse = length > 1e-6f ? 1 / length : 0;

  *out_x = ex * inverse;
  *out_y = ey * inverse;
  return length - relief->radius;
}

static Relief
relief_of_rect (AwaleRect rect,
                double    pit,
                double    radius,
                double    depth)
{
  Relief relief;

  relief.x = (rect.x + rect.width / 2) / pit;
  relief.y = (rect.y + rect.height / 2) / pit;
  relief.half_width = rect.width / pit / 2 - radius;
  relief.half_height = rect.height / pit / 2 - radius;
  relief.radius = radius;
  relief.depth = depth;
  return relief;
}

/* The shadow of the board itself: a dark contact line, and a soft pool to the lower right. */
static float
cast_shadow (const Block *block,
             float        x,
             float        y)
{
  float out_x, out_y;
  float pool = relief_distance (&block->body, x - 0.016f, y - 0.040f, &out_x, &out_y);
  float line = relief_distance (&block->body, x - 0.004f, y - 0.012f, &out_x, &out_y);

  pool = awale_smooth ((0.096f - pool) / 0.15f);
  line = awale_smooth ((0.030f - line) / 0.05f);
  return block->palette->shadow.alpha * (0.75f * pool * pool + 0.25f * line);
}

/* Carves the rounded edge of the body, and sets how much of each pixel the body covers and
 * shades. */
static void
carve_edge (const Block *block,
            Row         *row,
            float        y)
{
  float tall = block->body.half_height + block->body.radius - (float) BEVEL;
  bool  middle = fabsf (y - block->body.y) < tall;
  int   corner = (int) ((block->body.radius + (float) SHADOW) * block->scale) + 2;

  for (int i = 0; i < row->n; i++)
    {
      float out_x, out_y;
      float x = block->origin_x + i * block->step;
      float d;

      /* An inner row has no edge between its corners, so that all pixels there are covered. */
      if (middle && i == corner && row->n > 2 * corner)
        {
          for (; i < row->n - corner; i++)
            row->cover[i] = 1;
          x = block->origin_x + i * block->step;
        }
      d = relief_distance (&block->body, x, y, &out_x, &out_y);
      row->cover[i] = CLAMP (0.5f - d * block->scale, 0.f, 1.f);
      if (row->cover[i] < 1)
        row->shadow[i] = cast_shadow (block, x, y);
      if (d > -(float) BEVEL)
        {
          float t = MIN (1 + d / (float) BEVEL, 1);

          row->slope_x[i] = out_x * t * t * 0.93f;
          row->slope_y[i] = out_y * t * t * 0.93f;
          row->depth[i] = (float) BEVEL * 0.6f * t * t * t;
        }
    }
}

/* Carves a hollow: a rounded lip, steep walls, and a floor that flattens out. */
static void
carve_pixel (const Block  *block,
             const Relief *relief,
             Row          *row,
             int           i,
             float         x,
             float         y)
{
  float out_x, out_y;
  float d = relief_distance (relief, x, y, &out_x, &out_y);
  float rho, wall, slope, depth, reach, away, soft, facing, unused_x, unused_y;

  if (d > (float) LIP)
    return;
  rho = CLAMP (1 + d / relief->radius, 0.f, 1.f);
  wall = awale_smooth (((float) LIP - d) / (2 * (float) LIP));
  slope = 0.90f * wall * (0.42f * rho + 0.58f * rho * rho * rho);
  depth = d < 0 ? relief->depth * (1 - rho * rho * rho) + 0.012f : 0.012f * wall;

  /* The ray to the sun leaves the hollow at the surface of the board, where wood may block it. */
  reach = depth * (1 / SUN_Z);
  away = relief_distance (relief, x + (float) AWALE_LIGHT_X * reach,
                          y + (float) AWALE_LIGHT_Y * reach,
                          &unused_x, &unused_y);
  /* The edge of the shadow is sharp near the wall and soft on the floor. */
  soft = 0.018f + 0.30f * reach;
  row->sun[i] = 1 - wall * awale_smooth ((away + soft) / (2 * soft));
  /* The wall that faces the sun sees more of the bright sky around the sun. */
  facing = MAX (-(out_x * (float) AWALE_LIGHT_X + out_y * (float) AWALE_LIGHT_Y), 0.f);
  row->sky[i] = 1 - wall * (0.26f + 0.40f * awale_smooth (1.5f * depth / relief->depth));
  row->sky[i] += wall * (0.34f * facing * awale_smooth (rho * 2.6f - 1.3f)
                         - 0.20f * (1 - facing) * awale_smooth (rho * 3.4f - 2.4f));
  row->slope_x[i] = -out_x * slope;
  row->slope_y[i] = -out_y * slope;
  row->depth[i] = depth;
}

static void
carve_spots (const Block *block,
             Row         *row,
             float        y)
{
  for (int h = 0; h < AWALE_SPOTS; h++)
    {
      const Relief *relief = &block->spots[h];
      float         tall = relief->half_height + relief->radius + (float) LIP;
      float         wide = relief->half_width + relief->radius + (float) LIP;
      int           first, last;

      if (fabsf (y - relief->y) > tall)
        continue;
      first = (int) ((relief->x - wide - block->origin_x) * block->scale);
      last = (int) ((relief->x + wide - block->origin_x) * block->scale) + 1;
      for (int i = MAX (first, 0); i <= MIN (last, row->n - 1); i++)
        carve_pixel (block, relief, row, i, block->origin_x + i * block->step, y);
    }
}

static void
light_row (const Block *block,
           const Row   *row,
           float        y,
           uint32_t    *pixels)
{
  const AwaleBoardPalette *p = block->palette;
  const float         level = AWALE_LIGHT_X * AWALE_LIGHT_X + AWALE_LIGHT_Y * AWALE_LIGHT_Y;
  const float         length = sqrtf (level + SUN_Z * SUN_Z), lz = SUN_Z / length;
  const float         lx = (float) AWALE_LIGHT_X / length, ly = (float) AWALE_LIGHT_Y / length;
  const float         hz = sqrtf ((1 + lz) / 2), hx = lx / (2 * hz), hy = ly / (2 * hz);
  const float         flat = powf (hz, 36);
  const float         left = block->body.x - block->body.half_width;
  const float         wide = 2 * block->body.half_width;
  const AwalePaint    early = awale_paint_of (p->wood_light), middle = awale_paint_of (p->wood);
  const AwalePaint    late = awale_paint_of (p->wood_dark), dark = awale_paint_of (p->depth);
  const AwalePaint    under = awale_paint_of (p->shadow);
  const float         grain = p->grain, gloss = p->gloss;

  for (int i = 0; i < row->n; i++)
    {
      float sx = row->slope_x[i], sy = row->slope_y[i];
      float sz = sqrtf (MAX (1 - sx * sx - sy * sy, 0.02f));
      float sun = MAX (sx * lx + sy * ly + sz * lz, 0.f) / lz * row->sun[i];
      float shine = MAX (sx * hx + sy * hy + sz * hz, 0.f);
      float across = (block->origin_x + i * block->step - left) / wide;
      float light, tone, deep, alpha;
      AwalePaint wood;

      if (row->cover[i] <= 0)
        {
          pixels[i] =
              awale_picture_surface_pack (under.red, under.green, under.blue, row->shadow[i]);
          continue;
        }
      shine *= shine, shine *= shine;
      shine = shine * shine * shine, shine *= shine * shine; /* Raises `shine` to the 36th power. */
      light = 0.44f * row->sky[i] + 0.56f * sun;
      light = light > 1 ? 1 + (light - 1) * 0.70f : light;
      light *= 1.07f - 0.11f * across - 0.07f * (y - block->body.y);
      /* The grain is less visible in the shade. */
      tone = 0.5f + (row->tone[i] - 0.5f) * grain * (0.9f + 1.1f * row->sky[i]);
      tone = CLAMP (tone, 0.f, 1.f);
      wood = awale_paint_mix (late, middle, MIN (tone * 2, 1.f));
      wood = awale_paint_mix (wood, early, MAX (tone * 2 - 1, 0.f));
      /* The shade keeps the warmth of the wood, because it tends to the color of the depth rather
       * than to gray. */
      deep = CLAMP (light, 0.f, 1.f);
      shine = gloss * (shine - flat) * row->sun[i] * row->sky[i] * row->sky[i] * row->sky[i]
              + MAX (light - 1, 0.f) * (row->depth[i] > 0 ? 0.40f : 0.20f);
      wood = awale_paint_mix (dark, wood, deep);
      shine = MAX (shine, -0.02f);
      wood = (AwalePaint) { wood.red + shine, wood.green + shine * 0.90f,
                            wood.blue + shine * 0.74f };
      alpha = row->cover[i] + row->shadow[i] * (1 - row->cover[i]);
      wood = awale_paint_mix (under, wood, row->cover[i] / alpha);
      pixels[i] = awale_picture_surface_pack (wood.red, wood.green, wood.blue, alpha);
    }
}

static void
block_init (Block                   *block,
            const AwaleGeometry     *geometry,
            const AwaleBoardPalette *palette,
            double                   scale)
{
  double pit = geometry->pit;

  block->geometry = geometry;
  block->palette = palette;
  block->scale = scale * pit;
  block->body = relief_of_rect (geometry->body, pit, geometry->radius / pit, 0);
  for (int h = 0; h < AWALE_SPOTS; h++)
    {
      AwaleRect rect = geometry->spots[h];

      block->spots[h] = relief_of_rect (rect, pit, MIN (rect.width, rect.height) / pit / 2,
                                        h < AWALE_SPOT_STORE ? DEPTH_PIT : DEPTH_STORE);
    }
  block->step = 1 / block->scale;
  awale_wood_texture_init (&block->wood, block->width, block->height, block->scale, block->origin_x,
                           block->origin_y, block->body.y);
}

static void
row_reset (Row *row)
{
  for (int i = 0; i < row->n; i++)
    {
      row->depth[i] = row->slope_x[i] = row->slope_y[i] = 0;
      row->sky[i] = row->sun[i] = 1;
      row->shadow[i] = 0;
    }
}

/* A band of rows of the image; no row depends on another. */
typedef struct
{
  const Block *block;
  uint8_t     *data;
  int          stride;
  int          first;
  int          end;
} Band;

static void *
render_band (void *data)
{
  const Band       *band = data;
  const Block      *block = band->block;
  size_t            n = block->width;
  g_autofree float *buffer = g_new (float, n * 8);
  Row               row = { .depth = buffer, .slope_x = buffer + n, .slope_y = buffer + 2 * n,
                            .sky = buffer + 3 * n, .sun = buffer + 4 * n, .cover = buffer + 5 * n,
                            .shadow = buffer + 6 * n, .tone = buffer + 7 * n, .n = block->width };

  for (int j = band->first; j < band->end; j++)
    {
      float y = block->origin_y + j / block->scale;

      row_reset (&row);
      carve_edge (block, &row, y);
      carve_spots (block, &row, y);
      awale_wood_texture_grow_row (&block->wood, j, row.depth, row.tone);
      light_row (block, &row, y, (uint32_t *) (void *) (band->data + (size_t) j * band->stride));
    }
  return NULL;
}

static cairo_surface_t *
render (const Block *block)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, block->width,
                                                         block->height);
  Band             bands[BANDS_MAX];
  GThread         *threads[BANDS_MAX];
  int              n = CLAMP ((int) g_get_num_processors (), 1, BANDS_MAX);

  if (cairo_image_surface_get_data (surface) == NULL)
    return surface;
  cairo_surface_flush (surface);
  for (int i = 0; i < n; i++)
    {
      bands[i] = (Band) { block, cairo_image_surface_get_data (surface),
                          cairo_image_surface_get_stride (surface), block->height * i / n,
                          block->height * (i + 1) / n };
      threads[i] = i + 1 < n ? g_thread_try_new ("wood", render_band, &bands[i], NULL) : NULL;
      if (threads[i] == NULL)
        render_band (&bands[i]);
    }
  for (int i = 0; i < n; i++)
    if (threads[i] != NULL)
      g_thread_join (threads[i]);
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* Paints the carved board with one image pixel for each target pixel, so that nothing is resampled
 * if the transformation only scales and translates. An image too large for the memory puts the
 * context into its error state. */
void
awale_board_paint_carved (cairo_t                 *cr,
                          const AwaleGeometry     *geometry,
                          const AwaleBoardPalette *palette)
{
  AwalePictureSurface      device = awale_picture_surface_of (cr);
  Block            block = { 0 };
  double           free = SHADOW * geometry->pit;
  AwaleRect        body = { geometry->body.x - free, geometry->body.y - free,
                            geometry->body.width + 2 * free, geometry->body.height + 2 * free };
  cairo_surface_t *surface;
  int              left = (int) floor (device.x + body.x * device.scale);
  int              top = (int) floor (device.y + body.y * device.scale);

  block.width = (int) ceil (device.x + (body.x + body.width) * device.scale) - left;
  block.height = (int) ceil (device.y + (body.y + body.height) * device.scale) - top;
  block.origin_x = (left + 0.5 - device.x) / device.scale / geometry->pit;
  block.origin_y = (top + 0.5 - device.y) / device.scale / geometry->pit;
  block_init (&block, geometry, palette, device.scale);
  surface = render (&block);
  awale_picture_surface_paint (cr, surface, left, top);
  cairo_surface_destroy (surface);
  awale_wood_texture_clear (&block.wood);
}

/* The board in gradients and lines, for files that stay sharp at any size, and in black lines for
 * print. Only plain painting is used, because cairo writes any other operator into an SVG as a
 * bitmap. */

/* Paints the grain: long, slightly wavy lines of different widths. */
static void
paint_grain (cairo_t                 *cr,
             const AwaleGeometry     *geometry,
             const AwaleBoardPalette *palette)
{
  /* The bend of a line of the grain at each quarter of the board's length, 1 at its maximum. */
  static const double bows[] = { 0, 0.6, 1, 0.6, 0 };
  AwaleRect           b = geometry->body;
  double              d = geometry->pit;
  int                 lines = (int) (b.height / d * 9);

  for (int i = 0; i < lines; i++)
    {
      double share = (i + 0.5 * sin (i * 2.7) + 0.5) / lines;
      double y = b.y + b.height * share;
      double swing = d * (0.05 + 0.05 * sin (i * 0.31)), phase = 0.22 * i;
      double bow = d * 0.22 * (share - 0.5) * (share - 0.5) * 4 * (share < 0.5 ? 1 : -1);

      cairo_new_path (cr);
      cairo_move_to (cr, b.x, y + swing * sin (phase));
      for (int k = 0; k < 4; k++)
        {
          double x0 = b.x + b.width * k / 4, x1 = b.x + b.width * (k + 1) / 4;
          double y0 = y + swing * sin (phase + 1.4 * k) + bow * bows[k];
          double y1 = y + swing * sin (phase + 1.4 * (k + 1)) + bow * bows[k + 1];

          cairo_curve_to (cr, x0 + (x1 - x0) / 3, y0, x0 + (x1 - x0) * 2 / 3, y1, x1, y1);
        }
      cairo_set_line_width (cr, d * (0.012 + 0.022 * (0.5 + 0.5 * sin (i * 1.9))));
      awale_set_color (cr, awale_color_fade (palette->wood_dark,
                                             palette->grain * (0.16 + 0.16 * sin (i * 5.1))));
      cairo_stroke (cr);
    }
}

static void
paint_shadow (cairo_t                 *cr,
              const AwaleGeometry     *geometry,
              const AwaleBoardPalette *palette)
{
  double d = geometry->pit;

  /* Stacked shapes of decreasing size give the shadow a soft edge. */
  for (int i = 0; i < 9; i++)
    {
      double    grow = d * (0.105 - 0.022 * i);
      AwaleRect rect = awale_rect_grow (geometry->body, grow);

      rect.x += d * 0.012;
      rect.y += d * 0.032;
      awale_path_rounded (cr, rect, geometry->radius + grow);
      awale_set_color (cr, awale_color_fade (palette->shadow, 0.045 + 0.020 * i));
      cairo_fill (cr);
    }
}

static void
paint_wood (cairo_t                 *cr,
            const AwaleGeometry     *geometry,
            const AwaleBoardPalette *palette)
{
  AwaleRect        b = geometry->body;
  double           d = geometry->pit;
  AwaleColor       lit = awale_color_mix (palette->wood, palette->wood_light, 0.85);
  AwaleColor       dim = awale_color_mix (palette->wood, palette->wood_dark, 0.35);
  cairo_pattern_t *pattern = cairo_pattern_create_linear (b.x, b.y, b.x + b.width * 0.35,
                                                          b.y + b.height * 1.1);

  awale_add_stop (pattern, 0, lit);
  awale_add_stop (pattern, 0.55, awale_color_mix (palette->wood, palette->wood_light, 0.35));
  awale_add_stop (pattern, 1, dim);
  cairo_save (cr);
  awale_path_rounded (cr, b, geometry->radius);
  cairo_set_source (cr, pattern);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_pattern_destroy (pattern);
  paint_grain (cr, geometry, palette);
  cairo_restore (cr);

  /* The rounded edge is lit above and shaded below. */
  for (int i = 0; i < 4; i++)
    {
      double inset = d * (0.008 + 0.016 * i);

      pattern = cairo_pattern_create_linear (b.x, b.y, b.x + b.height * 0.4, b.y + b.height);
      awale_add_stop (pattern, 0,
                      awale_color_fade (palette->seed_shine, palette->gloss * (0.34 - 0.08 * i)));
      awale_add_stop (pattern, 0.45, awale_color_fade (palette->depth, 0));
      awale_add_stop (pattern, 1, awale_color_fade (palette->depth, 0.50 - 0.12 * i));
      awale_path_rounded (cr, awale_rect_grow (b, -inset), geometry->radius - inset);
      cairo_set_source (cr, pattern);
      cairo_set_line_width (cr, d * 0.016);
      cairo_stroke (cr);
      cairo_pattern_destroy (pattern);
    }
}

/* The horizontal offset of a hollow's gradient from its top to its bottom. It is smaller in a wide
 * hollow, where light would otherwise fall everywhere but at the left end. */
static double
get_slant (AwaleRect rect,
           double    share)
{
  return MIN (rect.width, rect.height) * share * MIN (1, rect.height / rect.width);
}

static void
paint_spot (cairo_t                 *cr,
            AwaleRect                rect,
            double                   d,
            const AwaleBoardPalette *palette)
{
  double           x = rect.x, y = rect.y, h = rect.height;
  AwaleColor       floor = awale_color_mix (palette->wood, palette->depth, 0.36);
  AwaleColor       wall = awale_color_mix (palette->wood_dark, palette->depth, 0.72);
  AwaleColor       lit = awale_color_mix (palette->wood, palette->wood_light, 0.55);
  double           slant = get_slant (rect, 0.55);
  cairo_pattern_t *pattern = cairo_pattern_create_linear (x, y, x + slant, y + h);

  awale_add_stop (pattern, 0, wall);
  awale_add_stop (pattern, MIN (0.28, 0.30 * d / h), awale_color_mix (wall, floor, 0.55));
  awale_add_stop (pattern, MIN (0.50, 0.55 * d / h), floor);
  awale_add_stop (pattern, 1 - MIN (0.22, 0.25 * d / h), awale_color_mix (floor, lit, 0.35));
  awale_add_stop (pattern, 1, lit);
  awale_path_capsule (cr, rect, 0);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);

  /* Ever smaller and fainter rings give the inner shadow; a last ring along the rim is dark at the
   * top and lit at the bottom. */
  for (int i = 0; i < 6; i++)
    {
      pattern = cairo_pattern_create_linear (x, y, x + get_slant (rect, 0.5), y + h);
      awale_add_stop (pattern, 0, awale_color_fade (palette->depth, 0.30 - 0.045 * i));
      awale_add_stop (pattern, 0.5, awale_color_fade (palette->depth, 0.10 - 0.015 * i));
      awale_add_stop (pattern, 0.8, awale_color_fade (palette->depth, 0));
      awale_path_capsule (cr, rect, -d * (0.010 + 0.020 * i));
      cairo_set_source (cr, pattern);
      cairo_set_line_width (cr, d * 0.022);
      cairo_stroke (cr);
      cairo_pattern_destroy (pattern);
    }
  pattern = cairo_pattern_create_linear (x, y, x + get_slant (rect, 0.5), y + h);
  awale_add_stop (pattern, 0, awale_color_fade (palette->depth, 0.45));
  awale_add_stop (pattern, 0.5, awale_color_fade (palette->depth, 0));
  awale_add_stop (pattern, 0.62, awale_color_fade (palette->seed_shine, 0));
  awale_add_stop (pattern, 1, awale_color_fade (palette->seed_shine, 0.20 + 0.5 * palette->gloss));
  awale_path_capsule (cr, rect, d * 0.008);
  cairo_set_source (cr, pattern);
  cairo_set_line_width (cr, d * 0.020);
  cairo_stroke (cr);
  cairo_pattern_destroy (pattern);
}

void
awale_board_paint_vector_wood (cairo_t                 *cr,
                               const AwaleGeometry     *geometry,
                               const AwaleBoardPalette *palette)
{
  cairo_save (cr);
  paint_shadow (cr, geometry, palette);
  paint_wood (cr, geometry, palette);
  cairo_restore (cr);
}

void
awale_board_paint_vector_spot (cairo_t                 *cr,
                               const AwaleGeometry     *geometry,
                               const AwaleBoardPalette *palette,
                               int                      spot)
{
  cairo_save (cr);
  paint_spot (cr, geometry->spots[spot], geometry->pit, palette);
  cairo_restore (cr);
}

void
awale_board_paint_print (cairo_t             *cr,
                         const AwaleGeometry *geometry)
{
  double d = geometry->pit;

  cairo_save (cr);
  awale_path_rounded (cr, geometry->body, geometry->radius);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, d * 0.030);
  cairo_stroke (cr);
  cairo_set_line_width (cr, d * 0.020);
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    {
      awale_path_capsule (cr, geometry->spots[spot], 0);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}
