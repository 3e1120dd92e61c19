/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report-search.h"
#include "awale-analysis-queue.h"

G_BEGIN_DECLS

/**
 * Finds the values of the moves of @game, whose id is @id, and stores them in @game. Returns: false
 * on failure, with @error set unless the failure has been reported elsewhere
 */
typedef bool (* AwaleLibraryFindFunc) (gint64       id,
                                       AwaleGame   *game,
                                       void        *user_data,
                                       GError     **error);

/** Stores the values of @game, as awale_library_keep_values() does. */
typedef bool (* AwaleLibraryKeepFunc) (gint64       id,
                                       AwaleGame   *game,
                                       bool        *kept,
                                       void        *user_data,
                                       GError     **error);

typedef struct
{
  AwaleReportOptions    options;
  AwaleLibraryFindFunc  find;
  AwaleLibraryKeepFunc  keep;     /**< Stores the values; by default awale_library_keep_values(). */
  void                 *user_data;
} AwaleLibraryAnalysis;

typedef enum
{
  AWALE_ANALYSIS_KEPT,     /**< The values were stored. */
  AWALE_ANALYSIS_PARTLY,   /**< The values were stored, but not all moves are judged. */
  AWALE_ANALYSIS_KNOWN,    /**< All values were known before. */
  AWALE_ANALYSIS_CHANGED,  /**< The game was removed or got other moves. */
} AwaleLibraryAnalysisOutcome;

/**
 * Analyzes the game @id unless its values are known. Changes made to the game meanwhile are
 * preserved, see awale_library_keep_values(). Returns: false on failure, with
 * AWALE_LIBRARY_ERROR_GAME if the game cannot be read
 */
bool awale_library_analyze (AwaleLibrary                 *self,
                            gint64                        id,
                            const AwaleLibraryAnalysis   *how,
                            AwaleLibraryAnalysisOutcome  *outcome,
                            GError                      **error);

/** The mean loss of a game, as in a row of awale_library_list(). */
typedef struct
{
  gint64 id;
  double loss;
} AwaleGameLoss;

/** A game of the queue after its analysis. */
typedef struct
{
  gint64                       id;         /**< Id of the analyzed game; 0 if only games with known
                                            * values were found, or none was left. */
  AwaleLibraryAnalysisOutcome  outcome;
  bool                         is_bad;     /**< True if the game could not be read; there is no
                                            * outcome then. */
  double                       loss;
  bool                         has_rules;  /**< True if `rules` and `seeds` are set. */
  AwaleRuleset                 rules;
  int                          seeds;      /**< Seeds of the largest endgame table used; -1 for
                                            * none. */
  GArray                      *known;      /**< Losses of games whose values were known; the
                                            * analysis adds to them. (element-type AwaleGameLoss) */
  AwaleAnalysisQueue           queue;      /**< State of the queue after this game. */
} AwaleAnalyzedGame;

/** Called with the fraction of the current game that is done. */
typedef void (* AwaleAnalysisProgressFunc) (double  fraction,
                                            void   *user_data);

/**
 * Marks the next games as done if their values are known, or else analyzes the next game with the
 * endgame tables in the folder @tables. A game is done once its values are known or stored, or if
 * it cannot be read.
 */
bool awale_library_analyze_next (AwaleLibrary               *self,
                                 const char                 *tables,
                                 AwaleAnalyzedGame          *game,
                                 AwaleAnalysisProgressFunc   progress,
                                 void                       *user_data,
                                 GCancellable               *cancellable,
                                 GError                    **error);

G_END_DECLS
