/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/analysis/awale-report-page.h"

#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/analysis/awale-report-row.h"
#include "widgets/analysis/awale-report-table.h"

#include <adwaita.h>

#include "../../values.h"
#include "../../wait.h"

typedef struct
{
  AwaleGame          *game;
  AwaleReport        *report;
  GtkWidget          *window;
  GtkWidget          *page;
  AwaleReasonsFinder *finder;
} Fixture;

static Fixture
show_game (AwaleGame *game)
{
  Fixture self = { .game = game };

  self.report = awale_report_new (self.game);
  self.page = awale_report_page_new ();
  awale_report_page_set_report (AWALE_REPORT_PAGE (self.page), self.report);
  self.window = fixtures_show (self.page, 360, 700);
  return self;
}

static Fixture
show (const char *letters)
{
  return show_game (fixtures_create_game (letters));
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, self->page);
  g_assert_finalize_object (self->report);
  g_assert_finalize_object (self->game);
}

static void
set_value (Fixture    *self,
           const char *path,
           AwaleProof  proof,
           int         value)
{
  AwaleEvaluation evaluation = { proof, value, value, proof == AWALE_PROOF_EXACT ? 0 : 9 };

  judge_move (self->game, awale_game_find_path (self->game, path), evaluation);
}

/* Sets values that make two errors: South gives away nine seeds and the game with F, and North two
 * seeds with e, as proven. */
static void
set_values (Fixture *self)
{
  set_value (self, "", AWALE_PROOF_ESTIMATE, 400);
  set_value (self, "F", AWALE_PROOF_ESTIMATE, -500);
  set_value (self, "Ff", AWALE_PROOF_EXACT, -500);
  set_value (self, "FfB", AWALE_PROOF_EXACT, -500);
  set_value (self, "FfBe", AWALE_PROOF_EXACT, -300);
  fixtures_settle ();
}

static GtkWidget *
find_button (Fixture    *self,
             const char *label)
{
  GtkWidget *button;

  for (int i = 0; (button = fixtures_find (self->page, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
      return gtk_widget_is_drawable (button) ? button : NULL;
  return NULL;
}

static GtkWidget *
find_row (Fixture *self,
          int      nth)
{
  GtkWidget *row;

  for (int i = 0; (row = fixtures_find (self->page, GTK_TYPE_LIST_BOX_ROW, i)) != NULL; i++)
    if (gtk_widget_has_css_class (row, "error-row") && nth-- == 0)
      return row;
  return NULL;
}

static GtkWidget *
find_table (Fixture *self)
{
  GtkWidget *list = NULL;

  for (int i = 0; list == NULL || !gtk_widget_has_css_class (list, "report-table"); i++)
    list = fixtures_find (self->page, GTK_TYPE_LIST_BOX, i);
  return list;
}

static AwaleNode *
get_node (Fixture *self,
          int      nth)
{
  GtkWidget *row = find_row (self, nth);

  g_assert_nonnull (row);
  return awale_report_row_get_node (GTK_LIST_BOX_ROW (row));
}

static void
assert_label (GtkWidget  *widget,
              const char *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

static void
test_start (void)
{
  Fixture self = show ("FfBe");

  g_assert_nonnull (find_button (&self, "Analyze the Whole Game"));
  g_assert_null (find_button (&self, "Pause"));
  g_assert_false (gtk_widget_is_drawable (find_table (&self)));
  clear (&self);
}

static void
test_known (void)
{
  Fixture self = show ("FfBe");
  GtkWidget *table = find_table (&self);

  set_values (&self);
  g_assert_true (gtk_widget_is_drawable (table));
  assert_label (fixtures_find (table, GTK_TYPE_LIST_BOX_ROW, 1), "Best move: South 1, North 1");
  assert_label (fixtures_find (table, GTK_TYPE_LIST_BOX_ROW, 3), "Inaccuracy: South 0, North 1");
  assert_label (fixtures_find (table, GTK_TYPE_LIST_BOX_ROW, 5), "Blunder: South 1, North 0");
  assert_label (fixtures_find (table, GTK_TYPE_LIST_BOX_ROW, 6),
                "Seeds given away: South 9, North 2");
  assert_label (fixtures_find (table, GTK_TYPE_LIST_BOX_ROW, 7),
                "Seeds given away in the opening: South 9, North 2");
  assert_label (fixtures_find (table, GTK_TYPE_LIST_BOX_ROW, 9),
                "Seeds given away in the endgame: South 0, North 0");
  assert_label (fixtures_find (table, GTK_TYPE_LIST_BOX_ROW, 10),
                "Accuracy: South 61%, North 85%");
  g_assert_nonnull (find_button (&self, "Write Into the Game…"));
  clear (&self);
}

/* Returns the right edge, in pixels, of the label @place in the row @row of the table. */
static int
get_end (GtkWidget *table,
         int        row,
         int        place)
{
  GtkWidget *label = fixtures_find (fixtures_find (table, GTK_TYPE_LIST_BOX_ROW, row),
                                    GTK_TYPE_LABEL, place);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (label, table, &bounds));
  return (int) (bounds.origin.x + bounds.size.width + 0.5f);
}

/* Numbers end exactly below the ends of the players' names, even if a name is long and the window
 * narrow. */
static void
test_columns (void)
{
  Fixture self = show ("FfBe");
  GtkWidget *table = find_table (&self);

  awale_game_set_tag (self.game, "South", "Akosua Mensah of the Oware Club");
  awale_game_set_tag (self.game, "North", "Kofi Boateng");
  gtk_window_set_default_size (GTK_WINDOW (self.window), 1, 400);
  set_values (&self);
  gtk_test_widget_wait_for_draw (table);
  for (int row = 1; row < 11; row++)
    for (int place = 1; place <= 2; place++)
      g_assert_cmpint (get_end (table, row, place), ==, get_end (table, 0, place));
  g_assert_cmpint (get_end (table, 0, 2), <, gtk_widget_get_width (table));
  clear (&self);
}

static void
chosen_cb (GtkWidget  *page,
           AwaleNode  *node,
           AwaleNode **chosen)
{
  *chosen = node;
}

/* The report lists turning points as sentences, and below them the errors, worst first, with the
 * better moves. */
static void
test_rows (void)
{
  Fixture self = show ("FfBe");
  GtkWidget *turn, *worst, *other;
  AwaleNode *chosen = NULL;

  awale_game_set_tag (self.game, "South", "Ama");
  set_values (&self);
  turn = find_row (&self, 0);
  worst = find_row (&self, 1);
  other = find_row (&self, 2);
  assert_label (turn, "Round 1: Ama turns a win into a loss with F instead of A.");
  assert_label (worst,
                "Round 1: Ama plays F instead of A. Ama gives away 9 seeds, and North profits. "
                "Blunder.");
  assert_label (other, "Round 2: North plays e instead of a. North gives away 2 seeds. Inaccuracy. "
                       "The endgame tables or the rules prove both values.");
  g_assert_null (find_row (&self, 3));

  /* Activating a row shows the position before its move, and "error-chosen" passes the node of the
   * move. */
  g_signal_connect (self.page, "error-chosen", G_CALLBACK (chosen_cb), &chosen);
  gtk_widget_activate (other);
  g_assert_true (awale_game_get_cursor (self.game) == awale_game_find_path (self.game, "FfB"));
  g_assert_true (chosen == awale_game_find_path (self.game, "FfBe"));
  gtk_widget_activate (turn);
  g_assert_true (awale_game_get_cursor (self.game) == awale_game_get_root (self.game));

  /* Rows that are still valid stay the same widgets. */
  set_value (&self, "FfB", AWALE_PROOF_EXACT, -2000);
  set_value (&self, "FfBe", AWALE_PROOF_EXACT, -2000);
  fixtures_settle ();
  g_assert_true (find_row (&self, 2) == worst);
  set_value (&self, "FfB", AWALE_PROOF_EXACT, -500);
  set_value (&self, "FfBe", AWALE_PROOF_EXACT, -500);
  fixtures_settle ();
  g_assert_true (find_row (&self, 0) == turn);
  g_assert_true (find_row (&self, 1) == worst);
  g_assert_null (find_row (&self, 2));
  clear (&self);
}

static bool
has_description (GtkWidget  *row,
                 const char *text)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                        text);

  return mismatch == NULL;
}

static void
found_cb (void *data)
{
  Fixture *self = data;

  awale_report_page_explain (AWALE_REPORT_PAGE (self->page), self->finder);
}

/* Below an error its reasons appear, once they are found, for the eyes and for a screen reader. */
static void
test_reasons (void)
{
  const char *reasons = "C does not stop a threat: Kofi takes 2 seeds from A with f. "
                        "A would have moved the seeds out of danger.";
  g_autofree char *description = g_strconcat (reasons, " Show both moves on the board", NULL);
  AwaleGame *game = awale_game_new (&awale_preset_find ("abapa")->rules);
  Fixture self;
  AwalePosition start;
  bool is_seen = false;

  g_assert_true (awale_position_parse ("1-0-2-0-0-1-0-0-0-0-1-1-22-20-S", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  awale_game_play (game, 2);
  awale_game_set_tag (game, "North", "Kofi");
  self = show_game (game);
  set_value (&self, "", AWALE_PROOF_ESTIMATE, 800);
  set_value (&self, "C", AWALE_PROOF_ESTIMATE, 0);
  fixtures_settle ();
  g_assert_true (has_description (find_row (&self, 1), "Show both moves on the board"));
  self.finder = awale_reasons_finder_new (found_cb, &self);
  found_cb (&self);
  wait_while (!has_description (find_row (&self, 1), description));
  for (int i = 0; fixtures_find (find_row (&self, 1), GTK_TYPE_LABEL, i) != NULL; i++)
    {
      GtkWidget *label = fixtures_find (find_row (&self, 1), GTK_TYPE_LABEL, i);

      is_seen |= gtk_widget_is_visible (label)
                 && g_str_equal (gtk_label_get_text (GTK_LABEL (label)), reasons);
    }
  g_assert_true (is_seen);
  clear (&self);
  awale_reasons_finder_free (self.finder);
}

/* A better line in the reasons replaces that of the report, which may differ. */
static void
test_reasons_line (void)
{
  AwaleGame *game = awale_game_new (&awale_preset_find ("abapa")->rules);
  AwaleNode *better;
  AwalePosition start;
  Fixture self;

  g_assert_true (awale_position_parse ("0-4-0-0-3-12-0-5-5-0-1-1-5-12-S", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  awale_game_play (game, 4);
  better = awale_game_add_move (game, awale_game_get_root (game), 1);
  awale_game_add_move (game, better, 8);
  self = show_game (game);
  set_value (&self, "", AWALE_PROOF_ESTIMATE, 800);
  set_value (&self, "E", AWALE_PROOF_ESTIMATE, 0);
  fixtures_settle ();
  assert_label (find_row (&self, 1),
                "Round 1: South plays E instead of B. South gives away 8 seeds. Blunder. "
                "Better: B c");
  self.finder = awale_reasons_finder_new (found_cb, &self);
  found_cb (&self);
  wait_while (has_description (find_row (&self, 1), "Show both moves on the board"));
  assert_label (find_row (&self, 1),
                "Round 1: South plays E instead of B. South gives away 8 seeds. Blunder.");
  clear (&self);
  awale_reasons_finder_free (self.finder);
}

/* Turning points are listed in the order of play, and errors from the worst to the least. */
static void
test_order (void)
{
  static const char *const turning[] = { "F", "Ff", "FfB" };
  static const char *const worst_first[] = { "FfB", "Ff", "F", "FfBe" };
  Fixture self = show ("FfBe");

  set_value (&self, "", AWALE_PROOF_ESTIMATE, 300);
  set_value (&self, "F", AWALE_PROOF_ESTIMATE, -200);
  set_value (&self, "Ff", AWALE_PROOF_ESTIMATE, 500);
  set_value (&self, "FfB", AWALE_PROOF_ESTIMATE, -700);
  set_value (&self, "FfBe", AWALE_PROOF_ESTIMATE, -500);
  fixtures_settle ();

  /* The last error is missing from the turning points, because it changes no result. */
  for (int i = 0; i < 3; i++)
    g_assert_true (get_node (&self, i) == awale_game_find_path (self.game, turning[i]));
  for (int i = 0; i < 4; i++)
    g_assert_true (get_node (&self, 3 + i) == awale_game_find_path (self.game, worst_first[i]));
  g_assert_null (find_row (&self, 7));
  clear (&self);
}

/* The better line is the one in the game if the values have none, as in older files. */
static void
test_better_line (void)
{
  Fixture self = show ("FfBe");
  AwaleMoveValues values;
  AwaleNode *root = awale_game_get_root (self.game), *better;

  set_values (&self);
  better = awale_game_add_move (self.game, root, awale_move_from_letter ('A'));
  awale_game_add_move (self.game, better, awale_move_from_letter ('b'));
  fixtures_settle ();
  assert_label (find_row (&self, 1),
                "Round 1: South plays F instead of A. South gives away 9 seeds, and North profits. "
                "Blunder. Better: A b");
  values = *awale_node_get_move_values (root);
  values.n_line = 3;
  memcpy (values.line, (int8_t[]) { 0, 11, 1 }, 3);
  awale_game_set_move_values (self.game, root, &values);
  fixtures_settle ();
  assert_label (find_row (&self, 1),
                "Round 1: South plays F instead of A. South gives away 9 seeds, and North profits. "
                "Blunder. Better: A f B");
  clear (&self);
}

/* Of many turning points the greatest and the last are listed, and the others are counted. */
static void
test_many (void)
{
  static const char *const listed[] = { "F", "Ff", "FfB", "FfBe", "FfBeBcDa" };
  Fixture self = show ("FfBeBcDa");
  AdwPreferencesGroup *group =
    ADW_PREFERENCES_GROUP (fixtures_find (self.page, ADW_TYPE_PREFERENCES_GROUP, 0));
  int value = 1000;

  set_value (&self, "", AWALE_PROOF_ESTIMATE, value);
  for (AwaleNode *node = awale_node_get_first_child (awale_game_get_root (self.game)); node != NULL;
       node = awale_node_get_first_child (node))
    {
      value = value > 0 ? -value + 50 : -value - 50;
      judge_move (self.game, node, (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, value, value, 9 });
    }
  fixtures_settle ();
  for (size_t i = 0; i < G_N_ELEMENTS (listed); i++)
    g_assert_true (get_node (&self, (int) i) == awale_game_find_path (self.game, listed[i]));
  g_assert_true (get_node (&self, 5) == awale_game_find_path (self.game, "F"));
  g_assert_cmpstr (adw_preferences_group_get_description (group), ==,
                   "The main ones; 3 more are among the errors.");
  set_value (&self, "FfBeBc", AWALE_PROOF_ESTIMATE, -800);
  set_value (&self, "FfBeBcD", AWALE_PROOF_ESTIMATE, -800);
  set_value (&self, "FfBeBcDa", AWALE_PROOF_ESTIMATE, -800);
  fixtures_settle ();
  g_assert_cmpstr (adw_preferences_group_get_description (group), ==,
                   "The moves that turned the game.");
  clear (&self);
}

/* The sentences describe an undecided game that is lost, and an error that the opponent does not
 * punish. */
static void
test_sentences (void)
{
  Fixture self = show ("Ff");

  set_value (&self, "", AWALE_PROOF_ESTIMATE, 0);
  set_value (&self, "F", AWALE_PROOF_ESTIMATE, -500);
  set_value (&self, "Ff", AWALE_PROOF_ESTIMATE, -100);
  fixtures_settle ();
  assert_label (find_row (&self, 0),
                "Round 1: South turns an undecided game into a loss with F instead of A.");
  assert_label (find_row (&self, 2), "Round 1: South plays F instead of A. South gives away 5 "
                                     "seeds, but North lets it pass. Mistake.");
  clear (&self);
}

/* A better move that captures is written with its harvest, like the move played. */
static void
test_captures (void)
{
  Fixture self = show_game (fixtures_create_game_from ("abapa", "6-0-0-0-0-4-1-4-4-4-4-4-8-9-S",
                                                       "Fc"));
  GtkWidget *row;

  set_value (&self, "", AWALE_PROOF_ESTIMATE, 400);
  set_value (&self, "F", AWALE_PROOF_ESTIMATE, -500);
  fixtures_settle ();
  assert_label (find_row (&self, 0),
                "Round 1: South turns a win into a loss with F instead of A+2.");
  row = find_row (&self, 1);
  assert_label (row, "Round 1: South plays F instead of A+2. South gives away 9 seeds. Blunder.");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (fixtures_find (row, GTK_TYPE_LABEL, 0))), ==,
                   "1. F → A+2");
  clear (&self);
}

enum
{
  PLAYERS,
  MOVES,
  DEPTH,
};

static void
choose (Fixture  *self,
        int       choice,
        unsigned  index)
{
  GtkWidget *widget = fixtures_find (self->page, GTK_TYPE_DROP_DOWN, choice);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), index);
}

static AwaleReportOptions
get_options (Fixture *self)
{
  return awale_report_page_get_options (AWALE_REPORT_PAGE (self->page));
}

static void
test_options (void)
{
  Fixture self = show ("FfBeBcDa");
  AwaleReportOptions options = get_options (&self);
  GtkWidget *spin = fixtures_find (self.page, GTK_TYPE_SPIN_BUTTON, 0);

  g_assert_cmpint (options.depth, >, AWALE_REPORT_DEFAULT_DEPTH);
  g_assert_cmpint (options.first_ply + options.last_ply, ==, 0);
  g_assert_cmpuint (options.sides, ==, 0);
  g_assert_true (options.yields);

  choose (&self, DEPTH, 0);
  choose (&self, PLAYERS, 2);
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "FfBe"));
  choose (&self, MOVES, 1);
  g_assert_nonnull (find_button (&self, "Analyze"));
  options = get_options (&self);
  g_assert_cmpint (options.depth, ==, AWALE_REPORT_DEFAULT_DEPTH);
  g_assert_cmpuint (options.sides, ==, 1 << AWALE_NORTH);
  g_assert_cmpint (options.first_ply, ==, 5);
  g_assert_cmpint (options.last_ply, ==, 0);

  choose (&self, MOVES, 2);
  options = get_options (&self);
  g_assert_cmpint (options.first_ply, ==, 0);
  g_assert_cmpint (options.last_ply, ==, 4);

  g_assert_false (gtk_widget_is_drawable (spin));
  choose (&self, MOVES, 3);
  g_assert_true (gtk_widget_get_mapped (spin));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 2);
  gtk_spin_button_set_value (
    GTK_SPIN_BUTTON (fixtures_find (self.page, GTK_TYPE_SPIN_BUTTON, 1)), 3);
  options = get_options (&self);
  g_assert_cmpint (options.first_ply, ==, 3);
  g_assert_cmpint (options.last_ply, ==, 6);
  clear (&self);
}

static bool
is_done (gpointer report)
{
  return !awale_report_is_running (report);
}

/* A running report can be paused, continued and cancelled, and another one can be started. */
static void
test_run (void)
{
  Fixture self = show ("FfBeBcDa");
  AwaleReportOptions options = { .depth = 40, .yields = true };
  GtkWidget *pause;

  awale_report_start (self.report, &options);
  fixtures_settle ();
  g_assert_null (find_button (&self, "Analyze the Whole Game"));
  pause = find_button (&self, "Pause");
  g_assert_nonnull (pause);
  g_signal_emit_by_name (pause, "clicked");
  fixtures_settle ();
  g_assert_true (awale_report_is_paused (self.report));
  g_assert_true (find_button (&self, "Continue") == pause);
  g_signal_emit_by_name (pause, "clicked");
  g_assert_false (awale_report_is_paused (self.report));
  g_signal_emit_by_name (find_button (&self, "Cancel"), "clicked");
  fixtures_settle ();
  g_assert_false (awale_report_is_running (self.report));
  g_assert_nonnull (find_button (&self, "Analyze the Whole Game"));

  options.depth = 4;
  awale_report_start (self.report, &options);
  fixtures_wait (is_done, self.report);
  fixtures_settle ();
  g_assert_cmpuint (awale_report_get_summary (self.report, AWALE_SOUTH).n_moves, ==, 4);
  g_assert_true (gtk_widget_is_drawable (find_table (&self)));
  clear (&self);
}

static unsigned
count_rows (Fixture *self)
{
  unsigned n = 0;

  while (find_row (self, (int) n) != NULL)
    n++;
  return n;
}

/* Turning points are listed once a report has ended, since they can change until then. */
static void
test_run_turning (void)
{
  Fixture self = show ("FfBe");
  AwaleReportOptions options = { .depth = 40, .yields = true };
  unsigned n_errors;

  set_values (&self);
  n_errors = awale_report_get_n_errors (self.report);
  g_assert_cmpuint (count_rows (&self), >, n_errors);
  awale_report_start (self.report, &options);
  awale_report_set_paused (self.report, true);
  fixtures_settle ();
  g_assert_cmpuint (count_rows (&self), ==, n_errors);
  awale_report_cancel (self.report);
  fixtures_settle ();
  g_assert_cmpuint (count_rows (&self), >, n_errors);
  clear (&self);
}

static void
start_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       report)
{
  AwaleReportOptions options = { .depth = 4 };

  awale_report_start (report, &options);
  awale_report_cancel (report);
}

/* When a report ends at once, its results get the focus. */
static void
test_over_at_once (void)
{
  Fixture self = show ("FfBe");
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("start-report", NULL);
  GtkWidget *start, *focus;

  g_signal_connect (action, "activate", G_CALLBACK (start_cb), self.report);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (self.window, "win", G_ACTION_GROUP (group));
  set_values (&self);
  start = find_button (&self, "Analyze the Whole Game");
  gtk_widget_grab_focus (start);
  g_signal_emit_by_name (start, "clicked");
  fixtures_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (self.window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX),
                                           "report-list"));
  clear (&self);
}

static gpointer
find_controller (GtkWidget *row,
                 GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      /* The controller is only borrowed, because the row owns it. */
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }
  return NULL;
}

/* Returns true if the page leaves room for the small board on its left. */
static bool
has_room (Fixture *self)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (self->page, self->window, &bounds) && bounds.origin.x > 500;
}

/* If there is room, a small board is shown for the row under the pointer or with the focus, unless
 * another window is active; it disappears with its row. */
static void
test_preview (void)
{
  Fixture self = show ("FfBeBc");
  GtkWidget *row, *preview, *other;

  set_values (&self);
  row = find_row (&self, 0);
  preview = gtk_widget_get_last_child (self.page);
  g_signal_emit_by_name (find_controller (row, GTK_TYPE_EVENT_CONTROLLER_MOTION), "enter", 5., 5.);
  let_time_pass ();
  fixtures_settle ();
  g_assert_false (gtk_widget_get_visible (preview));
  g_signal_emit_by_name (find_controller (row, GTK_TYPE_EVENT_CONTROLLER_MOTION), "leave");

  gtk_window_set_default_size (GTK_WINDOW (self.window), 900, 700);
  gtk_widget_set_halign (self.page, GTK_ALIGN_END);
  wait_while (!has_room (&self));
  g_signal_emit_by_name (find_controller (row, GTK_TYPE_EVENT_CONTROLLER_MOTION), "enter", 5., 5.);
  wait_while (!gtk_widget_get_visible (preview));
  g_signal_emit_by_name (find_controller (row, GTK_TYPE_EVENT_CONTROLLER_MOTION), "leave");
  wait_while (gtk_widget_get_visible (preview));

  gtk_window_set_focus_visible (GTK_WINDOW (self.window), TRUE);
  g_signal_emit_by_name (find_controller (row, GTK_TYPE_EVENT_CONTROLLER_FOCUS), "enter");
  wait_while (!gtk_widget_get_visible (preview));
  set_value (&self, "F", AWALE_PROOF_ESTIMATE, 400);
  wait_while (gtk_widget_get_visible (preview));

  row = find_row (&self, 0);
  g_signal_emit_by_name (find_controller (row, GTK_TYPE_EVENT_CONTROLLER_MOTION), "enter", 5., 5.);
  wait_while (!gtk_widget_get_visible (preview));
  other = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (other));
  wait_while (gtk_widget_get_visible (preview));
  g_signal_emit_by_name (find_controller (row, GTK_TYPE_EVENT_CONTROLLER_MOTION), "enter", 5., 5.);
  let_time_pass ();
  fixtures_settle ();
  g_assert_false (gtk_widget_get_visible (preview));
  gtk_window_destroy (GTK_WINDOW (other));
  clear (&self);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/report-page/start", test_start);
  g_test_add_func ("/widgets/report-page/known", test_known);
  g_test_add_func ("/widgets/report-page/columns", test_columns);
  g_test_add_func ("/widgets/report-page/rows", test_rows);
  g_test_add_func ("/widgets/report-page/reasons", test_reasons);
  g_test_add_func ("/widgets/report-page/reasons-line", test_reasons_line);
  g_test_add_func ("/widgets/report-page/order", test_order);
  g_test_add_func ("/widgets/report-page/better-line", test_better_line);
  g_test_add_func ("/widgets/report-page/many", test_many);
  g_test_add_func ("/widgets/report-page/sentences", test_sentences);
  g_test_add_func ("/widgets/report-page/captures", test_captures);
  g_test_add_func ("/widgets/report-page/options", test_options);
  g_test_add_func ("/widgets/report-page/run", test_run);
  g_test_add_func ("/widgets/report-page/run-turning", test_run_turning);
  g_test_add_func ("/widgets/report-page/over-at-once", test_over_at_once);
  g_test_add_func ("/widgets/report-page/preview", test_preview);
}
