/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-worksheet.h"

#include "awale-cli-file.h"
#include "picture/awale-sheet.h"

#include <glib/gi18n-lib.h>

static void
task_clear (void *data)
{
  AwaleSheetTask *task = data;

  g_free (task->question);
  g_free (task->answer);
}

/* The better line, as far as the exercise knows it: “A e F+3”. */
static char *
word_answer (AwaleDrill *drill)
{
  AwaleJudgment judgment = awale_drill_get_judgment (drill);
  GString *text = g_string_new (NULL);

  for (AwaleNode *node = awale_node_find_child (awale_drill_get_question (drill), judgment.best);
       node != NULL; node = awale_node_get_first_child (node))
    {
      g_autofree char *move = awale_node_dup_text (node);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", move);
    }
  return g_string_free (text, FALSE);
}

static AwaleSheetTask
create_task (AwaleDrill *drill)
{
  AwaleNode *error = awale_drill_get_error (drill);
  const char *mover = awale_side_get_name (awale_node_get_mover (error));

  return (AwaleSheetTask) {
    .position = awale_node_get_position (awale_drill_get_question (drill)),
    /* Translators: a side and a move, on a sheet with exercises. */
    .question = g_strdup_printf (_("%s moves. %s gives seeds away: find a better move."), mover,
                                 awale_move_to_string (awale_node_get_move (error))),
    .answer = word_answer (drill),
  };
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
      AwaleSheetTask task = create_task (drills->pdata[i]);

      g_array_append_val (tasks, task);
    }
  sheet = awale_sheet_new_worksheet (_("Find a Better Move"),
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
