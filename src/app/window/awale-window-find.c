/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Finding moves and comments in the game in view.
 */
#define G_LOG_DOMAIN "awale-window-find"

#include "awale-window-private.h"

#include <glib/gi18n-lib.h>

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

/* Without anything that was looked for, the bar is opened to ask for it. */
static void
step (AwaleWindow *self,
      int          direction)
{
  AwaleFindBar *bar = awale_study_view_get_find_bar (self->study);

  if (*awale_finder_get_text (awale_find_bar_get_finder (bar)) == '\0')
    open_bar (self);
  else
    awale_find_bar_step (bar, direction);
}

static void
find_next_action (AwaleWindow *self)
{
  step (self, 1);
}

static void
find_previous_action (AwaleWindow *self)
{
  step (self, -1);
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
awale_window_init_find (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  g_signal_connect_object (awale_study_view_get_find_bar (self->study), "closed",
                           G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
}

static const AwaleAction actions[] =
{
  { .name = "find", .activate = G_CALLBACK (open_bar), .sense = AWALE_SENSE_STUDY,
    .keys = "<Control>f", .group = AWALE_KEYS_WALKING,
    .title = N_("Find moves or comments") },
  { .name = "find-next", .activate = G_CALLBACK (find_next_action), .sense = AWALE_SENSE_STUDY,
    .keys = "<Control>g", .group = AWALE_KEYS_WALKING, .title = N_("Next found") },
  { .name = "find-previous", .activate = G_CALLBACK (find_previous_action),
    .sense = AWALE_SENSE_STUDY,
    .keys = "<Control><Shift>g", .group = AWALE_KEYS_WALKING, .title = N_("Previous found") },
};

void
awale_window_add_find_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}
