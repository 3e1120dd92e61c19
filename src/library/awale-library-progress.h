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
} AwaleProgressSum;

/** Losses with one ruleset. */
typedef struct
{
  char             *id;  /**< Id of the ruleset, see awale_ruleset_dup_id(). */
  AwaleProgressSum  sum;
} AwaleProgressRuleset;

/** Losses in all games of a person, who may have several names. */
typedef struct
{
  AwaleProgressSum  all;
  GArray           *rulesets;  /**< Losses by ruleset, most moves first. (element-type
                                * AwaleProgressRuleset) */
  GArray           *games;     /**< Games with a date, by date. (element-type AwalePlayerGame) */
} AwaleLibraryProgress;

/** Creates progress without games. (transfer full) */
AwaleLibraryProgress *awale_library_progress_new_none (void);
void                  awale_library_progress_free     (AwaleLibraryProgress  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryProgress, awale_library_progress_free)

/**
 * Gets the progress of the person who plays under @names, measured by the person's own moves.
 * (transfer full) (nullable)
 */
AwaleLibraryProgress *awale_library_tell_progress     (AwaleLibrary          *self,
                                                       const char *const     *names,
                                                       GError               **error);

G_END_DECLS
