/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

/** Tables of a ruleset, a searcher with them, and one without. */
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
 * Adds a test /engine/@name/… for each preset, and for a ruleset unlike all of them. @set_up: calls
 * awale_tablebases_fixture_set_up()
 */
void awale_tablebases_fixture_add    (const char         *name,
                                      AwaleTablesTest     set_up,
                                      AwaleTablesTest     test);

/**
 * Builds the tables of the ruleset @data up to @seeds on the board; @seed: of the random numbers.
 */
void awale_tablebases_fixture_set_up (AwaleTablesFixture *fixture,
                                      const void         *data,
                                      int                 seeds,
                                      uint32_t            seed);
