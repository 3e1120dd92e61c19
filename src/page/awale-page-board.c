/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-board.h"

#include "awale-page-marks.h"
#include "awale-page-markup.h"
#include "picture/awale-board-painter.h"
#include "rules/awale-ending.h"

#include <string.h>

/* Drawing units per diameter of a pit. */
#define PIT 100.0

#define SEED_KINDS 8

#define FLAGS (AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS)

/* Layouts of a board; each has a letter in the names of its drawings. */
enum
{
  WIDE,
  NARROW,
  N_LAYOUTS,
};

static const char layout_letters[] = "wn";

typedef struct
{
  char       *name;
  AwaleMarks  marks;
} Marked;

struct _AwalePageBoards
{
  AwaleBoardPainter *painter;
  const AwaleBoardPalette *palette;
  AwaleGeometry      layouts[N_LAYOUTS];
  AwaleSeed          heaps[N_LAYOUTS][AWALE_SPOTS][AWALE_SEEDS];
  int                most[AWALE_SPOTS];  /* Largest number of seeds that each hollow has on any
                                          * board. */
  GArray            *marked;
  AwalePageMarks    *marks;
};

typedef struct
{
  AwalePageBoards *boards;
  int              layout;
  int              which;     /* Index of the hollow, side or seed drawing. */
  AwaleOverlay     overlay;
} Piece;

static void
marked_clear (void *data)
{
  Marked *marked = data;

  g_free (marked->name);
}

static AwaleGeometry
make_layout (AwaleGeometryFlags flags)
{
  AwaleGeometry unit, geometry;

  awale_geometry_init (&unit, PIT, PIT, flags);
  awale_geometry_init (&geometry, PIT * PIT / unit.pit,
                       awale_geometry_height_for_width (PIT * PIT / unit.pit, flags), flags);
  return geometry;
}

AwalePageBoards *
awale_page_boards_new (const AwaleBoardPalette *palette)
{
  AwalePageBoards *self = g_new0 (AwalePageBoards, 1);

  self->palette = palette;
  self->painter = awale_board_painter_new (palette, AWALE_MATERIAL_VECTOR);
  self->layouts[WIDE] = make_layout (FLAGS);
  self->layouts[NARROW] = make_layout (FLAGS | AWALE_GEOMETRY_NARROW);
  for (int layout = 0; layout < N_LAYOUTS; layout++)
    for (int spot = 0; spot < AWALE_SPOTS; spot++)
      awale_seeds_place (spot, awale_geometry_get_shape (&self->layouts[layout], spot),
                         self->heaps[layout][spot], AWALE_SEEDS);
  self->marks = awale_page_marks_new (self->painter);
  self->marked = g_array_new (FALSE, FALSE, sizeof (Marked));
  g_array_set_clear_func (self->marked, marked_clear);
  return self;
}

void
awale_page_boards_free (AwalePageBoards *self)
{
  awale_board_painter_free (self->painter);
  g_array_unref (self->marked);
  awale_page_marks_free (self->marks);
  g_free (self);
}

static int
get_seeds (AwalePosition position,
           int           spot)
{
  return spot < AWALE_PITS ? position.pits[spot]
                           : position.stores[spot - AWALE_SPOT_STORE];
}

void
awale_page_boards_see (AwalePageBoards *self,
                       AwaleGame       *game,
                       AwaleNode       *node,
                       const char      *name)
{
  AwalePosition position = awale_game_get_board (game, node);
  Marked        marked = { 0 };

  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    self->most[spot] = MAX (self->most[spot], get_seeds (position, spot));
  awale_marks_read (&marked.marks, node);
  if (awale_marks_is_empty (&marked.marks))
    return;
  marked.name = g_strdup (name);
  g_array_append_val (self->marked, marked);
}

/* --- Common drawings ------------------------------------------------------------------------- */

static void
add_fill (GString    *page,
          AwaleColor  color)
{
  g_string_append_printf (page, " fill=\"#%02x%02x%02x\"", (int) (color.red * 255 + 0.5),
                          (int) (color.green * 255 + 0.5), (int) (color.blue * 255 + 0.5));
}

/* Adds a part as a group called @name; a part whose center is (@x, @y) is drawn around the
 * origin. */
static void
add_piece (Piece          *piece,
           GString        *page,
           const char     *name,
           double          x,
           double          y,
           AwalePaintFunc  paint)
{
  const AwaleGeometry *geometry = &piece->boards->layouts[piece->layout];
  g_autofree char     *prefix = g_strconcat (name, "-", NULL);

  g_string_append_printf (page, "<g id=\"%s\"", name);
  if (x != 0)
    awale_page_add_shift (page, -x, -y);
  g_string_append_c (page, '>');
  awale_page_add_painting (page, prefix, geometry->width, geometry->height, paint, piece);
  g_string_append (page, "</g>");
}

static void
paint_wood (cairo_t    *cr,
            const void *data)
{
  const Piece *piece = data;

  awale_board_painter_paint_wood (piece->boards->painter, cr,
                                  &piece->boards->layouts[piece->layout]);
}

static void
paint_spot (cairo_t    *cr,
            const void *data)
{
  const Piece *piece = data;

  awale_board_painter_paint_spot (piece->boards->painter, cr,
                                  &piece->boards->layouts[piece->layout], piece->which);
}

static void
paint_turn (cairo_t    *cr,
            const void *data)
{
  const Piece *piece = data;

  awale_board_painter_paint_turn (piece->boards->painter, cr,
                                  &piece->boards->layouts[piece->layout], (AwaleSide) piece->which);
}

static void
paint_overlay (cairo_t    *cr,
               const void *data)
{
  const Piece *piece = data;

  awale_board_painter_paint_overlay (piece->boards->painter, cr,
                                     &piece->boards->layouts[piece->layout], piece->which,
                                     piece->overlay);
}

static void
paint_seed (cairo_t    *cr,
            const void *data)
{
  const Piece         *piece = data;
  const AwaleGeometry *geometry = &piece->boards->layouts[piece->layout];
  AwaleSeed            seed = piece->boards->heaps[WIDE][0][piece->which];

  awale_rect_get_center (geometry->spots[0], &seed.x, &seed.y);
  seed.radius *= PIT;
  seed.tone = (piece->which + 0.5) / SEED_KINDS;
  awale_board_painter_paint_seed (piece->boards->painter, cr, geometry, &seed, 0,
                                  AWALE_SEED_WHOLE);
}

static void
add_letters (AwalePageBoards     *self,
             GString             *page,
             const AwaleGeometry *geometry)
{
  g_string_append (page, "<g class=\"letters\"");
  add_fill (page, self->palette->letter);
  g_string_append (page, " font-size=\"");
  awale_page_add_number (page, geometry->letters[0].height * AWALE_LETTER_SIZE);
  g_string_append (page, "\">");
  for (int pit = 0; pit < AWALE_PITS; pit++)
    {
      double x, y;

      awale_rect_get_center (geometry->letters[pit], &x, &y);
      g_string_append (page, "<text");
      awale_page_add_shift (page, x, y);
      g_string_append_printf (page, " dy=\".36em\">%s</text>", awale_move_to_string (pit));
    }
  g_string_append (page, "</g>");
}

/* Adds an empty board: the wood, twelve references to a pit, two to a store, and the letters. */
static void
add_body (AwalePageBoards *self,
          GString         *page,
          int              layout)
{
  const AwaleGeometry *geometry = &self->layouts[layout];
  char                 letter = layout_letters[layout];
  Piece                piece = { .boards = self, .layout = layout };
  g_autofree char     *wood = g_strdup_printf ("wood-%c", letter);

  g_string_append_printf (page, "<g id=\"body-%c\">", letter);
  add_piece (&piece, page, wood, 0, 0, paint_wood);
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    {
      double x, y;

      awale_rect_get_center (geometry->spots[spot], &x, &y);
      g_string_append_printf (page, "<use href=\"#%s%c\"",
                              spot < AWALE_PITS ? "pit-" : "store-",
                              spot < AWALE_PITS ? 'w' : letter);
      awale_page_add_shift (page, x, y);
      g_string_append (page, "/>");
    }
  add_letters (self, page, geometry);
  g_string_append (page, "</g>");
}

static void
add_hollow (AwalePageBoards *self,
            GString         *page,
            int              layout,
            int              spot,
            const char      *kind)
{
  Piece            piece = { .boards = self, .layout = layout, .which = spot };
  g_autofree char *name = g_strdup_printf ("%s-%c", kind, layout_letters[layout]);
  double           x, y;

  awale_rect_get_center (self->layouts[layout].spots[spot], &x, &y);
  add_piece (&piece, page, name, x, y, paint_spot);
}

/* Adds the rings around the first and the last pit of a sowing; the bead of the last one differs
 * between the rows. */
static void
add_rings (AwalePageBoards *self,
           GString         *page,
           AwaleSide        side)
{
  int    pit = side * AWALE_SIDE_PITS;
  Piece  piece = { .boards = self, .layout = WIDE, .which = pit };
  char   name[] = { 'f', 'r', 'o', 'm', '0' + side, '\0' };
  double x, y;

  awale_rect_get_center (self->layouts[WIDE].spots[pit], &x, &y);
  piece.overlay = AWALE_OVERLAY_LAST_FROM;
  add_piece (&piece, page, name, x, y, paint_overlay);
  piece.overlay = AWALE_OVERLAY_LAST_TO;
  strcpy (name, side == AWALE_SOUTH ? "to0" : "to1");
  add_piece (&piece, page, name, x, y, paint_overlay);
}

/* Adds the backgrounds of counts with one, two and three characters. */
static void
add_badges (AwalePageBoards *self,
            GString         *page)
{
  double height = self->layouts[WIDE].counts[0].height;

  for (int length = 1; length <= 3; length++)
    {
      double width = height * (0.62 + 0.38 * length);

      g_string_append_printf (page, "<rect id=\"badge%d\"", length);
      add_fill (page, self->palette->badge);
      g_string_append (page, " x=\"");
      awale_page_add_number (page, -width / 2);
      g_string_append (page, "\" y=\"");
      awale_page_add_number (page, -height / 2);
      g_string_append (page, "\" width=\"");
      awale_page_add_number (page, width);
      g_string_append (page, "\" height=\"");
      awale_page_add_number (page, height);
      g_string_append (page, "\" rx=\"");
      awale_page_add_number (page, height / 2);
      g_string_append (page, "\"/>");
    }
}

static void
add_seeds (AwalePageBoards *self,
           GString         *page)
{
  double x, y;

  awale_rect_get_center (self->layouts[WIDE].spots[0], &x, &y);
  for (int kind = 0; kind < SEED_KINDS; kind++)
    {
      Piece            piece = { .boards = self, .layout = WIDE, .which = kind };
      g_autofree char *name = g_strdup_printf ("s%d", kind);

      add_piece (&piece, page, name, x, y, paint_seed);
    }
}

void
awale_page_boards_add_common (AwalePageBoards *self,
                              GString         *page)
{
  g_string_append (page, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"common\" width=\"0\" "
                         "height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>");
  add_hollow (self, page, WIDE, 0, "pit");
  add_hollow (self, page, WIDE, AWALE_SPOT_STORE, "store");
  add_hollow (self, page, NARROW, AWALE_SPOT_STORE, "store");
  add_body (self, page, WIDE);
  add_body (self, page, NARROW);
  for (int layout = 0; layout < N_LAYOUTS; layout++)
    for (int side = AWALE_SOUTH; side <= AWALE_NORTH; side++)
      {
        Piece            piece = { .boards = self, .layout = layout, .which = side };
        g_autofree char *name = g_strdup_printf ("turn%d-%c", side, layout_letters[layout]);

        add_piece (&piece, page, name, 0, 0, paint_turn);
      }
  add_rings (self, page, AWALE_SOUTH);
  add_rings (self, page, AWALE_NORTH);
  add_badges (self, page);
  add_seeds (self, page);
  awale_page_marks_add_circles (self->marks, page, &self->layouts[WIDE]);
  for (unsigned i = 0; i < self->marked->len; i++)
    for (int layout = 0; layout < N_LAYOUTS; layout++)
      awale_page_marks_add_arrows (self->marks, page, &self->layouts[layout],
                                   &g_array_index (self->marked, Marked, i).marks);
  g_string_append (page, "</defs></svg>");
}

/* --- A board --------------------------------------------------------------------------------- */

static void
add_heap (AwalePageBoards *self,
          GString         *page,
          int              layout,
          int              spot,
          int              n)
{
  double x, y;

  awale_rect_get_center (self->layouts[layout].spots[spot], &x, &y);
  g_string_append (page, "<g class=\"heap\"");
  awale_page_add_shift (page, x, y);
  g_string_append_c (page, '>');
  for (int k = 0; k < n; k++)
    {
      const AwaleSeed *seed = &self->heaps[layout][spot][k];

      g_string_append_printf (page, "<use href=\"#s%d\" x=\"%.0f\" y=\"%.0f\"/>",
                              (int) (seed->tone * SEED_KINDS), seed->x * PIT, seed->y * PIT);
    }
  g_string_append (page, "</g>");
}

/* Formats the count of a hollow; a store may have half a seed. */
static char *
word_count (AwalePosition position,
            int           spot)
{
  AwaleScore score = awale_score (position);

  if (spot < AWALE_PITS)
    return g_strdup_printf ("%d", position.pits[spot]);
  return awale_half_seeds_to_string (spot == AWALE_SPOT_STORE + AWALE_SOUTH ? score.south
                                                                                 : score.north);
}

static void
add_counts (AwalePageBoards *self,
            GString         *page,
            int              layout,
            AwalePosition    position)
{
  const AwaleGeometry *geometry = &self->layouts[layout];

  g_string_append (page, "<g class=\"counts\"");
  add_fill (page, self->palette->badge_text);
  g_string_append (page, " font-size=\"");
  awale_page_add_number (page, geometry->counts[0].height * AWALE_COUNT_SIZE);
  g_string_append (page, "\">");
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    {
      g_autofree char *count = word_count (position, spot);
      double           x, y;

      awale_rect_get_center (geometry->counts[spot], &x, &y);
      g_string_append (page, "<g");
      awale_page_add_shift (page, x, y);
      g_string_append_printf (page, "><use href=\"#badge%d\"/><text dy=\".36em\">%s</text></g>",
                              (int) g_utf8_strlen (count, -1), count);
    }
  g_string_append (page, "</g>");
}

/* Adds the ring of the first or last pit of a sowing, hidden if there is none. */
static void
add_ring (AwalePageBoards *self,
          GString         *page,
          int              layout,
          const char      *kind,
          AwaleMove        pit)
{
  bool   none = pit == AWALE_NO_MOVE;
  double x, y;

  awale_rect_get_center (self->layouts[layout].spots[none ? 0 : pit], &x, &y);
  g_string_append_printf (page, "<use class=\"%s\" href=\"#%s%d\"", kind, kind,
                          none ? 0 : awale_pit_side (pit));
  awale_page_add_shift (page, x, y);
  g_string_append (page, none ? " display=\"none\"/>" : "/>");
}

/* Adds a board without its marks. Each hollow gets the number of seeds in @room, some of which the
 * script of the page hides; if @room is NULL, it gets the seeds of @position. */
static void
add_matter (AwalePageBoards      *self,
            GString              *page,
            int                   layout,
            AwalePosition         position,
            const AwaleBoardLook *look,
            const int            *room)
{
  char letter = layout_letters[layout];

  g_string_append_printf (page, "<use href=\"#body-%c\"/>", letter);
  if (look->show_turn)
    g_string_append_printf (page, "<use class=\"turn\" href=\"#turn%d-%c\"/>", position.side,
                            letter);
  for (int spot = 0; spot < AWALE_SPOTS; spot++)
    {
      int n = get_seeds (position, spot);

      add_heap (self, page, layout, spot, room != NULL ? room[spot] : n);
    }
  add_counts (self, page, layout, position);
  add_ring (self, page, layout, "from", look->last_from);
  add_ring (self, page, layout, "to", look->last_to);
}

static void
add_start (AwalePageBoards *self,
           GString         *page,
           int              layout)
{
  const AwaleGeometry *geometry = &self->layouts[layout];

  g_string_append_printf (page, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board %s\" "
                          "viewBox=\"0 0 %.0f %.0f\" focusable=\"false\"",
                          layout == NARROW ? "narrow" : "wide", geometry->width, geometry->height);
}

void
awale_page_boards_add_diagram (AwalePageBoards *self,
                               GString         *page,
                               AwaleGame       *game,
                               AwaleNode       *node)
{
  AwalePosition    position = awale_game_get_board (game, node);
  AwaleBoardLook   look = awale_board_look_for_node (game, node);
  g_autofree char *text = awale_position_to_string (position);

  add_start (self, page, WIDE);
  g_string_append_printf (page, " role=\"img\" aria-label=\"%s\">", text);
  add_matter (self, page, WIDE, position, &look, NULL);
  if (!awale_marks_is_empty (&look.marks))
    awale_page_marks_add (self->marks, page, &self->layouts[WIDE], &look.marks);
  g_string_append (page, "</svg>");
}

void
awale_page_boards_add_live (AwalePageBoards *self,
                            GString         *page,
                            bool             narrow)
{
  AwaleBoardLook look = awale_board_look_plain ();
  int            layout = narrow ? NARROW : WIDE;

  add_start (self, page, layout);
  g_string_append (page, " aria-hidden=\"true\">");
  add_matter (self, page, layout, (AwalePosition) { 0 }, &look, self->most);
  for (unsigned i = 0; i < self->marked->len; i++)
    {
      const Marked *marked = &g_array_index (self->marked, Marked, i);

      g_string_append_printf (page, "<g class=\"marks\" data-of=\"%s\" display=\"none\">",
                              marked->name);
      awale_page_marks_add (self->marks, page, &self->layouts[layout], &marked->marks);
      g_string_append (page, "</g>");
    }
  g_string_append (page, "</svg>");
}
