/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Notations of moves other than the program's own, as rows of a table. */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** A notation, which is a constant: the names of the pits, and the form of a move. */
typedef struct _AwaleNotation AwaleNotation;

/** The notation with @id, such as `1-12`; NULL if there is none. */
const AwaleNotation *awale_notation_lookup    (const char          *id);

const char          *awale_notation_get_id    (const AwaleNotation *self);

/** A translated description without an article: “pits 1 to 12, South first”. */
const char          *awale_notation_describe  (const AwaleNotation *self);

/** The notation in row @index of the table; NULL after the last row. */
const AwaleNotation *awale_notation_get       (size_t               index);

/**
 * True if all names of pits are numbers. awale_notation_is_of_either() is true if both sides have
 * the same names.
 */
bool                 awale_notation_has_numbers  (const AwaleNotation *self);
bool                 awale_notation_is_of_either (const AwaleNotation *self);

/** A move as it is written, with everything that the text states about it. */
typedef struct
{
  AwaleMove move;
  AwaleMove to;               /**< Last pit; AWALE_NO_MOVE if not stated. */
  bool      to_is_of_either;  /**< True if the side of the last pit is not stated. */
  int       seeds;            /**< Number of seeds sown; -1 if not stated, as in the following
                               * fields. */
  int       harvest;
  int       total;            /**< Seeds in the mover's store after the move. */
} AwaleWrittenMove;

/**
 * Reads the move of @mover at @at. Returns: (nullable): the end of the move; NULL if there is none
 */
const char          *awale_notation_read_move (const AwaleNotation *self,
                                               AwaleSide            mover,
                                               const char          *at,
                                               const char          *end,
                                               AwaleWrittenMove    *written);

G_END_DECLS
