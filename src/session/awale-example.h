/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXAMPLE (awale_example_get_type ())
G_DECLARE_FINAL_TYPE (AwaleExample, awale_example, AWALE, EXAMPLE, GObject)

/** An example game: its file and titles. */
AwaleExample *awale_example_new          (GFile        *file,
                                          AwaleGame    *game);

GFile        *awale_example_get_file     (AwaleExample *self);

/** The event, or else the players. */
const char   *awale_example_get_title    (AwaleExample *self);

/** The players, unless they are the title, and the rules. */
const char   *awale_example_get_subtitle (AwaleExample *self);

G_END_DECLS
