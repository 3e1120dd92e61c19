/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Shared by the programs of this folder.
 */
#pragma once

#include "analysis/awale-analysis.h"
#include "analysis/awale-report.h"
#include "engine/awale-search.h"

#include "../wait.h"

/** Runs the main loop until @condition holds, as wait_while(). */
#define WAIT_UNTIL(condition) wait_while (!(condition))

/** A game under the preset @id from @start (NULL: the standard one), with the moves @letters. */
AwaleGame      *fixture_game        (const char *id,
                                     const char *start,
                                     const char *moves);

/** The node @ply plies from the start. */
AwaleNode      *fixture_node        (AwaleGame  *game,
                                     int         ply);

/** A game that a weak engine plays against itself, on request with variations. */
AwaleGame      *fixture_play_game   (const AwaleRuleset *rules,
                                     AwaleSearcher      *searcher,
                                     GRand              *random,
                                     bool                variations);

/** Builds tables in a new folder; free it with fixture_remove_folder(). */
char           *fixture_build       (const AwaleRuleset *rules,
                                     int         seeds);
void            fixture_remove_folder (const char *folder);

/** Adds a test PATH/NAME for each file of @folder; its data is the full path. */
void            fixture_add_files   (const char          *path,
                                     const char          *folder,
                                     GTestDataFunc        test);
