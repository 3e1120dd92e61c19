/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-node.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_MOVE_CLASS_NONE,  /**< The move is not judged, because a value is missing or a report
                           * excludes it. */
  AWALE_MOVE_CLASS_BEST,
  AWALE_MOVE_CLASS_GOOD,
  AWALE_MOVE_CLASS_INACCURACY,
  AWALE_MOVE_CLASS_MISTAKE,
  AWALE_MOVE_CLASS_BLUNDER,
} AwaleMoveClass;

enum
{
  AWALE_N_MOVE_CLASSES = AWALE_MOVE_CLASS_BLUNDER + 1,
};

/** Expected results of a game for a player. */
typedef enum
{
  AWALE_EXPECT_LOSS = -1,
  AWALE_EXPECT_DRAW,  /**< A draw, or a game that is still undecided. */
  AWALE_EXPECT_WIN,
} AwaleExpectedResult;

typedef enum
{
  AWALE_RESULT_CHANGE_NONE,
  AWALE_RESULT_CHANGE_FALLS, /**< The result falls from a win to even, or from even to a loss. */
  AWALE_RESULT_CHANGE_TURNS, /**< The result turns from a win to a loss. */
} AwaleResultChange;

/**
 * The judgment of a move. Apart from `is_forced`, it depends only on the value of the move and that
 * of the best move, so that a file with values always gives the same report.
 */
typedef struct
{
  AwaleMoveClass    move_class;
  AwaleExpectedResult before;   /**< Expected result of the mover with the best move. */
  AwaleExpectedResult after;    /**< Expected result of the mover with the move played. */
  AwaleResultChange shift;      /**< Change from `before` to `after`. */
  AwaleMove         best;       /**< Better move; AWALE_NO_MOVE if there is none or it is
                                 * unknown. */
  int               best_value; /**< Value that the best move guarantees the mover, in hundredths of
                                 * a seed; at least `value`. */
  int               value;      /**< Highest possible value of the move played, in hundredths of a
                                 * seed. */
  int               loss;       /**< Loss in hundredths of a seed: `best_value` − `value`. */
  AwaleProof        proof;      /**< Certainty of the less certain of the two values. */
  bool              is_forced;  /**< True for the only legal move, which is never an error; set only
                                 * by awale_judge_node(). */
} AwaleJudgment;

/**
 * Judges a move of @mover by its @value and that of the @best move (NULL if unknown), both from
 * South's point of view. If values are only bounded, the judgment is the one most favorable to the
 * mover.
 */
AwaleJudgment awale_judge (const AwaleEvaluation *best,
                            const AwaleEvaluation *value,
                            AwaleSide              mover);

/**
 * Judges @move of @mover by @values, the values of all moves from the position where it was played.
 */
AwaleJudgment awale_judge_move (const AwaleMoveValues *values,
                                 AwaleMove              move,
                                 AwaleSide              mover);

/**
 * Judges the move that led to @node by the values stored in the game. The root gets no judgment,
 * because no move led to it.
 */
AwaleJudgment awale_judge_node (const AwaleNode    *node,
                                 const AwaleRuleset *rules);

/**
 * True if the move that led to @node, whose judgment is @self, is an error, and the reply in the
 * game is judged and kept at least half of what the error lost.
 */
bool           awale_judgment_is_punished (const AwaleJudgment *self,
                                            const AwaleNode             *node,
                                            const AwaleRuleset          *rules);

/** True if the judgment follows from two exact values. */
static inline bool
awale_judgment_is_proven (const AwaleJudgment *self)
{
  return self->proof == AWALE_PROOF_EXACT;
}

static inline bool
awale_judgment_is_error (const AwaleJudgment *self)
{
  return self->move_class >= AWALE_MOVE_CLASS_INACCURACY;
}

/**
 * The accuracy of a move in percent, 100 × 2^(−loss / 4 seeds): 100 without a loss, 50 for four
 * seeds, 25 for eight. The accuracy of a player is the mean over all judged moves that were not
 * forced.
 */
double         awale_judgment_get_accuracy (const AwaleJudgment *self);

/**
 * The NAG (numeric annotation glyph) for moves of a class; 0 for classes without one, such as good
 * moves.
 */
uint16_t       awale_move_class_get_glyph   (AwaleMoveClass        move_class);

/**
 * The name of a class, translated, such as “Inaccuracy”, and its id, which is not translated, such
 * as `inaccuracy`. Both texts are static.
 */
const char    *awale_move_class_get_name    (AwaleMoveClass        move_class);
const char    *awale_move_class_get_id      (AwaleMoveClass        move_class);

/**
 * Explains in translated sentences how moves are judged and how accuracy is computed, with the
 * numbers of the thresholds in use. Returns: (transfer full)
 */
char          *awale_judgment_dup_explanation (void);

G_END_DECLS
