/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-game.h"

G_BEGIN_DECLS

/*
 * The moves of a game with all its variations, its ruleset and its start, in few bytes.
 *
 *   1 byte    the format: 1, or 0x81 if a start position follows the ruleset
 *   6 bytes   the ruleset: its axes, then drought and repetition, two bytes each
 *  16 bytes   the start position unless it is the standard one: pits, stores, side, halves
 *   a byte for each move of the main line: 0-11 for a pit to sow, 12 for a pass
 *
 * Each variation follows: the byte 13, the number of the node where it starts, and its moves. Nodes
 * are numbered in the order of the bytes, from 0 for the root. The number of a node is written in
 * groups of seven bits, the lowest first; all groups but the last have the eighth bit set. Numbers
 * of two bytes have the lower byte first.
 */

/** Header of the moves of a game. */
typedef struct
{
  AwaleRuleset   rules;
  AwalePosition  start;
  const uint8_t *moves;   /**< First move, in the bytes that were read. */
  const uint8_t *end;     /**< End of the bytes. */
} AwaleMovesBlob;

enum
{
  AWALE_BLOB_VARIATION = 13,  /**< Byte at which a line ends and a variation begins. */
};

/** Encodes the moves of @game. (transfer full) */
GBytes    *awale_moves_blob_new       (AwaleGame       *game);

/** Reads the header of @bytes; false if it is invalid. */
bool       awale_moves_blob_read      (const uint8_t   *bytes,
                                       size_t           n_bytes,
                                       AwaleMovesBlob  *blob);

/**
 * Reads the number of the node from which a variation starts; it is at *@at, after the 13, and *@at
 * is moved past it. Returns false if the bytes end too early, or if the number is not among the
 * first @n_nodes.
 */
bool       awale_moves_blob_read_fork (const AwaleMovesBlob  *blob,
                                       const uint8_t        **at,
                                       unsigned               n_nodes,
                                       unsigned              *fork);

const uint8_t *awale_moves_blob_find_line_end (const AwaleMovesBlob *blob);

G_END_DECLS
