/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/rulesets/awale-ruleset-editor.h"

#include "app-fixtures.h"
#include "cases.h"
#include "widgets/board/awale-board.h"

#include <string.h>

typedef struct
{
  GSettings     *settings;
  AwaleRulesets *rulesets;
} Fixture;

static void
set_up (Fixture    *self,
        const void *data)
{
  self->settings = g_settings_new (APPLICATION_ID);
  self->rulesets = awale_rulesets_new (self->settings);
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  g_settings_reset (self->settings, "custom-rulesets");
  awale_rulesets_unref (self->rulesets);
  g_object_unref (self->settings);
}

static GtkWidget *
open_editor (Fixture    *self,
             const char *old_name,
             const char *name)
{
  return awale_ruleset_editor_new (self->rulesets, old_name, name,
                                   &awale_preset_find ("society")->rules);
}

static void
choose (GtkWidget  *editor,
        const char *title,
        guint       value)
{
  GtkWidget *row = app_fixtures_find_row (editor, title);

  g_assert_nonnull (row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), value);
}

static void
save (GtkWidget *editor)
{
  gtk_widget_activate_action (editor, "ruleset.save", NULL);
  fixtures_settle ();
}

static char *
dup_axes (Fixture    *self,
          const char *name)
{
  int index = awale_rulesets_index_named (self->rulesets, name);
  g_autoptr (AwaleNamedRuleset) ruleset = NULL;

  g_assert_cmpint (index, >=, 0);
  ruleset = g_list_model_get_item (awale_rulesets_get_model (self->rulesets), index);
  return awale_ruleset_to_string (awale_named_ruleset_get_rules (ruleset));
}

/* Each axis of the rules has a row, and the choice in the row is saved. */
static void
test_axes (Fixture    *self,
           const void *data)
{
  GtkWidget *editor = open_editor (self, NULL, "Mine");
  g_autofree char *axes = NULL;

  choose (editor, "A grand slam", 1);
  choose (editor, "Feeding", 2);
  choose (editor, "Without a legal sowing", 1);
  choose (editor, "Seeds left when a player cannot sow", 2);
  choose (editor, "When no further capture is possible", 1);
  choose (editor, "Seeds left after a repetition", 1);
  choose (editor, "Who starts", 2);
  choose (editor, "25 seeds or more", 2);
  save (editor);
  axes = dup_axes (self, "Mine");
  g_assert_cmpstr (axes, ==, "slam=forbidden feed=no stuck=pass-starved leftover=nobody dead=ends "
                             "drought=none repetition=3 cycle=split first=random "
                             "majority=ends");
}

/* An endless game is ended by one of two limits, and each limit has its own number. */
static void
test_limit (Fixture    *self,
            const void *data)
{
  GtkWidget *editor = open_editor (self, NULL, "Mine");
  GtkWidget *limit;
  GtkSpinButton *spin;
  double least, most;
  g_autofree char *axes = NULL;

  g_assert_nonnull (app_fixtures_find_row (editor, "Times a position occurs"));
  choose (editor, "How an endless game ends", 1);
  limit = app_fixtures_find_row (editor, "Moves without a capture");
  g_assert_nonnull (limit);
  spin = GTK_SPIN_BUTTON (fixtures_find (limit, GTK_TYPE_SPIN_BUTTON, 0));
  gtk_spin_button_get_range (spin, &least, &most);
  g_assert_cmpfloat (least, ==, AWALE_MIN_DROUGHT);
  g_assert_cmpfloat (most, ==, AWALE_MAX_OF_LIMIT);
  gtk_spin_button_set_value (spin, 30);
  save (editor);
  axes = dup_axes (self, "Mine");
  g_assert_nonnull (strstr (axes, "drought=30 repetition=none"));
}

static bool
says (GtkWidget  *widget,
      const void *text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;
}

/* The rules are described, and illustrated by an example. */
static void
test_texts (Fixture    *self,
            const void *data)
{
  GtkWidget *editor = open_editor (self, NULL, "Mine");
  GtkWidget *example = gtk_widget_get_ancestor (fixtures_find (editor, AWALE_TYPE_BOARD, 0),
                                                GTK_TYPE_LIST_BOX_ROW);
  GtkWidget *words;

  choose (editor, "A grand slam", 1);
  g_assert_nonnull (app_fixtures_find (editor, says,
                                       "It is forbidden: you must sow another pit."));
  g_assert_true (gtk_widget_get_visible (example));
  words = gtk_widget_get_last_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (example)));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (words)), !=, "");
  fixtures_destroy (editor, editor);
}

/* A ruleset needs a name that no other ruleset has. */
static void
test_names (Fixture    *self,
            const void *data)
{
  GtkWidget *editor = open_editor (self, NULL, "  ");
  GtkWidget *name = app_fixtures_find_row (editor, "Name");

  save (editor);
  g_assert_true (gtk_widget_has_css_class (name, "error"));
  g_assert_nonnull (app_fixtures_find_label (editor, "A ruleset needs a name."));
  gtk_editable_set_text (GTK_EDITABLE (name), "oware abapa");
  g_assert_false (gtk_widget_has_css_class (name, "error"));
  save (editor);
  g_assert_nonnull (app_fixtures_find_label (editor, "Another ruleset is already called “oware "
                                                     "abapa”."));
  gtk_editable_set_text (GTK_EDITABLE (name), " Mine ");
  save (editor);
  g_assert_cmpint (awale_rulesets_index_named (self->rulesets, "Mine"), >=, 0);

  editor = open_editor (self, "Mine", "Mine");
  save (editor);
  editor = open_editor (self, "Mine", "Ours");
  save (editor);
  g_assert_cmpint (awale_rulesets_index_named (self->rulesets, "Mine"), <, 0);
  g_assert_cmpint (awale_rulesets_index_named (self->rulesets, "Ours"), >=, 0);
}

CASES (app_fixtures_init)
{
#define ADD(name, function) \
  g_test_add ("/app/ruleset-editor/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("axes", test_axes);
  ADD ("limit", test_limit);
  ADD ("texts", test_texts);
  ADD ("names", test_names);
#undef ADD
}
