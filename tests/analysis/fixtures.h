/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the programs of this folder share.
 */
#pragma once

#include "analysis/awale-analysis.h"
#include "analysis/awale-report.h"
#include "engine/awale-search.h"

#include "../wait.h"

/** Runs the main loop until @condition holds, as wait_while(). */
#define WAIT_UNTIL(condition) wait_while (!(condition))

/** A game under the preset @id, from @start (NULL: the standard one), with these letters played. */
AwaleGame      *fixture_game        (const char *id,
                                     const char *start,
                                     const char *moves);

/** The node that many moves from the start. */
AwaleNode      *fixture_node        (AwaleGame  *game,
                                     int         ply);

/** A game that a weak engine plays against itself, on request with variations. */
AwaleGame      *fixture_play_game   (const AwaleRuleset *rules,
                                     AwaleSearcher      *searcher,
                                     GRand              *random,
                                     bool                variations);

/** Builds tables in a folder of its own; fixture_remove_folder() it. */
char           *fixture_build       (const AwaleRuleset *rules,
                                     int         seeds);
void            fixture_remove_folder (const char *folder);

/** Adds a test PATH/NAME for each file of @folder, with the file's name in full as its data. */
void            fixture_add_files   (const char          *path,
                                     const char          *folder,
                                     GTestDataFunc        test);
