/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app-fixtures.h"
#include "cases.h"

/* Widgets whose style is asymmetric, as CSS nodes and classes from the outermost inwards. */
static const char *const places[] =
{
  "box.play-bar",
  "box.play-bar box.answers button",
  "box.reading",
  "toasts revealer box",
  "passbar",
  "moverow label.number",
  "move label.number",
  "move label.evaluation",
};

/* Space before and after the content in pixels, in reading direction. */
typedef struct
{
  float start;
  float end;
} Sides;

static GtkWidget *
create_node (const char *selector)
{
  g_auto (GStrv) names = g_strsplit (selector, ".", -1);
  GtkWidget *node = g_object_new (GTK_TYPE_BOX, "css-name", names[0], NULL);

  for (char **class = names + 1; *class != NULL; class++)
    gtk_widget_add_css_class (node, *class);
  return node;
}

static Sides
measure_sides (const char       *place,
               GtkTextDirection  direction)
{
  g_auto (GStrv) selectors = g_strsplit (place, " ", -1);
  GtkWidget *outer, *inner, *content, *window;
  graphene_rect_t bounds;
  float left, right;

  gtk_widget_set_default_direction (direction);
  outer = inner = create_node (selectors[0]);
  for (char **selector = selectors + 1; *selector != NULL; selector++)
    {
      GtkWidget *node = create_node (*selector);

      gtk_box_append (GTK_BOX (inner), node);
      inner = node;
    }
  content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_box_append (GTK_BOX (inner), content);
  window = fixtures_show (outer, 300, 60);
  g_assert_true (gtk_widget_compute_bounds (content, window, &bounds));
  left = bounds.origin.x;
  right = gtk_widget_get_width (window) - left - bounds.size.width;
  fixtures_destroy (window, window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  return direction == GTK_TEXT_DIR_LTR ? (Sides) { left, right } : (Sides) { right, left };
}

/* Asymmetric styles are mirrored in right-to-left text. */
static void
test_direction (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    {
      Sides ltr = measure_sides (places[i], GTK_TEXT_DIR_LTR);
      Sides rtl = measure_sides (places[i], GTK_TEXT_DIR_RTL);

      g_test_message ("%s: %g and %g, mirrored %g and %g", places[i], ltr.start, ltr.end,
                      rtl.start, rtl.end);
      g_assert_true (rtl.start == ltr.start && rtl.end == ltr.end);
    }
}

/* Checks that the theme has all icons named in the templates of @folder, and returns their
 * number. */
static unsigned
check_icons (GtkIconTheme *theme,
             const char   *folder)
{
  g_auto (GStrv) names = g_resources_enumerate_children (folder, 0, NULL);
  g_autoptr (GRegex) regex = g_regex_new ("icon-name\">([^<]+)<", 0, 0, NULL);
  unsigned n = 0;

  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *path = g_strconcat (folder, *name, NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
      g_autoptr (GMatchInfo) match = NULL;

      if (bytes == NULL)
        {
          n += check_icons (theme, path);
          continue;
        }
      g_regex_match_full (regex, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), 0, 0,
                          &match, NULL);
      for (; g_match_info_matches (match); g_match_info_next (match, NULL), n++)
        {
          g_autofree char *icon = g_match_info_fetch (match, 1);

          g_test_message ("%s: %s", path, icon);
          g_assert_true (gtk_icon_theme_has_icon (theme, icon));
        }
    }
  return n;
}

static void
test_icons (void)
{
  g_autofree char *icons = g_build_filename (g_getenv ("AWALE_DATA_DIR"), "icons", NULL);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  gtk_icon_theme_add_search_path (theme, icons);
  g_assert_cmpuint (check_icons (theme, "/io/github/awale/Awale/"), >, 0);
}

CASES (app_fixtures_init)
{
  g_test_add_func ("/app/style/direction", test_direction);
  g_test_add_func ("/app/style/icons", test_icons);
}
