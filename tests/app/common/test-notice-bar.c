/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app-fixtures.h"
#include "cases.h"
#include "app/common/awale-notice-bar.h"
#include "../../wait.h"

typedef struct
{
  const char *title;
  const char *details;
  const char *label;
} Notice;

/* Notices in English and French, without and with details and a button, and one whose details
 * scroll. */
static const Notice notices[] = {
  { "2 lines were added.", NULL, NULL },
  { "Your changes were recovered.", "They are not saved yet.", "_Save" },
  { "Vos modifications ont été récupérées.", "Elles ne sont pas encore enregistrées.",
    "_Enregistrer" },
  { "La partie n’a pas pu être lue en entier : elle s’arrête au coup 12…",
    "Ligne 4, colonne 2 : « é » n’est pas un coup\nLigne 5, colonne 1 : il n’y a plus rien", NULL },
  { "Jouez le coup qui vient avant « Tour 2, Sud E ».",
    "Les coups suivants changent de camp. Ce qui n’est plus permis est gardé dans un commentaire.",
    "_Annuler" },
  { "The file has more games", "One\nTwo\nThree\nFour\nFive\nSix\nSeven", "_Show" },
};

static void
test_words (void)
{
  GtkWidget *notice = g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  AwaleNoticeBar *bar = AWALE_NOTICE_BAR (notice);

  g_assert_null (awale_notice_bar_get_title (bar));
  awale_notice_bar_show (bar, AWALE_NOTICE_WARNING, "Title", "Line 4, column 2", "_Save",
                         "win.save");
  g_assert_cmpstr (awale_notice_bar_get_title (bar), ==, "Title");
  gtk_test_accessible_assert_property (notice, GTK_ACCESSIBLE_PROPERTY_LABEL, "Title");
  gtk_test_accessible_assert_property (notice, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Line 4, column 2");
  awale_notice_bar_withdraw (bar, "win.open");
  g_assert_cmpstr (awale_notice_bar_get_title (bar), ==, "Title");
  awale_notice_bar_withdraw (bar, "win.save");
  g_assert_null (awale_notice_bar_get_title (bar));
  g_object_unref (notice);
}

/* A notice about an object closes when the object changes; a later notice stays. */
static void
test_close_at (void)
{
  GtkWidget *notice = g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  AwaleNoticeBar *bar = AWALE_NOTICE_BAR (notice);
  g_autoptr (GListStore) list = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (GObject) item = g_object_new (G_TYPE_OBJECT, NULL);

  awale_notice_bar_show (bar, AWALE_NOTICE_INFO, "First", NULL, NULL, NULL);
  awale_notice_bar_close_at (bar, list, "items-changed", "notify::item-type", NULL);
  g_assert_cmpstr (awale_notice_bar_get_title (bar), ==, "First");
  g_list_store_append (list, item);
  g_assert_null (awale_notice_bar_get_title (bar));

  awale_notice_bar_show (bar, AWALE_NOTICE_INFO, "Second", NULL, NULL, NULL);
  awale_notice_bar_close_at (bar, list, "items-changed", NULL);
  awale_notice_bar_show (bar, AWALE_NOTICE_INFO, "Third", NULL, NULL, NULL);
  g_list_store_append (list, item);
  g_assert_cmpstr (awale_notice_bar_get_title (bar), ==, "Third");
  g_object_unref (notice);
}

/* A notice about a page is hidden while another page is visible, and comes back with its page. A
 * later notice is not about that page. */
static void
test_keep_to (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *notice = g_object_new (AWALE_TYPE_NOTICE_BAR, NULL);
  GtkWidget *page = gtk_label_new ("Study");
  AwaleNoticeBar *bar = AWALE_NOTICE_BAR (notice);
  GtkRevealer *revealer = GTK_REVEALER (fixtures_find (notice, GTK_TYPE_REVEALER, 0));

  gtk_box_append (GTK_BOX (box), notice);
  gtk_box_append (GTK_BOX (box), page);
  gtk_window_set_child (GTK_WINDOW (window), box);
  awale_notice_bar_show (bar, AWALE_NOTICE_INFO, "First", NULL, NULL, NULL);
  awale_notice_bar_keep_to (bar, page);
  g_assert_false (gtk_revealer_get_reveal_child (revealer));
  gtk_window_present (GTK_WINDOW (window));
  wait_while (!gtk_widget_get_mapped (page));
  g_assert_true (gtk_revealer_get_reveal_child (revealer));
  gtk_widget_set_visible (page, FALSE);
  g_assert_false (gtk_revealer_get_reveal_child (revealer));
  g_assert_cmpstr (awale_notice_bar_get_title (bar), ==, "First");
  gtk_widget_set_visible (page, TRUE);
  g_assert_true (gtk_revealer_get_reveal_child (revealer));

  awale_notice_bar_show (bar, AWALE_NOTICE_INFO, "Second", NULL, NULL, NULL);
  gtk_widget_set_visible (page, FALSE);
  g_assert_true (gtk_revealer_get_reveal_child (revealer));
  awale_notice_bar_keep_to (bar, page);
  g_assert_false (gtk_revealer_get_reveal_child (revealer));
  awale_notice_bar_close (bar);
  gtk_widget_set_visible (page, TRUE);
  g_assert_false (gtk_revealer_get_reveal_child (revealer));
  fixtures_destroy (window, window);
}

static int
measure_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* Checks, with text at @scale percent of the usual size, that a wider notice bar is never higher,
 * and that a very wide one has the minimum height, as newer versions of GTK demand. */
static void
check_height (int scale)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *notice = g_object_new (AWALE_TYPE_NOTICE_BAR, NULL);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * scale / 100, NULL);
  gtk_window_set_child (GTK_WINDOW (window), notice);
  for (unsigned i = 0; i < G_N_ELEMENTS (notices); i++)
    {
      const Notice *next = &notices[i];
      int least, last = G_MAXINT;

      awale_notice_bar_show (AWALE_NOTICE_BAR (notice), AWALE_NOTICE_INFO, next->title,
                             next->details, next->label,
                             next->label != NULL ? "win.save" : NULL);
      least = measure_height (notice, -1);
      for (int width = MAX (256, measure_width (notice)); width <= 1 << 20; width *= 2)
        {
          int height = measure_height (notice, width);

          g_assert_cmpint (height, <=, last);
          last = height;
        }
      g_assert_cmpint (last, ==, least);
    }
  fixtures_destroy (window, window);
}

/* The minimum height is that of a wide notice bar, at several text sizes. */
static void
test_least_height (void)
{
  for (int scale = 75; scale <= 200; scale += 11)
    check_height (scale);
}

static bool
is_hidden (GtkWidget *widget)
{
  for (; !GTK_IS_ROOT (widget); widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget))
      return true;
  return false;
}

/* Returns true if the text of @label is complete, or can be scrolled. */
static bool
is_readable (GtkWidget *label)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  int height = measure_height (label, gtk_widget_get_width (label));
  GtkPolicyType policy = GTK_POLICY_NEVER;

  if (scroller != NULL)
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), NULL, &policy);
  if (policy != GTK_POLICY_NEVER)
    return true;
  for (GtkWidget *w = label; !GTK_IS_ROOT (w); w = gtk_widget_get_parent (w))
    if (gtk_widget_get_height (w) < height)
      return false;
  return true;
}

/* Lines wrap on a phone instead of being cut off. */
static void
test_narrow (void)
{
  enum { WIDTH = 360 };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *notice = g_object_new (AWALE_TYPE_NOTICE_BAR, NULL);

  gtk_window_set_child (GTK_WINDOW (window), notice);
  for (unsigned i = 0; i < G_N_ELEMENTS (notices); i++)
    {
      GtkWidget *label;

      awale_notice_bar_show (AWALE_NOTICE_BAR (notice), AWALE_NOTICE_INFO, notices[i].title,
                             notices[i].details, NULL, NULL);
      gtk_widget_allocate (notice, WIDTH, measure_height (notice, WIDTH), -1, NULL);
      for (int n = 0; (label = fixtures_find (notice, GTK_TYPE_LABEL, n)) != NULL; n++)
        g_assert_true (is_hidden (label) || is_readable (label));
    }
  fixtures_destroy (window, window);
}

static int
get_top (GtkWidget *notice,
         GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, notice, &bounds));
  return (int) bounds.origin.y;
}

/* The button stands beside a text that leaves room for it, and otherwise below, so that the text
 * has the whole width. */
static void
test_button_below (void)
{
  static const char title[] = "Play the move that replaces “Round 1, North f”.";
  GtkWidget *window = gtk_window_new ();
  GtkWidget *notice = g_object_new (AWALE_TYPE_NOTICE_BAR, NULL);
  AwaleNoticeBar *bar = AWALE_NOTICE_BAR (notice);
  GtkWidget *button, *text;

  gtk_window_set_child (GTK_WINDOW (window), notice);
  awale_notice_bar_show (bar, AWALE_NOTICE_INFO, title, "What is not legal is kept.", "_Cancel",
                         "win.cancel-correction");
  text = fixtures_find (notice, GTK_TYPE_LABEL, 0);
  button = fixtures_find (notice, GTK_TYPE_BUTTON, 0);
  gtk_widget_allocate (notice, 360, measure_height (notice, 360), -1, NULL);
  g_assert_cmpint (get_top (notice, button), >=,
                   get_top (notice, text) + gtk_widget_get_height (text));
  g_assert_cmpint (gtk_widget_get_width (text), >, 240);
  gtk_widget_allocate (notice, 1100, measure_height (notice, 1100), -1, NULL);
  g_assert_cmpint (get_top (notice, button), <,
                   get_top (notice, text) + gtk_widget_get_height (text));
  fixtures_destroy (window, window);
}

/* A spinner stops when hidden, so that the window stops drawing frames. */
static void
test_rests (void)
{
  GtkWidget *notice = g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  AwaleNoticeBar *bar = AWALE_NOTICE_BAR (notice);
  GtkSpinner *spinner = GTK_SPINNER (fixtures_find (notice, GTK_TYPE_SPINNER, 0));

  awale_notice_bar_show_progress (bar, "Opening", "_Cancel", "win.cancel");
  g_assert_null (awale_notice_bar_get_title (bar));
  g_assert_false (gtk_spinner_get_spinning (spinner));
  let_time_pass ();
  wait_while (awale_notice_bar_get_title (bar) == NULL);
  g_assert_true (gtk_spinner_get_spinning (spinner));
  awale_notice_bar_close (bar);
  g_assert_false (gtk_spinner_get_spinning (spinner));
  g_object_unref (notice);
}

/* Withdrawing a notice that was closed does not affect the operation that has begun since. */
static void
test_withdraw_closed (void)
{
  GtkWidget *notice = g_object_ref_sink (g_object_new (AWALE_TYPE_NOTICE_BAR, NULL));
  AwaleNoticeBar *bar = AWALE_NOTICE_BAR (notice);

  awale_notice_bar_show (bar, AWALE_NOTICE_INFO, "Opened", NULL, "_Stop", "win.stop");
  awale_notice_bar_close (bar);
  awale_notice_bar_show_progress (bar, "Saving", "_Cancel", "win.cancel");
  awale_notice_bar_withdraw (bar, "win.stop");
  wait_while (awale_notice_bar_get_title (bar) == NULL);
  g_assert_cmpstr (awale_notice_bar_get_title (bar), ==, "Saving");
  g_object_unref (notice);
}

CASES (app_fixtures_init)
{
  g_test_add_func ("/app/notice-bar/words", test_words);
  g_test_add_func ("/app/notice-bar/close-at", test_close_at);
  g_test_add_func ("/app/notice-bar/keep-to", test_keep_to);
  g_test_add_func ("/app/notice-bar/least-height", test_least_height);
  g_test_add_func ("/app/notice-bar/narrow", test_narrow);
  g_test_add_func ("/app/notice-bar/button-below", test_button_below);
  g_test_add_func ("/app/notice-bar/rests", test_rests);
  g_test_add_func ("/app/notice-bar/withdraw-closed", test_withdraw_closed);
}
