/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report-search.h"
#include "awale-library-queue.h"

G_BEGIN_DECLS

/**
 * Finds the values of the moves of @game, which has the number @id, and stores them in it.
 * Returns: false on failure; @error is then set, unless the failure was reported already
 */
typedef bool (* AwaleLibraryFindFunc) (gint64       id,
                                       AwaleGame   *game,
                                       void        *user_data,
                                       GError     **error);

/** Keeps the values of @game, as awale_library_keep_values() does. */
typedef bool (* AwaleLibraryKeepFunc) (gint64       id,
                                       AwaleGame   *game,
                                       bool        *kept,
                                       void        *user_data,
                                       GError     **error);

/** Options and functions for the analysis of a game of a library. */
typedef struct
{
  AwaleReportOptions    options;
  AwaleLibraryFindFunc  find;
  AwaleLibraryKeepFunc  keep;     /**< NULL: awale_library_keep_values(). */
  void                 *user_data;
} AwaleLibraryAnalysis;

/** Outcome of an analysis. */
typedef enum
{
  AWALE_ANALYSIS_KEPT,     /**< The values were kept. */
  AWALE_ANALYSIS_PARTLY,   /**< They were kept in part: existing values are better, and do not
                            * judge all moves. */
  AWALE_ANALYSIS_KNOWN,    /**< All values were known before. */
  AWALE_ANALYSIS_CHANGED,  /**< The game was removed or got other moves meanwhile. */
} AwaleLibraryAnalysisOutcome;

/**
 * Analyzes the game @id unless its values are known. Changes made to the game meanwhile are
 * preserved, see awale_library_keep_values(). Returns: false on failure;
 * AWALE_LIBRARY_ERROR_GAME: the game cannot be read
 */
bool awale_library_analyze (AwaleLibrary                 *self,
                            gint64                        id,
                            const AwaleLibraryAnalysis   *how,
                            AwaleLibraryAnalysisOutcome  *outcome,
                            GError                      **error);

/** The loss of a game, as in a row of awale_library_list(). */
typedef struct
{
  gint64 id;
  double loss;
} AwaleGameLoss;

/** A game of the queue that was analyzed. */
typedef struct
{
  gint64                       id;         /**< 0: the queue was empty. */
  AwaleLibraryAnalysisOutcome  outcome;
  bool                         is_bad;     /**< The game could not be read; there is no outcome. */
  double                       loss;
  bool                         has_rules;  /**< The game was not known, so its rules and seeds
                                            * are set. */
  AwaleRuleset                 rules;
  int                          seeds;      /**< Largest endgame table used, in seeds, or -1. */
  GArray                      *known;      /**< Games whose values were known. (inout)
                                            * (element-type AwaleGameLoss) */
  AwaleLibraryQueue            queue;      /**< The queue after this game. */
} AwaleAnalyzedGame;

/** Called with the fraction of the running game that is done. */
typedef void (* AwaleAnalysisProgressFunc) (double  fraction,
                                            void   *user_data);

/**
 * Takes known games out of the queue, or analyzes the next one, with the endgame tables in the
 * folder @tables. A game is done if, and only if, its values are kept.
 */
bool awale_library_analyze_next (AwaleLibrary               *self,
                                 const char                 *tables,
                                 AwaleAnalyzedGame          *game,
                                 AwaleAnalysisProgressFunc   progress,
                                 void                       *user_data,
                                 GCancellable               *cancellable,
                                 GError                    **error);

G_END_DECLS
