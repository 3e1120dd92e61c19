/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

#define AWALE_TYPE_CONTROLLER (awale_controller_get_type ())

/**
 * The base of the controllers, each of which is a part of a window's behavior. A controller holds
 * the AwaleStudy of the window, owns actions and follows the current game.
 *
 * Signal: "changed": the state of the controller changed, and its actions must be updated.
 */
G_DECLARE_DERIVABLE_TYPE (AwaleController, awale_controller, AWALE, CONTROLLER, GObject)

struct _AwaleControllerClass
{
  GObjectClass       parent_class;

  const AwaleAction *actions;      /**< Table of the actions that the controller adds to the
                                    * window. */
  size_t             n_actions;

  /** Connects the new controller to the widgets and models of @study; may be NULL. */
  void (*set_up)       (AwaleController *self,
                        AwaleStudy      *study);

  /** Called after the window has switched to another game, or to none; may be NULL. */
  void (*game_changed) (AwaleController *self);
};

/** Creates a controller of @type with its actions. Returns: (transfer full) */
gpointer awale_controller_new         (GType            type,
                                       AwaleStudy      *study);

/**
 * Calls @callback with @self as first argument whenever the current game, whichever it is then,
 * emits @signal.
 */
void     awale_controller_follow_game (gpointer         self,
                                       const char      *signal,
                                       GCallback        callback);

/** Emits "changed". */
void     awale_controller_changed     (gpointer         self);

G_END_DECLS
