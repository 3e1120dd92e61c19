/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

/** Kinds of changes after which a widget about a game must be updated. */
typedef enum
{
  AWALE_GAME_CHANGE_ALL,     /**< Another game or none was set, the game was reset, or the widget's
                              * own state changed. */
  AWALE_GAME_CHANGE_CURSOR,
  AWALE_GAME_CHANGE_TREE,    /**< The moves, their order, the selected line or the tags changed. */
} AwaleGameChange;

#define AWALE_TYPE_GAME_WIDGET (awale_game_widget_get_type ())

/**
 * The base of widgets that follow a game. On dispose, the base class also removes the children that
 * subclasses have added.
 *
 * Property: "game" (nullable).
 */
G_DECLARE_DERIVABLE_TYPE (AwaleGameWidget, awale_game_widget, AWALE, GAME_WIDGET, GtkWidget)

struct _AwaleGameWidgetClass
{
  GtkWidgetClass parent_class;

  /**
   * Sets @game (nullable) and updates the widget. A subclass that overrides this function must
   * chain up.
   */
  void (* set_game)     (AwaleGameWidget *self,
                         AwaleGame       *game);

  /** Updates the widget after a change of the kind @change in @game (nullable). */
  void (* update)       (AwaleGameWidget *self,
                         AwaleGame       *game,
                         AwaleGameChange  change);

  /** Updates the widget after @change (AwaleNodeChange flags) of @node. */
  void (* node_changed) (AwaleGameWidget *self,
                         AwaleNode       *node,
                         unsigned         change);
};

AwaleGame *awale_game_widget_get_game (AwaleGameWidget *self);

/** Updates the widget after a change of its own state, such as a property. */
void       awale_game_widget_update   (AwaleGameWidget *self);

G_END_DECLS
