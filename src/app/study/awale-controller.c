/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-controller"

#include "awale-controller.h"

#include "game/awale-signal.h"

typedef struct
{
  AwaleStudy   *study;
  GSignalGroup *game_signals;
} AwaleControllerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AwaleController, awale_controller, G_TYPE_OBJECT)

static AwaleControllerPrivate *
get_private (gpointer self)
{
  return awale_controller_get_instance_private (AWALE_CONTROLLER (self));
}

static void
awale_controller_dispose (GObject *object)
{
  g_clear_object (&get_private (object)->game_signals);

  G_OBJECT_CLASS (awale_controller_parent_class)->dispose (object);
}

/* The study is released here and not in dispose(), because callbacks of a disposed controller still
 * ask the study whether the window is closed. */
static void
awale_controller_finalize (GObject *object)
{
  g_clear_pointer (&get_private (object)->study, awale_study_unref);

  G_OBJECT_CLASS (awale_controller_parent_class)->finalize (object);
}

static void
awale_controller_class_init (AwaleControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = awale_controller_dispose;
  G_OBJECT_CLASS (klass)->finalize = awale_controller_finalize;

  AWALE_ADD_SIGNAL (klass, "changed", 0);
}

static void
awale_controller_init (AwaleController *self)
{
  get_private (self)->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
}

gpointer
awale_controller_new (GType       type,
                      AwaleStudy *study)
{
  AwaleController *self;
  AwaleControllerClass *klass;

  g_return_val_if_fail (g_type_is_a (type, AWALE_TYPE_CONTROLLER), NULL);
  g_return_val_if_fail (study != NULL, NULL);

  self = g_object_new (type, NULL);
  klass = AWALE_CONTROLLER_GET_CLASS (self);
  get_private (self)->study = awale_study_ref (study);
  if (klass->set_up != NULL)
    klass->set_up (self, study);
  g_object_bind_property (study->draft, "game", get_private (self)->game_signals, "target",
                          G_BINDING_SYNC_CREATE);
  if (klass->game_changed != NULL)
    g_signal_connect_object (study->draft, "notify::game", G_CALLBACK (klass->game_changed), self,
                             G_CONNECT_SWAPPED);
  awale_actions_add (study->actions, self, klass->actions, klass->n_actions);
  return self;
}

void
awale_controller_follow_game (gpointer    self,
                              const char *signal,
                              GCallback   callback)
{
  g_return_if_fail (AWALE_IS_CONTROLLER (self));

  g_signal_group_connect_swapped (get_private (self)->game_signals, signal, callback, self);
}

void
awale_controller_changed (gpointer self)
{
  g_return_if_fail (AWALE_IS_CONTROLLER (self));

  g_signal_emit_by_name (self, "changed");
}
