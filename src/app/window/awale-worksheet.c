/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-worksheet"

#include "awale-worksheet.h"

#include "desk/awale-file.h"
#include "picture/awale-sheet.h"

typedef struct
{
  const char *title;
  GArray     *tasks;  /* of AwaleSheetTask */
  GFile      *file;
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

/* The exercises that are still asked. */
static GPtrArray *
list_drills (AwaleTraining *training)
{
  GPtrArray *drills = g_ptr_array_new ();

  for (unsigned i = 0; i < awale_training_get_n_items (training); i++)
    if (!awale_training_get_item (training, i)->is_dropped)
      g_ptr_array_add (drills, awale_training_get_item (training, i)->drill);
  return drills;
}

static GArray *
list_tasks (GPtrArray *drills)
{
  GArray *tasks = g_array_new (FALSE, FALSE, sizeof (AwaleSheetTask));

  g_array_set_clear_func (tasks, task_clear);
  for (unsigned i = 0; i < drills->len; i++)
    {
      AwaleDrill *drill = drills->pdata[i];
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
    awale_sheet_new_worksheet (saving->title,
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
  g_autoptr (GPtrArray) drills = NULL;
  g_autoptr (GTask) task = NULL;
  Saving *saving;

  g_return_if_fail (AWALE_IS_TRAINING (training));
  g_return_if_fail (G_IS_FILE (file));

  drills = list_drills (training);
  g_return_if_fail (drills->len > 0);
  saving = g_new0 (Saving, 1);
  saving->title = awale_drill_get_title (drills);
  saving->tasks = list_tasks (drills);
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
