/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-session"

#include "awale-services.h"

#include "document/awale-file-contents.h"
#include "document/awale-recovery.h"
#include "library/awale-library.h"
#include "training/awale-training-store.h"

static AwaleExamples *
create_examples (void)
{
  const char *data_dir = g_getenv ("AWALE_DATA_DIR");
  g_autoptr (GFile) folder =
    g_file_new_build_filename (data_dir != NULL ? data_dir : PKGDATADIR, "examples", NULL);

  return awale_examples_new (folder);
}

static void
free_contents (AwaleServices *self)
{
  g_object_unref (self->settings);
  awale_session_unref (self->session);
  g_object_unref (self->tables);
  g_object_unref (self->books);
  awale_engines_unref (self->engines);
  awale_rulesets_unref (self->rulesets);
  g_object_unref (self->recovery_folder);
  awale_examples_free (self->examples);
  g_object_unref (self->tasks);
  g_object_unref (self->library);
  awale_disk_queue_unref (self->disk);
}

/* Starts reading the tables of all named rulesets before a game needs them. */
static void
read_tables (AwaleServices *self)
{
  GListModel *rulesets = awale_rulesets_get_model (self->rulesets);

  for (unsigned i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (AwaleNamedRuleset) ruleset = g_list_model_get_item (rulesets, i);

      awale_tablebases_get (self->tables, awale_named_ruleset_get_rules (ruleset));
    }
}

static bool
write_cb (GFile   *file,
          GBytes  *bytes,
          GError **error)
{
  return awale_file_write (file, bytes, NULL, NULL, error);
}

/* Builds missing tables for the games that follow, but only for presets: imported files may use any
 * number of other rulesets. */
static void
rules_met_cb (AwaleTablebases    *tables,
              const AwaleRuleset *rules,
              int                 seeds)
{
  if (seeds < AWALE_TABLEBASES_USUAL_SEEDS && awale_preset_of (rules) != NULL)
    awale_tablebases_request_usual (tables, rules);
}

AwaleServices *
awale_services_new (GSettings *settings)
{
  g_autoptr (GFile) session = NULL;
  g_autofree char *library = awale_library_dup_default_path ();
  AwaleServices *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  session = g_file_new_build_filename (g_get_user_data_dir (), "awale", "workspace.gvariant",
                                       NULL);
  self = g_rc_box_new (AwaleServices);
  self->settings = g_object_ref (settings);
  self->disk = awale_disk_queue_new ();
  self->session = awale_session_new (session, self->disk);
  self->tables = awale_tablebases_new (NULL, settings);
  self->books = awale_book_list_new (NULL);
  self->engines = awale_engines_new (settings);
  self->rulesets = awale_rulesets_new (settings);
  read_tables (self);
  self->recovery_folder = awale_recovery_get_default_folder ();
  self->examples = create_examples ();
  self->library = awale_library_client_new (library);
  awale_library_client_set_values_func (self->library, awale_training_judge_again);
  self->tasks = awale_library_tasks_new (self->library, write_cb,
                                             awale_tablebases_get_directory (self->tables));
  g_signal_connect_object (self->tasks, "rules-met", G_CALLBACK (rules_met_cb), self->tables,
                           G_CONNECT_SWAPPED);

  return self;
}

GStrv
awale_services_dup_own_names (AwaleServices *self)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (self != NULL, NULL);

  text = g_settings_get_string (self->settings, "own-names");
  parts = g_strsplit (text, ",", -1);
  for (char **part = parts; *part != NULL; part++)
    if (*g_strstrip (*part) != '\0')
      g_strv_builder_add (names, *part);
  return g_strv_builder_end (names);
}

AwaleServices *
awale_services_ref (AwaleServices *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_rc_box_acquire (self);
}

void
awale_services_unref (AwaleServices *self)
{
  g_return_if_fail (self != NULL);

  g_rc_box_release_full (self, (GDestroyNotify) free_contents);
}

typedef struct
{
  AwaleSession   *session;
  GFile          *recovery_folder;
  AwaleDiskQueue *disk;
  char           *problems;
} Reading;

static void
reading_free (Reading *reading)
{
  awale_session_unref (reading->session);
  g_object_unref (reading->recovery_folder);
  awale_disk_queue_unref (reading->disk);
  g_free (reading->problems);
  g_free (reading);
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  Reading *reading = data;

  awale_session_read (reading->session);
  g_task_return_pointer (task,
                         awale_recovery_collect (reading->recovery_folder, reading->disk,
                                                 &reading->problems),
                         (GDestroyNotify) g_ptr_array_unref);
}

void
awale_services_read_async (AwaleServices      *self,
                           GAsyncReadyCallback callback,
                           gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  g_return_if_fail (self != NULL);

  reading = g_new (Reading, 1);
  *reading = (Reading) { awale_session_ref (self->session), g_object_ref (self->recovery_folder),
                         awale_disk_queue_ref (self->disk), NULL };
  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_source_tag (task, awale_services_read_async);
  g_task_set_task_data (task, reading, (GDestroyNotify) reading_free);
  g_task_run_in_thread (task, read_thread);
}

GPtrArray *
awale_services_read_finish (GAsyncResult *result,
                            char        **problems)
{
  Reading *reading;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  reading = g_task_get_task_data (G_TASK (result));
  *problems = g_steal_pointer (&reading->problems);
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
