/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The memory limit of a control group, for example of a container, is respected. */
#include "helpers.h"

#include "tablebase/awale-memory.h"

#include <glib/gstdio.h>

static void
put (const char *mount,
     const char *group,
     const char *name,
     const char *text)
{
  g_autofree char *folder = g_build_filename (mount, group, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* The lowest limit of a group and its ancestors counts. */
static void
test_version_2 (void)
{
  char *mount = make_folder ();

  put (mount, "user/app", "memory.max", "max\n");
  put (mount, "user", "memory.max", "3000000\n");
  g_assert_cmpuint (awale_memory_read_limit ("0::/user/app\n", mount), ==, 3000000);
  put (mount, "user/app", "memory.max", "2000000\n");
  g_assert_cmpuint (awale_memory_read_limit ("0::/user/app\n", mount), ==, 2000000);
  put (mount, ".", "memory.max", "1000000\n");
  g_assert_cmpuint (awale_memory_read_limit ("0::/user/app\n", mount), ==, 1000000);
  g_assert_cmpuint (awale_memory_read_limit ("0::/\n", mount), ==, 1000000);
  remove_folder (mount);
}

static void
test_version_1 (void)
{
  char *mount = make_folder ();

  put (mount, "memory/docker/a", "memory.limit_in_bytes", "4000000\n");
  put (mount, "memory", "memory.limit_in_bytes", "9223372036854771712\n");
  g_assert_cmpuint (awale_memory_read_limit ("12:pids:/b\n4:cpu,memory:/docker/a\n0::/\n", mount),
                    ==, 4000000);
  g_assert_cmpuint (awale_memory_read_limit ("4:cpu:/docker/a\n", mount), ==, G_MAXUINT64);
  remove_folder (mount);
}

static void
test_none (void)
{
  char *mount = make_folder ();

  put (mount, "a", "memory.max", "much\n");
  g_assert_cmpuint (awale_memory_read_limit ("0::/a\n", mount), ==, G_MAXUINT64);
  g_assert_cmpuint (awale_memory_read_limit ("0::/gone\n", mount), ==, G_MAXUINT64);
  g_assert_cmpuint (awale_memory_read_limit ("nonsense\n:\n", mount), ==, G_MAXUINT64);
  g_assert_cmpuint (awale_memory_get_limit (), >, 0);
  remove_folder (mount);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tablebase/memory/version-2", test_version_2);
  g_test_add_func ("/tablebase/memory/version-1", test_version_1);
  g_test_add_func ("/tablebase/memory/none", test_none);
  return g_test_run ();
}
