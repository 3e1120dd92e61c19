/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-latest.h"
#include "awale-report-options.h"
#include "game/awale-node.h"
#include "tablebase/awale-tablebase.h"
#include "engine/awale-search.h"

G_BEGIN_DECLS

/** A position of the reported line. */
typedef struct
{
  size_t          n_positions;  /**< Positions of the line up to and including this one. */
  AwaleMove       played;       /**< Move played here; AWALE_NO_MOVE at the end. */
  unsigned        asked;        /**< Set of all moves from here that are in the game. */
  bool            is_wanted;    /**< Values of these moves are to be found. */
  AwaleMoveValues values;       /**< Values found, or, until then, known before. */
  int             n_lines;      /**< Number of moves better than the one played, best first. */
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES];
} AwaleReportItem;

/** Progress of the thread, delivered through the AwaleLatest. */
typedef struct
{
  unsigned n_done;
  bool     is_finished;
} AwaleReportProgress;

/** Input of a worker, which takes ownership of all of it. */
typedef struct
{
  AwaleRuleset       rules;
  AwaleTablebase    *tables;     /**< (nullable) */
  AwaleReportOptions options;
  GArray            *positions;  /**< element-type AwalePosition, from the start to the last
                                      item. */
  GArray            *items;      /**< element-type AwaleReportItem, in the order of play. */
} AwaleReportTask;

/**
 * A thread that searches a line from its last position backwards, so that each search finds the
 * values of later positions in the hash. One search per position values its best move and the moves
 * in the game at the same depth. No function waits for the thread.
 */
typedef struct _AwaleReportWorker AwaleReportWorker;

/**
 * Starts a worker; @latest must hold AwaleReportProgress. Returns: (transfer full) (nullable): NULL
 * if no thread can be started
 */
AwaleReportWorker *awale_report_worker_new        (AwaleReportTask   *task,
                                                   AwaleLatest       *latest,
                                                   unsigned           generation);

/**
 * Pauses or resumes. Pausing frees the processor at once and discards the current search, which is
 * repeated on resuming.
 */
void               awale_report_worker_set_paused (AwaleReportWorker *self,
                                                   bool               paused);

/** Number of completed items, counted from the last one backwards. */
unsigned           awale_report_worker_get_n_done (AwaleReportWorker *self);

/** A copy of a completed item. */
AwaleReportItem    awale_report_worker_get_item   (AwaleReportWorker *self,
                                                   unsigned           index);

/** Frees the worker; its thread stops by itself. */
void               awale_report_worker_free       (AwaleReportWorker *self);

G_END_DECLS
