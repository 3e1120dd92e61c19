/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Books are probed, and other files rejected with a sentence.
 */
#include <glib/gstdio.h>
#include <string.h>
#include <zlib.h>

#include "../tablebase/helpers.h"
#include "book/awale-book-build.h"
#include "book/awale-book-file.h"
#include "book/awale-book.h"
#include "rules/awale-rules.h"

typedef struct
{
  AwaleRuleset  rules;
  char         *folder;
  char         *path;
  AwaleBook    *book;
} Fixture;

static void
set_up (Fixture    *fixture,
        const void *data)
{
  AwaleBookJob job = { .depth = 2, .positions = 60 };
  g_autoptr (GError) error = NULL;

  fixture->rules = parse_rules ("society");
  fixture->folder = make_folder ();
  fixture->path = awale_book_dup_path (&fixture->rules, fixture->folder);
  awale_book_build (&fixture->rules, fixture->path, &job, &error);
  g_assert_no_error (error);
  fixture->book = awale_book_open (&fixture->rules, fixture->folder, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  awale_book_unref (fixture->book);
  remove_folder (fixture->folder);
  g_free (fixture->path);
}

static void
assert_key (uint64_t key)
{
  AwalePosition position = awale_book_key_get_position (key);
  uint64_t again = 0;

  g_assert_cmpint (awale_position_total (position), ==, AWALE_SEEDS);
  g_assert_true (awale_book_key_of (position, &again));
  g_assert_cmpuint (again, ==, key);
  g_assert_true (awale_book_key_of (awale_position_swap_sides (position), &again));
  g_assert_cmpuint (again, ==, key);
}

static void
test_keys (void)
{
  uint64_t n = awale_book_key_count ();
  AwalePosition position = awale_position_start ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  uint64_t key;

  g_assert_cmpuint (n, ==, G_GUINT64_CONSTANT (6566222272575));
  for (uint64_t i = 0; i < 100; i++)
    {
      assert_key (i);
      assert_key (n - 1 - i);
    }
  for (int i = 0; i < 1000; i++)
    assert_key ((uint64_t) g_rand_double_range (rand, 0, (double) n));

  position.pits[3]--;
  g_assert_false (awale_book_key_of (position, &key));
  position.stores[0]++;
  g_assert_true (awale_book_key_of (position, &key));
  position.halves = 3;
  g_assert_false (awale_book_key_of (position, &key));
}

/* Entries agree from move to move, and after swapping the sides. */
static void
test_probe (Fixture    *fixture,
            const void *data)
{
  AwalePosition position = awale_position_start ();
  int8_t line[64];
  int n = awale_book_find_line (fixture->book, position, line, 64);
  AwaleBookEntry entry, turned;

  g_assert_cmpint (n, >=, 2);
  g_assert_cmpint (awale_book_find_line (fixture->book, position, line, 1), ==, 1);
  for (int i = 0; i < n; i++)
    {
      int value;

      g_assert_true (awale_book_probe (fixture->book, position, &entry));
      g_assert_true (awale_book_probe (fixture->book, awale_position_swap_sides (position),
                                       &turned));
      g_assert_cmpint (entry.n_moves, ==,
                       __builtin_popcount (awale_legal_moves (position, &fixture->rules)));
      g_assert_cmpint (turned.n_moves, ==, entry.n_moves);
      g_assert_cmpint (turned.moves[0].move, ==, (entry.moves[0].move + 6) % 12);
      g_assert_cmpint (entry.moves[0].move, ==, line[i]);
      g_assert_cmpint (entry.moves[0].value, ==, entry.value);
      for (int k = 1; k < entry.n_moves; k++)
        g_assert_cmpint (entry.moves[k].value, <=, entry.moves[k - 1].value);
      value = entry.value;
      position = awale_play (position, &fixture->rules, line[i], NULL);
      g_assert_true (awale_book_probe (fixture->book, position, &entry));
      g_assert_cmpint (entry.value, ==, -value);
    }
  g_assert_cmpint (entry.n_moves, ==, 0);
}

static void
test_unknown (Fixture    *fixture,
              const void *data)
{
  AwalePosition position = awale_position_start ();
  AwaleBookEntry entry = { .value = 77 };
  int8_t line[1];

  position.pits[0]--;
  g_assert_false (awale_book_probe (fixture->book, position, &entry));
  position.stores[1]++;
  g_assert_false (awale_book_probe (fixture->book, position, &entry));
  g_assert_cmpint (entry.value, ==, 77);
  g_assert_cmpint (awale_book_find_line (fixture->book, position, line, 1), ==, 0);
}

static void
test_size (Fixture    *fixture,
           const void *data)
{
  AwaleBookSize size = awale_book_get_size (fixture->book);
  AwaleBookEntry entry;

  g_assert_true (awale_book_probe (fixture->book, awale_position_start (), &entry));
  g_assert_cmpint (size.depth, ==, 2);
  g_assert_cmpuint (size.positions, >=, 60);
  g_assert_cmpuint (size.expanded, >, 10);
  g_assert_cmpuint (size.expanded, <, size.positions);
  g_assert_cmpint (size.plies, >=, 2);
  g_assert_cmpint (size.value, ==, entry.value);
}

/* Checks that @bytes are refused as a book, and that the message names the file. */
static void
assert_refused (Fixture    *fixture,
                const char *bytes,
                size_t      n_bytes,
                const char *why)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = g_strdup_printf (why, fixture->path);

  g_file_set_contents (fixture->path, bytes, (gssize) n_bytes, &error);
  g_assert_no_error (error);
  g_assert_null (awale_book_open (&fixture->rules, fixture->folder, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_DAMAGED);
  g_assert_cmpstr (error->message, ==, message);
}

/* Complete headers that cannot be used. */
static const struct
{
  size_t      offset;
  uint32_t    value;
  const char *why;
} forgeries[] = {
  { G_STRUCT_OFFSET (AwaleBookHeader, rules_revision), AWALE_RULES_REVISION + 1,
    "“%s” was built by another version of Awalé and cannot be used." },
  { G_STRUCT_OFFSET (AwaleBookHeader, depth), 0, "The header of “%s” is damaged." },
  { G_STRUCT_OFFSET (AwaleBookHeader, depth), 121, "The header of “%s” is damaged." },
  { G_STRUCT_OFFSET (AwaleBookHeader, n_nodes), 1, "“%s” is cut short or too long." },
};

static void
test_damaged (Fixture    *fixture,
              const void *data)
{
  g_autofree char *bytes = NULL;
  g_autofree char *longer = NULL;
  size_t n_bytes;

  g_assert_true (g_file_get_contents (fixture->path, &bytes, &n_bytes, NULL));
  longer = g_memdup2 (bytes, n_bytes + 1);
  assert_refused (fixture, "", 0, "“%s” is too short to be an opening book.");
  assert_refused (fixture, bytes, sizeof (AwaleBookHeader) - 1,
                  "“%s” is too short to be an opening book.");
  assert_refused (fixture, bytes, n_bytes - 1, "“%s” is cut short or too long.");
  assert_refused (fixture, longer, n_bytes + 1, "“%s” is cut short or too long.");
  assert_refused (fixture, bytes, sizeof (AwaleBookHeader), "“%s” is cut short or too long.");

  for (size_t i = 0; i < G_N_ELEMENTS (forgeries); i++)
    {
      AwaleBookHeader header;

      memcpy (&header, bytes, sizeof header);
      *(uint32_t *) (void *) ((char *) &header + forgeries[i].offset) =
        GUINT32_TO_LE (forgeries[i].value);
      header.checksum = GUINT32_TO_LE (crc32_z (0, (const Bytef *) &header, sizeof header - 4));
      memcpy (longer, &header, sizeof header);
      assert_refused (fixture, longer, n_bytes, forgeries[i].why);
    }

  for (size_t at = 0; at < n_bytes; at += at < sizeof (AwaleBookHeader) ? 1 : 7)
    {
      const char *why = "The header of “%s” is damaged.";

      if (at < 8)
        why = "“%s” is not an opening book.";
      else if (at < 12)
        why = "“%s” was built by another version of Awalé and cannot be used.";
      else if (at >= sizeof (AwaleBookHeader))
        why = "A checksum of “%s” is wrong.";
      bytes[at] ^= 4;
      assert_refused (fixture, bytes, n_bytes, why);
      bytes[at] ^= 4;
    }
}

/* Files that are intact as books, but have impossible contents. */
static void
test_impossible (Fixture    *fixture,
                 const void *data)
{
  static const AwaleBookSearchInfo searches = { .depth = 2 };
  static const AwaleBookNode wrong[] = {
    { .key = G_GUINT64_CONSTANT (6566222272575) },
    { .plies = AWALE_BOOK_MAX_PLIES + 1 },
    { .state = AWALE_BOOK_OVER + 1 },
    { .searched = AWALE_BOOK_MAX_VALUE + 1 },
    { .value = -AWALE_BOOK_MAX_VALUE - 1 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (AwaleBookNode));
      g_autoptr (GBytes) bytes = NULL;

      g_array_append_val (nodes, wrong[i]);
      bytes = awale_book_serialize (&fixture->rules, &searches, nodes);
      assert_refused (fixture, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                      "“%s” is not an opening book.");
    }
}

static void
test_no_book (Fixture    *fixture,
              const void *data)
{
  AwaleRuleset other = parse_rules ("abapa");
  g_autofree char *path = awale_book_dup_path (&other, fixture->folder);
  g_autoptr (GError) error = NULL;

  g_assert_null (awale_book_open (&other, fixture->folder, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_MISSING);
  g_clear_error (&error);

  g_assert_cmpint (g_rename (fixture->path, path), ==, 0);
  g_assert_null (awale_book_open (&other, fixture->folder, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "is an opening book of another ruleset."));
  g_clear_error (&error);

  g_assert_cmpint (g_mkdir (fixture->path, 0777), ==, 0);
  g_assert_null (awale_book_open (&fixture->rules, fixture->folder, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_DAMAGED);
}

/* A custom ruleset has its own book, which does not depend on who starts. */
static void
test_paths (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  AwaleRuleset custom = parse_rules (custom_rulesets[0]);
  AwaleRuleset other = parse_rules (custom_rulesets[1]);
  g_autofree char *path = awale_book_dup_path (&rules, "/d");
  g_autofree char *custom_path = awale_book_dup_path (&custom, "/d");
  g_autofree char *other_path = awale_book_dup_path (&other, "/d");
  g_autofree char *random_path = NULL;
  g_autofree char *same_path = NULL;

  g_assert_cmpstr (path, ==, "/d/abapa.awb");
  rules.first = AWALE_FIRST_RANDOM;
  random_path = awale_book_dup_path (&rules, "/d");
  g_assert_cmpstr (random_path, ==, path);
  g_assert_true (g_str_has_prefix (custom_path, "/d/custom-"));
  g_assert_cmpstr (custom_path, !=, other_path);
  custom.first = AWALE_FIRST_YOUNGEST;
  same_path = awale_book_dup_path (&custom, "/d");
  g_assert_cmpstr (same_path, ==, custom_path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/keys", test_keys);
  g_test_add_func ("/book/paths", test_paths);
  g_test_add ("/book/probe", Fixture, NULL, set_up, test_probe, tear_down);
  g_test_add ("/book/unknown", Fixture, NULL, set_up, test_unknown, tear_down);
  g_test_add ("/book/size", Fixture, NULL, set_up, test_size, tear_down);
  g_test_add ("/book/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/book/impossible", Fixture, NULL, set_up, test_impossible, tear_down);
  g_test_add ("/book/no-book", Fixture, NULL, set_up, test_no_book, tear_down);
  return g_test_run ();
}
