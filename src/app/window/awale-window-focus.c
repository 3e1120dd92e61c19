/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-window-focus"

#include "awale-window-focus.h"

#include <adwaita.h>

typedef struct
{
  GtkWindow      *window;       /* Window that owns this struct. */
  AwaleStudyView *study;
  GtkWidget      *library;
  GtkWidget      *focus;        /* Weak pointer to the focused widget; nullable. */
  bool            is_hidden;    /* True if the focus was lost because its widget was hidden, and no
                                 * widget has taken it since. */
  GtkWidget      *opener;       /* Weak pointer to the widget outside popovers that had the focus
                                 * before the popover opened. */
  GSignalGroup   *popover;      /* Signals of the popover focused last. */
  unsigned        lost_source;
  unsigned        closed_source; /* Set from the closing of the popover until the next idle. */
} Focus;

static void
focus_free (gpointer data,
            GClosure *closure)
{
  Focus *self = data;

  g_clear_handle_id (&self->lost_source, g_source_remove);
  g_clear_handle_id (&self->closed_source, g_source_remove);
  g_clear_weak_pointer (&self->focus);
  g_clear_weak_pointer (&self->opener);
  g_object_unref (self->popover);
  g_object_unref (self->library);
  g_object_unref (self->study);
  g_free (self);
}

static void
focus_content (Focus *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->study)))
    awale_study_view_focus_board (self->study);
  else if (gtk_widget_get_mapped (self->library))
    gtk_widget_child_focus (self->library, GTK_DIR_TAB_FORWARD);
}

static bool
is_in_popover (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL;
}

static gboolean
lost_cb (gpointer data)
{
  Focus *self = data;

  self->lost_source = 0;
  if (gtk_window_get_focus (self->window) == NULL)
    focus_content (self);
  return G_SOURCE_REMOVE;
}

/* Moves the focus to the content in an idle source, unless a widget has taken it before that. */
static void
lose_focus (Focus     *self,
            GtkWidget *before)
{
  self->is_hidden = before != NULL && !gtk_widget_get_mapped (before) && !is_in_popover (before);
  if (self->lost_source == 0)
    self->lost_source = g_idle_add (lost_cb, self);
}

static void
enter_popover (Focus     *self,
               GtkWidget *popover,
               GtkWidget *opener)
{
  if (!is_in_popover (opener))
    g_set_weak_pointer (&self->opener, opener);
  g_signal_group_set_target (self->popover, popover);
}

static void
return_focus (Focus *self)
{
  if (self->opener == NULL || !gtk_widget_get_mapped (self->opener) ||
      !gtk_widget_grab_focus (self->opener))
    focus_content (self);
}

static void
closed_cb (gpointer data)
{
  Focus *self = data;

  self->closed_source = 0;
}

/* Returns the focus at once. GTK 4.8 would move it to the menu button a frame later, and GTK 4.24
 * would leave it in the closed menu if a dialog opens. */
static void
popover_closed_cb (Focus      *self,
                   GtkPopover *popover)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (popover)))
    return;
  if (self->closed_source == 0)
    self->closed_source = g_idle_add_once (closed_cb, self);
  return_focus (self);
}

/* True if @focus is the button of a menu that has just closed, to which GTK 4.24 moves the focus
 * after Escape. */
static bool
is_closed_button (Focus     *self,
                  GtkWidget *focus)
{
  g_autoptr (GtkWidget) popover = g_signal_group_dup_target (self->popover);
  GtkWidget *button = gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON);

  return self->closed_source != 0 && !is_in_popover (focus) && button != NULL &&
         popover != NULL && gtk_widget_get_parent (popover) == button;
}

static void
take_focus (Focus     *self,
            GtkWidget *before,
            GtkWidget *focus)
{
  GtkWidget *popover = gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER);
  bool is_fallback = self->is_hidden &&
                     gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) != NULL;

  self->is_hidden = false;
  if (is_closed_button (self, focus))
    return_focus (self);
  else if (is_fallback)
    focus_content (self);
  else if (popover != NULL)
    enter_popover (self, popover, before);
}

static void
focus_changed_cb (Focus *self)
{
  GtkWidget *before = self->focus;
  GtkWidget *focus = gtk_window_get_focus (self->window);

  g_set_weak_pointer (&self->focus, focus);
  if (focus == NULL)
    lose_focus (self, before);
  else
    take_focus (self, before, focus);
}

void
awale_window_focus_watch (GtkWindow      *window,
                          AwaleStudyView *study,
                          GtkWidget      *library)
{
  Focus *self;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (AWALE_IS_STUDY_VIEW (study));
  g_return_if_fail (GTK_IS_WIDGET (library));

  self = g_new0 (Focus, 1);
  self->window = window;
  self->study = g_object_ref (study);
  self->library = g_object_ref (library);
  self->popover = g_signal_group_new (GTK_TYPE_POPOVER);
  g_signal_group_connect_swapped (self->popover, "closed", G_CALLBACK (popover_closed_cb), self);
  g_set_weak_pointer (&self->focus, gtk_window_get_focus (window));
  g_signal_connect_data (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self,
                         focus_free, G_CONNECT_SWAPPED);
}
