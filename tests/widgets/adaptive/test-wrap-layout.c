/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/adaptive/awale-wrap-layout.h"

#include "cases.h"
#include "widget-fixtures.h"

#define WORD 100
#define HIGH 20

/* Creates @n_words words of the same size, of which the first @n_expand expand. */
static GtkWidget *
create_line (int n_words,
             int n_expand)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (line, awale_wrap_layout_new ());
  for (int i = 0; i < n_words; i++)
    {
      GtkWidget *word = gtk_drawing_area_new ();

      gtk_widget_set_size_request (word, WORD, HIGH);
      gtk_widget_set_hexpand (word, i < n_expand);
      gtk_box_append (GTK_BOX (line), word);
    }
  return g_object_ref_sink (line);
}

static void
allocate (GtkWidget *line,
          int        width)
{
  int height;

  gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (line, width, height, -1, NULL);
}

static void
assert_place (GtkWidget *line,
              int        nth,
              int        x,
              int        y,
              int        width)
{
  GtkWidget *word = gtk_widget_get_first_child (line);
  graphene_rect_t place;

  while (nth-- > 0)
    word = gtk_widget_get_next_sibling (word);
  g_assert_true (gtk_widget_compute_bounds (word, line, &place));
  g_assert_cmpint ((int) place.origin.x, ==, x);
  g_assert_cmpint ((int) place.origin.y, ==, y);
  g_assert_cmpint (gtk_widget_get_width (word), ==, width);
}

static void
test_lines (void)
{
  GtkWidget *line = create_line (3, 0);

  allocate (line, 3 * WORD + 50);
  assert_place (line, 2, 2 * WORD, 0, WORD);
  allocate (line, 3 * WORD - 1);
  assert_place (line, 1, WORD, 0, WORD);
  assert_place (line, 2, 0, HIGH, WORD);
  g_object_unref (line);
}

/* The first expanding word in a line gets the spare width. */
static void
test_expand (void)
{
  GtkWidget *line = create_line (3, 2);

  allocate (line, 3 * WORD + 50);
  assert_place (line, 0, 0, 0, WORD + 50);
  assert_place (line, 1, WORD + 50, 0, WORD);
  assert_place (line, 2, 2 * WORD + 50, 0, WORD);
  allocate (line, WORD + 30);
  assert_place (line, 0, 0, 0, WORD + 30);
  assert_place (line, 1, 0, HIGH, WORD + 30);
  assert_place (line, 2, 0, 2 * HIGH, WORD);
  g_object_unref (line);
}

/* A vertically centered child is centered beside a taller one; in a line of its own, it starts at
 * the top and adds no height. */
static void
test_center (void)
{
  GtkWidget *line = create_line (2, 0);
  GtkWidget *first = gtk_widget_get_first_child (line);
  GtkWidget *last = gtk_widget_get_last_child (line);

  gtk_widget_set_valign (first, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (last, WORD, 3 * HIGH);
  allocate (line, 2 * WORD);
  assert_place (line, 0, 0, HIGH, WORD);
  assert_place (line, 1, WORD, 0, WORD);
  allocate (line, WORD);
  assert_place (line, 0, 0, 0, WORD);
  assert_place (line, 1, 0, HIGH, WORD);
  g_object_unref (line);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/wrap-layout/lines", test_lines);
  g_test_add_func ("/widgets/wrap-layout/expand", test_expand);
  g_test_add_func ("/widgets/wrap-layout/center", test_center);
}
