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

/** A position of the line that is reported on. */
typedef struct
{
  size_t          n_positions;  /**< Of the line until there, that one included. */
  AwaleMove       played;       /**< What was played there; AWALE_NO_MOVE at the end. */
  unsigned        asked;        /**< That and the other moves that are in the game, as a set. */
  bool            is_wanted;    /**< Whether their values are to be found. */
  AwaleMoveValues values;       /**< Those; until they are found what was known before. */
  int             n_lines;      /**< Better moves than the played one, the best first. */
  AwaleSearchLine lines[AWALE_SEARCH_MAX_LINES];
} AwaleReportItem;

/** What goes through the AwaleLatest: how far the thread is. */
typedef struct
{
  unsigned n_done;
  bool     is_finished;
} AwaleReportProgress;

/** What a worker works on; it takes all of it over. */
typedef struct
{
  AwaleRuleset       rules;
  AwaleTablebase    *tables;     /**< Nullable. */
  AwaleReportOptions options;
  GArray            *positions;  /**< Of AwalePosition, from the start to the last item's. */
  GArray            *items;      /**< Of AwaleReportItem, in the order of play. */
} AwaleReportTask;

/**
 * The thread that goes through a line from its last position back, so that each search finds in
 * the hash what the next position was worth. Nothing here waits for it. One search of a position
 * tells its best move and the moves that are in the game, all at one depth.
 */
typedef struct _AwaleReportWorker AwaleReportWorker;

/** Begins. @latest must be made for AwaleReportProgress. NULL if no thread can be started. */
AwaleReportWorker *awale_report_worker_new        (AwaleReportTask   *task,
                                                   AwaleLatest       *latest,
                                                   unsigned           generation);

/** Gives the processor free at once; what was under way is begun again on going on. */
void               awale_report_worker_set_paused (AwaleReportWorker *self,
                                                   bool               paused);

/** How many items, from the last one back, are done. */
unsigned           awale_report_worker_get_n_done (AwaleReportWorker *self);

/** A copy of an item that is done. */
AwaleReportItem    awale_report_worker_get_item   (AwaleReportWorker *self,
                                                   unsigned           index);

/** The thread gives up and ends by itself. */
void               awale_report_worker_free       (AwaleReportWorker *self);

G_END_DECLS
