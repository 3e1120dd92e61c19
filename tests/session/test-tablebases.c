/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "session/awale-tablebases.h"
#include "session/awale-tablebase-disk-usage.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "rules/awale-rules.h"
#include "tablebase/awale-layer.h"
#include "tablebase/awale-tablebase.h"

#include "../failing-threads.h"
#include "../wait.h"

typedef struct
{
  char            *directory;
  AwaleTablebases *tables;
  unsigned         n_changed;
  unsigned         n_failed;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changed++;
}

static void
failed_cb (Fixture *fixture)
{
  fixture->n_failed++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->directory = g_dir_make_tmp ("awale-tablebases-XXXXXX", NULL);
  g_assert_nonnull (fixture->directory);
  fixture->tables = awale_tablebases_new (fixture->directory, NULL);
  g_signal_connect_swapped (fixture->tables, "changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect_swapped (fixture->tables, "failed", G_CALLBACK (failed_cb), fixture);
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  AwaleTablebases *tables = fixture->tables;

  /* A pending deletion holds a reference until it has ended. */
  g_object_add_weak_pointer (G_OBJECT (fixture->tables), (void **) &tables);
  g_object_unref (fixture->tables);
  wait_while (tables != NULL);
  remove_all (fixture->directory);
  g_free (fixture->directory);
}

static const AwaleRuleset *
get_rules (const char *preset)
{
  return &awale_preset_find (preset)->rules;
}

static void
wait_idle (Fixture *fixture)
{
  wait_while (awale_tablebases_is_building (fixture->tables, NULL));
}

static void
test_build (Fixture       *fixture,
            gconstpointer  data)
{
  const AwaleRuleset *rules = get_rules ("abapa");

  g_assert_cmpstr (awale_tablebases_get_directory (fixture->tables), ==, fixture->directory);
  g_assert_null (awale_tablebases_get (fixture->tables, rules));
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, rules), ==, -1);

  awale_tablebases_request (fixture->tables, rules, 5);
  g_assert_true (awale_tablebases_is_building (fixture->tables, rules));
  g_assert_false (awale_tablebases_is_building (fixture->tables, get_rules ("society")));
  wait_idle (fixture);
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, rules), ==, 5);
  g_assert_cmpuint (fixture->n_changed, >=, 1);
  g_assert_cmpuint (fixture->n_failed, ==, 0);
  g_assert_true (awale_tablebases_get (fixture->tables, rules) ==
                 awale_tablebases_get (fixture->tables, rules));

  /* Existing tables are not built again, and other rulesets have none. */
  awale_tablebases_request (fixture->tables, rules, 4);
  g_assert_false (awale_tablebases_is_building (fixture->tables, NULL));
  g_assert_null (awale_tablebases_get (fixture->tables, get_rules ("society")));
}

static void
test_queue (Fixture       *fixture,
            gconstpointer  data)
{
  awale_tablebases_request (fixture->tables, get_rules ("abapa"), 4);
  awale_tablebases_request (fixture->tables, get_rules ("society"), 3);
  awale_tablebases_request (fixture->tables, get_rules ("society"), 2);
  wait_idle (fixture);
  /* A reading in the middle of a build may find its first layers, which is one more change. */
  g_assert_cmpuint (fixture->n_changed, >=, 2);
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, get_rules ("abapa")), ==, 4);
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, get_rules ("society")), ==, 3);
}

static unsigned
count_builders (void)
{
  g_autoptr (GDir) tasks = g_dir_open ("/proc/self/task", 0, NULL);
  const char *task;
  unsigned n = 0;

  while ((task = g_dir_read_name (tasks)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/task", task, "comm", NULL);
      g_autofree char *name = NULL;

      n += g_file_get_contents (path, &name, NULL, NULL) && g_str_equal (name, "awale-tables\n");
    }
  return n;
}

static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  const AwaleRuleset *rules = get_rules ("abapa");
  unsigned n_builders = 0;

  awale_tablebases_request (fixture->tables, rules, 22);
  awale_tablebases_request (fixture->tables, get_rules ("society"), 22);
  while (awale_tablebases_get_progress (fixture->tables) <= 0)
    {
      n_builders = MAX (n_builders, count_builders ());
      g_main_context_iteration (NULL, FALSE);
    }
  awale_tablebases_cancel (fixture->tables);
  g_assert_false (awale_tablebases_is_building (fixture->tables, NULL));
  g_assert_cmpfloat (awale_tablebases_get_progress (fixture->tables), ==, 0);
  g_assert_cmpuint (fixture->n_changed, >=, 1);
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, rules), <, 22);

  /* A cancelled build does not block the next one, does not run beside it, and does not count as a
   * failure. */
  awale_tablebases_request (fixture->tables, get_rules ("society"), 8);
  while (awale_tablebases_is_building (fixture->tables, NULL))
    {
      /* The thread of the cancelled build may still be about to end. */
      g_assert_cmpuint (count_builders (), <=, n_builders + 1);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, get_rules ("society")), >=, 8);
  g_assert_cmpuint (fixture->n_failed, ==, 0);
}

static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->directory, "file", NULL);
  g_autoptr (AwaleTablebases) tables = NULL;

  /* Use a folder that cannot be created, because its path is that of a file. */
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  tables = awale_tablebases_new (path, NULL);
  g_signal_connect_swapped (tables, "failed", G_CALLBACK (failed_cb), fixture);
  awale_tablebases_request (tables, get_rules ("abapa"), 3);
  wait_while (awale_tablebases_is_building (tables, NULL));
  g_assert_cmpuint (fixture->n_failed, ==, 1);
  g_assert_nonnull (awale_tablebases_get_error (tables, get_rules ("abapa")));
  g_assert_null (awale_tablebases_get (tables, get_rules ("abapa")));
}

static void
test_cancel_rules (Fixture       *fixture,
                   gconstpointer  data)
{
  const AwaleRuleset *abapa = get_rules ("abapa");
  const AwaleRuleset *society = get_rules ("society");

  awale_tablebases_request (fixture->tables, abapa, 22);
  awale_tablebases_request (fixture->tables, society, 3);
  g_assert_true (awale_tablebases_is_at_work (fixture->tables, abapa));
  g_assert_false (awale_tablebases_is_at_work (fixture->tables, society));
  g_assert_cmpint (awale_tablebases_get_goal (fixture->tables, abapa), ==, 22);
  g_assert_cmpint (awale_tablebases_get_goal (fixture->tables, get_rules ("awari")), ==, -1);
  awale_tablebases_cancel_rules (fixture->tables, get_rules ("awari"));
  awale_tablebases_cancel_rules (fixture->tables, abapa);
  g_assert_cmpint (awale_tablebases_get_goal (fixture->tables, abapa), ==, -1);
  g_assert_true (awale_tablebases_is_at_work (fixture->tables, society));
  wait_idle (fixture);
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, society), ==, 3);
}

static void
test_remove (Fixture       *fixture,
             gconstpointer  data)
{
  const AwaleRuleset *rules = get_rules ("abapa");

  awale_tablebases_request (fixture->tables, rules, 4);
  awale_tablebases_request (fixture->tables, get_rules ("society"), 3);
  wait_idle (fixture);
  g_assert_cmpuint (awale_tablebase_measure_files (rules, fixture->directory), >, 0);

  awale_tablebases_remove (fixture->tables, rules);
  wait_while (awale_tablebases_get_seeds (fixture->tables, rules) >= 0);
  g_assert_cmpuint (awale_tablebase_measure_files (rules, fixture->directory), ==, 0);
  g_assert_null (awale_tablebases_get_error (fixture->tables, rules));
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, get_rules ("society")), ==, 3);
}

static void
test_damage (Fixture       *fixture,
             gconstpointer  data)
{
  const AwaleRuleset *rules = get_rules ("abapa");
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;

  awale_tablebases_request (fixture->tables, rules, 4);
  wait_idle (fixture);
  folder = awale_tablebase_dup_folder (rules, fixture->directory);
  path = awale_layer_dup_path (folder, 2);
  g_assert_true (g_file_set_contents (path, "damaged", -1, NULL));

  awale_tablebases_reopen (fixture->tables);
  wait_while (awale_tablebases_get_seeds (fixture->tables, rules) != 1);
  g_assert_error (awale_tablebases_get_error (fixture->tables, rules), AWALE_TABLEBASE_ERROR,
                  AWALE_TABLEBASE_ERROR_DAMAGED);
  awale_tablebases_request (fixture->tables, rules, 4);
  wait_idle (fixture);
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, rules), ==, 4);
  g_assert_no_error (awale_tablebases_get_error (fixture->tables, rules));
}

static void
test_no_thread (Fixture       *fixture,
                gconstpointer  data)
{
  const AwaleRuleset *rules = get_rules ("abapa");

  failing_threads_set (true);
  awale_tablebases_request (fixture->tables, rules, 4);
  failing_threads_set (false);
  wait_idle (fixture);
  g_assert_cmpuint (fixture->n_failed, ==, 1);
  g_assert_error (awale_tablebases_get_error (fixture->tables, rules), AWALE_TABLEBASE_ERROR,
                  AWALE_TABLEBASE_ERROR_MEMORY);
  awale_tablebases_request (fixture->tables, rules, 4);
  wait_idle (fixture);
  g_assert_cmpint (awale_tablebases_get_seeds (fixture->tables, rules), ==, 4);
}

/* A file that shrinks while it is used is reported, and built again on request. */
static void
test_shrunk (Fixture       *fixture,
             gconstpointer  data)
{
  const AwaleRuleset *rules = get_rules ("abapa");
  const AwalePosition board = { .pits = { [0] = 4 } };
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  int low, high;

  awale_tablebases_request (fixture->tables, rules, 4);
  wait_idle (fixture);
  folder = awale_tablebase_dup_folder (rules, fixture->directory);
  path = awale_layer_dup_path (folder, 4);
  g_assert_nonnull (awale_tablebases_get (fixture->tables, rules));
  g_assert_cmpint (truncate (path, 100), ==, 0);

  g_assert_false (awale_tablebase_probe (awale_tablebases_get (fixture->tables, rules), board, &low,
                                         &high));
  wait_while (fixture->n_failed == 0);
  g_assert_error (awale_tablebases_get_error (fixture->tables, rules), AWALE_TABLEBASE_ERROR,
                  AWALE_TABLEBASE_ERROR_DAMAGED);
  awale_tablebases_request (fixture->tables, rules, 3);
  wait_idle (fixture);
  g_assert_no_error (awale_tablebases_get_error (fixture->tables, rules));
  g_assert_true (awale_tablebase_probe (awale_tablebases_get (fixture->tables, rules), board, &low,
                                        &high));
}

/* Requests the usual tables at each change, as an analysis does. */
static void
request_usual_cb (AwaleTablebases    *tables,
                  const AwaleRuleset *rules)
{
  awale_tablebases_request_usual (tables, rules);
}

/* A failed build is tried again only when the user requests it. */
static void
test_usual_failure (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->directory, "file", NULL);
  g_autoptr (AwaleTablebases) tables = NULL;

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  tables = awale_tablebases_new (path, NULL);
  g_signal_connect_swapped (tables, "failed", G_CALLBACK (failed_cb), fixture);
  g_signal_connect (tables, "changed", G_CALLBACK (request_usual_cb),
                    (void *) get_rules ("abapa"));
  awale_tablebases_request_usual (tables, get_rules ("abapa"));
  wait_while (fixture->n_failed == 0);
  g_assert_false (awale_tablebases_is_building (tables, NULL));
  g_assert_nonnull (awale_tablebases_get_error (tables, get_rules ("abapa")));
  awale_tablebases_request_usual (tables, get_rules ("abapa"));
  g_assert_false (awale_tablebases_is_building (tables, NULL));

  awale_tablebases_request (tables, get_rules ("abapa"), 3);
  wait_while (fixture->n_failed == 1);
  g_assert_false (awale_tablebases_is_building (tables, NULL));
}

/* Tables whose build was cancelled, and tables that were deleted, are not rebuilt unasked. */
static void
test_unwanted (Fixture       *fixture,
               gconstpointer  data)
{
  const AwaleRuleset *cancelled = get_rules ("abapa");
  const AwaleRuleset *deleted = get_rules ("society");

  g_signal_connect (fixture->tables, "changed", G_CALLBACK (request_usual_cb),
                    (void *) cancelled);
  awale_tablebases_request (fixture->tables, cancelled, 22);
  awale_tablebases_cancel_rules (fixture->tables, cancelled);
  g_assert_false (awale_tablebases_is_building (fixture->tables, NULL));
  g_assert_no_error (awale_tablebases_get_error (fixture->tables, cancelled));

  awale_tablebases_request (fixture->tables, deleted, 2);
  wait_idle (fixture);
  g_signal_connect (fixture->tables, "changed", G_CALLBACK (request_usual_cb), (void *) deleted);
  awale_tablebases_remove (fixture->tables, deleted);
  wait_while (awale_tablebases_get_seeds (fixture->tables, deleted) >= 0);
  g_assert_false (awale_tablebases_is_building (fixture->tables, NULL));
}

/* Tables whose build was cancelled are not built in later runs, either, until the user requests
 * them. */
static void
test_unwanted_kept (Fixture       *fixture,
                    gconstpointer  data)
{
  const AwaleRuleset *rules = get_rules ("abapa");
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (AwaleTablebases) before = awale_tablebases_new (fixture->directory, settings);
  g_autoptr (AwaleTablebases) after = NULL;
  g_autoptr (AwaleTablebases) last = NULL;

  awale_tablebases_request_usual (before, rules);
  g_assert_true (awale_tablebases_is_building (before, rules));
  awale_tablebases_cancel_rules (before, rules);

  after = awale_tablebases_new (fixture->directory, settings);
  g_assert_true (awale_tablebases_is_unwanted (after, rules));
  awale_tablebases_request_usual (after, rules);
  g_assert_false (awale_tablebases_is_building (after, rules));
  awale_tablebases_request (after, rules, 2);
  g_assert_true (awale_tablebases_is_building (after, rules));
  wait_while (awale_tablebases_is_building (after, rules));

  last = awale_tablebases_new (fixture->directory, settings);
  g_assert_false (awale_tablebases_is_unwanted (last, rules));
}

static void
measured_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GAsyncResult **place = data;

  *place = g_object_ref (result);
}

static AwaleTablebaseDiskUsage
measure (const char         *directory,
         const AwaleRuleset *rules,
         size_t              n_rules)
{
  g_autoptr (GAsyncResult) result = NULL;
  AwaleTablebaseDiskUsage disk_usage;

  awale_tablebase_disk_usage_measure_async (directory, rules, n_rules, NULL, measured_cb, &result);
  g_assert_null (result);
  wait_while (result == NULL);
  g_assert_true (awale_tablebase_disk_usage_measure_finish (result, &disk_usage, NULL));
  return disk_usage;
}

/* The disk usage counts tables that rulesets share only once. */
static void
test_room (Fixture      *fixture,
           gconstpointer data)
{
  const AwaleRuleset rules[] = { *get_rules ("society"), *get_rules ("society") };
  AwaleTablebaseDiskUsage disk_usage;

  g_assert_cmpuint (measure (fixture->directory, rules, 2).taken, ==, 0);
  awale_tablebases_request (fixture->tables, &rules[0], 3);
  wait_while (awale_tablebases_is_building (fixture->tables, NULL));
  disk_usage = measure (fixture->directory, rules, 2);
  g_assert_cmpuint (disk_usage.taken, >, 0);
  g_assert_cmpuint (disk_usage.taken, ==,
                    awale_tablebase_measure_files (rules, fixture->directory));
  g_assert_true (disk_usage.knows_left);
  g_assert_cmpuint (disk_usage.left, >, 0);
}

/* For a folder that cannot exist, no free space is reported. */
static void
test_room_elsewhere (void)
{
  AwaleTablebaseDiskUsage disk_usage = measure ("/proc/awale/tables", NULL, 0);

  g_assert_cmpuint (disk_usage.taken, ==, 0);
  g_assert_true (!disk_usage.knows_left || disk_usage.left == 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add ("/session/tables/build", Fixture, NULL, set_up, test_build, tear_down);
  g_test_add ("/session/tables/queue", Fixture, NULL, set_up, test_queue, tear_down);
  g_test_add ("/session/tables/cancel", Fixture, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/session/tables/cancel-rules", Fixture, NULL, set_up, test_cancel_rules, tear_down);
  g_test_add ("/session/tables/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/session/tables/damage", Fixture, NULL, set_up, test_damage, tear_down);
  g_test_add ("/session/tables/shrunk", Fixture, NULL, set_up, test_shrunk, tear_down);
  g_test_add ("/session/tables/no-thread", Fixture, NULL, set_up, test_no_thread, tear_down);
  g_test_add ("/session/tables/failure", Fixture, NULL, set_up, test_failure, tear_down);
  g_test_add ("/session/tables/usual-failure", Fixture, NULL, set_up, test_usual_failure,
              tear_down);
  g_test_add ("/session/tables/room", Fixture, NULL, set_up, test_room, tear_down);
  g_test_add_func ("/session/tables/room-elsewhere", test_room_elsewhere);
  g_test_add ("/session/tables/unwanted", Fixture, NULL, set_up, test_unwanted, tear_down);
  g_test_add ("/session/tables/unwanted-kept", Fixture, NULL, set_up, test_unwanted_kept,
              tear_down);
  return g_test_run ();
}
