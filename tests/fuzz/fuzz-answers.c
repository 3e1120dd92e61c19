/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The file of answers to the searches of a book: only the part before the first invalid line is
 * read. */
#include "fuzz.h"

#include <string.h>

#include "book/awale-book-search-cache.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GHashTable) answers = awale_book_search_cache_table ();
  g_autoptr (GHashTable) again = awale_book_search_cache_table ();
  size_t n_good = awale_book_search_cache_parse (text, 5, answers);
  GHashTableIter iter;
  gpointer question, value;

  g_assert_cmpuint (n_good, <=, strlen (text));
  g_assert_true (n_good == 0 || text[n_good - 1] == '\n');
  text[n_good] = '\0';
  g_assert_cmpuint (awale_book_search_cache_parse (text, 5, again), ==, n_good);
  g_assert_cmpuint (g_hash_table_size (again), ==, g_hash_table_size (answers));
  g_hash_table_iter_init (&iter, answers);
  while (g_hash_table_iter_next (&iter, &question, &value))
    {
      g_assert_true (awale_book_question_is_valid (*(AwaleBookQuestion *) question));
      g_assert_cmpint (ABS (*(int *) value), <=, AWALE_BOOK_MAX_VALUE);
    }
  return 0;
}
