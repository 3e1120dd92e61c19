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
 * A report on the main line of a game. Its judgments always follow from the values in the nodes,
 * wherever these come from, so that a game analyzed earlier has its report at once. A report that
 * is started finds values that are missing or too shallow, from the last position backwards.
 */
G_DECLARE_FINAL_TYPE (AwaleReport, awale_report, AWALE, REPORT, GObject)

/*
 * Properties (all notify): "running" (boolean), "paused" (boolean), "progress" (double, 0 to 1).
 *
 * Signals: "updated": the judgments may have changed. "finished" (boolean: completed): the report
 * has ended; false if it was cancelled or failed. "failed" (string: a sentence): no thread could be
 * started, and the report has ended; starting it again may succeed.
 */

/** Flags for what a report writes in addition to the values. */
typedef enum
{
  AWALE_REPORT_WRITE_VALUES = 0,
  AWALE_REPORT_WRITE_GLYPHS = 1 << 0,  /**< Glyphs for errors, except on moves whose glyph a person
                                        * has set. */
  AWALE_REPORT_WRITE_LINES = 1 << 1,   /**< Better moves, as variations. */
  AWALE_REPORT_WRITE_REASONS = 1 << 2, /**< Reasons of errors, as comments on moves that have
                                        * none. */
} AwaleReportWrite;

AwaleReport *awale_report_new        (AwaleGame                *game);
AwaleGame   *awale_report_get_game   (AwaleReport              *self);

/**
 * Sets the tables (nullable) for the rules of the game; a running report does not use them, unless
 * it is waiting for them.
 */
void         awale_report_set_tables (AwaleReport              *self,
                                      AwaleTablebase           *tables);

/**
 * Starts to find values in a thread; does nothing if the report is running. Values are stored
 * beside the game as they are found (awale_game_cache_move_values()).
 */
void         awale_report_start      (AwaleReport              *self,
                                      const AwaleReportOptions *options);

/**
 * Finds values in the calling thread, which also emits the signals; the function blocks and needs
 * no main context. With the option `yields` the thread keeps its lower priority afterwards.
 * Returns: false with @error if @cancellable was cancelled; results so far are kept
 */
bool         awale_report_run        (AwaleReport              *self,
                                      const AwaleReportOptions *options,
                                      GCancellable             *cancellable,
                                      GError                  **error);

/**
 * Pauses or resumes a report that runs in a thread. A pause gives up the search of the current
 * position, which is repeated later.
 */
void         awale_report_set_paused (AwaleReport              *self,
                                      bool                      paused);

/**
 * Holds back the search of a report in a thread until @waiting is false, for tables that will be
 * set by then. @waiting may become true only before the report is started.
 */
void         awale_report_set_waiting (AwaleReport             *self,
                                       bool                     waiting);

/** Stops a report that runs in a thread; results so far are kept. */
void         awale_report_cancel     (AwaleReport              *self);

bool         awale_report_is_running   (AwaleReport *self);
bool         awale_report_is_paused    (AwaleReport *self);
bool         awale_report_is_waiting   (AwaleReport *self);

/** True if a report with @options has nothing to search in @game. */
bool         awale_report_is_known     (AwaleGame                *game,
                                        const AwaleReportOptions *options);

/** The number of completed positions, and the number of all positions. */
unsigned     awale_report_get_n_done   (AwaleReport *self);
unsigned     awale_report_get_n_total  (AwaleReport *self);

/**
 * Estimated seconds that remain; −1 if the report is not running or has not searched any position
 * yet.
 */
double       awale_report_get_seconds_left (AwaleReport *self);

/**
 * The number of moves in the main line. Moves that the options exclude are among them, but have no
 * class.
 */
unsigned               awale_report_get_n_moves (AwaleReport *self);
const AwaleReportMove *awale_report_get_move    (AwaleReport *self,
                                                 unsigned     index);

/** The number of errors; errors are sorted, the worst first. */
unsigned               awale_report_get_n_errors (AwaleReport *self);
const AwaleReportMove *awale_report_get_error    (AwaleReport *self,
                                                  unsigned     index);

AwaleReportSummary     awale_report_get_summary (AwaleReport *self,
                                                 AwaleSide    side);

/**
 * Finds the nearest error that was played from a position after (@step 1) or before (@step −1) the
 * position at @ply. Returns: the index of its move, which is also the ply of the position where it
 * was played; −1 if there is none
 */
int          awale_report_find_error   (AwaleReport      *self,
                                        int               ply,
                                        int               step);

/** True for an error if the game does not contain the better move. */
bool         awale_report_move_lacks_line (const AwaleReportMove *self);

/** The reasons of the error @move; NULL if they were not found or belong to other values. */
const AwaleReasons *
             awale_report_get_reasons  (AwaleReport           *self,
                                        const AwaleReportMove *move);

/** Adds a copy of @reasons, found elsewhere, to the error @move. */
void         awale_report_add_reasons  (AwaleReport           *self,
                                        const AwaleReportMove *move,
                                        const AwaleReasons    *reasons);

/** The number of errors whose better move the game does not contain. */
unsigned     awale_report_count_lines  (AwaleReport      *self);

/**
 * Writes the values found, and the additions in @what, as one undoable step. A person's work is
 * never replaced: existing moves stay, and so do glyphs that do not follow from earlier values.
 * After an undo the values are still stored beside the game. Returns: false if there was nothing
 * new to write
 */
bool         awale_report_write        (AwaleReport      *self,
                                        AwaleReportWrite  what);

G_END_DECLS
