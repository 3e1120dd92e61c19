/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Shared by the programs of this folder, besides the fixtures of the analysis: opponents with
 * scripted answers.
 */
#pragma once

#include "../analysis/fixtures.h"

#include "play/awale-builtin-opponent.h"
#include "play/awale-play.h"

#define FIXTURE_TYPE_SCRIPT (fixture_script_get_type ())
G_DECLARE_FINAL_TYPE (FixtureScript, fixture_script, FIXTURE, SCRIPT, GObject)

/** An opponent that plays @letters in order, and gives the value @margin. */
AwaleOpponent *fixture_script_new     (const char    *letters,
                                       int            margin);

/** The numbers of requests, and of cancelled ones. */
unsigned       fixture_script_n_asked     (AwaleOpponent *script);
unsigned       fixture_script_n_cancelled (AwaleOpponent *script);

/** A computer with a short deterministic search. */
AwaleOpponent *fixture_computer       (int            level,
                                       uint64_t       nodes,
                                       uint32_t       seed);

/** A person plays these pits at the cursor, in order. */
void           fixture_move           (AwalePlay     *play,
                                       const char    *letters);

/** Waits for all computers, and checks the moves from the start to the head. */
void           fixture_assert_line    (AwalePlay     *play,
                                       const char    *path);
