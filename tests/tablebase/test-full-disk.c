/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * A disk becomes full or broken, or a build is killed or loses power, at every call that changes a
 * file. Layers must then be complete or missing, and another build must complete them.
 */
#include "../document/failing-disk.h"
#include "../document/forgetful-disk.h"
#include "helpers.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  SEEDS = 3,
  MAX_CALLS = 100,
};

/* Build with a single thread, because the disk fails only in one thread. */
static const AwaleTablebaseJob job = { .threads = 1 };

/* Checks that existing layers are complete, and that another build adds the missing ones with the
 * right bytes. */
static void
assert_goes_on (const AwaleRuleset *rules,
                const char         *folder,
                const char         *right)
{
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (rules, folder, SEEDS);
  int seeds = awale_tablebase_get_seeds (tables);

  g_assert_null (awale_tablebase_get_damage (tables));
  if (seeds >= 0)
    g_assert_true (awale_tablebase_verify (rules, folder, seeds, NULL, NULL));
  build_tables (rules, folder, SEEDS);
  assert_same_files (rules, folder, right, SEEDS);
}

static void
assert_no_part (const AwaleRuleset *rules,
                const char         *folder)
{
  for (int n = 0; n <= SEEDS; n++)
    {
      g_autofree char *path = dup_layer_path (rules, folder, n);
      g_autofree char *part = g_strconcat (path, ".part", NULL);

      g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
    }
}

static void
test_failing (const void *data)
{
  int number = GPOINTER_TO_INT (data);
  int code = number == ENOSPC ? AWALE_TABLEBASE_ERROR_NO_SPACE : AWALE_TABLEBASE_ERROR_FILE;
  AwaleRuleset rules = parse_rules ("abapa");
  char *right = make_folder ();
  unsigned n_failed = 0;

  build_tables (&rules, right, SEEDS);
  for (unsigned n = 1; n < MAX_CALLS; n++)
    {
      char *folder = make_folder ();
      g_autoptr (GError) error = NULL;
      bool built;
      bool reached;

      failing_disk_begin (n, FAILING_DISK_EVER, number);
      built = awale_tablebase_build (&rules, folder, SEEDS, &job, &error);
      reached = failing_disk_end () >= n;
      if (!built)
        {
          g_assert_error (error, AWALE_TABLEBASE_ERROR, code);
          n_failed++;
        }
      assert_no_part (&rules, folder);
      assert_goes_on (&rules, folder, right);
      remove_folder (folder);
      if (!reached)
        break;
    }
  /* Each layer needs two writes, a sync, a rename, and a sync of the folder. */
  g_assert_cmpuint (n_failed, >=, 5 * (SEEDS + 1));
  remove_folder (right);
}

static void
test_killed (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *right = make_folder ();
  unsigned n_killed = 0;
  int status;

  build_tables (&rules, right, SEEDS);
  for (unsigned n = 1; n < MAX_CALLS; n++)
    {
      char *folder = make_folder ();
      pid_t child = fork ();

      if (child == 0)
        {
          failing_disk_begin (n, FAILING_DISK_KILL, 0);
          _exit (awale_tablebase_build (&rules, folder, SEEDS, &job, NULL) ? 0 : 1);
        }
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      assert_goes_on (&rules, folder, right);
      assert_no_part (&rules, folder);
      remove_folder (folder);
      if (!WIFSIGNALED (status))
        break;
      n_killed++;
    }
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  g_assert_cmpuint (n_killed, >=, 4 * (SEEDS + 1));
  remove_folder (right);
}

static void
check_power_cut (const char *folder,
                 unsigned    promised,
                 void       *right)
{
  AwaleRuleset rules = parse_rules ("abapa");

  if (promised > 0)
    g_assert_true (awale_tablebase_verify (&rules, folder, SEEDS, NULL, NULL));
  assert_goes_on (&rules, folder, right);
  assert_no_part (&rules, folder);
}

static void
test_power_cut (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *right = make_folder ();
  char *folder = make_folder ();
  ForgetfulDisk *disk;

  build_tables (&rules, right, SEEDS);
  build_tables (&rules, folder, 0);
  disk = forgetful_disk_begin (folder);
  g_assert_true (awale_tablebase_build (&rules, folder, SEEDS, &job, NULL));
  forgetful_disk_promise (disk);
  g_assert_cmpuint (forgetful_disk_end (disk, check_power_cut, right), >, 20);
  remove_folder (folder);
  remove_folder (right);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/tablebase/full-disk/full", GINT_TO_POINTER (ENOSPC), test_failing);
  g_test_add_data_func ("/tablebase/full-disk/broken", GINT_TO_POINTER (EIO), test_failing);
  g_test_add_func ("/tablebase/full-disk/killed", test_killed);
  g_test_add_func ("/tablebase/full-disk/power-cut", test_power_cut);
  return g_test_run ();
}
