/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-judgment.h"
#include "awale-report-search.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** Phases of a game, by the number of seeds left on the board. */
typedef enum
{
  AWALE_PHASE_OPENING,  /**< More than three quarters. */
  AWALE_PHASE_MIDDLE,
  AWALE_PHASE_END,      /**< At most a third. */
} AwalePhase;

enum
{
  AWALE_N_PHASES = AWALE_PHASE_END + 1,
};

/** The report's entry for a move. */
typedef struct
{
  AwaleNode     *node;              /**< (transfer none): the node after the move. */
  AwaleSide      mover;
  AwaleJudgment judgment;
  bool           is_turning_point;  /**< A mistake or blunder that worsened the mover's expected
                                         result. */
  bool           is_punished;       /**< An error of whose loss the reply took at least half. */
} AwaleReportMove;

/** A player's statistics in one phase of a game. */
typedef struct
{
  unsigned n_moves;  /**< Judged moves that were not forced. */
  int      loss;     /**< Total loss in hundredths of a seed. */
} AwaleReportPhase;

/** A player's statistics. */
typedef struct
{
  unsigned n_moves;                       /**< Judged moves that were not forced. */
  unsigned n_forced;                      /**< Forced moves, which do not count. */
  unsigned counts[AWALE_N_MOVE_CLASSES];  /**< Moves by AwaleMoveClass. */
  int      loss;                          /**< Total loss in hundredths of a seed. */
  AwaleReportPhase phases[AWALE_N_PHASES]; /**< Statistics by AwalePhase. */
  double   accuracy;                      /**< Percent; NAN without a judged move. See
                                               awale_judgment_get_accuracy(). */
} AwaleReportSummary;

/** Judgments on the main line, made from the values that its nodes carry. */
typedef struct
{
  GArray             *moves;         /**< element-type AwaleReportMove, in order. */
  GPtrArray          *errors;        /**< The errors among them, worst first. */
  AwaleReportSummary  summaries[2];  /**< By AwaleSide. */
} AwaleReportJudgments;

/** Compares two errors: the worse one first, then in order of play. */
int  awale_report_move_compare     (const AwaleReportMove    *a,
                                    const AwaleReportMove    *b);

void awale_report_judgments_init   (AwaleReportJudgments     *self);
void awale_report_judgments_clear  (AwaleReportJudgments     *self);

/** Recomputes the judgments of those moves of @game that @options include. */
void awale_report_judgments_update (AwaleReportJudgments     *self,
                                    AwaleGame                *game,
                                    const AwaleReportOptions *options);

/** The phase that @position belongs to. */
AwalePhase  awale_phase_of_position (AwalePosition position);

/** The translated name of a phase: “Opening”. */
const char *awale_phase_get_name    (AwalePhase    phase);

/** Describes a phase in translated words: “More than 36 seeds on the board”. (transfer full) */
char       *awale_phase_describe    (AwalePhase    phase);

G_END_DECLS
