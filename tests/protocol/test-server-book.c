/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The server answers from an opening book.
 */
#include <glib/gstdio.h>

#include "../tablebase/helpers.h"
#include "book/awale-book-build.h"
#include "book/awale-book.h"
#include "book/awale-book-file.h"
#include "conversation.h"
#include "protocol/awale-protocol.h"

enum
{
  DEPTH = 3,
  SEARCHED = 2,  /* Depth of searches, which differs from that of the book to show where a line
                    comes from. */
};

typedef struct
{
  AwaleRuleset  rules;
  char         *folder;
  AwaleBook    *book;
  Conversation  talk;
} Fixture;

static void
set_up (Fixture    *fixture,
        const void *data)
{
  AwaleBookJob job = { .depth = DEPTH, .positions = 100 };
  g_autofree char *path = NULL;
  g_autofree char *option = NULL;
  g_autoptr (GError) error = NULL;

  fixture->rules = awale_preset_for_files ()->rules;
  fixture->folder = make_folder ();
  path = awale_book_dup_path (&fixture->rules, fixture->folder);
  awale_book_build (&fixture->rules, path, &job, &error);
  g_assert_no_error (error);
  fixture->book = awale_book_open (&fixture->rules, fixture->folder, &error);
  g_assert_no_error (error);
  option = g_strconcat ("setoption name BookPath value ", fixture->folder, NULL);
  conversation_begin (&fixture->talk);
  conversation_say (&fixture->talk, option);
  conversation_say (&fixture->talk, "setoption name OwnBook value true");
  conversation_say (&fixture->talk, "setoption name UseTables value false");
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  conversation_end_silent (&fixture->talk);
  awale_book_unref (fixture->book);
  remove_folder (fixture->folder);
}

/* Asks for a move in the start position with the command @go, and stores the move in @best.
 * Returns: the last depth that was reported */
static int
ask (Fixture    *fixture,
     const char *go,
     AwaleMove  *best)
{
  int depth = 0;

  conversation_say (&fixture->talk, go);
  for (;;)
    {
      g_autofree char *line = conversation_hear (&fixture->talk);
      g_auto (AwaleInfoLine) info = { 0 };

      if (g_str_has_prefix (line, "bestmove "))
        {
          *best = conversation_read_best (line);
          return depth;
        }
      g_assert_true (g_str_has_prefix (line, "info depth "));
      awale_info_line_parse (&info, line + 5);
      depth = info.depth;
    }
}

/* The server plays a move from the book that loses almost nothing, and sends the value and the line
 * with it. */
static void
test_plays (Fixture    *fixture,
            const void *data)
{
  AwaleBookEntry entry;
  int8_t line[AWALE_SEARCH_MAX_LINE];
  int n;

  g_assert_true (awale_book_probe (fixture->book, awale_position_start (), &entry));
  for (int game = 0; game < 10; game++)
    {
      g_autofree char *told = NULL;
      g_auto (AwaleInfoLine) info = { 0 };
      int i = 0;

      conversation_say (&fixture->talk, "ucinewgame\nposition startpos\ngo depth 2");
      told = conversation_hear (&fixture->talk);
      awale_info_line_parse (&info, told + 5);
      g_assert_cmpint (info.depth, ==, DEPTH);
      while (i < entry.n_moves && entry.moves[i].move != info.pv[0])
        i++;
      g_assert_cmpint (i, <, entry.n_moves);
      g_assert_cmpint (entry.moves[i].value, >=, entry.value - 20);
      g_assert_cmpint (info.score, ==, entry.moves[i].value);
      n = awale_book_find_line (fixture->book,
                                awale_play (awale_position_start (), &fixture->rules,
                                            info.pv[0], NULL), line, G_N_ELEMENTS (line) - 1);
      g_assert_cmpmem (info.pv + 1, info.pv_length - 1, line, n);
      g_assert_cmpint (conversation_hear_best (&fixture->talk), ==, info.pv[0]);
    }
}

/* A weak level plays various moves of the book. */
static void
test_levels (Fixture    *fixture,
             const void *data)
{
  unsigned played = 0;

  conversation_say (&fixture->talk, "setoption name Level value 1\nposition startpos");
  for (int game = 0; game < 60; game++)
    {
      AwaleMove best;

      g_assert_cmpint (ask (fixture, "go depth 2", &best), ==, DEPTH);
      played |= 1u << best;
    }
  g_assert_cmpint (__builtin_popcount (played), >=, 3);
}

/* The book does not answer commands that request a search, nor positions that it does not
 * contain. */
static void
test_thinks (Fixture    *fixture,
             const void *data)
{
  AwaleMove best;

  conversation_say (&fixture->talk, "position startpos");
  g_assert_cmpint (ask (fixture, "go depth 2 searchmoves ABCDEF", &best), ==, SEARCHED);
  g_assert_cmpint (ask (fixture, "go depth 2", &best), ==, DEPTH);
  conversation_say (&fixture->talk, "go infinite");
  g_free (conversation_skip_to (&fixture->talk, "info depth 1 "));
  conversation_say (&fixture->talk, "stop");
  conversation_hear_best (&fixture->talk);
  conversation_say (&fixture->talk, "position startpos moves AaBbCcDdEe");
  g_assert_cmpint (ask (fixture, "go depth 2", &best), ==, SEARCHED);
  conversation_say (&fixture->talk, "position startpos\nsetoption name OwnBook value false");
  g_assert_cmpint (ask (fixture, "go depth 2", &best), ==, SEARCHED);
}

/* A missing or damaged book is reported once per game, and the move is searched instead. */
static void
test_no_book (Fixture    *fixture,
              const void *data)
{
  g_autofree char *path = awale_book_dup_path (&fixture->rules, fixture->folder);
  g_autofree char *message = g_strdup_printf ("info string “%s” is too short to be an opening "
                                              "book.", path);
  AwaleMove best;

  g_assert_true (g_file_set_contents (path, "AwaleBok", -1, NULL));
  conversation_say (&fixture->talk, "position startpos\ngo depth 2");
  conversation_expect (&fixture->talk, message);
  conversation_hear_best (&fixture->talk);
  g_assert_cmpint (ask (fixture, "go depth 2", &best), ==, SEARCHED);
  conversation_say (&fixture->talk, "setoption name Ruleset value awari\nucinewgame\n"
                                    "position startpos\ngo depth 2");
  g_free (conversation_skip_to (&fixture->talk, "info string "));
  conversation_hear_best (&fixture->talk);
  g_assert_cmpint (ask (fixture, "go depth 2", &best), ==, SEARCHED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/server/book/plays", Fixture, NULL, set_up, test_plays, tear_down);
  g_test_add ("/server/book/levels", Fixture, NULL, set_up, test_levels, tear_down);
  g_test_add ("/server/book/thinks", Fixture, NULL, set_up, test_thinks, tear_down);
  g_test_add ("/server/book/no-book", Fixture, NULL, set_up, test_no_book, tear_down);
  return g_test_run ();
}
