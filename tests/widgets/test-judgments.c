/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * In games with a report, the list of moves, the graph, the report, the exercises, the web page and
 * awale-cli agree on the values, losses and classes of moves that they show, and a loss is the
 * difference between two displayed values. AWALE_TEST_GAMES is the number of games (3).
 */
#include "page/awale-page.h"
#include "picture/awale-graph-layout.h"
#include "training/awale-exercise-quiz.h"
#include "widgets/graph/awale-graph-lines.h"
#include "widgets/moves/awale-move-cell.h"

#include "widget-fixtures.h"
#include "../analysis/fixtures.h"
#include "game/awale-value.h"
#include "notation/awale-ogn.h"

#include <glib/gstdio.h>

enum
{
  N_GAMES = 3,
  DEPTH = 6,
};

static const char *cli;

/* Returns the value of @node in the list of moves, or NULL. */
static char *
dup_listed_value (AwaleNode *node)
{
  GtkWidget *cell = g_object_ref_sink (awale_move_cell_new (node, AWALE_NUMBER_PLAIN));
  char *text = NULL;

  awale_move_cell_refresh (AWALE_MOVE_CELL (cell), true);
  for (GtkWidget *child = gtk_widget_get_first_child (cell); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "evaluation"))
      {
        /* Skip the room that a proven value leaves for the decimals of estimates. */
        g_auto (GStrv) parts = g_strsplit (gtk_label_get_text (GTK_LABEL (child)), "\u2008", 2);

        text = g_strdup (parts[0]);
      }
  g_object_unref (cell);
  return text;
}

/* Returns the values on the web page: that of the start, then those of the moves in order. */
static GStrv
dup_page_values (AwaleGame *game)
{
  const AwalePageOptions options = awale_page_options_default ();
  g_autoptr (GBytes) page = awale_page_write (&game, 1, &options);
  g_autofree char *text = g_strndup (g_bytes_get_data (page, NULL), g_bytes_get_size (page));
  g_auto (GStrv) parts = g_strsplit (text, "<span class=\"value", -1);
  g_autoptr (GStrvBuilder) values = g_strv_builder_new ();

  for (unsigned i = 1; parts[i] != NULL; i++)
    {
      const char *value = strchr (parts[i], '>') + 1;
      g_autofree char *copy = g_strndup (value, strcspn (value, "<"));

      g_strv_builder_add (values, copy);
    }
  return g_strv_builder_end (values);
}

/* Returns the rows of `awale-cli report --errors`, without the names of the columns. */
static GStrv
run_cli (const char *text)
{
  g_autofree char *name = g_build_filename (g_get_user_runtime_dir (), "game.ogn", NULL);
  const char *arguments[] = { cli, "report", "--errors", name, NULL };
  g_autofree char *output = NULL;
  int status;

  g_mkdir_with_parents (g_get_user_runtime_dir (), 0700);
  g_assert_true (g_file_set_contents (name, text, -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                               NULL, &output, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_unlink (name);
  g_strchomp (output);
  return g_strsplit (strchr (output, '\n') != NULL ? strchr (output, '\n') + 1 : "", "\n", -1);
}

/* Checks that a loss, if any, is the difference between the values before and after the move. */
static void
check_loss (const AwaleReportMove *move)
{
  const AwaleJudgment *judgment = &move->judgment;
  const AwaleEvaluation *before = awale_node_get_value (awale_node_get_parent (move->node));
  const AwaleEvaluation *after = awale_node_get_value (move->node);

  if (judgment->loss == 0)
    return;
  g_assert_cmpint (judgment->best_value, ==, awale_evaluation_for_side (before, move->mover).low);
  g_assert_cmpint (judgment->value, ==, awale_evaluation_for_side (after, move->mover).high);
  g_assert_cmpint (judgment->loss, ==, judgment->best_value - judgment->value);
}

static void
check_move (AwaleGame             *game,
            const AwaleGraphLine  *graph,
            const AwaleReportMove *move,
            const char            *page_value)
{
  int ply = awale_node_get_ply (move->node);
  const AwaleGraphPoint *point = &graph->points[ply];
  const AwaleEvaluation *value = awale_node_get_value (move->node);
  g_autofree char *listed = dup_listed_value (move->node);
  g_autofree char *text = awale_evaluation_describe (value);
  g_autoptr (AwaleExercise) exercise = awale_exercise_new (game, move->node);

  check_loss (move);
  g_assert_cmpstr (listed, ==, text);
  g_assert_cmpstr (page_value, ==, text);
  g_assert_true (awale_evaluation_equal (&point->evaluation, value));
  g_assert_cmpint (point->move_class, ==, move->judgment.move_class);
  g_assert_cmpint (graph->judgments[ply].loss, ==, move->judgment.loss);
  g_assert_cmpint (exercise != NULL, ==, awale_judgment_is_error (&move->judgment));
  if (exercise == NULL)
    return;
  g_assert_cmpint (awale_exercise_get_judgment (exercise).loss, ==, move->judgment.loss);
  g_assert_cmpint (awale_exercise_get_judgment (exercise).best, ==, move->judgment.best);
  g_assert_cmpint (awale_exercise_get_judgment (exercise).move_class, ==,
                   move->judgment.move_class);
}

/* Checks that a question about an error has the loss and best move of the report. */
static void
check_question (AwaleGame             *game,
                const AwaleReportMove *move)
{
  g_autoptr (AwaleExerciseQuiz) quiz =
    awale_exercise_quiz_new (game, move->node, AWALE_EXERCISE_KIND_ERROR, NULL, false);

  WAIT_UNTIL (awale_exercise_quiz_is_judged (quiz));
  g_assert_cmpint (awale_exercise_quiz_get_loss (quiz, awale_node_get_move (move->node)), ==,
                   move->judgment.loss);
  g_assert_cmpint (awale_exercise_quiz_get_best (quiz), ==, move->judgment.best);
}

static void
check_rows (AwaleReport *report,
            const char  *text)
{
  g_auto (GStrv) rows = run_cli (text);

  g_assert_cmpuint (g_strv_length (rows), ==, awale_report_get_n_errors (report));
  for (unsigned i = 0; i < awale_report_get_n_errors (report); i++)
    {
      const AwaleReportMove *move = awale_report_get_error (report, i);
      g_auto (GStrv) cells = g_strsplit (rows[i], "\t", -1);

      g_assert_cmpint (atoi (cells[1]), ==, awale_node_get_ply (move->node));
      g_assert_cmpstr (cells[3], ==, awale_move_class_get_id (move->judgment.move_class));
      g_assert_cmpfloat_with_epsilon (g_ascii_strtod (cells[4], NULL) * 100, move->judgment.loss,
                                      0.1);
      g_assert_cmpfloat_with_epsilon (g_ascii_strtod (cells[7], NULL) * 100, move->judgment.value,
                                      0.1);
    }
}

/* Checks that the values of the main line are the same after writing and reading the game. */
static void
check_text (AwaleGame  *game,
            const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  AwaleNode *read = awale_game_get_root (awale_document_get_game (document, 0));

  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node), read = awale_node_get_first_child (read))
    {
      const AwaleEvaluation *written = awale_node_get_evaluation (read);

      g_assert_cmpint (awale_node_get_value (node)->low, ==, awale_node_get_value (read)->low);
      if (awale_node_get_parent (node) != NULL)
        g_assert_cmpint (awale_node_get_value (node)->low, ==, written->low);
    }
}

static void
check_game (AwaleGame *game)
{
  g_autoptr (AwaleReport) report = awale_report_new (game);
  g_auto (GStrv) page_values = NULL;
  g_autofree char *text = NULL;
  AwaleGraphLines *graph;

  awale_report_start (report, &(AwaleReportOptions) { .depth = DEPTH, .hash = 1 });
  WAIT_UNTIL (!awale_report_is_running (report));
  text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  page_values = dup_page_values (game);
  graph = awale_graph_lines_new (game, true);
  g_assert_cmpuint (g_strv_length (page_values), ==, awale_report_get_n_moves (report) + 1);
  for (unsigned i = 0; i < awale_report_get_n_moves (report); i++)
    check_move (game, &graph->main, awale_report_get_move (report, i), page_values[i + 1]);
  awale_graph_lines_free (graph);
  check_rows (report, text);
  check_text (game, text);
  if (awale_report_get_n_errors (report) > 0)
    check_question (game, awale_report_get_error (report, 0));
}

static void
test_views (void)
{
  const char *number = g_getenv ("AWALE_TEST_GAMES");
  int n_games = number != NULL ? atoi (number) : N_GAMES;
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (int i = 0; i < n_games; i++)
    {
      const AwaleRuleset *rules = &presets[(size_t) i % n_presets].rules;
      g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
      g_autoptr (AwaleGame) game = fixture_play_game (rules, searcher, random, false);

      check_game (game);
    }
}

int
main (int    argc,
      char **argv)
{
  fixtures_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  cli = argv[1];
  g_test_add_func ("/widgets/judgments/views", test_views);
  return g_test_run ();
}
