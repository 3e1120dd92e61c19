/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "engine/awale-engine.h"

G_BEGIN_DECLS

/** Kind of a combination; the first that applies. */
typedef enum
{
  AWALE_COMBINATION_KROU,     /**< Twelve seeds or more are sown round the board. */
  AWALE_COMBINATION_HARVEST,  /**< Two pits or more are harvested. */
  AWALE_COMBINATION_TRAP,     /**< The opponent can be starved whatever they answer. */
  AWALE_COMBINATION_DEFENCE,  /**< The move harvests nothing and prevents a harvest. */
  AWALE_COMBINATION_QUIET,    /**< The move harvests nothing. */
  AWALE_COMBINATION_N_KINDS,
} AwaleCombinationKind;

/** The id used in files: `krou`, `harvest`, `trap`, `defence`, `quiet`. Static, not translated. */
const char *awale_combination_kind_get_id   (AwaleCombinationKind  kind);

/** The kind with the @id; AWALE_COMBINATION_N_KINDS if there is none. */
AwaleCombinationKind awale_combination_kind_from_id (const char   *id);

/** “Krou”, “Multiple capture” …; translated. */
const char *awale_combination_kind_get_name (AwaleCombinationKind  kind);

enum
{
  AWALE_COMBINATION_MARGIN = 3 * AWALE_VALUE_SEED,
  AWALE_COMBINATION_DEPTH = 30,
};

/** A move that is better than all others by three seeds or more. */
typedef struct
{
  AwaleCombinationKind kind;
  int                  level;     /**< Lowest level of play from which on all levels find the move;
                                   * the strongest if none below does, or even if that one may
                                   * not. */
  AwalePosition        position;
  AwaleSearchLine      best;
  AwaleSearchLine      second;    /**< The best of the other moves. */
} AwaleCombination;

/**
 * The kind of combination that @move in @position would be, if a search finds it better than
 * others; AWALE_COMBINATION_N_KINDS: none, such as a plain harvest of one pit.
 */
AwaleCombinationKind awale_combination_classify (const AwaleRuleset *rules,
                                                 AwalePosition       position,
                                                 AwaleMove           move);

/**
 * The margin by which @best surely exceeds @second, in hundredths of a seed; estimates count as
 * sure, proven values by their bounds.
 */
int         awale_combination_get_margin    (const AwaleSearchLine *best,
                                             const AwaleSearchLine *second);

G_END_DECLS
