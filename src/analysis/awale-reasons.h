/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-judgment.h"
#include "engine/awale-search.h"
#include "rules/awale-translator.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_REASON_PROVEN,    /**< The tables or the rules prove both values, or bounds that do not
                           * meet. */
  AWALE_REASON_REPLY,     /**< The opponent captures after the move played. */
  AWALE_REASON_THREAT,    /**< The opponent's reply captures what it threatened to capture before
                           * the move. */
  AWALE_REASON_CAPTURE,   /**< The better move captures, or a later move in its line. */
  AWALE_REASON_LEFTOVER,  /**< The game ends in one of the lines, and a player gets seeds that are
                           * left on the board. */
  AWALE_REASON_KROU,      /**< A player has a krou in one of the lines only. */
  AWALE_REASON_LATER,     /**< No other reason accounts for half of the loss. */
  AWALE_REASON_N_KINDS,
} AwaleReasonKind;

/** Ways in which the better move meets a threat. */
typedef enum
{
  AWALE_DEFENCE_NONE,      /**< The better move does not meet the threat, or only in part. */
  AWALE_DEFENCE_MOVE,      /**< It sows the seeds that are threatened. */
  AWALE_DEFENCE_FILL,      /**< The pit where the attack ends then holds more than three seeds. */
  AWALE_DEFENCE_ATTACKER,  /**< It adds a seed to the attacking pit, whose sowing then ends
                            * elsewhere. */
} AwaleDefence;

enum
{
  AWALE_REASONS_MAX = 2,
  AWALE_REASONS_LINE = 34,  /**< Maximum number of moves in a line. */
  AWALE_KROU = 12,          /**< Least number of seeds that a sowing leads around the board. */
};

/**
 * A reason. The rules verify its capture and its seeds. That the players would choose the moves of
 * its line is confirmed by searches of limited depth only, and a deeper one may contradict it.
 */
typedef struct
{
  AwaleReasonKind kind;
  bool            is_better;  /**< True if the line is that of the better move, false if it is that
                               * of the move played. */
  AwaleSide       side;       /**< Player who profits. */
  int             ply;        /**< Number of the move in its line, from 1. */
  uint16_t        pits;       /**< Bit set of the pits that are captured or left over, or of the
                               * krou. */
  int             seeds;      /**< Number of seeds that the player takes from them, or of the
                               * krou. */
  int             worth;      /**< What the krou adds at least to the final margin, in hundredths of
                               * a seed, according to searches with and without it; else 0. */
  int             n_moves;    /**< Number of moves, at least `ply`, after which the lines are
                               * compared. */
  int             total;      /**< Margin, in hundredths of a seed, that the player gains over the
                               * opponent in these moves of the line. */
  int             other;      /**< The same in the other line. */
  AwaleDefence    defence;    /**< How the better move meets a threat. */
  int             accounted;  /**< Part of the loss that the reason accounts for, in hundredths of a
                               * seed. */
} AwaleReason;

/**
 * A line of best play after a move. Searches find the moves after the first.
 */
typedef struct
{
  int         n_moves;
  AwaleSowing sowings[AWALE_REASONS_LINE];
  AwaleScore  scores[AWALE_REASONS_LINE + 1];  /**< Score before each move and after the last, when
                                                * an ended game is settled. */
  bool        is_ended;                        /**< True if the rules end the game after the last
                                                * move. */
} AwaleReasonLine;

/** The answer to the question why a move is better than another. */
typedef struct
{
  AwaleSide       mover;
  AwaleMove       played;
  AwaleJudgment   judgment;   /**< Judgment of the move played; it names the better move. */
  AwaleReasonLine lines[2];   /**< Lines of the move played and of the better move. */
  int             n_reasons;  /**< Number of reasons; 0 if no move is better by a seed. */
  AwaleReason     reasons[AWALE_REASONS_MAX];
} AwaleReasons;

/**
 * Finds why another move is better than @played in the last of @positions, the game so far; the
 * reason that accounts for most comes first. @values (nullable), those of the moves from the
 * position, spare a search if they judge the move played. The answer depends only on the arguments.
 * Blocks. Returns: false if the search was stopped or the game has ended
 */
bool awale_reasons_find (AwaleReasons          *self,
                         const AwaleRuleset    *rules,
                         const AwalePosition   *positions,
                         size_t                 n_positions,
                         AwaleMove              played,
                         const AwaleMoveValues *values,
                         AwaleTablebase        *tables,
                         const atomic_bool     *stop);

/** The id of a kind, such as `reply`; the text is static and not translated. */
const char *awale_reason_kind_get_id (AwaleReasonKind kind);

/**
 * Explains the reasons in one to three sentences that name the @players, by AwaleSide. @translator
 * (nullable) chooses the language; NULL is that of the program. Returns: (transfer full)
 * (nullable): NULL if there is no reason
 */
char *awale_reasons_describe (const AwaleReasons    *self,
                              const char *const      players[2],
                              const AwaleTranslator *translator);

/**
 * Explains only what follows the move played, in a translated sentence that does not name the
 * better move. Returns: (transfer full) (nullable)
 */
char *awale_reasons_describe_refutation (const AwaleReasons *self,
                                         const char *const   players[2]);

/**
 * Finds the greatest capture that the opponent could make in @position if it had the turn. Returns:
 * a sowing without a harvest if there is none
 */
AwaleSowing awale_threat_find (AwalePosition       position,
                               const AwaleRuleset *rules);

/** Describes a threat of @player in a translated sentence. Returns: (transfer full) */
char *awale_threat_describe (const AwaleSowing *threat,
                             const char        *player);

G_END_DECLS
