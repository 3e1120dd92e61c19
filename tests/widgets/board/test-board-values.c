/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/board/awale-board.h"

#include "cases.h"
#include "widget-fixtures.h"

typedef struct
{
  AwaleGame             *game;
  AwaleBoard            *board;
  AwaleBoardValues *values;
  GtkWidget             *window;
} Fixture;

static Fixture
show (void)
{
  Fixture self = { .game = fixtures_create_game ("") };

  self.board = AWALE_BOARD (awale_board_new ());
  awale_board_set_animation_speed (self.board, AWALE_ANIMATION_OFF);
  awale_board_set_game (self.board, self.game);
  self.values = awale_board_get_values (self.board);
  self.window = fixtures_show (GTK_WIDGET (self.board), 800, 400);
  return self;
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, GTK_WIDGET (self->board));
  g_assert_finalize_object (self->game);
}

/* Sets the advice for the current position: C is the best move with 2.3 seeds, and −0.4 in the
 * opening book; D provenly loses by 4. */
static void
advise (Fixture *self)
{
  AwaleNode *node = awale_game_get_cursor (self->game);
  AwaleMoveValues values = { .best = 2 };
  AwaleMoveValues book = AWALE_MOVE_VALUES_INIT;

  awale_move_values_set (&values, 2,
                         &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, 230, 230, 18 });
  awale_move_values_set (&values, 3, &(AwaleEvaluation) { AWALE_PROOF_EXACT, -400, -400, 0 });
  awale_move_values_set (&book, 2, &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -40, -40, 22 });
  awale_board_values_set_advice (self->values, awale_game_get_rules (self->game),
                                 awale_node_get_position (node), &values, &book);
}

static void
assert_heard (Fixture    *self,
              AwaleMove   pit,
              const char *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (fixtures_get_pit (self->board, pit)),
                                        GTK_ACCESSIBLE_PROPERTY_LABEL, expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

/* Returns the number of pixels that @change alters. */
static int
count_painted (Fixture *self,
               void   (*change) (Fixture *))
{
  cairo_surface_t *before;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->board));
  before = fixtures_render (GTK_WIDGET (self->board));
  change (self);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->board));
  return fixtures_compare (before, fixtures_render (GTK_WIDGET (self->board)));
}

static void
compare (Fixture *self)
{
  awale_board_values_set_comparison (self->values, awale_game_get_rules (self->game),
                                     awale_node_get_position (awale_game_get_cursor (self->game)),
                                     1, 4);
}

/* A comparison of two moves replaces the best move, but only in its own position. */
static void
test_comparison (void)
{
  Fixture self = show ();

  advise (&self);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 1);
  g_assert_cmpint (count_painted (&self, compare), >, 0);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 2);
  awale_game_play (self.game, 5);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 2);
  awale_board_values_set_comparison (self.values, NULL, (AwalePosition) { 0 }, AWALE_NO_MOVE,
                                     AWALE_NO_MOVE);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 1);
  clear (&self);
}

static void
show_capture (Fixture *self)
{
  AwalePosition position = awale_node_get_position (awale_game_get_cursor (self->game));
  AwaleSowing sowing = awale_sow (position, awale_game_get_rules (self->game), 5);

  sowing.harvested = 1u << 9 | 1u << 10;
  awale_board_values_set_capture (self->values, position, &sowing, AWALE_MARK_RED);
}

/* A capture replaces the best move, but only in its own position, and is no mark of the game. */
static void
test_capture (void)
{
  Fixture self = show ();
  AwaleMarks marks;

  advise (&self);
  g_assert_cmpint (count_painted (&self, show_capture), >, 0);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 1);
  g_assert_cmphex (awale_board_values_get_circles (self.values), ==, 1u << 9 | 1u << 10);
  awale_marks_read (&marks, awale_game_get_cursor (self.game));
  g_assert_true (awale_marks_is_empty (&marks));
  awale_game_play (self.game, 5);
  g_assert_cmphex (awale_board_values_get_circles (self.values), ==, 0);
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  compare (&self);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 2);
  g_assert_cmphex (awale_board_values_get_circles (self.values), !=, 0);
  awale_board_values_set_capture (self.values, (AwalePosition) { 0 }, NULL, AWALE_MARK_NONE);
  g_assert_cmphex (awale_board_values_get_circles (self.values), ==, 0);
  clear (&self);
}

static void
hide_arrow (Fixture *self)
{
  g_object_set (self->values, "show-best-move", FALSE, NULL);
}

static void
show_values (Fixture *self)
{
  g_object_set (self->values, "show-values", TRUE, NULL);
}

static void
test_arrow (void)
{
  Fixture self = show ();
  int notified;

  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  advise (&self);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 1);
  fixtures_count_notify (self.values, "show-best-move", &notified);
  g_assert_cmpint (count_painted (&self, hide_arrow), >, 100);
  g_assert_cmpint (notified, ==, 1);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  hide_arrow (&self);
  g_assert_cmpint (notified, ==, 1);
  clear (&self);
}

static void
test_values (void)
{
  Fixture self = show ();
  int notified;

  advise (&self);
  g_assert_null (awale_board_values_get_value (self.values, 2));
  assert_heard (&self, 2, "C, South, 4 seeds, sows to a");
  fixtures_count_notify (self.values, "show-values", &notified);
  g_assert_cmpint (count_painted (&self, show_values), >, 100);
  g_assert_cmpint (notified, ==, 1);
  g_assert_nonnull (awale_board_values_get_value (self.values, 2));
  g_assert_null (awale_board_values_get_value (self.values, 4));
  assert_heard (&self, 2, "C, South, 4 seeds, sows to a, 2.3 seeds for South, depth 18, "
                          "opening book: 0.4 seeds for North");
  assert_heard (&self, 3, "D, South, 4 seeds, sows to b, 4 seeds for North, proven");
  clear (&self);
}

/* A position that is being set up gets no advice, even if it is the position that the advice is
 * about. */
static void
test_setup (void)
{
  Fixture self = show ();
  g_autoptr (AwalePositionEditor) editor =
    awale_position_editor_new (awale_game_get_start (self.game));

  show_values (&self);
  advise (&self);
  awale_board_set_editor (self.board, editor);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  g_assert_null (awale_board_values_get_value (self.values, 2));
  awale_board_set_editor (self.board, NULL);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 1);

  compare (&self);
  awale_board_set_editor (self.board, editor);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  awale_board_set_editor (self.board, NULL);
  clear (&self);
}

/* Advice is hidden in other positions, both on the board and in words, and returns with its own
 * position. */
static void
test_follows (void)
{
  Fixture self = show ();
  AwaleNode *node = awale_game_get_cursor (self.game);

  show_values (&self);
  advise (&self);
  g_assert_cmpint (awale_game_play (self.game, 5), ==, AWALE_ILLEGAL_REASON_NONE);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  g_assert_null (awale_board_values_get_value (self.values, 2));
  assert_heard (&self, 2, "C, South, 4 seeds");
  awale_game_set_cursor (self.game, node);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 1);
  assert_heard (&self, 3, "D, South, 4 seeds, sows to b, 4 seeds for North, proven");
  awale_board_values_set_advice (self.values, NULL, (AwalePosition) { 0 }, NULL, NULL);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  assert_heard (&self, 2, "C, South, 4 seeds, sows to a");
  clear (&self);
}

static void
test_line (void)
{
  static const int8_t moves[] = { 2, 8, 3, 9 };
  Fixture self = show ();
  AwalePosition position = awale_node_get_position (awale_game_get_cursor (self.game));
  const AwaleRuleset *rules = awale_game_get_rules (self.game);

  advise (&self);
  awale_board_values_set_line (self.values, rules, position, moves, 1);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 1);
  awale_board_values_set_line (self.values, rules, position, moves, 4);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 2);
  g_assert_cmpint (count_painted (&self, hide_arrow), ==, 0);
  awale_board_values_set_line (self.values, NULL, position, NULL, 0);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  clear (&self);
}

static bool
is_at_rest (gpointer analysis)
{
  return !awale_analysis_is_running (analysis);
}

/* The best move and the values of an active analysis are shown on the board, and those of an
 * inactive one are not. */
static void
test_advice (void)
{
  Fixture self = show ();
  AwaleAnalysis *analysis = awale_analysis_new (self.game);
  AwaleAnalysisLine *line;

  awale_analysis_set_hash (analysis, 2);
  awale_analysis_set_target_depth (analysis, 6);
  show_values (&self);
  awale_board_values_show_analysis (self.values, analysis);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  awale_analysis_set_active (analysis, true);
  fixtures_wait (is_at_rest, analysis);
  awale_board_values_show_analysis (self.values, analysis);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 1);
  line = awale_analysis_find_line (analysis, 2);
  g_assert_true (awale_evaluation_equal (awale_board_values_get_value (self.values, 2),
                                         awale_analysis_line_get_evaluation (line)));
  awale_board_values_show_line (self.values, analysis, line);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 2);
  awale_board_values_show_line (self.values, analysis, NULL);
  awale_analysis_set_active (analysis, false);
  awale_board_values_show_analysis (self.values, analysis);
  g_assert_cmpint (awale_board_values_get_n_arrows (self.values), ==, 0);
  g_assert_finalize_object (analysis);
  clear (&self);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/board-values/arrow", test_arrow);
  g_test_add_func ("/widgets/board-values/comparison", test_comparison);
  g_test_add_func ("/widgets/board-values/capture", test_capture);
  g_test_add_func ("/widgets/board-values/values", test_values);
  g_test_add_func ("/widgets/board-values/follows", test_follows);
  g_test_add_func ("/widgets/board-values/setup", test_setup);
  g_test_add_func ("/widgets/board-values/line", test_line);
  g_test_add_func ("/widgets/board-values/advice", test_advice);
}
