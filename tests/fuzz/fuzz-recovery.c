/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Files in the recovery folder are either ignored, or offered and kept. */
#include "fuzz.h"

#include <glib/gstdio.h>
#include <string.h>

#include "session/awale-play-state.h"
#include "document/awale-recovery.h"

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
check (AwaleRecovery *recovery,
       const char    *contents)
{
  const AwaleRecoveryInfo *info = awale_recovery_get_info (recovery);
  g_autoptr (AwalePlayState) play = awale_play_state_parse (info->play);

  g_assert_nonnull (info->place);
  g_assert_cmpstr (awale_recovery_get_text (recovery), ==, strchr (contents, '\n') + 1);
  if (play != NULL)
    g_assert_true (play->start != NULL && play->head != NULL);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *folder = g_dir_make_tmp ("awale-fuzz-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.ogn", NULL);
  g_autofree char *contents = g_strndup ((const char *) data, size);
  g_autoptr (AwaleDiskQueue) disk = awale_disk_queue_new ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GPtrArray) found = NULL;

  g_assert_true (g_file_set_contents_full (path, (const char *) data, (gssize) size,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  found = awale_recovery_collect (file, disk, NULL);
  g_assert_cmpuint (found->len, <=, 1);
  if (found->len == 1)
    check (found->pdata[0], contents);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  remove_folder (folder);
  return 0;
}
