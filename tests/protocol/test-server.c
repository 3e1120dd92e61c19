/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The server handles valid and faulty input; its answers to `go` are tested in
 * test-server-search.c.
 */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "../failing-threads.h"
#include "conversation.h"
#include "protocol/awale-protocol.h"
#include "tablebase/awale-layer.h"
#include "tablebase/awale-tablebase.h"

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
  conversation_expect (&talk, "option name OwnBook type check default false");
  conversation_expect (&talk, "option name BookPath type string default <empty>");
  conversation_expect (&talk, "uciok");
  conversation_say (&talk, "isready");
  conversation_expect (&talk, "readyok");
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
      conversation_hear_best (&talk);
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
      g_assert_cmpint (conversation_hear_best (&talk), <, AWALE_SIDE_PITS);
    }
  conversation_say (&talk, "setoption name Level value 1\ngo infinite\nisready");
  g_free (conversation_skip_to (&talk, "readyok"));
  conversation_say (&talk, "stop");
  conversation_hear_best (&talk);
  conversation_end_silent (&talk);
}

/* A position with few seeds but far from the end, whose value only a table knows at depth 1. */
#define FEW_SEEDS "fen 1-0-1-0-0-1-1-0-1-0-2-1-20-20-S"

static int64_t
hear_table_hits (Conversation *talk)
{
  g_autofree char *line = conversation_skip_to (talk, "info depth 1 ");
  g_auto (AwaleInfoLine) info = { 0 };

  awale_info_line_parse (&info, line + strlen ("info"));
  conversation_hear_best (talk);
  return info.tbhits;
}

/* Endgame tables are used if they exist and are enabled. */
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

  /* There are no tables for other rules. */
  conversation_say (&talk, "setoption name Ruleset value family\nposition " FEW_SEEDS);
  conversation_say (&talk, "go depth 1");
  g_assert_cmpint (hear_table_hits (&talk), ==, 0);
  conversation_say (&talk, "setoption name Ruleset value abapa\nposition " FEW_SEEDS);
  conversation_say (&talk, "setoption name TablePath value\ngo depth 1");
  g_assert_cmpint (hear_table_hits (&talk), ==, 0);
  conversation_end_silent (&talk);
  remove_folder (folder);
}

/* Without a thread the server still answers with a move, after a message. */
static void
test_no_thread (void)
{
  Conversation talk;

  conversation_begin (&talk);
  failing_threads_set (true);
  conversation_say (&talk, "position startpos\ngo depth 3");
  conversation_expect (&talk, "info string The system could not start a thread for the search.");
  conversation_hear_best (&talk);
  failing_threads_set (false);
  conversation_say (&talk, "go depth 3");
  g_free (conversation_skip_to (&talk, "info depth 3 "));
  conversation_hear_best (&talk);
  conversation_end_silent (&talk);
}

/* A table that is damaged while the server uses it is reported once, and the move is searched
 * instead. */
static void
test_damaged_table (void)
{
  const AwaleRuleset *rules = &awale_preset_for_files ()->rules;
  g_autofree char *folder = g_dir_make_tmp ("awale-tablebases-XXXXXX", NULL);
  g_autofree char *path = g_strdup_printf ("setoption name TablePath value %s ", folder);
  g_autofree char *tables = awale_tablebase_dup_folder (rules, folder);
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;
  Conversation talk;

  awale_tablebase_build (rules, folder, 8, NULL, &error);
  g_assert_no_error (error);
  conversation_begin (&talk);
  conversation_say (&talk, path);
  conversation_say (&talk, "position startpos\ngo depth 1");
  conversation_hear_best (&talk);

  for (unsigned seeds = 0; seeds <= 8; seeds++)
    {
      g_autofree char *layer = awale_layer_dup_path (tables, seeds);

      g_assert_cmpint (truncate (layer, 100), ==, 0);
    }
  conversation_say (&talk, "position " FEW_SEEDS "\ngo depth 1");
  g_free (conversation_skip_to (&talk, "info string "));
  conversation_hear_best (&talk);
  conversation_say (&talk, "go depth 1");
  do
    {
      g_free (line);
      line = conversation_hear (&talk);
      g_assert_false (g_str_has_prefix (line, "info string "));
    }
  while (!g_str_has_prefix (line, "bestmove "));
  conversation_end_silent (&talk);
  remove_folder (folder);
}

/* Lines with a mistake and the reply to each, or NULL if there is none. */
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
  { "setoption", "info string “setoption” needs “name NAME value VALUE”" },
  { "setoption name", "info string “setoption” needs “name NAME value VALUE”" },
  { "setoption names Hash value 3", "info string “setoption” needs “name NAME value VALUE”" },
  { "setoption name Bogus value 3", "info string there is no option “Bogus”" },
  { "setoption name Hash value 0", "info string option Hash cannot be “0”" },
  { "setoption name Hash value 99999999999", "info string option Hash cannot be “99999999999”" },
  { "setoption name Hash value", "info string option Hash cannot be “”" },
  { "setoption name Threads value -1", "info string option Threads cannot be “-1”" },
  { "setoption name Threads value 2x", "info string option Threads cannot be “2x”" },
  { "setoption name MultiPV value 7", "info string option MultiPV cannot be “7”" },
  { "setoption name Level value 9", "info string option Level cannot be “9”" },
  { "setoption name Exact value yes", "info string option Exact cannot be “yes”" },
  { "setoption name OwnBook value perhaps", "info string option OwnBook cannot be “perhaps”" },
  { "setoption name UseLeaves value true", NULL },
  { "setoption name UseCache value true", NULL },
  { "setoption name NoiseLevel value 3", NULL },
  { "setoption name EngineTurn value south", NULL },
  { "setoption name DrawSearch value true", NULL },
  { "setoption name hash value 2", NULL },
  { "setoption name Ponder value true", NULL },
  { "setoption name TablePath value /nowhere at all", NULL },
  { "setoption name TablePath value", NULL },
  { "position", "info string “position” needs “startpos” or “fen”" },
  { "position here", "info string “position” needs “startpos” or “fen”" },
  { "position startpos moves X", "info string ply 1: X: not a pit" },
  { "position startpos moves f", "info string ply 1: f: not your pit" },
  { "position startpos moves F F", "info string ply 2: F: not your pit" },
  { "position startpos moves Ff0", "info string ply 3: 0: not a pit" },
  { "position startpos moves F\xc3\xa9", "info string ply 2: \xc3\xa9: not a pit" },
  { "position startpos moves --",
    "info string ply 1: --: passing is not allowed while a pit can be sown" },
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

  /* These messages come from the parsers of the rules. */
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

/* A faulty command does not change the position, which is then searched. */
static void
test_wrong_keeps (void)
{
  Conversation talk;

  conversation_begin (&talk);
  conversation_say (&talk, "position startpos moves F\nposition startpos moves FfX\ngo depth 3");
  conversation_expect (&talk, "info string ply 3: X: not a pit");
  g_assert_cmpint (conversation_hear_best (&talk), >=, AWALE_SIDE_PITS);
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
  conversation_expect (&talk, "info string no search is running");
  conversation_expect (&talk, "info string not understood: bogus movetime x");
  conversation_hear_best (&talk);
  conversation_say (&talk, "go depth 1 searchmoves Aa");
  conversation_expect (&talk, "info string illegal moves are ignored");
  g_assert_cmpint (conversation_hear_best (&talk), ==, 0);
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

  /* The last line of the input need not end with a newline. */
  conversation_say_bytes (&talk, "isready", 7);
  {
    g_autofree char *rest = conversation_end (&talk);

    g_assert_cmpstr (rest, ==, "readyok\n");
  }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/protocol/server/uci", test_uci);
  g_test_add_func ("/protocol/server/rulesets", test_rulesets);
  g_test_add_func ("/protocol/server/levels", test_levels);
  g_test_add_func ("/protocol/server/tables", test_tables);
  g_test_add_func ("/protocol/server/no-thread", test_no_thread);
  g_test_add_func ("/protocol/server/damaged-table", test_damaged_table);
  g_test_add_func ("/protocol/server/wrong", test_wrong);
  g_test_add_func ("/protocol/server/wrong-keeps", test_wrong_keeps);
  g_test_add_func ("/protocol/server/debug", test_debug);
  g_test_add_func ("/protocol/server/bytes", test_bytes);

  return g_test_run ();
}
