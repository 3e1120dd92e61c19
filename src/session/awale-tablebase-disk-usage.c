/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-tablebase-disk-usage"

#include "awale-tablebase-disk-usage.h"

#include "tablebase/awale-tablebase.h"

typedef struct
{
  char   *directory;
  GArray *rules;
} Measuring;

static void
measuring_free (Measuring *measuring)
{
  g_free (measuring->directory);
  g_array_unref (measuring->rules);
  g_free (measuring);
}

static uint64_t
measure_taken (const Measuring *measuring)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  uint64_t bytes = 0;

  for (guint i = 0; i < measuring->rules->len; i++)
    {
      const AwaleRuleset *rules = &g_array_index (measuring->rules, AwaleRuleset, i);

      if (g_hash_table_add (seen, awale_tablebase_dup_folder (rules, measuring->directory)))
        bytes += awale_tablebase_measure_files (rules, measuring->directory);
    }
  return bytes;
}

/* Measures the free space on the disk of @directory, a folder that may not exist yet. */
static bool
measure_left (const char *directory,
              uint64_t   *left)
{
  g_autoptr (GFile) folder = g_file_new_for_path (directory);
  g_autoptr (GFileInfo) info = NULL;

  while (folder != NULL && info == NULL)
    {
      g_autoptr (GFile) child = g_steal_pointer (&folder);

      info = g_file_query_filesystem_info (child, G_FILE_ATTRIBUTE_FILESYSTEM_FREE, NULL, NULL);
      folder = g_file_get_parent (child);
    }
  if (info == NULL || !g_file_info_has_attribute (info, G_FILE_ATTRIBUTE_FILESYSTEM_FREE))
    return false;

  *left = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_FILESYSTEM_FREE);
  return true;
}

static void
measure_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Measuring *measuring = task_data;
  AwaleTablebaseDiskUsage *disk_usage = g_new0 (AwaleTablebaseDiskUsage, 1);

  disk_usage->taken = measure_taken (measuring);
  disk_usage->knows_left = measure_left (measuring->directory, &disk_usage->left);
  g_task_return_pointer (task, disk_usage, g_free);
}

void
awale_tablebase_disk_usage_measure_async (const char         *directory,
                                          const AwaleRuleset *rules,
                                          size_t              n_rules,
                                          GCancellable       *cancellable,
                                          GAsyncReadyCallback callback,
                                          gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  Measuring *measuring;

  g_return_if_fail (directory != NULL);
  g_return_if_fail (rules != NULL || n_rules == 0);

  measuring = g_new (Measuring, 1);
  *measuring = (Measuring) {
    .directory = g_strdup (directory),
    .rules = g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (AwaleRuleset)), rules,
                                  n_rules),
  };
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_tablebase_disk_usage_measure_async);
  g_task_set_task_data (task, measuring, (GDestroyNotify) measuring_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, measure_thread);
}

bool
awale_tablebase_disk_usage_measure_finish (GAsyncResult            *result,
                                           AwaleTablebaseDiskUsage *disk_usage,
                                           GError                 **error)
{
  g_autofree AwaleTablebaseDiskUsage *measured = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), false);
  g_return_val_if_fail (disk_usage != NULL, false);

  measured = g_task_propagate_pointer (G_TASK (result), error);
  if (measured == NULL)
    return false;
  *disk_usage = *measured;
  return true;
}
