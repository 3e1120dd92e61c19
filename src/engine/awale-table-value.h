/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** What the tables tell of a position in a game, as final margins for its mover in hundredths. */
typedef struct
{
  bool is_known;   /**< The board is in the tables; the rest means nothing otherwise. */
  bool is_proven;  /**< The bounds hold whatever was played before; else they nearly always do. */
  int  low;
  int  high;
} AwaleTableValue;

/**
 * Asks @tables (nullable) for @position, @quiet_plies after the last harvest. A position since
 * then that occurred @most_occurrences times at most may take from the tables' word; see RULES,
 * “Endgame values”: a fresh history proves, and so does one that leaves no repetition at hand.
 */
AwaleTableValue awale_table_value_ask   (const AwaleTablebase *tables,
                                         const AwaleRuleset   *rules,
                                         AwalePosition         position,
                                         int                   quiet_plies,
                                         int                   most_occurrences);

/**
 * Puts the final margin that play from @position is likely to come to into @value, in hundredths,
 * where @tables, which know its bounds by awale_table_value_ask(), leave it open and have a guess;
 * else leaves it alone.
 */
void            awale_table_value_guess (const AwaleTablebase *tables,
                                         AwalePosition         position,
                                         int                  *value);

/** The same value seen by the other player, one ply earlier. */
AwaleTableValue awale_table_value_flip  (AwaleTableValue       proven);

G_END_DECLS
