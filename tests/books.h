/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Small opening books that are built in a moment.
 */
#pragma once

#include "book/awale-book-build.h"
#include "book/awale-book-file.h"
#include "book/awale-book.h"

#include <glib/gstdio.h>

/** A folder with a book of @rules. (transfer full) */
static inline char *
books_make_folder (const AwaleRuleset *rules)
{
  AwaleBookJob job = { .depth = 2, .positions = 20 };
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("awale-book-list-XXXXXX", &error);
  g_autofree char *path = awale_book_dup_path (rules, folder);

  g_assert_no_error (error);
  awale_book_build (rules, path, &job, &error);
  g_assert_no_error (error);
  return folder;
}

static inline void
books_remove_folder (const AwaleRuleset *rules,
                     const char         *folder)
{
  g_autofree char *path = awale_book_dup_path (rules, folder);

  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (g_rmdir (folder));
}

/** A book of @rules whose file is already removed. (transfer full) */
static inline AwaleBook *
books_make (const AwaleRuleset *rules)
{
  g_autofree char *folder = books_make_folder (rules);
  g_autoptr (GError) error = NULL;
  AwaleBook *book = awale_book_open (rules, folder, &error);

  g_assert_no_error (error);
  books_remove_folder (rules, folder);
  return book;
}
