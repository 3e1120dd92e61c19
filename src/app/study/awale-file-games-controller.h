/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-controller.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FILE_GAMES_CONTROLLER (awale_file_games_controller_get_type ())

/**
 * The games of a file: going from one to the next, and adding, moving and removing games. Changes
 * of this list have a history of their own, apart from those of the games.
 */
G_DECLARE_FINAL_TYPE (AwaleFileGamesController, awale_file_games_controller, AWALE,
                      FILE_GAMES_CONTROLLER, AwaleController)

/** Adds the games of files dropped on @widget to the document. */
void awale_file_games_controller_accept_drops (AwaleFileGamesController *self,
                                               GtkWidget                *widget);

G_END_DECLS
