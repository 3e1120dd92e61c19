/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/analysis/awale-analysis-panel.h"

#include "game/awale-value.h"
#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/awale-paragraph.h"
#include "widgets/awale-descriptions.h"
#include "widgets/analysis/awale-analysis-row.h"

#include "../../books.h"
#include "../../values.h"
#include "../../wait.h"

#define MOVES "FfBeBcDaAbCcDbAcCaDcBeAbBcCdDfAe"

enum
{
  DEPTH = 9,
};

typedef struct
{
  AwaleGame          *game;
  AwaleAnalysis      *analysis;
  AwaleAnalysisPanel *panel;
  GtkWidget          *window;
} Fixture;

static void
cursor_changed_cb (AwaleAnalysis *analysis,
                   GParamSpec    *pspec,
                   AwaleGame     *game)
{
  awale_analysis_set_node (analysis, awale_game_get_cursor (game));
}

static Fixture
show_in (AwaleGame *game,
         int        width)
{
  Fixture self = { .game = game, .analysis = awale_analysis_new (game) };

  awale_analysis_set_hash (self.analysis, 2);
  awale_analysis_set_target_depth (self.analysis, DEPTH);
  g_signal_connect_object (game, "notify::cursor", G_CALLBACK (cursor_changed_cb), self.analysis,
                           G_CONNECT_SWAPPED);
  self.panel = g_object_new (AWALE_TYPE_ANALYSIS_PANEL, NULL);
  awale_analysis_panel_set_analysis (self.panel, self.analysis);
  self.window = fixtures_show (GTK_WIDGET (self.panel), width, 500);
  return self;
}

static Fixture
show (AwaleGame *game)
{
  return show_in (game, 380);
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, GTK_WIDGET (self->panel));
  g_assert_finalize_object (self->analysis);
  g_assert_finalize_object (self->game);
}

static bool
is_at_rest (gpointer analysis)
{
  return !awale_analysis_is_running (analysis);
}

static void
analyse (Fixture *self)
{
  awale_analysis_set_active (self->analysis, true);
  fixtures_wait (is_at_rest, self->analysis);
}

static GtkListBox *
get_list (Fixture *self)
{
  return GTK_LIST_BOX (fixtures_find (GTK_WIDGET (self->panel), GTK_TYPE_LIST_BOX, 0));
}

static AwaleAnalysisRow *
get_row (Fixture *self,
         int      index)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (get_list (self), i)) != NULL; i++)
    if (gtk_widget_get_visible (GTK_WIDGET (row)) && index-- == 0)
      return awale_analysis_row_of (row);
  return NULL;
}

static int
count_rows (Fixture *self)
{
  int n = 0;

  while (get_row (self, n) != NULL)
    n++;
  return n;
}

static bool
has_lines (Fixture *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (get_list (self)));
}

static void
assert_heard (Fixture    *self,
              int         index,
              const char *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (get_row (self, index)->widget),
                                        GTK_ACCESSIBLE_PROPERTY_LABEL, expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

static bool
is_in_order (gpointer data)
{
  Fixture *self = data;
  GListModel *lines = awale_analysis_get_lines (self->analysis);

  for (int i = 0; i < count_rows (self); i++)
    {
      g_autoptr (AwaleAnalysisLine) line = g_list_model_get_item (lines, i);

      if (get_row (self, i)->move != awale_analysis_line_get_move (line))
        return false;
    }
  return true;
}

/* Checks that each line of the analysis has a row, and that the rows are sorted after a delay. */
static void
check_rows (Fixture *self)
{
  g_assert_cmpint (count_rows (self), ==,
                   g_list_model_get_n_items (awale_analysis_get_lines (self->analysis)));
  let_time_pass ();
  fixtures_wait (is_in_order, self);
}

static void
test_off (void)
{
  Fixture self = show (fixtures_create_game (MOVES));
  GtkWidget *toggle = fixtures_find (GTK_WIDGET (self.panel), GTK_TYPE_SWITCH, 0);
  int notified;

  /* The analysis is off at first. */
  g_assert_false (has_lines (&self));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (toggle)));
  g_assert_false (awale_analysis_is_running (self.analysis));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Analyze");

  /* The switch and the analysis follow each other. */
  gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
  g_assert_true (awale_analysis_get_active (self.analysis));
  g_assert_true (has_lines (&self));
  g_assert_cmpint (count_rows (&self), ==, 6);
  assert_heard (&self, 0, "A, value not known");
  awale_analysis_set_active (self.analysis, false);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (toggle)));

  fixtures_count_notify (self.panel, "analysis", &notified);
  g_object_set (self.panel, "analysis", self.analysis, NULL);
  g_assert_cmpint (notified, ==, 0);
  g_object_set (self.panel, "analysis", NULL, NULL);
  g_assert_cmpint (notified, ==, 1);
  g_assert_cmpint (count_rows (&self), ==, 0);
  clear (&self);
}

static void
test_values (void)
{
  Fixture self = show (fixtures_create_game (MOVES));
  g_autoptr (AwaleAnalysisLine) best = NULL;
  g_autofree char *replies = NULL;
  g_autofree char *heard = NULL;
  double value;

  analyse (&self);
  check_rows (&self);
  best = g_list_model_get_item (awale_analysis_get_lines (self.analysis), 0);
  value = awale_analysis_line_get_evaluation (best)->low / 100.0;
  replies = awale_analysis_line_dup_replies (best, AWALE_ANALYSIS_PANEL_MOVES - 1);
  g_assert_cmpint (awale_analysis_line_get_evaluation (best)->proof, ==, AWALE_PROOF_ESTIMATE);
  heard = g_strdup_printf ("%s, best move, %.1f seeds for %s, depth %d, then %s",
                           awale_move_to_string (awale_analysis_line_get_move (best)),
                           ABS (value), value > 0 ? "South" : "North",
                           awale_analysis_line_get_evaluation (best)->depth, replies);
  assert_heard (&self, 0, heard);
  g_assert_true (gtk_widget_has_css_class (get_row (&self, 0)->widget, "best"));
  g_assert_false (gtk_widget_has_css_class (get_row (&self, 1)->widget, "best"));
  clear (&self);
}

static bool
is_any_known (gpointer analysis)
{
  return g_list_model_get_n_items (awale_analysis_get_lines (analysis)) > 0;
}

/* Returns the label of a row for a proof or the book. */
static GtkWidget *
get_tag (AwaleAnalysisRow *row)
{
  return fixtures_find (row->widget, GTK_TYPE_LABEL, 0);
}

/* A row shows the value of its move in the book in a tag, but only in positions of the book. */
static void
test_book (void)
{
  Fixture self = show (fixtures_create_game (MOVES));
  g_autoptr (AwaleBook) book = books_make (awale_game_get_rules (self.game));
  const AwaleMoveValues *opening = awale_analysis_get_opening (self.analysis);
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;
  AwaleAnalysisRow *row;
  AwaleNode *last = awale_game_get_cursor (self.game);

  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  awale_analysis_set_active (self.analysis, true);
  fixtures_wait (is_any_known, self.analysis);
  row = get_row (&self, 0);
  g_assert_false (gtk_widget_get_visible (get_tag (row)));
  awale_analysis_set_book (self.analysis, book);
  text = awale_describe_book (awale_move_values_get (opening, row->move));
  g_assert_true (gtk_widget_get_visible (get_tag (row)));
  g_assert_true (gtk_widget_has_css_class (get_tag (row), "book"));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_tag (row))), ==, text);
  g_free (awale_describe_finding (self.analysis, &words));
  g_clear_pointer (&text, g_free);
  text = awale_describe_book (&opening->value);
  g_assert_true (g_str_has_suffix (words, text));

  awale_game_set_cursor (self.game, last);
  g_assert_false (opening->has_value);
  for (int i = 0; i < count_rows (&self); i++)
    g_assert_false (gtk_widget_get_visible (get_tag (get_row (&self, i))));
  clear (&self);
}

/* The rows follow the current position, and remain the same widgets. */
static void
test_follows (void)
{
  Fixture self = show (fixtures_create_game (MOVES));
  AwaleNode *last = awale_game_get_cursor (self.game);
  AwaleAnalysisRow *former[6];
  g_autofree char *text = NULL;

  analyse (&self);
  for (int i = 0; i < 6; i++)
    former[i] = get_row (&self, i);
  awale_game_set_cursor (self.game, awale_node_get_parent (last));
  for (int i = 0; i < count_rows (&self); i++)
    {
      AwaleMove move = get_row (&self, i)->move;

      g_assert_cmpint (awale_pit_side (move), ==, AWALE_NORTH);
      text = g_strdup_printf ("%s, value not known", awale_move_to_string (move));
      if (move != awale_node_get_move (last))
        assert_heard (&self, i, text);
      g_clear_pointer (&text, g_free);
    }

  /* The results of an earlier position are shown again at once. */
  awale_game_set_cursor (self.game, last);
  g_assert_cmpint (awale_analysis_get_depth (self.analysis), >=, DEPTH);
  check_rows (&self);
  for (int i = 0; i < 6; i++)
    {
      bool found = false;

      for (int j = 0; j < 6; j++)
        found = found || former[i] == get_row (&self, j);
      g_assert_true (found);
    }
  clear (&self);
}

/* The focused row keeps the focus, its place and its preview while values change. */
static void
test_focus (void)
{
  Fixture self = show (fixtures_create_game (MOVES));
  AwaleMove order[6];
  AwaleAnalysisRow *row;
  int notified;

  analyse (&self);
  fixtures_count_notify (self.panel, "preview", &notified);
  g_assert_null (awale_analysis_panel_get_preview (self.panel));
  row = get_row (&self, 3);
  for (int i = 0; i < 6; i++)
    order[i] = get_row (&self, i)->move;
  gtk_window_set_focus_visible (GTK_WINDOW (self.window), TRUE);
  gtk_widget_grab_focus (row->widget);
  g_assert_cmpint (notified, ==, 1);
  g_assert_cmpint (awale_analysis_line_get_move (awale_analysis_panel_get_preview (self.panel)), ==,
                   order[3]);

  awale_analysis_set_target_depth (self.analysis, DEPTH + 4);
  fixtures_wait (is_at_rest, self.analysis);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self.window)) == row->widget);
  for (int i = 0; i < 6; i++)
    g_assert_cmpint (get_row (&self, i)->move, ==, order[i]);
  g_assert_true (awale_analysis_panel_get_preview (self.panel) ==
                 awale_analysis_find_line (self.analysis, order[3]));

  gtk_window_set_focus (GTK_WINDOW (self.window), NULL);
  g_assert_null (awale_analysis_panel_get_preview (self.panel));
  clear (&self);
}

/* Rows without values also keep their places while one of them has the focus. */
static void
test_focus_at_first (void)
{
  Fixture self = show (fixtures_create_game (MOVES));

  awale_analysis_set_active (self.analysis, true);
  gtk_window_set_focus_visible (GTK_WINDOW (self.window), TRUE);
  gtk_widget_grab_focus (get_row (&self, 3)->widget);
  g_assert_null (awale_analysis_panel_get_preview (self.panel));
  fixtures_wait (is_at_rest, self.analysis);
  g_assert_false (is_in_order (&self));
  for (int i = 0; i < 6; i++)
    g_assert_cmpint (get_row (&self, i)->move, ==, i);
  gtk_window_set_focus (GTK_WINDOW (self.window), NULL);
  check_rows (&self);
  clear (&self);
}

static void
add_cb (Fixture           *self,
        AwaleAnalysisLine *line)
{
  awale_analysis_line_add_to_game (line, self->game, awale_game_get_cursor (self->game),
                                   AWALE_ANALYSIS_PANEL_MOVES);
}

static void
test_activate (void)
{
  Fixture self = show (fixtures_create_game (MOVES));
  AwaleNode *node = awale_node_get_parent (awale_game_get_cursor (self.game));
  AwaleNode *added;
  int n_moves;

  awale_game_set_cursor (self.game, node);
  analyse (&self);
  g_signal_connect_swapped (self.panel, "line-chosen", G_CALLBACK (add_cb), &self);
  for (int i = 0; i < 2; i++)
    if (awale_node_find_child (node, get_row (&self, i)->move) == NULL)
      {
        AwaleMove move = get_row (&self, i)->move;

        awale_analysis_line_get_moves (awale_analysis_find_line (self.analysis, move), &n_moves);
        gtk_widget_activate (get_row (&self, i)->widget);
        added = awale_node_find_child (node, move);
        g_assert_nonnull (added);
        g_assert_cmpint (awale_node_get_ply (awale_game_get_line_end (self.game, added)), ==,
                         awale_node_get_ply (node) + MIN (n_moves, AWALE_ANALYSIS_PANEL_MOVES));
        break;
      }
  g_assert_cmpuint (awale_node_get_n_children (node), ==, 2);
  g_assert_true (awale_game_get_cursor (self.game) == node);
  awale_game_undo (self.game);
  g_assert_cmpuint (awale_node_get_n_children (node), ==, 1);
  g_assert_false (awale_game_can_undo (self.game));
  clear (&self);
}

/* Saved values are shown at once with their certainty, and an analysis then searches the values
 * that are missing. */
static void
test_saved (void)
{
  Fixture self = show (fixtures_create_game (MOVES));
  AwaleNode *last = awale_game_get_cursor (self.game), *node = awale_node_get_parent (last);
  AwaleEvaluation exact = { .proof = AWALE_PROOF_EXACT, .low = -300, .high = -300 };
  g_autofree char *heard =
    g_strdup_printf ("%s, best move, 3 seeds for North, proven",
                     awale_move_to_string (awale_node_get_move (last)));
  GtkWidget *deeper;

  judge_move (self.game, last, exact);
  awale_game_set_cursor (self.game, node);
  g_assert_cmpint (get_row (&self, 0)->move, ==,
                   awale_node_get_move (last));
  assert_heard (&self, 0, heard);
  awale_analysis_set_active (self.analysis, true);
  g_assert_true (awale_analysis_is_running (self.analysis));
  deeper = gtk_widget_get_next_sibling (GTK_WIDGET (get_list (&self)));
  g_assert_false (gtk_widget_get_visible (deeper));
  fixtures_wait (is_at_rest, self.analysis);
  check_rows (&self);
  clear (&self);
}

/* The heading of the panel wraps in a narrow window, and is not cut off. */
static void
test_narrow (void)
{
  const AwaleEvaluation bounds = { AWALE_PROOF_BOUNDS, -1250, 350, 0 };
  AwaleGame *game = fixtures_create_game (MOVES);
  GtkWidget *head;
  Fixture self;
  int line, needed;

  awale_game_set_evaluation (game, awale_game_get_cursor (game), &bounds);
  self = show_in (game, 240);
  head = fixtures_find (GTK_WIDGET (self.panel), AWALE_TYPE_PARAGRAPH, 0);
  gtk_test_widget_wait_for_draw (head);
  g_assert_cmpstr (awale_paragraph_get_text (AWALE_PARAGRAPH (head)), ==,
                   AWALE_LTR_MARK "−12.5…" AWALE_LTR_MARK
                   "+3.5   between 12.5 seeds for North and 3.5 seeds for South");
  gtk_widget_measure (head, GTK_ORIENTATION_VERTICAL, -1, &line, NULL, NULL, NULL);
  gtk_widget_measure (head, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (head), &needed, NULL,
                      NULL, NULL);
  g_assert_cmpint (needed, >, line);
  g_assert_cmpint (gtk_widget_get_height (head), ==, needed);
  clear (&self);
}

/* No-break spaces keep the words of a short value in the heading on one line. */
static void
test_together (void)
{
  const AwaleEvaluation exact = { AWALE_PROOF_EXACT, 200, 200, 0 };
  AwaleGame *game = fixtures_create_game (MOVES);
  GtkWidget *head;
  Fixture self;

  awale_game_set_evaluation (game, awale_game_get_cursor (game), &exact);
  self = show_in (game, 240);
  head = fixtures_find (GTK_WIDGET (self.panel), AWALE_TYPE_PARAGRAPH, 0);
  g_assert_cmpstr (awale_paragraph_get_text (AWALE_PARAGRAPH (head)), ==,
                   AWALE_LTR_MARK "+2   2\u00a0seeds\u00a0for\u00a0South,\u00a0proven");
  clear (&self);
}

static void
test_ended (void)
{
  Fixture self = show (fixtures_create_game_from ("society",
                                                  "0-0-0-0-1-1-0-0-0-0-0-0-22-24-N", ""));

  awale_analysis_set_active (self.analysis, true);
  g_assert_false (awale_analysis_is_running (self.analysis));
  g_assert_cmpint (count_rows (&self), ==, 0);
  g_assert_false (has_lines (&self));
  clear (&self);
}

static void
assert_runs_to_left (GtkWidget *place,
                     int        number)
{
  GtkWidget *inscription = fixtures_find (place, GTK_TYPE_INSCRIPTION, number);
  const char *text = gtk_inscription_get_text (GTK_INSCRIPTION (inscription));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (inscription, text);
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, 0);

  g_assert_cmpint (g_utf8_strlen (text, -1), >, 2);
  g_assert_cmpint (pango_layout_line_get_resolved_direction (line), ==, PANGO_DIRECTION_RTL);
}

/* Texts of the panel follow the direction of the language, even if they start with a value or a
 * move. */
static void
test_right_to_left (void)
{
  Fixture self;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  self = show (fixtures_create_game (MOVES));
  analyse (&self);
  assert_runs_to_left (GTK_WIDGET (self.panel), 0);
  assert_runs_to_left (get_row (&self, 0)->widget, 3);
  clear (&self);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/analysis-panel/off", test_off);
  g_test_add_func ("/widgets/analysis-panel/values", test_values);
  g_test_add_func ("/widgets/analysis-panel/book", test_book);
  g_test_add_func ("/widgets/analysis-panel/follows", test_follows);
  g_test_add_func ("/widgets/analysis-panel/focus", test_focus);
  g_test_add_func ("/widgets/analysis-panel/focus-at-first", test_focus_at_first);
  g_test_add_func ("/widgets/analysis-panel/activate", test_activate);
  g_test_add_func ("/widgets/analysis-panel/saved", test_saved);
  g_test_add_func ("/widgets/analysis-panel/narrow", test_narrow);
  g_test_add_func ("/widgets/analysis-panel/together", test_together);
  g_test_add_func ("/widgets/analysis-panel/ended", test_ended);
  g_test_add_func ("/widgets/analysis-panel/right-to-left", test_right_to_left);
}
