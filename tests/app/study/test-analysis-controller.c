/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-analysis-controller.h"

#include "app/engines/awale-engine-pane.h"
#include "app/study/awale-play-controller.h"
#include "app/study/awale-report-controller.h"
#include "cases.h"
#include "stage.h"
#include "widget-fixtures.h"
#include "widgets/analysis/awale-report-row.h"
#include "widgets/board/awale-board-values.h"

#include "../../failing-threads.h"
#include "../../values.h"
#include "../../wait.h"

static const AwalePlayerChoice persons[2] = { { 0, NULL }, { 0, NULL } };

typedef struct
{
  Stage                   *stage;
  AwalePlayController     *play_controller;
  AwaleAnalysisController *analysis_controller;
  AwaleReportController   *report_controller;
} Study;

static void
begin (Study *study)
{
  Stage *stage = stage_new ();

  study->stage = stage;
  study->play_controller =
      awale_controller_new (AWALE_TYPE_PLAY_CONTROLLER, stage->study);
  study->analysis_controller = awale_controller_new (AWALE_TYPE_ANALYSIS_CONTROLLER, stage->study);
  study->report_controller =
      awale_controller_new (AWALE_TYPE_REPORT_CONTROLLER, stage->study);
}

static bool
is_active (Study *study)
{
  return awale_analysis_get_active (
    awale_analysis_controller_get_analysis (study->analysis_controller));
}

static void
set_active (Study *study,
            bool   active)
{
  awale_analysis_set_active (awale_analysis_controller_get_analysis (study->analysis_controller),
                             active);
}

static void
end (Study *study)
{
  stage_free (study->stage);
  g_assert_finalize_object (study->report_controller);
  g_assert_finalize_object (study->analysis_controller);
  g_assert_finalize_object (study->play_controller);
}

/* The analysis starts on request, shows its page, and pauses while a position is set up or the
 * window is hidden. */
static void
test_active (void)
{
  Study study;
  AwaleAnalysis *analysis;
  g_autoptr (AwalePositionEditor) editor = awale_position_editor_new (awale_position_start ());

  begin (&study);
  analysis = awale_analysis_controller_get_analysis (study.analysis_controller);
  g_assert_false (stage_can (study.stage, "analyse"));
  stage_show (study.stage, "Cd");
  g_assert_false (is_active (&study));

  stage_do (study.stage, "analyse");
  g_assert_true (is_active (&study));
  g_assert_true (awale_study_pane_shows (study.stage->study->pane,
                                         AWALE_STUDY_PAGE_ANALYSIS));
  wait_while (awale_analysis_get_paused (analysis));
  wait_while (awale_analysis_get_depth (analysis) == 0);

  awale_study_view_set_setup (study.stage->view, gtk_label_new (""), editor);
  g_assert_true (awale_analysis_get_paused (analysis));
  awale_study_view_set_setup (study.stage->view, NULL, NULL);
  g_assert_false (awale_analysis_get_paused (analysis));
  gtk_widget_set_visible (GTK_WIDGET (study.stage->window), FALSE);
  g_assert_true (awale_analysis_get_paused (analysis));
  end (&study);
}

/* The analysis continues with another game of the same file, and stops for another file and for a
 * game that is being played. */
static void
test_ends (void)
{
  Study study;
  g_autoptr (AwaleGame) second = awale_game_new (&awale_preset_default ()->rules);

  begin (&study);
  stage_show (study.stage, "Cd");
  set_active (&study, true);
  stage_add_game (study.stage, second);
  g_assert_true (is_active (&study));
  stage_show (study.stage, "C");
  g_assert_false (is_active (&study));

  set_active (&study, true);
  awale_play_controller_play_on (study.play_controller, persons);
  g_assert_false (is_active (&study));
  end (&study);
}

static void
test_preferences (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  int threads, hash;
  Study study;

  g_settings_set_int (settings, "analysis-threads", 2);
  begin (&study);
  g_settings_set_int (settings, "analysis-hash", 128);
  g_object_get (awale_analysis_controller_get_analysis (study.analysis_controller), "threads",
                &threads, "hash", &hash, NULL);
  g_assert_cmpint (threads, ==, 2);
  g_assert_cmpint (hash, ==, 128);
  end (&study);
  g_settings_reset (settings, "analysis-threads");
  g_settings_reset (settings, "analysis-hash");
}

/* An error of the second engine is shown as a toast. */
static void
test_engine_fails (void)
{
  g_autoptr (AwaleEngineEntry) entry = awale_engine_entry_new ("Kobo", "/nowhere/engine");
  AwaleEngines *engines;
  GtkWidget *pane;
  Study study;

  begin (&study);
  engines = study.stage->services->engines;
  g_assert_true (awale_engines_save (engines, NULL, entry, NULL));
  stage_show (study.stage, "Cd");
  set_active (&study, true);
  pane = fixtures_find (GTK_WIDGET (study.stage->view), AWALE_TYPE_ENGINE_PANE, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (fixtures_find (pane, GTK_TYPE_DROP_DOWN, 0)), 1);
  wait_while (awale_toast_overlay_get_text (study.stage->toasts) == NULL);
  g_assert_nonnull (strstr (awale_toast_overlay_get_text (study.stage->toasts), "/nowhere/engine"));
  awale_engines_remove (engines, "Kobo");
  end (&study);
}

/* A missing thread is reported, and the analysis or the report can be started again. */
static void
test_no_thread (void)
{
  const char *sentence = "The system could not start a thread for the analysis.";
  Study study;

  begin (&study);
  stage_show (study.stage, "Cd");
  wait_while (awale_analysis_get_paused (
      awale_analysis_controller_get_analysis (study.analysis_controller)));
  failing_threads_set (true);
  stage_do (study.stage, "analyse");
  failing_threads_set (false);
  wait_while (awale_toast_overlay_get_text (study.stage->toasts) == NULL);
  g_assert_cmpstr (awale_toast_overlay_get_text (study.stage->toasts), ==, sentence);
  g_assert_false (is_active (&study));
  stage_do (study.stage, "analyse");
  wait_while (awale_analysis_get_depth (
                  awale_analysis_controller_get_analysis (study.analysis_controller)) == 0);
  end (&study);

  begin (&study);
  stage_show (study.stage, "Cd");
  failing_threads_set (true);
  stage_do (study.stage, "start-report");
  wait_while (awale_toast_overlay_get_text (study.stage->toasts) == NULL);
  failing_threads_set (false);
  g_assert_cmpstr (awale_toast_overlay_get_text (study.stage->toasts), ==, sentence);
  g_assert_true (stage_can (study.stage, "start-report"));
  end (&study);
}

/* The values of a report are unsaved work, but not those that come from looking at a position. */
static void
test_report_unsaved (void)
{
  Study study;
  AwaleMoveValues seen = best_move_of (0, 50, 1);
  AwaleReport *report;
  AwaleGame *game;

  begin (&study);
  game = stage_show (study.stage, "CdBa");
  report = awale_report_controller_get_report (study.report_controller);
  awale_report_start (report, &(AwaleReportOptions) { .depth = 40 });
  awale_report_cancel (report);
  awale_game_cache_move_values (game, awale_game_get_root (game), &seen);
  g_assert_false (awale_draft_is_modified (study.stage->draft));
  awale_report_start (report, &(AwaleReportOptions) { .depth = 2 });
  wait_while (awale_report_is_running (report));
  g_assert_true (awale_draft_is_modified (study.stage->draft));
  g_assert_false (awale_game_can_undo (game));
  end (&study);
}

/* A report belongs to one game, and cannot be written into another. */
static void
test_report (void)
{
  Study study;
  g_autoptr (AwaleReport) report = NULL;

  begin (&study);
  g_assert_null (awale_report_controller_get_report (study.report_controller));
  g_assert_false (stage_can (study.stage, "report"));
  stage_show (study.stage, "");
  g_assert_true (stage_can (study.stage, "report"));
  g_assert_false (stage_can (study.stage, "start-report"));

  stage_show (study.stage, "CdEf");
  report = g_object_ref (awale_report_controller_get_report (study.report_controller));
  g_assert_true (stage_can (study.stage, "start-report"));
  g_assert_false (stage_can (study.stage, "write-report"));
  awale_report_start (report, &(AwaleReportOptions) { .depth = 2 });
  g_assert_false (stage_can (study.stage, "start-report"));
  wait_while (!stage_can (study.stage, "write-report"));
  g_assert_true (stage_can (study.stage, "next-error"));

  stage_show (study.stage, "Cd");
  g_assert_true (awale_report_controller_get_report (study.report_controller) != report);
  g_assert_false (stage_can (study.stage, "write-report"));
  end (&study);
}

static GtkWidget *
find_error (Study *study)
{
  GtkWidget *view = GTK_WIDGET (study->stage->view);
  GtkWidget *row;

  for (int i = 0; (row = fixtures_find (view, GTK_TYPE_LIST_BOX_ROW, i)) != NULL; i++)
    if (gtk_widget_has_css_class (row, "error-row"))
      return row;
  return NULL;
}

static void
choose_error (Study *study)
{
  AwaleBoardValues *values = awale_board_get_values (study->stage->study->board);

  gtk_widget_activate (find_error (study));
  g_assert_cmpint (awale_board_values_get_n_arrows (values), ==, 2);
}

/* A click on an error shows the position before it with both moves, until the cursor moves, the
 * report is written or a question begins. */
static void
test_error (void)
{
  Study study;
  AwaleToastOverlay *toasts;
  AwaleGame *game;
  AwaleBoardValues *values;

  begin (&study);
  game = stage_show (study.stage, "FfB");
  values = awale_board_get_values (study.stage->study->board);
  judge_move (game, awale_game_get_root (game),
              (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, 400, 400, 9 });
  judge_move (game, awale_game_find_path (game, "F"),
              (AwaleEvaluation) { AWALE_PROOF_ESTIMATE, -500, -500, 9 });
  stage_do (study.stage, "report");
  wait_while (find_error (&study) == NULL);
  choose_error (&study);
  g_assert_true (awale_game_get_cursor (game) == awale_game_get_root (game));
  awale_game_set_cursor (game, awale_game_find_path (game, "Ff"));
  g_assert_cmpint (awale_board_values_get_n_arrows (values), ==, 0);

  choose_error (&study);
  stage_do (study.stage, "write-report");
  stage_answer ("accept");
  g_assert_cmpint (awale_board_values_get_n_arrows (values), ==, 0);
  toasts = study.stage->toasts;
  g_assert_cmpstr (awale_toast_overlay_get_text (toasts), ==,
                   "The report was written into the game.");
  awale_toast_overlay_withdraw (toasts, "win.undo");
  g_assert_null (awale_toast_overlay_get_text (toasts));

  choose_error (&study);
  stage_do (study.stage, "try-errors");
  g_assert_cmpint (awale_board_values_get_n_arrows (values), ==, 0);
  end (&study);
}

CASES (stage_init)
{
  g_test_add_func ("/app/analysis-controller/active", test_active);
  g_test_add_func ("/app/analysis-controller/ends", test_ends);
  g_test_add_func ("/app/analysis-controller/preferences", test_preferences);
  g_test_add_func ("/app/analysis-controller/engine-fails", test_engine_fails);
  g_test_add_func ("/app/analysis-controller/no-thread", test_no_thread);
  g_test_add_func ("/app/analysis-controller/report", test_report);
  g_test_add_func ("/app/analysis-controller/report-unsaved", test_report_unsaved);
  g_test_add_func ("/app/analysis-controller/error", test_error);
}
