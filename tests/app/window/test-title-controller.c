/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/window/awale-title-controller.h"
#include "stage.h"

typedef struct
{
  AdwWindowTitle       *title;
  AwaleTitleController *title_controller;
} Fixture;

static void
set_up (Fixture *fixture,
        Stage   *stage)
{
  fixture->title = g_object_ref_sink (ADW_WINDOW_TITLE (adw_window_title_new ("", "")));
  fixture->title_controller =
      awale_title_controller_new (stage->window, fixture->title, stage->draft);
}

static void
tear_down (Fixture *fixture)
{
  g_clear_object (&fixture->title_controller);
  g_clear_object (&fixture->title);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, tear_down)

static void
test_none (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };

  set_up (&fixture, stage);
  g_assert_cmpstr (adw_window_title_get_title (fixture.title), ==, "Awalé");
  g_assert_cmpstr (adw_window_title_get_subtitle (fixture.title), ==, "");
  g_assert_cmpstr (gtk_window_get_title (stage->window), ==, "Awalé");
}

/* The title shows the players and unsaved changes, but not the rules. */
static void
test_game (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  g_autofree char *unsaved = NULL;
  AwaleGame *game;

  set_up (&fixture, stage);
  game = stage_show (stage, "Cd");
  g_assert_cmpstr (adw_window_title_get_subtitle (fixture.title), ==, "");
  awale_game_set_tag (game, "South", "Ama");
  awale_game_set_tag (game, "North", "Kofi");
  unsaved = g_strdup (adw_window_title_get_title (fixture.title));
  g_assert_true (g_str_has_prefix (unsaved, "• "));
  g_assert_nonnull (strstr (unsaved, "Ama"));
  g_assert_nonnull (strstr (unsaved, "Kofi"));
  g_assert_cmpstr (gtk_window_get_title (stage->window), ==, unsaved);
}

static void
test_several (void)
{
  g_autoptr (Stage) stage = stage_new ();
  g_auto (Fixture) fixture = { NULL };
  g_autoptr (AwaleGame) second = awale_game_new (&awale_preset_default ()->rules);

  set_up (&fixture, stage);
  stage_show (stage, "Cd");
  stage_add_game (stage, second);
  g_assert_cmpstr (adw_window_title_get_subtitle (fixture.title), ==, "Game 2 of 2");
  g_assert_true (g_str_has_suffix (gtk_window_get_title (stage->window), " · Game 2 of 2"));
  awale_draft_set_index (stage->draft, 0);
  g_assert_cmpstr (adw_window_title_get_subtitle (fixture.title), ==, "Game 1 of 2");
}

int
main (int   argc,
      char *argv[])
{
  stage_init (&argc, &argv);
  g_test_add_func ("/app/title-controller/none", test_none);
  g_test_add_func ("/app/title-controller/game", test_game);
  g_test_add_func ("/app/title-controller/several", test_several);
  return g_test_run ();
}
