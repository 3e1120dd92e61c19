/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The programs of this folder share opponents with scripted answers, besides the fixtures of the
 * analysis.
 */
#pragma once

#include "../analysis/fixtures.h"

#include "play/awale-builtin-opponent.h"
#include "play/awale-play.h"

#define FIXTURE_TYPE_SCRIPT (fixture_script_get_type ())
G_DECLARE_FINAL_TYPE (FixtureScript, fixture_script, FIXTURE, SCRIPT, GObject)

/** Creates an opponent that plays @letters in order, and gives the value @margin with each move. */
AwaleOpponent *fixture_script_new     (const char    *letters,
                                       int            margin);

/** These functions return the number of requests to the opponent, and how many of these were
 * cancelled. */
unsigned       fixture_script_n_asked     (AwaleOpponent *script);
unsigned       fixture_script_n_cancelled (AwaleOpponent *script);

/** Creates a computer opponent with a short, deterministic search. */
AwaleOpponent *fixture_computer       (int            level,
                                       uint64_t       nodes,
                                       uint32_t       seed);

/** Plays @letters in order from the cursor, as a person does. */
void           fixture_move           (AwalePlay     *play,
                                       const char    *letters);

/** Waits until a person can move or the game is over, and checks the moves from the start to the
 * head of the game. */
void           fixture_assert_line    (AwalePlay     *play,
                                       const char    *path);
