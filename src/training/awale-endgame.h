/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

G_BEGIN_DECLS

/** Tasks for South, who moves first. */
typedef enum
{
  AWALE_ENDGAME_WIN,        /**< Win by two seeds, the best possible result. */
  AWALE_ENDGAME_DRAW,       /**< Draw, the best possible result. */
  AWALE_ENDGAME_ONLY_MOVE,  /**< Find the only first move that keeps the win or the draw. */
  AWALE_ENDGAME_N_KINDS,
} AwaleEndgameKind;

enum
{
  AWALE_ENDGAME_MIN_SEEDS = 4,
};

/** An endgame whose result is proven by the tables. */
typedef struct
{
  AwaleEndgameKind kind;
  AwalePosition    position;  /**< Position with South to move, without a history. */
  int              margin;    /**< South's best final margin in hundredths of a seed: 200 or 0. */
} AwaleEndgame;

/**
 * Finds an endgame of @kind with @seeds on the board, drawn from @rand and proven by @tables of
 * @rules: some first moves lose the value, others keep it (only one for AWALE_ENDGAME_ONLY_MOVE),
 * and South has more than one choice. The best play of both sides is tried out, so that the value
 * can certainly be reached. @searcher has the same rules and tables. Returns: false if none was
 * found among many random boards, or if *@stop (nullable) became true; *@self is then undefined
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
 * The certain bounds of South's final margin after the last of @positions, whatever is played:
 * @least and @most in hundredths of a seed, equal once the game is over.
 */
void        awale_endgame_get_margins (const AwaleRuleset   *rules,
                                       const AwalePosition  *positions,
                                       size_t                n_positions,
                                       int                  *least,
                                       int                  *most);

G_END_DECLS
