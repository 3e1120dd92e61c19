/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "canvas.h"
#include "picture/awale-graph-painter.h"
#include "picture/awale-graph-painter.h"
#include "picture/awale-graph-painter.h"

#include <math.h>

#define PLIES 41

static AwaleGraphPoint *
make_points (bool with_values)
{
  AwaleGraphPoint *points = g_new0 (AwaleGraphPoint, PLIES);

  for (int ply = 0; ply < PLIES; ply++)
    {
      points[ply].south = ply / 7 * 2;
      points[ply].north = ply / 5 * 3;
      points[ply].has_evaluation = with_values && ply != 20;
      points[ply].evaluation.low = points[ply].evaluation.high = (int) (900 * sin (ply / 6.));
    }
  return points;
}

static AwaleGraphAxis
make_axis (void)
{
  return (AwaleGraphAxis) { .plot = { 40, 10, 600, 120 }, .last_ply = 60, .low = -6, .high = 18 };
}

static void
test_axis_plies (void)
{
  AwaleGraphAxis axis = make_axis ();

  g_assert_cmpfloat (awale_graph_axis_x_of_ply (&axis, 0), ==, 40);
  g_assert_cmpfloat (awale_graph_axis_x_of_ply (&axis, 60), ==, 640);
  g_assert_cmpfloat (awale_graph_axis_x_of_ply (&axis, 15), ==, 190);
  for (int ply = 0; ply <= 60; ply++)
    {
      double x = awale_graph_axis_x_of_ply (&axis, ply);

      g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, x), ==, ply);
      g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, x + 4.9), ==, MIN (ply, 60));
      g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, x - 4.9), ==, MAX (ply, 0));
    }
  g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, -1000), ==, 0);
  g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, 1000), ==, 60);
}

static void
test_axis_seeds (void)
{
  AwaleGraphAxis axis = make_axis ();

  g_assert_cmpfloat (awale_graph_axis_y_of_seeds (&axis, -6), ==, 130);
  g_assert_cmpfloat (awale_graph_axis_y_of_seeds (&axis, 18), ==, 10);
  g_assert_cmpfloat (awale_graph_axis_y_of_seeds (&axis, 6), ==, 70);
  g_assert_cmpfloat (awale_graph_axis_y_of_seeds (&axis, 1000), ==, 10);
  g_assert_cmpfloat (awale_graph_axis_y_of_seeds (&axis, -1000), ==, 130);
}

static void
test_axis_ticks (void)
{
  AwaleGraphAxis axis = make_axis ();
  double         ticks[32];
  int            n;

  g_assert_cmpfloat (awale_graph_axis_nice_step (10, 10), ==, 1);
  g_assert_cmpfloat (awale_graph_axis_nice_step (5, 10), ==, 2);
  g_assert_cmpfloat (awale_graph_axis_nice_step (4.9, 10), ==, 5);
  g_assert_cmpfloat (awale_graph_axis_nice_step (1, 10), ==, 10);
  g_assert_cmpfloat (awale_graph_axis_nice_step (0.99, 10), ==, 20);
  g_assert_true (isinf (awale_graph_axis_nice_step (0, 10)));

  /* At five pixels per seed, ticks at least 20 pixels apart are five seeds apart. */
  n = awale_graph_axis_seed_ticks (&axis, 20, ticks, G_N_ELEMENTS (ticks));
  g_assert_cmpint (n, ==, 5);
  for (int i = 0; i < n; i++)
    g_assert_cmpfloat (ticks[i], ==, -5 + 5 * i);
  g_assert_cmpint (awale_graph_axis_seed_ticks (&axis, 20, ticks, 2), ==, 2);
}

/* The axis for a part of a game has other limits, and computes in the same way. */
static void
test_axis_part (void)
{
  AwaleGraphAxis axis = make_axis ();

  axis.first_ply = 22.5;
  axis.last_ply = 37.5;
  g_assert_cmpfloat (awale_graph_axis_x_of_ply (&axis, 30), ==, 340);
  g_assert_cmpfloat (awale_graph_axis_x_of_ply (&axis, 22.5), ==, 40);
  for (int ply = 23; ply <= 37; ply++)
    g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, awale_graph_axis_x_of_ply (&axis, ply)), ==,
                     ply);
  g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, -1000), ==, 23);
  g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, 1000), ==, 38);
}

/* The ticks of rounds are at the right plies, whichever side begins. */
static void
test_rounds (void)
{
  g_autofree AwaleGraphPoint *points = make_points (true);
  AwaleGraphAxis              axis = make_axis ();
  int                         plies[32], n;

  for (int ply = 1; ply < PLIES; ply++)
    points[ply].round = (ply + 1) / 2;
  n = awale_graph_list_rounds (&axis, points, PLIES, 90, plies, G_N_ELEMENTS (plies));
  g_assert_cmpint (n, ==, PLIES / 2 / 5);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (plies[i], ==, 10 * i + 9);
  for (int ply = 1; ply < PLIES; ply++)
    points[ply].round = ply / 2 + 1;
  g_assert_cmpint (awale_graph_list_rounds (&axis, points, PLIES, 90, plies, 2), ==, 2);
  g_assert_cmpint (plies[0], ==, 8);

  /* Show a part of the game, which has room for more ticks. */
  axis.first_ply = 22.5;
  axis.last_ply = 37.5;
  n = awale_graph_list_rounds (&axis, points, PLIES, 90, plies, G_N_ELEMENTS (plies));
  g_assert_cmpint (n, ==, 3);
  g_assert_cmpint (points[plies[0]].round, ==, 14);
}

static void
test_view (void)
{
  AwaleGraphView view;

  awale_graph_view_init (&view, 100);
  g_assert_true (awale_graph_view_is_whole (&view));
  awale_graph_view_scroll (&view, 50);
  g_assert_cmpfloat (view.first, ==, 0);

  /* The anchor of the zoom stays at a quarter of the width. */
  awale_graph_view_zoom (&view, 2, 25);
  g_assert_false (awale_graph_view_is_whole (&view));
  g_assert_cmpfloat (view.span, ==, 50);
  g_assert_cmpfloat ((25 - view.first) / view.span, ==, 0.25);
  awale_graph_view_zoom (&view, 0.5, 25);
  g_assert_true (awale_graph_view_is_whole (&view));

  awale_graph_view_zoom (&view, 1000, 100);
  g_assert_cmpfloat (view.span, ==, AWALE_GRAPH_VIEW_MIN_SPAN);
  g_assert_cmpfloat (view.first + view.span, ==, 100);
  g_assert_false (awale_graph_view_can_zoom_in (&view));
  awale_graph_view_scroll (&view, 1000);
  g_assert_cmpfloat (view.first + view.span, ==, 100);
  awale_graph_view_scroll (&view, -5);
  g_assert_cmpfloat (view.first, ==, 0);

  awale_graph_view_init (&view, 3);
  g_assert_false (awale_graph_view_can_zoom_in (&view));
  awale_graph_view_zoom (&view, 2, 1);
  g_assert_true (awale_graph_view_is_whole (&view));
}

static void
test_view_reveal (void)
{
  AwaleGraphView view;

  awale_graph_view_init (&view, 200);
  awale_graph_view_zoom (&view, 5, 0);
  for (int ply = 0; ply <= 200; ply++)
    {
      double before = view.first;

      awale_graph_view_reveal (&view, ply);
      g_assert_cmpfloat (view.first, <=, ply);
      g_assert_cmpfloat (view.first + view.span, >=, ply);
      /* A step of one ply scrolls the graph by one ply at most. */
      g_assert_cmpfloat (fabs (view.first - before), <=, 1.000001);
    }
  awale_graph_view_reveal (&view, 100);
  g_assert_cmpfloat (view.first, <, 100);
  g_assert_cmpfloat (view.first + view.span, >, 100);
}

static void
test_view_length (void)
{
  AwaleGraphView view;

  awale_graph_view_init (&view, 20);
  awale_graph_view_set_length (&view, 60);
  g_assert_true (awale_graph_view_is_whole (&view));
  g_assert_cmpfloat (view.span, ==, 60);
  awale_graph_view_zoom (&view, 2, 60);
  awale_graph_view_set_length (&view, 61);
  g_assert_cmpfloat (view.span, ==, 30);
  g_assert_cmpfloat (view.first, ==, 30);
  awale_graph_view_set_length (&view, 40);
  g_assert_cmpfloat (view.first, ==, 10);
  awale_graph_view_set_length (&view, 12);
  g_assert_true (awale_graph_view_is_whole (&view));
  awale_graph_view_set_length (&view, 0);
  g_assert_cmpint (view.length, ==, 1);
}

static void
test_axis_empty (void)
{
  AwaleGraphAxis axis = { .plot = { 0, 0, 0, 0 }, .last_ply = 1, .low = 0, .high = 1 };
  double         ticks[4];

  g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, 10), ==, 0);
  g_assert_cmpint (awale_graph_axis_seed_ticks (&axis, 10, ticks, 4), ==, 0);
}

static void
test_layout (void)
{
  static const double sizes[][2] = { { 320, 90 }, { 360, 120 }, { 700, 200 }, { 3840, 400 } };

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int with_values = 0; with_values < 2; with_values++)
      {
        g_autofree AwaleGraphPoint *points = make_points (with_values);
        double                      width = sizes[i][0], height = sizes[i][1];
        AwaleGraphLayout            layout;

        awale_graph_layout_init (&layout, width, height, points, PLIES);
        g_assert_cmpint (layout.has_value, ==, with_values);
        g_assert_cmpint (layout.race.last_ply, ==, PLIES - 1);
        g_assert_cmpfloat (layout.race.plot.x, >, 0);
        g_assert_cmpfloat (layout.race.plot.x + layout.race.plot.width, <, width);
        g_assert_cmpfloat (layout.race.plot.y + layout.race.plot.height, <, height);
        g_assert_cmpfloat (layout.race.high, >=, 25);
        for (int ply = 0; ply < PLIES; ply++)
          g_assert_cmpfloat (layout.race.high, >=, MAX (points[ply].south, points[ply].north));
        if (!with_values)
          {
            g_assert_cmpfloat (layout.race.plot.height, >, height / 2);
            continue;
          }
        g_assert_cmpfloat (layout.value.plot.y + layout.value.plot.height, <, layout.race.plot.y);
        g_assert_cmpfloat (layout.value.plot.height, >, layout.race.plot.height);
        g_assert_cmpfloat (layout.value.plot.x, ==, layout.race.plot.x);
        g_assert_cmpfloat (layout.value.high, >, 9);
        g_assert_cmpfloat (layout.value.low, <, -8.9);
      }
}

/* Larger text takes more room beside the plots, which stay inside the graph and remain visible. */
static void
test_large_text (void)
{
  g_autofree AwaleGraphPoint *points = make_points (true);
  AwaleGraphLayout            usual, large;

  awale_graph_layout_init (&usual, 600, 300, points, PLIES);
  awale_graph_layout_init_scaled (&large, 600, 300, 1.5, points, PLIES);
  g_assert_cmpfloat (large.race.plot.x, >, 1.3 * usual.race.plot.x);
  g_assert_cmpfloat (large.race.plot.x + large.race.plot.width, <, 600);
  g_assert_cmpfloat (large.race.plot.y + large.race.plot.height, <, 300);

  awale_graph_layout_init_scaled (&large, 120, 72, 2, points, PLIES);
  g_assert_cmpfloat (large.race.plot.width, >, 60);
  g_assert_cmpfloat (large.race.plot.height, >, 12);
}

static void
paint (Canvas                *canvas,
       const AwaleGraphPoint *points,
       int                    n)
{
  AwaleGraphLayout layout;

  canvas_init (canvas, 600, 200);
  awale_graph_layout_init (&layout, 600, 200, points, n);
  awale_graph_painter_paint (canvas->cr, &layout, points, n,
                             awale_graph_colors_get_default (false), "Sans");
}

static void
test_same_again (void)
{
  g_autofree AwaleGraphPoint *points = make_points (true);
  Canvas                      a, b;

  points[5].move_class = AWALE_MOVE_CLASS_INACCURACY;
  points[9].move_class = AWALE_MOVE_CLASS_MISTAKE;
  points[15].move_class = AWALE_MOVE_CLASS_BLUNDER;
  paint (&a, points, PLIES);
  paint (&b, points, PLIES);
  g_assert_cmpint (canvas_compare (&a, &b), ==, 0);
  canvas_clear (&a);
  canvas_clear (&b);
}

/* Proven values look different from estimates. */
static void
test_proof (void)
{
  g_autofree AwaleGraphPoint *points = make_points (true);
  AwaleProof                  proofs[] = { AWALE_PROOF_ESTIMATE, AWALE_PROOF_EXACT,
                                           AWALE_PROOF_BOUNDS };
  Canvas                      pictures[3];
  AwaleGraphLayout            layout;
  AwaleRect                   around;
  int                         inside, outside;

  for (int i = 0; i < 3; i++)
    {
      points[10].evaluation.proof = points[11].evaluation.proof = proofs[i];
      paint (&pictures[i], points, PLIES);
    }
  awale_graph_layout_init (&layout, 600, 200, points, PLIES);
  around = layout.value.plot;
  around.x = awale_graph_axis_x_of_ply (&layout.value, 9);
  around.width = awale_graph_axis_x_of_ply (&layout.value, 12) - around.x;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < i; j++)
      {
        canvas_count_differences (&pictures[i], &pictures[j], around, 2, 40, &inside, &outside);
        g_assert_cmpint (inside, >, 8);
        g_assert_cmpint (outside, ==, 0);
      }
  for (int i = 0; i < 3; i++)
    canvas_clear (&pictures[i]);
}

/* The three classes of errors differ in shape, not only in color. */
static void
test_mistakes (void)
{
  g_autofree AwaleGraphPoint *points = make_points (true);
  AwaleGraphColors            gray = *awale_graph_colors_get_default (false);
  AwaleMoveClass              classes[] = {
    AWALE_MOVE_CLASS_BEST, AWALE_MOVE_CLASS_INACCURACY, AWALE_MOVE_CLASS_MISTAKE,
    AWALE_MOVE_CLASS_BLUNDER,
  };
  Canvas                      pictures[4];
  AwaleGraphLayout            layout;
  int                         inside, outside;

  gray.mistake = gray.blunder = gray.inaccuracy;
  awale_graph_layout_init (&layout, 600, 200, points, PLIES);
  for (int i = 0; i < 4; i++)
    {
      points[12].move_class = classes[i];
      canvas_init (&pictures[i], 600, 200);
      awale_graph_painter_paint (pictures[i].cr, &layout, points, PLIES, &gray, "Sans");
    }
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < i; j++)
      {
        canvas_count_differences (&pictures[i], &pictures[j], layout.value.plot, 0, 40, &inside,
                                  &outside);
        g_assert_cmpint (inside, >, 12);
        g_assert_cmpint (outside, ==, 0);
      }
  for (int i = 0; i < 4; i++)
    canvas_clear (&pictures[i]);
}

/* Returns the number of pixels that clearly differ. */
static int
count_differences (const Canvas *a,
                   const Canvas *b)
{
  AwaleRect all = { 0, 0, a->width, a->height };
  int       inside, outside;

  canvas_count_differences (a, b, all, 1, 60, &inside, &outside);
  return inside;
}

/* An error that the opponent punished has a larger mark. */
static void
test_punished (void)
{
  g_autofree AwaleGraphPoint *points = make_points (true);
  Canvas                      none, spared, punished;

  paint (&none, points, PLIES);
  points[12].move_class = AWALE_MOVE_CLASS_BLUNDER;
  paint (&spared, points, PLIES);
  points[12].is_punished = true;
  paint (&punished, points, PLIES);
  g_assert_cmpint (count_differences (&none, &punished), >,
                   count_differences (&none, &spared) * 3 / 2);
  canvas_clear (&none);
  canvas_clear (&spared);
  canvas_clear (&punished);
}

/* The marks of two classes look different even in one color, and have a limited size. */
static void
test_class_marks (void)
{
  Canvas canvases[AWALE_N_MOVE_CLASSES];

  for (int i = 0; i < AWALE_N_MOVE_CLASSES; i++)
    {
      AwaleRect around = { 10, 10, 20, 20 };
      int       inside, outside;

      canvas_init (&canvases[i], 40, 40);
      cairo_set_source_rgb (canvases[i].cr, 0, 0, 0);
      awale_class_mark_paint (canvases[i].cr, (AwaleMoveClass) i, 20, 20, 8);
      canvas_count_differences (&canvases[0], &canvases[i], around, 1, 0, &inside, &outside);
      g_assert_cmpint (outside, ==, 0);
      for (int j = 0; j < i; j++)
        g_assert_cmpint (count_differences (&canvases[i], &canvases[j]), >, 24);
    }
  for (int i = 0; i < AWALE_N_MOVE_CLASSES; i++)
    canvas_clear (&canvases[i]);
}

/* In a graph of a part of a game, no mark of a move is painted beyond the plot. */
static void
test_part (void)
{
  g_autofree AwaleGraphPoint *points = make_points (true);
  AwaleGraphLayout            layout;
  AwaleGraphView              view;
  Canvas                      plain, marked;
  AwaleRect                   plot;
  int                         inside, outside;

  awale_graph_view_init (&view, PLIES - 1);
  awale_graph_view_zoom (&view, 3, 20);
  awale_graph_layout_init (&layout, 600, 200, points, PLIES);
  awale_graph_layout_set_view (&layout, &view);
  canvas_init (&plain, 600, 200);
  canvas_init (&marked, 600, 200);
  awale_graph_painter_paint (plain.cr, &layout, points, PLIES,
                             awale_graph_colors_get_default (false), "Sans");
  for (int ply = 1; ply < PLIES; ply++)
    points[ply].move_class = AWALE_MOVE_CLASS_BLUNDER;
  awale_graph_painter_paint (marked.cr, &layout, points, PLIES,
                             awale_graph_colors_get_default (false), "Sans");
  plot = layout.value.plot;
  canvas_count_differences (&plain, &marked, plot, 0, 40, &inside, &outside);
  g_assert_cmpint (inside, >, 300);
  g_assert_cmpint (outside, ==, 0);
  canvas_clear (&plain);
  canvas_clear (&marked);
}

static void
test_cursor (void)
{
  g_autofree AwaleGraphPoint *points = make_points (true);
  const AwaleGraphColors     *colors = awale_graph_colors_get_default (true);
  AwaleGraphLayout            layout;

  awale_graph_layout_init (&layout, 600, 200, points, PLIES);
  for (int ply = 0; ply < PLIES; ply += 10)
    {
      Canvas    blank, canvas;
      AwaleRect line = layout.race.plot;
      int       inside, outside;

      canvas_init (&blank, 600, 200);
      canvas_init (&canvas, 600, 200);
      awale_graph_painter_paint_cursor (canvas.cr, &layout, points, PLIES, ply, colors, "Sans");
      line.x = awale_graph_axis_x_of_ply (&layout.race, ply);
      line.width = 0;
      line.height += line.y - layout.value.plot.y;
      line.y = layout.value.plot.y;
      canvas_count_differences (&blank, &canvas, line, 6, 0, &inside, &outside);
      g_assert_cmpint (inside, >, 100);
      g_assert_cmpint (outside, ==, 0);
      canvas_clear (&blank);
      canvas_clear (&canvas);
    }
}

/* The line of the cursor is faint where it crosses the names of the store curves. */
static void
test_cursor_and_words (void)
{
  g_autofree AwaleGraphPoint *points = make_points (true);
  const AwaleGraphColors     *colors = awale_graph_colors_get_default (true);
  AwaleGraphLayout            layout;

  awale_graph_layout_init (&layout, 600, 300, points, PLIES);
  for (int ply = 2; ply < 5; ply++)
    {
      Canvas    blank, canvas;
      AwaleRect word = layout.race.plot;
      int       inside, outside;

      canvas_init (&blank, 600, 300);
      canvas_init (&canvas, 600, 300);
      awale_graph_painter_paint_cursor (canvas.cr, &layout, points, PLIES, ply, colors, "Sans");
      word.y = awale_graph_axis_y_of_seeds (&layout.race, 25) +
               awale_graph_get_font_size (&layout) * 0.6;
      word.height = awale_graph_get_font_size (&layout) * 0.7;
      canvas_count_differences (&blank, &canvas, word, 0, 140, &inside, &outside);
      g_assert_cmpint (inside, ==, 0);
      g_assert_cmpint (outside, >, 100);
      canvas_count_differences (&blank, &canvas, word, 0, 20, &inside, &outside);
      g_assert_cmpint (inside, >, 0);
      canvas_clear (&blank);
      canvas_clear (&canvas);
    }
}

/* The names of the store curves do not cover the curves, however many seeds the stores contain. */
static void
test_words (void)
{
  static const struct
  {
    int south;
    int north;
  } stores[] = { { 0, 0 }, { 22, 20 }, { 18, 17 }, { 3, 21 } };

  for (size_t i = 0; i < G_N_ELEMENTS (stores); i++)
    {
      g_autofree AwaleGraphPoint *points = make_points (false);
      AwaleGraphWord              words[AWALE_GRAPH_MAX_WORDS];
      AwaleGraphLayout            layout;
      Canvas                      canvas;

      for (int ply = 0; ply < PLIES; ply++)
        {
          points[ply].south = stores[i].south;
          points[ply].north = stores[i].north;
        }
      awale_graph_layout_init (&layout, 600, 110, points, PLIES);
      canvas_init (&canvas, 600, 110);
      g_assert_cmpint (awale_graph_list_words (canvas.cr, &layout, points, PLIES, "Sans", words),
                       ==, 2);
      for (int word = 0; word < 2; word++)
        {
          double half = awale_graph_get_font_size (&layout) * 0.6;
          double south = awale_graph_axis_y_of_seeds (&layout.race, stores[i].south);
          double north = awale_graph_axis_y_of_seeds (&layout.race, stores[i].north);

          g_assert_cmpfloat (fabs (words[word].y - south), >=, half);
          g_assert_cmpfloat (fabs (words[word].y - north), >=, half);
        }
      canvas_clear (&canvas);
    }
}

/* The graph of a game without moves shows the bounds of its position. */
static void
test_start (void)
{
  AwaleGraphPoint point = { 0 };
  Canvas          with, without;

  paint (&without, &point, 1);
  point.has_evaluation = true;
  point.evaluation.low = -150;
  point.evaluation.high = 200;
  point.evaluation.proof = AWALE_PROOF_BOUNDS;
  paint (&with, &point, 1);
  g_assert_cmpint (canvas_compare (&with, &without), >, 40);
  canvas_clear (&with);
  canvas_clear (&without);
}

static void
test_colors (void)
{
  for (int dark = 0; dark < 2; dark++)
    {
      const AwaleGraphColors *colors = awale_graph_colors_get_default (dark);
      AwaleColor              ground = awale_board_palette_get ("hardwood", dark)->surround;
      AwaleColor signs[] = { colors->south, colors->north, colors->curve, colors->inaccuracy,
                             colors->mistake,
                             colors->blunder };

      g_assert_cmpfloat (color_get_contrast (colors->text, ground), >=, 4.5);
      for (size_t i = 0; i < G_N_ELEMENTS (signs); i++)
        g_assert_cmpfloat (color_get_contrast (signs[i], ground), >=, 3);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/axis/plies", test_axis_plies);
  g_test_add_func ("/picture/axis/seeds", test_axis_seeds);
  g_test_add_func ("/picture/axis/ticks", test_axis_ticks);
  g_test_add_func ("/picture/axis/rounds", test_rounds);
  g_test_add_func ("/picture/axis/part", test_axis_part);
  g_test_add_func ("/picture/axis/empty", test_axis_empty);
  g_test_add_func ("/picture/graph-view/zoom", test_view);
  g_test_add_func ("/picture/graph-view/reveal", test_view_reveal);
  g_test_add_func ("/picture/graph-view/length", test_view_length);
  g_test_add_func ("/picture/graph/layout", test_layout);
  g_test_add_func ("/picture/graph/large-text", test_large_text);
  g_test_add_func ("/picture/graph/same-again", test_same_again);
  g_test_add_func ("/picture/graph/proof", test_proof);
  g_test_add_func ("/picture/graph/mistakes", test_mistakes);
  g_test_add_func ("/picture/graph/punished", test_punished);
  g_test_add_func ("/picture/graph/class-marks", test_class_marks);
  g_test_add_func ("/picture/graph/part", test_part);
  g_test_add_func ("/picture/graph/cursor", test_cursor);
  g_test_add_func ("/picture/graph/cursor-and-words", test_cursor_and_words);
  g_test_add_func ("/picture/graph/words", test_words);
  g_test_add_func ("/picture/graph/start", test_start);
  g_test_add_func ("/picture/graph/colors", test_colors);
  return g_test_run ();
}
