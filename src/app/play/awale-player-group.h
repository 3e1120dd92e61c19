/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-play-state.h"

#include <adwaita.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PLAYER_GROUP (awale_player_group_get_type        ())
G_DECLARE_FINAL_TYPE (AwalePlayerGroup, awale_player_group, AWALE, PLAYER_GROUP,
                      AdwPreferencesGroup)

/*
 * Rows to choose a player: a person with a name, the computer at a level, or an external engine.
 *
 * Signals: "changed": another player or level was chosen, or the name was changed.
 */

/** Sets the external engines to choose from, a NULL-terminated list of names. */
void              awale_player_group_offer      (AwalePlayerGroup  *self,
                                                 const char *const *engines);

/**
 * The chosen player. If an engine passed to the setter is not offered, a person is selected
 * instead.
 */
AwalePlayerChoice awale_player_group_get_seat   (AwalePlayerGroup  *self);
void              awale_player_group_set_seat   (AwalePlayerGroup  *self,
                                                 AwalePlayerChoice  seat);

/** The name of the player, which may be empty for a person. Returns: (transfer full) */
char             *awale_player_group_dup_name   (AwalePlayerGroup *self);
void              awale_player_group_set_name   (AwalePlayerGroup *self,
                                                 const char       *name);

/** Sets whether the entry for a person's name is visible; true by default. */
void              awale_player_group_set_asks_name (AwalePlayerGroup *self,
                                                    bool              asks_name);

/** Focuses the entry for the name if it is visible, otherwise the choice of the player. */
void              awale_player_group_take_focus (AwalePlayerGroup *self);

G_END_DECLS
