/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-study.h"

G_BEGIN_DECLS

/**
 * Adds the actions on the games of a file: going from one to the next, and adding, moving and
 * removing games. Changes of this list have a history of their own, apart from those of the games.
 */
void awale_file_games_controller_add          (AwaleStudy *study);

/** Adds the games of files dropped on @widget to the document. */
void awale_file_games_controller_accept_drops (AwaleStudy *study,
                                               GtkWidget  *widget);

G_END_DECLS
