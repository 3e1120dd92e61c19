/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-judgment.h"
#include "awale-report-search.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Phases of a game by the number of seeds on the board. */
typedef enum
{
  AWALE_PHASE_OPENING,  /**< More than three quarters of the seeds are on the board. */
  AWALE_PHASE_MIDDLE,
  AWALE_PHASE_END,      /**< At most a third of the seeds is on the board. */
} AwalePhase;

enum
{
  AWALE_N_PHASES = AWALE_PHASE_END + 1,
};

typedef struct
{
  AwaleNode     *node;              /**< Node that the move led to. (transfer none) */
  AwaleSide      mover;
  AwaleJudgment judgment;
  bool           is_turning_point;  /**< True for a mistake or blunder that worsened the mover's
                                     * expected result; if none tells how the winner came to win,
                                     * also for the loser's worst error after the last of them. */
  bool           is_punished;       /**< True for an error if the reply kept at least half of what
                                     * the error lost. */
} AwaleReportMove;

typedef struct
{
  unsigned n_moves;  /**< Number of judged moves that were not forced. */
  int      loss;     /**< Total loss in hundredths of a seed. */
} AwaleReportPhase;

typedef struct
{
  unsigned n_moves;                       /**< Number of judged moves that were not forced; only
                                           * these count. */
  unsigned n_forced;                      /**< Number of judged moves that were forced. */
  unsigned counts[AWALE_N_MOVE_CLASSES];  /**< Numbers of moves by AwaleMoveClass. */
  int      loss;                          /**< Total loss in hundredths of a seed. */
  AwaleReportPhase phases[AWALE_N_PHASES]; /**< Statistics by AwalePhase. */
  double   accuracy;                      /**< Accuracy in percent, see
                                           * awale_judgment_get_accuracy(); NAN if `n_moves` is
                                           * 0. */
} AwaleReportSummary;

/** The judgments of the moves of the main line, which follow from the values in its nodes. */
typedef struct
{
  GArray             *moves;         /**< Moves in the order of play. (element-type
                                      * AwaleReportMove) */
  GPtrArray          *errors;        /**< Those of the moves that are errors, worst first. */
  AwaleReportSummary  summaries[2];  /**< Statistics by AwaleSide. */
} AwaleReportJudgments;

/**
 * Compares two errors: the one that lost more comes first, and equal ones are in the order of play.
 */
int  awale_report_move_compare     (const AwaleReportMove    *a,
                                    const AwaleReportMove    *b);

void awale_report_judgments_init   (AwaleReportJudgments     *self);
void awale_report_judgments_clear  (AwaleReportJudgments     *self);

/** Judges the moves of the main line of @game again; moves that @options exclude get no class. */
void awale_report_judgments_update (AwaleReportJudgments     *self,
                                    AwaleGame                *game,
                                    const AwaleReportOptions *options);

AwalePhase  awale_phase_of_position (AwalePosition position);

/** The translated name of a phase, such as “Opening”; the text is static. */
const char *awale_phase_get_name    (AwalePhase    phase);

/** A translated description of a phase: “More than 36 seeds on the board”. (transfer full) */
char       *awale_phase_describe    (AwalePhase    phase);

G_END_DECLS
