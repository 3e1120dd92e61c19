/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

/**
 * Adds the actions on the games of a file: showing the previous or next game, and adding, moving
 * and removing games. Changes of the list have an undo history of their own, separate from those of
 * the games.
 */
void awale_file_games_controller_add          (AwaleStudy *study);

/** Adds the games of files that are dropped on @widget to the open document. */
void awale_file_games_controller_accept_drops (AwaleStudy *study,
                                               GtkWidget  *widget);

G_END_DECLS
