/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-rulesets.h"
#include "widgets/awale-widgets.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_SETUP_PANEL (awale_setup_panel_get_type ())
G_DECLARE_FINAL_TYPE (AwaleSetupPanel, awale_setup_panel, AWALE, SETUP_PANEL, GtkWidget)

/*
 * The panel beside a board on which a position is set up: the verdict, the side to move, stores,
 * rules, and the position as text. Its buttons activate `win.finish-setup`, `win.cancel-setup`,
 * `win.make-exercise`, `win.copy-position` and `win.paste`.
 *
 * Signal: "changed": the position or the rules changed.
 */

/** Creates a panel that starts with @position and @rules and offers @rulesets to choose from. */
GtkWidget           *awale_setup_panel_new        (AwalePosition       position,
                                                   const AwaleRuleset *rules,
                                                   AwaleRulesets      *rulesets);

/** The editor of the position, which the board should show. Returns: (transfer none) */
AwalePositionEditor *awale_setup_panel_get_editor (AwaleSetupPanel    *self);
AwaleRuleset         awale_setup_panel_get_rules  (AwaleSetupPanel    *self);

/** True if a game can start from the position. */
bool                 awale_setup_panel_is_valid   (AwaleSetupPanel    *self);

G_END_DECLS
