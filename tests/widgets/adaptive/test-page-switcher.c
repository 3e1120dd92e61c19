/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/adaptive/awale-page-switcher.h"

#include "cases.h"
#include "widget-fixtures.h"

static const char *const titles[] = { "Moves", "A Rather Long Title", "Report" };
static const char *const icons[] = { "view-list-symbolic", "go-next-symbolic", "go-first-symbolic",
                                     NULL };

typedef struct
{
  GtkWidget *window;
  GtkStack  *stack;
  GtkWidget *switcher;
} Fixture;

static Fixture
begin (void)
{
  Fixture self = { 0 };

  self.stack = g_object_ref_sink (GTK_STACK (gtk_stack_new ()));
  for (unsigned i = 0; i < G_N_ELEMENTS (titles); i++)
    gtk_stack_add_titled (self.stack, gtk_label_new (NULL), titles[i], titles[i]);
  self.switcher = g_object_new (AWALE_TYPE_PAGE_SWITCHER,
                                "stack", self.stack,
                                "icons", icons,
                                NULL);
  self.window = fixtures_show_resizable (self.switcher);
  fixtures_resize (self.switcher, 900, -1);
  return self;
}

static void
end (Fixture *self)
{
  fixtures_destroy (self->window, self->switcher);
  g_assert_finalize_object (self->stack);
}

static void
measure (Fixture *self,
         int     *minimum,
         int     *natural)
{
  gtk_widget_set_size_request (self->switcher, -1, -1);
  gtk_widget_measure (self->switcher, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
}

static void
allocate (Fixture *self,
          int      width)
{
  fixtures_resize (self->switcher, width, -1);
}

static GtkWidget *
get_button (Fixture *self,
            int      i)
{
  return fixtures_find (self->switcher, GTK_TYPE_TOGGLE_BUTTON, i);
}

static bool
shows_titles (Fixture *self)
{
  return GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (get_button (self, 0))));
}

/* Checks that no button cuts its contents off, and that all have the same spare width. */
static void
check_whole (Fixture *self)
{
  int first = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *content = gtk_button_get_child (GTK_BUTTON (get_button (self, i)));
      int needed, spare;

      gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &needed, NULL, NULL);
      spare = gtk_widget_get_width (get_button (self, i)) - needed;
      g_assert_cmpint (gtk_widget_get_width (content), >=, needed);
      first = i == 0 ? spare : first;
      g_assert_cmpint (ABS (spare - first), <=, 1);
    }
}

/* The switcher shows titles if its width is enough for them, and otherwise icons with tooltips,
 * also after its width has changed. */
static void
test_width (void)
{
  Fixture self = begin ();
  int minimum, natural;

  measure (&self, &minimum, &natural);
  g_assert_cmpint (minimum, <, natural / 2);
  for (int round = 0; round < 2; round++)
    {
      allocate (&self, natural);
      g_assert_true (shows_titles (&self));
      check_whole (&self);
      allocate (&self, natural - 1);
      g_assert_false (shows_titles (&self));
      g_assert_cmpstr (gtk_widget_get_tooltip_text (get_button (&self, 1)), ==, titles[1]);
      allocate (&self, minimum);
      g_assert_false (shows_titles (&self));
      check_whole (&self);
    }
  allocate (&self, natural + 100);
  g_assert_true (shows_titles (&self));
  end (&self);
}

/* The measured widths do not depend on whether titles or icons are shown. */
static void
test_measure (void)
{
  Fixture self = begin ();
  int minimum, natural, minimum_after, natural_after;

  measure (&self, &minimum, &natural);
  allocate (&self, minimum);
  g_assert_false (shows_titles (&self));
  measure (&self, &minimum_after, &natural_after);
  g_assert_cmpint (minimum_after, ==, minimum);
  g_assert_cmpint (natural_after, ==, natural);
  end (&self);
}

/* Hiding a page or changing its title changes the room that the titles need. */
static void
test_pages (void)
{
  Fixture self = begin ();
  GtkWidget *longest = gtk_stack_get_child_by_name (self.stack, titles[1]);
  int minimum, natural, less;

  measure (&self, &minimum, &natural);
  gtk_stack_page_set_visible (gtk_stack_get_page (self.stack, longest), FALSE);
  measure (&self, &minimum, &less);
  g_assert_cmpint (less, <, natural / 2);
  allocate (&self, less);
  g_assert_true (shows_titles (&self));
  gtk_stack_page_set_visible (gtk_stack_get_page (self.stack, longest), TRUE);
  allocate (&self, less);
  g_assert_false (shows_titles (&self));
  gtk_stack_page_set_title (gtk_stack_get_page (self.stack, longest), "Short");
  measure (&self, &minimum, &less);
  g_assert_cmpint (less, <, natural);
  allocate (&self, less);
  g_assert_true (shows_titles (&self));
  check_whole (&self);
  end (&self);
}

/* The switcher does not alternate between titles and icons at any width, even if a style makes one
 * kind of button wider. */
static void
test_margins (void)
{
  static const char *const styles[] = {
    "pageswitcher stackswitcher > button.text-button { min-width: 200px; }",
    "pageswitcher stackswitcher > button.image-button { min-width: 200px; }",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      GtkCssProvider *provider = gtk_css_provider_new ();
      Fixture self;
      int minimum, natural;

      gtk_css_provider_load_from_data (provider, styles[i], -1);
      gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                  GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_USER);
      self = begin ();
      measure (&self, &minimum, &natural);
      for (int width = minimum; width <= natural + 10; width++)
        {
          bool has_room;

          allocate (&self, width);
          has_room = shows_titles (&self);
          allocate (&self, width + 1);
          g_assert_true (shows_titles (&self) || !has_room);
          allocate (&self, width);
          g_assert_true (shows_titles (&self) == has_room);
        }
      end (&self);
      gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                     GTK_STYLE_PROVIDER (provider));
      g_object_unref (provider);
    }
}

/* There may be fewer or more icons than pages. */
static void
test_icons (void)
{
  const char *const few[] = { "view-list-symbolic", NULL };
  const char *const many[] = { "go-next-symbolic", "go-next-symbolic", "go-next-symbolic",
                               "go-next-symbolic", NULL };
  Fixture self = begin ();
  int minimum, natural, most;

  g_object_set (self.switcher, "icons", few, NULL);
  measure (&self, &most, &natural);
  allocate (&self, most);
  g_assert_false (shows_titles (&self));
  g_assert_true (GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (get_button (&self, 1)))));
  check_whole (&self);
  g_object_set (self.switcher, "icons", many, NULL);
  measure (&self, &minimum, &natural);
  g_assert_cmpint (minimum, <, most);
  allocate (&self, natural);
  allocate (&self, minimum);
  g_assert_false (GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (get_button (&self, 1)))));
  end (&self);
}

static void
test_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Fixture self = begin ();
  int dpi, minimum, natural, larger;

  measure (&self, &minimum, &natural);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  measure (&self, &minimum, &larger);
  g_assert_cmpint (larger, >, natural + 100);
  allocate (&self, natural);
  g_assert_false (shows_titles (&self));
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  end (&self);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/page-switcher/width", test_width);
  g_test_add_func ("/widgets/page-switcher/measure", test_measure);
  g_test_add_func ("/widgets/page-switcher/pages", test_pages);
  g_test_add_func ("/widgets/page-switcher/margins", test_margins);
  g_test_add_func ("/widgets/page-switcher/icons", test_icons);
  g_test_add_func ("/widgets/page-switcher/text", test_text);
}
