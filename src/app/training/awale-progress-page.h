/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_PROGRESS_PAGE (awale_progress_page_get_type ())

/**
 * What a person gives away per move over all games that the library has of that person: strengths
 * and weaknesses in sentences, over time, by the part of the game and by ruleset.
 */
G_DECLARE_FINAL_TYPE (AwaleProgressPage, awale_progress_page, AWALE, PROGRESS_PAGE, GtkWidget)

/** Called once, to begin with. */
void awale_progress_page_set_desk (AwaleProgressPage *self,
                                   AwaleDesk         *desk);

/** Asks anew what there is to tell of the person called @names. */
void awale_progress_page_show     (AwaleProgressPage *self,
                                   const char *const *names);

G_END_DECLS
