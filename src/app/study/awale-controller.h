/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

#define AWALE_TYPE_CONTROLLER (awale_controller_get_type ())

/**
 * A part of a window's behavior: it holds the study, owns actions and follows the current game.
 *
 * Signal: "changed": the state of the controller and its actions changed.
 */
G_DECLARE_DERIVABLE_TYPE (AwaleController, awale_controller, AWALE, CONTROLLER, GObject)

struct _AwaleControllerClass
{
  GObjectClass       parent_class;

  const AwaleAction *actions;      /**< Rows for the actions of the window. */
  size_t             n_actions;

  /** Connects the new controller to the parts of @study; may be NULL. */
  void (*set_up)       (AwaleController *self,
                        AwaleStudy      *study);

  /** Follows a switch to another game, or to none. */
  void (*game_changed) (AwaleController *self);
};

/** Creates a controller of @type with its actions. Returns: (transfer full) */
gpointer awale_controller_new         (GType            type,
                                       AwaleStudy      *study);

/** Creates a controller that only has actions. Returns: (transfer full) */
AwaleController *awale_controller_new_for_actions (const AwaleAction *rows,
                                                   size_t             n_rows,
                                                   AwaleStudy        *study);

/** Returns: (transfer none) */
AwaleStudy *awale_controller_get_study (AwaleController *self);

/** Calls @callback, with @self first, on each @signal of the current game. */
void     awale_controller_follow_game (gpointer         self,
                                       const char      *signal,
                                       GCallback        callback);

/** Emits "changed". */
void     awale_controller_changed     (gpointer         self);

G_END_DECLS
