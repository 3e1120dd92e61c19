/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <glib/gstdio.h>
#include <string.h>

#include "conversation.h"
#include "engine/awale-engine.h"
#include "protocol/awale-protocol.h"
#include "tablebase/awale-tablebase-build.h"

/* A game that F alone decides: South has one move, and its harvest leaves North without seeds. */
#define ONE_MOVE "fen 0-0-0-0-0-1-1-0-0-0-0-0-20-20-S"
#define NO_MOVE "fen 0-0-0-0-0-0-1-0-0-0-0-0-23-24-S"

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_remove (path);
    }
  g_rmdir (folder);
}

static AwaleMove
read_best (const char *line)
{
  g_auto (GStrv) words = awale_words_split (line);

  g_assert_cmpstr (words[0], ==, "bestmove");
  g_assert_nonnull (words[1]);
  if (words[2] != NULL)
    {
      g_assert_cmpstr (words[2], ==, "ponder");
      g_assert_cmpint (awale_move_parse (words[3]), !=, AWALE_NO_MOVE);
      g_assert_null (words[4]);
    }
  return awale_move_parse (words[1]);
}

static AwaleMove
hear_best (Conversation *talk)
{
  g_autofree char *line = conversation_skip_to (talk, "bestmove");

  return read_best (line);
}

static void
test_uci (void)
{
  Conversation talk;
  g_autofree char *hash = NULL;

  conversation_begin (&talk);
  conversation_say (&talk, "uci");
  conversation_expect (&talk, "id name Awale " AWALE_VERSION);
  conversation_expect (&talk, "id author The Awale developers");
  hash = conversation_hear (&talk);
  g_assert_true (g_str_has_prefix (hash, "option name Hash type spin default 64 min 1 max "));
  conversation_expect (&talk, "option name Threads type spin default 1 min 1 max 256");
  conversation_expect (&talk, "option name MultiPV type spin default 1 min 1 max 6");
  conversation_expect (&talk, "option name Ruleset type string default abapa");
  conversation_expect (&talk, "option name UseTables type check default true");
  conversation_expect (&talk, "option name TablePath type string default <empty>");
  conversation_expect (&talk, "option name Level type spin default 8 min 1 max 8");
  conversation_expect (&talk, "option name Ponder type check default false");
  conversation_expect (&talk, "option name Exact type check default false");
  conversation_expect (&talk, "uciok");
  conversation_say (&talk, "isready");
  conversation_expect (&talk, "readyok");
  conversation_end_silent (&talk);
}

/* What the search itself says, as the lines that the server must write; times left out. */
static void
note_line_cb (const AwaleSearchResult *result,
              void                    *user_data)
{
  g_ptr_array_add (user_data, awale_info_from_result (result, 0, false, false));
}

/* Leaves out the two numbers that depend on the machine. */
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
    awale_position_words_parse (&awale_preset_for_files ()->rules, "startpos moves FfBe", NULL);
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

/* The same search again after a new game says the same: hash and history are forgotten. */
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
      hear_best (&talk);
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
        g_auto (AwaleInfo) info = { 0 };

        g_assert_true (g_str_has_prefix (heard, "info "));
        awale_info_parse (&info, heard + 5);
        g_assert_cmpint (info.depth, ==, depth);
        g_assert_cmpint (info.multipv, ==, line);
        g_assert_cmpint (info.pv_length, >, 0);
        if (depth == 4)
          seen |= 1u << info.pv[0];
      }
  g_assert_cmpuint (seen, ==, 0x3f);
  hear_best (&talk);
  conversation_end_silent (&talk);
}

static void
test_searchmoves (void)
{
  Conversation talk;
  AwaleMove best;

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos\ngo searchmoves CD depth 5");
  best = hear_best (&talk);
  g_assert_true (best == 2 || best == 3);
  conversation_say (&talk, "go depth 5 searchmoves B A");
  best = hear_best (&talk);
  g_assert_true (best == 0 || best == 1);

  /* Moves of the other side only: said, and all are searched. */
  conversation_say (&talk, "go searchmoves ab depth 3");
  g_free (conversation_skip_to (&talk, "info string none of the moves"));
  g_assert_cmpint (hear_best (&talk), <, AWALE_SIDE_PITS);
  conversation_end_silent (&talk);
}

/* A node limit is kept to within what the search looks at between two looks at the clock. */
static void
test_nodes (void)
{
  Conversation talk;
  g_autofree char *line = NULL;
  g_auto (AwaleInfo) info = { 0 };

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos\ngo nodes 50000 depth 60");
  do
    {
      g_free (line);
      line = conversation_hear (&talk);
      if (!g_str_has_prefix (line, "info "))
        break;
      awale_info_clear (&info);
      awale_info_parse (&info, line + 5);
    }
  while (true);
  g_assert_cmpint (info.nodes, <, 50000 + 4096);
  read_best (line);
  conversation_end_silent (&talk);
}

/* These end by time alone; that they end is what is looked at. */
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
      best = hear_best (&talk);
      g_assert_true (best >= AWALE_SIDE_PITS && best < AWALE_PITS);
    }
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
  hear_best (&talk);

  /* At once, before anything was searched. */
  for (int i = 0; i < 20; i++)
    {
      conversation_say (&talk, "go infinite\nstop");
      g_assert_cmpint (hear_best (&talk), <, AWALE_SIDE_PITS);
    }

  /* Nothing is running any more. */
  conversation_say (&talk, "stop\nponderhit\nisready");
  conversation_expect (&talk, "readyok");
  conversation_end_silent (&talk);
}

/* A tree that is known at once is no reason to answer an endless search. */
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
  g_assert_cmpint (hear_best (&talk), ==, 5);
  conversation_end_silent (&talk);
}

static void
test_new_go (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos\ngo infinite\ngo infinite\ngo depth 3");
  for (int i = 0; i < 3; i++)
    hear_best (&talk);
  conversation_end_silent (&talk);
}

static void
test_ponder (void)
{
  Conversation talk;

  conversation_begin (&talk);

  /* Limits wait for the hit. */
  conversation_say (&talk, "position startpos\ngo ponder depth 3");
  g_free (conversation_skip_to (&talk, "info depth 7 "));
  conversation_say (&talk, "ponderhit");
  hear_best (&talk);

  /* As Aualé ends pondering. */
  conversation_say (&talk, "go ponder movetime 5");
  g_free (conversation_skip_to (&talk, "info depth 5 "));
  conversation_say (&talk, "stop");
  hear_best (&talk);

  /* Known through and through while pondering: answered with the hit. */
  conversation_say (&talk, "position " ONE_MOVE "\ngo ponder movetime 10000000");
  g_free (conversation_skip_to (&talk, "info depth 120 "));
  conversation_say (&talk, "isready");
  g_free (conversation_skip_to (&talk, "readyok"));
  conversation_say (&talk, "ponderhit\nstop");
  g_assert_cmpint (hear_best (&talk), ==, 5);

  /* The hit of an endless one still waits for the stop. */
  conversation_say (&talk, "position startpos\ngo ponder infinite\nponderhit\nponderhit\nisready");
  g_free (conversation_skip_to (&talk, "readyok"));
  conversation_say (&talk, "stop");
  hear_best (&talk);
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

  /* A second occurrence ends a game of Abapa, and not one of the society. */
  conversation_say (&talk, "position fen 1-0-0-0-0-0-1-0-0-0-0-0-23-23-S moves AaBbCcDdEeFf");
  conversation_say (&talk, "go depth 3");
  g_free (conversation_skip_to (&talk, "bestmove 0000"));
  conversation_say (&talk, "setoption name Ruleset value society");
  conversation_say (&talk, "position fen 1-0-0-0-0-0-1-0-0-0-0-0-23-23-S moves AaBbCcDdEeFf");
  conversation_say (&talk, "go depth 3");
  g_assert_cmpint (hear_best (&talk), ==, 0);
  conversation_end_silent (&talk);
}

/* Passes are moves: South's side is empty, North can feed. */
static void
test_pass (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "setoption name Ruleset value booklet");
  conversation_say (&talk, "position fen 0-0-0-0-0-0-1-0-0-0-0-2-20-20-S\ngo depth 4");
  g_assert_cmpint (hear_best (&talk), ==, AWALE_PASS);
  conversation_say (&talk, "position fen 0-0-0-0-0-0-1-0-0-0-0-2-20-20-S moves --f\ngo depth 4");
  g_assert_cmpint (hear_best (&talk), <, AWALE_SIDE_PITS);
  conversation_end_silent (&talk);
}

static void
test_rulesets (void)
{
  Conversation talk;
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  conversation_begin (&talk);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *axes = awale_ruleset_to_string (&presets[i].rules);
      g_autofree char *option = g_strdup_printf ("setoption name Ruleset value %s",
                                                 i % 2 == 0 ? presets[i].id : axes);

      conversation_say (&talk, option);
      conversation_say (&talk, "isready\nposition startpos moves Ff\ngo depth 5");
      conversation_expect (&talk, "readyok");
      hear_best (&talk);
    }
  conversation_end_silent (&talk);
}

static void
test_levels (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos");
  for (int level = 1; level <= 8; level++)
    {
      g_autofree char *option = g_strdup_printf ("setoption name Level value %d\ngo nodes 20000",
                                                 level);

      conversation_say (&talk, option);
      g_free (conversation_skip_to (&talk, "info depth "));
      g_assert_cmpint (hear_best (&talk), <, AWALE_SIDE_PITS);
    }
  conversation_say (&talk, "setoption name Level value 1\ngo infinite\nisready");
  g_free (conversation_skip_to (&talk, "readyok"));
  conversation_say (&talk, "stop");
  hear_best (&talk);
  conversation_end_silent (&talk);
}

/* What is proven is said to be so only to those who asked for it. */
static void
test_exact (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position " ONE_MOVE "\ngo depth 3");
  g_free (conversation_skip_to (&talk, "info depth 3 seldepth 3 score cp "));
  hear_best (&talk);
  conversation_say (&talk, "setoption name Exact value true\ngo depth 3");
  g_free (conversation_skip_to (&talk, "info depth 3 seldepth 3 score exact "));
  hear_best (&talk);
  conversation_end_silent (&talk);
}

/* A board of few seeds that is far from its end, so that only a table knows it at depth 1. */
#define FEW_SEEDS "fen 1-0-1-0-0-1-1-0-1-0-2-1-20-20-S"

static int64_t
hear_table_hits (Conversation *talk)
{
  g_autofree char *line = conversation_skip_to (talk, "info depth 1 ");
  g_auto (AwaleInfo) info = { 0 };

  awale_info_parse (&info, line + strlen ("info"));
  hear_best (talk);
  return info.tbhits;
}

/* Tables are asked where they are, and only if they may be. */
static void
test_tables (void)
{
  g_autofree char *folder = g_dir_make_tmp ("awale tables XXXXXX", NULL);
  g_autofree char *path = g_strdup_printf ("setoption name TablePath value %s ", folder);
  g_autoptr (GError) error = NULL;
  Conversation talk;

  awale_tablebase_build (&awale_preset_for_files ()->rules, folder, 8, NULL, &error);
  g_assert_no_error (error);

  conversation_begin (&talk);
  conversation_say (&talk, "position " FEW_SEEDS "\ngo depth 1");
  g_assert_cmpint (hear_table_hits (&talk), ==, 0);
  conversation_say (&talk, path);
  conversation_say (&talk, "go depth 1");
  g_assert_cmpint (hear_table_hits (&talk), >, 0);
  conversation_say (&talk, "setoption name UseTables value false\ngo depth 1");
  g_assert_cmpint (hear_table_hits (&talk), ==, 0);
  conversation_say (&talk, "setoption name UseTables value true\ngo depth 1");
  g_assert_cmpint (hear_table_hits (&talk), >, 0);

  /* There are none for other rules. */
  conversation_say (&talk, "setoption name Ruleset value family\nposition " FEW_SEEDS);
  conversation_say (&talk, "go depth 1");
  g_assert_cmpint (hear_table_hits (&talk), ==, 0);
  conversation_say (&talk, "setoption name Ruleset value abapa\nposition " FEW_SEEDS);
  conversation_say (&talk, "setoption name TablePath value\ngo depth 1");
  g_assert_cmpint (hear_table_hits (&talk), ==, 0);
  conversation_end_silent (&talk);
  remove_folder (folder);
}

/* What is said wrong, and what the server says then; NULL: nothing. */
static const struct
{
  const char *line;
  const char *answer;
} wrong[] = {
  { "", NULL },
  { "   ", NULL },
  { "bogus words of no meaning", NULL },
  { "uciok", NULL },
  { "debug maybe", NULL },
  { "setoption", "info string “setoption” wants “name NAME value VALUE”" },
  { "setoption name", "info string “setoption” wants “name NAME value VALUE”" },
  { "setoption names Hash value 3", "info string “setoption” wants “name NAME value VALUE”" },
  { "setoption name Bogus value 3", "info string there is no option “Bogus”" },
  { "setoption name Hash value 0", "info string option Hash cannot be “0”" },
  { "setoption name Hash value 99999999999", "info string option Hash cannot be “99999999999”" },
  { "setoption name Hash value", "info string option Hash cannot be “”" },
  { "setoption name Threads value -1", "info string option Threads cannot be “-1”" },
  { "setoption name Threads value 2x", "info string option Threads cannot be “2x”" },
  { "setoption name MultiPV value 7", "info string option MultiPV cannot be “7”" },
  { "setoption name Level value 9", "info string option Level cannot be “9”" },
  { "setoption name Exact value yes", "info string option Exact cannot be “yes”" },
  { "setoption name OwnBook value true", NULL },
  { "setoption name UseLeaves value true", NULL },
  { "setoption name UseCache value true", NULL },
  { "setoption name NoiseLevel value 3", NULL },
  { "setoption name EngineTurn value south", NULL },
  { "setoption name DrawSearch value true", NULL },
  { "setoption name hash value 2", NULL },
  { "setoption name Ponder value true", NULL },
  { "setoption name TablePath value /nowhere at all", NULL },
  { "setoption name TablePath value", NULL },
  { "position", "info string “position” wants “startpos” or “fen”" },
  { "position here", "info string “position” wants “startpos” or “fen”" },
  { "position startpos moves X", "info string ply 1: X: not a pit" },
  { "position startpos moves f", "info string ply 1: f: not your pit" },
  { "position startpos moves F F", "info string ply 2: F: not your pit" },
  { "position startpos moves Ff0", "info string ply 3: 0: not a pit" },
  { "position startpos moves F\xc3\xa9", "info string ply 2: \xc3\xa9: not a pit" },
  { "position startpos moves --", "info string ply 1: --: not a pit" },
  { "position fen 1-0-0-0-0-0-0-0-0-0-0-1-0-0-S moves B", "info string ply 1: B: empty pit" },
  { "position fen 1-0-0-0-0-1-0-0-0-0-0-0-0-0-S moves A",
    "info string ply 1: A: must feed the opponent" },
  { "position startpos hello moves Ff", NULL },
  { "stop", NULL },
  { "ponderhit", NULL },
};

static void
test_wrong (void)
{
  Conversation talk;

  conversation_begin (&talk);
  for (size_t i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      conversation_say (&talk, wrong[i].line);
      if (wrong[i].answer != NULL)
        conversation_expect (&talk, wrong[i].answer);
      conversation_say (&talk, "isready");
      conversation_expect (&talk, "readyok");
    }

  /* Positions tell the column; which one is the rules' affair. */
  conversation_say (&talk, "position fen 4-4-4");
  g_free (conversation_skip_to (&talk, "info string "));
  conversation_say (&talk, "position fen");
  g_free (conversation_skip_to (&talk, "info string "));
  conversation_say (&talk, "setoption name Ruleset value chess");
  g_free (conversation_skip_to (&talk, "info string "));
  conversation_say (&talk, "setoption name Ruleset value slam=captures");
  g_free (conversation_skip_to (&talk, "info string "));
  conversation_end_silent (&talk);
}

/* What is wrong changes nothing: the position before it is searched. */
static void
test_wrong_keeps (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos moves F\nposition startpos moves FfX\ngo depth 3");
  conversation_expect (&talk, "info string ply 3: X: not a pit");
  g_assert_cmpint (hear_best (&talk), >=, AWALE_SIDE_PITS);
  conversation_end_silent (&talk);
}

static void
test_debug (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "bogus\ndebug on\nbogus isready\nstop\ngo bogus depth 1 movetime x");
  conversation_expect (&talk, "info string not understood: bogus");
  conversation_expect (&talk, "readyok");
  conversation_expect (&talk, "info string nothing is being searched");
  conversation_expect (&talk, "info string not understood: bogus movetime x");
  hear_best (&talk);
  conversation_say (&talk, "go depth 1 searchmoves Aa");
  conversation_expect (&talk, "info string moves that are not legal are left out");
  g_assert_cmpint (hear_best (&talk), ==, 0);
  conversation_say (&talk, "debug off\nbogus\nisready");
  conversation_expect (&talk, "readyok");
  conversation_end_silent (&talk);
}

static void
test_bytes (void)
{
  static const char bytes[] = "\0\xff\xfe uci\0\n\r\nis\0ready\n  isready \t\r\n";
  Conversation talk;
  g_autofree char *big = g_malloc (3 << 20);

  conversation_begin (&talk);
  conversation_say_bytes (&talk, bytes, sizeof bytes - 1);
  g_free (conversation_skip_to (&talk, "uciok"));
  conversation_expect (&talk, "readyok");
  memset (big, 'F', 3 << 20);
  conversation_say_bytes (&talk, big, 3 << 20);
  conversation_say (&talk, "\nisready");
  conversation_expect (&talk, "info string a line was too long");
  conversation_expect (&talk, "readyok");

  /* The last line may lack its end. */
  conversation_say_bytes (&talk, "isready", 7);
  {
    g_autofree char *rest = conversation_end (&talk);

    g_assert_cmpstr (rest, ==, "readyok\n");
  }
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

  g_test_add_func ("/protocol/server/uci", test_uci);
  g_test_add_func ("/protocol/server/depth", test_depth);
  g_test_add_func ("/protocol/server/new-game", test_new_game);
  g_test_add_func ("/protocol/server/multipv", test_multipv);
  g_test_add_func ("/protocol/server/searchmoves", test_searchmoves);
  g_test_add_func ("/protocol/server/nodes", test_nodes);
  g_test_add_func ("/protocol/server/times", test_times);
  g_test_add_func ("/protocol/server/stop", test_stop);
  g_test_add_func ("/protocol/server/infinite-held", test_infinite_held);
  g_test_add_func ("/protocol/server/new-go", test_new_go);
  g_test_add_func ("/protocol/server/ponder", test_ponder);
  g_test_add_func ("/protocol/server/ended", test_ended);
  g_test_add_func ("/protocol/server/pass", test_pass);
  g_test_add_func ("/protocol/server/rulesets", test_rulesets);
  g_test_add_func ("/protocol/server/levels", test_levels);
  g_test_add_func ("/protocol/server/exact", test_exact);
  g_test_add_func ("/protocol/server/tables", test_tables);
  g_test_add_func ("/protocol/server/wrong", test_wrong);
  g_test_add_func ("/protocol/server/wrong-keeps", test_wrong_keeps);
  g_test_add_func ("/protocol/server/debug", test_debug);
  g_test_add_func ("/protocol/server/bytes", test_bytes);
  g_test_add_func ("/protocol/server/quit", test_quit);

  return g_test_run ();
}
