/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

G_BEGIN_DECLS

/** Kinds of combinations; a combination is of the first kind that applies. */
typedef enum
{
  AWALE_COMBINATION_KROU,     /**< Twelve seeds or more are sown round the whole board. */
  AWALE_COMBINATION_HARVEST,  /**< Two or more pits are harvested. */
  AWALE_COMBINATION_TRAP,     /**< The opponent can be starved, whatever they answer. */
  AWALE_COMBINATION_DEFENCE,  /**< The move harvests nothing and makes the largest harvest of the
                               * opponent at least three seeds smaller. */
  AWALE_COMBINATION_QUIET,    /**< The move harvests nothing. */
  AWALE_COMBINATION_N_KINDS,
} AwaleCombinationKind;

/**
 * The id of a kind in files: `krou`, `harvest`, `trap`, `defence`, `quiet`. Static, not translated.
 */
const char *awale_combination_kind_get_id   (AwaleCombinationKind  kind);

/** The kind with the id @id; AWALE_COMBINATION_N_KINDS if there is none. */
AwaleCombinationKind awale_combination_kind_from_id (const char   *id);

/** The translated name of a kind: “Krou”, “Multiple capture” … */
const char *awale_combination_kind_get_name (AwaleCombinationKind  kind);

enum
{
  AWALE_COMBINATION_MARGIN = 3 * AWALE_VALUE_SEED,
  AWALE_COMBINATION_DEPTH = 30,
};

/** A combination: a move that is better than all others by at least three seeds. */
typedef struct
{
  AwaleCombinationKind kind;
  int                  level;     /**< Lowest level of play such that it and all higher levels
                                   * find the move; the strongest level if no lower one
                                   * qualifies, even if the strongest may miss it too. */
  AwalePosition        position;
  AwaleSearchLine      best;
  AwaleSearchLine      second;    /**< Line of the second-best move. */
} AwaleCombination;

/**
 * The kind of combination that @move in @position would be, provided that a search finds it better
 * than all others. AWALE_COMBINATION_N_KINDS if it would be none, such as a plain harvest of one
 * pit.
 */
AwaleCombinationKind awale_combination_classify (const AwaleRuleset *rules,
                                                 AwalePosition       position,
                                                 AwaleMove           move);

/**
 * The margin by which @best certainly exceeds @second, in hundredths of a seed. Estimates count as
 * certain; proven values count by their bounds.
 */
int         awale_combination_get_margin    (const AwaleSearchLine *best,
                                             const AwaleSearchLine *second);

G_END_DECLS
