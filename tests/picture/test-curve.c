/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "picture/awale-curve-painter.h"

enum
{
  N_CURVES = 500,
  N_POINTS = 12,
};

/* All points and the maximum level lie in the plot, for random values and sizes. */
static void
test_layout (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (int i = 0; i < N_CURVES; i++)
    {
      int values[N_POINTS];
      const AwaleCurve curve = { .values = values, .n = g_rand_int_range (rand, 2, N_POINTS + 1),
                                 .text_scale = g_rand_double_range (rand, 0.8, 2.5) };
      int scale = g_rand_int_range (rand, 1, 2000);
      double ticks[16];
      AwaleGraphAxis axis;
      int n_ticks;

      for (int p = 0; p < N_POINTS; p++)
        values[p] = g_rand_int_range (rand, 0, scale);
      axis = awale_curve_lay_out (&curve, g_rand_double_range (rand, 120, 900),
                                  180 * curve.text_scale);
      for (int p = 0; p < curve.n; p++)
        {
          g_assert_cmpfloat (values[p], <=, axis.high);
          g_assert_cmpint (awale_graph_axis_ply_at_x (&axis, awale_graph_axis_x_of_ply (&axis, p)),
                           ==, p);
        }
      n_ticks = awale_graph_axis_seed_ticks (&axis, 30 * curve.text_scale, ticks,
                                             G_N_ELEMENTS (ticks));
      g_assert_cmpint (n_ticks, >=, 2);
      g_assert_cmpfloat (ticks[0], ==, 0);
      g_assert_cmpfloat (ticks[n_ticks - 1], ==, axis.high);
    }
}

/* The curve is painted, and the selected point adds to it. */
static void
test_paint (void)
{
  const int values[] = { 120, 30, 60 };
  const AwaleCurve curve = { values, 3, "2024-01-01", "2026-11", 1, NULL };
  AwaleGraphAxis axis = awale_curve_lay_out (&curve, 300, 180);
  unsigned long sums[2] = { 0, 0 };

  for (int i = 0; i < 2; i++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 300, 180);
      cairo_t *cr = cairo_create (surface);
      const unsigned char *data;

      awale_curve_paint (cr, &curve, &axis, awale_graph_colors_get_default (false), i - 1);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      data = cairo_image_surface_get_data (surface);
      for (int byte = 3; byte < 180 * cairo_image_surface_get_stride (surface); byte += 4)
        sums[i] += data[byte];
      cairo_surface_destroy (surface);
    }
  g_assert_cmpuint (sums[0], >, 100000);
  g_assert_cmpuint (sums[1], >, sums[0] + 1000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/curve/layout", test_layout);
  g_test_add_func ("/picture/curve/paint", test_paint);
  return g_test_run ();
}
