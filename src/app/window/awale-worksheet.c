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
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_array_unref (saving->tasks);
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

static GBytes *
draw (const void  *data,
      GError     **error)
{
  const Saving *saving = data;
  const AwaleSheetOptions options = awale_sheet_options_default ();
  g_autoptr (AwaleSheet) sheet =
    awale_sheet_new_worksheet (saving->title,
                               (const AwaleSheetTask *) (void *) saving->tasks->data,
                               saving->tasks->len, &options);

  return awale_sheet_draw_pdf (sheet, error);
}

void
awale_worksheet_save_async (AwaleTraining       *training,
                            GFile               *file,
                            GAsyncReadyCallback  callback,
                            void                *user_data)
{
  g_autoptr (GPtrArray) drills = NULL;
  Saving *saving;

  g_return_if_fail (AWALE_IS_TRAINING (training));
  g_return_if_fail (G_IS_FILE (file));

  drills = list_drills (training);
  g_return_if_fail (drills->len > 0);
  saving = g_new0 (Saving, 1);
  saving->title = awale_drill_get_title (drills);
  saving->tasks = list_tasks (drills);
  awale_file_make_async (file, draw, saving, saving_free, callback, user_data);
}
