/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <string.h>

#include "protocol/awale-line-buffer.h"
#include "protocol/awale-protocol.h"

static void
test_clock_share (void)
{
  AwalePosition start = awale_position_start ();
  AwaleClock clock = { .is_known = { true, false }, .remaining = { 60030, 0 } };

  /* The game is expected to last another thirty moves. */
  g_assert_cmpint (awale_clock_get_budget (&clock, start), ==, 2000);
  g_assert_cmpint (awale_clock_get_most (&clock, start), ==, 6000);
  clock.increment[AWALE_SOUTH] = 1000;
  g_assert_cmpint (awale_clock_get_budget (&clock, start), ==, 2750);
  clock.moves_to_go = 10;
  g_assert_cmpint (awale_clock_get_budget (&clock, start), ==, 6750);
  g_assert_cmpint (awale_clock_get_most (&clock, start), ==, 20250);
  clock.moves_to_go = 3;
  g_assert_cmpint (awale_clock_get_most (&clock, start), ==, 30000);

  /* The other side has no clock, so there is no limit. */
  start.side = AWALE_NORTH;
  g_assert_cmpint (awale_clock_get_budget (&clock, start), ==, 0);
  g_assert_cmpint (awale_clock_get_most (&clock, start), ==, 0);
}

static void
test_clock_flag (void)
{
  AwalePosition start = awale_position_start ();

  /* No clock runs out during a game, even if every third move takes the maximum time. */
  for (int64_t time = 100; time < 1000000; time = time * 3 / 2)
    for (int moves_to_go = 0; moves_to_go <= 40; moves_to_go += 8)
      {
        AwaleClock clock = { .is_known = { true, true }, .remaining = { time, time } };

        clock.moves_to_go = moves_to_go;
        for (int move = 0; move < (moves_to_go > 0 ? moves_to_go : 60); move++)
          {
            int usual = awale_clock_get_budget (&clock, start);
            int budget = move % 3 == 0 ? awale_clock_get_most (&clock, start) : usual;

            g_assert_cmpint (budget, >=, usual);
            g_assert_cmpint (budget, >, 0);
            g_assert_true (budget <= clock.remaining[0] || budget == 1);
            if (clock.remaining[0] > 60)
              g_assert_cmpint (budget, <=, clock.remaining[0] - 30);
            clock.remaining[0] -= budget;
            clock.moves_to_go -= clock.moves_to_go > 0;
          }
        g_assert_cmpint (clock.remaining[0], >=, 0);
      }
}

static void
test_clock_extremes (void)
{
  AwalePosition start = awale_position_start ();
  AwaleClock clock = { .is_known = { true, true }, .remaining = { G_MININT64, G_MAXINT64 },
                       .increment = { G_MAXINT64, G_MININT64 } };

  g_assert_cmpint (awale_clock_get_budget (&clock, start), ==, 1);
  g_assert_cmpint (awale_clock_get_most (&clock, start), ==, 1);
  start.side = AWALE_NORTH;
  g_assert_cmpint (awale_clock_get_budget (&clock, start), >, 0);
  g_assert_cmpint (awale_clock_get_most (&clock, start), >, 0);
}

static void
test_go_parse (void)
{
  g_autoptr (GString) ignored = g_string_new (NULL);
  AwaleGoCommand go =
      awale_go_command_parse ("depth 7 x  movetime 50 nodes 900 wtime 1000 btime -2 winc 3 binc 4 "
                              "movestogo 5\tsearchmoves AbC -- ponder nodes y",
                              ignored);

  g_assert_cmpint (go.depth, ==, 7);
  g_assert_cmpint (go.milliseconds, ==, 50);
  g_assert_cmpuint (go.nodes, ==, 900);
  g_assert_true (go.clock.is_known[0] && go.clock.is_known[1]);
  g_assert_cmpint (go.clock.remaining[0], ==, 1000);
  g_assert_cmpint (go.clock.remaining[1], ==, -2);
  g_assert_cmpint (go.clock.increment[0], ==, 3);
  g_assert_cmpint (go.clock.increment[1], ==, 4);
  g_assert_cmpint (go.clock.moves_to_go, ==, 5);
  g_assert_cmpuint (go.moves, ==, 1u << 0 | 1u << 7 | 1u << 2 | 1u << AWALE_PASS);
  g_assert_true (go.ponder);
  g_assert_false (go.infinite);
  g_assert_cmpstr (ignored->str, ==, "x nodes y");
}

static void
test_go_round (void)
{
  static const char *const lines[] = {
    "go", "go infinite", "go ponder", "go depth 3 movetime 20 nodes 7",
    "go wtime 10 winc 0 btime 20 binc 1 movestogo 2", "go depth 120 searchmoves ABf--",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      AwaleGoCommand go = awale_go_command_parse (lines[i] + 2, NULL);
      g_autofree char *line = NULL;

      /* The words of a command are written in a fixed order. */
      line = awale_go_command_to_string (&go);
      g_assert_cmpstr (line, ==, lines[i]);
    }
}

static void
test_go_limits (void)
{
  AwalePosition start = awale_position_start ();
  AwaleGoCommand go = awale_go_command_parse ("", NULL);

  g_assert_cmpint (awale_go_command_get_limits (&go, start).milliseconds, ==, 3500);
  go = awale_go_command_parse ("searchmoves A", NULL);
  g_assert_cmpint (awale_go_command_get_limits (&go, start).milliseconds, ==, 3500);
  go = awale_go_command_parse ("ponder", NULL);
  g_assert_cmpint (awale_go_command_get_limits (&go, start).milliseconds, ==, 3500);
  g_assert_false (awale_go_command_is_endless (&go));
  go = awale_go_command_parse ("infinite", NULL);
  g_assert_cmpint (awale_go_command_get_limits (&go, start).milliseconds, ==, 0);
  g_assert_true (awale_go_command_is_endless (&go));
  go = awale_go_command_parse ("infinite depth 4", NULL);
  g_assert_false (awale_go_command_is_endless (&go));

  /* The first limit that is reached ends the search. */
  go = awale_go_command_parse ("movetime 100 wtime 60030 btime 1", NULL);
  g_assert_cmpint (awale_go_command_get_limits (&go, start).milliseconds, ==, 100);
  go = awale_go_command_parse ("movetime 9000 wtime 60030 btime 1", NULL);
  g_assert_cmpint (awale_go_command_get_limits (&go, start).usual_milliseconds, ==, 2000);
  g_assert_cmpint (awale_go_command_get_limits (&go, start).milliseconds, ==, 6000);
  go = awale_go_command_parse ("depth 5", NULL);
  g_assert_cmpint (awale_go_command_get_limits (&go, start).milliseconds, ==, 0);

  /* If only the other side has a clock, the usual time applies. */
  go = awale_go_command_parse ("btime 1000", NULL);
  g_assert_cmpint (awale_go_command_get_limits (&go, start).milliseconds, ==, 3500);
}

static void
test_position_round (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("booklet")->rules;
  AwalePosition start;
  const int8_t moves[] = { AWALE_PASS, 11 };
  g_autofree char *line = NULL;
  g_autofree char *plain = awale_position_command_to_string (awale_position_start (), NULL, 0);
  g_autoptr (GArray) positions = NULL;

  g_assert_cmpstr (plain, ==, "position startpos");
  g_assert_true (awale_position_parse ("0-0-0-0-0-0-1-0-0-0-0-2-20-20-S", &start, NULL));
  line = awale_position_command_to_string (start, moves, 2);
  g_assert_cmpstr (line, ==, "position fen 0-0-0-0-0-0-1-0-0-0-0-2-20-20-S moves --f");
  positions = awale_position_command_parse (rules, line + strlen ("position"), NULL);
  g_assert_cmpuint (positions->len, ==, 3);
  g_assert_true (awale_position_equal (g_array_index (positions, AwalePosition, 0), start));
}

static void
test_info_parse (void)
{
  g_auto (AwaleInfoLine) info = { 0 };

  awale_info_line_parse (
      &info, "depth 9 seldepth 14 multipv 2 score cp -35 upperbound nodes 123456 "
             "nps 99 time 12 hashfull 7 tbhits 3 bogus 4 pv FfBe -- A string all  that");
  g_assert_cmpint (info.depth, ==, 9);
  g_assert_cmpint (info.seldepth, ==, 14);
  g_assert_cmpint (info.multipv, ==, 2);
  g_assert_cmpint (info.score_kind, ==, AWALE_ENGINE_SCORE_UPPER);
  g_assert_cmpint (info.score, ==, -35);
  g_assert_cmpint (info.nodes, ==, 123456);
  g_assert_cmpint (info.nps, ==, 99);
  g_assert_cmpint (info.milliseconds, ==, 12);
  g_assert_cmpint (info.hashfull, ==, 7);
  g_assert_cmpint (info.tbhits, ==, 3);
  g_assert_cmpint (info.pv_length, ==, 6);
  g_assert_cmpint (info.pv[0], ==, 5);
  g_assert_cmpint (info.pv[4], ==, AWALE_PASS);
  g_assert_cmpint (info.pv[5], ==, 0);
  g_assert_cmpstr (info.string, ==, "all  that");

  awale_info_line_clear (&info);
  awale_info_line_parse (&info, "substring depth 3\tstring depth 4 string");
  g_assert_cmpint (info.depth, ==, 3);
  g_assert_cmpstr (info.string, ==, "depth 4 string");
}

static void
test_info_odd (void)
{
  static const char *const lines[] = {
    "", "depth", "depth x", "score", "score cp", "score cp x", "score mate 3", "lowerbound",
    "pv", "pv Z", "string", "nodes 99999999999999999999999", "score cp 99999999999",
  };
  g_autoptr (GString) longest = g_string_new ("pv ");
  g_auto (AwaleInfoLine) info = { 0 };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AwaleInfoLine) odd = { 0 };

      awale_info_line_parse (&odd, lines[i]);
      g_assert_cmpint (odd.depth, ==, -1);
      g_assert_cmpint (odd.nodes, ==, -1);
      g_assert_cmpint (odd.score_kind, ==, AWALE_ENGINE_SCORE_NONE);
      g_assert_cmpint (odd.pv_length, ==, 0);
    }
  for (int i = 0; i < 1000; i++)
    g_string_append (longest, "Ff");
  awale_info_line_parse (&info, longest->str);
  g_assert_cmpint (info.pv_length, ==, AWALE_SEARCH_MAX_LINE);
}

static void
test_line_buffer (void)
{
  AwaleLineBuffer buffer;
  static const char text[] = "one\r\n\n123456789\n12345678901234567890\nlast";
  const char *const lines[] = { "one", "", "123456789", "last", NULL };

  /* Lines can arrive in pieces of any size. */
  for (gsize piece = 1; piece <= sizeof text; piece++)
    {
      int n = 0;

      awale_line_buffer_init (&buffer, 10);
      for (gsize i = 0; i <= sizeof text - 1; i += piece)
        {
          g_autofree char *line = NULL;

          awale_line_buffer_push (&buffer, text + i, MIN (piece, sizeof text - 1 - i));
          if (i + piece > sizeof text - 1)
            awale_line_buffer_end (&buffer);
          while ((line = awale_line_buffer_take (&buffer)) != NULL)
            {
              g_assert_cmpstr (line, ==, lines[n++]);
              g_clear_pointer (&line, g_free);
            }
        }
      g_assert_cmpint (n, ==, 4);
      g_assert_cmpuint (buffer.n_dropped, ==, 1);
      awale_line_buffer_clear (&buffer);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/protocol/clock/share", test_clock_share);
  g_test_add_func ("/protocol/clock/flag", test_clock_flag);
  g_test_add_func ("/protocol/clock/extremes", test_clock_extremes);
  g_test_add_func ("/protocol/go/parse", test_go_parse);
  g_test_add_func ("/protocol/go/round", test_go_round);
  g_test_add_func ("/protocol/go/limits", test_go_limits);
  g_test_add_func ("/protocol/position/round", test_position_round);
  g_test_add_func ("/protocol/info/parse", test_info_parse);
  g_test_add_func ("/protocol/info/odd", test_info_odd);
  g_test_add_func ("/protocol/line-buffer", test_line_buffer);

  return g_test_run ();
}
