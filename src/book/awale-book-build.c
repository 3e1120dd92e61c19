/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-build.h"

#include "awale-book-search-cache.h"
#include "engine/awale-search.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/file.h>
#include <unistd.h>
#include <zlib.h>

enum
{
  SIGNATURE_DEPTH = 9,
};

/*
 * A book being built. Several programs may share the work: each holds the lock of the folder while
 * it begins or ends a round.
 */
typedef struct
{
  const AwaleRuleset   *rules;
  const char           *path;
  AwaleBookJob          job;
  AwaleSearcher        *searcher; /* Searcher; NULL before the first search. */
  AwaleBookSearchCache *file;     /* File of results; NULL if nothing is to be searched. */
  AwaleBookSearchInfo   searches;
  uint32_t              engine;
  /* Fields that change with each round. */
  AwaleBookTree        *tree;
  uint32_t              state;    /* Checksum of the book's file, which identifies the round. */
  GArray               *wanted;   /* Searches of the round; NULL if the book cannot grow any more.
                                   * (element-type AwaleBookQuestion) */
  GHashTable           *answers;
} Build;

static void
forget_round (Build *self)
{
  g_clear_pointer (&self->tree, awale_book_tree_free);
  g_clear_pointer (&self->wanted, g_array_unref);
  g_clear_pointer (&self->answers, g_hash_table_unref);
}

static void
build_clear (Build *self)
{
  forget_round (self);
  g_clear_pointer (&self->file, awale_book_search_cache_close);
  g_clear_pointer (&self->searcher, awale_searcher_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Build, build_clear)

/* Locks the folder of the book. Returns: a descriptor that the caller closes, or -1 with @error */
static int
lock_folder (Build   *self,
             GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  int lock = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  int failed = lock < 0 ? -1 : 0;

  while (lock >= 0 && (failed = flock (lock, LOCK_EX)) != 0 && errno == EINTR)
    ;
  if (failed == 0)
    return lock;
  awale_book_set_failed (error, folder, errno);
  if (lock >= 0)
    close (lock);
  return -1;
}

/* Size of the hash table in mebibytes for searches of @depth, small enough that clearing it takes
 * little time. */
static unsigned
get_hash (int depth)
{
  return 1u << CLAMP (depth / 4 - 1, 0, 6);
}

static bool
check_searches (Build   *self,
                GError **error)
{
  if (self->job.depth != 0 && self->job.depth != self->searches.depth)
    g_set_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE,
                 _("The searches of “%s” have a depth of %d, not %d."), self->path,
                 self->searches.depth, self->job.depth);
  else if (self->searches.engine != self->engine)
    g_set_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE,
                 _("“%s” was built by another version of Awalé. This one can read it, but not "
                   "continue it."), self->path);
  else if (awale_searcher_get_most_hash () < get_hash (self->searches.depth))
    g_set_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE,
                 _("There is not enough memory to search to a depth of %d."),
                 self->searches.depth);
  else
    return true;
  return false;
}

/* Replaces the book's file atomically. */
static bool
write_book (Build   *self,
            GError **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (GBytes) bytes = awale_book_serialize (self->rules, &self->searches,
                                                   awale_book_tree_get_nodes (self->tree));
  size_t n_bytes;
  const char *data = g_bytes_get_data (bytes, &n_bytes);

  if (g_file_set_contents_full (self->path, data, (gssize) n_bytes,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644,
                                &failure))
    {
      self->state = (uint32_t) crc32_z (0, (const Bytef *) data, n_bytes);
      return true;
    }
  g_set_error_literal (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE, failure->message);
  return false;
}

/* Creates an empty book if there is none. */
static bool
begin_book (Build   *self,
            GError **error)
{
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    return true;
  self->searches.depth = self->job.depth != 0 ? self->job.depth : AWALE_BOOK_STANDARD_DEPTH;
  self->searches.engine = self->engine;
  self->tree = awale_book_tree_new (self->rules, NULL);
  return write_book (self, error);
}

/* Reads the book, the searches of its round, and their results so far. */
static bool
read_round (Build   *self,
            GError **error)
{
  g_autoptr (GArray) nodes = NULL;

  forget_round (self);
  nodes = awale_book_read (self->path, self->rules, &self->searches, &self->state, error);
  if (nodes == NULL || !check_searches (self, error))
    return false;
  self->tree = awale_book_tree_new (self->rules, nodes);
  self->wanted = awale_book_tree_dup_wanted (self->tree);
  self->answers = awale_book_search_cache_read (self->path, self->state, error);
  return self->answers != NULL;
}

/* Locks the folder and begins a round; creates the book and the file of results if necessary. */
static bool
begin_round (Build   *self,
             GError **error)
{
  int lock = lock_folder (self, error);
  bool is_begun = false;

  if (lock < 0)
    return false;
  if (self->file == NULL)
    self->file = awale_book_search_cache_open (self->path, self->job.part, self->job.n_parts,
                                               error);
  if (self->file != NULL)
    is_begun = begin_book (self, error) && read_round (self, error);
  close (lock);
  return is_begun;
}

/*
 * Searches a position. The value depends on @question alone, and not on earlier searches or
 * available tables.
 */
static int
search (Build             *self,
        AwaleBookQuestion  question)
{
  g_autoptr (GArray) game = awale_book_question_dup_game (question);
  AwaleSearchLimits limits = { .depth = self->searches.depth };
  AwaleSearchResult result;

  if (self->searcher == NULL)
    self->searcher = awale_searcher_new (self->rules, get_hash (self->searches.depth));
  awale_searcher_clear (self->searcher);
  result = awale_searcher_run (self->searcher, (const AwalePosition *) (void *) game->data,
                               game->len, &limits, NULL, NULL, NULL);
  g_assert (result.n_lines > 0);
  return result.lines[0].value;
}

/* Runs this part's share of the searches: every n_parts-th one, starting with the number of the
 * part. */
static bool
search_part (Build   *self,
             GError **error)
{
  size_t part = (size_t) self->job.part, n_parts = (size_t) self->job.n_parts;
  size_t n_own = (self->wanted->len + n_parts - part) / n_parts;

  if (!awale_book_search_cache_begin (self->file, self->state, error))
    return false;
  for (size_t n = 0; n < n_own; n++)
    {
      AwaleBookQuestion question = g_array_index (self->wanted, AwaleBookQuestion,
                                                  n * n_parts + part - 1);

      if (!g_hash_table_contains (self->answers, &question)
          && !awale_book_search_cache_add (self->file, question, search (self, question), error))
        return false;
      if (self->job.searched != NULL)
        self->job.searched (n + 1, n_own, self->job.user_data);
    }
  return true;
}

static size_t
count_missing (Build *self)
{
  size_t n = 0;

  for (guint i = 0; self->wanted != NULL && i < self->wanted->len; i++)
    if (!g_hash_table_contains (self->answers,
                                &g_array_index (self->wanted, AwaleBookQuestion, i)))
      n++;
  return n;
}

/*
 * Adds the results of the round to the book if they are complete; the folder must be locked.
 * @n_missing (out): the number of missing results
 */
static bool
grow (Build   *self,
      size_t  *n_missing,
      GError **error)
{
  AwaleBookSize size;

  if (!read_round (self, error))
    return false;
  *n_missing = count_missing (self);
  if (*n_missing > 0 || self->wanted == NULL
      || !awale_book_tree_expand (self->tree, self->answers))
    return true;
  if (!write_book (self, error))
    return false;
  awale_book_search_cache_tidy (self->path, self->state);
  size = awale_book_measure (awale_book_tree_get_nodes (self->tree), self->searches.depth);
  if (self->job.grown != NULL)
    self->job.grown (&size, self->job.user_data);
  return true;
}

static bool
end_round (Build   *self,
           size_t  *n_missing,
           GError **error)
{
  int lock = lock_folder (self, error);
  bool is_ended;

  if (lock < 0)
    return false;
  is_ended = grow (self, n_missing, error);
  close (lock);
  return is_ended;
}

/* Removes the result files of earlier rounds beside a finished book. */
static void
tidy (Build *self)
{
  int lock = lock_folder (self, NULL);

  if (lock < 0)
    return;
  g_clear_pointer (&self->file, awale_book_search_cache_close);
  awale_book_search_cache_tidy (self->path, self->state);
  close (lock);
}

static bool
make_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0777) == 0)
    return true;
  awale_book_set_failed (error, folder, errno);
  return false;
}

uint32_t
awale_book_get_engine (const AwaleRuleset *rules)
{
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (rules, 1);
  AwaleSearchLimits limits = { .depth = SIGNATURE_DEPTH, .lines = AWALE_SEARCH_MAX_LINES };
  AwalePosition start = awale_position_start ();
  AwaleSearchResult result = awale_searcher_run (searcher, &start, 1, &limits, NULL, NULL, NULL);
  uint64_t found[1 + AWALE_SEARCH_MAX_LINES] = { result.nodes };

  for (int i = 0; i < result.n_lines; i++)
    found[1 + i] = (uint64_t) (result.lines[i].value * AWALE_SIDE_PITS + result.lines[i].move);
  return (uint32_t) crc32_z (0, (const Bytef *) found, sizeof found);
}

bool
awale_book_build (const AwaleRuleset  *rules,
                  const char          *path,
                  const AwaleBookJob  *job,
                  GError             **error)
{
  g_auto (Build) build = { .rules = rules, .path = path, .job = *job,
                           .engine = awale_book_get_engine (rules) };
  size_t n_missing;

  build.job.part = build.job.n_parts = 1;
  if (!make_folder (path, error))
    return false;
  while (true)
    {
      if (!begin_round (&build, error))
        return false;
      if (build.wanted == NULL || awale_book_tree_get_nodes (build.tree)->len >= job->positions)
        break;
      if (!search_part (&build, error) || !end_round (&build, &n_missing, error))
        return false;
    }
  tidy (&build);
  return true;
}

bool
awale_book_build_part (const AwaleRuleset  *rules,
                       const char          *path,
                       const AwaleBookJob  *job,
                       GError             **error)
{
  g_auto (Build) build = { .rules = rules, .path = path, .job = *job,
                           .engine = awale_book_get_engine (rules) };

  g_return_val_if_fail (job->part >= 1 && job->part <= job->n_parts, false);

  return make_folder (path, error) && begin_round (&build, error)
         && (build.wanted == NULL
             || (search_part (&build, error)
                 && awale_book_search_cache_sync (build.file, error)));
}

bool
awale_book_merge (const AwaleRuleset  *rules,
                  const char          *path,
                  const AwaleBookJob  *job,
                  size_t              *n_missing,
                  GError             **error)
{
  g_auto (Build) build = { .rules = rules, .path = path, .job = *job,
                           .engine = awale_book_get_engine (rules) };

  return end_round (&build, n_missing, error);
}
