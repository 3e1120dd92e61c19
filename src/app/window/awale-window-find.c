/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Finding moves and comments in the game in view.
 */
#define G_LOG_DOMAIN "awale-window-find"

#include "awale-window-private.h"

static void
set_return (AwaleWindow *self,
            GtkWidget   *widget)
{
  g_set_weak_pointer (&self->find_return, widget);
}

static void
open_bar (AwaleWindow *self)
{
  AwaleFindBar *bar = awale_study_view_get_find_bar (self->study);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!awale_find_bar_is_open (bar) ||
      (focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (bar))))
    set_return (self, focus);
  awale_study_view_open_find_bar (self->study);
}

static void
find_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  open_bar (AWALE_WINDOW (widget));
}

/* Without anything that was looked for, the bar is opened to ask for it. */
static void
find_next_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  AwaleFindBar *bar = awale_study_view_get_find_bar (self->study);

  if (*awale_finder_get_text (awale_find_bar_get_finder (bar)) == '\0')
    open_bar (self);
  else
    awale_find_bar_step (bar, g_str_equal (action_name, "win.find-next") ? 1 : -1);
}

/* The focus goes back to where it was, or else to the board. */
static void
closed_cb (AwaleWindow *self)
{
  AwaleFindBar *bar = awale_study_view_get_find_bar (self->study);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *target = self->find_return;

  if (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (bar)))
    {
      if (target == NULL || !gtk_widget_get_mapped (target) || !gtk_widget_grab_focus (target))
        awale_study_view_focus_board (self->study);
    }
  set_return (self, NULL);
}

void
awale_window_install_find_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "win.find-next", NULL, find_next_action);
  gtk_widget_class_install_action (widget_class, "win.find-previous", NULL, find_next_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "win.find",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_g, GDK_CONTROL_MASK,
                                       "win.find-next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_g,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.find-previous",
                                       NULL);
}

void
awale_window_init_find (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  g_signal_connect_object (awale_study_view_get_find_bar (self->study), "closed",
                           G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
}

void
awale_window_update_find_actions (AwaleWindow *self)
{
  bool game = awale_window_get_game (self) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.find", game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.find-next", game);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.find-previous", game);
}
