/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The bytes of an opening book are either read, or rejected with an error. A book that was read is
 * written as the same bytes after the header, and can be extended. The first byte tells whether to
 * correct the length and the checksums first, because random bytes would hardly ever pass them. */
#include "fuzz.h"

#include <string.h>
#include <zlib.h>

#include "book/awale-book-search-cache.h"
#include "book/awale-book-file.h"
#include "book/awale-book-tree.h"

static void
fix (uint8_t *bytes,
     size_t   n_bytes)
{
  AwaleBookHeader header;
  uint64_t n_nodes;

  if (n_bytes < sizeof header)
    return;
  memcpy (&header, bytes, sizeof header);
  n_nodes = (n_bytes - sizeof header) / AWALE_BOOK_RECORD;
  header.n_nodes = GUINT64_TO_LE (n_nodes);
  header.contents = GUINT32_TO_LE (crc32_z (0, bytes + sizeof header,
                                            n_bytes - sizeof header));
  header.checksum = GUINT32_TO_LE (crc32_z (0, (const Bytef *) &header, sizeof header - 4));
  memcpy (bytes, &header, sizeof header);
}

/* Extends the tree with answers to all of @wanted, and checks that it has more nodes then, unless
 * nothing was wanted. */
static void
grow (AwaleBookTree *tree,
      GArray        *wanted)
{
  g_autoptr (GHashTable) answers = awale_book_search_cache_table ();
  guint n = awale_book_tree_get_nodes (tree)->len;
  int value = 7;

  for (guint i = 0; i < wanted->len; i++)
    g_hash_table_insert (answers, g_memdup2 (&g_array_index (wanted, AwaleBookQuestion, i),
                                             sizeof (AwaleBookQuestion)),
                         g_memdup2 (&value, sizeof value));
  g_assert_true (awale_book_tree_expand (tree, answers));
  g_assert_cmpuint (awale_book_tree_get_nodes (tree)->len, >=, n + (wanted->len > 0 ? 1 : 0));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  size_t n_bytes = size > 0 ? size - 1 : 0;
  g_autofree uint8_t *bytes = g_malloc0 (n_bytes + 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) nodes = NULL;
  AwaleBookSearchInfo searches;

  if (n_bytes > 0)
    memcpy (bytes, data + 1, n_bytes);
  if (size > 0 && data[0] & 1)
    fix (bytes, n_bytes);
  nodes = awale_book_deserialize (bytes, n_bytes, rules, "book", &searches, &error);
  g_assert_true ((nodes == NULL) == (error != NULL));
  if (nodes != NULL)
    {
      g_autoptr (GBytes) again = awale_book_serialize (rules, &searches, nodes);
      g_autoptr (AwaleBookTree) tree = awale_book_tree_new (rules, nodes);
      g_autoptr (GArray) wanted = awale_book_tree_dup_wanted (tree);

      g_assert_cmpmem (bytes + sizeof (AwaleBookHeader), n_bytes - sizeof (AwaleBookHeader),
                       (const uint8_t *) g_bytes_get_data (again, NULL) + sizeof (AwaleBookHeader),
                       g_bytes_get_size (again) - sizeof (AwaleBookHeader));
      g_assert_cmpuint (awale_book_tree_get_nodes (tree)->len, ==, nodes->len);
      g_assert_true (wanted == NULL || wanted->len <= 13 * nodes->len + 1);
      if (wanted != NULL)
        grow (tree, wanted);
    }
  return 0;
}
