/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report-judgments.h"
#include "awale-library-filter.h"
#include "awale-library.h"

G_BEGIN_DECLS

enum
{
  AWALE_PLAYER_DATE_LENGTH = 10,  /**< Length of a date of awale_date_normalize(). */
};

/** Results of a player in some games. */
typedef struct
{
  gint64 n_games;
  gint64 n_won;
  gint64 n_drawn;
  gint64 n_lost;   /**< The remaining games have no known result. */
  gint64 n_counted;  /**< Games with a result in seeds. */
  double margin;     /**< Average of the player's seeds less the opponent's, over those games. */
} AwalePlayerResults;

/** Games by one ruleset. */
typedef struct
{
  char               *id;       /**< As of awale_ruleset_dup_id(). */
  AwalePlayerResults  results;
} AwalePlayerRuleset;

/** Games with the same opening moves. */
typedef struct
{
  AwaleMove          first;    /**< South's move. */
  AwaleMove          reply;    /**< North's move; AWALE_NO_MOVE if the player is South. */
  AwalePlayerResults results;
} AwalePlayerOpening;

/** Seeds that a player lost in some moves. */
typedef struct
{
  gint64 n_moves;  /**< Judged moves with a choice. */
  gint64 loss;     /**< Total in hundredths of a seed. */
} AwalePlayerLoss;

/** A game that was analyzed. */
typedef struct
{
  gint64          id;
  char             date[AWALE_PLAYER_DATE_LENGTH + 1];  /**< At least the year is known. */
  AwalePlayerLoss loss;
} AwalePlayerGame;

/** Adds @loss to @sum. */
void awale_player_loss_add      (AwalePlayerLoss *sum,
                                 AwalePlayerLoss  loss);

/**
 * Sets the @date (nullable) of @game. Returns: false if the year, without which games cannot be
 * sorted, is unknown
 */
bool awale_player_game_set_date (AwalePlayerGame *game,
                                 const char      *date);

/**
 * Statistics of a player. A game against oneself counts once for each side, so that sides and
 * rulesets add up to the total.
 */
typedef struct
{
  gint64             n_games;
  char               first_date[AWALE_PLAYER_DATE_LENGTH + 1];  /**< Empty if unknown. */
  char               last_date[AWALE_PLAYER_DATE_LENGTH + 1];
  AwalePlayerResults all;
  AwalePlayerResults sides[2];                 /**< By AwaleSide. */
  GArray            *rulesets;                 /**< Most games first. (element-type
                                                * AwalePlayerRuleset) */
  GArray            *openings[2];              /**< By the player's side, most games first; only
                                                * from the usual start. (element-type
                                                * AwalePlayerOpening) */
  gint64             n_analyzed;               /**< Games whose moves were all judged. */
  AwalePlayerLoss    loss;                     /**< Loss in those games. */
  AwalePlayerLoss    phases[AWALE_N_PHASES];   /**< The same by AwalePhase. */
  GArray            *games;                    /**< Analyzed games with a date in which the player
                                                * had a choice, by date. (element-type
                                                * AwalePlayerGame) */
} AwaleLibraryPlayer;

/** Statistics without games. (transfer full) */
AwaleLibraryPlayer *awale_library_player_new_none  (void);
void                awale_library_player_free      (AwaleLibraryPlayer       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryPlayer, awale_library_player_free)

/** Statistics of the player of @filter in its games. (transfer full) (nullable) */
AwaleLibraryPlayer *awale_library_get_player_stats (AwaleLibrary             *self,
                                                    const AwaleLibraryFilter *filter,
                                                    GError                  **error);

/** Average loss of a move in seeds; 0 if there is none. */
double              awale_player_loss_average      (AwalePlayerLoss           loss);

G_END_DECLS
