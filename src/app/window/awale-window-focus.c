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
  GtkMenuButton  *menu_button;
  GtkWidget      *focus;        /* Weak pointer to the widget focused last. */
  GtkWidget      *menu_return;  /* Weak pointer to the widget focused before the menu opened. */
  bool            is_hidden;    /* True if `focus` was hidden and the focus has not moved since. */
  unsigned        lost_source;
} Focus;

static void
focus_free (gpointer data,
            GClosure *closure)
{
  Focus *self = data;

  g_clear_handle_id (&self->lost_source, g_source_remove);
  g_clear_weak_pointer (&self->focus);
  g_clear_weak_pointer (&self->menu_return);
  g_object_unref (self->menu_button);
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

static bool
is_in_menu (Focus     *self,
            GtkWidget *widget)
{
  return is_in_popover (widget) &&
         gtk_widget_is_ancestor (widget, GTK_WIDGET (self->menu_button));
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

/* Restores the focus in idle, unless another widget has taken it by then. */
static void
lose_focus (Focus     *self,
            GtkWidget *before)
{
  self->is_hidden = before != NULL && !gtk_widget_get_mapped (before) && !is_in_popover (before);
  if (self->lost_source == 0)
    self->lost_source = g_idle_add (lost_cb, self);
}

/* Returns the focus from the menu button to the widget that had it before. */
static void
leave_menu (Focus *self)
{
  GtkWidget *target = self->menu_return;

  g_clear_weak_pointer (&self->menu_return);
  if (target != NULL && gtk_widget_get_mapped (target))
    gtk_widget_grab_focus (target);
  else
    focus_content (self);
}

static void
take_focus (Focus     *self,
            GtkWidget *before,
            GtkWidget *focus)
{
  bool is_fallback = self->is_hidden &&
                     gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) != NULL;

  self->is_hidden = false;
  if (is_fallback)
    focus_content (self);
  else if (is_in_menu (self, focus) && !is_in_menu (self, before))
    g_set_weak_pointer (&self->menu_return, before);
  else if (is_in_menu (self, before) && !is_in_popover (focus) &&
           gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu_button)))
    leave_menu (self);
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
                          GtkWidget      *library,
                          GtkMenuButton  *menu_button)
{
  Focus *self;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (AWALE_IS_STUDY_VIEW (study));
  g_return_if_fail (GTK_IS_WIDGET (library));
  g_return_if_fail (GTK_IS_MENU_BUTTON (menu_button));

  self = g_new0 (Focus, 1);
  self->window = window;
  self->study = g_object_ref (study);
  self->library = g_object_ref (library);
  self->menu_button = g_object_ref (menu_button);
  g_signal_connect_data (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self,
                         focus_free, G_CONNECT_SWAPPED);
}
