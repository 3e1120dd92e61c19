/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-player-choice.h"

#include <adwaita.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PLAYER_GROUP (awale_player_group_get_type        ())
G_DECLARE_FINAL_TYPE (AwalePlayerGroup, awale_player_group, AWALE, PLAYER_GROUP,
                      AdwPreferencesGroup)

/*
 * Who plays a side: a person with a name, the computer at a level, or another program's engine.
 *
 * Signal: "changed".
 */

/** Offers the engines of these names besides; a list that ends in NULL. */
void              awale_player_group_offer      (AwalePlayerGroup  *self,
                                                 const char *const *engines);

/** Who sits there; an engine that is not offered is not chosen. */
AwalePlayerChoice awale_player_group_get_seat   (AwalePlayerGroup  *self);
void              awale_player_group_set_seat   (AwalePlayerGroup  *self,
                                                 AwalePlayerChoice  seat);

/** The name of the person, which may be empty; of all others their own. (transfer full) */
char             *awale_player_group_dup_name   (AwalePlayerGroup *self);
void              awale_player_group_set_name   (AwalePlayerGroup *self,
                                                 const char       *name);

/** Whether persons are asked their names; they are at first. */
void              awale_player_group_set_asks_name (AwalePlayerGroup *self,
                                                    bool              asks_name);

/** Gives the keyboard to its first row that is to be filled in. */
void              awale_player_group_take_focus (AwalePlayerGroup *self);

G_END_DECLS
