/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-client.h"
#include "awale-tablebases.h"
#include "awale-library-tasks.h"

G_BEGIN_DECLS

#define AWALE_TYPE_ANALYSIS_QUEUE (awale_analysis_queue_get_type    ())

/**
 * Has games of a library analyzed, one after the other, behind all else that goes on. As long as
 * some are left, there is an AWALE_LIBRARY_TASK_ANALYSIS in the list of transfers, by which they
 * are paused and stopped; where the library cannot be used, it pauses by itself. What is found is
 * kept with each game as soon as that is done; what is left at the end of the program is gone on
 * with at its next start.
 *
 * Signal: "analyzed" (gint64: its number, double: the seeds given away in it, as in a row): the
 * values of a game are kept.
 */
G_DECLARE_FINAL_TYPE (AwaleAnalysisQueue, awale_analysis_queue,     AWALE, ANALYSIS_QUEUE, GObject)

AwaleAnalysisQueue *awale_analysis_queue_new   (AwaleLibraryClient *librarian,
                                                AwaleLibraryTasks  *transfers,
                                                AwaleTablebases    *tables);

/** Has the games @ids (element-type gint64) analyzed, too, for @owner. */
void                awale_analysis_queue_add   (AwaleAnalysisQueue *self,
                                                GArray             *ids,
                                                GObject            *owner);

/** Goes on with what is left of an earlier run of the program; the first call looks for that. */
void                awale_analysis_queue_go_on (AwaleAnalysisQueue *self);

G_END_DECLS
