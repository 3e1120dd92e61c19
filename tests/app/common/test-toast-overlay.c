/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/common/awale-toast-overlay.h"

#include "app-fixtures.h"
#include "cases.h"

#include "../../wait.h"

#include <adwaita.h>

typedef struct
{
  GtkWidget         *window;
  AwaleToastOverlay *toasts;
  GtkWidget         *page;
  GActionMap        *actions;
  unsigned           n_undone;
  bool               has_more;  /* True if the action of the button adds another toast. */
} Fixture;

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  Fixture *fixture = data;

  fixture->n_undone++;
  if (fixture->has_more)
    awale_toast_overlay_add (fixture->toasts, "More", "_Undo", "test.undo", 1000);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const GActionEntry entries[] = { { .name = "undo", .activate = undo_cb } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  fixture->toasts = g_object_new (AWALE_TYPE_TOAST_OVERLAY, NULL);
  fixture->window = gtk_window_new ();
  fixture->actions = G_ACTION_MAP (g_object_ref (group));
  g_action_map_add_action_entries (fixture->actions, entries, 1, fixture);
  gtk_widget_insert_action_group (fixture->window, "test", G_ACTION_GROUP (group));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 200);
  fixture->page = gtk_button_new_with_label ("Page");
  g_object_set (fixture->toasts, "child", fixture->page, NULL);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->toasts));
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->actions);
}

/* Duration of a toast in seconds, which is longer than a test takes. */
#define SECONDS 1000

static void
wait_text (Fixture    *fixture,
           const char *text)
{
  wait_while (g_strcmp0 (awale_toast_overlay_get_text (fixture->toasts), text) != 0);
}

static GtkWidget *
get_revealer (Fixture *fixture)
{
  return gtk_widget_get_last_child (GTK_WIDGET (fixture->toasts));
}

static GtkWidget *
get_button (Fixture *fixture)
{
  return fixtures_find (get_revealer (fixture), GTK_TYPE_BUTTON, 0);
}

/* Toasts follow each other without duplicates, and disappear. */
static void
test_course (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_null (awale_toast_overlay_get_text (fixture->toasts));
  g_assert_false (gtk_widget_get_visible (get_revealer (fixture)));
  awale_toast_overlay_add (fixture->toasts, "One", NULL, NULL, SECONDS);
  awale_toast_overlay_add (fixture->toasts, "Two", NULL, NULL, SECONDS);
  awale_toast_overlay_add (fixture->toasts, "One", NULL, NULL, SECONDS);
  awale_toast_overlay_add (fixture->toasts, "Two", NULL, NULL, SECONDS);
  g_assert_cmpstr (awale_toast_overlay_get_text (fixture->toasts), ==, "One");
  g_assert_true (gtk_widget_get_visible (get_revealer (fixture)));
  let_time_pass ();
  wait_text (fixture, "Two");
  let_time_pass ();
  wait_text (fixture, NULL);
  wait_while (gtk_widget_get_visible (get_revealer (fixture)));
  g_assert_null (awale_toast_overlay_get_text (fixture->toasts));

  awale_toast_overlay_add (fixture->toasts, "One", NULL, NULL, SECONDS);
  wait_text (fixture, "One");
}

static void
test_button (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *button = get_button (fixture);

  awale_toast_overlay_add (fixture->toasts, "Done", "_Undo", "test.undo", SECONDS);
  g_assert_true (gtk_widget_get_visible (button));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Undo");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (get_revealer (fixture)),
                                   GTK_ACCESSIBLE_ROLE_ALERT);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (fixture->n_undone, ==, 1);
  g_assert_null (awale_toast_overlay_get_text (fixture->toasts));
}

/* The button of a disabled action is insensitive. */
static void
test_disabled (Fixture       *fixture,
               gconstpointer  data)
{
  GSimpleAction *undo = G_SIMPLE_ACTION (g_action_map_lookup_action (fixture->actions, "undo"));

  awale_toast_overlay_add (fixture->toasts, "Done", "_Undo", "test.undo", SECONDS);
  g_simple_action_set_enabled (undo, FALSE);
  g_assert_false (gtk_widget_is_sensitive (get_button (fixture)));
  g_simple_action_set_enabled (undo, TRUE);
  g_assert_true (gtk_widget_is_sensitive (get_button (fixture)));
}

/* The button's action may add another toast. */
static void
test_more (Fixture       *fixture,
           gconstpointer  data)
{
  fixture->has_more = true;
  awale_toast_overlay_add (fixture->toasts, "Done", "_Undo", "test.undo", SECONDS);
  g_signal_emit_by_name (get_button (fixture), "clicked");
  wait_text (fixture, "More");
  g_assert_cmpuint (fixture->n_undone, ==, 1);
}

/* Withdrawing an action removes its toasts, both shown and waiting, and no others. */
static void
test_withdrawn (Fixture       *fixture,
                gconstpointer  data)
{
  awale_toast_overlay_add (fixture->toasts, "One", "_Undo", "test.undo", SECONDS);
  awale_toast_overlay_add (fixture->toasts, "Two", NULL, NULL, SECONDS);
  awale_toast_overlay_add (fixture->toasts, "Three", "_Undo", "test.undo", SECONDS);
  awale_toast_overlay_withdraw (fixture->toasts, "test.undo");
  wait_text (fixture, "Two");
  awale_toast_overlay_withdraw (fixture->toasts, "test.undo");
  g_assert_cmpstr (awale_toast_overlay_get_text (fixture->toasts), ==, "Two");
  let_time_pass ();
  wait_text (fixture, NULL);
  wait_while (gtk_widget_get_visible (get_revealer (fixture)));
}

/* A toast whose button has the keyboard focus stays when the pointer passes over it. */
static void
test_hold (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *button = get_button (fixture);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (get_revealer (fixture));

  awale_toast_overlay_add (fixture->toasts, "Done", "_Undo", "test.undo", SECONDS);
  g_assert_true (gtk_widget_grab_focus (button));
  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_object_notify (controller, "contains-pointer");
    }
  let_time_pass ();
  wait_while (g_main_context_pending (NULL));
  g_assert_cmpstr (awale_toast_overlay_get_text (fixture->toasts), ==, "Done");

  gtk_widget_grab_focus (fixture->page);
  let_time_pass ();
  wait_text (fixture, NULL);
}

/* A long sentence wraps in a narrow window. */
static void
test_long (Fixture       *fixture,
           gconstpointer  data)
{
  int minimum, natural, one_line;

  awale_toast_overlay_add (fixture->toasts, "Short", NULL, NULL, SECONDS);
  gtk_widget_measure (get_revealer (fixture), GTK_ORIENTATION_VERTICAL, 300, NULL, &one_line,
                      NULL, NULL);
  g_signal_emit_by_name (gtk_widget_get_next_sibling (get_button (fixture)),
                         "clicked");
  awale_toast_overlay_add (fixture->toasts,
                           "The engine “A Very Long Name of a Program” failed. It did not "
                           "stop within 2.0 seconds, nor answer at all.",
                           NULL, NULL, SECONDS);
  wait_while (awale_toast_overlay_get_text (fixture->toasts) == NULL);
  wait_while (!gtk_revealer_get_child_revealed (GTK_REVEALER (get_revealer (fixture))));
  gtk_widget_measure (get_revealer (fixture), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  gtk_widget_measure (get_revealer (fixture), GTK_ORIENTATION_VERTICAL, 300, NULL, &natural,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 300);
  g_assert_cmpint (natural, >, one_line);
}

static bool
is_covered (Fixture   *fixture,
            GtkWidget *entry)
{
  graphene_rect_t covered, notice;

  g_assert_true (gtk_widget_compute_bounds (entry, fixture->window, &covered));
  g_assert_true (gtk_widget_compute_bounds (get_revealer (fixture), fixture->window, &notice));
  return graphene_rect_intersection (&covered, &notice, NULL);
}

/* A toast does not cover the focused entry. */
static void
test_entry (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *button = gtk_button_new ();

  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), button);
  g_object_set (fixture->toasts, "child", box, NULL);
  gtk_widget_grab_focus (button);
  awale_toast_overlay_add (fixture->toasts, "Short", NULL, NULL, 1000);
  wait_while (!gtk_revealer_get_child_revealed (GTK_REVEALER (get_revealer (fixture))));
  wait_while (!is_covered (fixture, entry));
  gtk_widget_grab_focus (entry);
  wait_while (is_covered (fixture, entry));
  gtk_widget_grab_focus (button);
  wait_while (!is_covered (fixture, entry));
}

/* A toast at the bottom moves above the focused entry. */
static void
test_bottom (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *entry = gtk_entry_new ();

  gtk_widget_set_vexpand (button, TRUE);
  gtk_widget_set_size_request (button, -1, 100);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), entry);
  g_object_set (fixture->toasts, "child", box, "at-bottom", TRUE, NULL);
  gtk_widget_grab_focus (button);
  awale_toast_overlay_add (fixture->toasts, "Short", NULL, NULL, 1000);
  wait_while (!gtk_revealer_get_child_revealed (GTK_REVEALER (get_revealer (fixture))));
  wait_while (!is_covered (fixture, entry));
  gtk_widget_grab_focus (entry);
  wait_while (is_covered (fixture, entry) || !is_covered (fixture, button));
}

/* A toast is at the bottom of a page with a bar, and at the top of others. It gives way to the
 * focused entry of either. */
static void
test_low_page (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_button_new ();
  GtkWidget *page = gtk_button_new ();
  GtkWidget *entry = gtk_entry_new ();

  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), page);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_widget_set_vexpand (page, TRUE);
  g_object_set (fixture->toasts, "child", box, NULL);
  gtk_widget_grab_focus (bar);
  awale_toast_overlay_set_low_page (fixture->toasts, page);
  awale_toast_overlay_add (fixture->toasts, "Short", NULL, NULL, 1000);
  wait_while (!gtk_revealer_get_child_revealed (GTK_REVEALER (get_revealer (fixture))));
  wait_while (is_covered (fixture, bar) || !is_covered (fixture, entry));
  gtk_widget_grab_focus (entry);
  wait_while (is_covered (fixture, entry) || !is_covered (fixture, page));
  gtk_widget_grab_focus (bar);
  gtk_widget_set_visible (page, FALSE);
  wait_while (!is_covered (fixture, bar));
}

/* The toast about a saved file has a button with the URI of the file, and closes when the button is
 * pressed. */
static void
test_saved (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/a folder/it's.png");
  const char *uri = NULL;

  awale_toast_overlay_say_saved (fixture->toasts, "Saved", file);
  wait_text (fixture, "Saved");
  g_variant_get (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (get_button (fixture))),
                 "&s", &uri);
  g_assert_cmpstr (uri, ==, "file:///a%20folder/it's.png");
  g_signal_emit_by_name (get_button (fixture), "clicked");
  g_assert_null (awale_toast_overlay_get_text (fixture->toasts));
}

/* Toasts with the same text about different files follow each other. */
static void
test_two_files (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GFile) first = g_file_new_for_path ("/first.png");
  g_autoptr (GFile) second = g_file_new_for_path ("/second.png");
  const char *uri = NULL;

  awale_toast_overlay_say_saved (fixture->toasts, "Saved", first);
  awale_toast_overlay_say_saved (fixture->toasts, "Saved", second);
  g_signal_emit_by_name (get_button (fixture), "clicked");
  wait_text (fixture, "Saved");
  g_variant_get (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (get_button (fixture))),
                 "&s", &uri);
  g_assert_cmpstr (uri, ==, "file:///second.png");
}

CASES (app_fixtures_init)
{
  g_test_add ("/adaptive/toasts/course", Fixture, NULL, set_up, test_course, tear_down);
  g_test_add ("/adaptive/toasts/button", Fixture, NULL, set_up, test_button, tear_down);
  g_test_add ("/adaptive/toasts/disabled", Fixture, NULL, set_up, test_disabled, tear_down);
  g_test_add ("/adaptive/toasts/more", Fixture, NULL, set_up, test_more, tear_down);
  g_test_add ("/adaptive/toasts/withdrawn", Fixture, NULL, set_up, test_withdrawn, tear_down);
  g_test_add ("/adaptive/toasts/hold", Fixture, NULL, set_up, test_hold, tear_down);
  g_test_add ("/adaptive/toasts/entry", Fixture, NULL, set_up, test_entry, tear_down);
  g_test_add ("/adaptive/toasts/bottom", Fixture, NULL, set_up, test_bottom, tear_down);
  g_test_add ("/adaptive/toasts/low-page", Fixture, NULL, set_up, test_low_page, tear_down);
  g_test_add ("/adaptive/toasts/saved", Fixture, NULL, set_up, test_saved, tear_down);
  g_test_add ("/adaptive/toasts/two-files", Fixture, NULL, set_up, test_two_files, tear_down);
  g_test_add ("/adaptive/toasts/long", Fixture, NULL, set_up, test_long, tear_down);
}
