/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_TITLE_CONTROLLER (awale_title_controller_get_type ())

/**
 * The title of a window: which game is in view, of which file, and whether there is work that the
 * file does not hold.
 */
G_DECLARE_FINAL_TYPE (AwaleTitleController, awale_title_controller, AWALE, TITLE_CONTROLLER,
                      GObject)

/** Titles @window and its header, which has @title in it, by the games of @draft. */
AwaleTitleController *awale_title_controller_new (GtkWindow      *window,
                                                  AdwWindowTitle *title,
                                                  AwaleDraft     *draft);

/** Titles it by something else that is in view, @title (nullable: the game) and @subtitle. */
void                  awale_title_controller_set_other (AwaleTitleController *self,
                                                        const char           *title,
                                                        const char           *subtitle);

G_END_DECLS
