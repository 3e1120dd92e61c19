/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-node.h"

G_BEGIN_DECLS

/** What a move was worth. */
typedef enum
{
  AWALE_MOVE_CLASS_NONE,  /**< Not judged: there is nothing to compare with. */
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

/** The result that is to be expected, of a player. */
typedef enum
{
  AWALE_EXPECT_LOSS = -1,
  AWALE_EXPECT_DRAW,  /**< Or it is open. */
  AWALE_EXPECT_WIN,
} AwaleExpectedResult;

/** What a move did to the result that was to be expected. */
typedef enum
{
  AWALE_RESULT_CHANGE_NONE,
  AWALE_RESULT_CHANGE_FALLS, /**< From won to even, or from even to lost. */
  AWALE_RESULT_CHANGE_TURNS, /**< From won to lost. */
} AwaleResultChange;

/**
 * What is said of a move, from its value and that of the best move there, which come from one
 * search, and from nothing else: a file that carries values tells the same report again.
 */
typedef struct
{
  AwaleMoveClass    move_class;
  AwaleExpectedResult before;   /**< What the mover could expect with the best move, */
  AwaleExpectedResult after;    /**< and can with the move that was played. */
  AwaleResultChange shift;      /**< From the one to the other. */
  AwaleMove         best;       /**< The better move; AWALE_NO_MOVE if there is none. */
  int               best_value; /**< What that is sure to be worth to the mover, */
  int               value;      /**< and what the move may be worth at most, in hundredths. */
  int               loss;       /**< Away: the difference of these. */
  AwaleProof        proof;      /**< What both values are at least. */
  bool              is_forced;  /**< There was no choice, so no error either. */
} AwaleJudgment;

/**
 * Judges a move of @mover by its @value and that of the @best move (nullable: not known), both for
 * South. Where a value is only bounded, the mover has the benefit of the doubt.
 */
AwaleJudgment awale_judge (const AwaleEvaluation *best,
                            const AwaleEvaluation *value,
                            AwaleSide              mover);

/** Judges @move of @mover by the @values of the position it was played in. */
AwaleJudgment awale_judge_move (const AwaleMoveValues *values,
                                 AwaleMove              move,
                                 AwaleSide              mover);

/** Judges the move that led to @node by what is known of it; of the root nothing is said. */
AwaleJudgment awale_judge_node (const AwaleNode    *node,
                                 const AwaleRuleset *rules);

/**
 * The result that South can expect by the @value of a position, after @former was expected. An
 * estimate has to fall to half of what is decisive before the expectation is given up.
 */
AwaleExpectedResult awale_expected_result_follow (AwaleExpectedResult    former,
                                                  const AwaleEvaluation *value);

/** Whether the reply to @node, whose move is judged so, left the opponent half of what it gave. */
bool           awale_judgment_is_punished (const AwaleJudgment *self,
                                            const AwaleNode             *node,
                                            const AwaleRuleset          *rules);

/** Whether what is said is certain. */
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
 * How much of its worth a move kept, in per cent: 100 × 2^(−given / 4 seeds), so that one that
 * gives nothing away has 100, one that gives away four seeds 50, eight 25. A player's accuracy is
 * the mean of it over the moves where there was a choice.
 */
double         awale_judgment_get_accuracy (const AwaleJudgment *self);

/** The NAG that the class is written as; 0 for the best and the good. */
uint16_t       awale_move_class_get_glyph   (AwaleMoveClass        move_class);

/** “Inaccuracy”, translated; `inaccuracy`, not translated. */
const char    *awale_move_class_get_name    (AwaleMoveClass        move_class);
const char    *awale_move_class_get_id      (AwaleMoveClass        move_class);

/**
 * How moves are classed and accuracy is reckoned, in sentences for a person, made from the table
 * of thresholds. Translated. Returns: (transfer full)
 */
char          *awale_judgment_dup_explanation (void);

G_END_DECLS
