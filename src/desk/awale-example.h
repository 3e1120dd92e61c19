/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXAMPLE (awale_example_get_type ())
G_DECLARE_FINAL_TYPE (AwaleExample, awale_example, AWALE, EXAMPLE, GObject)

/** An example game as it is offered: its file, and how it is called there. */
AwaleExample *awale_example_new          (GFile        *file,
                                          AwaleGame    *game);

GFile        *awale_example_get_file     (AwaleExample *self);

/** Its event, or the players where it is of none. */
const char   *awale_example_get_title    (AwaleExample *self);

/** The players, if they are not the title, and the rules. */
const char   *awale_example_get_subtitle (AwaleExample *self);

G_END_DECLS
