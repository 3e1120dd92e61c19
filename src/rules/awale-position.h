/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/**
 * The two players; the values are also those of `AwalePosition.side` and the indices of the stores.
 */
typedef enum
{
  AWALE_SOUTH,
  AWALE_NORTH,
} AwaleSide;

enum
{
  AWALE_PITS = 12,
  AWALE_SIDE_PITS = 6,
  AWALE_SEEDS = 48,
};

/** The translated name of a player, “South” or “North”; the text is static. */
const char *awale_side_get_name (AwaleSide side);

/** A vector of sixteen bytes, each of which is called a lane. */
typedef uint8_t AwaleLanes __attribute__ ((vector_size (16)));

/**
 * A position, a plain value; two positions are equal if all sixteen bytes are. Pits are numbered
 * counter-clockwise: 0–5 are South's A–F, 6–11 are North's a–f. Stores contain whole seeds; if a
 * settlement halves an odd number of seeds, the bit of each player who gets half a seed is set in
 * `halves` (South 1, North 2). `side` is an AwaleSide, the player to move.
 */
typedef union
{
  struct
  {
    uint8_t pits[AWALE_PITS];
    uint8_t stores[2];
    uint8_t side;
    uint8_t halves;
  };
  AwaleLanes lanes;
  uint64_t   words[2];
} AwalePosition;

G_STATIC_ASSERT (sizeof (AwalePosition) == 16);

/**
 * A move: the pit to sow (0–11 as in AwalePosition), AWALE_PASS, or AWALE_NO_MOVE for none. In a
 * bit set of moves, bit m stands for move m.
 */
typedef int AwaleMove;
enum
{
  AWALE_NO_MOVE = -1,
  AWALE_PASS = AWALE_PITS,
};

typedef enum
{
  AWALE_RULES_ERROR_SYNTAX,   /**< The text cannot be parsed. */
  AWALE_RULES_ERROR_VALUE,    /**< A number, a name or a combination of axes is not possible. */
} AwaleRulesError;

#define AWALE_RULES_ERROR (awale_rules_error_quark ())
GQuark awale_rules_error_quark (void);

/** The standard start position: four seeds in each pit, South to move. */
AwalePosition awale_position_start (void);

static inline bool
awale_position_equal (AwalePosition a,
                      AwalePosition b)
{
  return a.words[0] == b.words[0] && a.words[1] == b.words[1];
}

/** A hash that depends on every bit of the position and on @salt. */
static inline uint64_t
awale_position_hash (AwalePosition position,
                     uint64_t      salt)
{
  uint64_t a = position.words[0] * UINT64_C (0x9e3779b97f4a7c15);
  uint64_t b = (position.words[1] ^ salt) * UINT64_C (0xc2b2ae3d27d4eb4f);

  a ^= b >> 29 | b << 35;
  a *= UINT64_C (0xd6e8feb86659fd93);
  return a ^ a >> 32;
}

/** The number of seeds in the twelve pits, or in the six pits of one side. */
int  awale_position_seeds_on_board (AwalePosition position);
int  awale_position_seeds_of_side  (AwalePosition position,
                                    AwaleSide     side);

/**
 * The number of whole seeds in pits and stores; two half seeds count as one seed, and a single half
 * seed is ignored.
 */
int  awale_position_total          (AwalePosition position);

/** Exchanges the sides: South's pits, store and turn become North's. */
AwalePosition awale_position_swap_sides (AwalePosition position);

/**
 * Parses a position such as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; stores may end in `.5` or `.0`. Pits
 * and stores may hold at most 48 seeds in all. Returns false and sets @error (AwaleRulesError) if
 * @text is not a position; the message names the column, counted from 1.
 */
bool  awale_position_parse     (const char     *text,
                                AwalePosition  *position,
                                GError        **error);

/** Formats @position as awale_position_parse() reads it. Returns: (transfer full) */
char *awale_position_to_string (AwalePosition   position);

/**
 * The letter of a pit (`A`…`F`, `a`…`f`), `--` for a pass, or an empty string for AWALE_NO_MOVE.
 * The text is static.
 */
const char *awale_move_to_string (AwaleMove   move);

/** The pit named by a letter (`A`–`F`, `a`–`f`), or AWALE_NO_MOVE for any other character. */
AwaleMove   awale_move_from_letter (char letter);

/**
 * Parses the move at *@text, a letter or `--`, and advances *@text past it. Returns AWALE_NO_MOVE
 * and leaves *@text unchanged if there is no move.
 */
AwaleMove   awale_move_read        (const char **text);

static inline AwaleSide
awale_pit_side (AwaleMove pit)
{
  return pit < AWALE_SIDE_PITS ? AWALE_SOUTH : AWALE_NORTH;
}

G_END_DECLS
