/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-learn-controller"

#include "awale-learn-controller.h"

#include "app/learn/awale-rules-window.h"
#include "app/learn/awale-tour-window.h"
#include "app/training/awale-training-window.h"

#include <glib/gi18n-lib.h>

struct _AwaleLearnController
{
  GObject     parent_instance;

  GtkWindow      *window;        /* the owner */
  AwaleStudyView *study;
  AwaleDraft     *draft;
  AwaleServices  *services;
  GSignalGroup   *game_signals;
  GtkWindow      *rules_window;  /* weak */
};

G_DEFINE_FINAL_TYPE (AwaleLearnController, awale_learn_controller, G_TYPE_OBJECT)

/* The ruleset of the current game, or the default for new games. */
static AwaleRuleset
get_rules (AwaleLearnController *self)
{
  AwaleGame *game = awale_draft_get_game (self->draft);

  return game != NULL ? *awale_game_get_rules (game)
                      : awale_rulesets_get_default (self->services->rulesets);
}

static void
name_ruleset (AwaleLearnController *self)
{
  AwaleRuleset rules = get_rules (self);

  awale_study_view_set_ruleset (self->study,
                                awale_rulesets_get_name (self->services->rulesets, &rules));
}

static void
game_changed_cb (AwaleLearnController *self)
{
  g_signal_group_set_target (self->game_signals, awale_draft_get_game (self->draft));
  name_ruleset (self);
}

static GtkWindow *
create_rules_window (AwaleLearnController *self)
{
  GtkWindow *window = GTK_WINDOW (awale_rules_window_new (self->services->settings,
                                                          self->services->rulesets,
                                                          self->services->books));

  gtk_window_set_application (window, gtk_window_get_application (self->window));
  return window;
}

/* False for a closed window, which has no application but may still be referenced. */
static bool
has_rules_window (AwaleLearnController *self)
{
  return self->rules_window != NULL && gtk_window_get_application (self->rules_window) != NULL;
}

static void
show_rules (AwaleLearnController *self)
{
  AwaleRuleset rules = get_rules (self);

  if (!has_rules_window (self))
    g_set_weak_pointer (&self->rules_window, create_rules_window (self));
  awale_rules_window_set_rules (AWALE_RULES_WINDOW (self->rules_window), &rules);
  gtk_window_present (self->rules_window);
}

static void
show_tour (AwaleLearnController *self)
{
  AwaleRuleset rules = get_rules (self);

  gtk_window_present (GTK_WINDOW (awale_tour_window_new (self->window, self->services->settings,
                                                         &rules)));
}

static void
train (AwaleLearnController *self)
{
  gtk_window_present (GTK_WINDOW (awale_training_window_new (self->window, self->services,
                                                             awale_draft_get_game (self->draft))));
}

static const AwaleAction actions[] =
{
  { .name = "rules", .activate = G_CALLBACK (show_rules),
    .keys = "F1", .group = AWALE_KEYS_WINDOW, .title = N_("Rules of the game") },
  { .name = "tour", .activate = G_CALLBACK (show_tour) },
  { .name = "train", .activate = G_CALLBACK (train),
    .keys = "<Control>t", .group = AWALE_KEYS_WINDOW, .title = N_("Train on your errors") },
};

static void
awale_learn_controller_dispose (GObject *object)
{
  AwaleLearnController *self = AWALE_LEARN_CONTROLLER (object);
  GtkWindow *rules_window = self->rules_window;

  g_clear_weak_pointer (&self->rules_window);
  if (rules_window != NULL)
    gtk_window_destroy (rules_window);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->draft);
  g_clear_object (&self->study);
  g_clear_pointer (&self->services, awale_services_unref);

  G_OBJECT_CLASS (awale_learn_controller_parent_class)->dispose (object);
}

static void
awale_learn_controller_class_init (AwaleLearnControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_learn_controller_dispose;
}

static void
awale_learn_controller_init (AwaleLearnController *self)
{
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (name_ruleset), self);
}

AwaleLearnController *
awale_learn_controller_new (GtkWindow      *window,
                            AwaleStudyView *study,
                            AwaleDraft     *draft,
                            AwaleServices  *services)
{
  AwaleLearnController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (AWALE_IS_STUDY_VIEW (study), NULL);
  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);
  g_return_val_if_fail (services != NULL, NULL);

  self = g_object_new (AWALE_TYPE_LEARN_CONTROLLER, NULL);
  self->window = window;
  self->study = g_object_ref (study);
  self->draft = g_object_ref (draft);
  self->services = awale_services_ref (services);
  g_signal_connect_object (draft, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  game_changed_cb (self);
  return self;
}

void
awale_learn_controller_add_actions (AwaleLearnController *self,
                                    AwaleActions         *list)
{
  g_return_if_fail (AWALE_IS_LEARN_CONTROLLER (self));
  g_return_if_fail (AWALE_IS_ACTIONS (list));

  awale_actions_add (list, self, actions, G_N_ELEMENTS (actions));
}
