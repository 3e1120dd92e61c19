/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-task-row"

#include "awale-library-task-row.h"

#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>

struct _AwaleLibraryTaskRow
{
  GtkListBoxRow     parent_instance;

  GtkLabel         *label;
  GtkLabel         *time_label;
  GtkProgressBar   *bar;
  GtkWidget        *pause_button;
  GtkWidget        *cancel_button;

  AwaleLibraryTask *task;
};

G_DEFINE_FINAL_TYPE (AwaleLibraryTaskRow, awale_library_task_row, GTK_TYPE_LIST_BOX_ROW)

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

/* The remaining time, or the reason for a delay. */
static char *
dup_time (AwaleLibraryTask *task)
{
  double seconds = awale_library_task_get_progress (task)->seconds_left;

  if (awale_library_task_is_paused (task))
    return g_strdup (_("Paused"));
  return seconds >= 0 ? awale_describe_time_left (seconds) : g_strdup ("");
}

static void
told_cb (AwaleLibraryTaskRow *self)
{
  const AwaleLibraryTaskProgress *progress = awale_library_task_get_progress (self->task);
  g_autofree char *text = dup_label (self->task);
  g_autofree char *left = dup_time (self->task);

  gtk_label_set_label (self->label, text);
  gtk_label_set_label (self->time_label, left);
  gtk_progress_bar_set_fraction (self->bar, progress->fraction);
}

/* Sets the icon and name of a button. @more (nullable): a tooltip about the consequence */
static void
name_button (GtkWidget  *button,
             const char *icon,
             const char *name,
             const char *more)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_set_tooltip_text (button, more != NULL ? more : name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
paused_cb (AwaleLibraryTaskRow *self)
{
  if (awale_library_task_is_paused (self->task))
    name_button (self->pause_button, "media-playback-start-symbolic", _("Continue"), NULL);
  else
    name_button (self->pause_button, "media-playback-pause-symbolic", _("Pause"), NULL);
  told_cb (self);
}

static void
pause_cb (AwaleLibraryTaskRow *self)
{
  awale_library_task_set_paused (self->task, !awale_library_task_is_paused (self->task));
}

static void
cancel_cb (AwaleLibraryTaskRow *self)
{
  awale_library_task_cancel (self->task);
}

/* The button says “Stop”, since an analysis keeps finished games. */
static void
set_up_analysis (AwaleLibraryTaskRow *self)
{
  gtk_widget_set_visible (self->pause_button, TRUE);
  name_button (self->cancel_button, "media-playback-stop-symbolic", _("Stop"),
               _("Stop; finished analyses are kept"));
  g_signal_connect_object (self->task, "notify::paused", G_CALLBACK (paused_cb), self,
                           G_CONNECT_SWAPPED);
  paused_cb (self);
}

static void
awale_library_task_row_dispose (GObject *object)
{
  g_clear_object (&AWALE_LIBRARY_TASK_ROW (object)->task);

  G_OBJECT_CLASS (awale_library_task_row_parent_class)->dispose (object);
}

static void
awale_library_task_row_class_init (AwaleLibraryTaskRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_library_task_row_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/library/awale-library-task-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryTaskRow, label);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryTaskRow, time_label);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryTaskRow, bar);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryTaskRow, pause_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleLibraryTaskRow, cancel_button);
  gtk_widget_class_bind_template_callback (widget_class, pause_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
awale_library_task_row_init (AwaleLibraryTaskRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
awale_library_task_row_new (AwaleLibraryTask *task)
{
  AwaleLibraryTaskRow *self;

  g_return_val_if_fail (AWALE_IS_LIBRARY_TASK (task), NULL);

  self = g_object_new (AWALE_TYPE_LIBRARY_TASK_ROW, NULL);
  self->task = g_object_ref (task);
  g_signal_connect_object (task, "progress", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  if (awale_library_task_get_kind (task) == AWALE_LIBRARY_TASK_ANALYSIS)
    set_up_analysis (self);
  told_cb (self);

  return GTK_WIDGET (self);
}
