/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "desk/awale-desk.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_OPENING_PAGE (awale_opening_page_get_type ())

/**
 * Training in openings: one guesses the moves of the opening book or of a game one after the other,
 * or chooses a line of the book to learn.
 *
 * Signals:
 *  "learn" (GPtrArray of AwaleDrill): these exercises are to be kept, and asked.
 *  "told" (string: a sentence): the person is to be told this.
 */
G_DECLARE_FINAL_TYPE (AwaleOpeningPage, awale_opening_page, AWALE, OPENING_PAGE, GtkWidget)

/** Called once, to begin with: @rules are those that are proposed; @game (nullable) is in view. */
void awale_opening_page_set_desk (AwaleOpeningPage   *self,
                                  AwaleDesk          *desk,
                                  const AwaleRuleset *rules,
                                  AwaleGame          *game);

G_END_DECLS
