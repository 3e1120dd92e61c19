/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "cases.h"
#include "widget-fixtures.h"

#include "picture/awale-board-palette.h"
#include "widgets/awale-widgets.h"

static GtkWidget *
get_button (GtkWidget *chooser,
            int        nth)
{
  return fixtures_find (chooser, GTK_TYPE_TOGGLE_BUTTON, nth);
}

static void
assert_theme (GtkWidget  *chooser,
              const char *expected)
{
  g_autofree char *theme = NULL;

  g_object_get (chooser, "theme", &theme, NULL);
  g_assert_cmpstr (theme, ==, expected);
}

static void
test_choosing (void)
{
  GtkWidget *chooser = g_object_ref_sink (g_object_new (AWALE_TYPE_THEME_CHOOSER, NULL));
  const char *const *themes = awale_board_palette_get_themes ();
  int count = 0;

  fixtures_count_notify (chooser, "theme", &count);
  assert_theme (chooser, themes[0]);
  for (int i = 0; themes[i] != NULL; i++)
    {
      GtkWidget *button = get_button (chooser, i);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      assert_theme (chooser, themes[i]);
      g_assert_cmpint (count, ==, i);
      gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           awale_board_palette_get (themes[i], false)->title);
    }
  g_assert_finalize_object (chooser);
}

static void
test_setting (void)
{
  GtkWidget *chooser = g_object_ref_sink (g_object_new (AWALE_TYPE_THEME_CHOOSER, NULL));
  int count = 0;

  fixtures_count_notify (chooser, "theme", &count);
  g_object_set (chooser, "theme", "slate", NULL);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_button (chooser, 2))));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_button (chooser, 0))));
  g_assert_cmpint (count, ==, 1);
  g_object_set (chooser, "theme", "slate", NULL);
  g_assert_cmpint (count, ==, 1);
  /* An unknown theme selects the default, as on the board. */
  g_object_set (chooser, "theme", "plastic", NULL);
  assert_theme (chooser, "hardwood");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_button (chooser, 0))));
  g_assert_finalize_object (chooser);
}

static void
test_previews (void)
{
  GtkWidget *chooser = g_object_new (AWALE_TYPE_THEME_CHOOSER, NULL);
  GtkWidget *window;
  cairo_surface_t *one, *other;

  window = fixtures_show (chooser, 560, 160);
  one = fixtures_render (fixtures_find (chooser, GTK_TYPE_DRAWING_AREA, 0));
  other = fixtures_render (fixtures_find (chooser, GTK_TYPE_DRAWING_AREA, 1));
  g_assert_cmpint (fixtures_compare (one, other), >, 1000);
  fixtures_destroy (window, chooser);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/theme-chooser/choosing", test_choosing);
  g_test_add_func ("/widgets/theme-chooser/setting", test_setting);
  g_test_add_func ("/widgets/theme-chooser/previews", test_previews);
}
