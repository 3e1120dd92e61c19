/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-report-judgments.h"
#include "awale-library-filter.h"
#include "awale-library.h"
#include "awale-statement.h"

G_BEGIN_DECLS

enum
{
  AWALE_PLAYER_DATE_LENGTH = 10,  /**< Length of a date from awale_date_normalize(). */
};

typedef struct
{
  gint64 n_games;
  gint64 n_won;
  gint64 n_drawn;
  gint64 n_lost;   /**< Losses; games not in the three counts have no known result. */
  gint64 n_counted;  /**< Number of games with a result in seeds. */
  double margin;     /**< Mean of the player's seeds less the opponent's, over the `n_counted`
                      * games. */
} AwalePlayerResults;

typedef struct
{
  char               *id;       /**< Id of the ruleset, see awale_ruleset_dup_id(). */
  AwalePlayerResults  results;
} AwalePlayerRuleset;

typedef struct
{
  AwaleMove          first;    /**< South's move. */
  AwaleMove          reply;    /**< North's move; AWALE_NO_MOVE if the player is South. */
  AwalePlayerResults results;
} AwalePlayerOpening;

/** Seeds that a player lost in some moves. */
typedef struct
{
  gint64 n_moves;  /**< Number of judged moves that were not forced. */
  gint64 loss;     /**< Total loss in hundredths of a seed. */
} AwalePlayerLoss;

typedef struct
{
  gint64          id;
  char             date[AWALE_PLAYER_DATE_LENGTH + 1];  /**< Date; at least its year is known. */
  AwalePlayerLoss loss;
} AwalePlayerGame;

/** An SQL expression for an amount, limited so that no sum overflows, whatever a file contains. */
#define AWALE_PLAYER_AMOUNT(column) "min (max (" column ", 0), 1000000)"

/** The numbers of moves and hundredths of a seed in two columns, the first of which is @column. */
AwalePlayerLoss awale_player_get_loss (AwaleStatement  *statement,
                                       int              column);
void            awale_player_loss_add (AwalePlayerLoss *sum,
                                       AwalePlayerLoss  loss);

/** Adds the game in the columns 1 to 4 to @games: its date, its id, moves and loss. */
void            awale_player_add_game (GArray          *games,
                                       AwaleStatement  *statement);

/**
 * Statistics of a player. In the results, a game against oneself counts once for each side, so that
 * sides and rulesets add up to `all`.
 */
typedef struct
{
  gint64             n_games;
  char               first_date[AWALE_PLAYER_DATE_LENGTH + 1];  /**< Date of the first game;
                                                                 * empty if unknown. */
  char               last_date[AWALE_PLAYER_DATE_LENGTH + 1];
  AwalePlayerResults all;
  AwalePlayerResults sides[2];                 /**< Results by AwaleSide. */
  GArray            *rulesets;                 /**< Results by ruleset, most games first.
                                                * (element-type AwalePlayerRuleset) */
  GArray            *openings[2];              /**< Openings by the player's side, most games
                                                * first; only from the usual start.
                                                * (element-type AwalePlayerOpening) */
  gint64             n_analyzed;               /**< Number of games whose moves were all judged. */
  AwalePlayerLoss    loss;                     /**< Loss in the analyzed games. */
  AwalePlayerLoss    phases[AWALE_N_PHASES];   /**< Loss by AwalePhase. */
  GArray            *games;                    /**< Analyzed games with a date and with a choice
                                                * for the player, by date. (element-type
                                                * AwalePlayerGame) */
} AwaleLibraryPlayer;

/** Creates statistics without games. (transfer full) */
AwaleLibraryPlayer *awale_library_player_new_none  (void);
void                awale_library_player_free      (AwaleLibraryPlayer       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryPlayer, awale_library_player_free)

/** Gets the statistics of the player named in @filter over its games. (transfer full) (nullable) */
AwaleLibraryPlayer *awale_library_get_player_stats (AwaleLibrary             *self,
                                                    const AwaleLibraryFilter *filter,
                                                    GError                  **error);

/** The mean loss per move in seeds; 0 without moves. */
double              awale_player_loss_average      (AwalePlayerLoss           loss);

G_END_DECLS
