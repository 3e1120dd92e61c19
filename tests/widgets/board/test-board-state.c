/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/board/awale-board-state.h"

#define assert_words(words, expected) \
  G_STMT_START \
    { \
      g_autofree char *words_ = (words); \
      g_assert_cmpstr (words_, ==, expected); \
    } \
  G_STMT_END

static AwaleGame *
create_game (const char *position)
{
  const AwaleRuleset *rules = &awale_preset_find ("abapa")->rules;
  AwaleGame *game = awale_game_new (rules);
  AwalePosition start;

  g_assert_true (awale_position_parse (position, &start, NULL));
  awale_game_set_start (game, rules, start);
  return game;
}

static void
clear_looks (AwaleSpotState looks[AWALE_SPOTS])
{
  for (int i = 0; i < AWALE_SPOTS; i++)
    looks[i] = (AwaleSpotState) { .count = -1, .preview = -1 };
}

static bool
has_overlay (const AwaleSpotState *look,
             AwaleOverlay          overlay)
{
  return (look->overlays & AWALE_OVERLAY_BIT (overlay)) != 0;
}

static void
test_game (void)
{
  g_autoptr (AwaleGame) game = create_game ("1-0-0-0-0-2-1-1-0-0-0-4-20-19-S");
  AwaleBoardState state = { 0 };

  awale_board_state_read_game (&state, game);
  g_assert_true (state.node == awale_game_get_cursor (game));
  g_assert_cmpint (state.last_from, ==, AWALE_NO_MOVE);
  g_assert_cmpint (awale_board_state_get_refusal (&state, 5), ==, AWALE_ILLEGAL_REASON_NONE);
  g_assert_cmpint (awale_board_state_get_refusal (&state, 1), ==, AWALE_ILLEGAL_REASON_EMPTY_PIT);
  g_assert_false (awale_board_state_must_pass (&state));
  assert_words (awale_board_state_word_spot (&state, 5),
                "F, South, 2 seeds, sows to b, captures 4");
  assert_words (awale_board_state_word_spot (&state, AWALE_SPOT_STORE + AWALE_NORTH),
                "North’s store, 19 seeds");

  g_assert_cmpint (awale_game_play (game, 5), ==, AWALE_ILLEGAL_REASON_NONE);
  awale_board_state_read_game (&state, game);
  g_assert_cmpint (state.last_from, ==, 5);
  g_assert_cmpint (state.last_to, ==, 7);
  assert_words (awale_board_state_word_refusal (&state, 0, AWALE_ILLEGAL_REASON_NOT_YOUR_PIT),
                "It is North’s turn.");

  /* While the board is locked, moves are refused with the reason of the lock, not with that of the
   * rules. */
  state.lock = g_strdup ("Wait for your turn.");
  g_assert_cmpint (awale_board_state_get_refusal (&state, 11), ==,
                   AWALE_ILLEGAL_REASON_NOT_YOUR_PIT);
  assert_words (awale_board_state_word_refusal (&state, 11, AWALE_ILLEGAL_REASON_NOT_YOUR_PIT),
                "Wait for your turn.");
  awale_board_state_clear (&state);
  g_assert_null (state.lock);
}

static void
test_silent (void)
{
  g_autoptr (AwaleGame) game = create_game ("1-0-0-0-0-2-1-1-0-0-0-4-20-19-S");
  AwaleBoardState state = { .is_silent = true };
  AwaleSpotState looks[AWALE_SPOTS];

  awale_board_state_read_game (&state, game);
  assert_words (awale_board_state_word_spot (&state, 5), "F, South, 2 seeds");
  clear_looks (looks);
  awale_board_state_add_preview (&state, 5, true, false, looks);
  g_assert_true (has_overlay (&looks[5], AWALE_OVERLAY_HOVER));
  g_assert_false (has_overlay (&looks[6], AWALE_OVERLAY_LANDING));
  awale_board_state_clear (&state);
}

/* At the end of a game a silent board keeps showing the position before the remaining seeds are
 * distributed. */
static void
test_silent_end (void)
{
  g_autoptr (AwaleGame) game = create_game ("4-0-0-0-0-0-0-0-0-0-0-0-21-23-S");
  AwaleBoardState state = { .is_silent = true };

  awale_board_state_read_game (&state, game);
  g_assert_cmpint (state.position.pits[0], ==, 4);
  g_assert_cmpint (state.outcome.state, ==, AWALE_GAME_STATE_PLAYING);

  state.is_silent = false;
  awale_board_state_read_game (&state, game);
  g_assert_cmpint (state.position.pits[0], ==, 0);
  g_assert_cmpint (state.position.stores[AWALE_SOUTH], ==, 25);
  g_assert_cmpint (state.outcome.state, ==, AWALE_GAME_STATE_ENDED);
  awale_board_state_clear (&state);
}

static void
test_preview (void)
{
  g_autoptr (AwaleGame) game = create_game ("1-0-0-0-0-2-1-1-0-0-0-4-20-19-S");
  AwaleBoardState state = { 0 };
  AwaleSpotState looks[AWALE_SPOTS];

  awale_board_state_read_game (&state, game);
  clear_looks (looks);
  awale_board_state_add_preview (&state, 5, true, false, looks);
  g_assert_true (has_overlay (&looks[5], AWALE_OVERLAY_HOVER));
  g_assert_true (has_overlay (&looks[6], AWALE_OVERLAY_LANDING));
  g_assert_true (has_overlay (&looks[7], AWALE_OVERLAY_HARVEST));
  g_assert_cmpint (looks[7].preview, ==, 0);
  g_assert_cmpint (looks[AWALE_SPOT_STORE + AWALE_SOUTH].preview, ==, 24);

  /* A pit that is empty is outlined only if it was pressed. */
  clear_looks (looks);
  awale_board_state_add_preview (&state, 1, true, false, looks);
  g_assert_cmpuint (looks[1].overlays, ==, 0);
  awale_board_state_add_preview (&state, 1, true, true, looks);
  g_assert_true (has_overlay (&looks[1], AWALE_OVERLAY_REFUSED));
  awale_board_state_clear (&state);
}

static void
test_setup (void)
{
  AwaleBoardState state = { 0 };
  AwalePosition position = awale_position_start ();

  awale_board_state_read_setup (&state, position);
  g_assert_true (state.is_setup);
  g_assert_cmpint (awale_board_state_get_refusal (&state, 8), ==, AWALE_ILLEGAL_REASON_NONE);
  assert_words (awale_board_state_word_spot (&state, 8), "c, North, 4 seeds");

  awale_board_state_read_game (&state, NULL);
  g_assert_false (state.is_setup);
  g_assert_cmpint (awale_board_state_get_refusal (&state, 8), ==, AWALE_ILLEGAL_REASON_GAME_ENDED);
  awale_board_state_clear (&state);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/board-state/game", test_game);
  g_test_add_func ("/widgets/board-state/silent", test_silent);
  g_test_add_func ("/widgets/board-state/silent-end", test_silent_end);
  g_test_add_func ("/widgets/board-state/preview", test_preview);
  g_test_add_func ("/widgets/board-state/setup", test_setup);
  return g_test_run ();
}
