/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the programs of this folder share: games, files of them, and libraries that go when a test
 * is done.
 */
#pragma once

#include "../game/game-fixtures.h"

#include "library/awale-library.h"
#include "notation/awale-ogn.h"

/** A game of any ruleset, from the standard start or another, with @n_moves moves or fewer, many
 * of them in variations. (transfer full) */
AwaleGame *fixture_random_game (GRand      *rand,
                                int         n_moves);

/** The game with the moves of a blob, see awale-moves-blob.h; NULL if they are none.
 * (transfer full) */
AwaleGame *fixture_read_moves  (const uint8_t *bytes,
                                size_t         n_bytes);

/** A file of @n_games different games, whose names and moves follow from @seed. (transfer full) */
char      *fixture_games_text  (unsigned    seed,
                                unsigned    n_games);

/** A folder for a test, and its removal with all that is in it, which frees @folder. */
char      *fixture_make_folder (void);
void       fixture_remove_folder (char     *folder);

/** A file in @folder with @text. (transfer full): its path */
char      *fixture_write_file  (const char *folder,
                                const char *name,
                                const char *text);

/** The library in @folder, which is made if there is none; the test fails if that fails. */
AwaleLibrary *fixture_open_library (const char *folder);

/** How often a test kills a program: as often as the environment's AWALE_TEST_KILLS says, or the
 * @usual times. */
int           fixture_count_kills  (int usual);
