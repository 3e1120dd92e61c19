/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "helpers.h"

#include "tablebase/awale-layer.h"
#include "tablebase/awale-tablebase.h"
#include "../document/failing-disk.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <zlib.h>

enum
{
  SEEDS = 8,  /* The largest layer has two chunks. */
};

typedef struct
{
  AwaleRuleset rules;
  char        *folder;
} Fixture;

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->rules = parse_rules ("society");
  fixture->folder = make_folder ();
  build_tables (&fixture->rules, fixture->folder, SEEDS);
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  remove_folder (fixture->folder);
}

/* Rulesets share a folder of tables only if they differ in nothing but rules that do not affect the
 * values. */
static void
test_folders (void)
{
  g_autoptr (GHashTable) folders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  AwaleRuleset rules = parse_rules ("society");
  g_autofree char *society = awale_tablebase_dup_folder (&rules, "/d");
  g_autofree char *same = NULL;
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    g_assert_true (g_hash_table_add (folders,
                                     awale_tablebase_dup_folder (&presets[i].rules, "/d")));
  for (size_t i = 0; i < n_custom_rulesets; i++)
    {
      AwaleRuleset custom = parse_rules (custom_rulesets[i]);

      g_assert_true (g_hash_table_add (folders, awale_tablebase_dup_folder (&custom, "/d")));
    }
  rules.repetition = 2;
  rules.first = AWALE_FIRST_RANDOM;
  rules.majority = AWALE_MAJORITY_ENDS;
  same = awale_tablebase_dup_folder (&rules, "/d");
  g_assert_cmpstr (same, ==, society);
  g_assert_cmpstr (same, ==, "/d/last-resort.yes.end.owner.plays-on.none.owner");
}

/* Records the layer that the build replaces because it is damaged. */
static void
layer_done_cb (const AwaleTablebaseLayer *layer,
               void                      *user_data)
{
  int *rebuilt = user_data;

  g_assert_cmpuint (layer->boards, >, 0);
  if (layer->damage != NULL)
    {
      g_assert_error (layer->damage, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED);
      g_assert_cmpfloat (layer->seconds, >=, 0);
      g_assert_cmpint (*rebuilt, ==, -1);
      *rebuilt = layer->seeds;
    }
  else
    g_assert_cmpfloat (layer->seconds, <, 0);
}

/* Checks that damage to layer @seeds is noticed, and that a build restores the layer. */
static void
assert_noticed (const Fixture *fixture,
                int            seeds,
                const char    *original,
                size_t         size)
{
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, seeds);
  int rebuilt = -1;
  AwaleTablebaseJob job = { .threads = 1, .layer = layer_done_cb, .user_data = &rebuilt };
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) build_error = NULL;
  g_autofree char *bytes = NULL;
  size_t new_size;

  g_assert_false (awale_tablebase_verify (&fixture->rules, fixture->folder, SEEDS, NULL, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, path));

  awale_tablebase_build (&fixture->rules, fixture->folder, SEEDS, &job, &build_error);
  g_assert_no_error (build_error);
  g_assert_cmpint (rebuilt, ==, seeds);
  g_assert_true (g_file_get_contents (path, &bytes, &new_size, NULL));
  g_assert_cmpmem (bytes, new_size, original, size);
}

static void
silent_layer_done_cb (const AwaleTablebaseLayer *layer,
                      void                      *user_data)
{
  g_assert_null (layer->damage);
}

static void
assert_no_value_is_wrong (const Fixture *fixture,
                          int            seeds,
                          const char    *original,
                          size_t         size)
{
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (&fixture->rules, fixture->folder,
                                                            SEEDS);
  g_autoptr (GArray) counts = NULL;
  g_autoptr (GError) error = NULL;

  /* The damage is noticed either when the layer is opened, or when it is read. */
  if (awale_tablebase_get_seeds (tables) < seeds)
    {
      g_assert_cmpint (awale_tablebase_get_seeds (tables), ==, seeds - 1);
      g_assert_error (awale_tablebase_get_damage (tables), AWALE_TABLEBASE_ERROR,
                      AWALE_TABLEBASE_ERROR_DAMAGED);
    }
  else
    g_assert_null (awale_tablebase_get_damage (tables));
  counts = awale_tablebase_count (tables, seeds, &error);
  g_assert_null (counts);
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED);
}

/* A chunk is checked when it is read for the first time, and a probe of a damaged chunk finds no
 * value. */
static void
test_probe_of_damage (Fixture    *fixture,
                      const void *data)
{
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, SEEDS);
  g_autofree char *bytes = NULL;
  g_autoptr (AwaleTablebase) tables = NULL;
  g_autoptr (GError) error = NULL;
  AwalePosition first = { .pits = { [11] = SEEDS } };
  AwalePosition last = { .pits = { [0] = SEEDS } };
  size_t size;
  int low = 77;
  int high = 77;

  /* The last byte of the file is in the second chunk, like the last board. */
  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  bytes[size - 1] ^= 1;
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
  tables = awale_tablebase_open (&fixture->rules, fixture->folder, SEEDS);
  g_assert_cmpint (awale_tablebase_get_seeds (tables), ==, SEEDS);
  for (int i = 0; i < 2; i++)
    {
      g_assert_false (awale_tablebase_probe (tables, last, &low, &high));
      g_assert_cmpint (low, ==, 77);
      g_assert_cmpint (high, ==, 77);
      g_assert_error (awale_tablebase_get_damage (tables), AWALE_TABLEBASE_ERROR,
                      AWALE_TABLEBASE_ERROR_DAMAGED);
    }
  g_assert_true (awale_tablebase_probe (tables, first, &low, &high));
  g_assert_cmpint (low, <=, high);

  /* The damage is no reason why the next layer does not exist. */
  g_assert_null (awale_tablebase_count (tables, SEEDS + 1, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MISSING);
}

/* A layer that cannot be read from the disk is not reported as damaged. */
static void
test_unreadable (Fixture    *fixture,
                 const void *data)
{
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, SEEDS);
  g_autoptr (AwaleTablebase) opened = awale_tablebase_open (&fixture->rules, fixture->folder,
                                                            SEEDS);
  g_autoptr (AwaleTablebase) unopened = NULL;
  g_autoptr (GError) error = NULL;
  AwalePosition board = { .pits = { [0] = SEEDS } };
  int low, high;

  failing_disk_refuse ("pread", EIO);
  g_assert_false (awale_tablebase_probe (opened, board, &low, &high));
  g_assert_null (awale_tablebase_count (opened, SEEDS, &error));
  unopened = awale_tablebase_open (&fixture->rules, fixture->folder, SEEDS);
  failing_disk_refuse ("pread", 0);

  g_assert_error (awale_tablebase_get_damage (opened), AWALE_TABLEBASE_ERROR,
                  AWALE_TABLEBASE_ERROR_FILE);
  g_assert_true (g_str_has_prefix (awale_tablebase_get_damage (opened)->message, path));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_FILE);
  g_assert_error (awale_tablebase_get_damage (unopened), AWALE_TABLEBASE_ERROR,
                  AWALE_TABLEBASE_ERROR_FILE);
}

static void
test_flipped_bytes (Fixture    *fixture,
                    const void *data)
{
  int n_flips = g_test_slow () ? 40 : 12;

  for (int i = 0; i < n_flips; i++)
    {
      int seeds = i < n_flips / 2 ? SEEDS : g_test_rand_int_range (0, SEEDS + 1);
      g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, seeds);
      g_autofree char *bytes = NULL;
      g_autofree char *original = NULL;
      size_t size;
      size_t at;

      g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
      original = g_memdup2 (bytes, size);
      /* Change a bit, but not in the padding before the codes, which does not matter. */
      do
        at = (size_t) g_test_rand_int_range (i % 2 ? 4096 : 0, (int) (i % 2 ? size : 256));
      while (at >= size);
      bytes[at] ^= (char) (1 << g_test_rand_int_range (0, 8));
      g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
      assert_no_value_is_wrong (fixture, seeds, original, size);
      assert_noticed (fixture, seeds, original, size);
    }
}

static void
test_lengths (Fixture    *fixture,
              const void *data)
{
  static const gssize lengths[] = { 0, 1, 255, 256, 4095, 4096, -1, 1 << 20 };
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, SEEDS);
  g_autofree char *original = NULL;
  size_t size;

  g_assert_true (g_file_get_contents (path, &original, &size, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      size_t length = lengths[i] >= 0 ? (size_t) lengths[i] : size - 1;
      g_autofree char *bytes = g_malloc0 (MAX (length, size));

      memcpy (bytes, original, size);
      g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
      assert_no_value_is_wrong (fixture, SEEDS, original, size);
      assert_noticed (fixture, SEEDS, original, size);
    }
}

/* A valid file of other rules or of another number of seeds is not accepted in place of a layer. */
static void
test_foreign (Fixture    *fixture,
              const void *data)
{
  AwaleRuleset abapa = parse_rules ("abapa");
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, 6);
  g_autofree char *other_rules = dup_layer_path (&abapa, fixture->folder, 6);
  g_autofree char *other_seeds = dup_layer_path (&fixture->rules, fixture->folder, 5);
  const char *foreign[] = { other_rules, other_seeds };
  g_autofree char *original = NULL;
  size_t size;

  build_tables (&abapa, fixture->folder, 6);
  g_assert_true (g_file_get_contents (path, &original, &size, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autofree char *bytes = NULL;
      size_t foreign_size;

      g_assert_true (g_file_get_contents (foreign[i], &bytes, &foreign_size, NULL));
      g_assert_true (g_file_set_contents (path, bytes, (gssize) foreign_size, NULL));
      assert_no_value_is_wrong (fixture, 6, original, size);
      assert_noticed (fixture, 6, original, size);
    }
}

/* Computes the checksums of @header and of the data after it. */
static void
sign (AwaleLayerHeader *header)
{
  const Bytef *bytes = (const Bytef *) header;
  AwaleLayerPlan plan = awale_layer_plan_header (header);
  size_t end = plan.sums + plan.n_chunks * sizeof (uint32_t);

  header->contents = GUINT32_TO_LE (crc32_z (0, bytes + plan.bounds, end - plan.bounds));
  header->checksum = GUINT32_TO_LE (crc32_z (0, bytes, sizeof *header - 4));
}

/*
 * Where two seeds can circle forever, the bounds are −2 and 2. A value of 0 for each of these
 * boards agrees with those of the next boards and can have valid checksums, but is wrong, because
 * no move leads to it.
 */
static void
test_wrong_circle (Fixture    *fixture,
                   const void *data)
{
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, 2);
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  size_t size;
  AwaleLayerHeader *header;
  AwaleBounds *bounds;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  header = (AwaleLayerHeader *) (void *) bytes;
  bounds = (AwaleBounds *) (void *) (bytes + sizeof *header);
  for (uint32_t i = 0; i < GUINT32_FROM_LE (header->n_bounds); i++)
    if (bounds[i].low == -2 && bounds[i].high == 2)
      {
        bounds[i] = (AwaleBounds) { 0, 0 };
        bytes[awale_layer_plan_header (header).estimates + i] = 0;
      }
  sign (header);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));

  g_assert_false (awale_tablebase_verify (&fixture->rules, fixture->folder, 2, NULL, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "solving the layer again"));
}

/* A table of another version is rejected, and is built again. */
static void
test_revisions (Fixture    *fixture,
                const void *data)
{
  static const size_t members[] = { G_STRUCT_OFFSET (AwaleLayerHeader, version),
                                    G_STRUCT_OFFSET (AwaleLayerHeader, rules_revision),
                                    G_STRUCT_OFFSET (AwaleLayerHeader, solver_revision) };
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, 5);
  g_autofree char *original = NULL;
  size_t size;

  g_assert_true (g_file_get_contents (path, &original, &size, NULL));
  for (size_t i = 0; i < 2 * G_N_ELEMENTS (members); i++)
    {
      g_autofree char *bytes = g_memdup2 (original, size);
      g_autoptr (AwaleTablebase) tables = NULL;

      /* Add 1 to each number, or subtract AWALE_LAYER_VERSION, which makes the version 0. */
      bytes[members[i / 2]] += i % 2 ? 1 : -AWALE_LAYER_VERSION;
      sign ((AwaleLayerHeader *) (void *) bytes);
      g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
      tables = awale_tablebase_open (&fixture->rules, fixture->folder, SEEDS);
      g_assert_cmpint (awale_tablebase_get_seeds (tables), ==, 4);
      g_assert_nonnull (strstr (awale_tablebase_get_damage (tables)->message,
                                "was built by another version of Awalé"));
      assert_noticed (fixture, 5, original, size);
    }
}

/* Verification finds a wrong value in a file that is valid otherwise, because the moves of the
 * board do not lead to this value. */
static void
test_wrong_value (Fixture    *fixture,
                  const void *data)
{
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, 3);
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  size_t size;
  AwaleLayerHeader *header;
  AwaleLayerPlan plan;
  uint32_t *sum;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  header = (AwaleLayerHeader *) (void *) bytes;
  plan = awale_layer_plan_header (header);
  bytes[plan.codes + 100] ^= 1;
  sum = (uint32_t *) (void *) (bytes + plan.sums);
  *sum = GUINT32_TO_LE (crc32_z (0, (const Bytef *) bytes + plan.codes, size - plan.codes));
  sign (header);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));

  g_assert_false (awale_tablebase_verify (&fixture->rules, fixture->folder, 3, NULL, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_DAMAGED);
}

/* Arbitrary headers and bounds with valid checksums do not make the reader leave the file. */
static void
test_forged (Fixture    *fixture,
             const void *data)
{
  g_autofree char *path = dup_layer_path (&fixture->rules, fixture->folder, 4);
  g_autofree char *original = NULL;
  size_t size;

  g_assert_true (g_file_get_contents (path, &original, &size, NULL));
  for (int i = 0; i < 300; i++)
    {
      g_autofree char *bytes = g_memdup2 (original, size);
      AwaleLayerHeader *header = (AwaleLayerHeader *) (void *) bytes;
      AwaleLayerPlan plan;
      g_autoptr (AwaleTablebase) tables = NULL;
      g_autoptr (GArray) counts = NULL;
      AwalePosition position = { .pits = { [0] = 4 } };
      int low, high;

      /* Change bytes between the magic number and the name of the rules, and sometimes in the
       * bounds. */
      for (int n = g_test_rand_int_range (1, 3); n > 0; n--)
        {
          int at = g_test_rand_int_range (8, i % 4 ? 48 : 280);

          bytes[at] ^= (char) (1 << g_test_rand_int_range (0, 8));
        }
      plan = awale_layer_plan (1365, 1, GUINT32_FROM_LE (header->n_bounds) % 4096,
                               header->has_estimates != 0);
      if (plan.sums + 4 <= size)
        header->contents = GUINT32_TO_LE (crc32_z (0, (const Bytef *) bytes + plan.bounds,
                                                   plan.sums + 4 - plan.bounds));
      header->checksum = GUINT32_TO_LE (crc32_z (0, (const Bytef *) header, sizeof *header - 4));
      g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));

      tables = awale_tablebase_open (&fixture->rules, fixture->folder, 4);
      if (awale_tablebase_get_seeds (tables) == 4)
        {
          awale_tablebase_probe (tables, position, &low, &high);
          counts = awale_tablebase_count (tables, 4, NULL);
        }
      else
        g_assert_error (awale_tablebase_get_damage (tables), AWALE_TABLEBASE_ERROR,
                        AWALE_TABLEBASE_ERROR_DAMAGED);
    }
}

static void
test_verify_good (Fixture    *fixture,
                  const void *data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (awale_tablebase_verify (&fixture->rules, fixture->folder, SEEDS, NULL, &error));
  g_assert_no_error (error);
  g_assert_false (awale_tablebase_verify (&fixture->rules, fixture->folder, SEEDS + 1, NULL,
                                          &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_MISSING);
}

static unsigned
count_files (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  unsigned n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* The size of files is limited so that layer 6 fits but layer 7 does not, as on a full disk. */
static void
test_no_space (Fixture    *fixture,
               const void *data)
{
  AwaleRuleset abapa = parse_rules ("abapa");
  g_autofree char *last = dup_layer_path (&abapa, fixture->folder, 6);
  g_autofree char *beyond = dup_layer_path (&abapa, fixture->folder, 7);
  AwaleTablebaseJob job = { .threads = 2, .layer = silent_layer_done_cb };
  g_autoptr (GError) error = NULL;
  struct rlimit limit, small;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  small = limit;
  small.rlim_cur = 20000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  g_assert_false (awale_tablebase_build (&abapa, fixture->folder, SEEDS, &job, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);

  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_NO_SPACE);
  g_assert_nonnull (strstr (error->message, beyond));
  g_assert_true (g_file_test (last, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_files (last), ==, 7);

  /* When there is space, the build continues where it had stopped. */
  build_tables (&abapa, fixture->folder, SEEDS);
  g_assert_true (awale_tablebase_verify (&abapa, fixture->folder, SEEDS, NULL, NULL));
}

/* A build fails with an error if its folder cannot be created. */
static void
test_no_folder (Fixture    *fixture,
                const void *data)
{
  g_autofree char *file = dup_layer_path (&fixture->rules, fixture->folder, 0);
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_tablebase_build (&fixture->rules, file, 1, NULL, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_FILE);
}

static void
test_no_rules (void)
{
  AwaleRuleset rules = parse_rules ("society");
  g_autoptr (GError) error = NULL;

  rules.repetition = 0;
  g_assert_false (awale_tablebase_build (&rules, "/nowhere", 1, NULL, &error));
  g_assert_error (error, AWALE_RULES_ERROR, AWALE_RULES_ERROR_VALUE);
}

#define ADD(name, func) \
  g_test_add ("/tablebase/layer/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tablebase/layer/folders", test_folders);
  g_test_add_func ("/tablebase/layer/no-rules", test_no_rules);
  ADD ("flipped-bytes", test_flipped_bytes);
  ADD ("probe-of-damage", test_probe_of_damage);
  ADD ("unreadable", test_unreadable);
  ADD ("lengths", test_lengths);
  ADD ("foreign", test_foreign);
  ADD ("wrong-value", test_wrong_value);
  ADD ("wrong-circle", test_wrong_circle);
  ADD ("revisions", test_revisions);
  ADD ("forged", test_forged);
  ADD ("verify-good", test_verify_good);
  ADD ("no-space", test_no_space);
  ADD ("no-folder", test_no_folder);
  return g_test_run ();
}
