/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * Files may shrink or change while they are used: values that were already read stay valid, and no
 * wrong ones are returned. Removed files remain readable.
 */
#include "helpers.h"

#include "tablebase/awale-layer.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

enum
{
  SEEDS = 8,  /* The largest layer has two chunks, each with one of the two boards below. */
};

static const AwalePosition in_first_chunk = { .pits = { [11] = SEEDS } };
static const AwalePosition in_last_chunk = { .pits = { [0] = SEEDS } };

typedef struct
{
  AwaleRuleset    rules;
  char           *folder;
  char           *path;
  AwaleTablebase *tables;
  int             low;      /* Lower bound of the board in the first chunk, which was read before
                               the change. */
  int             high;
  unsigned        n_found;
} Fixture;

static void
damaged_cb (const GError *damage,
            void         *user_data)
{
  g_assert_error (damage, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED);
  ++*(unsigned *) user_data;
}

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->rules = parse_rules ("society");
  fixture->folder = make_folder ();
  fixture->path = dup_layer_path (&fixture->rules, fixture->folder, SEEDS);
  build_tables (&fixture->rules, fixture->folder, SEEDS);
  fixture->tables = awale_tablebase_open (&fixture->rules, fixture->folder, SEEDS);
  awale_tablebase_watch (fixture->tables, damaged_cb, &fixture->n_found, NULL);
  g_assert_true (awale_tablebase_probe (fixture->tables, in_first_chunk, &fixture->low,
                                        &fixture->high));
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  awale_tablebase_unref (fixture->tables);
  g_free (fixture->path);
  remove_folder (fixture->folder);
}

static void
assert_first_chunk_stays (const Fixture *fixture)
{
  int low, high;

  g_assert_true (awale_tablebase_probe (fixture->tables, in_first_chunk, &low, &high));
  g_assert_cmpint (low, ==, fixture->low);
  g_assert_cmpint (high, ==, fixture->high);
}

/* Checks that values not read before are not returned, and that a single message reports the
 * damage. */
static void
assert_last_chunk_is_lost (const Fixture *fixture)
{
  const GError *damage;
  int low = 77;
  int high = 77;

  for (int i = 0; i < 2; i++)
    g_assert_false (awale_tablebase_probe (fixture->tables, in_last_chunk, &low, &high));
  g_assert_cmpint (low, ==, 77);
  g_assert_cmpint (high, ==, 77);
  damage = awale_tablebase_get_damage (fixture->tables);
  g_assert_error (damage, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (damage->message, fixture->path));
  g_assert_nonnull (strstr (damage->message, "was changed while it was in use"));
  g_assert_cmpuint (fixture->n_found, ==, 1);
}

static void
test_shrunk (Fixture    *fixture,
             const void *data)
{
  g_assert_cmpint (truncate (fixture->path, sizeof (AwaleLayerHeader)), ==, 0);
  assert_first_chunk_stays (fixture);
  assert_last_chunk_is_lost (fixture);
}

/* Truncates the file and writes other contents into it, as `cp` does. */
static void
overwrite (const char *path,
           const char *bytes,
           size_t      size)
{
  int file = open (path, O_WRONLY | O_TRUNC | O_CLOEXEC);

  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (write (file, bytes, size), ==, (ssize_t) size);
  g_assert_cmpint (close (file), ==, 0);
}

static void
test_overwritten (Fixture    *fixture,
                  const void *data)
{
  AwaleRuleset abapa = parse_rules ("abapa");
  g_autofree char *other = dup_layer_path (&abapa, fixture->folder, SEEDS);
  g_autofree char *bytes = NULL;
  size_t size;

  build_tables (&abapa, fixture->folder, SEEDS);
  g_assert_true (g_file_get_contents (other, &bytes, &size, NULL));
  overwrite (fixture->path, bytes, size);
  assert_first_chunk_stays (fixture);
  assert_last_chunk_is_lost (fixture);
}

/* A file that was overwritten with the same contents can be used as before. */
static void
test_overwritten_with_the_same (Fixture    *fixture,
                                const void *data)
{
  g_autofree char *bytes = NULL;
  size_t size;
  int low, high;

  g_assert_true (g_file_get_contents (fixture->path, &bytes, &size, NULL));
  overwrite (fixture->path, bytes, size);
  assert_first_chunk_stays (fixture);
  g_assert_true (awale_tablebase_probe (fixture->tables, in_last_chunk, &low, &high));
  g_assert_null (awale_tablebase_get_damage (fixture->tables));
}

/* A removed file remains readable while it is open. */
static void
test_removed (Fixture    *fixture,
              const void *data)
{
  int low, high;

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  assert_first_chunk_stays (fixture);
  g_assert_true (awale_tablebase_probe (fixture->tables, in_last_chunk, &low, &high));
  g_assert_null (awale_tablebase_get_damage (fixture->tables));
}

/* Shrinks a completed layer that the builder needs for the next ones. */
static void
shrink_layer_cb (const AwaleTablebaseLayer *layer,
                 void                      *user_data)
{
  const Fixture *fixture = user_data;
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, layer->seeds);

  if (layer->seeds < SEEDS)
    g_assert_cmpint (truncate (path, 100), ==, 0);
}

static void
test_shrunk_under_the_builder (Fixture    *fixture,
                               const void *data)
{
  AwaleTablebaseJob job = { .threads = 2, .layer = shrink_layer_cb, .user_data = fixture };
  g_autofree char *right = NULL;
  g_autofree char *built = NULL;
  size_t right_size, built_size;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &right, &right_size, NULL));
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  awale_tablebase_build (&fixture->rules, fixture->folder, SEEDS, &job, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (fixture->path, &built, &built_size, NULL));
  g_assert_cmpmem (built, built_size, right, right_size);

  /* Layers that were shrunk are noticed and built again. */
  g_assert_false (awale_tablebase_verify (&fixture->rules, fixture->folder, SEEDS, NULL, NULL));
  build_tables (&fixture->rules, fixture->folder, SEEDS);
  g_assert_true (awale_tablebase_verify (&fixture->rules, fixture->folder, SEEDS, NULL, NULL));
}

#define ADD(name, func) \
  g_test_add ("/tablebase/changing/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("shrunk", test_shrunk);
  ADD ("overwritten", test_overwritten);
  ADD ("overwritten-with-the-same", test_overwritten_with_the_same);
  ADD ("removed", test_removed);
  ADD ("shrunk-under-the-builder", test_shrunk_under_the_builder);
  return g_test_run ();
}
