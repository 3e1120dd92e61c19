/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-worksheet"

#include "awale-worksheet.h"

#include "picture/awale-sheet.h"

struct _AwaleWorksheet
{
  const char *title;
  GArray     *tasks;  /* Content of the sheet. (element-type AwaleSheetTask) */
};

static void
task_clear (void *data)
{
  AwaleSheetTask *task = data;

  g_free (task->question);
  g_free (task->answer);
}

AwaleWorksheet *
awale_worksheet_new (GPtrArray *exercises)
{
  AwaleWorksheet *self;

  g_return_val_if_fail (exercises != NULL && exercises->len > 0, NULL);

  self = g_new0 (AwaleWorksheet, 1);
  self->title = awale_exercise_get_title (exercises);
  self->tasks = g_array_new (FALSE, FALSE, sizeof (AwaleSheetTask));
  g_array_set_clear_func (self->tasks, task_clear);
  for (unsigned i = 0; i < exercises->len; i++)
    {
      AwaleExercise *exercise = exercises->pdata[i];
      AwaleSheetTask task = {
        .position = awale_node_get_position (awale_exercise_get_question (exercise)),
        .rules = awale_ruleset_get_name (awale_game_get_rules (awale_exercise_get_game (exercise))),
        .question = awale_exercise_dup_question (exercise),
        .answer = awale_exercise_dup_answer (exercise),
      };

      g_array_append_val (self->tasks, task);
    }
  return self;
}

void
awale_worksheet_free (AwaleWorksheet *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->tasks);
  g_free (self);
}

GBytes *
awale_worksheet_draw (const AwaleWorksheet           *self,
                      GError                        **error)
{
  const AwaleSheetOptions options = awale_sheet_options_default ();
  g_autoptr (AwaleSheet) sheet = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  sheet = awale_sheet_new_worksheet (self->title,
                                     (const AwaleSheetTask *) (void *) self->tasks->data,
                                     self->tasks->len, &options);
  return awale_sheet_draw_pdf (sheet, error);
}
