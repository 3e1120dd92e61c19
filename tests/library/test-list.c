/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-library-explorer.h"
#include "library/awale-library-export.h"
#include "library/awale-library-item.h"
#include "library/awale-library-player.h"
#include "library/awale-library-private.h"
#include "library/awale-unreadable-games.h"

#include <string.h>

static const char *const games[] = {
  "[South \"Ama\"]\n[North \"Kofi\"]\n[Event \"Coupe d'été\"]\n[Site \"Dakar\"]\n"
  "[Date \"2022.01.10\"]\n[Result \"26-22\"]\n\n1. F f 2. B {Feeds too early} *\n",
  "[South \"Kofi\"]\n[North \"Ama\"]\n[Date \"2022.??.??\"]\n[Result \"20-28\"]\n\n1. F f 2. C *\n",
  "[Variant \"Awele Society\"]\n[South \"Efua\"]\n[North \"Ama\"]\n[Date \"2023.05.01\"]\n"
  "[Result \"24-24\"]\n\n1. E (1. D) a *\n",
  "[South \"Esi, \\\"the\\\" fast\"]\n[Event \"COUPE D'ÉTÉ\"]\n\n1. E b *\n",
};

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
} Fixture;

static void
set_up (Fixture    *fixture,
        const void *data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = fixture_make_folder ();
  fixture->library = fixture_open_library (fixture->folder);
  g_assert_true (awale_library_begin (fixture->library, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (AwaleDocument) document = awale_ogn_read (games[i], strlen (games[i]), NULL);
      g_autoptr (AwaleLibraryRecord) record =
        awale_library_record_new (awale_document_get_game (document, 0));
      gint64 id;

      awale_library_add (fixture->library, record, NULL, NULL, &id, &error);
      g_assert_no_error (error);
    }
  g_assert_true (awale_library_collect (fixture->library, "Club", 2, NULL));
  g_assert_true (awale_library_collect (fixture->library, "Club", 4, NULL));
  g_assert_true (awale_library_set_favorite (fixture->library, 3, true, NULL));
  g_assert_true (awale_library_end (fixture->library, true, NULL));
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  awale_library_free (fixture->library);
  fixture_remove_folder (fixture->folder);
}

static bool
append_cb (const AwaleLibraryRow *row,
           void                  *user_data)
{
  g_string_append_printf (user_data, "%d", (int) row->id);
  return true;
}

/* Checks the numbers of the games that @filter finds, in order. */
static void
assert_found (Fixture            *fixture,
              AwaleLibraryFilter  filter,
              const char         *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  AwaleLibraryResults results;

  awale_library_list (fixture->library, &filter, append_cb, found, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found->str, ==, expected);
  awale_library_get_results (fixture->library, &filter, &results, &error);
  g_assert_no_error (error);
  if (filter.limit == 0)
    g_assert_cmpint (results.n_games, ==, (gint64) found->len);
}

static void
test_filter (Fixture    *fixture,
             const void *data)
{
  assert_found (fixture, (AwaleLibraryFilter) { .limit = 0 }, "1234");
  assert_found (fixture, (AwaleLibraryFilter) { .limit = 2 }, "12");
  assert_found (fixture, (AwaleLibraryFilter) { .player = "ama" }, "123");
  assert_found (fixture, (AwaleLibraryFilter) { .south = "Ama" }, "1");
  assert_found (fixture, (AwaleLibraryFilter) { .north = "Ama", .result = "north" }, "2");
  assert_found (fixture, (AwaleLibraryFilter) { .event = "COUPE d'été" }, "14");
  assert_found (fixture, (AwaleLibraryFilter) { .ruleset = "society" }, "3");
  assert_found (fixture, (AwaleLibraryFilter) { .result = "south" }, "1");
  assert_found (fixture, (AwaleLibraryFilter) { .result = "draw" }, "3");
  assert_found (fixture, (AwaleLibraryFilter) { .result = "*" }, "4");
  assert_found (fixture, (AwaleLibraryFilter) { .result = "20-28" }, "2");
  assert_found (fixture, (AwaleLibraryFilter) { .collection = "Club" }, "24");
  assert_found (fixture, (AwaleLibraryFilter) { .collection = "None" }, "");
  assert_found (fixture, (AwaleLibraryFilter) { .favorite = true }, "3");
}

static void
test_order (Fixture    *fixture,
            const void *data)
{
  static const struct
  {
    AwaleLibraryOrder  order;
    const char        *found;
  } orders[] = {
    { { 1, { { AWALE_SORT_SOUTH, false } } }, "1342" },
    { { 1, { { AWALE_SORT_SOUTH, true } } }, "2431" },
    { { 1, { { AWALE_SORT_NORTH, false } } }, "4231" },
    { { 1, { { AWALE_SORT_EVENT, true } } }, "1423" },
    { { 1, { { AWALE_SORT_DATE, false } } }, "4213" },
    { { 1, { { AWALE_SORT_RULESET, true } } }, "3124" },
    { { 1, { { AWALE_SORT_RESULT, false } } }, "4231" },
    { { 1, { { AWALE_SORT_PLIES, false } } }, "3412" },
    { { 1, { { AWALE_SORT_GIVEN, false } } }, "2431" },
    { { 1, { { AWALE_SORT_FAVORITE, true } } }, "3124" },
    { { 2, { { AWALE_SORT_PLIES, false }, { AWALE_SORT_RESULT, true } } }, "3412" },
    { { 2, { { AWALE_SORT_PLIES, false }, { AWALE_SORT_RESULT, false } } }, "4321" },
  };

  g_assert_true (awale_sql_run (fixture->library->db,
                                "UPDATE games SET given = 2 WHERE id = 1;"
                                "UPDATE games SET given = 0.5 WHERE id = 3", NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (orders); i++)
    assert_found (fixture, (AwaleLibraryFilter) { .order = orders[i].order }, orders[i].found);
  assert_found (fixture, (AwaleLibraryFilter) { .order = orders[1].order, .limit = 2 }, "21");
}

static void
test_dates (Fixture    *fixture,
            const void *data)
{
  assert_found (fixture, (AwaleLibraryFilter) { .from = "2022.01.10" }, "123");
  assert_found (fixture, (AwaleLibraryFilter) { .from = "2022.01.11" }, "23");
  assert_found (fixture, (AwaleLibraryFilter) { .to = "2022.01.10" }, "12");
  assert_found (fixture, (AwaleLibraryFilter) { .to = "2022.01.09" }, "2");
  assert_found (fixture, (AwaleLibraryFilter) { .from = "2022.??.??", .to = "2022.??.??" }, "12");
  assert_found (fixture, (AwaleLibraryFilter) { .from = "2023.??.??" }, "3");
}

static void
test_text (Fixture    *fixture,
           const void *data)
{
  assert_found (fixture, (AwaleLibraryFilter) { .text = "early" }, "1");
  assert_found (fixture, (AwaleLibraryFilter) { .text = "ETE coup" }, "14");
  assert_found (fixture, (AwaleLibraryFilter) { .text = "kof ama" }, "12");
  assert_found (fixture, (AwaleLibraryFilter) { .text = "dakar" }, "1");
  assert_found (fixture, (AwaleLibraryFilter) { .text = " " }, "1234");
  assert_found (fixture, (AwaleLibraryFilter) { .text = "\"the" }, "4");
  assert_found (fixture, (AwaleLibraryFilter) { .text = "NOT OR AND * ( -" }, "");
}

static void
test_position (Fixture    *fixture,
               const void *data)
{
  AwalePositionPattern pattern;
  AwaleLibraryFilter filter = { .position = &pattern };
  AwalePositionMatch find;
  bool found;

  g_assert_true (awale_position_pattern_parse ("4-4-4-4-4-0-5-5-5-5-4-4-0-0-N", &pattern, NULL));
  assert_found (fixture, (AwaleLibraryFilter) { .position = &pattern }, "12");
  assert_found (fixture, (AwaleLibraryFilter) { .position = &pattern, .south = "Kofi" }, "2");
  g_assert_true (awale_library_locate (fixture->library, 2, &filter, &find, &found, NULL));
  g_assert_true (found);
  g_assert_cmpint (find.ply, ==, 1);
  g_assert_cmpint (find.next, ==, 11);
  g_assert_true (awale_library_locate (fixture->library, 3, &filter, &find, &found, NULL));
  g_assert_false (found);
  g_assert_true (awale_position_pattern_parse ("5-5-5-5-4-4-4-4-4-4-4-0-S", &pattern, NULL));
  assert_found (fixture, (AwaleLibraryFilter) { .position = &pattern }, "");
  assert_found (fixture, (AwaleLibraryFilter) { .position = &pattern, .either_side = true }, "12");
  g_assert_true (awale_position_pattern_parse ("*-*-*-0-*-*-*-*-*-*-*-*-*", &pattern, NULL));
  assert_found (fixture, (AwaleLibraryFilter) { .position = &pattern }, "");
  assert_found (fixture, (AwaleLibraryFilter) { .position = &pattern, .variations = true }, "3");
}

/* A pattern can be combined with a position that occurs at another move of the same game. */
static void
test_pattern (Fixture    *fixture,
              const void *data)
{
  AwalePositionPattern position = awale_position_pattern_any ();
  AwalePositionPattern pattern = awale_position_pattern_any ();

  assert_found (fixture, (AwaleLibraryFilter) { .pattern = &pattern }, "1234");
  g_assert_true (awale_position_pattern_set_pit (&position, 1, "0"));
  assert_found (fixture, (AwaleLibraryFilter) { .position = &position }, "1");
  g_assert_true (awale_position_pattern_set_pit (&pattern, 5, "0"));
  g_assert_true (awale_position_pattern_set_pit (&pattern, 11, "4"));
  assert_found (fixture, (AwaleLibraryFilter) { .pattern = &pattern }, "12");
  assert_found (fixture, (AwaleLibraryFilter) { .pattern = &pattern, .position = &position }, "1");
  pattern = awale_position_pattern_swap (&pattern);
  assert_found (fixture, (AwaleLibraryFilter) { .pattern = &pattern }, "");
  assert_found (fixture, (AwaleLibraryFilter) { .pattern = &pattern, .either_side = true }, "12");
}

/* An opening can be combined with a pattern and a position, and does not match with the sides
 * swapped. */
static void
test_opening (Fixture    *fixture,
              const void *data)
{
  AwalePositionPattern start = awale_position_pattern_of (awale_position_start (), false);
  AwalePositionPattern opening, pattern;
  AwaleLibraryFilter filter = { .position = &start };
  AwaleLibraryFilter *copy;

  assert_found (fixture, filter, "1234");
  g_assert_true (awale_position_pattern_parse ("4-4-4-4-4-0-5-5-5-5-4-4-N", &opening, NULL));
  filter.opening = &opening;
  assert_found (fixture, filter, "12");
  g_assert_true (awale_position_pattern_parse ("*-0-*-*-*-*-*-*-*-*-*-*-*", &pattern, NULL));
  filter.pattern = &pattern;
  copy = awale_library_filter_copy (&filter);
  assert_found (fixture, *copy, "1");
  awale_library_filter_free (copy);
  opening = awale_position_pattern_swap (&opening);
  filter = (AwaleLibraryFilter) { .opening = &opening, .either_side = true };
  g_assert_false (awale_library_filter_is_empty (&filter));
  assert_found (fixture, filter, "");
}

static char *
tell_moves (const GArray *moves)
{
  GString *told = g_string_new (NULL);

  for (unsigned i = 0; i < moves->len; i++)
    {
      const AwaleLibraryMove *move = &g_array_index (moves, AwaleLibraryMove, i);

      g_string_append_printf (told, "%s %d: %d %d %d, %.1f, %s\n",
                              awale_move_to_string (move->move), (int) move->n_games,
                              (int) move->n_south_wins, (int) move->n_draws,
                              (int) move->n_north_wins, move->margin, move->last);
    }
  return g_string_free (told, FALSE);
}

/* Checks the moves played in @position, one per line, and without a limit also those that the move
 * cache finds. */
static void
assert_explored (Fixture    *fixture,
                 const char *position,
                 bool        either_side,
                 gint64      limit,
                 const char *expected)
{
  AwalePositionPattern pattern;
  AwaleLibraryFilter filter = { .position = &pattern, .either_side = either_side, .limit = limit };
  g_autoptr (GArray) moves = NULL;
  g_autoptr (AwaleExploration) again = NULL;
  g_autofree char *told = NULL;
  g_autofree char *told_again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (awale_position_pattern_parse (position, &pattern, NULL));
  moves = awale_library_explore (fixture->library, &filter, &error);
  g_assert_no_error (error);
  told = tell_moves (moves);
  g_assert_cmpstr (told, ==, expected);
  if (limit > 0)
    return;
  again = awale_library_continue_exploration (fixture->library, &filter, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (again->is_whole);
  told_again = tell_moves (again->moves);
  g_assert_cmpstr (told_again, ==, expected);
}

static void
test_explore (Fixture    *fixture,
              const void *data)
{
  assert_explored (fixture, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", false, 0,
                   "E 2: 0 1 0, 0.0, 2023.05.01\nF 2: 1 0 1, -2.0, 2022.01.10\n");
  assert_explored (fixture, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", false, 1,
                   "F 1: 1 0 0, 4.0, 2022.01.10\n");
  /* Margins are those of the side to move. */
  assert_explored (fixture, "4-4-4-4-4-0-5-5-5-5-4-4-N", false, 0,
                   "f 2: 1 0 1, 2.0, 2022.01.10\n");
  /* Seen from the other side, South becomes North. */
  assert_explored (fixture, "5-5-5-5-4-4-4-4-4-4-4-0-S", false, 0, "");
  assert_explored (fixture, "5-5-5-5-4-4-4-4-4-4-4-0-S", true, 0,
                   "F 2: 1 0 1, 2.0, 2022.01.10\n");
  assert_explored (fixture, "4-4-4-4-4-4-4-4-4-4-4-4-*", true, 0,
                   "E 2: 0 1 0, 0.0, 2023.05.01\nF 2: 1 0 1, -2.0, 2022.01.10\n");
  /* The last position of a game has no next move. */
  assert_explored (fixture, "4-0-*-*-*-*-*-*-*-*-*-*-*", false, 0, "");
}

/* Checks the listed games with the usual start, and the numbers of games that have it, that were
 * searched, and that there are in all. */
static void
assert_games (Fixture            *fixture,
              AwaleLibraryFilter  filter,
              const char         *expected)
{
  AwalePositionPattern pattern = awale_position_pattern_of (awale_position_start (), true);
  g_autoptr (AwaleExploration) exploration = NULL;
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  filter.position = &pattern;
  exploration = awale_library_continue_exploration (fixture->library, &filter, NULL, &error);
  g_assert_no_error (error);
  for (unsigned i = 0; i < exploration->games->len; i++)
    append_cb (awale_library_item_get_row (exploration->games->pdata[i]), told);
  g_string_append_printf (told, " %d of %d of %d%s", (int) exploration->n_found,
                          (int) exploration->n_asked, (int) exploration->n_all,
                          exploration->is_whole ? "" : " so far");
  g_assert_cmpstr (told->str, ==, expected);
}

/* The latest games come first, and games without a date last; later changes of the library are
 * taken into account. */
static void
test_explore_again (Fixture    *fixture,
                    const void *data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  AwalePositionPattern pattern = awale_position_pattern_of (awale_position_start (), true);
  AwaleLibraryFilter filter = { .position = &pattern };
  g_autoptr (AwaleLibrary) other = NULL;
  g_autoptr (GError) error = NULL;

  assert_games (fixture, (AwaleLibraryFilter) { .limit = 0 }, "3124 4 of 4 of 4");
  assert_games (fixture, (AwaleLibraryFilter) { .limit = 3 }, "324 3 of 4 of 4 so far");
  assert_games (fixture, (AwaleLibraryFilter) { .ruleset = "society" }, "3 1 of 1 of 4");
  assert_games (fixture, (AwaleLibraryFilter) { .ruleset = "awari" }, " 0 of 0 of 4");

  other = awale_library_open (awale_library_get_path (fixture->library), AWALE_LIBRARY_WRITE, NULL);
  g_assert_true (awale_library_remove (other, 1, NULL));
  assert_games (fixture, (AwaleLibraryFilter) { .limit = 0 }, "324 3 of 3 of 3");

  g_cancellable_cancel (cancellable);
  g_assert_null (
      awale_library_continue_exploration (fixture->library, &filter, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Games that reached a position by other moves than the line are marked. */
static void
test_explore_line (Fixture    *fixture,
                   const void *data)
{
  static const char *const lines[] = { "AdBeDf", "AeBdDc", "AdBeD" };
  AwalePositionPattern pattern;
  AwaleLibraryFilter filter = { .position = &pattern, .line = "AdBeD" };
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (AwaleExploration) exploration = NULL;
  g_autoptr (AwaleExploration) start = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strdup_printf ("%s *\n", lines[i]);
      g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
      AwaleGame *game = awale_document_get_game (document, 0);
      g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
      gint64 id;

      g_assert_true (awale_library_add (fixture->library, record, NULL, NULL, &id, NULL));
      if (i == 2)
        pattern = awale_position_pattern_of (
          awale_node_get_position (awale_game_get_line_end (game, awale_game_get_root (game))),
          false);
    }
  exploration = awale_library_continue_exploration (fixture->library, &filter, NULL, NULL);
  for (unsigned i = 0; i < exploration->games->len; i++)
    {
      append_cb (awale_library_item_get_row (exploration->games->pdata[i]), told);
      g_string_append (told, exploration->by_other_moves[i] ? "! " : " ");
    }
  g_assert_cmpstr (told->str, ==, "7 6! 5 ");
  filter.line = NULL;
  start = awale_library_continue_exploration (fixture->library, &filter, NULL, NULL);
  g_assert_false (start->by_other_moves[1]);
}

/* A limit also bounds how many games are read for a query, which is then answered from the games
 * read so far. */
static void
test_explore_at_once (Fixture    *fixture,
                      const void *data)
{
  bool is_read;

  assert_games (fixture, (AwaleLibraryFilter) { .limit = 10 }, "12 2 of 2 of 2 so far");
  assert_games (fixture, (AwaleLibraryFilter) { .limit = 4 }, "312 3 of 3 of 3 so far");
  g_assert_true (awale_library_read_moves (fixture->library, 1, &is_read, NULL));
  g_assert_true (is_read);
  assert_games (fixture, (AwaleLibraryFilter) { .limit = 4 }, "3124 4 of 4 of 4");
}

/* A function that is called while the games with a position are being queried. */
typedef struct
{
  AwaleLibrary *library;
  void        (*func) (AwaleLibrary *library);
} Meanwhile;

static int
statement_cb (unsigned  event,
              void     *user_data,
              void     *statement,
              void     *text)
{
  const Meanwhile *meanwhile = user_data;

  if (g_str_has_prefix (sqlite3_sql (statement), "WITH selected"))
    meanwhile->func (meanwhile->library);
  return 0;
}

static void
remove_first (AwaleLibrary *library)
{
  g_assert_true (awale_library_remove (library, 1, NULL));
}

/* The query copes with another window that removes a matching game before the games are listed, and
 * with a cancellation at that time. */
static void
test_explore_meanwhile (Fixture    *fixture,
                        const void *data)
{
  AwalePositionPattern pattern = awale_position_pattern_of (awale_position_start (), true);
  const AwaleLibraryFilter filter = { .position = &pattern };
  const char *path = awale_library_get_path (fixture->library);
  g_autoptr (AwaleLibrary) other = awale_library_open (path, AWALE_LIBRARY_WRITE, NULL);
  Meanwhile removing = { other, remove_first };
  Meanwhile overtaking = { fixture->library, awale_library_interrupt };
  g_autoptr (GError) error = NULL;

  sqlite3_trace_v2 (fixture->library->db, SQLITE_TRACE_STMT, statement_cb, &overtaking);
  g_assert_null (awale_library_continue_exploration (fixture->library, &filter, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  sqlite3_trace_v2 (fixture->library->db, SQLITE_TRACE_STMT, statement_cb, &removing);
  assert_games (fixture, (AwaleLibraryFilter) { .limit = 0 }, "324 4 of 4 of 4");
  sqlite3_trace_v2 (fixture->library->db, 0, NULL, NULL);
}

static bool
interrupt_cb (const AwaleLibraryRow *row,
              void                  *user_data)
{
  Fixture *fixture = user_data;

  g_assert_cmpint (row->id, ==, 1);
  awale_library_interrupt (fixture->library);
  return true;
}

static void
test_interrupted (Fixture    *fixture,
                  const void *data)
{
  AwaleLibraryFilter all = { .limit = 0 };
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_library_list (fixture->library, &all, interrupt_cb, fixture, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_found (fixture, all, "1234");
}

static bool
bad_cb (const AwaleUnreadableGame *bad,
        void                      *user_data)
{
  g_string_append_printf (user_data, "%s %u %u %s %s%s\n", bad->source.path, bad->source.number,
                          bad->source.line, bad->reason, bad->text, bad->is_gone ? " gone" : "");
  return true;
}

static void
assert_bad (Fixture    *fixture,
            const char *expected)
{
  g_autoptr (GString) told = g_string_new (NULL);

  g_assert_true (awale_library_list_unreadable (fixture->library, bad_cb, told, NULL));
  g_assert_cmpstr (told->str, ==, expected);
}

/* Unreadable games stay in the library until their removal is requested. */
static void
test_bad (Fixture    *fixture,
          const void *data)
{
  g_autoptr (GArray) there = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  gint64 id, n_removed;

  for (unsigned n = 3; n > 0; n--)
    {
      const AwaleLibrarySource source = { n == 3 ? "a" : "b", n, 10 * n };
      g_autofree char *text = g_strdup_printf ("text %u", n);

      g_assert_true (
          awale_library_add_unreadable (fixture->library, &source, "why", text, &id, NULL));
    }
  assert_bad (fixture, "a 3 30 why text 3\nb 1 10 why text 1\nb 2 20 why text 2\n");

  g_array_append_val (there, id);
  g_assert_true (awale_library_mark_unreadable (fixture->library, "b", there, NULL));
  assert_bad (fixture, "a 3 30 why text 3\nb 1 10 why text 1\nb 2 20 why text 2 gone\n");
  g_assert_true (awale_library_remove_gone_unreadable (fixture->library, &n_removed, NULL));
  g_assert_cmpint (n_removed, ==, 1);
  assert_bad (fixture, "a 3 30 why text 3\nb 1 10 why text 1\n");

  g_assert_true (awale_library_remove_unreadable (fixture->library, id, NULL));
  g_assert_false (awale_library_remove_unreadable (fixture->library, id, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  assert_bad (fixture, "a 3 30 why text 3\n");
}

/* Names are compared without regard to case and Unicode normalization, but with regard to
 * accents. */
static void
test_names (Fixture    *fixture,
            const void *data)
{
  static const char *const names[] = { "Élodie", "ÉLODIE", "e\xcc\x81lodie", "Elodie" };
  AwaleLibraryFilter of_event = { .event = "Names" };
  AwaleLibraryResults results;

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Event \"Names\"]\n[South \"%s\"]\n\n1. F f *\n",
                                               names[i]);
      g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
      g_autoptr (AwaleLibraryRecord) record =
        awale_library_record_new (awale_document_get_game (document, 0));
      gint64 id, same;

      g_assert_true (awale_library_find_same (fixture->library, record, &same, NULL, NULL));
      g_assert_true ((same != 0) == (i == 1 || i == 2));
      g_assert_true (awale_library_add (fixture->library, record, NULL, NULL, &id, NULL));
    }
  assert_found (fixture, (AwaleLibraryFilter) { .player = "élodie" }, "567");
  assert_found (fixture, (AwaleLibraryFilter) { .south = "ELODIE" }, "8");
  assert_found (fixture, (AwaleLibraryFilter) { .event = "Coupe d'été" }, "14");
  g_assert_true (awale_library_get_results (fixture->library, &of_event, &results, NULL));
  g_assert_cmpint (results.n_players, ==, 2);
}

static void
test_results (Fixture    *fixture,
              const void *data)
{
  AwaleLibraryFilter all = { .limit = 0 };
  AwaleLibraryFilter some = { .player = "Ama", .limit = 2 };
  AwaleLibraryResults results;
  AwaleLibraryTotals totals;

  g_assert_true (awale_library_get_results (fixture->library, &all, &results, NULL));
  g_assert_cmpint (results.n_south_wins, ==, 1);
  g_assert_cmpint (results.n_north_wins, ==, 1);
  g_assert_cmpint (results.n_draws, ==, 1);
  g_assert_cmpfloat_with_epsilon (results.margin, -4 / 3.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (results.plies, 2.5, 1e-9);
  g_assert_cmpint (results.n_players, ==, 4);
  g_assert_cmpint (results.n_events, ==, 1);
  g_assert_true (awale_library_get_totals (fixture->library, &totals, NULL));
  g_assert_cmpint (totals.n_collections, ==, 1);
  g_assert_cmpint (totals.n_bad, ==, 0);

  /* The results of a selection cover only its games, even if its filter has a limit. */
  g_assert_true (awale_library_get_results (fixture->library, &some, &results, NULL));
  g_assert_cmpint (results.n_games, ==, 2);
  g_assert_cmpint (results.n_south_wins, ==, 1);
  g_assert_cmpint (results.n_draws, ==, 0);
  g_assert_cmpint (results.n_players, ==, 2);
}

/* A resigned game counts as a win for the winner, but its seeds are not counted. */
static void
test_resigned (Fixture    *fixture,
               const void *data)
{
  static const char text[] = "[South \"Ama\"]\n[Event \"Resigned\"]\n[Result \"0-1\"]\n"
                             "[Termination \"resignation\"]\n\n1. E (1. D) a *\n";
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (AwaleLibraryRecord) record =
    awale_library_record_new (awale_document_get_game (document, 0));
  AwaleLibraryFilter all = { .limit = 0 };
  AwaleLibraryFilter of_ama = { .player = "Ama" };
  g_autoptr (AwaleLibraryPlayer) before = awale_library_get_player_stats (fixture->library, &of_ama,
                                                                          NULL);
  g_autoptr (AwaleLibraryPlayer) player = NULL;
  AwaleLibraryResults results;
  gint64 id;

  g_assert_true (awale_library_add (fixture->library, record, NULL, NULL, &id, NULL));
  g_assert_true (awale_library_get_results (fixture->library, &all, &results, NULL));
  g_assert_cmpint (results.n_north_wins, ==, 2);
  g_assert_cmpfloat_with_epsilon (results.margin, -4 / 3.0, 1e-9);
  player = awale_library_get_player_stats (fixture->library, &of_ama, NULL);
  g_assert_cmpint (player->all.n_lost, ==, before->all.n_lost + 1);
  g_assert_cmpfloat_with_epsilon (player->all.margin, before->all.margin, 1e-9);
}

static bool
write_cb (const char  *text,
          size_t       n_bytes,
          void        *user_data,
          GError     **error)
{
  g_string_append_len (user_data, text, (gssize) n_bytes);
  return true;
}

static bool
refuse_cb (const char  *text,
           size_t       n_bytes,
           void        *user_data,
           GError     **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "full");
  return false;
}

static void
test_export (Fixture    *fixture,
             const void *data)
{
  AwaleLibraryFilter filter = { .player = "Ama" };
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *same = NULL;
  g_autoptr (GError) error = NULL;
  gint64 n_games;

  g_assert_true (awale_library_export (fixture->library, &filter, AWALE_EXPORT_OGN, write_cb, out,
                                       &n_games, NULL));
  g_assert_cmpint (n_games, ==, 3);
  document = awale_ogn_read (out->str, out->len, NULL);
  same = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_assert_cmpstr (same, ==, out->str);
  g_assert_cmpuint (awale_document_get_n_games (document), ==, 3);

  g_string_truncate (out, 0);
  g_assert_true (awale_library_export (fixture->library, &(AwaleLibraryFilter) { .limit = 0 },
                                       AWALE_EXPORT_CSV, write_cb, out, &n_games, NULL));
  g_assert_cmpstr (out->str, ==,
                   "id,south,north,event,site,date,round,ruleset,result,plies,given\n"
                   "1,Ama,Kofi,Coupe d'été,Dakar,2022.01.10,,abapa,26-22,3,\n"
                   "2,Kofi,Ama,,,2022.??.??,,abapa,20-28,3,\n"
                   "3,Efua,Ama,,,2023.05.01,,society,24-24,2,\n"
                   "4,\"Esi, \"\"the\"\" fast\",,COUPE D'ÉTÉ,,,,abapa,*,2,\n");

  g_assert_false (awale_library_export (fixture->library, &filter, AWALE_EXPORT_OGN, refuse_cb,
                                        NULL, &n_games, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

#define ADD(name, func) g_test_add ("/library/list/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("filter", test_filter);
  ADD ("order", test_order);
  ADD ("dates", test_dates);
  ADD ("text", test_text);
  ADD ("position", test_position);
  ADD ("pattern", test_pattern);
  ADD ("opening", test_opening);
  ADD ("explore", test_explore);
  ADD ("explore-again", test_explore_again);
  ADD ("explore-line", test_explore_line);
  ADD ("explore-at-once", test_explore_at_once);
  ADD ("explore-meanwhile", test_explore_meanwhile);
  ADD ("interrupted", test_interrupted);
  ADD ("bad", test_bad);
  ADD ("names", test_names);
  ADD ("results", test_results);
  ADD ("resigned", test_resigned);
  ADD ("export", test_export);

  return g_test_run ();
}
