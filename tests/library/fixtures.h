/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Shared by the programs of this folder: games, files of games, and temporary libraries.
 */
#pragma once

#include "../game/game-fixtures.h"

#include "library/awale-library.h"
#include "notation/awale-ogn.h"

/**
 * A game of a random ruleset and start, with at most @n_moves moves, many of them in variations.
 * (transfer full)
 */
AwaleGame *fixture_random_game (GRand      *rand,
                                int         n_moves);

/**
 * The game with the moves of a blob, see awale-moves-blob.h; NULL if they are invalid. (transfer
 * full)
 */
AwaleGame *fixture_read_moves  (const uint8_t *bytes,
                                size_t         n_bytes);

/** A file of @n_games different games; @seed determines names and moves. (transfer full) */
char      *fixture_games_text  (unsigned    seed,
                                unsigned    n_games);

/** Creates a folder for a test, and removes it with its contents, which frees @folder. */
char      *fixture_make_folder (void);
void       fixture_remove_folder (char     *folder);

/** A file in @folder with @text. (transfer full): its path */
char      *fixture_write_file  (const char *folder,
                                const char *name,
                                const char *text);

/** Opens the library in @folder, or creates it; a failure fails the test. */
AwaleLibrary *fixture_open_library (const char *folder);

/** The number of times that a test kills a program: AWALE_TEST_KILLS, or @usual. */
int           fixture_count_kills  (int usual);
