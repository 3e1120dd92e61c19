/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-player.h"

G_BEGIN_DECLS

/** What a person gave away in some games. Who played against themselves did so in two. */
typedef struct
{
  gint64          n_games;                   /**< With moves that were judged. */
  AwalePlayerLoss loss;                      /**< In all these moves, */
  AwalePlayerLoss phases[AWALE_N_PHASES];    /**< also by AwalePhase. */
} AwaleProgressSum;

/** The games by one ruleset. */
typedef struct
{
  char             *id;  /**< As awale_ruleset_dup_id() has it. */
  AwaleProgressSum  sum;
} AwaleProgressRuleset;

/** What a library says of all games of a person, who has several names. */
typedef struct
{
  AwaleProgressSum  all;
  GArray           *rulesets;  /**< Of AwaleProgressRuleset, most moves first. */
  GArray           *games;     /**< Of AwalePlayerGame, by date: those that have one. */
} AwaleLibraryProgress;

/** What is said of who has no games. (transfer full) */
AwaleLibraryProgress *awale_library_progress_new_none (void);
void                  awale_library_progress_free     (AwaleLibraryProgress  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryProgress, awale_library_progress_free)

/** What the games say of the person called @names, in their moves. (transfer full) (nullable) */
AwaleLibraryProgress *awale_library_tell_progress     (AwaleLibrary          *self,
                                                       const char *const     *names,
                                                       GError               **error);

G_END_DECLS
