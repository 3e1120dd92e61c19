/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Measures the parts of a library: measure-library FILE.ogn LIBRARY ALL.ogn. It first measures the
 * steps of an import of FILE.ogn in processor time of this thread; the games are all held in
 * memory, so there should not be too many. It then measures searches for positions in all games of
 * the library and, for comparison, in an index of the hashes of all positions of ALL.ogn, which a
 * library does not have. */
#include "library/awale-library-explorer.h"
#include "library/awale-library-record.h"
#include "library/awale-moves-blob.h"
#include "library/awale-move-cache.h"
#include "library/awale-statement.h"
#include "notation/awale-ogn.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <time.h>

/* A position that occurs in many games, one that occurs in few, and a pattern. */
static const char *const patterns[] = {
  "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N",
  "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N",
  "*-*-*-*-0-0-*-*-*-*-12+-*-*",
};

/* Number of patterns at the beginning of the list that are exact positions. */
#define N_EXACT 2

static double
get_seconds (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static void
tell (const char *name,
      double      seconds)
{
  printf ("%s\t%.3f\n", name, seconds);
}

static void
for_each_game (const char *path,
               void      (*func) (AwaleGame *game,
                                  void      *data),
               void       *data)
{
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  size_t n_bytes;

  g_file_get_contents (path, &text, &n_bytes, &error);
  g_assert_no_error (error);
  document = awale_ogn_read (text, n_bytes, NULL);
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    func (awale_document_get_game (document, i), data);
}

static void
keep_game (AwaleGame *game,
           void      *data)
{
  g_ptr_array_add (data, g_object_ref (game));
}

static GPtrArray *
read_games (const char *path)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for_each_game (path, keep_game, games);
  return games;
}

static void
make_blobs (GPtrArray *games)
{
  for (unsigned i = 0; i < games->len; i++)
    g_bytes_unref (awale_moves_blob_new (games->pdata[i]));
}

static AwaleMoveCache *
load_moves (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleLibrary) library = awale_library_open (path, AWALE_LIBRARY_READ, &error);
  AwaleMoveCache *memory = awale_move_cache_new ();

  g_assert_no_error (error);
  awale_move_cache_load (memory, library, 0, &error);
  g_assert_no_error (error);
  return memory;
}

static void
write_games (GPtrArray *games)
{
  for (unsigned i = 0; i < games->len; i++)
    g_free (awale_ogn_write_game (games->pdata[i], AWALE_WRITE_DEFAULT));
}

static void
make_records (GPtrArray *games)
{
  for (unsigned i = 0; i < games->len; i++)
    awale_library_record_free (awale_library_record_new (games->pdata[i]));
}

static void
find_positions (AwaleMoveCache *memory)
{
  for (size_t i = 0; i < G_N_ELEMENTS (patterns); i++)
    for (unsigned n_threads = 1; n_threads <= g_get_num_processors (); n_threads++)
      {
        AwalePositionPattern pattern;
        AwaleMoveCacheQuery search = { .n_threads = n_threads };
        g_autoptr (GArray) finds = NULL;
        double started = get_seconds (CLOCK_MONOTONIC);
        double used = get_seconds (CLOCK_PROCESS_CPUTIME_ID);

        g_assert_true (awale_position_pattern_parse (patterns[i], &pattern, NULL));
        search.positions = awale_position_query (&pattern, false, false);
        finds = awale_move_cache_find (memory, &search, NULL);
        printf ("find %s: %u games, %u threads\t%.3f (%.3f)\n", patterns[i], finds->len, n_threads,
                get_seconds (CLOCK_PROCESS_CPUTIME_ID) - used,
                get_seconds (CLOCK_MONOTONIC) - started);
      }
}

/* Makes the same queries as awale-explorer-controller.c at each step: on growing numbers of games
 * while their moves are read for the first time, and afterwards first on the latest games, then on
 * all. */
static void
explore (AwaleLibrary *library,
         const char   *position)
{
  AwalePositionPattern pattern;
  AwaleLibraryFilter filter = { .position = &pattern, .limit = 100000 };
  double started = get_seconds (CLOCK_MONOTONIC), used = get_seconds (CLOCK_PROCESS_CPUTIME_ID);
  bool is_whole = false;

  g_assert_true (awale_position_pattern_parse (position, &pattern, NULL));
  while (!is_whole)
    {
      g_autoptr (AwaleExploration) exploration =
        awale_library_continue_exploration (library, &filter, NULL, NULL);

      printf ("explore %s: %d of %d games%s\t%.3f (%.3f)\n", position, (int) exploration->n_found,
              (int) exploration->n_all, exploration->is_whole ? "" : " at first",
              get_seconds (CLOCK_PROCESS_CPUTIME_ID) - used,
              get_seconds (CLOCK_MONOTONIC) - started);
      filter.limit = exploration->is_read ? 0 : 4 * filter.limit;
      is_whole = exploration->is_whole;
    }
}

static void
explore_all (const char *path)
{
  g_autoptr (AwaleLibrary) library = awale_library_open (path, AWALE_LIBRARY_READ, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (patterns); i++)
    explore (library, patterns[i]);
}

typedef struct
{
  sqlite3        *db;
  AwaleStatement *add;
  gint64          n_games;
  gint64          n_positions;
  double          seconds;
} Index;

static gint64
get_hash (AwalePosition position)
{
  return (gint64) ((position.words[0] * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15))
                   ^ (position.words[1] * G_GUINT64_CONSTANT (0xc2b2ae3d27d4eb4f)));
}

static void
add_hashes (AwaleGame *game,
            void      *data)
{
  Index *index = data;
  double started = get_seconds (CLOCK_THREAD_CPUTIME_ID);

  index->n_games++;
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    {
      awale_statement_set (index->add, 1, "xii", (gint64) get_hash (awale_node_get_position (node)),
                           (int) index->n_games, (int) awale_node_get_ply (node));
      g_assert_true (awale_statement_run (index->add, NULL));
      index->n_positions++;
    }
  index->seconds += get_seconds (CLOCK_THREAD_CPUTIME_ID) - started;
}

static void
ask_index (Index      *index,
           const char *text)
{
  double started = get_seconds (CLOCK_THREAD_CPUTIME_ID);
  g_autofree char *name = NULL;
  g_autoptr (AwaleStatement) statement = NULL;
  AwalePosition position;
  unsigned n_games = 0;

  g_assert_true (awale_position_parse (text, &position, NULL));
  statement = awale_statement_new (index->db, NULL,
                                   "SELECT DISTINCT game FROM positions WHERE hash = ?", "");
  awale_statement_set (statement, 1, "x", (gint64) get_hash (position));
  while (awale_statement_step (statement, NULL) == AWALE_SQL_ROW)
    n_games++;
  name = g_strdup_printf ("index %s: %u games", text, n_games);
  tell (name, get_seconds (CLOCK_THREAD_CPUTIME_ID) - started);
}

/* Measures an alternative that was rejected: a table of all positions of all games. */
static void
make_index (const char *games)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "awale-measure.sqlite", NULL);
  Index index = { .db = NULL };
  GStatBuf status;
  double started;

  g_unlink (path);
  g_assert_cmpint (sqlite3_open (path, &index.db), ==, SQLITE_OK);
  g_assert_true (awale_sql_run (index.db, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
                                          "CREATE TABLE positions (hash INTEGER, game INTEGER,"
                                          " ply INTEGER); BEGIN", NULL));
  index.add = awale_statement_new (index.db, NULL, "INSERT INTO positions VALUES (?, ?, ?)", "");
  for_each_game (games, add_hashes, &index);
  started = get_seconds (CLOCK_THREAD_CPUTIME_ID);
  g_assert_true (awale_sql_run (index.db, "CREATE INDEX by_hash ON positions (hash); COMMIT",
                                NULL));
  index.seconds += get_seconds (CLOCK_THREAD_CPUTIME_ID) - started;
  tell ("index of positions, instead", index.seconds);
  printf ("its positions\t%" G_GINT64_FORMAT "\n", index.n_positions);
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  printf ("its megabytes\t%.1f\n", (double) status.st_size / 1e6);
  for (size_t i = 0; i < N_EXACT; i++)
    ask_index (&index, patterns[i]);
  awale_statement_free (index.add);
  sqlite3_close (index.db);
  g_unlink (path);
}

#define MEASURE(name, call) \
  G_STMT_START \
  { \
    double started_ = get_seconds (CLOCK_THREAD_CPUTIME_ID); \
    call; \
    tell (name, get_seconds (CLOCK_THREAD_CPUTIME_ID) - started_); \
  } \
  G_STMT_END

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (AwaleMoveCache) memory = NULL;

  if (argc != 4)
    {
      g_printerr ("Usage: measure-library FILE.ogn LIBRARY ALL.ogn\n");
      return 2;
    }
  MEASURE ("read", games = read_games (argv[1]));
  printf ("games\t%u\n", games->len);
  MEASURE ("write", write_games (games));
  MEASURE ("moves as bytes", make_blobs (games));
  MEASURE ("records, with text and moves", make_records (games));
  g_clear_pointer (&games, g_ptr_array_unref);

  MEASURE ("load the moves of the library", memory = load_moves (argv[2]));
  find_positions (memory);
  explore_all (argv[2]);
  fflush (stdout);
  make_index (argv[3]);
  return 0;
}
