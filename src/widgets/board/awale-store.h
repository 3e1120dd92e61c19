/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "widgets/paint/awale-board-renderer.h"

G_BEGIN_DECLS

#define AWALE_TYPE_STORE (awale_store_get_type ())
G_DECLARE_FINAL_TYPE (AwaleStore, awale_store, AWALE, STORE, GtkWidget)

/** Creates a store: a picture with an accessible name, painted by the board's renderer. */
GtkWidget *awale_store_new (AwaleBoardRenderer *renderer,
                            AwaleSide           side);

/** Its number among the hollows of AwaleGeometry. */
int awale_store_get_spot (AwaleStore *self);

void awale_store_set_look (AwaleStore           *self,
                           const AwaleSpotState *look);
const AwaleSpotState *awale_store_get_look (AwaleStore *self);

/** Sets the accessible name. */
void awale_store_set_name (AwaleStore *self,
                           const char *name);

G_END_DECLS
