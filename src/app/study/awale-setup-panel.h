/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-rulesets.h"
#include "widgets/awale-widgets.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_SETUP_PANEL (awale_setup_panel_get_type ())
G_DECLARE_FINAL_TYPE (AwaleSetupPanel, awale_setup_panel, AWALE, SETUP_PANEL, GtkWidget)

/*
 * What stands beside a board on which a position is set up: what is wrong with it, who is to
 * move, the stores, the rules, the position as text. Its buttons are actions of the window:
 * `win.finish-setup`, `win.cancel-setup`, `win.copy-position`, `win.paste`.
 *
 * Signal: "changed": position or rules are others.
 */

/** One that begins with @position under @rules, and offers @rulesets. */
GtkWidget        *awale_setup_panel_new        (AwalePosition       position,
                                                const AwaleRuleset *rules,
                                                AwaleRulesets      *rulesets);

/** The position, for the board to show. (transfer none) */
AwaleBoardEditor *awale_setup_panel_get_editor (AwaleSetupPanel    *self);
AwaleRuleset      awale_setup_panel_get_rules  (AwaleSetupPanel    *self);

/** Whether a game can start from it. */
bool              awale_setup_panel_is_valid   (AwaleSetupPanel    *self);

/** Takes over a position that is written as text. */
bool              awale_setup_panel_take_text  (AwaleSetupPanel    *self,
                                                const char         *text,
                                                GError            **error);

G_END_DECLS
