/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-game-widget.h"

typedef struct
{
  AwaleGame    *game;
  GSignalGroup *signals;
} AwaleGameWidgetPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AwaleGameWidget, awale_game_widget, GTK_TYPE_WIDGET)


static void
update (AwaleGameWidget *self,
        AwaleGameChange  change)
{
  AwaleGameWidgetClass *klass = AWALE_GAME_WIDGET_GET_CLASS (self);

  if (klass->update != NULL)
    klass->update (self, awale_game_widget_get_game (self), change);
}

static void
cursor_moved_cb (AwaleGameWidget *self)
{
  update (self, AWALE_GAME_CHANGE_CURSOR);
}

static void
tree_changed_cb (AwaleGameWidget *self)
{
  update (self, AWALE_GAME_CHANGE_TREE);
}

static void
node_changed_cb (AwaleGameWidget *self,
                 AwaleNode       *node,
                 unsigned         change)
{
  AwaleGameWidgetClass *klass = AWALE_GAME_WIDGET_GET_CLASS (self);

  if (klass->node_changed != NULL)
    klass->node_changed (self, node, change);
}

static void
awale_game_widget_real_set_game (AwaleGameWidget *self,
                                 AwaleGame       *game)
{
  AwaleGameWidgetPrivate *priv = awale_game_widget_get_instance_private (self);

  g_set_object (&priv->game, game);
  g_signal_group_set_target (priv->signals, game);
  awale_game_widget_update (self);
}

static void
awale_game_widget_dispose (GObject *object)
{
  AwaleGameWidget *self = AWALE_GAME_WIDGET (object);
  AwaleGameWidgetPrivate *priv = awale_game_widget_get_instance_private (self);
  GtkWidget *child;

  g_clear_object (&priv->signals);
  g_clear_object (&priv->game);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (awale_game_widget_parent_class)->dispose (object);
}

static void
awale_game_widget_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  g_value_set_object (value, awale_game_widget_get_game (AWALE_GAME_WIDGET (object)));
}

static void
awale_game_widget_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  AwaleGameWidget *self = AWALE_GAME_WIDGET (object);

  if (awale_game_widget_get_game (self) == g_value_get_object (value))
    return;
  AWALE_GAME_WIDGET_GET_CLASS (self)->set_game (self, g_value_get_object (value));
  g_object_notify_by_pspec (object, pspec);
}

static void
awale_game_widget_class_init (AwaleGameWidgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = awale_game_widget_dispose;
  object_class->get_property = awale_game_widget_get_property;
  object_class->set_property = awale_game_widget_set_property;
  klass->set_game = awale_game_widget_real_set_game;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_object ("game", NULL, NULL, AWALE_TYPE_GAME,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
awale_game_widget_init (AwaleGameWidget *self)
{
  static const char *const changes[] = { "node-added", "node-removed", "reordered",
                                         "line-selected", "tags-changed" };
  AwaleGameWidgetPrivate *priv = awale_game_widget_get_instance_private (self);

  priv->signals = g_signal_group_new (AWALE_TYPE_GAME);
  /* This handler must run after that of the board, which decides whether a player bar waits until
   * the seeds in the air have landed. */
  g_signal_group_connect_object (priv->signals, "notify::cursor", G_CALLBACK (cursor_moved_cb),
                                 self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (priv->signals, changes[i], G_CALLBACK (tree_changed_cb), self);
  g_signal_group_connect_swapped (priv->signals, "reset", G_CALLBACK (awale_game_widget_update),
                                  self);
  g_signal_group_connect_swapped (priv->signals, "node-changed", G_CALLBACK (node_changed_cb),
                                  self);
}

AwaleGame *
awale_game_widget_get_game (AwaleGameWidget *self)
{
  AwaleGameWidgetPrivate *priv = awale_game_widget_get_instance_private (self);

  g_return_val_if_fail (AWALE_IS_GAME_WIDGET (self), NULL);

  return priv->game;
}

void
awale_game_widget_update (AwaleGameWidget *self)
{
  g_return_if_fail (AWALE_IS_GAME_WIDGET (self));

  update (self, AWALE_GAME_CHANGE_ALL);
}
