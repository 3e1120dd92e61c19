/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "session/awale-services.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_OPENING_PAGE (awale_opening_page_get_type ())

/**
 * Training in openings: the user guesses the moves of the opening book or of a game, or chooses
 * lines of the book to learn.
 *
 * Signals: "learn" (GPtrArray of AwaleExercise): these exercises should be saved and presented.
 * "told" (string): this sentence should be shown in a toast.
 */
G_DECLARE_FINAL_TYPE (AwaleOpeningPage, awale_opening_page, AWALE, OPENING_PAGE, AdwBin)

/**
 * Sets the services; call it once. @rules is the ruleset to be selected first, and @game (nullable)
 * the current game.
 */
void awale_opening_page_set_services (AwaleOpeningPage   *self,
                                      AwaleServices      *services,
                                      const AwaleRuleset *rules,
                                      AwaleGame          *game);

G_END_DECLS
