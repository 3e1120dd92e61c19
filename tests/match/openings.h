/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

/** A source of random openings that are about even and lead to different positions. */
typedef struct
{
  AwaleRuleset   rules;
  AwaleSearcher *searcher;  /* Searcher that judges positions. */
  GRand         *rand;
  GHashTable    *seen;
  int            plies;
  int            balance;   /* Maximum lead of a side, in hundredths of a seed. */
} Openings;

void    openings_init  (Openings           *self,
                        const AwaleRuleset *rules,
                        uint32_t            seed,
                        int                 plies,
                        int                 balance);
void    openings_clear (Openings           *self);

/** Finds the next opening. Returns: its moves (transfer full) (element-type int8_t) */
GArray *openings_next  (Openings           *self);
