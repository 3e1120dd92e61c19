/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-report-judgments.h"
#include "tablebase/awale-tablebase.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_REPORT (awale_report_get_type ())

/**
 * A report on a game's main line. Its judgments always follow from the values in the nodes,
 * whatever their origin, so that a game analyzed before has its report at once. Starting the report
 * finds missing values, from the last position backwards.
 */
G_DECLARE_FINAL_TYPE (AwaleReport, awale_report, AWALE, REPORT, GObject)

/*
 * Properties (all notify): "running" (boolean), "paused" (boolean), "progress" (double, 0 to 1).
 *
 * Signals:
 *  "updated": the judgments may have changed.
 *  "finished" (boolean: completed): it is complete, or was cancelled.
 *  "failed" (string: a sentence): it could not start; starting again may succeed.
 */

/** Additions to the values when a report is written, as a set. */
typedef enum
{
  AWALE_REPORT_WRITE_VALUES = 0,
  AWALE_REPORT_WRITE_GLYPHS = 1 << 0,  /**< Glyphs of errors, except beside a person's own. */
  AWALE_REPORT_WRITE_LINES = 1 << 1,   /**< Better moves, as variations. */
} AwaleReportWrite;

AwaleReport *awale_report_new        (AwaleGame                *game);
AwaleGame   *awale_report_get_game   (AwaleReport              *self);

/** Sets the tables (nullable) for the game's rules, used from the next start on. */
void         awale_report_set_tables (AwaleReport              *self,
                                      AwaleTablebase           *tables);

/**
 * Starts finding values in a thread; does nothing if it is running. Values are stored beside the
 * game as they arrive (awale_game_cache_move_values()).
 */
void         awale_report_start      (AwaleReport              *self,
                                      const AwaleReportOptions *options);

/**
 * Finds values in the calling thread, in which the signals are emitted; it blocks and needs no main
 * context. With the option `yields` the thread keeps its lower priority. Returns: false if it was
 * cancelled; results so far are kept
 */
bool         awale_report_run        (AwaleReport              *self,
                                      const AwaleReportOptions *options,
                                      GCancellable             *cancellable,
                                      GError                  **error);

/**
 * Pauses or resumes a report in a thread. Pausing frees the processor at once and discards the
 * search of the current position, which is repeated on resuming.
 */
void         awale_report_set_paused (AwaleReport              *self,
                                      bool                      paused);

/** Stops the report; results so far are kept. */
void         awale_report_cancel     (AwaleReport              *self);

bool         awale_report_is_running   (AwaleReport *self);
bool         awale_report_is_paused    (AwaleReport *self);

/** True if a report with @options would find nothing new in @game. */
bool         awale_report_is_known     (AwaleGame                *game,
                                        const AwaleReportOptions *options);

/** Numbers of completed positions and of all positions. */
unsigned     awale_report_get_n_done   (AwaleReport *self);
unsigned     awale_report_get_n_total  (AwaleReport *self);

/** Estimated seconds left, or -1 if there is no basis for an estimate yet. */
double       awale_report_get_seconds_left (AwaleReport *self);

/** The moves of the main line in order; moves excluded by the options have no class. */
unsigned               awale_report_get_n_moves (AwaleReport *self);
const AwaleReportMove *awale_report_get_move    (AwaleReport *self,
                                                 unsigned     index);

/** The errors among the moves, worst first. */
unsigned               awale_report_get_n_errors (AwaleReport *self);
const AwaleReportMove *awale_report_get_error    (AwaleReport *self,
                                                  unsigned     index);

AwaleReportSummary     awale_report_get_summary (AwaleReport *self,
                                                 AwaleSide    side);

/**
 * Finds the nearest error after the position at @ply (@step 1) or before it (@step −1). Returns its
 * index in the moves, which is also the ply of the position where it was made, or −1.
 */
int          awale_report_find_error   (AwaleReport      *self,
                                        int               ply,
                                        int               step);

/** True for an error whose better move is not in the game. */
bool         awale_report_move_lacks_line (const AwaleReportMove *self);

/** Number of errors whose better move is known and not in the game. */
unsigned     awale_report_count_lines  (AwaleReport      *self);

/**
 * Writes the values found, and the additions in @what, as one undoable step. A person's work is
 * never replaced: existing moves stay, and so do glyphs other than those that follow from earlier
 * values. Undo leaves the values stored beside the game. Returns: false if nothing was new
 */
bool         awale_report_write        (AwaleReport      *self,
                                        AwaleReportWrite  what);

G_END_DECLS
