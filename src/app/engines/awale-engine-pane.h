/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-engines.h"

#include <adwaita.h>

#include "game/awale-game.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ENGINE_PANE (awale_engine_pane_get_type ())
G_DECLARE_FINAL_TYPE (AwaleEnginePane, awale_engine_pane, AWALE, ENGINE_PANE, AdwBin)

/*
 * A pane with the analysis of the current position by a second, external engine, which the user
 * chooses from a list. The pane is hidden while no engine is set up.
 *
 * Signals: "failed" (const char *sentence): the engine failed.
 */

GtkWidget *awale_engine_pane_new        (AwaleEngines    *engines);

void       awale_engine_pane_set_game   (AwaleEnginePane *self,
                                         AwaleGame       *game);

/** Switches the analysis of the chosen engine on or off. */
void       awale_engine_pane_set_active (AwaleEnginePane *self,
                                         bool             active);

G_END_DECLS
