/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A book has the expected contents, and the same bytes however the work is divided or interrupted.
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../tablebase/helpers.h"
#include "book/awale-book-build.h"
#include "book/awale-book-search-cache.h"
#include "book/awale-book-file.h"
#include "book/awale-book.h"
#include "reference.h"

enum
{
  DEPTH = 2,
  POSITIONS = 80,
};

static const AwaleBookJob standard_job = { .depth = DEPTH, .positions = POSITIONS };

static char *
read_bytes (const char *path,
            size_t     *size)
{
  g_autoptr (GError) error = NULL;
  char *bytes = NULL;

  g_file_get_contents (path, &bytes, size, &error);
  g_assert_no_error (error);
  return bytes;
}

static void
assert_same_bytes (const char *path,
                   const char *other)
{
  size_t size, other_size;
  g_autofree char *bytes = read_bytes (path, &size);
  g_autofree char *other_bytes = read_bytes (other, &other_size);

  g_assert_cmpmem (bytes, size, other_bytes, other_size);
}

/* Checks that the folder contains only books. */
static void
assert_tidy (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_true (g_str_has_suffix (name, ".awb"));
}

static void
build (const AwaleRuleset *rules,
       const char         *path,
       const AwaleBookJob *job)
{
  g_autoptr (GError) error = NULL;

  awale_book_build (rules, path, job, &error);
  g_assert_no_error (error);
}

/* Compares nodes by keys, then plies. */
static int
compare_nodes (const void *a,
               const void *b)
{
  const AwaleBookNode *one = a, *other = b;

  if (one->key != other->key)
    return one->key < other->key ? -1 : 1;
  return one->plies - other->plies;
}

/* The built book equals that of the reference. */
static void
compare_with_reference (const char *ruleset,
                        int         depth,
                        int         positions)
{
  AwaleRuleset rules = parse_rules (ruleset);
  AwaleBookJob job = { .depth = depth, .positions = (size_t) positions };
  g_autoptr (GArray) reference = reference_book (&rules, depth, (guint) positions);
  g_autoptr (GArray) nodes = NULL;
  g_autoptr (GError) error = NULL;
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  AwaleBookSearchInfo searches;

  build (&rules, path, &job);
  nodes = awale_book_read (path, &rules, &searches, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (searches.depth, ==, depth);
  g_array_sort (reference, compare_nodes);
  g_assert_cmpuint (nodes->len, ==, reference->len);
  for (guint i = 0; i < nodes->len; i++)
    {
      const AwaleBookNode *node = &g_array_index (nodes, AwaleBookNode, i);
      const AwaleBookNode *other = &g_array_index (reference, AwaleBookNode, i);

      g_assert_cmpuint (node->key, ==, other->key);
      g_assert_cmpint (node->plies, ==, other->plies);
      g_assert_cmpint (node->state, ==, other->state);
      g_assert_cmpint (node->searched, ==, other->searched);
      g_assert_cmpint (node->value, ==, other->value);
    }
  remove_folder (folder);
}

static void
test_reference (const void *data)
{
  compare_with_reference (data, DEPTH, POSITIONS);
}

/* Each search starts with an empty hash table; at this depth, entries of an earlier search could
 * change the values. */
static void
test_forgets (void)
{
  compare_with_reference ("society", 7, 30);
}

/* Under a drought rule of one ply, any first move ends the game unless it captures. */
static void
test_drought_of_one (void)
{
  AwaleRuleset rules = parse_rules (custom_rulesets[10]);
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autoptr (AwaleBook) book = NULL;
  AwaleBookEntry entry;

  g_assert_cmpint (rules.drought, ==, 1);
  build (&rules, path, &standard_job);
  book = awale_book_open (&rules, folder, NULL);
  g_assert_cmpuint (awale_book_get_size (book).positions, ==, 7);
  g_assert_true (awale_book_probe (book, awale_position_start (), &entry));
  g_assert_cmpint (entry.n_moves, ==, 6);
  for (int i = 0; i < 6; i++)
    g_assert_cmpint (entry.moves[i].value, ==, 0);
  remove_folder (folder);
}

/* Kills this process after a given number of searches. */
static void
kill_cb (size_t  n_done,
         size_t  n_wanted,
         void   *user_data)
{
  int *n_left = user_data;

  if (--*n_left == 0)
    kill (getpid (), SIGKILL);
}

static void
build_and_be_killed (const AwaleRuleset *rules,
                     const char         *path,
                     int                 n_searches)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      AwaleBookJob job = standard_job;

      job.searched = kill_cb;
      job.user_data = &n_searches;
      awale_book_build (rules, path, &job, NULL);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

/* Truncates the last line, like a process killed while writing. */
static void
cut_answers (const char *path,
             int         n_bytes)
{
  g_autofree char *name = g_strconcat (path, ".answers-1-of-1", NULL);
  size_t size;
  g_autofree char *bytes = read_bytes (name, &size);

  g_assert_cmpuint (size, >, (size_t) n_bytes);
  g_assert_cmpint (truncate (name, (off_t) size - n_bytes), ==, 0);
}

static void
test_killed (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autofree char *whole = g_build_filename (folder, "whole.awb", NULL);

  build (&rules, whole, &standard_job);
  for (int n_bytes = 0; n_bytes < 12; n_bytes += n_bytes < 2 ? 1 : 5)
    {
      build_and_be_killed (&rules, path, 5 + 6 * n_bytes);
      cut_answers (path, n_bytes);
      build_and_be_killed (&rules, path, 2);
      build (&rules, path, &standard_job);
      assert_same_bytes (path, whole);
      assert_tidy (folder);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  remove_folder (folder);
}

/* Parts that are built in several orders, some of them divided differently, make the same book. */
static void
test_parts (void)
{
  static const int orders[][3] = { { 1, 2, 3 }, { 3, 1, 2 }, { 2, 3, 1 } };
  AwaleRuleset rules = parse_rules ("society");
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autofree char *whole = g_build_filename (folder, "whole.awb", NULL);
  AwaleBookJob job = standard_job;

  build (&rules, whole, &job);
  for (int round = 0; job.positions != 0; round++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) nodes = NULL;
      AwaleBookSearchInfo searches;
      size_t n_missing = 0;

      job.n_parts = 3;
      for (int i = 0; i < 3; i++)
        {
          job.part = orders[round % 3][i];
          g_assert_true (awale_book_build_part (&rules, path, &job, &error));
          g_assert_no_error (error);
          if (i == 0 && round > 0)
            {
              g_assert_true (awale_book_merge (&rules, path, &job, &n_missing, &error));
              g_assert_cmpuint (n_missing, >, 0);
            }
        }
      job.part = 1;
      job.n_parts = 2;
      g_assert_true (awale_book_build_part (&rules, path, &job, &error));
      g_assert_true (awale_book_merge (&rules, path, &job, &n_missing, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (n_missing, ==, 0);
      nodes = awale_book_read (path, &rules, &searches, NULL, &error);
      g_assert_no_error (error);
      if (nodes->len >= POSITIONS)
        job.positions = 0;
    }
  assert_same_bytes (path, whole);
  assert_tidy (folder);
  remove_folder (folder);
}

/* A book that is grown later equals one built in a single run. */
static void
test_grown (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autofree char *whole = g_build_filename (folder, "whole.awb", NULL);
  AwaleBookJob job = standard_job;

  build (&rules, whole, &job);
  for (job.depth = 2, job.positions = 2; job.positions <= POSITIONS; job.positions += 17)
    {
      build (&rules, path, &job);
      job.depth = 0;
    }
  job.positions = POSITIONS;
  build (&rules, path, &job);
  assert_same_bytes (path, whole);
  remove_folder (folder);
}

static void
test_other_depth (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  AwaleBookJob job = { .depth = 1, .positions = 10 };
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autoptr (GError) error = NULL;

  build (&rules, path, &job);
  job.depth = 2;
  g_assert_false (awale_book_build (&rules, path, &job, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, "have a depth of 1, not 2."));
  remove_folder (folder);
}

/* Another build that interferes with the current one. */
typedef struct
{
  const AwaleRuleset *rules;
  const char         *path;
  int                 n_left;  /* Number of searches before the interference. */
} Disturbance;

/* Completes the current round of the build by two parts and a merge, as other processes could. */
static void
merge_cb (size_t  n_done,
          size_t  n_wanted,
          void   *user_data)
{
  Disturbance *disturbance = user_data;
  AwaleBookJob job = { .depth = DEPTH, .n_parts = 2 };
  g_autoptr (GError) error = NULL;
  size_t n_missing = 1;

  if (--disturbance->n_left != 0)
    return;
  for (job.part = 1; job.part <= 2; job.part++)
    awale_book_build_part (disturbance->rules, disturbance->path, &job, &error);
  g_assert_no_error (error);
  awale_book_merge (disturbance->rules, disturbance->path, &job, &n_missing, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_missing, ==, 0);
}

/* A build continues when other processes have finished its current round. */
static void
test_merged_meanwhile (void)
{
  AwaleRuleset rules = parse_rules ("society");
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autofree char *whole = g_build_filename (folder, "whole.awb", NULL);

  build (&rules, whole, &standard_job);
  for (int n = 1; n < 20; n += 6)
    {
      AwaleBookJob job = standard_job;
      Disturbance disturbance = { &rules, path, n };

      job.searched = merge_cb;
      job.user_data = &disturbance;
      build (&rules, path, &job);
      assert_same_bytes (path, whole);
      assert_tidy (folder);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  remove_folder (folder);
}

/* A part of a book cannot be built twice at the same time. */
static void
test_busy (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  AwaleBookJob job = { .depth = 1, .positions = 10 };
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autoptr (AwaleBookSearchCache) answers = NULL;
  g_autoptr (GError) error = NULL;

  build (&rules, path, &job);
  answers = awale_book_search_cache_open (path, 1, 1, &error);
  g_assert_no_error (error);
  job.positions = 20;
  g_assert_false (awale_book_build (&rules, path, &job, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_BUSY);
  g_clear_pointer (&answers, awale_book_search_cache_close);
  build (&rules, path, &job);
  remove_folder (folder);
}

/* A book built by another version of the engine can be read, but not extended. */
static void
test_other_engine (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  AwaleBookJob job = { .depth = 1, .positions = 10 };
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autoptr (GArray) nodes = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AwaleBook) book = NULL;
  g_autoptr (GError) error = NULL;
  AwaleBookSearchInfo searches;

  build (&rules, path, &job);
  nodes = awale_book_read (path, &rules, &searches, NULL, NULL);
  searches.engine ^= 1;
  bytes = awale_book_serialize (&rules, &searches, nodes);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes), NULL));
  g_assert_false (awale_book_build (&rules, path, &job, &error));
  g_assert_nonnull (strstr (error->message, "was built by another version of Awalé."));
  book = awale_book_open (&rules, folder, NULL);
  g_assert_nonnull (book);
  remove_folder (folder);
}

/* A book whose build has just begun has no entry for the start position. */
static void
test_begun (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  AwaleBookJob job = { .depth = 1, .part = 1, .n_parts = 1 };
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autoptr (AwaleBook) book = NULL;
  g_autoptr (GError) error = NULL;
  AwaleBookEntry entry;

  awale_book_build_part (&rules, path, &job, &error);
  g_assert_no_error (error);
  book = awale_book_open (&rules, folder, &error);
  g_assert_no_error (error);
  g_assert_false (awale_book_probe (book, awale_position_start (), &entry));
  remove_folder (folder);
}

/* Files that a process left when it was killed between writing a book and tidying up are removed;
 * other files stay. */
static void
test_leftovers (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  AwaleBookJob job = { .depth = 1, .positions = 10 };
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autofree char *stale = g_strconcat (path, ".answers-2-of-3", NULL);
  g_autofree char *foreign = g_strconcat (path, ".answers-2-of-3.bak", NULL);

  g_assert_true (g_file_set_contents (stale, "awale-book-answers 1 0000000000000000\n", -1, NULL));
  g_assert_true (g_file_set_contents (foreign, "mine", -1, NULL));
  build (&rules, path, &job);
  g_assert_false (g_file_test (stale, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (foreign, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_set_contents (stale, "awale-book-answers 1 0000000000000000\n", -1, NULL));
  build (&rules, path, &job);
  g_assert_false (g_file_test (stale, G_FILE_TEST_EXISTS));
  remove_folder (folder);
}

/* Answers that cannot be read are reported, and not mistaken for missing ones. */
static void
test_unreadable_answers (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  AwaleBookJob job = { .depth = 1, .positions = 10 };
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autofree char *answers = g_strconcat (path, ".answers-2-of-3", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (answers, 0777), ==, 0);
  g_assert_false (awale_book_build (&rules, path, &job, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, answers));
  remove_folder (folder);
}

#define HEAD "awale-book-answers 1 00000005\n"

/* Texts of a file of answers, with the number of valid bytes after the header. */
static const struct
{
  const char *text;
  size_t      n_good;
} texts[] = {
  { "", 0 },
  { "12 -4800\n", 9 },
  { "12 -4801\n", 0 },
  { "12 4801\n", 0 },
  { "12 -99999999999999999999\n", 0 },
  { "99999999999999999999 1\n", 0 },
  { "281474976710655 1\n", 0 },       /* Key above the maximum. */
  { "281474976710657 1\n", 18 },      /* Key 1 after one ply. */
  { "56294995342131201 1\n", 20 },    /* 200 plies in the upper bits, and key 1. */
  { "56576470318841857 1\n", 0 },     /* 201 plies, too many. */
  { "12 5\n13 6", 5 },
  { "12 5\n13\n14 2\n", 5 },
  { "12 5 6\n", 0 },
  { "-1 5\n", 0 },
  { " 12 5\n", 0 },
  { "12 \n", 0 },
};

static void
test_answers (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GHashTable) answers = awale_book_search_cache_table ();
      g_autofree char *text = g_strconcat (HEAD, texts[i].text, NULL);

      g_test_message ("%s", texts[i].text);
      g_assert_cmpuint (awale_book_search_cache_parse (text, 5, answers), ==,
                        strlen (HEAD) + texts[i].n_good);
      g_assert_cmpuint (g_hash_table_size (answers), ==, texts[i].n_good > 0 ? 1 : 0);
      g_assert_cmpuint (awale_book_search_cache_parse (text, 6, answers), ==, 0);
    }
}

/* A build fails if its folder cannot be created, or if not even root may write there. */
static void
test_no_folder (void)
{
  static const char *const paths[] = { "/dev/null/awari.awb", "/sys/awari.awb" };
  AwaleRuleset rules = parse_rules ("awari");

  for (size_t i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (awale_book_build (&rules, paths[i], &standard_job, &error));
      g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE);
      g_test_message ("%s", error->message);
    }
}

int
main (int    argc,
      char **argv)
{
  const AwalePreset *presets;
  size_t n_presets;

  g_test_init (&argc, &argv, NULL);
  presets = awale_presets (&n_presets);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *name = g_strconcat ("/book/build/reference/", presets[i].id, NULL);

      g_test_add_data_func (name, presets[i].id, test_reference);
    }
  g_test_add_data_func ("/book/build/reference/custom", custom_rulesets[0], test_reference);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("/book/build/reference/drought-%d", i);

      g_test_add_data_func (name, custom_rulesets[8 + 3 * i], test_reference);
    }
  g_test_add_func ("/book/build/forgets", test_forgets);
  g_test_add_func ("/book/build/drought-of-one", test_drought_of_one);
  g_test_add_func ("/book/build/merged-meanwhile", test_merged_meanwhile);
  g_test_add_func ("/book/build/other-engine", test_other_engine);
  g_test_add_func ("/book/build/begun", test_begun);
  g_test_add_func ("/book/build/leftovers", test_leftovers);
  g_test_add_func ("/book/build/unreadable-answers", test_unreadable_answers);
  g_test_add_func ("/book/build/answers", test_answers);
  g_test_add_func ("/book/build/killed", test_killed);
  g_test_add_func ("/book/build/parts", test_parts);
  g_test_add_func ("/book/build/grown", test_grown);
  g_test_add_func ("/book/build/other-depth", test_other_depth);
  g_test_add_func ("/book/build/busy", test_busy);
  g_test_add_func ("/book/build/no-folder", test_no_folder);
  return g_test_run ();
}
