/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-worksheet"

#include "awale-worksheet.h"

#include "app/common/awale-dialogs.h"
#include "session/awale-exercise-sheet.h"
#include "document/awale-file.h"

#include <glib/gi18n-lib.h>

/* A worksheet in progress: choosing its file, or writing it. */
typedef struct
{
  GPtrArray     *drills;
  AwaleToasts   *toasts;
  GApplication  *application;   /* (nullable) */
} Choice;

static void
choice_free (Choice *choice)
{
  g_ptr_array_unref (choice->drills);
  g_object_unref (choice->toasts);
  g_clear_object (&choice->application);
  g_free (choice);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Choice, choice_free)

static GBytes *
draw (const void  *data,
      GError     **error)
{
  return awale_exercise_sheet_draw (data, error);
}

static void
sheet_free (void *data)
{
  awale_exercise_sheet_free (data);
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
  bool is_saved = awale_file_make_finish (G_FILE (source), result, &error);

  if (has_window (choice))
    awale_toasts_say (choice->toasts, is_saved ? _("Worksheet saved") : error->message);
  if (choice->application != NULL)
    g_application_release (choice->application);
}

/* Writes the worksheet. @choice: (transfer full) */
static void
save (Choice *choice,
      GFile  *file)
{
  /* Hold the application until the file is written. */
  if (choice->application != NULL)
    g_application_hold (choice->application);
  awale_file_make_async (file, draw, awale_exercise_sheet_new (choice->drills), sheet_free,
                         saved_cb, choice);
}

static void
chosen_cb (const AwalePictureChoice *chosen,
           gpointer                  data)
{
  g_autoptr (Choice) choice = data;

  if (chosen == NULL || !has_window (choice))
    return;
  if (chosen->number > 0 && (unsigned) chosen->number < choice->drills->len)
    g_ptr_array_set_size (choice->drills, chosen->number);
  save (g_steal_pointer (&choice), chosen->file);
}

void
awale_worksheet_choose (GtkWindow     *window,
                        GPtrArray     *drills,
                        AwaleToasts   *toasts,
                        GApplication  *application)
{
  Choice *choice;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (drills != NULL);
  g_return_if_fail (AWALE_IS_TOASTS (toasts));

  if (drills->len == 0)
    {
      awale_toasts_say (toasts,
                        _("There are no exercises here. Analyze a game to find its errors."));
      return;
    }
  choice = g_new0 (Choice, 1);
  choice->drills = g_ptr_array_ref (drills);
  choice->toasts = g_object_ref (toasts);
  g_set_object (&choice->application, application);
  awale_dialogs_save_worksheet (window, _("Exercises.pdf"), drills->len, chosen_cb, choice);
}
