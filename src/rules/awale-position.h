/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

/** The two players; also the value of `AwalePosition.side` and an index into its stores. */
typedef enum
{
  AWALE_SOUTH,
  AWALE_NORTH,
} AwaleSide;

/** How many pits there are, how many of them a side owns, and how many seeds a game has. */
enum
{
  AWALE_PITS = 12,
  AWALE_SIDE_PITS = 6,
  AWALE_SEEDS = 48,
};

/** “South” or “North”, translated. Static text. */
const char *awale_side_get_name (AwaleSide side);

/** Sixteen bytes that are added, compared and masked at once. */
typedef uint8_t AwaleLanes __attribute__ ((vector_size (16)));

/**
 * A position: a small value, passed and compared as such (all sixteen bytes count).
 *
 * Pits go round the board counter-clockwise: 0–5 are South's A–F, 6–11 are North's a–f.
 * Stores are whole seeds; a settlement that halves an odd number of seeds sets the side's bit
 * in `halves` (South 1, North 2). `side` is an AwaleSide, the player to move.
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
 * A move: the pit that is sown (0–11 as in AwalePosition), AWALE_PASS, or AWALE_NO_MOVE where
 * there is none. Bit m of a set of moves stands for move m.
 */
typedef int AwaleMove;
enum
{
  AWALE_NO_MOVE = -1,
  AWALE_PASS = AWALE_PITS,
};

/** The errors of text that this layer reads: positions and axes lines. */
typedef enum
{
  AWALE_RULES_ERROR_SYNTAX,   /**< The text cannot be read; the message tells the column. */
  AWALE_RULES_ERROR_VALUE,    /**< It can be read but says what cannot be. */
} AwaleRulesError;

#define AWALE_RULES_ERROR (awale_rules_error_quark ())
GQuark awale_rules_error_quark (void);

/** The standard start: four seeds a pit, South to move. */
AwalePosition awale_position_start (void);

static inline bool
awale_position_equal (AwalePosition a,
                      AwalePosition b)
{
  return a.words[0] == b.words[0] && a.words[1] == b.words[1];
}

/** Seeds in the twelve pits, and in the six of one side. */
int  awale_position_seeds_on_board (AwalePosition position);
int  awale_position_seeds_of_side  (AwalePosition position,
                                    AwaleSide     side);

/** All whole seeds, pits and stores; twice the half seeds are added when both sides have one. */
int  awale_position_total          (AwalePosition position);

/**
 * The same position with the sides exchanged: South's pits, store and turn become North's.
 */
AwalePosition awale_position_swap_sides (AwalePosition position);

/**
 * Reads a position as NOTATION has it: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`, stores may end in `.5`.
 * Any total up to 48 is accepted (see awale_position_total()); more is an error.
 *
 * Returns: whether @text is a position; if not, @error is set (AwaleRulesError) and its message
 * names the column, counted from 1.
 */
bool  awale_position_parse     (const char     *text,
                                AwalePosition  *position,
                                GError        **error);

/** The text of @position. Returns: (transfer full) */
char *awale_position_to_string (AwalePosition   position);

/** `A`…`F`, `a`…`f`, or `--` for a pass; AWALE_NO_MOVE gives an empty string. Static text. */
const char *awale_move_to_string (AwaleMove   move);

/** The pit of a letter (`A`–`F`, `a`–`f`), or AWALE_NO_MOVE for any other character. */
AwaleMove   awale_move_from_letter (char letter);

/**
 * Reads the move that *@text begins with, a letter or `--`, and moves *@text past it; at anything
 * else *@text stays and AWALE_NO_MOVE is returned.
 */
AwaleMove   awale_move_read        (const char **text);

/** Whose pit it is. */
static inline AwaleSide
awale_pit_side (AwaleMove pit)
{
  return pit < AWALE_SIDE_PITS ? AWALE_SOUTH : AWALE_NORTH;
}

G_END_DECLS
