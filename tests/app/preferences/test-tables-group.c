/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/preferences/awale-tables-group.h"

#include "app-fixtures.h"
#include "cases.h"

#include <glib/gstdio.h>
#include <unistd.h>

typedef struct
{
  GSettings       *settings;
  AwaleRulesets   *rulesets;
  AwaleTablebases *tables;
  GtkWidget       *group;
  GtkWidget       *window;
  const char      *words;  /* Expected beginning of the text in the row. */
} Fixture;

static AwaleRuleset
get_rules (void)
{
  return awale_preset_find ("abapa")->rules;
}

static AdwExpanderRow *
get_row (Fixture *self)
{
  return ADW_EXPANDER_ROW (app_fixtures_find_row (self->group, "Oware Abapa"));
}

static bool
says (gpointer data)
{
  Fixture *self = data;

  return g_str_has_prefix (adw_expander_row_get_subtitle (get_row (self)), self->words);
}

static void
wait_for (Fixture    *self,
          const char *words)
{
  self->words = words;
  fixtures_wait (says, self);
}

static void
set_up (Fixture    *self,
        const void *data)
{
  g_autofree char *directory = g_dir_make_tmp ("awale-tablebases-XXXXXX", NULL);

  self->settings = g_settings_new (APPLICATION_ID);
  self->rulesets = awale_rulesets_new (self->settings);
  self->tables = awale_tablebases_new (directory, NULL);
  self->group = awale_tables_group_new (self->tables, self->rulesets);
  self->window = fixtures_show (self->group, 600, 600);
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  AwaleRuleset rules = get_rules ();
  const char *directory = awale_tablebases_get_directory (self->tables);

  awale_tablebases_remove (self->tables, &rules);
  g_rmdir (directory);
  fixtures_destroy (self->window, self->group);
  g_settings_reset (self->settings, "custom-rulesets");
  g_object_unref (self->tables);
  awale_rulesets_unref (self->rulesets);
  g_object_unref (self->settings);
}

static bool
is_offered (Fixture    *self,
            const char *button)
{
  return gtk_widget_get_visible (app_fixtures_find_button (GTK_WIDGET (get_row (self)), button));
}

/* A ruleset gets a row as soon as it has a name. */
static void
test_rows (Fixture    *self,
           const void *data)
{
  AwaleRuleset rules = get_rules ();

  wait_for (self, "None yet");
  g_assert_null (app_fixtures_find_row (self->group, "Mine"));
  g_assert_true (awale_rulesets_save (self->rulesets, NULL, "Mine", &rules, NULL));
  g_assert_nonnull (app_fixtures_find_row (self->group, "Mine"));
}

/* Tables that were built are listed, and deleted after confirmation. */
static void
test_delete (Fixture    *self,
             const void *data)
{
  AwaleRuleset rules = get_rules ();
  GtkWidget *dialog;

  wait_for (self, "None yet");
  g_assert_false (is_offered (self, "Delete…"));
  awale_tablebases_request (self->tables, &rules, 4);
  wait_for (self, "Up to 4 seeds, ");
  g_assert_true (is_offered (self, "Delete…"));
  app_fixtures_click (GTK_WIDGET (get_row (self)), "Delete…");
  dialog = app_fixtures_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==,
                   "Delete the Tables for Oware Abapa?");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "discard");
  fixtures_destroy (dialog, dialog);
  wait_for (self, "None, until you build them");
  g_assert_cmpint (awale_tablebases_get_seeds (self->tables, &rules), <, 0);
}

/* A row shows that its tables turned out to be damaged. */
static void
test_damaged (Fixture    *self,
              const void *data)
{
  AwaleRuleset rules = get_rules ();
  const AwalePosition board = { .pits = { [0] = 4 } };
  g_autofree char *folder =
    awale_tablebase_dup_folder (&rules, awale_tablebases_get_directory (self->tables));
  g_autofree char *path = g_build_filename (folder, "seeds-04.awt", NULL);
  int low, high;

  awale_tablebases_request (self->tables, &rules, 4);
  wait_for (self, "Up to 4 seeds, ");
  g_assert_cmpint (truncate (path, 100), ==, 0);
  g_assert_false (awale_tablebase_probe (awale_tablebases_get (self->tables, &rules), board, &low,
                                         &high));
  wait_for (self, "“");
  awale_tablebases_request (self->tables, &rules, 4);
  wait_for (self, "Up to 4 seeds, ");
}

/* Only tables being built can be cancelled. */
static void
test_cancel (Fixture    *self,
             const void *data)
{
  GtkWidget *row = GTK_WIDGET (get_row (self));

  wait_for (self, "None yet");
  g_assert_false (is_offered (self, "Cancel"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_fixtures_find_row (row, "Up To")), 4);
  app_fixtures_click (row, "Build");
  fixtures_settle ();
  g_assert_true (is_offered (self, "Cancel"));
  g_assert_false (is_offered (self, "Build"));
  app_fixtures_click (row, "Cancel");
  fixtures_settle ();
  g_assert_true (is_offered (self, "Build"));
}

CASES (app_fixtures_init)
{
#define ADD(name, function) \
  g_test_add ("/app/tables-group/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("rows", test_rows);
  ADD ("delete", test_delete);
  ADD ("damaged", test_damaged);
  ADD ("cancel", test_cancel);
#undef ADD
}
