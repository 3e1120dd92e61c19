/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position.h"
#include "awale-ruleset.h"

G_BEGIN_DECLS

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

/** The complete effect of a sowing, for callers that show a sowing rather than search. */
typedef struct
{
  AwalePosition after;       /**< Position after the sowing and its harvest. */
  AwalePosition sown;        /**< Position after the sowing, before the harvest and the change of
                              * side. */
  AwaleMove     from;
  int           seeds;       /**< Number of seeds sown; 0 for a pass. */
  AwaleMove     last;        /**< Pit where the last seed falls; AWALE_NO_MOVE for a pass. */
  uint16_t      harvested;   /**< Bit set of the harvested pits. */
  int           harvest;     /**< Number of harvested seeds. */
  bool          grand_slam;  /**< True if the harvest takes, or would take, all of the opponent's
                              * seeds. */
} AwaleSowing;

/**
 * The bit set of legal moves: bits 0–11 are sowings, bit AWALE_PASS is a pass. It is empty if and
 * only if the game ends because there is no legal move.
 */
unsigned           awale_legal_moves    (AwalePosition                position,
                                         const AwaleRuleset          *rules);

/**
 * The reason why @move is illegal, or AWALE_ILLEGAL_REASON_NONE. An end by majority, repetition and
 * the like does not make a move illegal.
 */
AwaleIllegalReason awale_illegal_reason (AwalePosition                position,
                                         const AwaleRuleset          *rules,
                                         AwaleMove                    move);

/**
 * A short translated phrase about a reason, such as “must feed the opponent”, for messages that
 * name the move. The text is static.
 */
const char        *awale_illegal_reason_to_string (AwaleIllegalReason refusal);

/**
 * A translated sentence about a reason, such as “Pit A would leave the opponent without seeds.”
 * @refusal must not be AWALE_ILLEGAL_REASON_NONE. Returns: (transfer full)
 */
char              *awale_illegal_reason_describe  (AwaleIllegalReason refusal,
                                                   AwaleMove          move);

/** The position after a legal move; @harvest (out) (nullable) is the number of harvested seeds. */
AwalePosition      awale_play           (AwalePosition                position,
                                         const AwaleRuleset          *rules,
                                         AwaleMove                    move,
                                         int                         *harvest);

/** Returns the effect of sowing @move, a non-empty pit, whether legal or not; or of a pass. */
AwaleSowing        awale_sow            (AwalePosition                position,
                                         const AwaleRuleset          *rules,
                                         AwaleMove                    move);

/** The pit into which the nth seed, counted from 1, of a sowing from @pit falls. */
AwaleMove          awale_sowing_pit     (AwaleMove                    pit,
                                         int                          nth);

/**
 * Counts the sequences of exactly @depth legal moves, passes included; sequences that end earlier
 * are not counted. With @bulk, the moves of the last ply are counted without being played.
 */
uint64_t awale_perft (AwalePosition       position,
                      const AwaleRuleset *rules,
                      int                 depth,
                      bool                bulk);

G_END_DECLS
