/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "../failing-threads.h"
#include "helpers.h"

#include "tablebase/awale-build-threads.h"
#include "tablebase/awale-layer.h"
#include "tablebase/awale-tablebase.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  SEEDS = 9,
  KILLS = 20,
  LAYER = 7,  /* Number of seeds of a layer in which more boards are due at once than fit on a
                 stack. */
};

/* Returns the existing layers, with the number of seeds and the modification time of each on a
 * line. */
static char *
list_layers (const AwaleRuleset *rules,
             const char         *folder)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int n = 0; n <= SEEDS; n++)
    {
      g_autofree char *path = dup_layer_path (rules, folder, n);
      GStatBuf status;

      if (g_stat (path, &status) == 0)
        g_string_append_printf (list, "%d %" G_GINT64_FORMAT ".%09ld\n", n,
                                (gint64) status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
    }
  return g_strdup (list->str);
}

static void
build_in_child (const AwaleRuleset *rules,
                const char         *folder)
{
  AwaleTablebaseJob job = { .threads = 2 };

  _exit (awale_tablebase_build (rules, folder, SEEDS, &job, NULL) ? 0 : 1);
}

/* Kills a build @moment microseconds after its start. Returns: true if the build had not ended */
static bool
kill_build (const AwaleRuleset *rules,
            const char         *folder,
            double              moment)
{
  g_autofree char *before = list_layers (rules, folder);
  g_autofree char *after = NULL;
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    build_in_child (rules, folder);
  g_usleep ((gulong) moment);
  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);

  /* Layers that existed before the build are still the same files. */
  after = list_layers (rules, folder);
  g_assert_true (g_str_has_prefix (after, before));
  return WIFSIGNALED (status);
}

/* A request to delete the tables during a build and, if @builds, to build them again before it
 * continues. */
typedef struct
{
  const AwaleRuleset *rules;
  const char         *folder;
  bool                builds;
} Deletion;

static void
delete_cb (const AwaleTablebaseLayer *layer,
           void                      *user_data)
{
  const Deletion *deletion = user_data;
  g_autofree char *path = awale_tablebase_dup_folder (deletion->rules, deletion->folder);

  if (layer->seeds != 3)
    return;
  for (int n = 0; n <= 3; n++)
    {
      g_autofree char *file = dup_layer_path (deletion->rules, deletion->folder, n);

      g_assert_cmpint (g_unlink (file), ==, 0);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
  if (deletion->builds)
    build_tables (deletion->rules, deletion->folder, 2);
}

static void
test_folder_deleted (const void *data)
{
  AwaleRuleset rules = parse_rules ("society");
  char *folder = make_folder ();
  g_autofree char *path = awale_tablebase_dup_folder (&rules, folder);
  Deletion deletion = { &rules, folder, GPOINTER_TO_INT (data) };
  AwaleTablebaseJob job = { .threads = 2, .layer = delete_cb, .user_data = &deletion };
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_tablebase_build (&rules, folder, SEEDS, &job, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, "was deleted while tables were being built in it"));
  g_assert_nonnull (strstr (error->message, path));

  /* The failed build did not change the new tables, and left nothing that hinders a later build. */
  g_assert_true (awale_tablebase_verify (&rules, folder, 2, NULL, NULL) == deletion.builds);
  build_tables (&rules, folder, 5);
  g_assert_true (awale_tablebase_verify (&rules, folder, 5, NULL, NULL));
  remove_folder (folder);
}

static void
test_killed (void)
{
  AwaleRuleset rules = parse_rules ("society");
  char *undisturbed = make_folder ();
  int64_t started = g_get_monotonic_time ();
  double most;
  int killed = 0;

  build_tables (&rules, undisturbed, SEEDS);
  most = (double) (g_get_monotonic_time () - started);

  while (killed < KILLS)
    {
      char *folder = make_folder ();

      for (int i = 0; i < 5; i++)
        {
          double moment = g_test_rand_double () * most;
          bool in_time = kill_build (&rules, folder, moment);

          killed += in_time;
          /* The build that was measured took longer, so kill the next ones earlier. */
          if (i == 0 && !in_time)
            most = moment;
        }
      build_tables (&rules, folder, SEEDS);
      assert_same_files (&rules, undisturbed, folder, SEEDS);
      remove_folder (folder);
    }
  remove_folder (undisturbed);
}

/* A layer that a killed build left half-written is not used, and is removed. */
static void
test_leftovers (void)
{
  AwaleRuleset rules = parse_rules ("society");
  char *folder = make_folder ();
  g_autofree char *path = NULL;
  g_autofree char *part = NULL;

  build_tables (&rules, folder, 3);
  path = dup_layer_path (&rules, folder, 4);
  part = g_strconcat (path, ".part", NULL);
  g_assert_true (g_file_set_contents (part, "half", 4, NULL));
  build_tables (&rules, folder, 4);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
  remove_folder (folder);
}

typedef struct
{
  int stop;
  int stop_at_layer;  /* Layer after which the build is cancelled, or −1 to cancel it within layer
                         11 or a later one. */
} Canceller;

static void
cancel_layer_cb (const AwaleTablebaseLayer *layer,
                 void                      *user_data)
{
  Canceller *canceller = user_data;

  if (layer->seeds == canceller->stop_at_layer)
    g_atomic_int_set (&canceller->stop, 1);
}

static void
cancel_progress_cb (const AwaleTablebaseProgress *progress,
                    void                         *user_data)
{
  Canceller *canceller = user_data;

  g_assert_cmpint (canceller->stop, ==, 0);
  if (progress->layer >= 11)
    g_atomic_int_set (&canceller->stop, 1);
}

static void
assert_cancelled (const char *id,
                  int         stop_at_layer)
{
  AwaleRuleset rules = parse_rules (id);
  char *folder = make_folder ();
  Canceller canceller = { 0, stop_at_layer };
  AwaleTablebaseJob job = { .threads = 2, .stop = &canceller.stop, .layer = cancel_layer_cb,
                            .progress = stop_at_layer < 0 ? cancel_progress_cb : NULL,
                            .user_data = &canceller };
  g_autoptr (GError) error = NULL;
  g_autofree char *list = NULL;
  g_autofree char *last = NULL;

  g_assert_false (awale_tablebase_build (&rules, folder, 14, &job, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_CANCELLED);
  last = dup_layer_path (&rules, folder, stop_at_layer >= 0 ? stop_at_layer + 1 : 14);
  g_assert_false (g_file_test (last, G_FILE_TEST_EXISTS));

  /* No partly written file remains, and the layers before the cancellation are complete. */
  for (int n = 0; n <= 14; n++)
    {
      g_autofree char *path = dup_layer_path (&rules, folder, n);
      g_autofree char *part = g_strconcat (path, ".part", NULL);

      g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
    }
  if (stop_at_layer >= 0)
    g_assert_true (awale_tablebase_verify (&rules, folder, stop_at_layer, NULL, NULL));
  remove_folder (folder);
}

static void
test_cancelled_between (void)
{
  assert_cancelled ("common", 0);
  assert_cancelled ("society", 5);
}

static void
test_cancelled_within (void)
{
  assert_cancelled ("society", -1);
  assert_cancelled ("avele", -1);
}

/* Number of checks after which the build is cancelled, or 0 to never cancel it. */
static int looks_left;
static int is_stopped;

/* The linker option --wrap redirects calls of the function in other files to the function named
 * __wrap_. */
bool __wrap_awale_build_threads_is_stopped (const AwaleBuildThreads *threads);
bool __real_awale_build_threads_is_stopped (const AwaleBuildThreads *threads);

bool
__wrap_awale_build_threads_is_stopped (const AwaleBuildThreads *threads)
{
  if (looks_left > 0 && --looks_left == 0)
    is_stopped = 1;
  return __real_awale_build_threads_is_stopped (threads);
}

/* A build can be cancelled at any of its first checks within a layer, and at many later ones. */
static void
test_cancelled_anywhere (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *folder = make_folder ();
  AwaleTablebaseJob job = { .threads = 1, .stop = &is_stopped };
  bool done = false;

  build_tables (&rules, folder, LAYER - 1);
  for (int looks = 1; !done; looks += 1 + looks / 256)
    {
      g_autoptr (GError) error = NULL;

      looks_left = looks;
      is_stopped = 0;
      done = awale_tablebase_build (&rules, folder, LAYER, &job, &error);
      if (!done)
        g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_CANCELLED);
    }
  looks_left = is_stopped = 0;
  g_assert_true (awale_tablebase_verify (&rules, folder, LAYER, NULL, NULL));
  remove_folder (folder);
}

/* A verification can be cancelled between layers. */
static void
test_cancelled_verification (void)
{
  AwaleRuleset rules = parse_rules ("society");
  char *folder = make_folder ();
  Canceller canceller = { 0, 2 };
  AwaleTablebaseJob job = { .threads = 2, .stop = &canceller.stop, .layer = cancel_layer_cb,
                            .user_data = &canceller };
  g_autoptr (GError) error = NULL;

  build_tables (&rules, folder, 5);
  g_assert_false (awale_tablebase_verify (&rules, folder, 5, &job, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_CANCELLED);
  remove_folder (folder);
}

static void *
build_in_thread (void *data)
{
  AwaleRuleset rules = parse_rules ("abapa");

  build_tables (&rules, data, SEEDS);
  return NULL;
}

/* A build succeeds with one thread if no others can be started, as at a limit of processes. */
static void
test_no_threads (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *folder = make_folder ();

  failing_threads_set (true);
  build_tables (&rules, folder, SEEDS);
  failing_threads_set (false);
  g_assert_true (awale_tablebase_verify (&rules, folder, SEEDS, NULL, NULL));
  remove_folder (folder);
}

/* Two builds of the same tables do not interfere. */
static void
test_two_builds (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *folder = make_folder ();
  GThread *first = g_thread_new ("first", build_in_thread, folder);
  GThread *second = g_thread_new ("second", build_in_thread, folder);

  g_thread_join (first);
  g_thread_join (second);
  g_assert_true (awale_tablebase_verify (&rules, folder, SEEDS, NULL, NULL));
  remove_folder (folder);
}

/* A build that waits for another one can be cancelled. */
static void
test_cancelled_waiting (void)
{
  AwaleRuleset rules = parse_rules ("abapa");
  char *folder = make_folder ();
  g_autofree char *inner = awale_tablebase_dup_folder (&rules, folder);
  int stop = 1;
  AwaleTablebaseJob job = { .stop = &stop };
  g_autoptr (GError) error = NULL;
  int file;

  g_assert_cmpint (g_mkdir_with_parents (inner, 0755), ==, 0);
  file = g_open (inner, O_RDONLY | O_CLOEXEC, 0);
  g_assert_cmpint (flock (file, LOCK_EX), ==, 0);
  g_assert_false (awale_tablebase_build (&rules, folder, 1, &job, &error));
  g_assert_error (error, AWALE_TABLEBASE_ERROR, AWALE_TABLEBASE_ERROR_CANCELLED);
  close (file);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/tablebase/interrupted/folder-deleted", GINT_TO_POINTER (false),
                        test_folder_deleted);
  g_test_add_data_func ("/tablebase/interrupted/folder-anew", GINT_TO_POINTER (true),
                        test_folder_deleted);
  g_test_add_func ("/tablebase/interrupted/killed", test_killed);
  g_test_add_func ("/tablebase/interrupted/leftovers", test_leftovers);
  g_test_add_func ("/tablebase/interrupted/cancelled-between", test_cancelled_between);
  g_test_add_func ("/tablebase/interrupted/cancelled-within", test_cancelled_within);
  g_test_add_func ("/tablebase/interrupted/cancelled-anywhere", test_cancelled_anywhere);
  g_test_add_func ("/tablebase/interrupted/cancelled-verification", test_cancelled_verification);
  g_test_add_func ("/tablebase/interrupted/cancelled-waiting", test_cancelled_waiting);
  g_test_add_func ("/tablebase/interrupted/two-builds", test_two_builds);
  g_test_add_func ("/tablebase/interrupted/no-threads", test_no_threads);
  return g_test_run ();
}
