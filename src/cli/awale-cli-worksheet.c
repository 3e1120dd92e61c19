/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-worksheet.h"

#include "awale-cli-file.h"
#include "picture/awale-sheet.h"

static void
task_clear (void *data)
{
  AwaleSheetTask *task = data;

  g_free (task->question);
  g_free (task->answer);
}

bool
awale_cli_write_worksheet (GPtrArray  *drills,
                           const char *path)
{
  const AwaleSheetOptions options = awale_sheet_options_default ();
  g_autoptr (GArray) tasks = g_array_new (FALSE, FALSE, sizeof (AwaleSheetTask));
  g_autoptr (AwaleSheet) sheet = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GError) error = NULL;
  const char *data;
  size_t n_bytes;

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
  sheet = awale_sheet_new_worksheet (awale_drill_get_title (drills),
                                     (const AwaleSheetTask *) (void *) tasks->data, tasks->len,
                                     &options);
  pdf = awale_sheet_draw_pdf (sheet, &error);
  if (pdf == NULL)
    {
      awale_cli_message ("%s", error->message);
      return false;
    }
  data = g_bytes_get_data (pdf, &n_bytes);
  return awale_cli_write_file (path, data, n_bytes);
}
