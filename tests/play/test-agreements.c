/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "play/awale-agreements.h"

static AwaleNode *
play (AwaleGame  *game,
      const char *letters)
{
  for (; *letters != '\0'; letters++)
    g_assert_cmpint (awale_game_play (game, awale_move_from_letter (*letters)), ==,
                     AWALE_ILLEGAL_REASON_NONE);
  return awale_game_get_cursor (game);
}

/* An agreement is about one kind of ending, and holds from its position on, but in no other
 * line. */
static void
test_line (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  AwaleAgreements *agreements = awale_agreements_new ();
  AwaleNode *first = play (game, "C");
  AwaleNode *later = play (game, "d");
  AwaleNode *other;

  awale_agreements_add (agreements, AWALE_ENDING_DEAD, first);
  g_assert_true (awale_agreements_hold (agreements, AWALE_ENDING_DEAD, first));
  g_assert_true (awale_agreements_hold (agreements, AWALE_ENDING_DEAD, later));
  g_assert_false (awale_agreements_hold (agreements, AWALE_ENDING_DROUGHT, later));

  awale_game_set_cursor (game, awale_game_get_root (game));
  other = play (game, "D");
  g_assert_false (awale_agreements_hold (agreements, AWALE_ENDING_DEAD, other));
  g_assert_false (awale_agreements_hold (agreements, AWALE_ENDING_DEAD,
                                         awale_game_get_root (game)));
  awale_agreements_free (agreements);
}

/* After a harvest, an agreement to play on in spite of a drought no longer holds; one to play on in
 * a dead position does. */
static void
test_harvest (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_find ("avele")->rules);
  AwaleAgreements *agreements = awale_agreements_new ();
  AwalePosition start;
  AwaleNode *harvest;

  g_assert_true (awale_position_parse ("0-0-0-8-0-1-1-0-8-0-0-8-11-11-S", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  awale_agreements_add (agreements, AWALE_ENDING_DROUGHT, awale_game_get_root (game));
  awale_agreements_add (agreements, AWALE_ENDING_DEAD, awale_game_get_root (game));
  g_assert_true (awale_agreements_hold (agreements, AWALE_ENDING_DROUGHT,
                                        awale_game_get_root (game)));
  harvest = play (game, "F");
  g_assert_cmpint (awale_node_get_position (harvest).stores[AWALE_SOUTH], >, 11);
  g_assert_false (awale_agreements_hold (agreements, AWALE_ENDING_DROUGHT, harvest));
  g_assert_true (awale_agreements_hold (agreements, AWALE_ENDING_DEAD, harvest));
  awale_agreements_free (agreements);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/agreements/line", test_line);
  g_test_add_func ("/play/agreements/harvest", test_harvest);
  return g_test_run ();
}
