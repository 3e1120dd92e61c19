/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FILE_GAMES_CONTROLLER (awale_file_games_controller_get_type ())

/**
 * The games of a file as a collection: going from one to the next, adding, moving and removing
 * them. These changes have a history apart from those of the games.
 */
G_DECLARE_FINAL_TYPE (AwaleFileGamesController, awale_file_games_controller, AWALE,
                      FILE_GAMES_CONTROLLER, AwaleController)

/** Adds the games of files that are dropped on @widget to the document. */
void awale_file_games_controller_accept_drops (AwaleFileGamesController *self,
                                               GtkWidget                *widget);

G_END_DECLS
