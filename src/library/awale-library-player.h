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
  AWALE_PLAYER_DATE_LENGTH = 10,  /**< As awale_date_normalize() has dates. */
};

/** How games went for a player. */
typedef struct
{
  gint64 n_games;
  gint64 n_won;
  gint64 n_drawn;
  gint64 n_lost;   /**< What is left of all games has no known result. */
  gint64 n_counted;  /**< Whose result is one of seeds. */
  double margin;     /**< The player's seeds less the opponent's, on average of those. */
} AwalePlayerResults;

/** The games by one ruleset. */
typedef struct
{
  char               *id;       /**< As awale_ruleset_dup_id() has it. */
  AwalePlayerResults  results;
} AwalePlayerRuleset;

/** The games that began with the same moves. */
typedef struct
{
  AwaleMove          first;    /**< South's. */
  AwaleMove          reply;    /**< North's; AWALE_NO_MOVE where the player is South. */
  AwalePlayerResults results;
} AwalePlayerOpening;

/** The seeds that a player gave away in some moves. */
typedef struct
{
  gint64 n_moves;  /**< That were judged, where there was a choice. */
  gint64 loss;     /**< Away in all, in hundredths of a seed. */
} AwalePlayerLoss;

/** A game that was analyzed. */
typedef struct
{
  gint64          id;
  char             date[AWALE_PLAYER_DATE_LENGTH + 1];  /**< Of which the year at least is known. */
  AwalePlayerLoss loss;
} AwalePlayerGame;

/** Adds @given to @sum. */
void awale_player_loss_add      (AwalePlayerLoss *sum,
                                 AwalePlayerLoss  loss);

/** Notes the @date (nullable) of @game. Returns: false if its year is not known, without which it
 * has no place among others */
bool awale_player_game_set_date (AwalePlayerGame *game,
                                 const char      *date);

/** Sorts @games, of AwalePlayerGame, by date. */
void awale_player_games_sort    (GArray          *games);

/**
 * What a library says of a player. Who played against themselves did so once on each side: the two
 * sides, and all rulesets, add up to all results.
 */
typedef struct
{
  gint64             n_games;
  char               first_date[AWALE_PLAYER_DATE_LENGTH + 1];  /**< Or empty. */
  char               last_date[AWALE_PLAYER_DATE_LENGTH + 1];
  AwalePlayerResults all;
  AwalePlayerResults sides[2];                 /**< By AwaleSide. */
  GArray            *rulesets;                 /**< Of AwalePlayerRuleset, most games first. */
  GArray            *openings[2];              /**< Of AwalePlayerOpening, by the player's side,
                                                    most games first: from the usual start. */
  gint64             n_analyzed;               /**< Games of which all moves were judged, */
  AwalePlayerLoss    loss;                     /**< and the player's moves in them, */
  AwalePlayerLoss    phases[AWALE_N_PHASES];   /**< also by AwalePhase. */
  GArray            *games;                    /**< Of AwalePlayerGame, by date: those of them in
                                                    which the player had a choice, and that have a
                                                    date. */
} AwaleLibraryPlayer;

/** What is said of who has no games. (transfer full) */
AwaleLibraryPlayer *awale_library_player_new_none  (void);
void                awale_library_player_free      (AwaleLibraryPlayer       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryPlayer, awale_library_player_free)

/** What the games of @filter say of its player. (transfer full) (nullable) */
AwaleLibraryPlayer *awale_library_get_player_stats (AwaleLibrary             *self,
                                                    const AwaleLibraryFilter *filter,
                                                    GError                  **error);

/** The seeds that a move gave away on average; 0 if there is none. */
double              awale_player_loss_average      (AwalePlayerLoss           loss);

G_END_DECLS
