/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/learn/awale-tour-window.h"

#include "app-fixtures.h"
#include "cases.h"
#include "widgets/board/awale-lesson-view.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *parent;
  GtkWidget *window;
  int        n_activated;
} Fixture;

static void
activated_cb (GSimpleAction *action,
              GVariant      *parameter,
              Fixture       *self)
{
  self->n_activated++;
}

/* Creates a parent window whose actions for a new game and the rules are counted. */
static GtkWidget *
create_parent (Fixture *self)
{
  static const char *const names[] = { "new-game", "rules" };
  GtkWidget *parent = gtk_window_new ();
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (names[i], NULL);

      g_signal_connect (action, "activate", G_CALLBACK (activated_cb), self);
      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }
  gtk_widget_insert_action_group (parent, "win", G_ACTION_GROUP (group));
  return parent;
}

static void
set_up (Fixture    *self,
        const void *data)
{
  self->settings = g_settings_new (APPLICATION_ID);
  self->parent = create_parent (self);
  self->window = awale_tour_window_new (GTK_WINDOW (self->parent), self->settings,
                                        &awale_preset_default ()->rules);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  gtk_window_present (GTK_WINDOW (self->window));
  fixtures_settle ();
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  gtk_window_destroy (GTK_WINDOW (self->parent));
  fixtures_settle ();
  g_assert_null (self->window);
  g_settings_reset (self->settings, "tour-finished");
  g_object_unref (self->settings);
}

static GtkProgressBar *
get_progress (Fixture *self)
{
  return GTK_PROGRESS_BAR (fixtures_find (self->window, GTK_TYPE_PROGRESS_BAR, 0));
}

/* Labels show no raw markup. */
static void
assert_no_markup (Fixture *self)
{
  GtkWidget *label;

  for (int i = 0; (label = fixtures_find (self->window, GTK_TYPE_LABEL, i)) != NULL; i++)
    g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (label)), "</"));
}

static int
skip_all (Fixture *self)
{
  int n = 0;

  while (gtk_progress_bar_get_fraction (get_progress (self)) < 1)
    {
      assert_no_markup (self);
      app_fixtures_click (self->window, "Skip");
      g_assert_cmpint (++n, <, 50);
    }
  return n;
}

/* The counter follows the steps in both directions. */
static void
test_steps (Fixture    *self,
            const void *data)
{
  GtkWidget *back = app_fixtures_find_button (self->window, "Back");

  g_assert_nonnull (app_fixtures_find_label (self->window, "1 of 8"));
  g_assert_false (gtk_widget_get_sensitive (back));
  app_fixtures_click (self->window, "Skip");
  g_assert_nonnull (app_fixtures_find_label (self->window, "2 of 8"));
  g_assert_cmpfloat (gtk_progress_bar_get_fraction (get_progress (self)), ==, 1.0 / 8);
  g_signal_emit_by_name (fixtures_find (self->window, AWALE_TYPE_LESSON_VIEW, 0),
                         "next-requested");
  g_assert_nonnull (app_fixtures_find_label (self->window, "3 of 8"));
  app_fixtures_click (self->window, "Back");
  app_fixtures_click (self->window, "Back");
  g_assert_nonnull (app_fixtures_find_label (self->window, "1 of 8"));
  g_assert_false (g_settings_get_boolean (self->settings, "tour-finished"));
}

/* The tour is marked as finished at its end, and leads to a game. */
static void
test_end (Fixture    *self,
          const void *data)
{
  g_assert_cmpint (skip_all (self), ==, 8);
  g_assert_true (g_settings_get_boolean (self->settings, "tour-finished"));
  g_assert_false (gtk_widget_get_mapped (app_fixtures_find_button (self->window, "Skip")));
  app_fixtures_click (self->window, "New Game");
  fixtures_settle ();
  g_assert_cmpint (self->n_activated, ==, 1);
  g_assert_null (self->window);
}

static void
test_rules (Fixture    *self,
            const void *data)
{
  skip_all (self);
  app_fixtures_click (self->window, "Read the Rules");
  fixtures_settle ();
  g_assert_cmpint (self->n_activated, ==, 1);
}

CASES (app_fixtures_init)
{
#define ADD(name, function) \
  g_test_add ("/app/tour-window/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("steps", test_steps);
  ADD ("end", test_end);
  ADD ("rules", test_rules);
#undef ADD
}
