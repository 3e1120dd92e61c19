/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-player.h"

G_BEGIN_DECLS

/** Losses of a person in some games. A game against oneself counts twice. */
typedef struct
{
  gint64          n_games;                   /**< Games with judged moves. */
  AwalePlayerLoss loss;                      /**< Loss in all these moves. */
  AwalePlayerLoss phases[AWALE_N_PHASES];    /**< The same by AwalePhase. */
} AwaleProgressSum;

/** Games by one ruleset. */
typedef struct
{
  char             *id;  /**< As of awale_ruleset_dup_id(). */
  AwaleProgressSum  sum;
} AwaleProgressRuleset;

/** Losses in all games of a person, who may have several names. */
typedef struct
{
  AwaleProgressSum  all;
  GArray           *rulesets;  /**< Most moves first. (element-type AwaleProgressRuleset) */
  GArray           *games;     /**< Games with a date, by date. (element-type AwalePlayerGame) */
} AwaleLibraryProgress;

/** Progress without games. (transfer full) */
AwaleLibraryProgress *awale_library_progress_new_none (void);
void                  awale_library_progress_free     (AwaleLibraryProgress  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryProgress, awale_library_progress_free)

/** Progress of the person called @names, by the person's own moves. (transfer full) (nullable) */
AwaleLibraryProgress *awale_library_tell_progress     (AwaleLibrary          *self,
                                                       const char *const     *names,
                                                       GError               **error);

G_END_DECLS
