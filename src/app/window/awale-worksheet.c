/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-worksheet"

#include "awale-worksheet.h"

#include "desk/awale-file.h"
#include "picture/awale-sheet.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GArray *tasks;  /* of AwaleSheetTask */
  GFile  *file;
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_array_unref (saving->tasks);
  g_object_unref (saving->file);
  g_free (saving);
}

static void
task_clear (void *data)
{
  AwaleSheetTask *task = data;

  g_free (task->question);
  g_free (task->answer);
}

static GArray *
list_tasks (AwaleTraining *training)
{
  GArray *tasks = g_array_new (FALSE, FALSE, sizeof (AwaleSheetTask));

  g_array_set_clear_func (tasks, task_clear);
  for (unsigned i = 0; i < awale_training_get_n_items (training); i++)
    {
      AwaleDrill *drill = awale_training_get_item (training, i)->drill;
      AwaleSheetTask task = {
        .position = awale_node_get_position (awale_drill_get_question (drill)),
        .rules = awale_ruleset_get_name (awale_game_get_rules (awale_drill_get_game (drill))),
        .question = awale_drill_dup_question (drill),
        .answer = awale_drill_dup_answer (drill),
      };

      g_array_append_val (tasks, task);
    }
  return tasks;
}

static void
save_in_thread (GTask        *task,
                void         *source,
                void         *data,
                GCancellable *cancellable)
{
  const Saving *saving = data;
  const AwaleSheetOptions options = awale_sheet_options_default ();
  g_autoptr (AwaleSheet) sheet =
    awale_sheet_new_worksheet (_("Find a Better Move"),
                               (const AwaleSheetTask *) (void *) saving->tasks->data,
                               saving->tasks->len, &options);
  GError *error = NULL;
  g_autoptr (GBytes) pdf = awale_sheet_draw_pdf (sheet, &error);

  if (pdf != NULL && awale_file_write (saving->file, pdf, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
awale_worksheet_save_async (AwaleTraining       *training,
                            GFile               *file,
                            GAsyncReadyCallback  callback,
                            void                *user_data)
{
  g_autoptr (GTask) task = NULL;
  Saving *saving;

  g_return_if_fail (AWALE_IS_TRAINING (training));
  g_return_if_fail (awale_training_get_n_items (training) > 0);
  g_return_if_fail (G_IS_FILE (file));

  saving = g_new0 (Saving, 1);
  saving->tasks = list_tasks (training);
  saving->file = g_object_ref (file);
  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_source_tag (task, awale_worksheet_save_async);
  g_task_set_task_data (task, saving, saving_free);
  g_task_run_in_thread (task, save_in_thread);
}

bool
awale_worksheet_save_finish (GAsyncResult  *result,
                             GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}
