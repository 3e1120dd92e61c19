/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-analysis.h"
#include "library/awale-library-queue.h"
#include "rules/awale-ruleset.h"

G_BEGIN_DECLS

/** What becomes of the games that are to be analyzed. */
typedef enum
{
  AWALE_QUEUE_ASK,     /**< Nothing: it is only told which they are. */
  AWALE_QUEUE_ADD,     /**< There are more of them. */
  AWALE_QUEUE_PAUSE,   /**< They wait, */
  AWALE_QUEUE_RESUME,  /**< or no longer. */
  AWALE_QUEUE_CLEAR,   /**< There are none any more. */
} AwaleQueueChange;

/** A game whose values are kept. */
typedef struct
{
  gint64 id;
  double loss;  /**< As in a row; see awale_library_list(). */
} AwaleGameLoss;

/** A game that was to be analyzed. */
typedef struct
{
  gint64                       id;        /**< 0: none was left then. */
  AwaleLibraryAnalysisOutcome  outcome;   /**< What came of it, */
  bool                         is_bad;    /**< unless it could not be read. */
  double                       loss;      /**< As that of AwaleGameLoss. */
  bool                         has_rules;
  AwaleRuleset                 rules;     /**< Those of a game that was not known, */
  int                          seeds;     /**< and as far as there are tables for them; or -1. */
  GArray                      *known;     /**< Of AwaleGameLoss: done already, before it. */
  AwaleLibraryQueue            queue;     /**< What is there then. */
} AwaleAnalyzedGame;

AwaleAnalyzedGame *awale_analyzed_game_new  (void);
void               awale_analyzed_game_free (AwaleAnalyzedGame *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleAnalyzedGame, awale_analyzed_game_free)

G_END_DECLS
