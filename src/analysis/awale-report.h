/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-report-judgments.h"
#include "tablebase/awale-tablebase.h"

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT (awale_report_get_type ())

/**
 * The report on a game's main line. What it says of moves follows from the values that the nodes
 * carry, whoever put them there, and is up to date with them; so a game that was analysed before
 * has its report at once. Starting it finds the values that lack, from the last position back.
 */
G_DECLARE_FINAL_TYPE (AwaleReport, awale_report, AWALE, REPORT, GObject)

/*
 * Properties (all notify): "running" (boolean), "paused" (boolean), "progress" (double, 0 to 1).
 *
 * Signals:
 *  "updated": what the report says may have changed.
 *  "finished" (boolean: completed): it has gone through all, or was cancelled.
 *  "failed" (string: a sentence): it was started and could not begin; it can be tried again.
 */

/** What is written beside the values, as a set. */
typedef enum
{
  AWALE_REPORT_WRITE_VALUES = 0,
  AWALE_REPORT_WRITE_GLYPHS = 1 << 0,  /**< For errors; not beside a person’s own. */
  AWALE_REPORT_WRITE_LINES = 1 << 1,   /**< The better moves that were found, as variations. */
} AwaleReportWrite;

AwaleReport *awale_report_new        (AwaleGame                *game);
AwaleGame   *awale_report_get_game   (AwaleReport              *self);

/** The tables to ask from the next start on (nullable), of the game's rules. */
void         awale_report_set_tables (AwaleReport              *self,
                                      AwaleTablebase           *tables);

/**
 * Begins, in a thread of its own. What is found is kept beside the game as it comes
 * (awale_game_cache_move_values()). Does nothing if it is running.
 */
void         awale_report_start      (AwaleReport              *self,
                                      const AwaleReportOptions *options);
void         awale_report_set_paused (AwaleReport              *self,
                                      bool                      paused);

/** Ends it early; what is done stays. */
void         awale_report_cancel     (AwaleReport              *self);

bool         awale_report_is_running   (AwaleReport *self);
bool         awale_report_is_paused    (AwaleReport *self);

/** Positions whose values would have to be found if it were started with @options now. */
unsigned     awale_report_count_wanted (AwaleReport              *self,
                                        const AwaleReportOptions *options);

/** Positions that are done, and those that there are to do. */
unsigned     awale_report_get_n_done   (AwaleReport *self);
unsigned     awale_report_get_n_total  (AwaleReport *self);

/** Seconds that are likely left, or -1 as long as there is nothing to tell it from. */
double       awale_report_get_seconds_left (AwaleReport *self);

/** The moves of the main line in their order; what was not asked for is of no class. */
unsigned               awale_report_get_n_moves (AwaleReport *self);
const AwaleReportMove *awale_report_get_move    (AwaleReport *self,
                                                 unsigned     index);

/** The errors among them, the worst first. */
unsigned               awale_report_get_n_errors (AwaleReport *self);
const AwaleReportMove *awale_report_get_error    (AwaleReport *self,
                                                  unsigned     index);

AwaleReportSummary     awale_report_get_summary (AwaleReport *self,
                                                 AwaleSide    side);

/**
 * The nearest error after the position at @ply (with @step 1), or the nearest one before it (-1):
 * its index, so that the position at ply `index` is the one to think at; -1 if there is none.
 */
int          awale_report_find_error   (AwaleReport      *self,
                                        int               ply,
                                        int               step);

/** Errors whose better move is known and not in the game yet: so many lines are to be written. */
unsigned     awale_report_count_lines  (AwaleReport      *self);

/**
 * Writes the values that were found, and on request what @what tells, as one undoable step.
 * Nothing that a person wrote is replaced: moves that are there stay, and so do glyphs but those
 * that follow from what was known before the report.
 */
void         awale_report_write        (AwaleReport      *self,
                                        AwaleReportWrite  what);

G_END_DECLS
