/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib-object.h>

#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

typedef void (*AwaleDamageFunc) (GObject      *owner,
                                 const GError *damage);

/**
 * Calls @func in the main thread when a thread that probes @tables finds damage in them, unless
 * @owner is gone by then. To be called before the tables are shared.
 */
void awale_damage_watch (AwaleTablebase  *tables,
                         GObject         *owner,
                         AwaleDamageFunc  func);

G_END_DECLS
