/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-tablebase-files.h"

#include "awale-board-index.h"
#include "awale-layer-writer.h"
#include "awale-layer.h"
#include "awale-tablebase-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

uint64_t
awale_tablebase_count_boards (int seeds)
{
  uint64_t boards = 0;

  g_return_val_if_fail (seeds >= 0 && seeds <= AWALE_TABLEBASE_MAX_SEEDS, 0);

  for (unsigned n = 0; n <= (unsigned) seeds; n++)
    boards += awale_board_index_boards (n);
  return boards;
}

uint64_t
awale_tablebase_measure_files (const AwaleRuleset *rules,
                               const char         *directory)
{
  g_autofree char *folder = NULL;
  uint64_t size = 0;

  g_return_val_if_fail (rules != NULL, 0);

  folder = awale_tablebase_dup_folder (rules, directory);
  for (unsigned n = 0; n <= AWALE_TABLEBASE_MAX_SEEDS; n++)
    {
      g_autofree char *path = awale_layer_dup_path (folder, n);
      GStatBuf info;

      if (g_stat (path, &info) == 0)
        size += (uint64_t) info.st_size;
    }
  return size;
}

/* From the last to the first: what an interruption leaves are whole tables of fewer seeds. */
static bool
remove_layers (const char  *folder,
               GError     **error)
{
  for (int n = AWALE_TABLEBASE_MAX_SEEDS; n >= 0; n--)
    {
      g_autofree char *path = awale_layer_dup_path (folder, (unsigned) n);

      awale_layer_remove_temporary (folder, (unsigned) n);
      if (g_unlink (path) != 0 && errno != ENOENT)
        {
          awale_layer_set_failed (error, path, errno);
          return false;
        }
    }
  return true;
}

bool
awale_tablebase_remove (const AwaleRuleset  *rules,
                        const char          *directory,
                        GError             **error)
{
  g_autofree char *folder = NULL;
  bool removed;
  int lock;

  g_return_val_if_fail (rules != NULL, false);

  folder = awale_tablebase_dup_folder (rules, directory);
  lock = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (lock < 0 && errno == ENOENT)
    return true;
  if (lock < 0)
    {
      awale_layer_set_failed (error, folder, errno);
      return false;
    }
  while (flock (lock, LOCK_EX) != 0 && errno == EINTR)
    ;
  removed = remove_layers (folder, error);
  if (removed)
    g_rmdir (folder);
  close (lock);
  return removed;
}
