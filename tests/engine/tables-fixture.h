/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

/** The endgame tables of a ruleset, one searcher that uses them, and one without them. */
typedef struct
{
  AwaleTablebase *tables;
  AwaleSearcher  *searcher;
  AwaleSearcher  *player;
  AwaleRuleset    rules;
  char           *directory;
  GRand          *rand;
} AwaleTablesFixture;

typedef void (*AwaleTablesTest) (AwaleTablesFixture *fixture,
                                 const void         *data);

/**
 * Adds the tests /engine/@name/… for each preset, and for one ruleset that differs from all
 * presets; unless `-m slow` or AWALE_TEST_POSITIONS is given, only for every fourth of them.
 * @set_up must call awale_tablebases_fixture_set_up().
 */
void awale_tablebases_fixture_add    (const char         *name,
                                      AwaleTablesTest     set_up,
                                      AwaleTablesTest     test);

/**
 * Builds the tables of the ruleset @data up to @seeds on the board. @seed starts the random numbers
 * of the test.
 */
void awale_tablebases_fixture_set_up (AwaleTablesFixture *fixture,
                                      const void         *data,
                                      int                 seeds,
                                      uint32_t            seed);
