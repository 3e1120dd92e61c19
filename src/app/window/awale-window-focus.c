/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-window-focus"

#include "awale-window-focus.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AwaleWindowFocus
{
  GObject         parent_instance;

  GtkWindow      *window;       /* the owner; NULL after it was closed */
  AwaleStudyView *study;
  GtkWidget      *library;
  GtkMenuButton  *menu_button;
  GtkWidget      *focus;        /* weak: the last widget with the focus */
  GtkWidget      *menu_return;  /* weak: the widget with the focus before the menu opened */
  bool            is_hidden;    /* that widget was hidden, and the focus has not moved since */
  unsigned        lost_source;
};

G_DEFINE_FINAL_TYPE (AwaleWindowFocus, awale_window_focus, G_TYPE_OBJECT)

static void
focus_content (AwaleWindowFocus *self)
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
is_in_menu (AwaleWindowFocus *self,
            GtkWidget        *widget)
{
  return is_in_popover (widget) &&
         gtk_widget_is_ancestor (widget, GTK_WIDGET (self->menu_button));
}

static gboolean
lost_cb (gpointer data)
{
  AwaleWindowFocus *self = data;

  self->lost_source = 0;
  if (gtk_window_get_focus (self->window) == NULL)
    focus_content (self);
  return G_SOURCE_REMOVE;
}

/* Restores the focus in idle unless another widget takes it until then. */
static void
lose_focus (AwaleWindowFocus *self,
            GtkWidget        *before)
{
  self->is_hidden = before != NULL && !gtk_widget_get_mapped (before) && !is_in_popover (before);
  if (self->lost_source == 0)
    self->lost_source = g_idle_add (lost_cb, self);
}

/* Returns the focus from the menu button to the earlier widget. */
static void
leave_menu (AwaleWindowFocus *self)
{
  GtkWidget *target = self->menu_return;

  g_clear_weak_pointer (&self->menu_return);
  if (target != NULL && gtk_widget_get_mapped (target))
    gtk_widget_grab_focus (target);
  else
    focus_content (self);
}

static void
take_focus (AwaleWindowFocus *self,
            GtkWidget        *before,
            GtkWidget        *focus)
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
focus_changed_cb (AwaleWindowFocus *self)
{
  GtkWidget *before = self->focus;
  GtkWidget *focus = gtk_window_get_focus (self->window);

  g_set_weak_pointer (&self->focus, focus);
  if (focus == NULL)
    lose_focus (self, before);
  else
    take_focus (self, before, focus);
}

static void
open_menu (AwaleWindowFocus *self)
{
  gtk_menu_button_popup (self->menu_button);
}

static const AwaleAction actions[] =
{
  /* GTK 4.24 does not find the primary menu by itself. */
  { .name = "menu", .activate = G_CALLBACK (open_menu),
    .keys = "F10", .group = AWALE_KEYS_WINDOW, .title = N_("Menu") },
};

static void
awale_window_focus_dispose (GObject *object)
{
  AwaleWindowFocus *self = AWALE_WINDOW_FOCUS (object);

  g_clear_handle_id (&self->lost_source, g_source_remove);
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_data (self->window, self);
  self->window = NULL;
  g_clear_weak_pointer (&self->focus);
  g_clear_weak_pointer (&self->menu_return);
  g_clear_object (&self->menu_button);
  g_clear_object (&self->library);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (awale_window_focus_parent_class)->dispose (object);
}

static void
awale_window_focus_class_init (AwaleWindowFocusClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_window_focus_dispose;
}

static void
awale_window_focus_init (AwaleWindowFocus *self)
{
}

AwaleWindowFocus *
awale_window_focus_new (GtkWindow      *window,
                        AwaleStudyView *study,
                        GtkWidget      *library,
                        GtkMenuButton  *menu_button)
{
  AwaleWindowFocus *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (AWALE_IS_STUDY_VIEW (study), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (library), NULL);
  g_return_val_if_fail (GTK_IS_MENU_BUTTON (menu_button), NULL);

  self = g_object_new (AWALE_TYPE_WINDOW_FOCUS, NULL);
  self->window = window;
  self->study = g_object_ref (study);
  self->library = g_object_ref (library);
  self->menu_button = g_object_ref (menu_button);
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
awale_window_focus_add_actions (AwaleWindowFocus *self,
                                AwaleActions     *list)
{
  g_return_if_fail (AWALE_IS_WINDOW_FOCUS (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}
