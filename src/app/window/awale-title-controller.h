/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "document/awale-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_TITLE_CONTROLLER (awale_title_controller_get_type ())

/** The title of a window: its game and file, and a mark for unsaved changes. */
G_DECLARE_FINAL_TYPE (AwaleTitleController, awale_title_controller, AWALE, TITLE_CONTROLLER,
                      GObject)

/** Creates the titles of @window and of @title in its header, for the games of @draft. */
AwaleTitleController *awale_title_controller_new (GtkWindow      *window,
                                                  AdwWindowTitle *title,
                                                  AwaleDraft     *draft);

/** Sets the title and subtitle of another page; a NULL @title returns to the game. */
void                  awale_title_controller_set_other (AwaleTitleController *self,
                                                        const char           *title,
                                                        const char           *subtitle);

G_END_DECLS
