/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-analysis.h"
#include "analysis/awale-report.h"
#include "engine/awale-search.h"

#include "../wait.h"

/** Runs the main loop until @condition holds. */
#define WAIT_UNTIL(condition) wait_while (!(condition))

/** Creates a game under the preset @id with the moves @moves; @start is a position, or NULL for the
 * standard start. */
AwaleGame      *fixture_game        (const char *id,
                                     const char *start,
                                     const char *moves);

/** Returns the node of the main line @ply plies from the start. */
AwaleNode      *fixture_node        (AwaleGame  *game,
                                     int         ply);

/** Lets a weak engine play a game against itself, and adds variations if @variations is true. */
AwaleGame      *fixture_play_game   (const AwaleRuleset *rules,
                                     AwaleSearcher      *searcher,
                                     GRand              *random,
                                     bool                variations);

/** Builds tables in a new folder, which the caller removes with fixture_remove_folder(). */
char           *fixture_build       (const AwaleRuleset *rules,
                                     int         seeds);
void            fixture_remove_folder (const char *folder);

/** Adds a test PATH/NAME for each file of @folder; the test gets the full path of the file as its
 * data. */
void            fixture_add_files   (const char          *path,
                                     const char          *folder,
                                     GTestDataFunc        test);
