/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/graph/awale-graph.h"

#include "game/awale-value.h"
#include "cases.h"
#include "widget-fixtures.h"
#include "widgets/graph/awale-chart.h"
#include "widgets/graph/awale-graph-lines.h"

#include "../../values.h"
#include "../../wait.h"

typedef struct
{
  AwaleGame *game;
  GtkWidget *window;
  GtkWidget *graph;
} Fixture;

static Fixture
show (AwaleGame *game)
{
  Fixture self = { .game = game };

  self.graph = g_object_new (AWALE_TYPE_GRAPH, NULL);
  g_object_set (self.graph, "game", game, NULL);
  self.window = fixtures_show (self.graph, 400, 120);
  return self;
}

static void
clear (Fixture *self)
{
  fixtures_destroy (self->window, self->graph);
  g_assert_finalize_object (self->game);
}

static int
get_ply (Fixture *self)
{
  return awale_node_get_ply (awale_game_get_cursor (self->game));
}

static void
test_line (void)
{
  g_autoptr (AwaleGame) game =
    fixtures_create_game_from ("abapa", "1-0-0-0-0-2-1-1-0-0-0-4-20-19-S", "F");
  AwaleNode *node = awale_game_get_cursor (game);
  AwaleGraphLines *lines;
  AwaleMoveValues values;
  const AwaleGraphPoint *points;

  awale_game_set_evaluation (game, node, &(AwaleEvaluation) { AWALE_PROOF_EXACT, 400, 400, 0 });
  awale_game_toggle_glyph (game, node, AWALE_GLYPH_MISTAKE);
  lines = awale_graph_lines_new (game, true);
  points = lines->main.points;
  g_assert_cmpint (lines->main.n, ==, 2);
  g_assert_cmpfloat (points[0].south, ==, 20);
  g_assert_false (points[0].has_evaluation);
  g_assert_cmpfloat (points[1].south, ==, 24);
  g_assert_cmpfloat (points[1].north, ==, 19);
  g_assert_true (points[1].has_evaluation);
  g_assert_cmpint (points[1].evaluation.low, ==, 400);
  g_assert_cmpint (points[1].move_class, ==, AWALE_MOVE_CLASS_MISTAKE);
  g_assert_true (lines->main.nodes[1] == node);
  awale_graph_lines_free (lines);

  /* A judgment takes precedence over a glyph, as in the report. */
  values = *awale_node_get_move_values (awale_game_get_root (game));
  awale_move_values_set_best (&values, 0, &(AwaleEvaluation) { AWALE_PROOF_EXACT, 600, 600, 0 });
  awale_game_set_move_values (game, awale_game_get_root (game), &values);
  lines = awale_graph_lines_new (game, true);
  g_assert_cmpint (lines->main.judgments[1].move_class, ==, AWALE_MOVE_CLASS_INACCURACY);
  g_assert_cmpint (lines->main.points[1].move_class, ==, AWALE_MOVE_CLASS_INACCURACY);
  awale_graph_lines_free (lines);

  lines = awale_graph_lines_new (game, false);
  g_assert_false (lines->main.points[1].has_evaluation);
  awale_graph_lines_free (lines);
}

/* The final counts of the stores include the distributed seeds, both in the curve and in words. */
static void
test_end (void)
{
  g_autoptr (AwaleGame) game =
    fixtures_create_game_from ("abapa", "0-3-0-0-0-0-0-0-0-0-0-1-21-23-N", "f");
  AwaleGraphLines *lines = awale_graph_lines_new (game, true);
  const AwaleGraphPoint *points = lines->main.points;
  g_autofree char *words = awale_graph_lines_describe_ply (lines, 1, ", ");

  g_assert_cmpfloat (points[0].south, ==, 21);
  g_assert_cmpfloat (points[1].south, ==, 25);
  g_assert_cmpfloat (points[1].north, ==, 23);
  g_assert_nonnull (strstr (words, "South 25, North 23"));
  awale_graph_lines_free (lines);
}

/* The longest hint is no wider than a narrow window. */
static void
test_hint_width (void)
{
  GtkWidget *chart = gtk_label_new (NULL);
  GtkWidget *window = fixtures_show (chart, 400, 200);
  AwaleChartHint hint = { 0 };
  int width;

  awale_chart_hint_init (&hint, chart);
  awale_chart_hint_show (&hint, &(GdkRectangle) { 10, 10, 1, 1 },
                         "The value was +2.0 before. The move gives nothing away: one move later, "
                         "the analysis has seen further.");
  gtk_widget_measure (gtk_popover_get_child (GTK_POPOVER (hint.popover)),
                      GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, <=, 340);
  awale_chart_hint_clear (&hint);
  fixtures_destroy (window, chart);
}

/* Where the curve falls at a best move, its hint says that the move is not the reason. */
static void
test_change (void)
{
  g_autoptr (AwaleGame) game = fixtures_create_game ("FfBe");
  AwaleMoveValues before = best_move_of (5, 200, 9), after = best_move_of (11, 20, 9);
  AwaleGraphLines *lines;
  g_autofree char *changed = NULL;
  g_autofree char *same = NULL;

  awale_game_set_move_values (game, awale_game_find_path (game, ""), &before);
  awale_game_set_move_values (game, awale_game_find_path (game, "F"), &after);
  lines = awale_graph_lines_new (game, true);
  changed = awale_graph_lines_describe_ply (lines, 1, "\n");
  same = awale_graph_lines_describe_ply (lines, 2, "\n");
  g_assert_nonnull (strstr (changed, "+2.0 before. The move gives nothing away: "));
  g_assert_null (strstr (same, "The value was"));
  awale_graph_lines_free (lines);
}

static void
test_pick (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAb"));
  AwaleGraph *graph = AWALE_GRAPH (self.graph);
  int last = -1;

  g_assert_cmpint (awale_graph_pick_ply (graph, -5), ==, 0);
  g_assert_cmpint (awale_graph_pick_ply (graph, 10000), ==, 10);
  for (int x = 0; x < 400; x++)
    {
      int ply = awale_graph_pick_ply (graph, x);

      g_assert_cmpint (ply, >=, last);
      g_assert_cmpint (ply, <=, last + 1);
      last = ply;
    }
  g_assert_cmpint (last, ==, 10);
  clear (&self);
}

static void
test_keys (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));

  g_assert_true (fixtures_press (self.graph, GDK_KEY_Left, 0));
  g_assert_cmpint (get_ply (&self), ==, 3);
  g_assert_true (fixtures_press (self.graph, GDK_KEY_Home, 0));
  g_assert_cmpint (get_ply (&self), ==, 0);
  g_assert_true (fixtures_press (self.graph, GDK_KEY_Left, 0));
  g_assert_cmpint (get_ply (&self), ==, 0);
  g_assert_true (fixtures_press (self.graph, GDK_KEY_Right, 0));
  g_assert_cmpint (get_ply (&self), ==, 1);
  g_assert_true (fixtures_press (self.graph, GDK_KEY_End, 0));
  g_assert_cmpint (get_ply (&self), ==, 4);
  clear (&self);
}

static void
test_enter (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));
  int requests;

  fixtures_count_action (self.graph, "study.focus-board", &requests);
  g_assert_true (fixtures_press (self.graph, GDK_KEY_Return, 0));
  g_assert_cmpint (requests, ==, 1);
  clear (&self);
}

static gpointer
find_controller (Fixture *self,
                 GType    type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self->graph);

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      /* The controller is only borrowed, because the graph owns it. */
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }
  return NULL;
}

static void
test_drag (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAb"));
  double x = 200;

  g_signal_emit_by_name (find_controller (&self, GTK_TYPE_GESTURE_DRAG), "drag-begin", x, 20.0);
  g_assert_cmpint (get_ply (&self), ==, awale_graph_pick_ply (AWALE_GRAPH (self.graph), x));
  g_assert_cmpint (get_ply (&self), >, 2);
  g_assert_cmpint (get_ply (&self), <, 8);
  clear (&self);
}

static bool
has_value_text (Fixture    *self,
                const char *text)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (self->graph),
                                        GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);

  return mismatch == NULL;
}

static void
assert_value_text (Fixture    *self,
                   const char *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (self->graph),
                                        GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

/* A variation is shown beside the main line, described in words, and can be navigated. */
static void
test_variation (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));
  AwaleNode *variation =
    awale_game_add_move (self.game, awale_game_find_path (self.game, "F"), 6);
  AwaleGraphLines *lines;
  AwaleGraphLayout layout;

  judge_move (self.game, awale_game_find_path (self.game, "Ff"),
              (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, 200, 200, 9 });
  awale_game_set_evaluation (self.game, variation,
                             &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -300, -300, 9 });
  lines = awale_graph_lines_new (self.game, true);
  g_assert_cmpint (lines->variation.n, ==, 0);
  g_assert_true (awale_graph_lines_fit (lines, awale_game_get_cursor (self.game)));
  g_assert_false (awale_graph_lines_fit (lines, variation));
  awale_graph_lines_free (lines);

  awale_game_set_cursor (self.game, variation);
  assert_value_text (&self, "Round 1, North f, South 0, North 0, value "
                            AWALE_LTR_MARK "+2.0, Best move. In the variation: Round 1, "
                            "North a, South 0, North 0, value " AWALE_LTR_MARK "−3.0");
  lines = awale_graph_lines_new (self.game, true);
  g_assert_cmpint (lines->n, ==, 5);
  g_assert_cmpint (lines->fork, ==, 1);
  g_assert_true (awale_graph_lines_contain (lines, awale_game_find_path (self.game, "FfBe")));
  g_assert_true (lines->current == &lines->variation);
  awale_graph_lines_lay_out (lines, &layout, 400, 200, 1);
  g_assert_true (awale_graph_lines_pick (lines, &layout, 2, layout.value.plot.y) ==
                 awale_game_find_path (self.game, "Ff"));
  g_assert_true (awale_graph_lines_pick (lines, &layout, 2, layout.value.plot.y +
                                                              layout.value.plot.height) ==
                 variation);
  g_assert_true (awale_graph_lines_pick (lines, &layout, 1, 1000) ==
                 awale_game_find_path (self.game, "F"));
  g_assert_true (awale_graph_lines_pick (lines, &layout, 3, 1000) ==
                 awale_game_find_path (self.game, "FfB"));
  awale_graph_lines_free (lines);

  /* The arrow keys navigate along the line that has the cursor. */
  g_assert_true (fixtures_press (self.graph, GDK_KEY_Left, 0));
  g_assert_true (awale_game_get_cursor (self.game) == awale_game_find_path (self.game, "F"));
  g_assert_true (fixtures_press (self.graph, GDK_KEY_Right, 0));
  g_assert_true (awale_game_get_cursor (self.game) == awale_game_find_path (self.game, "Ff"));
  clear (&self);
}

static void
test_accessible (void)
{
  Fixture self = show (fixtures_create_game_from ("abapa", "1-0-0-0-0-2-1-1-0-0-0-4-20-19-S", "F"));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (self.graph), GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self.graph), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Course of the game");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self.graph),
                                       GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 1.0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self.graph),
                                       GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1.0);
  assert_value_text (&self, "Round 1, South F captures 4, South 24, North 19");
  awale_game_set_evaluation (self.game, awale_game_get_cursor (self.game),
                             &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -80, -80, 9 });
  /* New values are announced after a delay. */
  let_time_pass ();
  wait_while (!has_value_text (&self,
                               "Round 1, South F captures 4, South 24, North 19, value "
                               AWALE_LTR_MARK "−0.8"));
  awale_graph_set_show_evaluations (AWALE_GRAPH (self.graph), false);
  assert_value_text (&self, "Round 1, South F captures 4, South 24, North 19");
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  assert_value_text (&self, "Start of the game, South 20, North 19");
  clear (&self);
}

static void
test_half_seeds (void)
{
  Fixture self =
    show (fixtures_create_game_from ("abapa", "0-0-0-0-0-0-0-0-0-0-0-1-23.5-0.5-N", "f"));

  assert_value_text (&self, "Round 1, North f, South 24.5, North 0.5");
  clear (&self);
}

static void
set_value (Fixture    *self,
           const char *path,
           int         value)
{
  AwaleEvaluation evaluation = { AWALE_PROOF_ESTIMATE, value, value, 9 };

  judge_move (self->game, awale_game_find_path (self->game, path), evaluation);
}

/* Each point has the class of its move, and shows whether the reply punished an error. */
static void
test_points (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBc"));
  AwaleGraphLines *lines;
  const AwaleGraphPoint *points;

  set_value (&self, "", 0);
  set_value (&self, "F", -500);
  set_value (&self, "Ff", -480);
  set_value (&self, "FfB", -490);
  set_value (&self, "FfBe", 400);
  set_value (&self, "FfBeB", -200);
  lines = awale_graph_lines_new (self.game, true);
  points = lines->main.points;
  g_assert_cmpint (points[0].move_class, ==, AWALE_MOVE_CLASS_NONE);
  g_assert_cmpint (points[1].move_class, ==, AWALE_MOVE_CLASS_MISTAKE);
  g_assert_true (points[1].is_punished);
  g_assert_cmpint (points[2].move_class, ==, AWALE_MOVE_CLASS_GOOD);
  g_assert_cmpint (points[4].move_class, ==, AWALE_MOVE_CLASS_BLUNDER);
  g_assert_false (points[4].is_punished);
  g_assert_cmpint (points[6].move_class, ==, AWALE_MOVE_CLASS_NONE);
  awale_graph_lines_free (lines);

  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "FfBe"));
  assert_value_text (&self, "Round 2, North e, South 0, North 0, value " AWALE_LTR_MARK "+4.0, "
                            "Blunder · gives away 8.9 seeds · not punished");
  clear (&self);
}

static void
assert_description (Fixture    *self,
                    const char *expected)
{
  g_autofree char *mismatch =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (self->graph),
                                        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected);

  g_assert_cmpstr (mismatch, ==, NULL);
}

/* The accessible description covers the curve of the whole game. */
static void
test_words (void)
{
  Fixture self = show (fixtures_create_game ("FfBe"));

  assert_description (&self, "Round 2, North e, South 0, North 0. The game has 4 moves. "
                             "At the end: South 0, North 0.");
  set_value (&self, "Ff", 650);
  set_value (&self, "FfB", -120);
  awale_game_set_cursor (self.game, awale_game_get_root (self.game));
  assert_description (&self, "Start of the game, South 0, North 0. The game has 4 moves. "
                             "The best value for South is " AWALE_LTR_MARK
                             "+6.5 (Round 1, South F). "
                             "The best value for North is " AWALE_LTR_MARK
                             "−1.2 (Round 2, South B). "
                             "Blunder: 1. At the end: South 0, North 0.");
  clear (&self);
}

/* A zoomed graph shows a part of the game, and scrolls to the cursor. */
static void
test_zoom (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAbEdCfFaDeBc"));
  AwaleGraph *graph = AWALE_GRAPH (self.graph);
  GtkWidget *bar = fixtures_find (self.graph, GTK_TYPE_SCROLLBAR, 0);

  g_assert_false (gtk_widget_get_visible (bar));
  g_assert_cmpint (awale_graph_pick_ply (graph, 0), ==, 0);
  g_assert_true (fixtures_press (self.graph, GDK_KEY_plus, 0));
  g_assert_true (fixtures_press (self.graph, GDK_KEY_plus, GDK_CONTROL_MASK));
  fixtures_settle ();
  g_assert_true (gtk_widget_get_visible (bar));
  g_assert_cmpint (awale_graph_pick_ply (graph, 0), >, 5);
  g_assert_cmpint (awale_graph_pick_ply (graph, 400), ==, 20);

  g_assert_true (fixtures_press (self.graph, GDK_KEY_Home, 0));
  g_assert_cmpint (awale_graph_pick_ply (graph, 0), ==, 0);
  g_assert_cmpint (awale_graph_pick_ply (graph, 400), <, 15);
  gtk_adjustment_set_value (gtk_scrollbar_get_adjustment (GTK_SCROLLBAR (bar)), 5);
  g_assert_cmpint (awale_graph_pick_ply (graph, 0), ==, 5);

  g_assert_true (fixtures_press (self.graph, GDK_KEY_minus, 0));
  g_assert_true (fixtures_press (self.graph, GDK_KEY_0, 0));
  fixtures_settle ();
  g_assert_false (gtk_widget_get_visible (bar));
  g_assert_cmpint (awale_graph_pick_ply (graph, 0), ==, 0);
  g_assert_cmpint (awale_graph_pick_ply (graph, 400), ==, 20);
  clear (&self);
}

/* The graph is drawn again when the zoom changes in either direction. */
static void
test_zoom_picture (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAbEdCfFaDeBc"));
  Fixture same = show (fixtures_create_game ("FfBeBcDaAbEdCfFaDeBc"));

  g_assert_true (fixtures_press (self.graph, GDK_KEY_plus, 0));
  gtk_test_widget_wait_for_draw (self.graph);
  g_assert_cmpint (fixtures_compare (fixtures_render (self.graph), fixtures_render (same.graph)),
                   >, 50);
  g_assert_true (fixtures_press (self.graph, GDK_KEY_0, 0));
  gtk_test_widget_wait_for_draw (self.graph);
  g_assert_cmpint (fixtures_compare (fixtures_render (self.graph), fixtures_render (same.graph)),
                   ==, 0);
  clear (&self);
  clear (&same);
}

/* Draws the points copied from the graph as a picture. */
static GBytes *
draw (Fixture            *self,
      AwalePictureFormat  format)
{
  g_autoptr (GArray) points = awale_graph_dup_points (AWALE_GRAPH (self->graph));

  return awale_picture_draw_graph ((const AwaleGraphPoint *) (void *) points->data, points->len,
                                   awale_graph_colors_get_default (false), 800, 400, format, NULL);
}

/* The copied points are those of the whole game, even if the graph shows only a part of it. */
static void
test_file (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAbEdCfFaDeBc"));
  g_autoptr (GBytes) whole = NULL;
  g_autoptr (GBytes) zoomed = NULL;
  g_autoptr (GBytes) png = NULL;

  set_value (&self, "FfB", 300);
  set_value (&self, "FfBe", 900);
  whole = draw (&self, AWALE_PICTURE_SVG);
  g_assert_true (fixtures_press (self.graph, GDK_KEY_plus, 0));
  zoomed = draw (&self, AWALE_PICTURE_SVG);
  png = draw (&self, AWALE_PICTURE_PNG);
  g_assert_cmpuint (g_bytes_get_size (whole), >, 2000);
  g_assert_cmpuint (g_bytes_get_size (whole), ==, g_bytes_get_size (zoomed));
  g_assert_cmpmem (g_bytes_get_data (png, NULL), 8, "\211PNG\r\n\032\n", 8);
  clear (&self);
}

static bool
looks_different (gpointer data)
{
  Fixture **two = data;

  gtk_test_widget_wait_for_draw (two[0]->graph);
  return fixtures_compare (fixtures_render (two[0]->graph), fixtures_render (two[1]->graph)) > 50;
}

/* The picture of the graph shows the cursor at once, and new values after a delay. */
static void
test_picture (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAb"));
  Fixture same = show (fixtures_create_game ("FfBeBcDaAb"));

  g_assert_cmpint (fixtures_compare (fixtures_render (self.graph), fixtures_render (same.graph)),
                   ==, 0);
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "FfB"));
  gtk_test_widget_wait_for_draw (self.graph);
  g_assert_cmpint (fixtures_compare (fixtures_render (self.graph), fixtures_render (same.graph)),
                   >, 50);
  awale_game_set_cursor (self.game, awale_game_find_path (self.game, "FfBeBcDaAb"));
  awale_game_set_evaluation (self.game, awale_game_find_path (self.game, "FfB"),
                             &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, 500, 500, 9 });
  fixtures_wait (looks_different, (Fixture *[2]) { &self, &same });
  clear (&self);
  clear (&same);
}

/* Returns true if the text of an open hint covers the graph, which is at the top of the window. */
static bool
covers_graph (Fixture   *self,
              GtkWidget *hint)
{
  GtkWidget *label = fixtures_find (hint, GTK_TYPE_LABEL, 0);
  graphene_rect_t words;
  double x, y, frame_x, frame_y, top;

  g_assert_true (gtk_widget_compute_bounds (label, hint, &words));
  gtk_native_get_surface_transform (GTK_NATIVE (hint), &x, &y);
  gtk_native_get_surface_transform (GTK_NATIVE (self->window), &frame_x, &frame_y);
  top = gdk_popup_get_position_y (GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (hint)))) + y -
        frame_y + words.origin.y;
  return top < gtk_widget_get_height (self->graph) && top + words.size.height > 0;
}

/* The hint appears above or below the graph after a delay, and its text follows the pointer. */
static void
test_hint (void)
{
  Fixture self = show (fixtures_create_game ("FfBeBcDaAb"));
  GtkWidget *hint = fixtures_find (self.graph, GTK_TYPE_POPOVER, 0);
  GtkEventController *motion = find_controller (&self, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  GtkWidget *label = fixtures_find (hint, GTK_TYPE_LABEL, 0);

  g_assert_false (gtk_widget_get_has_tooltip (self.graph));
  g_signal_emit_by_name (motion, "motion", 395., 60.);
  g_assert_false (gtk_widget_get_visible (hint));
  let_time_pass ();
  wait_while (!gtk_widget_get_mapped (hint) || gtk_widget_get_height (label) == 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==,
                   "Round 5, North b captures 2\nSouth 3, North 4");
  g_assert_false (covers_graph (&self, hint));
  g_signal_emit_by_name (motion, "motion", 0., 60.);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==,
                   "Start of the game\nSouth 0, North 0");
  g_assert_false (covers_graph (&self, hint));
  g_signal_emit_by_name (motion, "leave");
  wait_while (gtk_widget_get_visible (hint));

  /* A pointer that only passes over the graph shows no hint. */
  g_signal_emit_by_name (motion, "motion", 395., 60.);
  g_signal_emit_by_name (motion, "leave");
  let_time_pass ();
  g_assert_false (gtk_widget_get_visible (hint));
  clear (&self);
}

static void
test_without_game (void)
{
  GtkWidget *graph = g_object_new (AWALE_TYPE_GRAPH, NULL);
  GtkWidget *window = fixtures_show (graph, 300, 100);

  g_assert_cmpint (awale_graph_pick_ply (AWALE_GRAPH (graph), 100), ==, 0);
  g_assert_false (fixtures_press (graph, GDK_KEY_Left, 0));
  fixtures_destroy (window, graph);
}

CASES (fixtures_init)
{
  g_test_add_func ("/widgets/graph/line", test_line);
  g_test_add_func ("/widgets/graph/end", test_end);
  g_test_add_func ("/widgets/graph/variation", test_variation);
  g_test_add_func ("/widgets/graph/change", test_change);
  g_test_add_func ("/widgets/graph/hint-width", test_hint_width);
  g_test_add_func ("/widgets/graph/pick", test_pick);
  g_test_add_func ("/widgets/graph/keys", test_keys);
  g_test_add_func ("/widgets/graph/enter", test_enter);
  g_test_add_func ("/widgets/graph/drag", test_drag);
  g_test_add_func ("/widgets/graph/accessible", test_accessible);
  g_test_add_func ("/widgets/graph/half-seeds", test_half_seeds);
  g_test_add_func ("/widgets/graph/points", test_points);
  g_test_add_func ("/widgets/graph/words", test_words);
  g_test_add_func ("/widgets/graph/zoom", test_zoom);
  g_test_add_func ("/widgets/graph/zoom-picture", test_zoom_picture);
  g_test_add_func ("/widgets/graph/file", test_file);
  g_test_add_func ("/widgets/graph/picture", test_picture);
  g_test_add_func ("/widgets/graph/hint", test_hint);
  g_test_add_func ("/widgets/graph/without-game", test_without_game);
}
