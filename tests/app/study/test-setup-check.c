/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/study/awale-setup-check.h"

#include <locale.h>

static void
check (const char        *preset,
       AwalePosition      position,
       AwaleSetupVerdict  verdict,
       const char        *sentences)
{
  g_autofree char *said = NULL;

  g_assert_cmpint (awale_setup_check (position, &awale_preset_find (preset)->rules, &said), ==,
                   verdict);
  g_assert_cmpstr (said, ==, sentences);
}

static AwalePosition
parse (const char *text)
{
  AwalePosition position;

  g_assert_true (awale_position_parse (text, &position, NULL));
  return position;
}

static void
test_total (void)
{
  AwalePosition position = awale_position_start ();

  check ("abapa", position, AWALE_SETUP_FINE, "All 48 seeds are there.");
  position.pits[3] = 3;
  check ("abapa", position, AWALE_SETUP_DOUBTFUL, "1 seed is missing: a game has 48.");
  position.pits[3] = 0;
  check ("abapa", position, AWALE_SETUP_DOUBTFUL, "4 seeds are missing: a game has 48.");
  position.pits[3] = 5;
  check ("abapa", position, AWALE_SETUP_WRONG, "There is 1 seed too many: a game has 48.");
  position.stores[1] = 9;
  check ("abapa", position, AWALE_SETUP_WRONG, "There are 10 seeds too many: a game has 48.");
  check ("awari", parse ("1-0-0-0-0-0-1-0-0-0-0-0-22.5-22.5-S"), AWALE_SETUP_DOUBTFUL,
         "1 seed is missing: a game has 48.");
}

static void
test_ended (void)
{
  AwalePosition starved = parse ("0-0-0-0-0-0-4-0-0-0-0-0-20-24-S");

  check ("abapa", starved, AWALE_SETUP_DOUBTFUL,
         "All 48 seeds are there. The game is over here. No legal sowing is left.");
  check ("booklet", parse ("0-0-0-0-0-0-0-0-0-0-0-4-20-24-S"), AWALE_SETUP_DOUBTFUL,
         "All 48 seeds are there. South can only pass.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/setup-check/total", test_total);
  g_test_add_func ("/app/setup-check/ended", test_ended);
  return g_test_run ();
}
