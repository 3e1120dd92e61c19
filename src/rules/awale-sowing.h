/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position.h"
#include "awale-ruleset.h"

G_BEGIN_DECLS

/** Why a move is refused. */
typedef enum
{
  AWALE_ILLEGAL_REASON_NONE,
  AWALE_ILLEGAL_REASON_NOT_A_PIT,
  AWALE_ILLEGAL_REASON_NOT_YOUR_PIT,
  AWALE_ILLEGAL_REASON_EMPTY_PIT,
  AWALE_ILLEGAL_REASON_MUST_FEED,
  AWALE_ILLEGAL_REASON_SLAM_FORBIDDEN,
  AWALE_ILLEGAL_REASON_SLAM_LAST_RESORT,
  AWALE_ILLEGAL_REASON_NO_PASS,
  AWALE_ILLEGAL_REASON_GAME_ENDED,
} AwaleIllegalReason;

/** Everything a sowing does, for those who show it rather than search. */
typedef struct
{
  AwalePosition after;       /**< The position after it, harvest included. */
  AwalePosition sown;        /**< The same before the harvest, side not yet changed. */
  AwaleMove     from;
  int           seeds;       /**< How many are sown. */
  AwaleMove     last;        /**< Where the last one falls; AWALE_NO_MOVE for a pass. */
  uint16_t      harvested;   /**< The set of pits that are harvested. */
  int           harvest;     /**< Seeds harvested. */
  bool          grand_slam;  /**< Whether the harvest takes or would take all she has. */
} AwaleSowing;

/**
 * The set of legal moves of the player to move: bits 0–11 sowings, bit AWALE_PASS a pass. Empty
 * exactly when the game has ended absolutely.
 */
unsigned           awale_legal_moves    (AwalePosition                position,
                                         const AwaleRuleset          *rules);

/** Why @move is not legal, or AWALE_ILLEGAL_REASON_NONE. Majority, repetition … refuse nothing. */
AwaleIllegalReason awale_illegal_reason (AwalePosition                position,
                                         const AwaleRuleset          *rules,
                                         AwaleMove                    move);

/** The few words of awale-cli for @refusal: “must feed the opponent”; translated. */
const char        *awale_illegal_reason_to_string (AwaleIllegalReason refusal);

/**
 * Why @move is refused, as a sentence: “Pit A would leave the opponent without seeds.”;
 * translated. @refusal is not AWALE_ILLEGAL_REASON_NONE. Returns: (transfer full)
 */
char              *awale_illegal_reason_describe  (AwaleIllegalReason refusal,
                                                   AwaleMove          move);

/** The position after a legal move. @harvest (nullable): seeds harvested. */
AwalePosition      awale_play           (AwalePosition                position,
                                         const AwaleRuleset          *rules,
                                         AwaleMove                    move,
                                         int                         *harvest);

/** Everything about sowing the non-empty pit @move (legal or not), or about a pass. */
AwaleSowing        awale_sow            (AwalePosition                position,
                                         const AwaleRuleset          *rules,
                                         AwaleMove                    move);

/** The pit where the nth seed (from 1) of a sowing from @pit falls. */
AwaleMove          awale_sowing_pit     (AwaleMove                    pit,
                                         int                          nth);

G_END_DECLS
