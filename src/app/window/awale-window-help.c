/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Learning: the rules of the game in view, the tour for those who have never played, and the keys.
 */
#define G_LOG_DOMAIN "awale-window-help"

#include "awale-window-private.h"

#include "app/learn/awale-rules-window.h"
#include "app/learn/awale-tour-window.h"
#include "awale-key-overview.h"

#include <glib/gi18n-lib.h>

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
rules_action (AwaleWindow *self)
{
  GtkWidget *window = find_rules_window (self);
  AwaleRuleset rules = get_rules (self);

  if (window == NULL)
    window = make_rules_window (self);
  awale_rules_window_set_rules (AWALE_RULES_WINDOW (window), &rules);
  gtk_window_present (GTK_WINDOW (window));
}

static void
tour_action (AwaleWindow *self)
{
  AwaleRuleset rules = get_rules (self);

  gtk_window_present (GTK_WINDOW (awale_tour_window_new (GTK_WINDOW (self), self->desk->settings,
                                                         &rules)));
}

static const AwaleAction actions[] =
{
  { .name = "rules", .activate = G_CALLBACK (rules_action),
    .keys = "F1", .group = AWALE_KEYS_WINDOW, .title = N_("Rules of the game") },
  { .name = "tour", .activate = G_CALLBACK (tour_action) },
};

void
awale_window_add_help_actions (AwaleWindow *self)
{
  g_assert (AWALE_IS_WINDOW (self));

  awale_actions_add (self->actions, self, actions, G_N_ELEMENTS (actions));
}

void
awale_window_show_keys (AwaleWindow       *self,
                        const AwaleAction *others,
                        size_t             n_others)
{
  g_autoptr (GPtrArray) rows = NULL;
  GtkWindow *overview;

  g_return_if_fail (AWALE_IS_WINDOW (self));

  rows = awale_actions_list_keys (self->actions);
  for (size_t i = 0; i < n_others; i++)
    if (others[i].keys != NULL)
      g_ptr_array_add (rows, (gpointer) &others[i]);
  overview = awale_key_overview_new (rows);
  gtk_window_set_transient_for (overview, GTK_WINDOW (self));
  gtk_window_present (overview);
}
