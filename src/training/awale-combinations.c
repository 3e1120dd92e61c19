/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-training"

#include "awale-combinations.h"

#include "notation/awale-ogn.h"

static char *
dup_shipped_folder (void)
{
  const char *data_dir = g_getenv ("AWALE_DATA_DIR");

  return g_build_filename (data_dir != NULL ? data_dir : PKGDATADIR, "exercises", NULL);
}

static void
read_file (const char *path,
           GPtrArray  *drills,
           GHashTable *hashes)
{
  g_autofree char *text = NULL;
  g_autoptr (AwaleDocument) document = NULL;
  size_t length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    return;
  document = awale_ogn_read (text, length, NULL);
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      g_autoptr (AwaleDrill) drill =
        awale_drill_new_from_game (awale_document_get_game (document, i));
      gint64 hash;

      if (drill == NULL || awale_drill_get_kind (drill) != AWALE_DRILL_COMBINATION)
        continue;
      hash = awale_drill_get_hash (drill);
      if (g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash)))
        g_ptr_array_add (drills, g_steal_pointer (&drill));
    }
}

/* Sorts by level; within one, in an order that mixes kinds and rulesets. */
static int
compare (const void *a,
         const void *b)
{
  AwaleDrill *drills[] = { *(AwaleDrill *const *) a, *(AwaleDrill *const *) b };
  AwaleCombinationKind kind;
  int levels[2];
  gint64 hashes[2];

  for (int i = 0; i < 2; i++)
    {
      awale_drill_get_combination (drills[i], &kind, &levels[i]);
      hashes[i] = awale_drill_get_hash (drills[i]);
    }
  if (levels[0] != levels[1])
    return levels[0] - levels[1];
  return (hashes[0] > hashes[1]) - (hashes[0] < hashes[1]);
}

GPtrArray *
awale_combinations_read (const char *folder)
{
  GPtrArray *drills = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *shipped = folder == NULL ? dup_shipped_folder () : NULL;
  const char *path = folder != NULL ? folder : shipped;
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GHashTable) hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (g_str_has_suffix (name, ".ogn"))
        read_file (file, drills, hashes);
    }
  g_ptr_array_sort (drills, compare);
  return drills;
}
