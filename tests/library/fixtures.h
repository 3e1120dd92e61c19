/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The programs of this folder share functions that create games, files of games and temporary
 * libraries.
 */
#pragma once

#include "../game/game-fixtures.h"

#include "library/awale-library.h"
#include "notation/awale-ogn.h"

/**
 * Creates a game with a random preset and start and at most @n_moves moves, many of them in
 * variations. (transfer full)
 */
AwaleGame *fixture_random_game (GRand      *rand,
                                int         n_moves);

/**
 * Creates a game with the moves of a blob, whose format is described in awale-moves-blob.h.
 * Returns: NULL if the blob is invalid (transfer full)
 */
AwaleGame *fixture_read_moves  (const uint8_t *bytes,
                                size_t         n_bytes);

/** Returns the text of a file with @n_games different games; @seed determines their names and
 * moves. (transfer full) */
char      *fixture_games_text  (unsigned    seed,
                                unsigned    n_games);

/** Creates a folder for a test. fixture_remove_folder() removes it with its contents and frees
 * @folder. */
char      *fixture_make_folder (void);
void       fixture_remove_folder (char     *folder);

/** Writes @text to a file in @folder. Returns: its path (transfer full) */
char      *fixture_write_file  (const char *folder,
                                const char *name,
                                const char *text);

/** Opens or creates the library in @folder; a failure fails the test. */
AwaleLibrary *fixture_open_library (const char *folder);

/** Returns how often a test kills a program: AWALE_TEST_KILLS if it is set, or else @usual. */
int           fixture_count_kills  (int usual);
