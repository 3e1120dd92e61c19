/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Learning: the rules of the game in view, and the tour for those who have never played.
 */
#define G_LOG_DOMAIN "awale-window-help"

#include "awale-window-private.h"

#include "app/learn/awale-rules-window.h"
#include "app/learn/awale-tour-window.h"

/* The ruleset of the game in view, or the one that a new game would have. */
static AwaleRuleset
get_rules (AwaleWindow *self)
{
  AwaleGame *game = awale_window_get_game (self);

  return game != NULL ? *awale_game_get_rules (game)
                      : awale_rulesets_get_default (self->desk->rulesets);
}

/* The window of the rules that this window has opened, if it is still there. */
static GtkWidget *
find_rules_window (AwaleWindow *self)
{
  GList *windows = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self)));

  for (GList *l = windows; l != NULL; l = l->next)
    if (AWALE_IS_RULES_WINDOW (l->data) && g_object_get_data (l->data, "awale-window") == self)
      return l->data;
  return NULL;
}

/* It stands beside the game, and goes with it. */
static GtkWidget *
make_rules_window (AwaleWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GtkWidget *window = awale_rules_window_new (self->desk->settings);

  g_object_set_data (G_OBJECT (window), "awale-window", self);
  gtk_window_set_application (GTK_WINDOW (window), application);
  g_signal_connect_object (self, "destroy", G_CALLBACK (gtk_window_destroy), window,
                           G_CONNECT_SWAPPED);
  return window;
}

static void
rules_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  GtkWidget *window = find_rules_window (self);
  AwaleRuleset rules = get_rules (self);

  if (window == NULL)
    window = make_rules_window (self);
  awale_rules_window_set_rules (AWALE_RULES_WINDOW (window), &rules);
  gtk_window_present (GTK_WINDOW (window));
}

static void
tour_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AwaleWindow *self = AWALE_WINDOW (widget);
  AwaleRuleset rules = get_rules (self);

  gtk_window_present (GTK_WINDOW (awale_tour_window_new (GTK_WINDOW (self), self->desk->settings,
                                                         &rules)));
}

void
awale_window_install_help_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, rules_action);
  gtk_widget_class_install_action (widget_class, "win.tour", NULL, tour_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0, "win.rules", NULL);
}
