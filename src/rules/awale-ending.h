/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-position.h"
#include "awale-ruleset.h"

G_BEGIN_DECLS

/**
 * A language that may differ from the program's, because gettext serves one language at a time.
 * Functions take NULL for gettext.
 */
typedef struct
{
  const char *(* translate)        (const void *data,
                                    const char *message);
  const char *(* translate_plural) (const void *data,
                                    const char *singular,
                                    const char *plural,
                                    unsigned    n);
  const void *data;
} AwaleTranslator;

/** Translates @message, which is marked with N_(), by @translator (nullable). */
const char *awale_translate        (const AwaleTranslator *translator,
                                    const char            *message);

/** Translates the form of a message for @n things; the call itself marks the message. */
const char *awale_translate_plural (const AwaleTranslator *translator,
                                    const char            *singular,
                                    const char            *plural,
                                    unsigned               n);

/** Ways a game ends by its rules, in the order in which awale_outcome() tests them. */
typedef enum
{
  AWALE_ENDING_NONE,
  AWALE_ENDING_NO_SOWING,   /**< No legal move is left; the game cannot go on. */
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
  AwaleScore     score;  /**< Final when ended, otherwise the contents of the stores. */
} AwaleOutcome;

/**
 * Judges the last of the @n_positions of a game. @positions must reach back to the start of the
 * game or at least to its last harvest; earlier positions only serve to count repetitions and plies
 * without a harvest.
 */
AwaleOutcome awale_outcome           (const AwaleRuleset  *rules,
                                      const AwalePosition *positions,
                                      size_t               n_positions);

AwaleScore   awale_score             (AwalePosition        position);

/** The final score if the game ends at @position by @ending. */
AwaleScore   awale_settle            (const AwaleRuleset  *rules,
                                      AwalePosition        position,
                                      AwaleEnding          ending);

/** @position after the seeds left on the board went to the stores that get them by @ending. */
AwalePosition awale_settle_board     (const AwaleRuleset  *rules,
                                      AwalePosition        position,
                                      AwaleEnding          ending);

/** Number of plies without a harvest that led to the last of @positions. */
int          awale_drought_count     (const AwalePosition *positions,
                                      size_t               n_positions);

/** Number of occurrences (at least 1) of the last position among @positions. */
int          awale_repetition_count  (const AwalePosition *positions,
                                      size_t               n_positions);

/**
 * The largest number of occurrences (at least 1) of any one position since the last harvest, the
 * last position included.
 */
int          awale_count_occurrences (const AwalePosition *positions,
                                      size_t               n_positions);

/**
 * True if no sequence of legal moves contains another harvest. The answer is exact, depends on the
 * board and the side to move only, and ignores the `dead` axis of @rules.
 */
bool         awale_is_dead           (AwalePosition        position,
                                      const AwaleRuleset  *rules);

/** Formats a score as `26-22` or `23.5-24.5`. Returns: (transfer full) */
char        *awale_score_to_string   (AwaleScore           score);

/** Formats half seeds for people: `24`, `23½`. Returns: (transfer full) */
char        *awale_half_seeds_to_string (int               half_seeds);

/**
 * The word that awale-cli prints for @ending (`no-sowing`, `majority`…; `-` for none). The text is
 * static and not translated.
 */
const char  *awale_ending_get_id     (AwaleEnding          ending);

/** An untranslated sentence for a person, such as “No legal sowing is left.” */
const char  *awale_ending_get_sentence (AwaleEnding        ending);

/** The translation of awale_ending_get_sentence(). */
const char  *awale_ending_describe   (AwaleEnding          ending);

/** Formats a score for people, South's seeds first: “38–10”. Returns: (transfer full) */
char        *awale_score_describe    (AwaleScore           score);

/**
 * Describes the end of a game at @position: the reason, the seeds left on the board, and the score,
 * as in “No legal sowing is left. South keeps 3 seeds. 38–10”. @translator (nullable) chooses the
 * language; NULL is that of the program. Returns: (transfer full)
 */
char        *awale_outcome_describe  (AwaleOutcome         outcome,
                                      AwalePosition        position,
                                      const AwaleTranslator *translator);

/** The word that awale-cli prints: `playing`, `may-stop`, `ended`. Static, not translated. */
const char  *awale_game_state_get_id (AwaleGameState       state);

G_END_DECLS
