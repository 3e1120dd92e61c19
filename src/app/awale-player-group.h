/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-position.h"

#include <adwaita.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PLAYER_GROUP (awale_player_group_get_type ())
G_DECLARE_FINAL_TYPE (AwalePlayerGroup, awale_player_group, AWALE, PLAYER_GROUP,
                      AdwPreferencesGroup)

/*
 * Who plays a side: a person with a name, or the computer at a level.
 *
 * Signal: "changed".
 */

GtkWidget *awale_player_group_new        (void);

/** The level of the computer, or 0 for a person. */
int        awale_player_group_get_level  (AwalePlayerGroup *self);
void       awale_player_group_set_level  (AwalePlayerGroup *self,
                                          int               level);

/** The name of the person, which may be empty; of the computer its own. (transfer full) */
char      *awale_player_group_dup_name   (AwalePlayerGroup *self);
void       awale_player_group_set_name   (AwalePlayerGroup *self,
                                          const char       *name);

/** Whether persons are asked their names; they are at first. */
void       awale_player_group_set_asks_name (AwalePlayerGroup *self,
                                             bool              asks_name);

/** Gives the keyboard to its first row that is to be filled in. */
void       awale_player_group_take_focus (AwalePlayerGroup *self);

G_END_DECLS
