/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Between the files of AwaleReport: what it holds and how it runs (awale-report.c), and what it
 * writes (awale-report-write.c).
 */
#pragma once

#include "awale-report-worker.h"

G_BEGIN_DECLS

/** A position that was gone through, the last one of the line first. */
typedef struct
{
  AwaleNode       *node;
  bool             had_value;  /**< What the node carried when it was asked for. */
  AwaleEvaluation  former;
  AwaleReportItem  item;       /**< What has been found, once it is done. */
} AwaleReportEntry;

struct _AwaleReport
{
  GObject             parent_instance;

  AwaleGame          *game;
  AwaleTablebase     *tables;
  AwaleReportOptions  options;

  /* What is said. */
  bool                is_stale;
  GArray             *moves;      /* Of AwaleReportMove; each holds a reference to its node. */
  AwaleReportSummary  summaries[2];

  /* What is run. */
  AwaleLatest        *latest;
  AwaleReportWorker  *worker;     /* NULL when nothing is under way. */
  GArray             *entries;    /* Of AwaleReportEntry, in the order of the line. */
  unsigned            n_taken;    /* Entries, from the last one back, that are done. */
  unsigned            n_costly;   /* Those of them that took a value to find. */
  unsigned            n_wanted;   /* All that take one. */
  bool                is_paused;
  gint64              resumed;    /* When time began to count. */
  gint64              worked;     /* Microseconds before that. */
};

/** Brings what is said up to date with the values of the game. */
void awale_report_refresh (AwaleReport *self);

/** Whether a move is among those that were asked for. */
bool awale_report_asks    (AwaleReport *self,
                           int          ply,
                           AwaleSide    mover);

G_END_DECLS
