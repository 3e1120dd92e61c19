/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "session/awale-engines.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

static GSettings *
create_settings (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();

  return g_settings_new_with_backend (APPLICATION_ID, backend);
}

static void
save (AwaleEngines *engines,
      const char   *old_name,
      const char   *name,
      const char   *command)
{
  g_autoptr (AwaleEngineEntry) entry = awale_engine_entry_new (name, command);
  g_autoptr (GError) error = NULL;

  awale_engine_entry_set_option (entry, "Hash", "64");
  awale_engine_entry_set_option (entry, "Style", "a b=c");
  awale_engine_entry_set_option (entry, "Gone", "x");
  awale_engine_entry_set_option (entry, "Gone", NULL);
  g_assert_true (awale_engines_save (engines, old_name, entry, &error));
  g_assert_no_error (error);
}

static void
refuse (AwaleEngines      *engines,
        const char        *old_name,
        const char        *name,
        const char        *command,
        AwaleEnginesError  code)
{
  g_autoptr (AwaleEngineEntry) entry = awale_engine_entry_new (name, command);
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_engines_save (engines, old_name, entry, &error));
  g_assert_error (error, AWALE_ENGINES_ERROR, (int) code);
}

static void
test_list (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_autoptr (AwaleEngines) engines = awale_engines_new (settings);
  g_autoptr (AwaleEngines) other = NULL;
  g_autofree char *proposal = NULL;
  AwaleEngineEntry *entry;

  save (engines, NULL, " Zed ", " zed --uci ");
  save (engines, NULL, "Aalina", "ssh host aalina");
  other = awale_engines_new (settings);
  g_assert_cmpuint (g_list_model_get_n_items (awale_engines_get_model (other)), ==, 2);
  entry = awale_engines_find (other, "Zed");
  g_assert_cmpstr (awale_engine_entry_get_command (entry), ==, "zed --uci");
  g_assert_cmpstr (awale_engine_entry_get_option (entry, "Hash"), ==, "64");
  g_assert_cmpstr (awale_engine_entry_get_option (entry, "Style"), ==, "a b=c");
  g_assert_null (awale_engine_entry_get_option (entry, "Gone"));

  refuse (engines, NULL, "Zed", "x", AWALE_ENGINES_ERROR_NAME);
  refuse (engines, "Zed", "Aalina", "x", AWALE_ENGINES_ERROR_NAME);
  refuse (engines, NULL, " ", "x", AWALE_ENGINES_ERROR_NAME);
  refuse (engines, NULL, "New", " ", AWALE_ENGINES_ERROR_COMMAND);
  proposal = awale_engines_propose_name (engines, "Zed");
  g_assert_cmpstr (proposal, ==, "Zed 2");

  save (engines, "Zed", "Zoe", "zoe");
  g_assert_null (awale_engines_find (other, "Zed"));
  g_assert_nonnull (awale_engines_find (other, "Zoe"));
  awale_engines_remove (engines, "Zoe");
  g_assert_cmpuint (g_list_model_get_n_items (awale_engines_get_model (other)), ==, 1);
  g_assert_null (awale_engines_find (other, NULL));
}

static void
test_process (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_autoptr (AwaleEngines) engines = awale_engines_new (settings);
  g_autoptr (AwaleEngineEntry) broken = awale_engine_entry_new ("Broken", "engine 'unended");
  g_autoptr (AwaleEngineProcess) process = NULL;
  g_autoptr (GError) error = NULL;

  save (engines, NULL, "Zed", "zed --uci");
  g_assert_null (awale_engines_get_latest (engines, "Zed"));
  process = awale_engines_create_process (engines, awale_engines_find (engines, "Zed"), &error);
  g_assert_no_error (error);
  g_assert_true (awale_engines_get_latest (engines, "Zed") == process);
  g_assert_cmpint (awale_engine_process_get_state (process), ==, AWALE_ENGINE_STATE_OFF);
  awale_engines_remove (engines, "Zed");
  g_assert_null (awale_engines_get_latest (engines, "Zed"));

  g_assert_null (awale_engines_create_process (engines, broken, &error));
  g_assert_nonnull (error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/engines/list", test_list);
  g_test_add_func ("/session/engines/process", test_process);
  return g_test_run ();
}
