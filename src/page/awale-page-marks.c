/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-marks.h"

#include "awale-page-markup.h"

/* Half of the side, in pit diameters, of a square that has room for an arrow from its center in any
 * direction. */
#define ARROW_ROOM 8

struct _AwalePageMarks
{
  AwaleBoardPainter *painter;
  GHashTable        *arrows;  /* Ids of the arrows in the page by the markup that draws them. */
};

typedef struct
{
  AwaleBoardPainter   *painter;
  const AwaleGeometry *geometry;
  int                  from;      /* Pit of a circle, or first pit of an arrow. */
  int                  to;
  int                  color;
} Mark;

AwalePageMarks *
awale_page_marks_new (AwaleBoardPainter *painter)
{
  AwalePageMarks *self = g_new0 (AwalePageMarks, 1);

  self->painter = painter;
  self->arrows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
awale_page_marks_free (AwalePageMarks *self)
{
  g_hash_table_unref (self->arrows);
  g_free (self);
}

static void
start_drawing (GString    *page,
               const char *name,
               double      x,
               double      y)
{
  g_string_append_printf (page, "<g id=\"%s\"", name);
  awale_page_add_shift (page, -x, -y);
  g_string_append_c (page, '>');
}

static void
paint_circle (cairo_t    *cr,
              const void *data)
{
  const Mark *mark = data;

  awale_board_painter_paint_mark (mark->painter, cr, mark->geometry, mark->from, mark->color);
}

void
awale_page_marks_add_circles (AwalePageMarks      *self,
                              GString             *page,
                              const AwaleGeometry *geometry)
{
  double x, y;

  awale_rect_get_center (geometry->spots[0], &x, &y);
  for (int color = 0; color < AWALE_MARK_COLORS; color++)
    {
      Mark             mark = { self->painter, geometry, .color = color };
      g_autofree char *name = g_strdup_printf ("circle%d", color);

      start_drawing (page, name, x, y);
      awale_page_add_painting (page, "", geometry->width, geometry->height, paint_circle,
                               &mark);
      g_string_append (page, "</g>");
    }
}

/* Paints an arrow with its first pit at the center, so that equal arrows give equal drawings. */
static void
paint_arrow (cairo_t    *cr,
             const void *data)
{
  const Mark *mark = data;
  double      room = ARROW_ROOM * mark->geometry->pit, x, y;

  awale_rect_get_center (mark->geometry->spots[mark->from], &x, &y);
  cairo_translate (cr, room - x, room - y);
  awale_board_painter_paint_arrow (mark->painter, cr, mark->geometry, mark->from, mark->to,
                                   mark->color);
}

static char *
draw_arrow (AwalePageMarks      *self,
            const AwaleGeometry *geometry,
            int                  from,
            int                  to,
            int                  color)
{
  Mark     mark = { self->painter, geometry, from, to, color };
  double   size = 2 * ARROW_ROOM * geometry->pit;
  GString *drawing = g_string_new (NULL);

  awale_page_add_painting (drawing, "", size, size, paint_arrow, &mark);
  return g_string_free (drawing, FALSE);
}

static void
add_arrow (AwalePageMarks      *self,
           GString             *page,
           const AwaleGeometry *geometry,
           int                  from,
           int                  to,
           int                  color)
{
  g_autofree char *drawing = draw_arrow (self, geometry, from, to, color);
  double           room = ARROW_ROOM * geometry->pit;
  char            *name;

  if (g_hash_table_contains (self->arrows, drawing))
    return;
  name = g_strdup_printf ("arrow%u", g_hash_table_size (self->arrows));
  start_drawing (page, name, room, room);
  g_string_append_printf (page, "%s</g>", drawing);
  g_hash_table_insert (self->arrows, g_steal_pointer (&drawing), name);
}

void
awale_page_marks_add_arrows (AwalePageMarks      *self,
                             GString             *page,
                             const AwaleGeometry *geometry,
                             const AwaleMarks    *marks)
{
  for (int from = 0; from < AWALE_PITS; from++)
    for (int to = 0; to < AWALE_PITS; to++)
      if (marks->arrows[from][to] != AWALE_MARK_NONE)
        add_arrow (self, page, geometry, from, to, marks->arrows[from][to]);
}

static void
use_drawing (GString             *page,
             const AwaleGeometry *geometry,
             int                  pit,
             const char          *name)
{
  double x, y;

  awale_rect_get_center (geometry->spots[pit], &x, &y);
  g_string_append_printf (page, "<use href=\"#%s\"", name);
  awale_page_add_shift (page, x, y);
  g_string_append (page, "/>");
}

void
awale_page_marks_add (AwalePageMarks      *self,
                      GString             *page,
                      const AwaleGeometry *geometry,
                      const AwaleMarks    *marks)
{
  for (int pit = 0; pit < AWALE_PITS; pit++)
    if (marks->circles[pit] != AWALE_MARK_NONE)
      {
        g_autofree char *name = g_strdup_printf ("circle%d", marks->circles[pit]);

        use_drawing (page, geometry, pit, name);
      }
  for (int from = 0; from < AWALE_PITS; from++)
    for (int to = 0; to < AWALE_PITS; to++)
      if (marks->arrows[from][to] != AWALE_MARK_NONE)
        {
          g_autofree char *drawing = draw_arrow (self, geometry, from, to,
                                                 marks->arrows[from][to]);

          use_drawing (page, geometry, from, g_hash_table_lookup (self->arrows, drawing));
        }
}
