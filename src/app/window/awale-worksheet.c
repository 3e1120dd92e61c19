/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-worksheet"

#include "awale-worksheet.h"

#include "app/common/awale-dialogs.h"
#include "desk/awale-file.h"
#include "picture/awale-sheet.h"

#include <glib/gi18n-lib.h>

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

/* A worksheet that a file is being chosen for, or that is being written. */
typedef struct
{
  AwaleTraining *training;
  AwaleToasts   *toasts;
  GApplication  *application;   /* nullable */
} Choice;

static void
choice_free (Choice *choice)
{
  g_object_unref (choice->training);
  g_object_unref (choice->toasts);
  g_clear_object (&choice->application);
  g_free (choice);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Choice, choice_free)

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

static bool
has_window (Choice *choice)
{
  return gtk_widget_get_root (GTK_WIDGET (choice->toasts)) != NULL;
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (Choice) choice = user_data;
  g_autoptr (GError) error = NULL;
  bool is_saved = awale_file_write_finish (G_FILE (source), result, NULL, &error);

  if (has_window (choice))
    awale_toasts_say (choice->toasts, is_saved ? _("Worksheet saved") : error->message);
  if (choice->application != NULL)
    g_application_release (choice->application);
}

/* (transfer full): @choice */
static void
save (Choice *choice,
      GFile  *file)
{
  g_autoptr (GPtrArray) drills = list_drills (choice->training);
  Saving *saving = g_new0 (Saving, 1);

  saving->title = awale_drill_get_title (drills);
  saving->tasks = list_tasks (drills);
  /* The program must not end while it is being written. */
  if (choice->application != NULL)
    g_application_hold (choice->application);
  awale_file_make_async (file, draw, saving, saving_free, saved_cb, choice);
}

static void
chosen_cb (GListModel *files,
           gpointer    data)
{
  g_autoptr (Choice) choice = data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (file != NULL && has_window (choice))
    save (g_steal_pointer (&choice), file);
}

void
awale_worksheet_choose (GtkWindow     *window,
                        AwaleTraining *training,
                        AwaleToasts   *toasts,
                        GApplication  *application)
{
  Choice *choice;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (AWALE_IS_TRAINING (training));
  g_return_if_fail (AWALE_IS_TOASTS (toasts));

  choice = g_new0 (Choice, 1);
  choice->training = g_object_ref (training);
  choice->toasts = g_object_ref (toasts);
  g_set_object (&choice->application, application);
  awale_dialogs_save_worksheet (window, _("Exercises.pdf"), chosen_cb, choice);
}
