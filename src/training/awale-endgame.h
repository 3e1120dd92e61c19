/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

G_BEGIN_DECLS

/** What an endgame asks of South, who moves. */
typedef enum
{
  AWALE_ENDGAME_WIN,        /**< Win by two seeds: no seed may be given away. */
  AWALE_ENDGAME_DRAW,       /**< Get as many as North likewise. */
  AWALE_ENDGAME_ONLY_MOVE,  /**< Find the only first move that does one of these. */
  AWALE_ENDGAME_N_KINDS,
} AwaleEndgameKind;

/** `win`, `draw`, `only-move`. Static, not translated. */
const char *awale_endgame_kind_get_id (AwaleEndgameKind kind);

enum
{
  AWALE_ENDGAME_MIN_SEEDS = 4,
};

/** An endgame that can be played out: whoever knows the tables brings it home. */
typedef struct
{
  AwaleEndgameKind kind;
  AwalePosition    position;  /**< South moves; nothing was played before. */
  int              margin;    /**< What South has in the end at best, in hundredths: 200 or 0. */
} AwaleEndgame;

/**
 * Looks for one of @kind with @seeds on the board, drawn from @rand, that @tables of @rules prove:
 * some first move gives the value away, others keep it (one alone, if that is asked), and South has
 * to choose more than once. It is played out by best play of both, so that it is sure to come home.
 * @searcher: of the same rules, with these tables.
 *
 * Returns: false if none was found in a few thousand draws, or *@stop (nullable) became true
 */
bool        awale_endgame_find        (AwaleEndgame         *self,
                                       AwaleEndgameKind      kind,
                                       int                   seeds,
                                       const AwaleRuleset   *rules,
                                       const AwaleTablebase *tables,
                                       AwaleSearcher        *searcher,
                                       GRand                *rand,
                                       const atomic_bool    *stop);

/**
 * What South is sure to have in the end of a game that has come to the last of @positions, whatever
 * is played: between @least and @most, in hundredths. They are equal once the game is over.
 */
void        awale_endgame_get_margins (const AwaleRuleset   *rules,
                                       const AwalePosition  *positions,
                                       size_t                n_positions,
                                       int                  *least,
                                       int                  *most);

G_END_DECLS
