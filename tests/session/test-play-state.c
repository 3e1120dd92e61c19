/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "session/awale-play-state.h"

static void
test_round_trip (void)
{
  AwalePlayState state = { .seats = { { 0, "Ama’s “engine”" }, { 3, NULL } },
                           .start = (char *) "Ff", .head = (char *) "Ff--Aa", .own_game = true };
  g_autofree char *text = awale_play_state_to_string (&state);
  g_autoptr (AwalePlayState) again = awale_play_state_parse (text);

  g_assert_null (strchr (text, '\n'));
  g_assert_nonnull (again);
  g_assert_cmpint (again->seats[0].level, ==, 0);
  g_assert_cmpint (again->seats[1].level, ==, 3);
  g_assert_cmpstr (again->seats[0].engine, ==, state.seats[0].engine);
  g_assert_null (again->seats[1].engine);
  g_assert_cmpstr (again->start, ==, "Ff");
  g_assert_cmpstr (again->head, ==, "Ff--Aa");
  g_assert_true (again->own_game);
}

static void
test_nonsense (void)
{
  static const char *const texts[] = {
    "", "nonsense", "{", "{'start': <''>}", "{'start': <1>, 'head': <''>}",
    "{'start': <''>, 'head': <''>, 'south-level': <99>}",
    "{'start': <''>, 'head': <''>, 'north-level': <-1>}",
  };

  g_assert_null (awale_play_state_parse (NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_null (awale_play_state_parse (texts[i]));
}

/* A state with nothing but a start and a head is that of a game between two people. */
static void
test_least (void)
{
  g_autoptr (AwalePlayState) state = awale_play_state_parse ("{'start': <''>, 'head': <'F'>}");

  g_assert_nonnull (state);
  g_assert_cmpint (state->seats[0].level, ==, 0);
  g_assert_null (state->seats[1].engine);
  g_assert_false (state->own_game);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/play-state/round-trip", test_round_trip);
  g_test_add_func ("/session/play-state/nonsense", test_nonsense);
  g_test_add_func ("/session/play-state/least", test_least);
  return g_test_run ();
}
