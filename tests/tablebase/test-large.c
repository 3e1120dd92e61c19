/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "helpers.h"

#include "tablebase/awale-board-index.h"

#include <stdio.h>

typedef struct
{
  int    layer;
  double before;  /* Bytes of the process's own memory when the layer was begun. */
  double most;    /* Largest growth of memory since the start of a layer, in bytes per board, over
                     all layers from MIN_LAYER on. */
} Memory;

enum
{
  MIN_LAYER = 13,  /* In smaller layers the constant memory of each thread hides the memory per
                      board. */
};

/* Returns the number of bytes in memory that do not belong to a file. */
static double
get_own_memory (void)
{
  g_autofree char *status = NULL;
  const char *line;
  int kibibytes = 0;

  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  line = g_strstr_len (status, -1, "RssAnon:");
  g_assert_nonnull (line);
  g_assert_cmpint (sscanf (line, "RssAnon: %d kB", &kibibytes), ==, 1);
  return 1024.0 * kibibytes;
}

static void
layer_done_cb (const AwaleTablebaseLayer *layer,
               void                      *user_data)
{
  Memory *memory = user_data;

  memory->layer = layer->seeds + 1;
  memory->before = get_own_memory ();
}

static void
progress_cb (const AwaleTablebaseProgress *progress,
             void                         *user_data)
{
  Memory *memory = user_data;
  double boards = (double) awale_board_index_boards ((unsigned) memory->layer);

  if (memory->layer >= MIN_LAYER)
    memory->most = MAX (memory->most, (get_own_memory () - memory->before) / boards);
}

/* Checks that building a layer takes at most 2.25 bytes per board. */
static void
assert_memory (const char *id,
               int         seeds)
{
  AwaleRuleset rules = parse_rules (id);
  char *folder = make_folder ();
  Memory memory = { .before = get_own_memory () };
  AwaleTablebaseJob job = { .threads = 2, .layer = layer_done_cb, .progress = progress_cb,
                            .user_data = &memory };
  g_autoptr (GError) error = NULL;

  awale_tablebase_build (&rules, folder, seeds, &job, &error);
  g_assert_no_error (error);
  remove_folder (folder);
  g_test_message ("%s: %.3f bytes a board", id, memory.most);
  g_assert_cmpfloat (memory.most, >, 1);
  g_assert_cmpfloat (memory.most, <=, 2.25);
}

static void
test_memory (void)
{
  assert_memory ("society", 17);
  assert_memory ("common", 15);
  assert_memory ("avele", 14);
}

static void
test_abapa_20 (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *folder = make_folder ();
  g_autoptr (AwaleTablebase) tables = NULL;
  g_autoptr (GArray) counts = NULL;
  uint64_t exact = 0;

  build_tables (&rules, folder, 20);
  tables = awale_tablebase_open (&rules, folder, 20);
  counts = awale_tablebase_count (tables, 20, NULL);
  for (unsigned i = 0; i < counts->len; i++)
    {
      const AwaleTablebaseCount *count = &g_array_index (counts, AwaleTablebaseCount, i);

      if (count->low == count->high)
        exact += count->boards;
    }
  /* The share of boards with an exact value rounds to 4.0 per cent. */
  g_assert_cmpuint ((exact * 2000 + 84672315) / (2 * 84672315), ==, 40);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tablebase/large/memory", test_memory);
  g_test_add_func ("/tablebase/large/abapa-20", test_abapa_20);
  return g_test_run ();
}
