/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The report on a whole game can be paused and cancelled, and its values are kept and written.
 */
#include "fixtures.h"
#include "notation/awale-ogn.h"

#include "../failing-threads.h"
#include "../jumping-clock.h"
#include "../values.h"

#include <math.h>

#define MOVES "FfBeBcDaAbCcDbAcCaDcBeAbBcCdDfAe"

enum
{
  DEPTH = 6,
  N_PLIES = sizeof MOVES - 1,
};

static AwaleReportOptions
options (void)
{
  return (AwaleReportOptions) { .depth = DEPTH, .hash = 4 };
}

static void
run (AwaleReport       *report,
     AwaleReportOptions wanted)
{
  awale_report_start (report, &wanted);
  g_assert_true (awale_report_is_running (report));
  WAIT_UNTIL (!awale_report_is_running (report));
}

static int
count_values (AwaleGame *game)
{
  int n_values = 0;

  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    n_values += awale_node_get_evaluation (node) != NULL;
  return n_values;
}

static void
finished_cb (AwaleReport *report,
             gboolean     completed,
             int         *outcome)
{
  g_assert_cmpint (*outcome, ==, -1);
  g_assert_false (awale_report_is_running (report));
  *outcome = completed;
}

static void
progress_cb (AwaleReport *report,
             GParamSpec  *pspec,
             double      *former)
{
  double progress;

  g_object_get (report, "progress", &progress, NULL);
  g_assert_cmpfloat (progress, >=, *former);
  *former = progress;
}

static void
test_run (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportSummary south, north;
  int outcome = -1;
  double progress = 0.0;

  g_signal_connect (report, "finished", G_CALLBACK (finished_cb), &outcome);
  g_signal_connect (report, "notify::progress", G_CALLBACK (progress_cb), &progress);
  g_assert_cmpfloat (awale_report_get_seconds_left (report), ==, -1.0);
  run (report, options ());
  g_assert_cmpint (outcome, ==, TRUE);
  g_assert_cmpfloat (progress, ==, 1.0);
  g_assert_cmpuint (awale_report_get_n_done (report), ==, N_PLIES);
  g_assert_cmpint (count_values (game), ==, N_PLIES + 1);
  /* Values are stored without marking the game as modified, until they are written. */
  g_assert_false (awale_game_is_modified (game));
  g_assert_false (awale_game_can_undo (game));

  south = awale_report_get_summary (report, AWALE_SOUTH);
  north = awale_report_get_summary (report, AWALE_NORTH);
  g_assert_cmpuint (south.n_moves + north.n_moves + south.n_forced + north.n_forced, ==,
                    N_PLIES);
  g_assert_cmpfloat (south.accuracy, >, 0.0);
  g_assert_cmpfloat (south.accuracy, <=, 100.0);
  g_assert_cmpuint (awale_report_get_n_moves (report), ==, N_PLIES);
  for (unsigned i = 0; i < N_PLIES; i++)
    {
      const AwaleReportMove *move = awale_report_get_move (report, i);

      g_assert_true (move->node == fixture_node (game, (int) i + 1));
      g_assert_cmpint (move->judgment.move_class, !=, AWALE_MOVE_CLASS_NONE);
      g_assert_cmpint (move->mover, ==, (int) (i % 2));
      /* Without tables nothing is proven before the end. */
      g_assert_false (awale_judgment_is_proven (&move->judgment));
    }
}

/* A report that waits searches nothing, can be cancelled, and uses the tables set meanwhile. */
static void
test_waiting (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("abapa")->rules;
  g_autofree char *folder = fixture_build (rules, 4);
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (rules, folder, 4);
  g_autoptr (AwaleGame) game =
    fixture_game ("abapa", "1-0-1-0-0-0-0-1-0-0-1-0-22-22-S", "A");
  g_autoptr (AwaleReport) report = awale_report_new (game);
  const AwaleReportOptions shallow = { .depth = 1, .hash = 4 };

  awale_report_set_waiting (report, true);
  awale_report_start (report, &shallow);
  g_assert_true (awale_report_is_running (report) && awale_report_is_waiting (report));
  awale_report_cancel (report);
  g_assert_false (awale_report_is_running (report) || awale_report_is_waiting (report));

  awale_report_set_waiting (report, true);
  awale_report_start (report, &shallow);
  awale_report_set_paused (report, true);
  awale_report_set_tables (report, tables);
  awale_report_set_waiting (report, false);
  g_assert_cmpuint (awale_report_get_n_done (report), ==, 0);
  awale_report_set_paused (report, false);
  WAIT_UNTIL (!awale_report_is_running (report));
  g_assert_cmpint (awale_node_get_evaluation (awale_game_get_root (game))->proof, !=,
                   AWALE_PROOF_ESTIMATE);
  fixture_remove_folder (folder);
}

static void
test_same_again (void)
{
  g_autoptr (AwaleGame) one = fixture_game ("society", NULL, "FfBeBcDa");
  g_autoptr (AwaleGame) other = fixture_game ("society", NULL, "FfBeBcDa");
  g_autoptr (AwaleReport) first = awale_report_new (one);
  g_autoptr (AwaleReport) second = awale_report_new (other);

  run (first, options ());
  run (second, options ());
  for (int ply = 0; ply <= 8; ply++)
    g_assert_true (awale_evaluation_equal (awale_node_get_evaluation (fixture_node (one, ply)),
                                           awale_node_get_evaluation (fixture_node (other, ply))));
}

/* Deeper values are kept. Shallower ones are replaced, unless the report is to keep them or is
 * limited in time; a value without a best move is always replaced. */
static void
test_kept (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleNode *fourth = fixture_node (game, 4), *eighth = fixture_node (game, 8);
  AwaleNode *alone = fixture_node (game, 3);
  AwaleMoveValues deep = best_move_of (awale_node_get_move (fixture_node (game, 5)), 111, 30);
  AwaleMoveValues shallow = best_move_of (awale_node_get_move (fixture_node (game, 9)), 222, 2);
  AwaleEvaluation value = { AWALE_PROOF_ESTIMATE, 333, 333, 40 };
  AwaleReportOptions keep = options (), timed = { .milliseconds = 1 };

  awale_game_set_move_values (game, fourth, &deep);
  awale_game_set_move_values (game, eighth, &shallow);
  awale_game_set_evaluation (game, alone, &value);
  keep.keep = true;
  run (report, keep);
  g_assert_true (awale_move_values_equal (awale_node_get_move_values (fourth), &deep));
  g_assert_true (awale_move_values_equal (awale_node_get_move_values (eighth), &shallow));
  g_assert_cmpint (awale_node_get_evaluation (alone)->depth, ==, DEPTH);
  run (report, timed);
  g_assert_true (awale_move_values_equal (awale_node_get_move_values (eighth), &shallow));
  run (report, options ());
  g_assert_true (awale_move_values_equal (awale_node_get_move_values (fourth), &deep));
  g_assert_cmpint (awale_node_get_evaluation (fixture_node (game, 9))->depth, ==, DEPTH);
}

static void
test_range (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportOptions wanted = options ();

  wanted.first_ply = 3;
  wanted.last_ply = 8;
  wanted.sides = 1 << AWALE_NORTH;
  run (report, wanted);
  for (int ply = 1; ply <= N_PLIES; ply++)
    g_assert_cmpint (awale_node_get_evaluation (fixture_node (game, ply)) != NULL, ==,
                     ply == 4 || ply == 6 || ply == 8);
  for (unsigned i = 0; i < N_PLIES; i++)
    g_assert_cmpint (awale_report_get_move (report, i)->judgment.move_class !=
                       AWALE_MOVE_CLASS_NONE, ==,
                     i >= 2 && i < 8 && i % 2 == 1);
  g_assert_cmpuint (awale_report_get_summary (report, AWALE_SOUTH).n_moves, ==, 0);
  g_assert_cmpuint (awale_report_get_summary (report, AWALE_NORTH).n_moves, ==, 3);
}

static void
cancel_cb (AwaleReport *report,
           GParamSpec  *pspec,
           void        *data)
{
  if (awale_report_get_n_done (report) >= 5)
    awale_report_cancel (report);
}

/* Values found before a report is cancelled stay, and can be written into the game. */
static void
test_cancel (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportOptions wanted = { .depth = 5, .hash = 4, .first_ply = N_PLIES - 2 };
  int outcome = -1, n_values;

  /* The last three positions already have values when the second report starts. */
  run (report, wanted);
  g_assert_cmpint (count_values (game), ==, 3);
  g_signal_connect (report, "finished", G_CALLBACK (finished_cb), &outcome);
  g_signal_connect (report, "notify::progress", G_CALLBACK (cancel_cb), NULL);
  wanted = (AwaleReportOptions) { .milliseconds = 20, .hash = 4 };
  run (report, wanted);
  g_assert_cmpint (outcome, ==, FALSE);
  n_values = count_values (game);
  g_assert_cmpint (n_values, >=, 5);
  g_assert_cmpint (n_values, <, N_PLIES + 1);
  for (int ply = N_PLIES - 4; ply <= N_PLIES; ply++)
    g_assert_nonnull (awale_node_get_evaluation (fixture_node (game, ply)));

  awale_report_write (report, AWALE_REPORT_WRITE_VALUES);
  g_assert_true (awale_game_can_undo (game));
  awale_game_undo (game);
  g_assert_false (awale_game_is_modified (game));
  g_assert_cmpint (count_values (game), ==, n_values);
}

/* A search that would take an hour is cancelled at once. */
static void
test_cancel_at_once (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportOptions wanted = { .milliseconds = 3600 * 1000, .hash = 4 };

  awale_report_start (report, &wanted);
  awale_report_cancel (report);
  g_assert_false (awale_report_is_running (report));
  g_assert_cmpint (count_values (game), ==, 0);
  awale_report_start (report, &wanted);
  g_assert_true (awale_report_is_running (report));
}

static void
pause_cb (AwaleReport *report,
          GParamSpec  *pspec,
          unsigned    *paused_at)
{
  if (*paused_at > 0 || awale_report_get_n_done (report) == 0)
    return;
  *paused_at = awale_report_get_n_done (report);
  awale_report_set_paused (report, true);
}

static gboolean
resume_cb (void *data)
{
  awale_report_set_paused (data, false);
  return G_SOURCE_REMOVE;
}

static void
test_pause (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportOptions hours = { .milliseconds = 3600 * 1000, .hash = 4 };
  int outcome = -1;
  unsigned paused_at = 0;
  double left;

  /* A pause ends when the report is cancelled. */
  awale_report_start (report, &hours);
  awale_report_set_paused (report, true);
  g_assert_true (awale_report_is_paused (report));
  awale_report_set_paused (report, false);
  awale_report_set_paused (report, true);
  awale_report_cancel (report);
  g_assert_false (awale_report_is_paused (report));

  g_signal_connect (report, "finished", G_CALLBACK (finished_cb), &outcome);
  g_signal_connect (report, "notify::progress", G_CALLBACK (pause_cb), &paused_at);
  awale_report_start (report, &(AwaleReportOptions) { .depth = 11, .hash = 4 });
  WAIT_UNTIL (paused_at > 0);
  if (awale_report_is_running (report))
    {
      left = awale_report_get_seconds_left (report);
      g_assert_cmpfloat (left, >=, 0.0);
      /* The remaining time stays the same during the pause. */
      g_assert_cmpfloat (awale_report_get_seconds_left (report), ==, left);
      g_idle_add (resume_cb, report);
    }
  WAIT_UNTIL (!awale_report_is_running (report));
  g_assert_cmpint (outcome, ==, TRUE);
  g_assert_cmpint (count_values (game), ==, N_PLIES + 1);
}

/* The time for which a report waits for tables is not taken for that of its searches, even if it is
 * paused meanwhile. */
static void
test_waiting_time (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  unsigned paused_at = 0;

  g_signal_connect (report, "notify::progress", G_CALLBACK (pause_cb), &paused_at);
  awale_report_set_waiting (report, true);
  awale_report_start (report, &(AwaleReportOptions) { .depth = 11, .hash = 4 });
  for (int is_paused = 1; is_paused >= 0; is_paused--)
    {
      jumping_clock_advance (1000);
      awale_report_set_paused (report, is_paused);
    }
  jumping_clock_advance (1000);
  awale_report_set_waiting (report, false);
  WAIT_UNTIL (paused_at > 0);
  g_assert_true (awale_report_is_running (report));
  g_assert_cmpfloat (awale_report_get_seconds_left (report), <, 1000);
  awale_report_cancel (report);
}

/* Checks that the game contains the whole expected line that begins with @best after @node. */
static void
assert_whole_line (AwaleNode *node,
                   AwaleMove  best)
{
  int8_t line[AWALE_MOVE_VALUES_LINE];
  int n_moves = awale_node_copy_line (node, best, line);

  g_assert_cmpint (n_moves, >, 6);
  for (int i = 0; i < n_moves; i++)
    {
      node = awale_node_find_child (node, line[i]);
      g_assert_nonnull (node);
    }
}

/* A single undo removes the written glyphs and lines, and leaves the report as it was before
 * writing. */
static void
test_write (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportOptions wanted = { .depth = 8, .hash = 4, .lines = 2 };
  AwaleMoveValues shallow = best_move_of (awale_node_get_move (fixture_node (game, 9)), 222, 2);
  unsigned n_glyphs = 0, n_variations = 0, n_errors;
  uint16_t good = AWALE_GLYPH_GOOD;
  int first;

  awale_game_set_move_values (game, fixture_node (game, 8), &shallow);
  run (report, wanted);
  first = awale_report_find_error (report, -1, 1);
  g_assert_cmpint (first, >=, 0);
  n_errors = awale_report_get_n_errors (report);
  /* The user has already called the move of the first error good. */
  awale_game_set_glyphs (game, fixture_node (game, first + 1), &good, 1);
  awale_game_mark_saved (game, awale_game_begin_saving (game));

  g_assert_true (awale_report_write (report, AWALE_REPORT_WRITE_GLYPHS | AWALE_REPORT_WRITE_LINES));
  g_assert_cmpstr (awale_game_get_undo_name (game), ==, "Game Report");
  g_assert_true (awale_game_is_modified (game));
  g_assert_true (awale_node_has_glyph (fixture_node (game, first + 1), AWALE_GLYPH_GOOD));
  for (unsigned i = 0; i < awale_report_get_n_moves (report); i++)
    {
      const AwaleReportMove *move = awale_report_get_move (report, i);
      AwaleNode *better = awale_node_get_next_sibling (move->node);
      bool is_error = awale_judgment_is_error (&move->judgment);

      if ((int) i != first)
        g_assert_cmpint (is_error, ==,
                         awale_node_has_glyph (move->node, AWALE_GLYPH_DOUBTFUL) ||
                           awale_node_has_glyph (move->node, AWALE_GLYPH_MISTAKE) ||
                           awale_node_has_glyph (move->node, AWALE_GLYPH_BLUNDER));
      n_glyphs += is_error;
      if (better == NULL)
        continue;
      assert_whole_line (awale_node_get_parent (move->node), move->judgment.best);
      g_assert_true (is_error);
      g_assert_nonnull (awale_node_get_evaluation (better));
      g_assert_cmpuint (awale_node_get_n_children (awale_node_get_parent (better)), <=, 3);
      n_variations++;
    }
  g_assert_cmpuint (n_glyphs, >, 0);
  g_assert_cmpuint (n_variations, >, 0);
  g_assert_cmpuint (n_variations, <=, n_glyphs);

  /* Writing again adds nothing. */
  awale_game_mark_saved (game, awale_game_begin_saving (game));
  run (report, wanted);
  g_assert_false (awale_report_write (report,
                                      AWALE_REPORT_WRITE_GLYPHS | AWALE_REPORT_WRITE_LINES));
  g_assert_false (awale_game_is_modified (game));

  awale_game_undo (game);
  g_assert_cmpint (count_values (game), ==, N_PLIES + 1);
  g_assert_false (awale_move_values_equal (awale_node_get_move_values (fixture_node (game, 8)),
                                           &shallow));
  g_assert_cmpuint (awale_report_get_n_errors (report), ==, n_errors);
  for (int ply = 1; ply <= N_PLIES; ply++)
    {
      g_assert_null (awale_node_get_next_sibling (fixture_node (game, ply)));
      g_assert_cmpint (awale_node_has_glyph (fixture_node (game, ply), AWALE_GLYPH_GOOD), ==,
                       ply == first + 1);
    }
  awale_game_redo (game);
  g_assert_cmpint (count_values (game), ==, N_PLIES + 1);
}

/* Asserts that the comment of each error but the first is the explanation of @report, or that there
 * are none. */
static void
check_comments (AwaleGame   *game,
                AwaleReport *report,
                int          first,
                bool         are_written)
{
  static const char *const players[] = { "South", "North" };
  unsigned n_written = 0;

  for (unsigned i = 0; i < awale_report_get_n_moves (report); i++)
    {
      const AwaleReportMove *move = awale_report_get_move (report, i);
      const AwaleReasons *reasons = awale_report_get_reasons (report, move);
      g_autofree char *text = NULL;

      if ((int) i == first)
        continue;
      g_assert_cmpint (reasons != NULL, ==, awale_judgment_is_error (&move->judgment));
      if (reasons != NULL && are_written)
        text = awale_reasons_describe (reasons, players, NULL);
      g_assert_cmpstr (awale_node_get_comment (move->node), ==, text);
      n_written += text != NULL;
    }
  g_assert_cmpint (n_written > 0, ==, are_written);
}

/* The reasons of the errors are found with the report or later by the values in the game. A single
 * undo removes them from the comments; a person's comment is not replaced. */
static void
test_reasons (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", "0-3-5-3-0-10-0-3-4-3-0-2-5-10-S",
                                             "DfCaDdEfBb");
  g_autoptr (AwaleReport) report = awale_report_new (game);
  g_autoptr (AwaleReport) later = awale_report_new (game);
  AwaleReportOptions wanted = { .depth = 8, .hash = 4, .why = true };
  AwaleNode *error;
  int first;

  run (report, wanted);
  first = awale_report_find_error (report, -1, 1);
  g_assert_cmpint (first, >=, 0);
  error = fixture_node (game, first + 1);
  awale_game_set_comment (game, error, "Well played!");
  check_comments (game, report, first, false);
  g_assert_true (awale_report_write (report, AWALE_REPORT_WRITE_REASONS));
  check_comments (game, report, first, true);
  g_assert_cmpstr (awale_node_get_comment (error), ==, "Well played!");
  run (report, wanted);
  g_assert_false (awale_report_write (report, AWALE_REPORT_WRITE_REASONS));

  awale_game_undo (game);
  check_comments (game, report, first, false);
  g_assert_cmpstr (awale_node_get_comment (error), ==, "Well played!");

  g_assert_null (awale_report_get_reasons (later, awale_report_get_error (later, 0)));
  run (later, wanted);
  awale_report_write (later, AWALE_REPORT_WRITE_REASONS);
  check_comments (game, report, first, true);
}

/* Returns the only glyph of the move at this ply, or 0 if there is none. */
static uint16_t
get_glyph (AwaleGame *game,
           int        ply)
{
  size_t n_glyphs;
  const uint16_t *glyphs = awale_node_get_glyphs (fixture_node (game, ply), &n_glyphs);

  g_assert_cmpuint (n_glyphs, <=, 1);
  return n_glyphs == 1 ? glyphs[0] : 0;
}

/* A deeper report replaces the glyphs of an earlier report, but none set by the user. */
static void
test_write_deeper (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  uint16_t interesting = AWALE_GLYPH_INTERESTING;
  uint16_t before[N_PLIES + 1] = { 0 };
  unsigned n_changed = 0;

  run (report, (AwaleReportOptions) { .depth = 1, .hash = 4 });
  awale_game_set_glyphs (game, fixture_node (game, 1), &interesting, 1);
  awale_report_write (report, AWALE_REPORT_WRITE_GLYPHS);
  for (int ply = 2; ply <= N_PLIES; ply++)
    before[ply] = get_glyph (game, ply);

  run (report, (AwaleReportOptions) { .depth = 9, .hash = 4 });
  awale_report_write (report, AWALE_REPORT_WRITE_GLYPHS);
  for (unsigned i = 1; i < awale_report_get_n_moves (report); i++)
    {
      const AwaleReportMove *move = awale_report_get_move (report, i);
      uint16_t glyph = get_glyph (game, (int) i + 1);

      g_assert_cmpuint (glyph, ==, awale_move_class_get_glyph (move->judgment.move_class));
      n_changed += glyph != before[i + 1];
    }
  g_assert_cmpuint (n_changed, >, 0);
  g_assert_cmpuint (get_glyph (game, 1), ==, AWALE_GLYPH_INTERESTING);

  awale_game_undo (game);
  for (int ply = 2; ply <= N_PLIES; ply++)
    g_assert_cmpuint (get_glyph (game, ply), ==, before[ply]);
}

/* The glyphs in the bundled examples match the errors of a report. */
static void
test_examples (gconstpointer path)
{
  static const uint16_t glyphs[] = { AWALE_GLYPH_DOUBTFUL, AWALE_GLYPH_MISTAKE,
                                     AWALE_GLYPH_BLUNDER };
  g_autofree char *text = NULL;
  g_autoptr (AwaleDocument) document = NULL;
  g_autoptr (AwaleReport) report = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  document = awale_ogn_read (text, strlen (text), NULL);
  report = awale_report_new (awale_document_get_game (document, 0));
  for (unsigned i = 0; i < awale_report_get_n_moves (report); i++)
    {
      const AwaleReportMove *move = awale_report_get_move (report, i);
      uint16_t glyph = awale_move_class_get_glyph (move->judgment.move_class);

      g_test_message ("%d. %s", awale_node_get_round (move->node),
                      awale_move_to_string (awale_node_get_move (move->node)));
      for (size_t j = 0; j < G_N_ELEMENTS (glyphs); j++)
        g_assert_cmpint (awale_node_has_glyph (move->node, glyphs[j]), ==, glyph == glyphs[j]);
    }
}

/* Checks the judgment of South's move F, with the values @before and @after the move. */
static void
check_turning_point (int                   before,
                     int                   after,
                     AwaleMoveClass        move_class,
                     bool                  is_turning_point)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, "F");
  g_autoptr (AwaleReport) report = awale_report_new (game);
  const AwaleReportMove *move;

  judge_move (game, fixture_node (game, 0),
              (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, before, before, 14 });
  judge_move (game, fixture_node (game, 1),
              (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, after, after, 14 });
  move = awale_report_get_move (report, 0);
  g_test_message ("from %d to %d", before, after);
  g_assert_cmpint (move->judgment.move_class, ==, move_class);
  g_assert_cmpint (move->is_turning_point, ==, is_turning_point);
}

/* Turning points are mistakes and blunders that worsened the expected result. */
static void
test_turning_points (void)
{
  check_turning_point (790, 240, AWALE_MOVE_CLASS_MISTAKE, true);
  check_turning_point (760, 290, AWALE_MOVE_CLASS_MISTAKE, true);
  check_turning_point (900, 290, AWALE_MOVE_CLASS_BLUNDER, true);
  check_turning_point (310, -310, AWALE_MOVE_CLASS_BLUNDER, true);
  check_turning_point (0, -300, AWALE_MOVE_CLASS_MISTAKE, true);
  check_turning_point (-200, -400, AWALE_MOVE_CLASS_INACCURACY, false);
  check_turning_point (310, 150, AWALE_MOVE_CLASS_INACCURACY, false);
  check_turning_point (1500, 500, AWALE_MOVE_CLASS_BLUNDER, false);
  check_turning_point (-300, -900, AWALE_MOVE_CLASS_MISTAKE, false);
}

/* The turning points of an example are exactly the mistakes that worsened the expected result; the
 * last one decided the game. */
static void
test_example_turning_points (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("AWALE_DATA_DIR"), "examples",
                                            "drought.en.ogn", NULL);
  g_autofree char *text = NULL;
  g_autoptr (AwaleDocument) document = NULL;
  g_autoptr (AwaleReport) report = NULL;
  const AwaleReportMove *last = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  document = awale_ogn_read (text, strlen (text), NULL);
  report = awale_report_new (awale_document_get_game (document, 0));
  for (unsigned i = 0; i < awale_report_get_n_moves (report); i++)
    {
      const AwaleReportMove *move = awale_report_get_move (report, i);
      bool is_worse = move->judgment.after < move->judgment.before;

      g_test_message ("%d. %s %s %d", awale_node_get_round (move->node),
                      awale_move_to_string (awale_node_get_move (move->node)),
                      awale_move_class_get_id (move->judgment.move_class), is_worse);
      g_assert_cmpint (move->is_turning_point, ==,
                       is_worse && move->judgment.move_class >= AWALE_MOVE_CLASS_MISTAKE);
      if (move->is_turning_point)
        last = move;
    }
  g_assert_nonnull (last);
  g_assert_cmpint (last->judgment.after, ==, AWALE_EXPECT_LOSS);
  g_assert_cmpint (awale_node_get_round (last->node), ==, 14);
  g_assert_cmpint (awale_node_get_move (last->node), ==, awale_move_from_letter ('c'));
}

/* Writes values after each ply of a game that South loses, and returns its turning points as
 * letters: “a” for the first ply. */
static char *
find_turning_points (const int *values)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, "FfBe");
  g_autoptr (AwaleReport) report = awale_report_new (game);
  GString *plies = g_string_new (NULL);

  for (int ply = 0; ply <= 4; ply++)
    judge_move (game, fixture_node (game, ply),
                (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, values[ply], values[ply], 20 });
  awale_game_set_result (game, (AwaleResult) { .known = true, .score = { 46, 50 } });
  for (unsigned i = 0; i < awale_report_get_n_moves (report); i++)
    if (awale_report_get_move (report, i)->is_turning_point)
      g_string_append_c (plies, (char) ('a' + i));
  return g_string_free (plies, FALSE);
}

/* If no turning point explains how the winner came to win, the loser's worst error after the last
 * one is one, too. */
static void
test_deciding_error (void)
{
  static const struct
  {
    int         values[5];
    const char *expected;
  } games[] = {
    { { 0, -160, -160, -340, -340 }, "c" },
    { { 0, 0, 200, 0, 0 }, "c" },
    { { -400, -400, 0, -200, -200 }, "bc" },
    { { 0, -300, 200, 200, 200 }, "ab" },
    { { 0, 0, 0, 0, 0 }, "" },
    { { 0, 0, 0, -300, -100 }, "c" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *found = find_turning_points (games[i].values);

      g_test_message ("game %zu", i);
      g_assert_cmpstr (found, ==, games[i].expected);
    }
}

static void
updated_cb (AwaleReport *report,
            int         *n_updates)
{
  (*n_updates)++;
}

/* A game that already has values gets its report at once, and the report follows later changes to
 * the game. */
static void
test_follows_game (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, "FfBe");
  g_autoptr (AwaleReport) report = awale_report_new (game);
  const int values[] = { 0, 0, -900, -900, 200 };
  int n_updates = 0;

  for (int ply = 0; ply <= 4; ply++)
    {
      AwaleEvaluation value = { AWALE_PROOF_ESTIMATE, values[ply], values[ply], 20 };

      judge_move (game, fixture_node (game, ply), value);
    }
  g_assert_cmpuint (awale_report_get_n_moves (report), ==, 4);
  g_assert_cmpint (awale_report_get_move (report, 0)->judgment.move_class, ==,
                   AWALE_MOVE_CLASS_BEST);
  g_assert_cmpint (awale_report_get_move (report, 3)->judgment.move_class, ==,
                   AWALE_MOVE_CLASS_BLUNDER);
  g_assert_true (awale_report_get_move (report, 3)->is_turning_point);
  g_assert_cmpint (awale_report_get_summary (report, AWALE_NORTH).loss, ==, 1100);
  g_assert_cmpuint (awale_report_get_summary (report, AWALE_NORTH).counts[AWALE_MOVE_CLASS_BLUNDER],
                    ==, 1);
  /* “Next Error” stops at the position before the error. */
  g_assert_cmpint (awale_report_find_error (report, 0, 1), ==, 3);
  g_assert_cmpint (awale_report_find_error (report, 3, 1), ==, -1);
  g_assert_cmpint (awale_report_find_error (report, 3, -1), ==, -1);
  g_assert_cmpint (awale_report_find_error (report, 4, -1), ==, 3);

  g_signal_connect (report, "updated", G_CALLBACK (updated_cb), &n_updates);
  awale_game_delete (game, fixture_node (game, 4));
  g_assert_cmpint (n_updates, ==, 1);
  g_assert_cmpuint (awale_report_get_n_moves (report), ==, 3);
  awale_game_undo (game);
  g_assert_cmpint (n_updates, ==, 2);
  g_assert_cmpuint (awale_report_get_n_moves (report), ==, 4);
}

static void
test_punished (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, "FfBe");
  g_autoptr (AwaleReport) report = awale_report_new (game);
  /* South loses eight seeds and North loses them again; then South loses eight more, which North
   * keeps. */
  const int values[] = { 0, -800, 0, -800, -700 };

  for (int ply = 0; ply <= 4; ply++)
    {
      AwaleEvaluation value = { AWALE_PROOF_ESTIMATE, values[ply], values[ply], 20 };

      judge_move (game, fixture_node (game, ply), value);
    }
  g_assert_true (awale_judgment_is_error (&awale_report_get_move (report, 0)->judgment));
  g_assert_false (awale_report_get_move (report, 0)->is_punished);
  g_assert_true (awale_judgment_is_error (&awale_report_get_move (report, 2)->judgment));
  g_assert_true (awale_report_get_move (report, 2)->is_punished);
}

/* Values of an older file have no line. The line is searched again, even if the game has the better
 * move without a continuation. */
static void
test_missing_line (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, "F");
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleNode *root = awale_game_get_root (game);
  AwaleReportOptions wanted = { .depth = 8, .hash = 1, .lines = 1 };
  AwaleMoveValues values = best_move_of (awale_move_from_letter ('C'), 400, 8);
  AwaleNode *better;

  awale_move_values_set (&values, awale_move_from_letter ('F'),
                         &(AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -500, -500, 8 });
  awale_game_set_move_values (game, root, &values);
  better = awale_game_add_move (game, root, awale_move_from_letter ('C'));
  g_assert_false (awale_report_is_known (game, &wanted));
  awale_game_add_move (game, better, awale_move_from_letter ('f'));
  g_assert_true (awale_report_is_known (game, &wanted));
  awale_game_undo (game);
  run (report, wanted);
  g_assert_cmpint (awale_node_get_move_values (root)->n_line, >, 1);
}

/* Removed nodes are skipped if the game is edited during the report, and no values are lost. */
static void
test_edited (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportOptions wanted = options ();

  wanted.lines = 1;
  awale_report_start (report, &wanted);
  awale_game_delete (game, fixture_node (game, 20));
  WAIT_UNTIL (!awale_report_is_running (report));
  g_assert_cmpint (count_values (game), ==, 20);
  awale_report_write (report, AWALE_REPORT_WRITE_GLYPHS | AWALE_REPORT_WRITE_LINES);
  g_assert_cmpuint (awale_report_get_n_moves (report), ==, 19);
}

static void
test_short (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, "");
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportOptions wanted = options ();

  run (report, wanted);
  g_assert_cmpint (count_values (game), ==, 1);
  g_assert_cmpuint (awale_report_get_n_moves (report), ==, 0);
  wanted.first_ply = 40;
  run (report, wanted);
  g_assert_true (isnan (awale_report_get_summary (report, AWALE_SOUTH).accuracy));
}

static void
failed_cb (AwaleReport *report,
           const char  *told,
           char       **sentence)
{
  *sentence = g_strdup (told);
}

/* Without a thread the report is cancelled at once, and can be started again later. */
static void
test_no_thread (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
  g_autoptr (AwaleReport) report = awale_report_new (game);
  AwaleReportOptions wanted = options ();
  g_autofree char *sentence = NULL;
  int outcome = -1;

  g_signal_connect (report, "finished", G_CALLBACK (finished_cb), &outcome);
  g_signal_connect (report, "failed", G_CALLBACK (failed_cb), &sentence);
  failing_threads_set (true);
  awale_report_start (report, &wanted);
  failing_threads_set (false);
  g_assert_false (awale_report_is_running (report));
  g_assert_cmpint (outcome, ==, false);
  g_assert_cmpstr (sentence, ==, "The system could not start a thread for the analysis.");

  outcome = -1;
  run (report, wanted);
  g_assert_cmpint (outcome, ==, true);
}

static void
test_finalised (void)
{
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (AwaleGame) game = fixture_game ("abapa", NULL, MOVES);
      AwaleReport *report = awale_report_new (game);
      AwaleReportOptions wanted = { .milliseconds = 3600 * 1000, .hash = 1 };

      awale_report_start (report, &wanted);
      if (i % 2 == 0)
        g_main_context_iteration (NULL, FALSE);
      g_assert_finalize_object (report);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *examples = g_build_filename (g_getenv ("AWALE_DATA_DIR"), "examples", NULL);

  g_test_init (&argc, &argv, NULL);
  fixture_add_files ("/analysis/report/examples", examples, test_examples);
  g_test_add_func ("/analysis/report/run", test_run);
  g_test_add_func ("/analysis/report/waiting", test_waiting);
  g_test_add_func ("/analysis/report/same-again", test_same_again);
  g_test_add_func ("/analysis/report/kept", test_kept);
  g_test_add_func ("/analysis/report/range", test_range);
  g_test_add_func ("/analysis/report/cancel", test_cancel);
  g_test_add_func ("/analysis/report/cancel-at-once", test_cancel_at_once);
  g_test_add_func ("/analysis/report/pause", test_pause);
  g_test_add_func ("/analysis/report/waiting-time", test_waiting_time);
  g_test_add_func ("/analysis/report/write", test_write);
  g_test_add_func ("/analysis/report/reasons", test_reasons);
  g_test_add_func ("/analysis/report/write-deeper", test_write_deeper);
  g_test_add_func ("/analysis/report/follows-game", test_follows_game);
  g_test_add_func ("/analysis/report/turning-points", test_turning_points);
  g_test_add_func ("/analysis/report/turning-points/example", test_example_turning_points);
  g_test_add_func ("/analysis/report/turning-points/deciding-error", test_deciding_error);
  g_test_add_func ("/analysis/report/punished", test_punished);
  g_test_add_func ("/analysis/report/missing-line", test_missing_line);
  g_test_add_func ("/analysis/report/edited", test_edited);
  g_test_add_func ("/analysis/report/short", test_short);
  g_test_add_func ("/analysis/report/no-thread", test_no_thread);
  g_test_add_func ("/analysis/report/finalised", test_finalised);
  return g_test_run ();
}
