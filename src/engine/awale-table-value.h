/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

/** The tables' value of a position in a game, as final margins for its mover in hundredths. */
typedef struct
{
  bool is_known;   /**< The board is in the tables; other fields are undefined if not. */
  bool is_proven;  /**< The bounds hold for any history; otherwise nearly always. */
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
 * Sets @value to the likely final margin from @position, in hundredths, if @tables, which have
 * its bounds by awale_table_value_ask(), leave it open and have an estimate; otherwise leaves
 * it unchanged.
 */
void            awale_table_value_guess (const AwaleTablebase *tables,
                                         AwalePosition         position,
                                         int                  *value);

/** The value from the other player's view, one ply earlier. */
AwaleTableValue awale_table_value_flip  (AwaleTableValue       proven);

G_END_DECLS
