/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

G_BEGIN_DECLS

/** What a combination is about. The first of these that it is. */
typedef enum
{
  AWALE_COMBINATION_KROU,     /**< Twelve seeds or more are sown, round the board. */
  AWALE_COMBINATION_HARVEST,  /**< Two pits or more are harvested. */
  AWALE_COMBINATION_TRAP,     /**< Whatever the opponent answers, she can be starved then. */
  AWALE_COMBINATION_DEFENCE,  /**< Nothing is harvested; an opponent's harvest is prevented. */
  AWALE_COMBINATION_QUIET,    /**< Nothing is harvested. */
  AWALE_COMBINATION_N_KINDS,
} AwaleCombinationKind;

/** `krou`, `harvest`, `trap`, `defence`, `quiet`: as in files. Static, not translated. */
const char *awale_combination_kind_get_id   (AwaleCombinationKind  kind);

/** The kind of that @id; AWALE_COMBINATION_N_KINDS if there is none. */
AwaleCombinationKind awale_combination_kind_from_id (const char   *id);

/** “Krou”, “Multiple capture” …; translated. */
const char *awale_combination_kind_get_name (AwaleCombinationKind  kind);

enum
{
  AWALE_COMBINATION_MARGIN = 3 * AWALE_VALUE_SEED,
  AWALE_COMBINATION_DEPTH = 30,
};

/** A move that is three seeds better than any other one, or more. */
typedef struct
{
  AwaleCombinationKind kind;
  int                  level;     /**< From which on all levels of play find it; the strongest:
                                       none below does, nor even that one for sure. */
  AwalePosition        position;
  AwaleSearchLine      best;
  AwaleSearchLine      second;    /**< Of the other moves the best. */
} AwaleCombination;

/** What kind of combination @move in @position would be; AWALE_COMBINATION_N_KINDS: none of these,
 * as a plain harvest of one pit. That it is better than others is for a search to say. */
AwaleCombinationKind awale_combination_classify (const AwaleRuleset *rules,
                                                 AwalePosition       position,
                                                 AwaleMove           move);

/** By how much @best is better than @second for sure, in hundredths: an estimate is taken for
 * sure; what is proven counts with its bounds. */
int         awale_combination_get_margin    (const AwaleSearchLine *best,
                                             const AwaleSearchLine *second);

G_END_DECLS
