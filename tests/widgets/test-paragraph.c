/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/awale-paragraph.h"

#include "cases.h"
#include "widget-fixtures.h"

#define SHORT "Depth 9"
#define LONG  "Between 12.5 seeds for North and 3.5 seeds for South, at depth 21"

enum
{
  NARROW = 160,
  WIDE = 900,
};

typedef struct
{
  GtkWidget      *window;
  GtkWidget      *parent;
  AwaleParagraph *label;
} Fixture;

static int n_layouts;

static void
measure_cb (GtkWidget      *widget,
            GtkOrientation  orientation,
            int             for_size,
            int            *minimum,
            int            *natural,
            int            *minimum_baseline,
            int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

/* Allocates the child's natural height at the top of the widget. */
static void
allocate_cb (GtkWidget *widget,
             int        width,
             int        height,
             int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int natural;

  n_layouts++;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  gtk_widget_allocate (child, width, natural, baseline, NULL);
}

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static bool
needs_no_layout (gpointer parent)
{
  int before = n_layouts;

  gtk_test_widget_wait_for_draw (parent);
  return n_layouts == before;
}

static Fixture
show (int width)
{
  Fixture self = { .parent = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0) };

  gtk_widget_set_layout_manager (self.parent, gtk_custom_layout_new (request_mode_cb, measure_cb,
                                                                     allocate_cb));
  self.label = AWALE_PARAGRAPH (awale_paragraph_new ());
  gtk_box_append (GTK_BOX (self.parent), GTK_WIDGET (self.label));
  awale_paragraph_set_text (self.label, SHORT);
  self.window = fixtures_show (self.parent, width, 200);
  fixtures_wait (needs_no_layout, self.parent);
  n_layouts = 0;
  return self;
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, self->parent);
}

static int
get_height (Fixture *self)
{
  gtk_test_widget_wait_for_draw (self->parent);
  return gtk_widget_get_height (GTK_WIDGET (self->label));
}

/* A long text takes several lines in a narrow paragraph, and a single one in a wide paragraph. */
static void
test_wraps (void)
{
  Fixture narrow = show (NARROW), wide;
  int line = get_height (&narrow);

  awale_paragraph_set_text (narrow.label, LONG);
  g_assert_cmpint (get_height (&narrow), >=, 2 * line);
  awale_paragraph_set_text (narrow.label, SHORT);
  g_assert_cmpint (get_height (&narrow), ==, line);
  awale_paragraph_set_markup (narrow.label, "<b>" SHORT "</b>  " LONG);
  g_assert_cmpint (get_height (&narrow), >=, 2 * line);
  g_assert_cmpstr (awale_paragraph_get_text (narrow.label), ==, SHORT "  " LONG);
  awale_paragraph_set_text (narrow.label, SHORT "  " LONG);
  clear (&narrow);

  wide = show (WIDE);
  awale_paragraph_set_text (wide.label, LONG);
  g_assert_cmpint (get_height (&wide), ==, line);
  clear (&wide);
}

static cairo_surface_t *
render_label (GtkWidget  *label,
              const char *markup)
{
  GtkWidget *window;
  cairo_surface_t *surface;

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  window = fixtures_show (label, NARROW, 200);
  if (AWALE_IS_PARAGRAPH (label))
    awale_paragraph_set_markup (AWALE_PARAGRAPH (label), markup);
  else
    gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_test_widget_wait_for_draw (label);
  surface = fixtures_render (label);
  fixtures_destroy (window, label);
  return surface;
}

/* A paragraph looks like a GtkLabel, even with lines of different heights. */
static void
test_picture (void)
{
  const char *markup = "<big>" SHORT "</big>   <small>" LONG "</small>";
  GtkWidget *label = gtk_label_new ("");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  g_assert_cmpint (fixtures_compare (render_label (label, markup),
                                     render_label (awale_paragraph_new (), markup)), ==, 0);
}

/* A new text with the same number of lines does not require a new layout. */
static void
test_steady (void)
{
  Fixture self = show (WIDE);

  awale_paragraph_set_text (self.label, LONG);
  awale_paragraph_set_markup (self.label, "<b>" SHORT "</b>");
  awale_paragraph_set_text (self.label, SHORT);
  gtk_test_widget_wait_for_draw (self.parent);
  g_assert_cmpint (n_layouts, ==, 0);
  clear (&self);

  self = show (NARROW);
  awale_paragraph_set_text (self.label, LONG);
  gtk_test_widget_wait_for_draw (self.parent);
  g_assert_cmpint (n_layouts, >, 0);
  clear (&self);
}

/* The natural width for a height is enough for later texts, too. */
static void
test_width_for_height (void)
{
  Fixture self = show (WIDE);
  g_autoptr (PangoLayout) text = NULL;
  int needed, natural;

  text = gtk_widget_create_pango_layout (GTK_WIDGET (self.label), LONG);
  pango_layout_get_pixel_size (text, &needed, NULL);
  gtk_widget_measure (GTK_WIDGET (self.label), GTK_ORIENTATION_HORIZONTAL, get_height (&self),
                      NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, >=, needed);
  gtk_widget_measure (GTK_WIDGET (self.label), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);
  g_assert_cmpint (natural, <, NARROW);
  clear (&self);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/steady-label/wraps", test_wraps);
  g_test_add_func ("/widgets/steady-label/picture", test_picture);
  g_test_add_func ("/widgets/steady-label/steady", test_steady);
  g_test_add_func ("/widgets/steady-label/width-for-height", test_width_for_height);
}
