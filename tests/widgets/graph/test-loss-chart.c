/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/graph/awale-loss-chart.h"

typedef struct
{
  GtkWidget      *window;
  AwaleLossChart *curve;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->curve = g_object_new (AWALE_TYPE_LOSS_CHART, NULL);
  self->window = fixtures_show (GTK_WIDGET (self->curve), 400, 200);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  fixtures_destroy (self->window, GTK_WIDGET (self->curve));
}

/* Sets @n games of ten moves each on successive days, with the losses @loss in hundredths of a
 * seed, or 100 each if @loss is NULL. */
static void
set_games (Fixture   *self,
           unsigned   n,
           const int *loss)
{
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (AwalePlayerGame));

  for (unsigned i = 0; i < n; i++)
    {
      AwalePlayerGame game = { .id = i + 1, .loss = { 10, loss != NULL ? loss[i] : 100 } };

      g_snprintf (game.date, sizeof game.date, "2026.%02u.%02u", i / 28 + 1, i % 28 + 1);
      g_array_append_val (games, game);
    }
  awale_loss_chart_set_games (self->curve, games);
}

static void
assert_point (Fixture    *self,
              double      index,
              const char *text)
{
  GtkAccessible *curve = GTK_ACCESSIBLE (self->curve);

  gtk_test_accessible_assert_property (curve, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, index);
  gtk_test_accessible_assert_property (curve, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}

static void
press (Fixture  *self,
       unsigned  keyval)
{
  g_assert_true (fixtures_press (GTK_WIDGET (self->curve), keyval, 0));
}

static void
test_keys (Fixture       *self,
           gconstpointer  data)
{
  const int loss[] = { 1200, 300, 500 };

  set_games (self, 3, loss);
  assert_point (self, 2, "0.50 seeds per move, 2026-01-03, 1 game");
  press (self, GDK_KEY_Left);
  assert_point (self, 1, "0.30 seeds per move, 2026-01-02, 1 game");
  press (self, GDK_KEY_Home);
  press (self, GDK_KEY_Left);
  assert_point (self, 0, "1.20 seeds per move, 2026-01-01, 1 game");
  press (self, GDK_KEY_Right);
  press (self, GDK_KEY_End);
  press (self, GDK_KEY_Right);
  assert_point (self, 2, "0.50 seeds per move, 2026-01-03, 1 game");
}

static void
test_words (Fixture       *self,
            gconstpointer  data)
{
  const int loss[] = { 1200, 300, 500 };

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (self->curve), GTK_ACCESSIBLE_ROLE_SLIDER);
  set_games (self, 3, loss);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (self->curve), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    "3 games with a date. At first: 1.20 seeds per move, 2026-01-01, 1 game. "
    "Lately: 0.50 seeds per move, 2026-01-03, 1 game. "
    "Least: 0.30 seeds per move, 2026-01-02, 1 game. "
    "Most: 1.20 seeds per move, 2026-01-01, 1 game.");
}

/* When there are many games, each point stands for the same number of games, and the last one for
 * the remaining games. */
static void
test_many (Fixture       *self,
           gconstpointer  data)
{
  set_games (self, 40, NULL);
  g_assert_cmpuint (awale_loss_chart_get_games_per_point (self->curve), ==, 1);
  set_games (self, 41, NULL);
  g_assert_cmpuint (awale_loss_chart_get_games_per_point (self->curve), ==, 2);
  assert_point (self, 20, "0.10 seeds per move, 2026-02-13, 1 game");
  press (self, GDK_KEY_Left);
  assert_point (self, 19, "0.10 seeds per move, 2026-02-11 – 2026-02-12, 2 games");
  set_games (self, 300, NULL);
  g_assert_cmpuint (awale_loss_chart_get_games_per_point (self->curve), ==, 8);
  press (self, GDK_KEY_Home);
  assert_point (self, 0, "0.10 seeds per move, 2026-01-01 – 2026-01-08, 8 games");
}

/* A point that was selected by a key is highlighted until games are set again, and other games look
 * different. */
static void
test_picture (Fixture       *self,
              gconstpointer  data)
{
  const int loss[] = { 1200, 300, 500 };
  const int other[] = { 300, 1200, 500 };
  cairo_surface_t *plain;

  set_games (self, 3, loss);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->curve));
  plain = fixtures_render (GTK_WIDGET (self->curve));
  press (self, GDK_KEY_Left);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->curve));
  g_assert_cmpint (fixtures_compare (cairo_surface_reference (plain),
                                     fixtures_render (GTK_WIDGET (self->curve))), >, 20);
  set_games (self, 3, loss);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->curve));
  g_assert_cmpint (fixtures_compare (cairo_surface_reference (plain),
                                     fixtures_render (GTK_WIDGET (self->curve))), ==, 0);
  set_games (self, 3, other);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->curve));
  g_assert_cmpint (fixtures_compare (plain, fixtures_render (GTK_WIDGET (self->curve))), >, 100);
}

#define ADD(name, test) \
  g_test_add ("/graph/given-curve/" name, Fixture, NULL, set_up, test, tear_down)

CASES (fixtures_init)
{
  ADD ("keys", test_keys);
  ADD ("words", test_words);
  ADD ("many", test_many);
  ADD ("picture", test_picture);
}
