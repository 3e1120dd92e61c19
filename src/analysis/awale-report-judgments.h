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

/** The entry of a move in the report. */
typedef struct
{
  AwaleNode     *node;              /**< Node after the move. (transfer none) */
  AwaleSide      mover;
  AwaleJudgment judgment;
  bool           is_turning_point;  /**< True for a mistake or blunder that worsened the mover's
                                     * expected result. */
  bool           is_punished;       /**< True for an error if the reply gained at least half of
                                     * its loss. */
} AwaleReportMove;

/** A player's statistics in one phase of a game. */
typedef struct
{
  unsigned n_moves;  /**< Number of judged moves that were not forced. */
  int      loss;     /**< Total loss in hundredths of a seed. */
} AwaleReportPhase;

/** A player's statistics. */
typedef struct
{
  unsigned n_moves;                       /**< Number of judged moves that were not forced. */
  unsigned n_forced;                      /**< Number of forced moves, which do not count. */
  unsigned counts[AWALE_N_MOVE_CLASSES];  /**< Number of moves by AwaleMoveClass. */
  int      loss;                          /**< Total loss in hundredths of a seed. */
  AwaleReportPhase phases[AWALE_N_PHASES]; /**< Statistics by AwalePhase. */
  double   accuracy;                      /**< Percent; NAN without a judged move. See
                                           * awale_judgment_get_accuracy(). */
} AwaleReportSummary;

/** The judgments of the moves in the main line, made from the values in its nodes. */
typedef struct
{
  GArray             *moves;         /**< Moves in their order. (element-type AwaleReportMove) */
  GPtrArray          *errors;        /**< Errors among the moves, worst first. */
  AwaleReportSummary  summaries[2];  /**< Statistics by AwaleSide. */
} AwaleReportJudgments;

/** Compares two errors: the worse one comes first, equal ones in the order of play. */
int  awale_report_move_compare     (const AwaleReportMove    *a,
                                    const AwaleReportMove    *b);

void awale_report_judgments_init   (AwaleReportJudgments     *self);
void awale_report_judgments_clear  (AwaleReportJudgments     *self);

/** Judges again those moves of @game that @options include. */
void awale_report_judgments_update (AwaleReportJudgments     *self,
                                    AwaleGame                *game,
                                    const AwaleReportOptions *options);

/** The phase that @position belongs to. */
AwalePhase  awale_phase_of_position (AwalePosition position);

/** The translated name of a phase: “Opening”. */
const char *awale_phase_get_name    (AwalePhase    phase);

/** A translated description of a phase: “More than 36 seeds on the board”. (transfer full) */
char       *awale_phase_describe    (AwalePhase    phase);

G_END_DECLS
