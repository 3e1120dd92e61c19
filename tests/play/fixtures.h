/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the programs of this folder share, besides what those of the analysis do: opponents that
 * answer what a test wants.
 */
#pragma once

#include "../analysis/fixtures.h"

#include "play/awale-builtin-opponent.h"
#include "play/awale-play.h"

#define FIXTURE_TYPE_SCRIPT (fixture_script_get_type ())
G_DECLARE_FINAL_TYPE (FixtureScript, fixture_script, FIXTURE, SCRIPT, GObject)

/** An opponent that plays @letters one after the other, and says that the value is @margin. */
AwaleOpponent *fixture_script_new     (const char    *letters,
                                       int            margin);

/** How often it was asked, and how often that was given up. */
unsigned       fixture_script_n_asked     (AwaleOpponent *script);
unsigned       fixture_script_n_cancelled (AwaleOpponent *script);

/** A computer that looks at few positions and always plays the same. */
AwaleOpponent *fixture_computer       (int            level,
                                       uint64_t       nodes,
                                       uint32_t       seed);

/** A person plays these pits at the cursor, one after the other, as on a board. */
void           fixture_move           (AwalePlay     *play,
                                       const char    *letters);

/** Waits until nobody thinks any more and checks the moves from the start to the head. */
void           fixture_assert_line    (AwalePlay     *play,
                                       const char    *path);
