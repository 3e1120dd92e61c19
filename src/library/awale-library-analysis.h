/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report-options.h"
#include "awale-library-queue.h"

G_BEGIN_DECLS

/**
 * Finds the values of the moves of @game, which is the one called @id, and puts them there.
 * Returns: false if that failed; @error is set then, unless why it did was told already
 */
typedef bool (* AwaleLibraryFindFunc) (gint64       id,
                                       AwaleGame   *game,
                                       void        *user_data,
                                       GError     **error);

/** Keeps @game with the values that were found; the same as awale_library_keep_values(). */
typedef bool (* AwaleLibraryKeepFunc) (gint64       id,
                                       AwaleGame   *game,
                                       bool        *kept,
                                       void        *user_data,
                                       GError     **error);

/** How a game of a library is analyzed. */
typedef struct
{
  AwaleReportOptions    options;  /**< What is to be known of it. */
  AwaleLibraryFindFunc  find;     /**< How that is found. */
  AwaleLibraryKeepFunc  keep;     /**< How it is kept; NULL: as it is. */
  void                 *user_data;
} AwaleLibraryAnalysis;

/** What comes of it. */
typedef enum
{
  AWALE_ANALYSIS_KEPT,     /**< What was found is kept. */
  AWALE_ANALYSIS_PARTLY,   /**< It is, but what is there is better, and does not judge all moves. */
  AWALE_ANALYSIS_KNOWN,    /**< All was known before. */
  AWALE_ANALYSIS_CHANGED,  /**< Somebody gave the game other moves meanwhile, or removed it. */
} AwaleLibraryAnalysisOutcome;

/**
 * Analyzes the game @id, unless it was done before. Whatever somebody makes of the game meanwhile
 * stays: see awale_library_keep_values(). Returns: false if that failed; a game that cannot be read
 * is AWALE_LIBRARY_ERROR_GAME
 */
bool awale_library_analyze (AwaleLibrary                 *self,
                            gint64                        id,
                            const AwaleLibraryAnalysis   *how,
                            AwaleLibraryAnalysisOutcome  *outcome,
                            GError                      **error);

/** The loss of a game as in a row, see awale_library_list(). */
typedef struct
{
  gint64 id;
  double loss;
} AwaleGameLoss;

/** A game of the queue that was analyzed. */
typedef struct
{
  gint64                       id;         /**< 0: none was left. */
  AwaleLibraryAnalysisOutcome  outcome;
  bool                         is_bad;     /**< It could not be read; there is no outcome. */
  double                       loss;
  bool                         has_rules;  /**< It was not known, and has */
  AwaleRuleset                 rules;      /**< these rules, */
  int                          seeds;      /**< with tables of so many seeds, or -1. */
  GArray                      *known;      /**< Of AwaleGameLoss: games that were known. (inout) */
  AwaleLibraryQueue            queue;      /**< Afterwards. */
} AwaleAnalyzedGame;

/** Told how much of a game is done. */
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
