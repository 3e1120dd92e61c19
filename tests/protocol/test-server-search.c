/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The server answers each `go` with the right contents, in time and once.
 */
#include <string.h>

#include "conversation.h"
#include "engine/awale-engine.h"
#include "protocol/awale-protocol.h"

/* A position in which South's only move F ends the game, because afterwards North cannot feed
 * South. */
#define ONE_MOVE "fen 0-0-0-0-0-1-1-0-0-0-0-0-20-20-S"
#define NO_MOVE "fen 0-0-0-0-0-0-1-0-0-0-0-0-23-24-S"

/* Records the line that the server is expected to send for a result; the comparison ignores its
 * times. */
static void
note_line_cb (const AwaleSearchResult *result,
              void                    *user_data)
{
  g_ptr_array_add (user_data, awale_info_line_from_result (result, 0, false, false));
}

/* Removes from a line the two numbers that depend on the machine. */
static char *
without_times (const char *line)
{
  const char *from = strstr (line, " nps ");
  const char *to = strstr (line, " hashfull ");

  g_assert_true (from != NULL && to != NULL && from < to);
  return g_strdup_printf ("%.*s%s", (int) (from - line), line, to);
}

static void
test_depth (void)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AwaleSearcher) searcher =
    awale_searcher_new (&awale_preset_for_files ()->rules, 64);
  g_autoptr (GArray) positions =
    awale_position_command_parse (&awale_preset_for_files ()->rules, "startpos moves FfBe", NULL);
  AwaleSearchLimits limits = { .depth = 9, .lines = 1, .threads = 1 };
  AwaleSearchResult result =
    awale_searcher_run (searcher, (AwalePosition *) (void *) positions->data, positions->len,
                        &limits, NULL, note_line_cb, lines);
  g_autofree char *best = g_strdup_printf ("bestmove %s ponder %s",
                                           awale_move_to_string (result.lines[0].move),
                                           awale_move_to_string (result.lines[0].line[1]));
  Conversation talk;

  g_assert_cmpuint (lines->len, ==, 9);
  conversation_begin (&talk);
  conversation_say (&talk, "setoption name UseTables value false");
  conversation_say (&talk, "position startpos moves Ff B e");
  conversation_say (&talk, "go depth 9");
  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *heard = conversation_hear (&talk);
      g_autofree char *is = without_times (heard);
      g_autofree char *should = without_times (g_ptr_array_index (lines, i));

      g_assert_cmpstr (is, ==, should);
    }
  conversation_expect (&talk, best);
  conversation_end_silent (&talk);
}

/* After a new game the same search gives the same output, because the hash table and the history
 * are cleared. */
static void
test_new_game (void)
{
  Conversation talk;
  char *texts[2];

  conversation_begin (&talk);
  for (int round = 0; round < 2; round++)
    {
      g_autofree char *last = NULL;

      conversation_say (&talk, "ucinewgame\nposition startpos moves Cd\ngo depth 10");
      last = conversation_skip_to (&talk, "info depth 10");
      texts[round] = without_times (last);
      conversation_hear_best (&talk);
    }
  g_assert_cmpstr (texts[0], ==, texts[1]);
  for (int round = 0; round < 2; round++)
    g_free (texts[round]);
  conversation_end_silent (&talk);
}

static void
test_multipv (void)
{
  Conversation talk;
  unsigned seen = 0;

  conversation_begin (&talk);
  conversation_say (&talk, "setoption name MultiPV value 6\nposition startpos\ngo depth 4");
  for (int depth = 1; depth <= 4; depth++)
    for (int line = 1; line <= 6; line++)
      {
        g_autofree char *heard = conversation_hear (&talk);
        g_auto (AwaleInfoLine) info = { 0 };

        g_assert_true (g_str_has_prefix (heard, "info "));
        awale_info_line_parse (&info, heard + 5);
        g_assert_cmpint (info.depth, ==, depth);
        g_assert_cmpint (info.multipv, ==, line);
        g_assert_cmpint (info.pv_length, >, 0);
        if (depth == 4)
          seen |= 1u << info.pv[0];
      }
  g_assert_cmpuint (seen, ==, 0x3f);
  conversation_hear_best (&talk);
  conversation_end_silent (&talk);
}

static void
test_searchmoves (void)
{
  Conversation talk;
  AwaleMove best;

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos\ngo searchmoves CD depth 5");
  best = conversation_hear_best (&talk);
  g_assert_true (best == 2 || best == 3);
  conversation_say (&talk, "go depth 5 searchmoves B A");
  best = conversation_hear_best (&talk);
  g_assert_true (best == 0 || best == 1);

  /* If all requested moves belong to the other side, the server reports this and searches all legal
   * moves. */
  conversation_say (&talk, "go searchmoves ab depth 3");
  g_free (conversation_skip_to (&talk, "info string none of the moves"));
  g_assert_cmpint (conversation_hear_best (&talk), <, AWALE_SIDE_PITS);
  conversation_end_silent (&talk);
}

/* A node limit may be exceeded only by the nodes between two checks. */
static void
test_nodes (void)
{
  Conversation talk;
  g_autofree char *line = NULL;
  g_auto (AwaleInfoLine) info = { 0 };

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos\ngo nodes 50000 depth 60");
  do
    {
      g_free (line);
      line = conversation_hear (&talk);
      if (!g_str_has_prefix (line, "info "))
        break;
      awale_info_line_clear (&info);
      awale_info_line_parse (&info, line + 5);
    }
  while (true);
  g_assert_cmpint (info.nodes, <, 50000 + 4096);
  conversation_read_best (line);
  conversation_end_silent (&talk);
}

/* Each of these searches ends by itself, whether its limits are sensible or not. */
static void
test_times (void)
{
  static const char *const goes[] = {
    "go movetime 20", "go wtime 200 btime 200", "go wtime 0 btime 0",
    "go wtime -5 btime 10 winc 3", "go movestogo 1 wtime 60 btime 1000", "go movetime 0",
    "go movetime -4", "go infinite movetime 5", "go infinite depth 3", "go depth 0",
    "go depth 99999999999 movetime 5", "go nodes 0", "go movetime 10 depth x",
  };
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos moves F");
  for (size_t i = 0; i < G_N_ELEMENTS (goes); i++)
    {
      AwaleMove best;

      conversation_say (&talk, goes[i]);
      best = conversation_hear_best (&talk);
      g_assert_true (best >= AWALE_SIDE_PITS && best < AWALE_PITS);
    }
  conversation_end_silent (&talk);
}

/* The only legal move is played early, however complicated the game is afterwards. */
static void
test_only_move (void)
{
  Conversation talk;
  char *line;

  conversation_begin (&talk);
  conversation_say (&talk, "position fen 0-0-0-0-0-5-4-4-4-4-4-4-12-7-S\n"
                    "go wtime 60000 btime 60000");
  line = conversation_skip_to (&talk, "info ");
  g_assert_true (g_str_has_prefix (line, "info depth 1 "));
  g_free (line);
  line = conversation_hear (&talk);
  g_assert_cmpint (conversation_read_best (line), ==, 5);
  g_free (line);
  conversation_end_silent (&talk);
}

static void
test_stop (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos\nsetoption name Threads value 2\ngo infinite");
  conversation_say (&talk, "isready");
  g_free (conversation_skip_to (&talk, "readyok"));
  conversation_say (&talk, "stop");
  conversation_hear_best (&talk);

  /* Stop the search immediately. */
  for (int i = 0; i < 20; i++)
    {
      conversation_say (&talk, "go infinite\nstop");
      g_assert_cmpint (conversation_hear_best (&talk), <, AWALE_SIDE_PITS);
    }

  /* The search has ended, so these commands have no effect. */
  conversation_say (&talk, "stop\nponderhit\nisready");
  conversation_expect (&talk, "readyok");
  conversation_end_silent (&talk);
}

/* An infinite search does not end before `stop`, even if the position is solved. */
static void
test_infinite_held (void)
{
  Conversation talk;
  bool ready = false;

  conversation_begin (&talk);
  conversation_say (&talk, "position " ONE_MOVE "\ngo infinite");
  g_free (conversation_skip_to (&talk, "info depth 120 "));
  conversation_say (&talk, "isready");
  while (!ready)
    {
      g_autofree char *line = conversation_hear (&talk);

      g_assert_false (g_str_has_prefix (line, "bestmove"));
      ready = strcmp (line, "readyok") == 0;
    }
  conversation_say (&talk, "stop");
  g_assert_cmpint (conversation_hear_best (&talk), ==, 5);
  conversation_end_silent (&talk);
}

static void
test_new_go (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos\ngo infinite\ngo infinite\ngo depth 3");
  for (int i = 0; i < 3; i++)
    conversation_hear_best (&talk);
  conversation_end_silent (&talk);
}

static void
test_ponder (void)
{
  Conversation talk;

  conversation_begin (&talk);

  /* The limits of a search apply only after ponderhit. */
  conversation_say (&talk, "position startpos\ngo ponder depth 3");
  g_free (conversation_skip_to (&talk, "info depth 7 "));
  conversation_say (&talk, "ponderhit");
  conversation_hear_best (&talk);

  /* Aualé ends pondering by `stop`. */
  conversation_say (&talk, "go ponder movetime 5");
  g_free (conversation_skip_to (&talk, "info depth 5 "));
  conversation_say (&talk, "stop");
  conversation_hear_best (&talk);

  /* If a position is solved while pondering, the answer comes only after ponderhit or `stop`. */
  for (int i = 0; i < 2; i++)
    {
      conversation_say (&talk, "position " ONE_MOVE "\ngo ponder movetime 10000000");
      g_free (conversation_skip_to (&talk, "info depth 120 "));
      conversation_say (&talk, "isready");
      g_free (conversation_skip_to (&talk, "readyok"));
      conversation_say (&talk, i == 0 ? "ponderhit" : "stop");
      g_assert_cmpint (conversation_hear_best (&talk), ==, 5);
    }

  /* An infinite search waits for `stop` even after ponderhit. */
  conversation_say (&talk, "position startpos\ngo ponder infinite\nponderhit\nponderhit\nisready");
  g_free (conversation_skip_to (&talk, "readyok"));
  conversation_say (&talk, "stop");
  conversation_hear_best (&talk);
  conversation_end_silent (&talk);
}

static void
test_ended (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position " NO_MOVE "\ngo depth 5");
  conversation_expect (&talk, "info string No legal sowing is left.");
  conversation_expect (&talk, "bestmove 0000");
  conversation_say (&talk, "go infinite");
  conversation_expect (&talk, "info string No legal sowing is left.");
  conversation_expect (&talk, "bestmove 0000");

  /* The second occurrence of a position ends a game under the rules of Abapa, but not of the
   * society. */
  conversation_say (&talk, "position fen 1-0-0-0-0-0-1-0-0-0-0-0-23-23-S moves AaBbCcDdEeFf");
  conversation_say (&talk, "go depth 3");
  g_free (conversation_skip_to (&talk, "bestmove 0000"));
  conversation_say (&talk, "setoption name Ruleset value society");
  conversation_say (&talk, "position fen 1-0-0-0-0-0-1-0-0-0-0-0-23-23-S moves AaBbCcDdEeFf");
  conversation_say (&talk, "go depth 3");
  g_assert_cmpint (conversation_hear_best (&talk), ==, 0);
  conversation_end_silent (&talk);
}

/* Passes are sent as moves; South has no seeds here, and North can feed South. */
static void
test_pass (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "setoption name Ruleset value booklet");
  conversation_say (&talk, "position fen 0-0-0-0-0-0-1-0-0-0-0-2-20-20-S\ngo depth 4");
  g_assert_cmpint (conversation_hear_best (&talk), ==, AWALE_PASS);
  conversation_say (&talk, "position fen 0-0-0-0-0-0-1-0-0-0-0-2-20-20-S moves --f\ngo depth 4");
  g_assert_cmpint (conversation_hear_best (&talk), <, AWALE_SIDE_PITS);
  conversation_end_silent (&talk);
}

/* Values are marked as proven only if the client requests this. */
static void
test_exact (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position " ONE_MOVE "\ngo depth 3");
  g_free (conversation_skip_to (&talk, "info depth 3 seldepth 3 score cp "));
  conversation_hear_best (&talk);
  conversation_say (&talk, "setoption name Exact value true\ngo depth 3");
  g_free (conversation_skip_to (&talk, "info depth 3 seldepth 3 score exact "));
  conversation_hear_best (&talk);
  conversation_end_silent (&talk);
}

static void
test_quit (void)
{
  static const char *const lines[] = { "go infinite\nquit", "go ponder\nquit", "go infinite",
                                       "go ponder depth 3", "position " ONE_MOVE "\ngo infinite" };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      Conversation talk;
      g_autofree char *rest = NULL;

      conversation_begin (&talk);
      conversation_say (&talk, lines[i]);
      rest = conversation_end (&talk);
      g_assert_nonnull (strstr (rest, "bestmove "));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/protocol/server-search/depth", test_depth);
  g_test_add_func ("/protocol/server-search/new-game", test_new_game);
  g_test_add_func ("/protocol/server-search/multipv", test_multipv);
  g_test_add_func ("/protocol/server-search/searchmoves", test_searchmoves);
  g_test_add_func ("/protocol/server-search/nodes", test_nodes);
  g_test_add_func ("/protocol/server-search/times", test_times);
  g_test_add_func ("/protocol/server-search/only-move", test_only_move);
  g_test_add_func ("/protocol/server-search/stop", test_stop);
  g_test_add_func ("/protocol/server-search/infinite-held", test_infinite_held);
  g_test_add_func ("/protocol/server-search/new-go", test_new_go);
  g_test_add_func ("/protocol/server-search/ponder", test_ponder);
  g_test_add_func ("/protocol/server-search/ended", test_ended);
  g_test_add_func ("/protocol/server-search/pass", test_pass);
  g_test_add_func ("/protocol/server-search/exact", test_exact);
  g_test_add_func ("/protocol/server-search/quit", test_quit);

  return g_test_run ();
}
