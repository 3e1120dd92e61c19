/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/rulesets/awale-rulesets-page.h"

#include "app-fixtures.h"
#include "cases.h"

typedef struct
{
  GSettings     *settings;
  AwaleRulesets *rulesets;
  GtkWidget     *page;
  GtkWidget     *window;
} Fixture;

static void
set_up (Fixture    *self,
        const void *data)
{
  self->settings = g_settings_new (APPLICATION_ID);
  self->rulesets = awale_rulesets_new (self->settings);
  g_assert_true (awale_rulesets_save (self->rulesets, NULL, "Chez <nous>",
                                      &awale_preset_default ()->rules, NULL));
  self->page = awale_rulesets_page_new (self->rulesets);
  self->window = fixtures_show (self->page, 600, 500);
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  fixtures_destroy (self->window, self->page);
  g_settings_reset (self->settings, "custom-rulesets");
  awale_rulesets_unref (self->rulesets);
  g_object_unref (self->settings);
}

static const char *
get_name (GtkWidget *editor)
{
  return gtk_editable_get_text (GTK_EDITABLE (app_fixtures_find_row (editor, "Name")));
}

/* Custom rulesets can be edited, presets can be neither edited nor deleted, and the rows follow
 * changes of names. */
static void
test_rows (Fixture    *self,
           const void *data)
{
  GtkWidget *own = app_fixtures_find_row (self->page, "Chez <nous>");
  GtkWidget *preset = app_fixtures_find_row (self->page, "Oware Abapa");

  g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (own)));
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (preset)));
  g_assert_null (app_fixtures_find_button (self->page, "Delete Oware Abapa"));
  g_assert_true (awale_rulesets_save (self->rulesets, "Chez <nous>", "Chez Afi",
                                      &awale_preset_default ()->rules, NULL));
  g_assert_null (app_fixtures_find_row (self->page, "Chez <nous>"));
  g_assert_nonnull (app_fixtures_find_row (self->page, "Chez Afi"));
}

/* New rulesets and copies get an unused name; edited ones keep theirs. */
static void
test_edit (Fixture    *self,
           const void *data)
{
  static const struct
  {
    const char *button, *name;
  } cases[] = {
    { "New Ruleset", "My Rules" },
    { "New Rules Based on Oware Abapa", "Oware Abapa 2" },
    { "New Rules Based on Chez <nous>", "Chez <nous> 2" },
  };
  GtkWidget *editor;

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      app_fixtures_click (self->page, cases[i].button);
      editor = app_fixtures_find_window ("Ruleset");
      g_assert_cmpstr (get_name (editor), ==, cases[i].name);
      fixtures_destroy (editor, editor);
    }
  gtk_widget_activate (app_fixtures_find_row (self->page, "Chez <nous>"));
  editor = app_fixtures_find_window ("Ruleset");
  g_assert_cmpstr (get_name (editor), ==, "Chez <nous>");
  fixtures_destroy (editor, editor);
}

static void
test_delete (Fixture    *self,
             const void *data)
{
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *dialog;

      app_fixtures_click (self->page, "Delete Chez <nous>");
      dialog = app_fixtures_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
      g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==,
                       "Delete “Chez <nous>”?");
      adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), i == 0 ? "cancel" : "discard");
      fixtures_destroy (dialog, dialog);
      g_assert_true ((awale_rulesets_index_named (self->rulesets, "Chez <nous>") >= 0) == (i == 0));
    }
}

CASES (app_fixtures_init)
{
#define ADD(name, function) \
  g_test_add ("/app/rulesets-page/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("rows", test_rows);
  ADD ("edit", test_edit);
  ADD ("delete", test_delete);
#undef ADD
}
