/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "../failing-threads.h"

#include "library/awale-library-explorer.h"
#include "library/awale-library-private.h"
#include "library/awale-moves-blob.h"
#include "library/awale-move-cache.h"

#include <string.h>

enum
{
  N_GAMES = 100,
  N_COPIES = 30000,
  N_MANY = 2000,
};

static void
add_game (AwaleMoveCache *memory,
          gint64          id,
          AwaleGame      *game)
{
  g_autoptr (GBytes) blob = awale_moves_blob_new (game);

  awale_move_cache_add (memory, id, id % 2 == 0 ? "abapa" : "society",
                        (AwaleGameSummary) { .margin = (int16_t) (id % 40) },
                        g_bytes_get_data (blob, NULL), g_bytes_get_size (blob));
}

/* Compares field by field, because the padding is undefined. */
static void
assert_same (const GArray *finds,
             const GArray *others)
{
  g_assert_cmpuint (finds->len, ==, others->len);
  for (unsigned i = 0; i < finds->len; i++)
    {
      const AwaleMoveCacheMatch *find = &g_array_index (finds, AwaleMoveCacheMatch, i);
      const AwaleMoveCacheMatch *other = &g_array_index (others, AwaleMoveCacheMatch, i);

      g_assert_cmpint (find->id, ==, other->id);
      g_assert_cmpint (find->place.ply, ==, other->place.ply);
      g_assert_cmpint (find->place.next, ==, other->place.next);
      g_assert_cmpint (find->place.side, ==, other->place.side);
      g_assert_cmpuint (find->place.pattern, ==, other->place.pattern);
      g_assert_cmpint (find->summary.day, ==, other->summary.day);
      g_assert_cmpint (find->summary.margin, ==, other->summary.margin);
    }
}

/* A search of all games finds the same matches as searches of each game alone, in the same order
 * and with any number of threads. */
static void
test_find (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  g_autoptr (AwaleMoveCache) memory = awale_move_cache_new ();
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  AwalePositionPattern pattern;
  AwaleMoveCacheQuery search = { .n_threads = 1 };
  g_autoptr (GArray) alone = NULL;

  g_assert_true (awale_position_pattern_parse ("*-0-*-5-*-*-*-*-*-*-*-*-*", &pattern, NULL));
  search.positions = awale_position_query (&pattern, true, false);
  for (int i = 0; i < N_GAMES; i++)
    g_ptr_array_add (games, fixture_random_game (rand, 40));
  for (int i = 0; i < N_COPIES; i++)
    add_game (memory, i + 5, g_ptr_array_index (games, i % N_GAMES));
  g_assert_cmpuint (awale_move_cache_get_n_games (memory), ==, N_COPIES);

  alone = awale_move_cache_find (memory, &search, NULL);
  for (unsigned i = 0, at = 0; i < N_COPIES; i++)
    {
      g_autoptr (GBytes) blob = awale_moves_blob_new (g_ptr_array_index (games, i % N_GAMES));
      const AwaleMoveCacheMatch *find =
          &g_array_index (alone, AwaleMoveCacheMatch, MIN (at, alone->len - 1));
      AwalePositionMatch place;
      bool found = awale_position_query_find (&search.positions, g_bytes_get_data (blob, NULL),
                                              g_bytes_get_size (blob), &place);

      g_assert_true (found == (at < alone->len && find->id == i + 5));
      if (!found)
        continue;
      g_assert_cmpint (find->place.ply, ==, place.ply);
      g_assert_cmpint (find->place.next, ==, place.next);
      g_assert_cmpint (find->summary.margin, ==, find->id % 40);
      at++;
    }

  for (unsigned n_threads = 0; n_threads < 6; n_threads++)
    {
      g_autoptr (GArray) together = NULL;

      failing_threads_set (n_threads == 4);
      search.n_threads = n_threads;
      together = awale_move_cache_find (memory, &search, NULL);
      failing_threads_set (false);
      assert_same (alone, together);
    }
}

/* Searches can be limited to the games of a ruleset, or to those added last. */
static void
test_some (void)
{
  g_autoptr (AwaleMoveCache) memory = awale_move_cache_new ();
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  AwalePositionPattern pattern = awale_position_pattern_of (awale_position_start (), true);
  AwaleMoveCacheQuery search = { .positions = awale_position_query (&pattern, false, false) };
  const struct
  {
    const char *ruleset;
    size_t      n_latest;
    unsigned    n_found;
  } cases[] = {
    { NULL, 0, 9 }, { NULL, 4, 4 }, { NULL, 100, 9 }, { "abapa", 0, 4 }, { "abapa", 3, 1 },
    { "society", 3, 2 }, { "awari", 0, 0 },
  };

  for (int i = 1; i <= 9; i++)
    add_game (memory, i, game);
  g_assert_cmpuint (awale_move_cache_count_games (memory, NULL), ==, 9);
  g_assert_cmpuint (awale_move_cache_count_games (memory, "society"), ==, 5);
  g_assert_cmpuint (awale_move_cache_count_games (memory, "awari"), ==, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) finds = NULL;

      search.ruleset = cases[i].ruleset;
      search.n_latest = cases[i].n_latest;
      finds = awale_move_cache_find (memory, &search, NULL);
      g_assert_cmpuint (finds->len, ==, cases[i].n_found);
    }
}

static void
test_cancelled (void)
{
  g_autoptr (AwaleMoveCache) memory = awale_move_cache_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  AwalePositionPattern pattern = awale_position_pattern_of (awale_position_start (), true);
  AwaleMoveCacheQuery search = { .positions = awale_position_query (&pattern, false, false) };
  g_autoptr (GArray) none = awale_move_cache_find (memory, &search, cancellable);

  g_assert_cmpuint (none->len, ==, 0);
  g_cancellable_cancel (cancellable);
  g_assert_null (awale_move_cache_find (memory, &search, cancellable));
}

static gint64
add_to_library (AwaleLibrary *library,
                const char   *moves,
                gint64        replaced)
{
  g_autoptr (AwaleDocument) document = awale_letters_read (moves, strlen (moves), NULL);
  g_autoptr (AwaleLibraryRecord) record =
    awale_library_record_new (awale_document_get_game (document, 0));
  gint64 id = replaced;

  g_assert_true (replaced != 0 ? awale_library_replace (library, id, record, NULL)
                               : awale_library_add (library, record, NULL, NULL, &id, NULL));
  return id;
}

/* Loads new games. Returns: the numbers of the games that start with F, each after a space
 * (transfer full) */
static char *
find_first (AwaleMoveCache *memory,
            AwaleLibrary   *library)
{
  AwalePositionPattern pattern;
  AwaleMoveCacheQuery search = { .ruleset = "abapa" };
  g_autoptr (GArray) finds = NULL;
  GString *ids = g_string_new (NULL);

  g_assert_true (awale_position_pattern_parse ("4-4-4-4-4-0-5-5-5-5-4-4-N", &pattern, NULL));
  search.positions = awale_position_query (&pattern, false, false);
  g_assert_true (awale_move_cache_load (memory, library, 0, NULL));
  g_assert_true (awale_move_cache_is_whole (memory));
  finds = awale_move_cache_find (memory, &search, NULL);
  for (unsigned i = 0; i < finds->len; i++)
    g_string_append_printf (ids, " %d", (int) g_array_index (finds, AwaleMoveCacheMatch, i).id);
  return g_string_free (ids, FALSE);
}

static void
assert_first (AwaleMoveCache *memory,
              AwaleLibrary   *library,
              const char     *expected)
{
  g_autofree char *ids = find_first (memory, library);

  g_assert_cmpstr (ids, ==, expected);
}

/* Games that are added to the library, removed from it or replaced later are taken into account. */
static void
test_load (void)
{
  char *folder = fixture_make_folder ();
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  g_autoptr (AwaleMoveCache) memory = awale_move_cache_new ();

  add_to_library (library, "Ff", 0);
  add_to_library (library, "Ee", 0);
  assert_first (memory, library, " 1");
  add_to_library (library, "Fe", 0);
  assert_first (memory, library, " 1 3");

  /* Numbers of removed games are not used again. */
  g_assert_true (awale_library_remove (library, 3, NULL));
  g_assert_cmpint (add_to_library (library, "Dd", 0), ==, 4);
  assert_first (memory, library, " 1");
  add_to_library (library, "Cc", 1);
  add_to_library (library, "Fc", 2);
  assert_first (memory, library, " 2");
  g_assert_true (awale_library_remove (library, 2, NULL));
  assert_first (memory, library, "");
  g_assert_cmpuint (awale_move_cache_get_n_games (memory), ==, 2);

  g_clear_pointer (&library, awale_library_free);
  fixture_remove_folder (folder);
}

/* Games are loaded in parts, and changes of the library between the parts are noticed at the
 * end. */
static void
test_load_some (void)
{
  char *folder = fixture_make_folder ();
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  g_autoptr (AwaleMoveCache) memory = awale_move_cache_new ();

  for (int i = 0; i < 5; i++)
    add_to_library (library, (const char *[]) { "Ff", "Ee", "Fe", "Dd", "Fd" }[i], 0);
  g_assert_false (awale_move_cache_is_whole (memory));
  for (unsigned n = 2; n < 5; n += 2)
    {
      g_assert_true (awale_move_cache_load (memory, library, 2, NULL));
      g_assert_cmpuint (awale_move_cache_get_n_games (memory), ==, n);
      g_assert_false (awale_move_cache_is_whole (memory));
    }
  g_assert_true (awale_move_cache_load (memory, library, 2, NULL));
  g_assert_cmpuint (awale_move_cache_get_n_games (memory), ==, 5);
  g_assert_true (awale_move_cache_is_whole (memory));

  /* Parts have the requested size even when loading had to start again. */
  add_to_library (library, "Fc", 0);
  g_assert_true (awale_library_remove (library, 1, NULL));
  g_assert_true (awale_move_cache_load (memory, library, 3, NULL));
  g_assert_cmpuint (awale_move_cache_get_n_games (memory), ==, 3);
  g_assert_false (awale_move_cache_is_whole (memory));
  g_assert_true (awale_move_cache_load (memory, library, 2, NULL));
  g_assert_true (awale_move_cache_is_whole (memory));
  assert_first (memory, library, " 3 5 6");

  /* Remove a game before the rest of the games is loaded. */
  add_to_library (library, "Cc", 2);
  add_to_library (library, "Ff", 0);
  g_assert_true (awale_move_cache_load (memory, library, 1, NULL));
  g_assert_false (awale_move_cache_is_whole (memory));
  g_assert_true (awale_library_remove (library, 5, NULL));
  assert_first (memory, library, " 3 6 7");

  g_clear_pointer (&library, awale_library_free);
  fixture_remove_folder (folder);
}

/* Loading ends even if there are moves without a game, which are skipped. */
static void
test_orphan (void)
{
  char *folder = fixture_make_folder ();
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  bool is_read = false;

  for (int i = 0; i < 5; i++)
    add_to_library (library, (const char *[]) { "Ff", "Ee", "Fe", "Dd", "Fd" }[i], 0);
  g_assert_true (awale_sql_run (library->db, "PRAGMA foreign_keys = OFF", NULL));
  g_assert_true (awale_sql_run (library->db, "INSERT INTO moves (game, moves) VALUES (99, x'00')",
                                NULL));
  for (int i = 0; !is_read; i++)
    {
      g_assert_cmpint (i, <, 10);
      g_assert_true (awale_library_read_moves (library, 2, &is_read, NULL));
    }
  g_clear_pointer (&library, awale_library_free);
  fixture_remove_folder (folder);
}

/* Adds many games under two rulesets to @library. */
static void
fill_library (AwaleLibrary *library)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  g_autoptr (GPtrArray) blobs = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (AwaleStatement) add_game_row = awale_statement_new (
    library->db, NULL, "INSERT INTO games (id, ruleset, result, south_score, north_score, date,"
                       " plies, hash, added) VALUES (?1, ?2, '*', ?1 % 97, 96 - ?1 % 97,"
                       " '2026.11.24', 1, ?1, 0)", "");
  g_autoptr (AwaleStatement) add_moves =
    awale_statement_new (library->db, NULL, "INSERT INTO moves (game, moves) VALUES (?, ?)", "");

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (AwaleGame) game = fixture_random_game (rand, 20);

      g_ptr_array_add (blobs, awale_moves_blob_new (game));
    }
  g_assert_true (awale_sql_run (library->db, "BEGIN", NULL));
  for (int i = 1; i <= N_MANY; i++)
    {
      awale_statement_set (add_game_row, 1, "is", (int) i,
                           i < N_MANY / 3 || i % 2 == 0 ? "abapa" : "awari");
      g_assert_true (awale_statement_run (add_game_row, NULL));
      awale_statement_set (add_moves, 1, "ib", (int) i, g_ptr_array_index (blobs, i % N_GAMES));
      g_assert_true (awale_statement_run (add_moves, NULL));
    }
  g_assert_true (awale_sql_run (library->db, "COMMIT", NULL));
}

/* Asserts that @memory finds the same games as a newly filled cache of @library. */
static void
assert_like_new (AwaleMoveCache *memory,
                 AwaleLibrary   *library)
{
  g_autoptr (AwaleMoveCache) plain = awale_move_cache_new ();
  AwalePositionPattern pattern;
  AwaleMoveCacheQuery search = { .ruleset = "awari" };
  g_autoptr (GArray) finds = NULL;
  g_autoptr (GArray) expected = NULL;

  g_assert_true (awale_move_cache_load (plain, library, 0, NULL));
  g_assert_true (awale_move_cache_is_whole (memory));
  g_assert_cmpuint (awale_move_cache_get_n_games (memory), ==,
                    awale_move_cache_get_n_games (plain));
  g_assert_cmpuint (awale_move_cache_count_games (memory, "awari"), ==,
                    awale_move_cache_count_games (plain, "awari"));
  g_assert_true (awale_position_pattern_parse ("*-0-*-*-*-*-*-*-*-*-*-*-*", &pattern, NULL));
  search.positions = awale_position_query (&pattern, true, false);
  finds = awale_move_cache_find (memory, &search, NULL);
  expected = awale_move_cache_find (plain, &search, NULL);
  g_assert_cmpuint (finds->len, >, 0);
  assert_same (finds, expected);
}

/* Games loaded at once or in parts are found, with gaps between their numbers and with games added
 * later. */
static void
test_load_many (void)
{
  char *folder = fixture_make_folder ();
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  g_autoptr (AwaleMoveCache) all = awale_move_cache_new ();
  g_autoptr (AwaleMoveCache) parts = awale_move_cache_new ();
  const char *const removals[] = { "DELETE FROM games WHERE id IN (3, 1200, 1999)",
                                   "DELETE FROM games WHERE id BETWEEN 2 AND 900" };

  fill_library (library);
  g_assert_true (awale_move_cache_load (all, library, 0, NULL));
  assert_like_new (all, library);

  g_assert_true (awale_move_cache_load (parts, library, N_MANY - 7, NULL));
  g_assert_cmpuint (awale_move_cache_get_n_games (parts), ==, N_MANY - 7);
  g_assert_false (awale_move_cache_is_whole (parts));
  g_assert_true (awale_move_cache_load (parts, library, 7, NULL));
  assert_like_new (parts, library);

  for (size_t i = 0; i < G_N_ELEMENTS (removals); i++)
    {
      g_assert_true (awale_sql_run (library->db, removals[i], NULL));
      add_to_library (library, "Fd", 0);
      g_assert_true (awale_move_cache_load (all, library, 0, NULL));
      assert_like_new (all, library);
    }

  g_clear_pointer (&library, awale_library_free);
  fixture_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/library/moves-memory/find", test_find);
  g_test_add_func ("/library/moves-memory/some", test_some);
  g_test_add_func ("/library/moves-memory/cancelled", test_cancelled);
  g_test_add_func ("/library/moves-memory/load", test_load);
  g_test_add_func ("/library/moves-memory/load-some", test_load_some);
  g_test_add_func ("/library/moves-memory/load-many", test_load_many);
  g_test_add_func ("/library/moves-memory/orphan", test_orphan);

  return g_test_run ();
}
