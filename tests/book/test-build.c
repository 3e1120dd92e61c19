/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Books grow as they should, and to the same bytes however the work is shared or interrupted.
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../tablebase/helpers.h"
#include "book/awale-book-answers.h"
#include "book/awale-book-file.h"
#include "book/awale-book.h"
#include "reference.h"
#include "tablebase/awale-checksum.h"

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

/* Nothing is left but books. */
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

/* By keys, then plies. */
static int
compare_nodes (const void *a,
               const void *b)
{
  const AwaleBookNode *one = a, *other = b;

  if (one->key != other->key)
    return one->key < other->key ? -1 : 1;
  return one->plies - other->plies;
}

static void
test_reference (const void *data)
{
  AwaleRuleset rules = parse_rules (data);
  g_autoptr (GArray) reference = reference_book (&rules, DEPTH, POSITIONS);
  g_autoptr (GArray) nodes = NULL;
  g_autoptr (GError) error = NULL;
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  int depth = 0;

  build (&rules, path, &standard_job);
  nodes = awale_book_read (path, &rules, &depth, &error);
  g_assert_no_error (error);
  g_assert_cmpint (depth, ==, DEPTH);
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

/* Kills this program when a round has come to the given search. */
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

/* What a program that is killed while it writes leaves of its last line. */
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

/* Parts of three in any order, and one of two besides: what is there twice is the same. */
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
      size_t n_missing = 0;
      int depth;

      job.n_parts = 3;
      for (int i = 0; i < 3; i++)
        {
          job.part = orders[round % 3][i];
          g_assert_true (awale_book_build_part (&rules, path, &job, &error));
          g_assert_no_error (error);
          if (i == 0)
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
      nodes = awale_book_read (path, &rules, &depth, &error);
      g_assert_no_error (error);
      if (nodes->len >= POSITIONS)
        job.positions = 0;
    }
  assert_same_bytes (path, whole);
  assert_tidy (folder);
  remove_folder (folder);
}

/* A book can be grown at any time, and becomes what it would have been at once. */
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

/* While a part is being built nobody else builds it. */
static void
test_busy (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  AwaleBookJob job = { .depth = 1, .positions = 10 };
  char *folder = make_folder ();
  g_autofree char *path = awale_book_dup_path (&rules, folder);
  g_autofree char *bytes = NULL;
  g_autoptr (AwaleBookAnswers) answers = NULL;
  g_autoptr (GError) error = NULL;
  size_t size;

  build (&rules, path, &job);
  bytes = read_bytes (path, &size);
  answers = awale_book_answers_open (path, 1, 1, awale_checksum (bytes, size), &error);
  g_assert_no_error (error);
  job.positions = 20;
  g_assert_false (awale_book_build (&rules, path, &job, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_BUSY);
  g_clear_pointer (&answers, awale_book_answers_close);
  build (&rules, path, &job);
  remove_folder (folder);
}

static void
test_no_folder (void)
{
  AwaleRuleset rules = parse_rules ("awari");
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_book_build (&rules, "/dev/null/awari.awb", &standard_job, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE);
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
  g_test_add_func ("/book/build/killed", test_killed);
  g_test_add_func ("/book/build/parts", test_parts);
  g_test_add_func ("/book/build/grown", test_grown);
  g_test_add_func ("/book/build/other-depth", test_other_depth);
  g_test_add_func ("/book/build/busy", test_busy);
  g_test_add_func ("/book/build/no-folder", test_no_folder);
  return g_test_run ();
}
