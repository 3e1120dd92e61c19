/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "canvas.h"

#include <math.h>

#define FLAGS (AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS)

static const AwaleMaterial materials[] = { AWALE_MATERIAL_CARVED, AWALE_MATERIAL_VECTOR,
                                           AWALE_MATERIAL_PRINT };

/* A board painter, with an empty canvas of the right size. */
typedef struct
{
  AwaleBoardPainter *painter;
  AwaleGeometry      g;
  Canvas             canvas;
} Board;

static void
board_init (Board              *self,
            AwaleMaterial       material,
            int                 width,
            AwaleGeometryFlags  flags)
{
  int height = (int) ceil (awale_geometry_height_for_width (width, flags));

  self->painter = awale_board_painter_new (awale_board_palette_get ("hardwood", false), material);
  awale_geometry_init (&self->g, width, height, flags);
  canvas_init (&self->canvas, width, height);
}

static void
board_clear (Board *self)
{
  awale_board_painter_free (self->painter);
  canvas_clear (&self->canvas);
}

static AwalePosition
get_crowded (void)
{
  AwalePosition position;

  g_assert_true (awale_position_parse ("3-0-1-5-6-0-1-20-0-2-1-0-6-3-N", &position, NULL));
  return position;
}

static AwaleBoardLook
make_look (AwaleMove last_from,
           AwaleMove last_to)
{
  AwaleBoardLook look = awale_board_look_plain ();

  look.last_from = last_from;
  look.last_to = last_to;
  return look;
}

/* The look of the board for a node includes the sowing that led to the node, and its marks. */
static void
test_look_for_node (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  AwaleBoardLook        look = awale_board_look_for_node (game, awale_game_get_root (game));

  g_assert_cmpint (look.last_from, ==, AWALE_NO_MOVE);
  g_assert_cmpint (look.last_to, ==, AWALE_NO_MOVE);
  g_assert_true (look.show_turn);
  g_assert_true (awale_marks_is_empty (&look.marks));
  g_assert_cmpint (awale_game_play (game, 2), ==, AWALE_ILLEGAL_REASON_NONE);
  awale_game_toggle_arrow (game, awale_game_get_cursor (game), 1, 8, AWALE_MARK_RED);
  look = awale_board_look_for_node (game, awale_game_get_cursor (game));
  g_assert_cmpint (look.last_from, ==, 2);
  g_assert_cmpint (look.last_to, ==, 6);
  g_assert_cmpint (look.marks.arrows[1][8], ==, AWALE_MARK_RED);

  /* No side is shown as to move after an ending that is stated by a tag. */
  g_assert_true (look.show_turn);
  awale_game_set_tag (game, "Result", "1-0");
  look = awale_board_look_for_node (game, awale_game_get_cursor (game));
  g_assert_false (look.show_turn);
}

static void
test_same_again (void)
{
  AwaleBoardLook look = make_look (3, 8);

  for (size_t i = 0; i < G_N_ELEMENTS (materials); i++)
    for (int narrow = 0; narrow < 2; narrow++)
      {
        AwaleGeometryFlags flags = FLAGS | (narrow ? AWALE_GEOMETRY_NARROW : 0);
        Board              a, b;

        board_init (&a, materials[i], 420, flags);
        board_init (&b, materials[i], 420, flags);
        awale_board_painter_paint (a.painter, a.canvas.cr, &a.g, get_crowded (), &look);
        awale_board_painter_paint (b.painter, b.canvas.cr, &b.g, get_crowded (), &look);
        g_assert_cmpint (canvas_compare (&a.canvas, &b.canvas), ==, 0);

        /* Paint once more with the same painter on a cleared canvas, with the same result. */
        cairo_set_operator (b.canvas.cr, CAIRO_OPERATOR_CLEAR);
        cairo_paint (b.canvas.cr);
        cairo_set_operator (b.canvas.cr, CAIRO_OPERATOR_OVER);
        awale_board_painter_paint (b.painter, b.canvas.cr, &b.g, get_crowded (), &look);
        g_assert_cmpint (canvas_compare (&a.canvas, &b.canvas), ==, 0);
        board_clear (&a);
        board_clear (&b);
      }
}

/* Adds a separately painted piece to the board, as a widget does with textures, and frees it. */
static void
lay (Board        *board,
     Canvas       *piece)
{
  cairo_set_source_surface (board->canvas.cr, piece->surface, 0, 0);
  cairo_paint (board->canvas.cr);
  canvas_clear (piece);
}

static void
test_pieces (void)
{
  AwalePosition  position = get_crowded ();
  AwaleBoardLook look = make_look (7, 2);
  Board          whole, pieces;
  Canvas         piece;

  board_init (&whole, AWALE_MATERIAL_CARVED, 480, FLAGS);
  board_init (&pieces, AWALE_MATERIAL_CARVED, 480, FLAGS);
  awale_board_painter_paint (whole.painter, whole.canvas.cr, &whole.g, position, &look);

  canvas_init (&piece, pieces.canvas.width, pieces.canvas.height);
  awale_board_painter_paint_body (pieces.painter, piece.cr, &pieces.g);
  awale_board_painter_paint_letters (pieces.painter, piece.cr, &pieces.g);
  lay (&pieces, &piece);
  canvas_init (&piece, pieces.canvas.width, pieces.canvas.height);
  awale_board_painter_paint_turn (pieces.painter, piece.cr, &pieces.g, AWALE_NORTH);
  lay (&pieces, &piece);
  for (int spot = AWALE_SPOTS - 1; spot >= 0; spot--)
    {
      int n = spot < AWALE_PITS ? position.pits[spot]
                                : position.stores[spot - AWALE_SPOT_STORE];

      canvas_init (&piece, pieces.canvas.width, pieces.canvas.height);
      awale_board_painter_paint_seeds (pieces.painter, piece.cr, &pieces.g, spot, n);
      awale_board_painter_paint_count (pieces.painter, piece.cr, &pieces.g, spot, n);
      lay (&pieces, &piece);
    }
  canvas_init (&piece, pieces.canvas.width, pieces.canvas.height);
  awale_board_painter_paint_overlay (pieces.painter, piece.cr, &pieces.g, 7,
                                     AWALE_OVERLAY_LAST_FROM);
  awale_board_painter_paint_overlay (pieces.painter, piece.cr, &pieces.g, 2, AWALE_OVERLAY_LAST_TO);
  lay (&pieces, &piece);

  /* Small differences come from rounding the layers to bytes. */
  g_assert_cmpint (canvas_compare (&whole.canvas, &pieces.canvas), <=, 4);
  board_clear (&whole);
  board_clear (&pieces);
}

/* Adding a seed changes nothing outside its hollow. */
static void
test_seed_stays_in (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (materials); i++)
    for (int spot = 0; spot < AWALE_SPOTS; spot++)
      {
        Board fewer, more;
        int   inside, outside;

        board_init (&fewer, materials[i], 320, AWALE_GEOMETRY_NARROW);
        board_init (&more, materials[i], 320, AWALE_GEOMETRY_NARROW);
        awale_board_painter_paint_body (fewer.painter, fewer.canvas.cr, &fewer.g);
        awale_board_painter_paint_body (more.painter, more.canvas.cr, &more.g);
        awale_board_painter_paint_seeds (more.painter, more.canvas.cr, &more.g, spot, 1);
        canvas_count_differences (&fewer.canvas, &more.canvas, more.g.spots[spot], 1, 0,
                                  &inside, &outside);
        g_assert_cmpint (inside, >, 30);
        g_assert_cmpint (outside, ==, 0);
        board_clear (&fewer);
        board_clear (&more);
      }
}

static void
test_heap_stays_in (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (materials); i++)
    for (int spot = 0; spot < AWALE_SPOTS; spot++)
      {
        Board blank, full;
        int   inside, outside;

        board_init (&blank, materials[i], 400, FLAGS);
        board_init (&full, materials[i], 400, FLAGS);
        awale_board_painter_paint_seeds (full.painter, full.canvas.cr, &full.g, spot,
                                         AWALE_SEEDS);
        canvas_count_differences (&blank.canvas, &full.canvas, full.g.spots[spot], 1, 0,
                                  &inside, &outside);
        g_assert_cmpint (inside, >, 800);
        g_assert_cmpint (outside, ==, 0);
        board_clear (&blank);
        board_clear (&full);
      }
}

/* Each of up to seven seeds is visible: adding a seed changes the pixels at its place. */
static void
test_every_seed_shows (void)
{
  Board before, after;

  board_init (&before, AWALE_MATERIAL_CARVED, 420, FLAGS);
  board_init (&after, AWALE_MATERIAL_CARVED, 420, FLAGS);
  for (int pit = 0; pit < AWALE_PITS; pit++)
    for (int n = 1; n <= 7; n++)
      {
        AwaleSeed seeds[7];
        AwaleRect place;
        int       inside, outside;

        awale_seeds_get (&after.g, pit, seeds, n);
        place = (AwaleRect) { seeds[n - 1].x, seeds[n - 1].y, 0, 0 };
        awale_board_painter_paint_body (before.painter, before.canvas.cr, &before.g);
        awale_board_painter_paint_body (after.painter, after.canvas.cr, &after.g);
        awale_board_painter_paint_seeds (before.painter, before.canvas.cr, &before.g, pit, n - 1);
        awale_board_painter_paint_seeds (after.painter, after.canvas.cr, &after.g, pit, n);
        canvas_count_differences (&before.canvas, &after.canvas, place, seeds[n - 1].radius, 12,
                                  &inside, &outside);
        g_assert_cmpfloat (inside, >, 2 * seeds[n - 1].radius * seeds[n - 1].radius);
      }
  board_clear (&before);
  board_clear (&after);
}

static void
test_count_stays_in (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (materials); i++)
    for (int spot = 0; spot < AWALE_SPOTS; spot++)
      {
        static const char *const texts[] = { "0", "20", "48", "23½" };

        for (size_t t = 0; t < G_N_ELEMENTS (texts); t++)
          {
            Board blank, counted;
            int   inside, outside;

            board_init (&blank, materials[i], 400, FLAGS);
            board_init (&counted, materials[i], 400, FLAGS);
            awale_board_painter_paint_count_text (counted.painter, counted.canvas.cr, &counted.g,
                                                  spot, texts[t]);
            canvas_count_differences (&blank.canvas, &counted.canvas, counted.g.counts[spot], 1,
                                      0, &inside,
                                      &outside);
            g_assert_cmpint (inside, >, 10);
            g_assert_cmpint (outside, ==, 0);
            board_clear (&blank);
            board_clear (&counted);
          }
      }
}

/* An overlay stays in its cell, and different overlays have different shapes, not only other
 * colors. */
static void
test_overlays (void)
{
  for (int pit = 0; pit < AWALE_PITS; pit += 7)
    for (int a = AWALE_OVERLAY_HOVER; a <= AWALE_OVERLAY_KROU; a++)
      {
        Board blank, one;
        int   inside, outside;

        board_init (&blank, AWALE_MATERIAL_PRINT, 700, FLAGS);
        board_init (&one, AWALE_MATERIAL_PRINT, 700, FLAGS);
        awale_board_painter_paint_overlay (one.painter, one.canvas.cr, &one.g, pit,
                                           (AwaleOverlay) a);
        canvas_count_differences (&blank.canvas, &one.canvas, one.g.cells[pit], 1, 0, &inside,
                                  &outside);
        g_assert_cmpint (inside, >, 50);
        g_assert_cmpint (outside, ==, 0);
        for (int b = AWALE_OVERLAY_HOVER; b < a; b++)
          {
            Board other;

            board_init (&other, AWALE_MATERIAL_PRINT, 700, FLAGS);
            awale_board_painter_paint_overlay (other.painter, other.canvas.cr, &other.g, pit,
                                               (AwaleOverlay) b);
            g_test_message ("overlays %d and %d", a, b);
            canvas_count_differences (&one.canvas, &other.canvas, one.g.cells[pit], 1, 120,
                                      &inside, &outside);
            g_assert_cmpint (inside, >, 20);
            board_clear (&other);
          }
        board_clear (&blank);
        board_clear (&one);
      }
}

static void
test_marks (void)
{
  for (int a = 0; a < AWALE_MARK_COLORS; a++)
    for (int b = 0; b < a; b++)
      {
        Board one, other;
        int   inside, outside;

        board_init (&one, AWALE_MATERIAL_PRINT, 500, FLAGS);
        board_init (&other, AWALE_MATERIAL_PRINT, 500, FLAGS);
        awale_board_painter_paint_mark (one.painter, one.canvas.cr, &one.g, 4, a);
        awale_board_painter_paint_mark (other.painter, other.canvas.cr, &other.g, 4, b);
        canvas_count_differences (&one.canvas, &other.canvas, one.g.cells[4], 0, 120, &inside,
                                  &outside);
        g_assert_cmpint (inside, >, 20);
        g_assert_cmpint (outside, ==, 0);
        board_clear (&one);
        board_clear (&other);
      }
}

/* An arrow is visible at both ends, and shows its direction. */
static void
test_arrow (void)
{
  Board there, back;
  int   inside, outside;

  board_init (&there, AWALE_MATERIAL_VECTOR, 700, FLAGS);
  board_init (&back, AWALE_MATERIAL_VECTOR, 700, FLAGS);
  awale_board_painter_paint_arrow (there.painter, there.canvas.cr, &there.g, 1, 9, -1);
  canvas_count_differences (&there.canvas, &back.canvas, there.g.spots[9], 0, 60, &inside,
                            &outside);
  g_assert_cmpint (inside, >, 50);
  g_assert_cmpint (outside, >, 50);
  awale_board_painter_paint_arrow (back.painter, back.canvas.cr, &back.g, 9, 1, -1);
  g_assert_cmpint (canvas_compare (&there.canvas, &back.canvas), >, 60);

  /* No arrow is painted from a pit to itself. */
  board_clear (&there);
  board_init (&there, AWALE_MATERIAL_VECTOR, 700, FLAGS);
  awale_board_painter_paint_arrow (there.painter, there.canvas.cr, &there.g, 3, 3, 0);
  for (int y = 0; y < there.canvas.height; y += 3)
    for (int x = 0; x < there.canvas.width; x += 3)
      g_assert_cmphex (canvas_get (&there.canvas, x, y), ==, 0);
  board_clear (&there);
  board_clear (&back);
}

/* The light comes from the upper left, so that side of a hollow is dark and the opposite side
 * bright. */
static void
test_carved (void)
{
  for (const char *const *theme = awale_board_palette_get_themes (); *theme != NULL; theme++)
    for (size_t i = 0; i < 2; i++)
      {
        g_autoptr (AwaleBoardPainter) painter = NULL;
        Board                         board;

        board_init (&board, materials[i], 600, FLAGS);
        painter = awale_board_painter_new (awale_board_palette_get (*theme, false), materials[i]);
        awale_board_painter_paint_body (painter, board.canvas.cr, &board.g);
        for (int pit = 0; pit < AWALE_PITS; pit++)
          {
            double x, y, reach = 0.37 * board.g.pit;
            double shade, light, wood;

            awale_rect_get_center (board.g.spots[pit], &x, &y);
            shade = canvas_get_light (&board.canvas, x - 0.55 * reach, y - 0.83 * reach, 2);
            light = canvas_get_light (&board.canvas, x + 0.55 * reach, y + 0.83 * reach, 2);
            wood = canvas_get_light (&board.canvas, x, board.g.body.y + board.g.body.height / 2, 2);
            g_assert_cmpfloat (shade * 1.15, <, light);
            g_assert_cmpfloat (shade * 1.2, <, wood);
          }
        board_clear (&board);
      }
}

/*
 * Doubling the scale of the context or of the surface gives almost the same pixels; text and the
 * edges of curves, which are flattened in other units, may differ a little.
 */
static void
test_scale (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (materials); i++)
    {
      Board a, b;

      board_init (&a, materials[i], 600, AWALE_GEOMETRY_DEFAULT);
      board_init (&b, materials[i], 600, AWALE_GEOMETRY_DEFAULT);
      awale_geometry_init (&a.g, 300, a.canvas.height / 2., AWALE_GEOMETRY_DEFAULT);
      b.g = a.g;
      cairo_scale (a.canvas.cr, 2, 2);
      cairo_surface_set_device_scale (b.canvas.surface, 2, 2);
      awale_board_painter_paint (a.painter, a.canvas.cr, &a.g, get_crowded (), NULL);
      awale_board_painter_paint (b.painter, b.canvas.cr, &b.g, get_crowded (), NULL);
      g_assert_cmpint (canvas_compare (&a.canvas, &b.canvas), <=, i == 0 ? 1 : 64);
      board_clear (&a);
      board_clear (&b);
    }
}

/* Painting a piece at another place does not change its pixels. */
static void
test_translation (void)
{
  Board at, moved;

  board_init (&at, AWALE_MATERIAL_CARVED, 500, FLAGS);
  board_init (&moved, AWALE_MATERIAL_CARVED, 500, FLAGS);
  awale_board_painter_paint_body (at.painter, at.canvas.cr, &at.g);
  awale_board_painter_paint_seeds (at.painter, at.canvas.cr, &at.g, 4, 9);
  cairo_translate (moved.canvas.cr, 13, 7);
  awale_board_painter_paint_body (moved.painter, moved.canvas.cr, &moved.g);
  awale_board_painter_paint_seeds (moved.painter, moved.canvas.cr, &moved.g, 4, 9);
  for (int y = 0; y < at.canvas.height - 7; y++)
    for (int x = 0; x < at.canvas.width - 13; x++)
      g_assert_cmphex (canvas_get (&at.canvas, x, y), ==,
                       canvas_get (&moved.canvas, x + 13, y + 7));
  board_clear (&at);
  board_clear (&moved);
}

/* A flying seed stays within the documented area. */
static void
test_seed_in_flight (void)
{
  static const double lifts[] = { 0, 0.2, 0.6, 1 };

  for (size_t m = 0; m < G_N_ELEMENTS (materials); m++)
    for (size_t i = 0; i < G_N_ELEMENTS (lifts); i++)
      {
        Board     blank, flying;
        AwaleSeed seed;
        double    reach;
        int       inside, outside;

        board_init (&blank, materials[m], 500, FLAGS);
        board_init (&flying, materials[m], 500, FLAGS);
        awale_seeds_get (&flying.g, 8, &seed, 1);
        awale_board_painter_paint_seed (flying.painter, flying.canvas.cr, &flying.g, &seed,
                                        lifts[i], AWALE_SEED_WHOLE);
        reach = (2 + 2 * lifts[i]) * seed.radius + lifts[i] * flying.g.pit;
        canvas_count_differences (&blank.canvas, &flying.canvas,
                                  (AwaleRect) { seed.x, seed.y, 0, 0 }, reach, 0,
                                  &inside, &outside);
        g_assert_cmpfloat (inside, >, seed.radius * seed.radius);
        g_assert_cmpint (outside, ==, 0);
        board_clear (&blank);
        board_clear (&flying);
      }
}

static void
test_turn (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (materials); i++)
    for (int side = 0; side < 2; side++)
      {
        Board     board;
        AwaleRect sign;
        int       x, y;

        board_init (&board, materials[i], 600, FLAGS);
        awale_board_painter_paint_turn (board.painter, board.canvas.cr, &board.g, (AwaleSide) side);
        sign = board.g.turns[side];
        x = (int) (sign.x + sign.width / 3);
        y = (int) (sign.y + sign.height / 2);
        g_assert_cmphex (canvas_get (&board.canvas, x, y) >> 24, >, 200);
        board_clear (&board);
      }
}

/* Painting does not change the matrix, line width, dashes or clip of the cairo context. */
static void
test_state (void)
{
  AwaleBoardLook look = make_look (1, 2);

  for (size_t i = 0; i < G_N_ELEMENTS (materials); i++)
    {
      Board          board;
      cairo_matrix_t before, after;
      double         x0, y0, x1, y1;

      board_init (&board, materials[i], 400, FLAGS);
      cairo_translate (board.canvas.cr, 3, 5);
      cairo_set_line_width (board.canvas.cr, 7);
      cairo_get_matrix (board.canvas.cr, &before);
      awale_board_painter_paint (board.painter, board.canvas.cr, &board.g, get_crowded (), &look);
      cairo_get_matrix (board.canvas.cr, &after);
      g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
      g_assert_cmpfloat (cairo_get_line_width (board.canvas.cr), ==, 7);
      g_assert_cmpint (cairo_get_dash_count (board.canvas.cr), ==, 0);
      cairo_clip_extents (board.canvas.cr, &x0, &y0, &x1, &y1);
      g_assert_cmpfloat (x1 - x0, ==, board.canvas.width);
      g_assert_cmpfloat (y1 - y0, ==, board.canvas.height);
      board_clear (&board);
    }
}

/* Arrows cover no value, count or letter, and stay within their documented bounds. */
static void
test_arrow_lanes (void)
{
  for (int from = 0; from < AWALE_PITS; from++)
    for (int to = 0; to < AWALE_PITS; to++)
      {
        Board     scene;
        AwaleRect bounds;

        if (from == to)
          continue;
        board_init (&scene, AWALE_MATERIAL_VECTOR, 420, FLAGS);
        awale_board_painter_paint_arrow (scene.painter, scene.canvas.cr, &scene.g, from, to, 0);
        bounds = awale_board_arrow_get_bounds (&scene.g, from, to);
        for (int y = 0; y < scene.canvas.height; y++)
          for (int x = 0; x < scene.canvas.width; x++)
            if (canvas_get (&scene.canvas, x, y) != 0)
              {
                g_assert_true (awale_rect_contains (bounds, x + 0.5, y + 0.5));
                for (int pit = 0; pit < AWALE_PITS; pit++)
                  {
                    g_assert_false (awale_rect_contains (scene.g.values[pit], x, y));
                    g_assert_false (awale_rect_contains (scene.g.counts[pit], x, y));
                    g_assert_false (awale_rect_contains (scene.g.letters[pit], x, y));
                  }
              }
        board_clear (&scene);
      }
}

static void
paint_sign (Board *board,
            int    sign)
{
  const AwaleOverlay overlays[] = { AWALE_OVERLAY_KROU, AWALE_OVERLAY_LAST_FROM,
                                    AWALE_OVERLAY_FOCUS };

  if (sign == 0)
    awale_board_painter_paint_mark (board->painter, board->canvas.cr, &board->g, 3, 0);
  else
    awale_board_painter_paint_overlay (board->painter, board->canvas.cr, &board->g, 3,
                                       overlays[sign - 1]);
}

/* Overlays that a pit can have at the same time are painted in separate bands. */
static void
test_bands (void)
{
  for (int a = 0; a < 4; a++)
    for (int b = 0; b < a; b++)
      {
        Board one, other;

        board_init (&one, AWALE_MATERIAL_VECTOR, 1400, FLAGS);
        board_init (&other, AWALE_MATERIAL_VECTOR, 1400, FLAGS);
        paint_sign (&one, a);
        paint_sign (&other, b);
        for (int y = 0; y < one.canvas.height; y++)
          for (int x = 0; x < one.canvas.width; x++)
            if ((canvas_get (&one.canvas, x, y) >> 24) > 127)
              g_assert_cmpuint (canvas_get (&other.canvas, x, y) >> 24, <, 128);
        board_clear (&one);
        board_clear (&other);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/board/look-for-node", test_look_for_node);
  g_test_add_func ("/picture/board/same-again", test_same_again);
  g_test_add_func ("/picture/board/pieces", test_pieces);
  g_test_add_func ("/picture/board/seed-stays-in", test_seed_stays_in);
  g_test_add_func ("/picture/board/heap-stays-in", test_heap_stays_in);
  g_test_add_func ("/picture/board/every-seed-shows", test_every_seed_shows);
  g_test_add_func ("/picture/board/count-stays-in", test_count_stays_in);
  g_test_add_func ("/picture/board/overlays", test_overlays);
  g_test_add_func ("/picture/board/marks", test_marks);
  g_test_add_func ("/picture/board/bands", test_bands);
  g_test_add_func ("/picture/board/arrow", test_arrow);
  g_test_add_func ("/picture/board/arrow-lanes", test_arrow_lanes);
  g_test_add_func ("/picture/board/carved", test_carved);
  g_test_add_func ("/picture/board/scale", test_scale);
  g_test_add_func ("/picture/board/translation", test_translation);
  g_test_add_func ("/picture/board/seed-in-flight", test_seed_in_flight);
  g_test_add_func ("/picture/board/turn", test_turn);
  g_test_add_func ("/picture/board/state", test_state);
  return g_test_run ();
}
