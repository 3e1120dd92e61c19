/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position.h"
#include "awale-ruleset.h"
#include "awale-translator.h"

G_BEGIN_DECLS

/** The ways a game ends by its rules, in the order in which they are tried. */
typedef enum
{
  AWALE_ENDING_NONE,
  AWALE_ENDING_NO_SOWING,   /**< Absolute: no legal move is left. */
  AWALE_ENDING_DEAD,
  AWALE_ENDING_DROUGHT,
  AWALE_ENDING_REPETITION,
  AWALE_ENDING_MAJORITY,
} AwaleEnding;

typedef enum
{
  AWALE_GAME_STATE_PLAYING,
  AWALE_GAME_STATE_MAY_STOP,  /**< Won by majority; the players may go on for the score. */
  AWALE_GAME_STATE_ENDED,
} AwaleGameState;

/** A score in half seeds, so that halved seeds are whole numbers. */
typedef struct
{
  int south;
  int north;
} AwaleScore;

typedef struct
{
  AwaleGameState state;
  AwaleEnding    ending;
  AwaleScore     score;  /**< Settled when ended, else what the stores hold. */
} AwaleOutcome;

/**
 * How things stand at the last of the @n_positions of a game, which are all its positions in
 * order from its start (or at least from its last harvest). The others only tell repetition and
 * drought; they are not judged.
 */
AwaleOutcome awale_outcome           (const AwaleRuleset  *rules,
                                      const AwalePosition *positions,
                                      size_t               n_positions);

/** The stores of @position, as a score. */
AwaleScore   awale_score             (AwalePosition        position);

/** The score if the game ends at @position by @ending. */
AwaleScore   awale_settle            (const AwaleRuleset  *rules,
                                      AwalePosition        position,
                                      AwaleEnding          ending);

/** @position once it has ended by @ending and the seeds left are in the stores they go to. */
AwalePosition awale_settle_board     (const AwaleRuleset  *rules,
                                      AwalePosition        position,
                                      AwaleEnding          ending);

/** Plies without a harvest that led to the last of @positions. */
int          awale_drought_count     (const AwalePosition *positions,
                                      size_t               n_positions);

/** How often the last of @positions has occurred among them (at least 1). */
int          awale_repetition_count  (const AwalePosition *positions,
                                      size_t               n_positions);

/**
 * How often that of the @positions since the last harvest, the last one of all included, which
 * has occurred most often has done so (at least 1).
 */
int          awale_count_occurrences (const AwalePosition *positions,
                                      size_t               n_positions);

/**
 * Whether no sequence of legal moves by the two players holds a harvest any more. Exact, whatever
 * the ruleset's `dead` says; looks at the board and side alone.
 */
bool         awale_is_dead           (AwalePosition        position,
                                      const AwaleRuleset  *rules);

/** `26-22`, `23.5-24.5`. Returns: (transfer full) */
char        *awale_score_to_string   (AwaleScore           score);

/** Half seeds as people write them: `24`, `23½`. Returns: (transfer full) */
char        *awale_half_seeds_to_string (int               half_seeds);

/** `no-sowing`, `majority` … as awale-cli prints them; `-` for none. Static, not translated. */
const char  *awale_ending_get_id     (AwaleEnding          ending);

/** A sentence for a person (“No legal sowing is left.”), to be translated. */
const char  *awale_ending_get_sentence (AwaleEnding        ending);

/** The same, translated. */
const char  *awale_ending_describe   (AwaleEnding          ending);

/** “38–10”: South's seeds and North's. (transfer full) */
char        *awale_score_describe    (AwaleScore           score);

/**
 * The end at @position, where the game has ended, told whole: why, what becomes of the seeds that
 * are left, and the score: “No legal sowing is left. South keeps 3 seeds. 38–10”. In the language
 * of @translator (nullable). (transfer full)
 */
char        *awale_outcome_describe  (AwaleOutcome         outcome,
                                      AwalePosition        position,
                                      const AwaleTranslator *translator);

/** `playing`, `may-stop`, `ended`. Static, not translated. */
const char  *awale_game_state_get_id (AwaleGameState       state);

G_END_DECLS
