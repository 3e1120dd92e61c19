/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "session/awale-book-list.h"

#include "../books.h"
#include "../wait.h"
#include "rules/awale-rules.h"

typedef struct
{
  AwaleRuleset   rules;
  char          *folder;
  AwaleBookList *books;
  int            n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->rules = awale_preset_find ("abapa")->rules;
  fixture->folder = books_make_folder (&fixture->rules);
  fixture->books = awale_book_list_new (fixture->folder);
  g_signal_connect_swapped (fixture->books, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  /* The thread that reads books may hold a reference for a moment longer. */
  wait_while (G_OBJECT (fixture->books)->ref_count > 1);
  g_assert_finalize_object (fixture->books);
  books_remove_folder (&fixture->rules, fixture->folder);
  g_free (fixture->folder);
}

/* Books are read in a thread, and each only once. */
static void
test_read (Fixture    *fixture,
           const void *data)
{
  AwaleBook *book;

  g_assert_null (awale_book_list_get (fixture->books, &fixture->rules));
  g_assert_null (awale_book_list_get (fixture->books, &fixture->rules));
  wait_while (fixture->n_changes == 0);
  book = awale_book_list_get (fixture->books, &fixture->rules);
  g_assert_nonnull (book);
  g_assert_cmpint (awale_book_get_size (book).depth, ==, 2);
  wait_while (g_main_context_pending (NULL));
  g_assert_cmpint (fixture->n_changes, ==, 1);
  g_assert_true (awale_book_list_get (fixture->books, &fixture->rules) == book);
}

/* A request for rules without a book is silent, while a damaged book is reported once and not read
 * again. */
static void
test_none (Fixture    *fixture,
           const void *data)
{
  g_autofree char *path = awale_book_dup_path (&fixture->rules, fixture->folder);

  g_assert_true (g_file_set_contents (path, "no book", -1, NULL));
  g_assert_null (awale_book_list_get (fixture->books, &awale_preset_find ("awari")->rules));
  g_test_expect_message ("awale-book-list", G_LOG_LEVEL_MESSAGE, "*abapa.awb*");
  g_assert_null (awale_book_list_get (fixture->books, &fixture->rules));
  g_assert_true (awale_book_list_is_reading (fixture->books, &fixture->rules));
  wait_while (G_OBJECT (fixture->books)->ref_count > 1);
  g_test_assert_expected_messages ();
  g_assert_null (awale_book_list_get (fixture->books, &fixture->rules));
  g_assert_false (awale_book_list_is_reading (fixture->books, &fixture->rules));
  g_assert_cmpint (fixture->n_changes, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/session/books/read", Fixture, NULL, set_up, test_read, tear_down);
  g_test_add ("/session/books/none", Fixture, NULL, set_up, test_none, tear_down);

  return g_test_run ();
}
