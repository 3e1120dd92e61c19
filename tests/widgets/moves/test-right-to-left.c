/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game/awale-glyph.h"
#include "widgets/moves/awale-move-list.h"

#include "widget-fixtures.h"

#include <string.h>

static double
find_left (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  double x;

  g_assert_true (gtk_widget_translate_coordinates (widget, window, 0, 0, &x, NULL));
  return x;
}

static GtkWidget *
find_label (GtkWidget  *root,
            const char *text)
{
  for (int i = 0;; i++)
    {
      GtkWidget *label = fixtures_find (root, GTK_TYPE_LABEL, i);

      g_assert_nonnull (label);
      if (strstr (gtk_label_get_text (GTK_LABEL (label)), text) != NULL)
        return label;
    }
}

static int
find_sign (GtkWidget *label,
           char       sign)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  PangoRectangle place;

  pango_layout_index_to_pos (gtk_label_get_layout (GTK_LABEL (label)),
                             (int) (strchr (text, sign) - text), &place);
  return MIN (place.x, place.x + place.width);
}

/* In a right-to-left language North is to the left of South, but a move is still written “F!?” and
 * not “?!F”. */
static void
test_notation (void)
{
  GtkWidget *list = g_object_new (AWALE_TYPE_MOVE_LIST, NULL);
  g_autoptr (AwaleGame) game = fixtures_create_game ("Ff");
  GtkWidget *window;
  GtkWidget *glyph;

  awale_game_toggle_glyph (game, awale_game_find_path (game, "F"), AWALE_GLYPH_INTERESTING);
  g_object_set (list, "game", game, NULL);
  window = fixtures_show (list, 300, 200);
  glyph = find_label (list, "!?");
  g_assert_cmpfloat (find_left (find_label (list, "f")), <, find_left (find_label (list, "F")));
  g_assert_cmpfloat (find_left (find_label (list, "F")), <, find_left (glyph));
  g_assert_cmpint (find_sign (glyph, '!'), <, find_sign (glyph, '?'));
  fixtures_destroy (window, list);
}

static void
test_keys (void)
{
  GtkWidget *list = g_object_new (AWALE_TYPE_MOVE_LIST, NULL);
  g_autoptr (AwaleGame) game = fixtures_create_game ("Ff");
  GtkWidget *window;

  g_object_set (list, "game", game, NULL);
  window = fixtures_show (list, 300, 200);
  g_assert_true (fixtures_press (list, GDK_KEY_Right, 0));
  g_assert_true (awale_game_get_cursor (game) == awale_game_find_path (game, "F"));
  g_assert_true (fixtures_press (list, GDK_KEY_Left, 0));
  g_assert_true (awale_game_get_cursor (game) == awale_game_find_path (game, "Ff"));
  fixtures_destroy (window, list);
}

int
main (int    argc,
      char **argv)
{
  fixtures_init (&argc, &argv);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_test_add_func ("/widgets/right-to-left/notation", test_notation);
  g_test_add_func ("/widgets/right-to-left/keys", test_keys);
  return g_test_run ();
}
