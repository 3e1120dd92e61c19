/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/preferences/awale-preferences.h"

#include "app-fixtures.h"
#include "cases.h"
#include "tablebase/awale-memory.h"
#include "widgets/board/awale-theme-chooser.h"

typedef struct
{
  GSettings     *settings;
  char         **keys;
  AwaleServices *services;
  GtkWidget     *window;
  GtkWidget     *chooser;  /* The row for the theme, inside a group of a page. */
} Fixture;

static uint64_t memory_limit = G_MAXUINT64;

/* Replaces the program's function, so that a test can choose the limit. */
uint64_t
awale_memory_get_limit (void)
{
  return memory_limit;
}

static GtkWidget *find_control (Fixture    *self,
                                const char *key);

static void
set_up (Fixture    *self,
        const void *data)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  self->settings = g_settings_new (APPLICATION_ID);
  g_object_get (self->settings, "settings-schema", &schema, NULL);
  self->keys = g_settings_schema_list_keys (schema);
  self->services = awale_services_new (self->settings);
  self->window = awale_preferences_new (self->services);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  g_set_weak_pointer (&self->chooser, find_control (self, "board-theme"));
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  fixtures_settle ();
  g_assert_null (self->window);
  g_assert_null (self->chooser);
  for (char **key = self->keys; *key != NULL; key++)
    g_settings_reset (self->settings, *key);
  g_strfreev (self->keys);
  awale_services_unref (self->services);
  g_object_unref (self->settings);
}

static bool
is_called (GtkWidget  *widget,
           const void *name)
{
  return g_str_equal (gtk_widget_get_name (widget), name);
}

static GtkWidget *
find_control (Fixture    *self,
              const char *key)
{
  GtkWidget *control = app_fixtures_find (self->window, is_called, key);

  if (control == NULL)
    g_error ("nothing shows %s", key);
  return control;
}

static AdwComboRow *
find_ruleset (Fixture *self)
{
  return ADW_COMBO_ROW (app_fixtures_find_row (self->window, "_Ruleset"));
}

static const char *
get_ruleset (Fixture *self)
{
  GtkStringObject *item = adw_combo_row_get_selected_item (find_ruleset (self));

  return item != NULL ? gtk_string_object_get_string (item) : NULL;
}

/* Opening the preferences changes no setting. */
static void
test_untouched (Fixture    *self,
                const void *data)
{
  for (char **key = self->keys; *key != NULL; key++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (self->settings, *key);

      g_assert_null (value);
    }
  g_assert_cmpstr (get_ruleset (self), ==, "Awélé (Oware Society)");
}

static void
test_bound (Fixture    *self,
            const void *data)
{
  g_autofree char *theme = NULL;

  gtk_switch_set_active (GTK_SWITCH (find_control (self, "show-krou")), FALSE);
  g_assert_false (g_settings_get_boolean (self->settings, "show-krou"));
  g_settings_set_boolean (self->settings, "show-values", TRUE);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (find_control (self, "show-values"))));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_control (self, "analysis-hash")), 128);
  g_assert_cmpint (g_settings_get_int (self->settings, "analysis-hash"), ==, 128);

  g_settings_set_string (self->settings, "board-theme", "slate");
  g_object_get (find_control (self, "board-theme"), "theme", &theme, NULL);
  g_assert_cmpstr (theme, ==, "slate");
}

/* The items of a row match the values of the enumeration. */
static void
test_enumerations (Fixture    *self,
                   const void *data)
{
  static const char *const keys_of_rows[] = { "animation-speed", "language" };

  for (size_t i = 0; i < G_N_ELEMENTS (keys_of_rows); i++)
    {
      AdwComboRow *row = ADW_COMBO_ROW (find_control (self, keys_of_rows[i]));
      guint n_items = g_list_model_get_n_items (adw_combo_row_get_model (row));

      g_assert_cmpint (adw_combo_row_get_selected (row), ==,
                       g_settings_get_enum (self->settings, keys_of_rows[i]));
      for (guint selected = 0; selected < n_items; selected++)
        {
          adw_combo_row_set_selected (row, selected);
          g_assert_cmpint (g_settings_get_enum (self->settings, keys_of_rows[i]), ==, selected);
        }
      g_settings_reset (self->settings, keys_of_rows[i]);
      g_assert_cmpint (adw_combo_row_get_selected (row), ==,
                       g_settings_get_enum (self->settings, keys_of_rows[i]));
    }
}

/* More threads than processors are offered only if already set. */
static void
test_threads (Fixture    *self,
              const void *data)
{
  GtkSpinButton *threads = GTK_SPIN_BUTTON (find_control (self, "analysis-threads"));
  GtkWidget *other;
  double most;

  gtk_spin_button_get_range (threads, NULL, &most);
  g_assert_cmpfloat (most, ==, g_get_num_processors ());
  g_settings_set_int (self->settings, "analysis-threads", 200);
  other = awale_preferences_new (self->services);
  threads = GTK_SPIN_BUTTON (app_fixtures_find (other, is_called, "analysis-threads"));
  g_assert_cmpfloat (gtk_spin_button_get_value (threads), ==, 200);
  g_assert_cmpint (g_settings_get_int (self->settings, "analysis-threads"), ==, 200);
  gtk_window_destroy (GTK_WINDOW (other));
}

/* More than half of the machine's memory is offered only if it is already set. */
static void
test_memory (Fixture    *self,
             const void *data)
{
  static const struct
  {
    uint64_t bytes;
    int      set;
    double   most;
  } cases[] = {
    { 1 << 30, 64, 512 },
    { 64 << 20, 16, 32 },
    { 64 << 20, 48, 48 },
    { G_MAXUINT64, 64, 65536 },
    { 0, 1, 1 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *other;
      GtkSpinButton *memory;
      double most;

      memory_limit = cases[i].bytes;
      g_settings_set_int (self->settings, "analysis-hash", cases[i].set);
      other = awale_preferences_new (self->services);
      memory = GTK_SPIN_BUTTON (app_fixtures_find (other, is_called, "analysis-hash"));
      gtk_spin_button_get_range (memory, NULL, &most);
      g_assert_cmpfloat (most, ==, cases[i].most);
      g_assert_cmpfloat (gtk_spin_button_get_value (memory), ==, cases[i].set);
      g_assert_cmpint (g_settings_get_int (self->settings, "analysis-hash"), ==, cases[i].set);
      gtk_window_destroy (GTK_WINDOW (other));
    }
  memory_limit = G_MAXUINT64;
}

/* A ruleset is stored by its id, or by its axes if it is a custom one; adding or removing rulesets
 * does not change the setting. */
static void
test_ruleset (Fixture    *self,
              const void *data)
{
  AwaleRuleset rules = awale_preset_find ("awari")->rules;
  g_autofree char *axes = NULL;
  g_autofree char *id = NULL;

  adw_combo_row_set_selected (find_ruleset (self),
                              awale_rulesets_index_of (self->services->rulesets, &rules));
  id = g_settings_get_string (self->settings, "default-ruleset");
  g_assert_cmpstr (id, ==, "awari");

  rules.slam = AWALE_SLAM_FORBIDDEN;
  axes = awale_ruleset_to_string (&rules);
  g_assert_true (awale_rulesets_save (self->services->rulesets, NULL, "Mine", &rules, NULL));
  g_assert_cmpstr (get_ruleset (self), ==, "Olympiad Awari");
  adw_combo_row_set_selected (find_ruleset (self),
                              awale_rulesets_index_of (self->services->rulesets, &rules));
  g_assert_cmpstr (get_ruleset (self), ==, "Mine");
  g_free (id);
  id = g_settings_get_string (self->settings, "default-ruleset");
  g_assert_cmpstr (id, ==, axes);

  awale_rulesets_remove (self->services->rulesets, "Mine");
  g_assert_cmpstr (get_ruleset (self), ==, "Custom rules");
  g_free (id);
  id = g_settings_get_string (self->settings, "default-ruleset");
  g_assert_cmpstr (id, ==, axes);

  g_settings_set_string (self->settings, "default-ruleset", "awari");
  g_assert_cmpstr (get_ruleset (self), ==, "Olympiad Awari");
}

/* Unnamed rules from the settings are shown. */
static void
test_unnamed (Fixture    *self,
              const void *data)
{
  AwaleRuleset rules = awale_preset_find ("awari")->rules;
  g_autofree char *axes = NULL;
  g_autofree char *id = NULL;

  rules.slam = AWALE_SLAM_FORBIDDEN;
  axes = awale_ruleset_to_string (&rules);
  g_settings_set_string (self->settings, "default-ruleset", axes);
  g_assert_cmpstr (get_ruleset (self), ==, "Custom rules");
  id = g_settings_get_string (self->settings, "default-ruleset");
  g_assert_cmpstr (id, ==, axes);
}

CASES (app_fixtures_init)
{
#define ADD(name, function) \
  g_test_add ("/app/preferences/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("untouched", test_untouched);
  ADD ("bound", test_bound);
  ADD ("enumerations", test_enumerations);
  ADD ("threads", test_threads);
  ADD ("memory", test_memory);
  ADD ("ruleset", test_ruleset);
  ADD ("unnamed", test_unnamed);
#undef ADD
}
