/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game/awale-titles.h"

static void
check (const char *south,
       const char *north,
       const char *event,
       const char *expected)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  g_autofree char *title = NULL;

  awale_game_set_tag (game, "South", south);
  awale_game_set_tag (game, "North", north);
  awale_game_set_tag (game, "Event", event);
  title = awale_title_for_game (game);
  g_assert_cmpstr (title, ==, expected);
}

static void
test_game (void)
{
  check ("Ama", "Kofi", "Cup", "Ama – Kofi");
  check ("Ama", NULL, NULL, "Ama – North");
  check ("?", "Kofi", NULL, "South – Kofi");
  check ("?", "?", "Cup", "Cup");
  check (NULL, NULL, NULL, "South – North");
  check ("", "", "????.??.??", "South – North");
}

static void
test_file (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  g_autofree char *whole = NULL;
  g_autofree char *part = NULL;

  awale_game_set_tag (game, "South", "A/B\\C: \"x\"");
  awale_game_set_tag (game, "North", "<*?|>");
  whole = awale_title_for_file (game, NULL, ".ogn");
  g_assert_cmpstr (whole, ==, "A-B-C- -x- – -----.ogn");
  part = awale_title_for_file (game, "5. A+3", ".png");
  g_assert_cmpstr (part, ==, "A-B-C- -x- – -----, 5. A+3.png");
}

/* A title of characters of many bytes is shorter, and still ends with a whole one. */
static void
test_long_file (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  g_autoptr (GString) farmers = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *name = NULL;

  for (int i = 0; i < 100; i++)
    g_string_append (farmers, "👩‍🌾");
  for (int i = 0; i < 17; i++)
    g_string_append (expected, "👩‍🌾");
  g_string_append (expected, "….ogn");
  awale_game_set_tag (game, "Event", farmers->str);
  name = awale_title_for_file (game, NULL, ".ogn");
  g_assert_cmpstr (name, ==, expected->str);
}

static void
test_details (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_find ("abapa")->rules);
  g_autofree char *bare = awale_title_for_details (game);
  g_autofree char *event = NULL;
  g_autofree char *full = NULL;

  g_assert_null (awale_title_for_event (game));
  g_assert_cmpstr (bare, ==, "Oware Abapa");
  awale_game_set_tag (game, "Event", "Cup");
  awale_game_set_tag (game, "Date", "2022.01.10");
  awale_game_set_tag (game, "Result", "26-22");
  event = awale_title_for_event (game);
  g_assert_cmpstr (event, ==, "26–22 · 2022-01-10 · Cup");
  full = awale_title_for_details (game);
  g_assert_cmpstr (full, ==, "26–22 · 2022-01-10 · Cup · Oware Abapa");
  awale_game_set_tag (game, "Result", "0-1");
  g_free (event);
  event = awale_title_for_event (game);
  g_assert_cmpstr (event, ==, "North won · 2022-01-10 · Cup");
}

static void
test_player (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_find ("abapa")->rules);

  g_assert_cmpstr (awale_title_get_player (game, AWALE_SOUTH), ==, "South");
  awale_game_set_tag (game, "North", "Ésa");
  g_assert_cmpstr (awale_title_get_player (game, AWALE_NORTH), ==, "Ésa");
  g_assert_null (awale_title_get_tag (game, "Site"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/titles/game", test_game);
  g_test_add_func ("/game/titles/file", test_file);
  g_test_add_func ("/game/titles/long-file", test_long_file);
  g_test_add_func ("/game/titles/details", test_details);
  g_test_add_func ("/game/titles/player", test_player);

  return g_test_run ();
}
