/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-geometry.h"

/* Lengths in pit diameters. */
#define PITCH        1.11   /* Distance from pit to pit. */
#define SPINE        0.26   /* Wood between the two rows, with space for values. */
#define SIDE         0.17   /* Wood beyond the outermost hollow. */
#define RIM_PLAIN    0.19   /* Wood above and below the pits. */
#define RIM_TEXT     0.41   /* Wood above and below the pits, with space for letters or counts. */
#define RIM_NARROW   0.45
#define TEXT_HEIGHT  0.26
#define TEXT_NARROW  0.31
#define TEXT_GAP     0.045  /* Distance from a pit to its letter and count. */
#define LETTER_WIDTH 0.26
#define LETTER_LARGE 0.28   /* Width that leaves space for the sign of the turn. */
#define COUNT_WIDTH  0.44
#define COUNT_LARGE  0.50
#define VALUE_WIDTH  0.92
#define VALUE_HEIGHT 0.21
#define LARGE_TEXT   1.4    /* Scale factor of AWALE_GEOMETRY_LARGE_TEXT. */
#define TURN_SIZE    0.13   /* Size of the sign of the side to move. */
#define TURN_INSET   0.035  /* Distance of the sign from the left end of the row of pits. */
#define STORE_GAP    0.09   /* Distance from a store's hollow to the cell of the nearest pit. */
#define RING         0.055  /* Space for the rings around a hollow within its cell. */
#define SHADOW       0.14   /* Space for the shadow around the body. */
#define CORNER       0.58

#define TALL_WIDTH   0.98
#define TALL_HEIGHT  2.18
#define WIDE_WIDTH   5.72
#define WIDE_HEIGHT  0.60   /* Height of a store above or below, low to leave space below the
                             * board. */

typedef struct
{
  double scale;   /* Scale of the height of texts. */
  double letter;  /* Widths of a letter and of a count. */
  double count;
  double spine;
  double rim;
  double text;
  double width;   /* Size of the body. */
  double height;
} Metrics;

static Metrics
get_metrics (AwaleGeometryFlags flags)
{
  bool    narrow = flags & AWALE_GEOMETRY_NARROW;
  bool    text = flags & (AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS);
  bool    large = flags & AWALE_GEOMETRY_LARGE_TEXT;
  Metrics m;

  m.scale = large ? LARGE_TEXT : 1;
  m.letter = large ? LETTER_LARGE : LETTER_WIDTH;
  m.count = large ? COUNT_LARGE : COUNT_WIDTH;
  m.spine = SPINE + VALUE_HEIGHT * (m.scale - 1);
  m.text = narrow ? TEXT_NARROW : TEXT_HEIGHT;
  m.rim = !text ? RIM_PLAIN : (narrow ? RIM_NARROW : RIM_TEXT) + m.text * (m.scale - 1);
  m.text *= m.scale;
  m.width = 6 * PITCH + 2 * SIDE;
  m.height = 2 + m.spine + 2 * m.rim;
  if (narrow)
    {
      m.width = 6 * PITCH + 2 * (SIDE - (PITCH - 1) / 2);
      m.height += 2 * (WIDE_HEIGHT + SIDE);
    }
  else
    m.width += 2 * (TALL_WIDTH + STORE_GAP);
  return m;
}

static double
fit_pit (double             width,
         double             height,
         AwaleGeometryFlags flags)
{
  Metrics m = get_metrics (flags);

  return MIN (width / (m.width + 2 * SHADOW), height / (m.height + 2 * SHADOW));
}

static AwaleRect
make_rect (double x,
           double y,
           double width,
           double height)
{
  return (AwaleRect) { x, y, width, height };
}

static AwaleRect
make_rect_around (double x,
                  double y,
                  double width,
                  double height)
{
  return make_rect (x - width / 2, y - height / 2, width, height);
}

/* Converts a rectangle on the body, in pit diameters from the corner of the body, to the units
 * of the area. */
static AwaleRect
to_area (const AwaleGeometry *self,
         AwaleRect            rect)
{
  double d = self->pit;

  return make_rect (self->body.x + rect.x * d, self->body.y + rect.y * d, rect.width * d,
                    rect.height * d);
}

/* Places letter and count side by side or, if there is only one of them, in the middle. */
static void
place_text (AwaleGeometry *self,
            const Metrics *m,
            int            pit,
            double         x,
            double         y)
{
  double letter = self->flags & AWALE_GEOMETRY_LETTERS ? m->letter : 0;
  double count = self->flags & AWALE_GEOMETRY_COUNTS ? m->count : 0;

  x -= (letter + count) / 2;
  y -= m->text / 2;
  if (letter > 0)
    self->letters[pit] = to_area (self, make_rect (x, y, letter, m->text));
  if (count > 0)
    self->counts[pit] = to_area (self, make_rect (x + letter, y, count, m->text));
}

static void
place_pit (AwaleGeometry *self,
           const Metrics *m,
           int            pit)
{
  bool   flipped = self->flags & AWALE_GEOMETRY_FLIPPED;
  bool   below = (awale_pit_side (pit) == AWALE_SOUTH) != flipped;
  int    column = below ? pit % AWALE_SIDE_PITS : AWALE_SIDE_PITS - 1 - pit % AWALE_SIDE_PITS;
  double middle = m->height / 2;
  double x = m->width / 2 + (column - 2.5) * PITCH;
  double sign = below ? 1 : -1;
  double y = middle + sign * (m->spine / 2 + 0.5);
  double cell = m->spine / 2 + 1 + m->rim - (self->flags & AWALE_GEOMETRY_NARROW ? RING : 0);

  self->spots[pit] = to_area (self, make_rect_around (x, y, 1, 1));
  self->cells[pit] = to_area (self, make_rect (x - PITCH / 2, below ? middle : middle - cell, PITCH,
                                               cell));
  self->values[pit] = to_area (self, make_rect_around (x, middle, VALUE_WIDTH,
                                                       VALUE_HEIGHT * m->scale));
  place_text (self, m, pit, x, y + sign * (0.5 + TEXT_GAP + m->text / 2));
}

/* Places the sign of the side to move at the left end of the side's rim, at the height of its
 * letters. */
static void
place_turn (AwaleGeometry *self,
            const Metrics *m,
            AwaleSide      side)
{
  bool   below = (side == AWALE_SOUTH) == !(self->flags & AWALE_GEOMETRY_FLIPPED);
  double x = m->width / 2 - 3 * PITCH + TURN_INSET + TURN_SIZE / 2;
  double y = m->spine / 2 + 1 + MIN (TEXT_GAP + m->text / 2, m->rim / 2);

  y = m->height / 2 + (below ? y : -y);
  self->turns[side] = to_area (self, make_rect_around (x, y, TURN_SIZE, TURN_SIZE));
}

static void
place_store_at_end (AwaleGeometry *self,
                    const Metrics *m,
                    int            spot,
                    bool           right)
{
  double sign = right ? 1 : -1;
  double x = m->width / 2 + sign * (m->width / 2 - SIDE - TALL_WIDTH / 2);
  double y = m->height / 2;
  double cell = m->width / 2 - 3 * PITCH;

  self->spots[spot] = to_area (self, make_rect_around (x, y, TALL_WIDTH, TALL_HEIGHT));
  self->cells[spot] = to_area (self, make_rect (right ? m->width - cell : 0, 0, cell, m->height));
  if (self->flags & AWALE_GEOMETRY_COUNTS)
    {
      y += sign * (m->spine / 2 + 1 + TEXT_GAP + m->text / 2);
      self->counts[spot] = to_area (self, make_rect_around (x, y, m->count, m->text));
    }
}

static void
place_store_across (AwaleGeometry *self,
                    const Metrics *m,
                    int            spot,
                    bool           below)
{
  bool   counts = self->flags & AWALE_GEOMETRY_COUNTS;
  double sign = below ? 1 : -1;
  double room = counts ? m->count + SIDE / 2 : 0;
  double x = m->width / 2 - sign * room / 2;
  double y = m->height / 2 + sign * (m->height / 2 - SIDE - WIDE_HEIGHT / 2);
  double cell = SIDE + WIDE_HEIGHT + RING;

  self->spots[spot] = to_area (self, make_rect_around (x, y, WIDE_WIDTH, WIDE_HEIGHT));
  self->cells[spot] = to_area (self, make_rect (0, below ? m->height - cell : 0, m->width, cell));
  if (counts)
    {
      x += sign * (WIDE_WIDTH / 2 + SIDE / 2 + m->count / 2);
      self->counts[spot] = to_area (self, make_rect_around (x, y, m->count, m->text));
    }
}

void
awale_geometry_init (AwaleGeometry      *self,
                     double              width,
                     double              height,
                     AwaleGeometryFlags  flags)
{
  Metrics m = get_metrics (flags);

  g_return_if_fail (self != NULL);
  g_return_if_fail (width > 0 && height > 0);

  *self = (AwaleGeometry) { .flags = flags, .width = width, .height = height };
  self->pit = fit_pit (width, height, flags);
  self->radius = CORNER * self->pit;
  self->body = make_rect_around (width / 2, height / 2, m.width * self->pit, m.height * self->pit);

  for (int pit = 0; pit < AWALE_PITS; pit++)
    place_pit (self, &m, pit);
  for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
    {
      bool near = (side == AWALE_SOUTH) == !(flags & AWALE_GEOMETRY_FLIPPED);

      if (flags & AWALE_GEOMETRY_NARROW)
        place_store_across (self, &m, AWALE_SPOT_STORE + side, near);
      else
        place_store_at_end (self, &m, AWALE_SPOT_STORE + side, near);
      place_turn (self, &m, side);
    }
}

double
awale_geometry_height_for_width (double             width,
                                 AwaleGeometryFlags flags)
{
  Metrics m = get_metrics (flags);

  return width * (m.height + 2 * SHADOW) / (m.width + 2 * SHADOW);
}

double
awale_geometry_width_for_height (double             height,
                                 AwaleGeometryFlags flags)
{
  Metrics m = get_metrics (flags);

  return height * (m.width + 2 * SHADOW) / (m.height + 2 * SHADOW);
}

void
awale_geometry_get_minimum (AwaleGeometryFlags  flags,
                            double             *width,
                            double             *height)
{
  Metrics m = get_metrics (flags);
  double  pit = flags & AWALE_GEOMETRY_NARROW ? 32 : 24;

  if (width != NULL)
    *width = pit * (m.width + 2 * SHADOW);
  if (height != NULL)
    *height = pit * (m.height + 2 * SHADOW);
}

bool
awale_geometry_prefers_narrow (double             width,
                               double             height,
                               AwaleGeometryFlags flags)
{
  double wide = fit_pit (width, height, flags & ~AWALE_GEOMETRY_NARROW);
  double narrow = fit_pit (width, height, flags | AWALE_GEOMETRY_NARROW);

  return narrow > 1.05 * wide;
}

int
awale_geometry_hit (const AwaleGeometry *self,
                    double               x,
                    double               y)
{
  g_return_val_if_fail (self != NULL, AWALE_SPOT_NONE);

  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    if (awale_rect_contains (self->cells[spot], x, y))
      return spot;
  return AWALE_SPOT_NONE;
}

AwaleHeapShape
awale_geometry_get_shape (const AwaleGeometry *self,
                          int                  spot)
{
  if (spot < AWALE_SPOT_STORE)
    return AWALE_HEAP_PIT;
  return self->flags & AWALE_GEOMETRY_NARROW ? AWALE_HEAP_WIDE : AWALE_HEAP_TALL;
}

void
awale_heap_get_size (AwaleHeapShape  shape,
                     double         *width,
                     double         *height)
{
  static const double sizes[][2] = {
    [AWALE_HEAP_PIT] = { 1, 1 },
    [AWALE_HEAP_TALL] = { TALL_WIDTH, TALL_HEIGHT },
    [AWALE_HEAP_WIDE] = { WIDE_WIDTH, WIDE_HEIGHT },
  };

  *width = sizes[shape][0];
  *height = sizes[shape][1];
}

void
awale_rect_get_center (AwaleRect  self,
                       double    *x,
                       double    *y)
{
  *x = self.x + self.width / 2;
  *y = self.y + self.height / 2;
}

bool
awale_rect_contains (AwaleRect self,
                     double    x,
                     double    y)
{
  return x >= self.x && y >= self.y && x < self.x + self.width && y < self.y + self.height;
}

AwaleRect
awale_rect_grow (AwaleRect self,
                 double    by)
{
  return make_rect (self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by);
}
