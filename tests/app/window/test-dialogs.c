/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app-fixtures.h"
#include "cases.h"
#include "app/common/awale-details-dialog.h"
#include "app/common/awale-name-dialog.h"
#include "app/library/awale-filter-popover.h"
#include "app/play/awale-new-game-dialog.h"
#include "app/rulesets/awale-ruleset-group.h"

static const char *const no_engines[] = { NULL };

/* Name and axes of the rules follow each other. */
static void
test_rules (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  GtkWidget *widget = g_object_ref_sink (g_object_new (AWALE_TYPE_RULESET_GROUP, NULL));
  AwaleRulesetGroup *group = AWALE_RULESET_GROUP (widget);
  AdwComboRow *names = ADW_COMBO_ROW (fixtures_find (widget, ADW_TYPE_COMBO_ROW, 0));
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  awale_ruleset_group_offer (group, rulesets);
  for (size_t i = 0; i < n_presets; i++)
    {
      const AwaleRuleset *others = &presets[(i + 1) % n_presets].rules;
      AwaleRuleset chosen;
      unsigned name;

      awale_ruleset_group_set_rules (group, &presets[i].rules);
      name = adw_combo_row_get_selected (names);
      awale_ruleset_group_set_rules (group, others);
      g_assert_cmpuint (adw_combo_row_get_selected (names), !=, name);
      adw_combo_row_set_selected (names, name);
      chosen = awale_ruleset_group_get_rules (group);
      g_assert_true (awale_ruleset_equal (&chosen, &presets[i].rules));
    }
  g_object_unref (widget);
}

static GtkWidget *
new_game_dialog (GSettings         *settings,
                 const char *const *engines)
{
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);

  return awale_new_game_dialog_new (settings, rulesets, NULL, engines);
}

static void
test_new_game (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *dialog;
  g_autoptr (AwaleGame) game = NULL;

  g_settings_set_string (settings, "default-ruleset", "family");
  dialog = new_game_dialog (settings, no_engines);
  game = awale_new_game_dialog_dup_game (AWALE_NEW_GAME_DIALOG (dialog));
  g_assert_true (awale_ruleset_equal (awale_game_get_rules (game),
                                      &awale_preset_find ("family")->rules));
  g_assert_false (awale_game_is_modified (game));
  g_assert_false (awale_game_can_undo (game));
  g_assert_nonnull (awale_game_get_tag (game, "Date"));
  g_assert_cmpint (awale_position_total (awale_game_get_start (game)), ==, AWALE_SEEDS);
  fixtures_destroy (dialog, dialog);
  g_settings_reset (settings, "default-ruleset");
}

/* Players in the settings are proposed, and named in the tags of the game. */
static void
test_new_game_players (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *dialog;
  AwaleNewGameDialog *self;
  g_autoptr (AwaleGame) game = NULL;
  g_autofree char *notice = NULL;

  g_settings_set_int (settings, "south-level", 3);
  g_settings_set_int (settings, "north-level", 0);
  g_settings_set_string (settings, "north-name", "Afi");
  g_settings_set_string (settings, "default-ruleset", "avele");
  dialog = new_game_dialog (settings, no_engines);
  self = AWALE_NEW_GAME_DIALOG (dialog);
  g_assert_cmpint (awale_new_game_dialog_get_seat (self, AWALE_SOUTH).level, ==, 3);
  g_assert_cmpint (awale_new_game_dialog_get_seat (self, AWALE_NORTH).level, ==, 0);
  game = awale_new_game_dialog_dup_game (self);
  g_assert_cmpstr (awale_game_get_tag (game, "North"), ==, "Afi");
  g_assert_nonnull (g_strstr_len (awale_game_get_tag (game, "South"), -1, "Computer"));
  notice = awale_new_game_dialog_dup_notice (self);
  g_assert_null (notice);
  fixtures_destroy (dialog, dialog);
  for (size_t i = 0; i < 4; i++)
    g_settings_reset (settings, (const char *[]) { "south-level", "north-level", "north-name",
                                                   "default-ruleset" }[i]);
}

/* Side to start in the created game, and the notice shown with it. */
typedef struct
{
  AwaleSide  first;
  char      *notice;
} Created;

static void
created_cb (AwaleNewGameDialog *dialog,
            Created            *created)
{
  g_autoptr (AwaleGame) game = awale_new_game_dialog_dup_game (dialog);

  created->first = awale_game_get_start (game).side;
  created->notice = awale_new_game_dialog_dup_notice (dialog);
}

/* If the rules propose drawing lots, the starter is drawn when the game is created, and either
 * player may start. */
static void
test_new_game_lot (void)
{
  static const char *const names[] = { "Ama", "Kofi" };
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  unsigned n_lots[2] = { 0, 0 };

  g_settings_set_string (settings, "default-ruleset", "family");
  g_settings_set_int (settings, "north-level", 0);
  g_settings_set_string (settings, "south-name", names[AWALE_SOUTH]);
  g_settings_set_string (settings, "north-name", names[AWALE_NORTH]);
  for (uint32_t seed = 1; seed <= 6; seed++)
    {
      GtkWidget *dialog = new_game_dialog (settings, no_engines);
      Created created = { 0 };

      g_signal_connect (dialog, "created", G_CALLBACK (created_cb), &created);
      g_random_set_seed (seed);
      gtk_widget_activate_action (dialog, "dialog.create", NULL);
      g_assert_nonnull (created.notice);
      g_assert_nonnull (strstr (created.notice, names[created.first]));
      n_lots[created.first]++;
      g_free (created.notice);
    }
  g_assert_cmpuint (n_lots[AWALE_SOUTH], >, 0);
  g_assert_cmpuint (n_lots[AWALE_NORTH], >, 0);
  for (size_t i = 0; i < 5; i++)
    g_settings_reset (settings, (const char *[]) { "south-level", "north-level", "south-name",
                                                   "north-name", "default-ruleset" }[i]);
}

/* The drawing of lots shows South first, whoever is drawn. */
static void
test_new_game_lot_turns (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "default-ruleset", "family");
  for (uint32_t seed = 1; seed <= 6; seed++)
    {
      GtkWidget *dialog = new_game_dialog (settings, no_engines);
      GtkWidget *row = app_fixtures_find_row (dialog, "Drawing Lots");

      g_random_set_seed (seed);
      app_fixtures_click (dialog, "_Draw");
      g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "South");
      fixtures_destroy (dialog, dialog);
    }
  g_settings_reset (settings, "default-ruleset");
}

/* An external engine is chosen by name, unless it is missing. */
static void
test_new_game_engine (void)
{
  static const char *const engines[] = { "Aalina", "Kobo", NULL };
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "north-engine", "Kobo");
  g_settings_set_int (settings, "north-level", 0);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *dialog = new_game_dialog (settings, i == 0 ? engines : no_engines);
      AwaleNewGameDialog *self = AWALE_NEW_GAME_DIALOG (dialog);
      g_autoptr (AwaleGame) game = awale_new_game_dialog_dup_game (self);

      g_assert_null (awale_new_game_dialog_get_seat (self, AWALE_SOUTH).engine);
      g_assert_cmpstr (awale_new_game_dialog_get_seat (self, AWALE_NORTH).engine, ==,
                       i == 0 ? "Kobo" : NULL);
      g_assert_cmpint (awale_new_game_dialog_get_seat (self, AWALE_NORTH).level, ==, 0);
      g_assert_cmpstr (awale_game_get_tag (game, "North"), ==, i == 0 ? "Kobo" : NULL);
      fixtures_destroy (dialog, dialog);
    }
  g_settings_reset (settings, "north-engine");
  g_settings_reset (settings, "north-level");
}

static bool
is_group_visible (GtkWidget *row)
{
  return gtk_widget_get_visible (gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP));
}

/* The teaching switch is remembered when a game begins, and hidden if only computers play. */
static void
test_new_game_teaching (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *dialog = new_game_dialog (settings, no_engines);
  GtkWidget *row = app_fixtures_find_row (dialog, "_Teaching");

  g_assert_true (is_group_visible (row));
  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row))),
                         TRUE);
  g_assert_false (g_settings_get_boolean (settings, "teaching"));
  gtk_widget_activate_action (dialog, "dialog.create", NULL);
  g_assert_true (g_settings_get_boolean (settings, "teaching"));

  g_settings_set_int (settings, "south-level", 1);
  g_settings_set_int (settings, "north-level", 1);
  dialog = new_game_dialog (settings, no_engines);
  row = app_fixtures_find_row (dialog, "_Teaching");
  g_assert_false (is_group_visible (row));
  fixtures_destroy (dialog, dialog);
  g_settings_reset (settings, "south-level");
  g_settings_reset (settings, "north-level");
  g_settings_reset (settings, "teaching");
}

/* A person plays on as the side to move, against the last level. */
static void
test_play_on (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  AwaleNewGameDialog *self;
  GtkWidget *dialog;

  g_settings_set_int (settings, "north-level", 5);
  awale_game_play (game, awale_move_from_letter ('C'));
  dialog = awale_new_game_dialog_new_play_on (settings, rulesets, game, no_engines);
  self = AWALE_NEW_GAME_DIALOG (dialog);
  g_assert_cmpint (awale_new_game_dialog_get_seat (self, AWALE_NORTH).level, ==, 0);
  g_assert_cmpint (awale_new_game_dialog_get_seat (self, AWALE_SOUTH).level, ==, 5);
  fixtures_destroy (dialog, dialog);
  g_settings_reset (settings, "north-level");
}

/* Custom rules in the settings are proposed, invalid ones ignored. */
static void
test_new_game_settings (void)
{
  static const char line[] = "slam=forbidden feed=no stuck=end leftover=owner dead=ends "
                             "drought=20 repetition=none cycle=owner first=choice majority=ends";
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  const char *const names[] = { line, "nonsense" };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *dialog;
      g_autoptr (AwaleGame) game = NULL;
      g_autofree char *axes = NULL;

      g_settings_set_string (settings, "default-ruleset", names[i]);
      dialog = new_game_dialog (settings, no_engines);
      game = awale_new_game_dialog_dup_game (AWALE_NEW_GAME_DIALOG (dialog));
      axes = awale_ruleset_to_string (awale_game_get_rules (game));
      if (i == 0)
        g_assert_cmpstr (axes, ==, line);
      else
        g_assert_true (awale_ruleset_equal (awale_game_get_rules (game),
                                            &awale_preset_default ()->rules));
      fixtures_destroy (dialog, dialog);
    }
  g_settings_reset (settings, "default-ruleset");
}

/* Unchanged details do not modify the game. */
static void
test_details (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  GtkWidget *dialog;

  awale_game_set_tag (game, "South", "Ama");
  awale_game_set_tag (game, "Mood", "kept");
  awale_game_forget_history (game);
  dialog = awale_details_dialog_new (game);
  awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog));
  g_assert_false (awale_game_is_modified (game));
  g_assert_cmpstr (awale_game_get_tag (game, "South"), ==, "Ama");
  g_assert_cmpstr (awale_game_get_tag (game, "Mood"), ==, "kept");
  g_assert_null (awale_game_get_tag (game, "North"));
  fixtures_destroy (dialog, dialog);
}

static void
enter (GtkWidget  *dialog,
       const char *title,
       const char *text)
{
  GtkWidget *row = app_fixtures_find_row (dialog, title);

  g_assert_nonnull (row);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
}

/* Dates are checked, and saved in the format of files. */
static void
test_details_date (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  GtkWidget *dialog = awale_details_dialog_new (game);
  const char *title = "Date";

  enter (dialog, title, "2026.02.30");
  g_assert_true (gtk_widget_has_css_class (app_fixtures_find_row (dialog, title), "error"));
  g_assert_nonnull (app_fixtures_find_row (dialog,
                                           "Enter a day, or only a month or a year: 2026-11-21, "
                                           "2026-11, 2026."));
  g_assert_false (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_null (awale_game_get_tag (game, "Date"));
  enter (dialog, title, "2026-11");
  g_assert_false (gtk_widget_has_css_class (app_fixtures_find_row (dialog, title), "error"));
  g_assert_true (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_cmpstr (awale_game_get_tag (game, "Date"), ==, "2026.11.??");
  fixtures_destroy (dialog, dialog);

  /* The dialog shows a date with hyphens. */
  awale_game_set_tag (game, "Date", "2026.11.28");
  dialog = awale_details_dialog_new (game);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (app_fixtures_find_row (dialog, title))), ==,
                   "2026-11-28");
  g_assert_true (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_cmpstr (awale_game_get_tag (game, "Date"), ==, "2026.11.28");
  fixtures_destroy (dialog, dialog);

  /* An invalid date of the file is kept. */
  awale_game_set_tag (game, "Date", "last summer");
  awale_game_forget_history (game);
  dialog = awale_details_dialog_new (game);
  g_assert_true (gtk_widget_has_css_class (app_fixtures_find_row (dialog, title), "error"));
  g_assert_true (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_false (awale_game_can_undo (game));
  fixtures_destroy (dialog, dialog);
}

/* A placeholder name is shown as an empty field, and kept until a name is entered. */
static void
test_details_nameless (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  GtkWidget *dialog;

  awale_game_set_tag (game, "South", "-");
  awale_game_set_tag (game, "North", "?");
  awale_game_forget_history (game);
  dialog = awale_details_dialog_new (game);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (app_fixtures_find_row (dialog, "South"))),
                   ==, "");
  g_assert_true (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_false (awale_game_can_undo (game));
  g_assert_cmpstr (awale_game_get_tag (game, "South"), ==, "-");
  enter (dialog, "North", "Afi");
  g_assert_true (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_cmpstr (awale_game_get_tag (game, "South"), ==, "-");
  g_assert_cmpstr (awale_game_get_tag (game, "North"), ==, "Afi");
  enter (dialog, "North", "");
  g_assert_true (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_null (awale_game_get_tag (game, "North"));
  fixtures_destroy (dialog, dialog);
}

/* A result that is missing although the game has ended is reported, and a button enters it. */
static void
test_details_result (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  const char *title = "Result (South-North)";
  g_autofree char *settled = NULL;
  g_autofree char *message = NULL;
  g_auto (GStrv) parts = NULL;
  AwalePosition start;
  GtkWidget *dialog;

  g_assert_true (awale_position_parse ("0-0-0-0-0-1-1-0-0-0-0-0-24-22-S", &start, NULL));
  awale_game_set_start (game, &awale_preset_default ()->rules, start);
  g_assert_cmpint (awale_game_play (game, 5), ==, AWALE_ILLEGAL_REASON_NONE);
  /* Remove the result, as in a file without one. */
  awale_game_set_tag (game, "Result", NULL);
  settled = awale_result_to_string (awale_game_get_settled_result (game));
  g_assert_cmpstr (settled, !=, "*");
  parts = g_strsplit (settled, "-", 2);
  message = g_strdup_printf ("By the rules, the game ended %s–%s.", parts[0], parts[1]);
  awale_game_forget_history (game);
  dialog = awale_details_dialog_new (game);
  g_assert_nonnull (app_fixtures_find_row (dialog, message));
  enter (dialog, title, "26/22");
  g_assert_true (gtk_widget_has_css_class (app_fixtures_find_row (dialog, title), "error"));
  g_assert_false (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  enter (dialog, title, "");
  app_fixtures_click (dialog, "Use It");
  g_assert_null (app_fixtures_find_row (dialog, message));
  enter (dialog, "Annotated By", " Efua ");
  g_assert_true (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, settled);
  g_assert_cmpstr (awale_game_get_tag (game, "Annotator"), ==, "Efua");
  awale_game_undo (game);
  g_assert_null (awale_game_get_tag (game, "Annotator"));
  g_assert_false (awale_game_can_undo (game));
  fixtures_destroy (dialog, dialog);
}

static void
test_details_tags (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  const char *title = "Name of a New Detail";
  GtkWidget *dialog;

  awale_game_set_tag (game, "Mood", "kept");
  awale_game_set_tag (game, "Table", " 3 ");
  awale_game_set_tag (game, "Termination", "thunder");
  awale_game_forget_history (game);
  dialog = awale_details_dialog_new (game);
  enter (dialog, title, "mood!");
  g_assert_nonnull (app_fixtures_find_row (dialog, "A name can have only letters from A to Z, "
                                                   "digits and underscores."));
  enter (dialog, title, "FEN");
  g_assert_nonnull (app_fixtures_find_row (dialog, "This detail already exists."));
  enter (dialog, title, "Clock");
  g_signal_emit_by_name (app_fixtures_find_row (dialog, title), "apply");
  enter (dialog, "Clock", "10 min");
  app_fixtures_click (dialog, "Remove Mood");
  g_assert_null (app_fixtures_find_row (dialog, "Mood"));
  g_assert_true (awale_details_dialog_apply (AWALE_DETAILS_DIALOG (dialog)));
  g_assert_null (awale_game_get_tag (game, "Mood"));
  g_assert_cmpstr (awale_game_get_tag (game, "Table"), ==, " 3 ");
  g_assert_cmpstr (awale_game_get_tag (game, "Clock"), ==, "10 min");
  g_assert_cmpstr (awale_game_get_tag (game, "Termination"), ==, "thunder");
  awale_game_undo (game);
  g_assert_cmpstr (awale_game_get_tag (game, "Mood"), ==, "kept");
  g_assert_false (awale_game_can_undo (game));
  fixtures_destroy (dialog, dialog);
}

static void
assert_said (GtkWidget  *button,
             const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}

static void
named_cb (const char *name,
          gpointer    data)
{
}

/* Accessible names omit the mnemonics. */
static void
test_name (void)
{
  GtkWidget *parent = gtk_window_new ();
  GtkWidget *dialog = awale_name_dialog_new (GTK_WINDOW (parent), "Add to Collection", "_Add", "",
                                             NULL, named_cb, g_strdup ("data"), g_free);

  assert_said (app_fixtures_find_button (dialog, "_Cancel"), "Cancel");
  assert_said (gtk_window_get_default_widget (GTK_WINDOW (dialog)), "Add");
  fixtures_destroy (dialog, dialog);
  gtk_window_destroy (GTK_WINDOW (parent));
}

static void
count_cb (unsigned *count)
{
  ++*count;
}

/* Renaming a filter's ruleset keeps the filter, and removing it clears the filter with one
 * signal. */
static void
test_filter_ruleset (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleRulesets) rulesets = awale_rulesets_new (settings);
  AwaleRuleset rules = awale_preset_find ("awari")->rules;
  GtkWidget *widget = g_object_ref_sink (g_object_new (AWALE_TYPE_FILTER_POPOVER, NULL));
  AwaleFilterPopover *filters = AWALE_FILTER_POPOVER (widget);
  GtkWidget *collections = fixtures_find (widget, ADW_TYPE_COMBO_ROW, 0);
  AwaleLibraryFilter filter = { .ruleset = NULL };
  unsigned n_changes = 0;

  rules.slam = AWALE_SLAM_FORBIDDEN;
  g_assert_true (awale_rulesets_save (rulesets, NULL, "Mine", &rules, NULL));
  awale_filter_popover_set_rulesets (filters, rulesets);
  adw_combo_row_set_selected (ADW_COMBO_ROW (gtk_widget_get_next_sibling (collections)),
                              1 + (unsigned) awale_rulesets_index_named (rulesets, "Mine"));
  awale_filter_popover_fill (filters, &filter);
  g_assert_nonnull (filter.ruleset);
  g_signal_connect_swapped (filters, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_true (awale_rulesets_save (rulesets, "Mine", "Ours", &rules, NULL));
  g_assert_cmpuint (n_changes, ==, 0);
  awale_rulesets_remove (rulesets, "Ours");
  g_assert_cmpuint (n_changes, ==, 1);
  awale_filter_popover_fill (filters, &filter);
  g_assert_null (filter.ruleset);
  g_object_unref (widget);
}

CASES (app_fixtures_init)
{
  g_test_add_func ("/app/dialogs/rules", test_rules);
  g_test_add_func ("/app/dialogs/new-game", test_new_game);
  g_test_add_func ("/app/dialogs/new-game-players", test_new_game_players);
  g_test_add_func ("/app/dialogs/new-game-lot", test_new_game_lot);
  g_test_add_func ("/app/dialogs/new-game-lot-turns", test_new_game_lot_turns);
  g_test_add_func ("/app/dialogs/new-game-engine", test_new_game_engine);
  g_test_add_func ("/app/dialogs/new-game-teaching", test_new_game_teaching);
  g_test_add_func ("/app/dialogs/play-on", test_play_on);
  g_test_add_func ("/app/dialogs/new-game-settings", test_new_game_settings);
  g_test_add_func ("/app/dialogs/name", test_name);
  g_test_add_func ("/app/dialogs/filter-ruleset", test_filter_ruleset);
  g_test_add_func ("/app/dialogs/details", test_details);
  g_test_add_func ("/app/dialogs/details-date", test_details_date);
  g_test_add_func ("/app/dialogs/details-nameless", test_details_nameless);
  g_test_add_func ("/app/dialogs/details-result", test_details_result);
  g_test_add_func ("/app/dialogs/details-tags", test_details_tags);
}
