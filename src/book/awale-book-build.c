/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-book-build.h"

#include "awale-book-answers.h"
#include "awale-book-file.h"
#include "awale-book-key.h"
#include "awale-book-tree.h"
#include "engine/awale-search.h"
#include "tablebase/awale-checksum.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* A book that is being built: what it holds, and what its present round asks for. */
typedef struct
{
  const AwaleRuleset *rules;
  const char         *path;
  const AwaleBookJob *job;
  AwaleBookTree      *tree;
  int                 depth;
  uint64_t            state;    /* The checksum of its bytes. */
  GArray             *wanted;   /* Of uint64_t; NULL if it cannot grow. */
  GHashTable         *answers;
} Build;

static void
build_clear (Build *self)
{
  g_clear_pointer (&self->tree, awale_book_tree_free);
  g_clear_pointer (&self->wanted, g_array_unref);
  g_clear_pointer (&self->answers, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Build, build_clear)

static GBytes *
serialize (Build *self)
{
  return awale_book_serialize (self->rules, self->depth,
                               awale_book_tree_get_nodes (self->tree));
}

static bool
has_answer (Build    *self,
            uint64_t  key)
{
  return g_hash_table_contains (self->answers, &key);
}

/* Begins a round. */
static void
begin_round (Build *self)
{
  g_autoptr (GBytes) bytes = serialize (self);
  size_t n_bytes;
  const void *data = g_bytes_get_data (bytes, &n_bytes);

  self->state = awale_checksum (data, n_bytes);
  g_clear_pointer (&self->wanted, g_array_unref);
  g_clear_pointer (&self->answers, g_hash_table_unref);
  self->wanted = awale_book_tree_dup_wanted (self->tree);
  self->answers = awale_book_answers_read (self->path, self->state);
}

static size_t
count_missing (Build *self)
{
  size_t n = 0;

  for (guint i = 0; self->wanted != NULL && i < self->wanted->len; i++)
    if (!has_answer (self, g_array_index (self->wanted, uint64_t, i)))
      n++;
  return n;
}

static bool
check_depth (Build   *self,
             GError **error)
{
  if (self->job->depth == 0 || self->job->depth == self->depth)
    return true;
  g_set_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE,
               _("The searches of “%s” have a depth of %d, not %d."), self->path, self->depth,
               self->job->depth);
  return false;
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

/* The file is as it was or as it is to be, whatever happens. */
static bool
write_book (Build   *self,
            GError **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (GBytes) bytes = serialize (self);
  size_t n_bytes;
  const char *data = g_bytes_get_data (bytes, &n_bytes);

  if (g_file_set_contents_full (self->path, data, (gssize) n_bytes,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644,
                                &failure))
    return true;
  g_set_error_literal (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_FILE, failure->message);
  return false;
}

/* Reads the book, or begins one if it may, and its present round. */
static bool
open_build (Build               *self,
            const AwaleRuleset  *rules,
            const char          *path,
            const AwaleBookJob  *job,
            bool                 may_begin,
            GError             **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (GArray) nodes = NULL;

  *self = (Build) { .rules = rules, .path = path, .job = job };
  if (may_begin && !make_folder (path, error))
    return false;
  nodes = awale_book_read (path, rules, &self->depth, &failure);
  if (nodes == NULL && !(may_begin && g_error_matches (failure, AWALE_BOOK_ERROR,
                                                       AWALE_BOOK_ERROR_MISSING)))
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return false;
    }
  if (nodes == NULL)
    self->depth = job->depth != 0 ? job->depth : AWALE_BOOK_STANDARD_DEPTH;
  if (!check_depth (self, error))
    return false;
  self->tree = awale_book_tree_new (rules, nodes);
  if (nodes == NULL && !write_book (self, error))
    return false;
  begin_round (self);
  return true;
}

/* Enough mebibytes for searches as deep as that, but not so many that forgetting takes as long. */
static unsigned
get_hash (int depth)
{
  return 1u << CLAMP (depth / 4 - 1, 0, 6);
}

/*
 * The value of a position, which is a matter of the position alone: not of what was searched
 * before, of tables that may or may not be there, or of how the position came about.
 */
static int
search (AwaleSearcher *searcher,
        uint64_t       key,
        int            depth)
{
  AwalePosition position = awale_book_key_get_position (key);
  AwaleSearchLimits limits = { .depth = depth };
  AwaleSearchResult result;

  awale_searcher_forget (searcher);
  result = awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL);
  g_assert (result.n_lines > 0);
  return result.lines[0].value;
}

/* Searches every @n_parts-th of the positions that are wanted, from the one that @part says. */
static bool
search_part (Build   *self,
             int      part,
             int      n_parts,
             GError **error)
{
  g_autoptr (AwaleSearcher) searcher = awale_searcher_new (self->rules, get_hash (self->depth));
  g_autoptr (AwaleBookAnswers) file = awale_book_answers_open (self->path, part, n_parts,
                                                               self->state, error);
  size_t n_wanted = self->wanted->len;

  if (file == NULL)
    return false;
  for (size_t i = (size_t) part - 1; i < n_wanted; i += (size_t) n_parts)
    {
      uint64_t key = g_array_index (self->wanted, uint64_t, i);

      if (!has_answer (self, key)
          && !awale_book_answers_add (file, key, search (searcher, key, self->depth), error))
        return false;
      if (self->job->searched != NULL)
        self->job->searched (i + 1, n_wanted, self->job->user_data);
    }
  return true;
}

/* Adds what this round found, and begins the next. */
static bool
end_round (Build   *self,
           GError **error)
{
  AwaleBookSize size;

  awale_book_tree_expand (self->tree, self->answers);
  if (!write_book (self, error))
    return false;
  begin_round (self);
  awale_book_answers_tidy (self->path, self->state);
  size = awale_book_measure (awale_book_tree_get_nodes (self->tree), self->depth);
  if (self->job->grown != NULL)
    self->job->grown (&size, self->job->user_data);
  return true;
}

bool
awale_book_build (const AwaleRuleset  *rules,
                  const char          *path,
                  const AwaleBookJob  *job,
                  GError             **error)
{
  g_auto (Build) build = { 0 };

  if (!open_build (&build, rules, path, job, true, error))
    return false;
  while (build.wanted != NULL && awale_book_tree_get_nodes (build.tree)->len < job->positions)
    {
      if (!search_part (&build, 1, 1, error))
        return false;
      g_clear_pointer (&build.answers, g_hash_table_unref);
      build.answers = awale_book_answers_read (path, build.state);
      if (!end_round (&build, error))
        return false;
    }
  return true;
}

bool
awale_book_build_part (const AwaleRuleset  *rules,
                       const char          *path,
                       const AwaleBookJob  *job,
                       GError             **error)
{
  g_auto (Build) build = { 0 };

  g_return_val_if_fail (job->part >= 1 && job->part <= job->n_parts, false);

  return open_build (&build, rules, path, job, true, error)
         && (build.wanted == NULL || search_part (&build, job->part, job->n_parts, error));
}

bool
awale_book_merge (const AwaleRuleset  *rules,
                  const char          *path,
                  const AwaleBookJob  *job,
                  size_t              *n_missing,
                  GError             **error)
{
  g_auto (Build) build = { 0 };

  if (!open_build (&build, rules, path, job, false, error))
    return false;
  *n_missing = count_missing (&build);
  return *n_missing > 0 || build.wanted == NULL || end_round (&build, error);
}
