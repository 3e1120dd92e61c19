/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-task-row"

#include "awale-library-task-row.h"

#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>

#define BUILDER "awale-builder"

static gpointer
get_part (GtkWidget  *row,
          const char *name)
{
  return gtk_builder_get_object (g_object_get_data (G_OBJECT (row), BUILDER), name);
}

static char *
dup_label (AwaleLibraryTask *task)
{
  unsigned n = awale_library_task_get_progress (task)->n_games;

  unsigned n_total = awale_library_task_get_progress (task)->n_total;

  switch (awale_library_task_get_kind (task))
    {
    case AWALE_LIBRARY_TASK_IMPORT:
      return g_strdup_printf (ngettext ("Importing: %'u game", "Importing: %'u games", n), n);
    case AWALE_LIBRARY_TASK_EXPORT:
      return g_strdup_printf (ngettext ("Exporting: %'u game", "Exporting: %'u games", n), n);
    default:
      return g_strdup_printf (ngettext ("Analyzing: %'u of %'u game", "Analyzing: %'u of %'u games",
                                        n_total), n, n_total);
    }
}

/* The remaining time, “Paused” for a paused task, or "" if the time is unknown. (transfer full) */
static char *
dup_time (AwaleLibraryTask *task)
{
  double seconds = awale_library_task_get_progress (task)->seconds_left;

  if (awale_library_task_is_paused (task))
    return g_strdup (_("Paused"));
  return seconds >= 0 ? awale_describe_time_left (seconds) : g_strdup ("");
}

static void
show_progress (GtkWidget        *row,
               AwaleLibraryTask *task)
{
  g_autofree char *text = dup_label (task);
  g_autofree char *left = dup_time (task);

  gtk_label_set_label (get_part (row, "label"), text);
  gtk_label_set_label (get_part (row, "time_label"), left);
  gtk_progress_bar_set_fraction (get_part (row, "bar"),
                                 awale_library_task_get_progress (task)->fraction);
}

/* Sets the icon and the accessible name of a button. @more (nullable) is a longer tooltip that
 * tells the consequence. */
static void
name_button (GtkWidget  *button,
             const char *icon,
             const char *name,
             const char *more)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_set_tooltip_text (button, more != NULL ? more : name);
  awale_accessible_set_label (button, name);
}

static void
show_paused (GtkWidget        *row,
             GParamSpec       *pspec,
             AwaleLibraryTask *task)
{
  if (awale_library_task_is_paused (task))
    name_button (get_part (row, "pause"), "media-playback-start-symbolic", _("Continue"), NULL);
  else
    name_button (get_part (row, "pause"), "media-playback-pause-symbolic", _("Pause"), NULL);
  show_progress (row, task);
}

static void
pause_cb (AwaleLibraryTask *task)
{
  awale_library_task_set_paused (task, !awale_library_task_is_paused (task));
}

/* The button of an analysis says “Stop” rather than “Cancel”, because finished games keep their
 * values. */
static void
set_up_analysis (GtkWidget        *row,
                 AwaleLibraryTask *task)
{
  gtk_widget_set_visible (get_part (row, "pause"), TRUE);
  name_button (get_part (row, "cancel"), "media-playback-stop-symbolic", _("Stop"),
               _("Stop; finished analyses are kept"));
  g_signal_connect_object (get_part (row, "pause"), "clicked", G_CALLBACK (pause_cb), task,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (task, "notify::paused", G_CALLBACK (show_paused), row,
                           G_CONNECT_SWAPPED);
  show_paused (row, NULL, task);
}

GtkWidget *
awale_library_task_row_new (AwaleLibraryTask *task)
{
  GtkBuilder *builder;
  GtkWidget *row;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (task), NULL);

  builder = gtk_builder_new_from_resource ("/io/github/awale/Awale/library/"
                                           "awale-library-task-row.ui");
  row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, "focusable", FALSE,
                      "child", gtk_builder_get_object (builder, "content"), NULL);
  g_object_set_data_full (G_OBJECT (row), BUILDER, builder, g_object_unref);
  g_signal_connect_object (get_part (row, "cancel"), "clicked",
                           G_CALLBACK (awale_library_task_cancel), task, G_CONNECT_SWAPPED);
  g_signal_connect_object (task, "progress", G_CALLBACK (show_progress), row, G_CONNECT_SWAPPED);
  if (awale_library_task_get_kind (task) == AWALE_LIBRARY_TASK_ANALYSIS)
    set_up_analysis (row, task);
  show_progress (row, task);
  return row;
}
