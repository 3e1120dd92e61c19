/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/engines/awale-engine-pane.h"
#include "app/engines/awale-engines-page.h"

#include "app-fixtures.h"
#include "cases.h"

typedef struct
{
  GSettings    *settings;
  AwaleEngines *engines;
  GtkWidget    *page;
  GtkWidget    *window;
} Fixture;

static void
add_engine (Fixture    *self,
            const char *name)
{
  g_autoptr (AwaleEngineEntry) entry = awale_engine_entry_new (name, "true");

  g_assert_true (awale_engines_save (self->engines, NULL, entry, NULL));
}

static void
set_up (Fixture    *self,
        const void *data)
{
  self->settings = g_settings_new (APPLICATION_ID);
  self->engines = awale_engines_new (self->settings);
  add_engine (self, "Kobo <2>");
  self->page = awale_engines_page_new (self->engines);
  self->window = fixtures_show (self->page, 600, 500);
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  fixtures_destroy (self->window, self->page);
  g_settings_reset (self->settings, "engines");
  awale_engines_unref (self->engines);
  g_object_unref (self->settings);
}

/* The rows follow the engines, and an empty list is hidden. */
static void
test_rows (Fixture    *self,
           const void *data)
{
  GtkWidget *list = fixtures_find (self->page, GTK_TYPE_LIST_BOX, 0);

  g_assert_nonnull (app_fixtures_find_row (self->page, "Kobo <2>"));
  g_assert_null (app_fixtures_find_button (self->page, "Log of Kobo <2>"));
  add_engine (self, "Aalina");
  g_assert_nonnull (app_fixtures_find_row (self->page, "Aalina"));
  awale_engines_remove (self->engines, "Aalina");
  awale_engines_remove (self->engines, "Kobo <2>");
  g_assert_null (app_fixtures_find_row (self->page, "Kobo <2>"));
  g_assert_true (list == NULL || !gtk_widget_get_visible (list));
}

static void
test_log (Fixture    *self,
          const void *data)
{
  AwaleEngineEntry *entry = awale_engines_find (self->engines, "Kobo <2>");
  g_autoptr (AwaleEngineProcess) process =
    awale_engines_create_process (self->engines, entry, NULL);

  g_assert_nonnull (process);
  add_engine (self, "Aalina");
  app_fixtures_click (self->page, "Log of Kobo <2>");
  gtk_window_destroy (GTK_WINDOW (app_fixtures_find_window ("Log of Kobo <2>")));
}

static void
test_remove (Fixture    *self,
             const void *data)
{
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *dialog;

      app_fixtures_click (self->page, "Remove Kobo <2>");
      dialog = app_fixtures_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
      g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==,
                       "Remove “Kobo <2>”?");
      adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), i == 0 ? "cancel" : "discard");
      fixtures_destroy (dialog, dialog);
      g_assert_true ((awale_engines_find (self->engines, "Kobo <2>") != NULL) == (i == 0));
    }
}

/* Adding opens a dialog with an empty name, and editing one with the engine's name. */
static void
test_edit (Fixture    *self,
           const void *data)
{
  GtkWidget *dialog;

  app_fixtures_click (self->page, "Add an Engine");
  dialog = app_fixtures_find_window ("Engine");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (app_fixtures_find_row (dialog, "Name"))),
                   ==, "");
  fixtures_destroy (dialog, dialog);
  gtk_widget_activate (app_fixtures_find_row (self->page, "Kobo <2>"));
  dialog = app_fixtures_find_window ("Engine");
  g_assert_nonnull (dialog);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (app_fixtures_find_row (dialog, "Name"))),
                   ==, "Kobo <2>");
  fixtures_destroy (dialog, dialog);
}

/* The dialog explains access to programs outside the sandbox, but only inside one. */
static void
test_sandbox (Fixture    *self,
              const void *data)
{
  const char *line = "flatpak override --user --talk-name=org.freedesktop.Flatpak org.example";

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *dialog, *label;

      if (i == 0)
        g_setenv ("FLATPAK_ID", "org.example", TRUE);
      else
        g_unsetenv ("FLATPAK_ID");
      app_fixtures_click (self->page, "Add an Engine");
      dialog = app_fixtures_find_window ("Engine");
      label = app_fixtures_find_label (dialog, line);
      g_assert_true ((label != NULL && gtk_widget_get_mapped (label)) == (i == 0));
      fixtures_destroy (dialog, dialog);
    }
}

/* The chosen second engine goes on running while others change. It is restarted if its own settings
 * change, and no longer chosen if it is removed. */
static void
test_pane (Fixture    *self,
           const void *data)
{
  GtkWidget *pane = awale_engine_pane_new (self->engines);
  GtkWidget *window = fixtures_show (pane, 400, 300);
  GtkDropDown *chooser = GTK_DROP_DOWN (fixtures_find (pane, GTK_TYPE_DROP_DOWN, 0));
  g_autoptr (AwaleEngineEntry) changed = awale_engine_entry_new ("Kobo <2>", "true");
  g_autoptr (AwaleEngineProcess) process = NULL;

  gtk_drop_down_set_selected (chooser, 1);
  g_set_object (&process, awale_engines_get_latest (self->engines, "Kobo <2>"));
  g_assert_nonnull (process);
  add_engine (self, "Aalina");
  g_assert_cmpuint (gtk_drop_down_get_selected (chooser), ==, 2);
  g_assert_true (awale_engines_get_latest (self->engines, "Kobo <2>") == process);

  awale_engine_entry_set_option (changed, "Hash", "64");
  g_assert_true (awale_engines_save (self->engines, "Kobo <2>", changed, NULL));
  g_assert_cmpuint (gtk_drop_down_get_selected (chooser), ==, 2);
  g_assert_false (awale_engines_get_latest (self->engines, "Kobo <2>") == process);
  awale_engines_remove (self->engines, "Kobo <2>");
  g_assert_cmpuint (gtk_drop_down_get_selected (chooser), ==, 0);
  fixtures_destroy (window, pane);
}

CASES (app_fixtures_init)
{
#define ADD(name, function) \
  g_test_add ("/app/engines-page/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("rows", test_rows);
  ADD ("log", test_log);
  ADD ("remove", test_remove);
  ADD ("edit", test_edit);
  ADD ("sandbox", test_sandbox);
  ADD ("pane", test_pane);
#undef ADD
}
