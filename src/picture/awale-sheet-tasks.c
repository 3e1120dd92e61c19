/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-sheet-tasks.h"

#include <glib/gi18n-lib.h>

/* Lengths in points. */
#define TEXT_SIZE     11.0
#define BEFORE_TASK   20.0
#define BEFORE_BOARD  4.0
#define BEFORE_ANSWER 5.0

#define N_RULED_LINES 2

/* The name of the rules that all tasks share, or NULL. */
static const char *
find_rules (const AwaleSheetTask *tasks,
            size_t                n_tasks)
{
  for (size_t i = 1; i < n_tasks; i++)
    if (!g_str_equal (tasks[i].rules, tasks[0].rules))
      return NULL;
  return tasks[0].rules;
}

/* Adds a task, whose parts stay on one page. */
static void
add_task (AwaleSheetGame       *content,
          const AwaleSheetPage *page,
          AwalePosition         position,
          const char           *question,
          const char           *caption)
{
  AwaleBoardLook look = awale_board_look_plain ();
  unsigned first = content->items->len;

  awale_sheet_game_add_text (content, page, question, TEXT_SIZE, PANGO_WEIGHT_NORMAL, 0, 0,
                             BEFORE_TASK);
  awale_sheet_game_add_board (content, page, position, &look, caption, BEFORE_BOARD);
  awale_sheet_game_add_ruled (content, N_RULED_LINES);
  for (unsigned i = first; i + 1 < content->items->len; i++)
    g_array_index (content->items, AwaleSheetItem, i).keep = true;
}

AwaleSheetGame *
awale_sheet_tasks_new (const AwaleSheetPage *page,
                       const char           *title,
                       const AwaleSheetTask *tasks,
                       size_t                n_tasks)
{
  const char *rules = find_rules (tasks, n_tasks);
  g_autofree char *number =
    g_strdup_printf (ngettext ("%u exercise", "%u exercises", n_tasks), (unsigned) n_tasks);
  g_autofree char *details = g_strjoin (" · ", number, rules, NULL);
  AwaleSheetGame *content = awale_sheet_game_new_empty (page, title, "", details);

  for (size_t i = 0; i < n_tasks; i++)
    {
      g_autofree char *question = g_strdup_printf ("%zu. %s", i + 1, tasks[i].question);

      add_task (content, page, tasks[i].position, question, rules == NULL ? tasks[i].rules : "");
    }
  return content;
}

AwaleSheetGame *
awale_sheet_answers_new (const AwaleSheetPage *page,
                         const AwaleSheetTask *tasks,
                         size_t                n_tasks)
{
  AwaleSheetGame *content = awale_sheet_game_new_empty (page, _("Answers"), "", "");

  for (size_t i = 0; i < n_tasks; i++)
    {
      g_autofree char *text = g_strdup_printf ("%zu. %s", i + 1, tasks[i].answer);

      awale_sheet_game_add_text (content, page, text, TEXT_SIZE, PANGO_WEIGHT_NORMAL, 0, 0,
                                 BEFORE_ANSWER);
    }
  return content;
}
