/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position.h"
#include "awale-ruleset.h"
#include "awale-translator.h"

G_BEGIN_DECLS

/** Ways in which the rules end a game, in the order in which awale_outcome() tests them. */
typedef enum
{
  AWALE_ENDING_NONE,
  AWALE_ENDING_NO_SOWING,   /**< No legal move is left, so that the game cannot go on. */
  AWALE_ENDING_DEAD,
  AWALE_ENDING_DROUGHT,
  AWALE_ENDING_REPETITION,
  AWALE_ENDING_MAJORITY,
} AwaleEnding;

typedef enum
{
  AWALE_GAME_STATE_PLAYING,
  AWALE_GAME_STATE_MAY_STOP,  /**< A player has won by majority; the game may go on for the
                               * score. */
  AWALE_GAME_STATE_ENDED,
} AwaleGameState;

/** A score in half seeds, because a settlement may halve an odd number of seeds. */
typedef struct
{
  int south;
  int north;
} AwaleScore;

typedef struct
{
  AwaleGameState state;
  AwaleEnding    ending;
  AwaleScore     score;  /**< Final score of an ended game, otherwise the contents of the stores. */
} AwaleOutcome;

/**
 * Determines the state of the game at the last of its @n_positions positions. @positions must reach
 * back to the start of the game or at least to its last harvest.
 */
AwaleOutcome awale_outcome           (const AwaleRuleset  *rules,
                                      const AwalePosition *positions,
                                      size_t               n_positions);

AwaleScore   awale_score             (AwalePosition        position);

/** The final score if @ending ends the game at @position. */
AwaleScore   awale_settle            (const AwaleRuleset  *rules,
                                      AwalePosition        position,
                                      AwaleEnding          ending);

/**
 * The position after @ending has settled @position: the remaining seeds move to the stores of the
 * players who get them, or stay in their pits if they count for neither.
 */
AwalePosition awale_settle_board     (const AwaleRuleset  *rules,
                                      AwalePosition        position,
                                      AwaleEnding          ending);

/** The number of plies since the last harvest, or since the first of @positions. */
int          awale_drought_count     (const AwalePosition *positions,
                                      size_t               n_positions);

/** The number of times, at least 1, that the last position has occurred since the last harvest. */
int          awale_repetition_count  (const AwalePosition *positions,
                                      size_t               n_positions);

/**
 * The largest number of times, at least 1, that any position has occurred since the last harvest.
 */
int          awale_count_occurrences (const AwalePosition *positions,
                                      size_t               n_positions);

/**
 * True if no sequence of legal moves from @position contains a harvest, whatever the `dead` axis of
 * @rules says.
 */
bool         awale_is_dead           (AwalePosition        position,
                                      const AwaleRuleset  *rules);

/** Formats a score with South's seeds first: `26-22` or `23.5-24.5`. Returns: (transfer full) */
char        *awale_score_to_string   (AwaleScore           score);

/** Formats a number of half seeds for people: `24`, `23½`. Returns: (transfer full) */
char        *awale_half_seeds_to_string (int               half_seeds);

/**
 * The id of @ending in the output of awale-cli (`no-sowing`, `majority`…; `-` for none). The text
 * is static and not translated.
 */
const char  *awale_ending_get_id     (AwaleEnding          ending);

/** An untranslated sentence about @ending, such as “No legal sowing is left.” */
const char  *awale_ending_get_sentence (AwaleEnding        ending);

/** The translation of awale_ending_get_sentence(). The text is static. */
const char  *awale_ending_describe   (AwaleEnding          ending);

/** Formats a score for people, South's seeds first: “38–10”. Returns: (transfer full) */
char        *awale_score_describe    (AwaleScore           score);

/**
 * A sentence about the seeds left on the board of @position, all of which count in the score
 * @settled or none: “South keeps 3 seeds.” Returns: (transfer full) (nullable): NULL without seeds
 */
char        *awale_rest_describe     (AwalePosition        position,
                                      AwaleScore           settled,
                                      const AwaleTranslator *translator);

/**
 * Describes the end of a game at @position: the reason, the seeds left on the board, and the score,
 * as in “No legal sowing is left. South keeps 3 seeds. 38–10”; @outcome must be that of an ended
 * game. @translator (nullable) chooses the language; NULL is that of the program. Returns:
 * (transfer full)
 */
char        *awale_outcome_describe  (AwaleOutcome         outcome,
                                      AwalePosition        position,
                                      const AwaleTranslator *translator);

/**
 * The id of a state in the output of awale-cli: `playing`, `may-stop`, `ended`. Static, not
 * translated.
 */
const char  *awale_game_state_get_id (AwaleGameState       state);

G_END_DECLS
