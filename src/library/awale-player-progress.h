/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-player.h"

G_BEGIN_DECLS

/** Losses of a person in some games. A game against oneself counts twice. */
typedef struct
{
  gint64          n_games;                   /**< Number of games with judged moves. */
  AwalePlayerLoss loss;                      /**< Loss in the judged moves. */
  AwalePlayerLoss phases[AWALE_N_PHASES];    /**< Loss by AwalePhase. */
} AwalePlayerProgressSum;

typedef struct
{
  char                   *id;  /**< Id of the ruleset, see awale_ruleset_dup_id(). */
  AwalePlayerProgressSum  sum;
} AwalePlayerProgressRuleset;

/** Losses in all games of a person, who may have several names. */
typedef struct
{
  AwalePlayerProgressSum  all;
  GArray                 *rulesets;  /**< Losses by ruleset, most moves first. (element-type
                                      * AwalePlayerProgressRuleset) */
  GArray                 *games;     /**< Games with a date, by date. (element-type
                                      * AwalePlayerGame) */
} AwalePlayerProgress;

/** Creates progress without games. (transfer full) */
AwalePlayerProgress *awale_player_progress_new_none    (void);
void                 awale_player_progress_free        (AwalePlayerProgress  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePlayerProgress, awale_player_progress_free)

/**
 * Gets the progress of the person who plays under @names, measured by the person's own moves.
 * (transfer full) (nullable)
 */
AwalePlayerProgress *awale_library_get_player_progress (AwaleLibrary         *self,
                                                        const char *const    *names,
                                                        GError              **error);

G_END_DECLS
