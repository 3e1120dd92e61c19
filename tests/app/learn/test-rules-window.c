/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/learn/awale-rules-window.h"

#include "../../wait.h"
#include "app-fixtures.h"
#include "cases.h"
#include "widgets/board/awale-lesson-view.h"

typedef struct
{
  GSettings        *settings;
  AwaleBookList    *books;
  GtkWidget        *window;
  AwaleRulesWindow *rules;
} Fixture;

static void
set_up (Fixture    *self,
        const void *data)
{
  g_autoptr (AwaleRulesets) rulesets = NULL;

  self->settings = g_settings_new (APPLICATION_ID);
  rulesets = awale_rulesets_new (self->settings);
  self->books = awale_book_list_new (NULL);
  self->window = awale_rules_window_new (self->settings, rulesets, self->books);
  self->rules = AWALE_RULES_WINDOW (self->window);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  fixtures_settle ();
  g_assert_null (self->window);
  g_settings_reset (self->settings, "custom-rulesets");
  g_object_unref (self->books);
  g_object_unref (self->settings);
}

static void
open_section (Fixture    *self,
              const char *title)
{
  GtkWidget *label = app_fixtures_find_label (self->window, title);
  GtkWidget *row = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW);

  g_assert_nonnull (row);
  gtk_list_box_select_row (GTK_LIST_BOX (gtk_widget_get_parent (row)), GTK_LIST_BOX_ROW (row));
}

static void
assert_title (Fixture    *self,
              const char *title)
{
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, title);
}

static bool
has_role (GtkWidget  *widget,
          const void *role)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) ==
         *(const GtkAccessibleRole *) role;
}

static GtkWidget *
find_role (GtkWidget         *root,
           GtkAccessibleRole  role)
{
  return app_fixtures_find (root, has_role, &role);
}

/* The table of rules has accessible rows below the heading of each axis. */
static void
test_table_roles (Fixture    *self,
                  const void *data)
{
  GtkWidget *table;
  int n_rows = 0;

  open_section (self, "How the Rulesets Differ");
  g_assert_null (find_role (self->window, GTK_ACCESSIBLE_ROLE_GRID));
  table = find_role (self->window, GTK_ACCESSIBLE_ROLE_TABLE);
  g_assert_nonnull (table);
  gtk_test_accessible_assert_property (table, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "How the Rulesets Differ");
  for (GtkWidget *group = gtk_widget_get_first_child (table); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    {
      GtkWidget *heading = gtk_widget_get_first_child (group);

      g_assert_true (has_role (group, &(GtkAccessibleRole) { GTK_ACCESSIBLE_ROLE_ROW_GROUP }));
      g_assert_true (has_role (heading, &(GtkAccessibleRole) { GTK_ACCESSIBLE_ROLE_HEADING }));
      for (GtkWidget *row = gtk_widget_get_next_sibling (heading); row != NULL;
           row = gtk_widget_get_next_sibling (row), n_rows++)
        {
          GtkWidget *value = gtk_widget_get_first_child (row);
          GtkWidget *names = gtk_widget_get_last_child (row);

          g_assert_true (has_role (row, &(GtkAccessibleRole) { GTK_ACCESSIBLE_ROLE_ROW }));
          g_assert_true (has_role (value,
                                   &(GtkAccessibleRole) { GTK_ACCESSIBLE_ROLE_ROW_HEADER }));
          g_assert_true (has_role (names, &(GtkAccessibleRole) { GTK_ACCESSIBLE_ROLE_CELL }));
          g_assert_nonnull (gtk_widget_get_first_child (names));
        }
    }
  g_assert_cmpint (n_rows, >, 10);
}

static void
set_rules (Fixture    *self,
           const char *line)
{
  AwaleRuleset rules;

  g_assert_true (awale_ruleset_parse (line, &rules, NULL));
  awale_rules_window_set_rules (self->rules, &rules);
}

#define OWN_LINE "slam=captures feed=no stuck=end leftover=owner dead=plays-on drought=20 " \
                 "repetition=none cycle=owner first=random majority=ends"

/* The window opens at the overview of the default rules; sections follow each other. */
static void
test_sections (Fixture    *self,
               const void *data)
{
  assert_title (self, "At a Glance · Awélé (Oware Society)");
  open_section (self, "The Grand Slam");
  assert_title (self, "The Grand Slam · Awélé (Oware Society)");
  app_fixtures_click (self->window, "Next: Nothing Left to Sow");
  assert_title (self, "Nothing Left to Sow · Awélé (Oware Society)");
  open_section (self, "How the Rulesets Differ");
  g_assert_null (app_fixtures_find_button (self->window, "Next: How the Rulesets Differ"));
}

/* The best openings appear when the book has been read. */
static void
test_openings (Fixture    *self,
               const void *data)
{
  GtkWidget *title, *list;

  wait_while (app_fixtures_find_label (self->window, "The Best Openings") == NULL);
  title = app_fixtures_find_label (self->window, "The Best Openings");
  list = gtk_widget_get_next_sibling (gtk_widget_get_next_sibling (title));
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 2));
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 3));
  set_rules (self, OWN_LINE);
  g_assert_null (app_fixtures_find_label (self->window, "The Best Openings"));
}

/* Buttons lead through the lessons of a section, and are disabled at both ends. */
static void
test_lessons (Fixture    *self,
              const void *data)
{
  GtkWidget *previous = app_fixtures_find_button (self->window, "Previous Exercise");
  GtkWidget *next = app_fixtures_find_button (self->window, "Next Exercise");
  int n = 1;

  open_section (self, "The Grand Slam");
  g_assert_false (gtk_widget_get_sensitive (previous));
  for (; gtk_widget_get_sensitive (next); n++)
    {
      app_fixtures_click (self->window, "Next Exercise");
      g_assert_true (gtk_widget_get_sensitive (previous));
      g_assert_cmpint (n, <, 20);
    }
  g_assert_cmpint (n, >, 1);
  for (; gtk_widget_get_sensitive (previous); n--)
    app_fixtures_click (self->window, "Previous Exercise");
  g_assert_cmpint (n, ==, 1);
}

static GtkDropDown *
get_chooser (Fixture *self)
{
  return GTK_DROP_DOWN (fixtures_find (self->window, GTK_TYPE_DROP_DOWN, 0));
}

static const char *
get_chosen (Fixture *self)
{
  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (get_chooser (self)));
}

static guint
count_offered (Fixture *self)
{
  return g_list_model_get_n_items (gtk_drop_down_get_model (get_chooser (self)));
}

/* Rulesets can be chosen, including unnamed rules that were shown once. */
static void
test_rulesets (Fixture    *self,
               const void *data)
{
  guint n_named = count_offered (self);

  g_assert_cmpstr (get_chosen (self), ==, "Awélé (Oware Society)");
  set_rules (self, OWN_LINE);
  assert_title (self, "At a Glance · Custom rules");
  g_assert_cmpstr (get_chosen (self), ==, "Custom rules");
  gtk_drop_down_set_selected (get_chooser (self), 0);
  g_assert_cmpstr (get_chosen (self), !=, "Custom rules");
  gtk_drop_down_set_selected (get_chooser (self), n_named);
  assert_title (self, "At a Glance · Custom rules");
}

/* The name of the rules follows the settings. */
static void
test_names (Fixture    *self,
            const void *data)
{
  guint n_named = count_offered (self);

  set_rules (self, OWN_LINE);
  g_assert_cmpuint (count_offered (self), ==, n_named + 1);
  g_settings_set_value (self->settings, "custom-rulesets",
                        g_variant_new_parsed ("[('Chez nous', %s)]", OWN_LINE));
  assert_title (self, "At a Glance · Chez nous");
  g_assert_cmpstr (get_chosen (self), ==, "Chez nous");
  g_assert_cmpuint (count_offered (self), ==, n_named + 1);
  g_settings_reset (self->settings, "custom-rulesets");
  assert_title (self, "At a Glance · Custom rules");
  g_assert_cmpstr (get_chosen (self), ==, "Custom rules");
}

/* The table includes custom rules by name and highlights them. */
static void
test_own_in_table (Fixture    *self,
                   const void *data)
{
  GtkWidget *own;

  g_settings_set_value (self->settings, "custom-rulesets",
                        g_variant_new_parsed ("[('Chez nous', %s)]", OWN_LINE));
  set_rules (self, OWN_LINE);
  open_section (self, "How the Rulesets Differ");
  own = app_fixtures_find_label (find_role (self->window, GTK_ACCESSIBLE_ROLE_TABLE), "Chez nous");
  g_assert_true (gtk_widget_has_css_class (own, "own"));
}

/* A narrow window shows one pane, with a button for the list of sections. */
static void
test_narrow (Fixture    *self,
             const void *data)
{
  GtkWidget *sections;
  GtkWidget *view = fixtures_find (self->window, AWALE_TYPE_LESSON_VIEW, 0);

  gtk_window_set_default_size (GTK_WINDOW (self->window), 400, 600);
  gtk_window_present (GTK_WINDOW (self->window));
  fixtures_settle ();
  sections = fixtures_find (self->window, GTK_TYPE_LIST_BOX, 0);
  g_assert_false (gtk_widget_get_mapped (sections));
  app_fixtures_click (self->window, "Sections");
  fixtures_settle ();
  g_assert_true (gtk_widget_get_mapped (sections));
  g_assert_false (gtk_widget_get_mapped (view));
  g_signal_emit_by_name (sections, "row-activated",
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (sections), 2));
  fixtures_settle ();
  g_assert_false (gtk_widget_get_mapped (sections));
}

CASES (app_fixtures_init)
{
#define ADD(name, function) \
  g_test_add ("/app/rules-window/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("sections", test_sections);
  ADD ("openings", test_openings);
  ADD ("exercises", test_lessons);
  ADD ("rulesets", test_rulesets);
  ADD ("names", test_names);
  ADD ("own-in-table", test_own_in_table);
  ADD ("table-roles", test_table_roles);
  ADD ("narrow", test_narrow);
#undef ADD
}
