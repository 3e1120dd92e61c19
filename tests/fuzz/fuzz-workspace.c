/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The file of the workspace is either read or ignored, and the result stays the same when it is
 * written and read again. */
#include "fuzz.h"

#include <glib/gstdio.h>

#include "session/awale-session.h"

static void
compare (AwaleSession *first,
         AwaleSession *second)
{
  GPtrArray *windows = awale_session_get_windows (first);
  GPtrArray *others = awale_session_get_windows (second);

  g_assert_cmpuint (windows->len, ==, others->len);
  for (unsigned i = 0; i < windows->len; i++)
    {
      const AwaleWindowState *window = windows->pdata[i], *other = others->pdata[i];
      const AwaleFilePosition *place = window->uri != NULL
                                  ? awale_session_find_position (first, window->uri) : NULL;

      g_assert_cmpstr (window->uri, ==, other->uri);
      g_assert_cmpstr (window->play, ==, other->play);
      g_assert_cmpint (window->width, ==, other->width);
      g_assert_cmpint (window->show_pane, ==, other->show_pane);
      if (window->uri != NULL)
        g_assert_true ((place != NULL) ==
                       (awale_session_find_position (second, window->uri) != NULL));
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *folder = g_dir_make_tmp ("awale-fuzz-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "workspace", NULL);
  g_autoptr (AwaleDiskQueue) disk = awale_disk_queue_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AwaleSession) session = awale_session_new (file, disk);
  g_autoptr (AwaleSession) again = awale_session_new (file, disk);

  g_assert_true (g_file_set_contents_full (path, (const char *) data, (gssize) size,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  awale_session_read (session);
  awale_session_save (session);
  awale_disk_queue_flush (disk);
  awale_session_read (again);
  compare (session, again);
  g_remove (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return 0;
}
