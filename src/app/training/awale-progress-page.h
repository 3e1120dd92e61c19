/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-services.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PROGRESS_PAGE (awale_progress_page_get_type ())

/**
 * The mean loss per move of the user in analyzed games of the library: strengths and weaknesses,
 * development over time, phases of the game and rulesets.
 */
G_DECLARE_FINAL_TYPE (AwaleProgressPage, awale_progress_page, AWALE, PROGRESS_PAGE, AdwBin)

/** Sets the services; call it once. */
void awale_progress_page_set_services (AwaleProgressPage *self,
                                       AwaleServices     *services);

/** Updates the page for a user who plays under these @names. */
void awale_progress_page_show     (AwaleProgressPage *self,
                                   const char *const *names);

G_END_DECLS
