/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "analysis/awale-latest.h"
#include "awale-library-import.h"

G_BEGIN_DECLS

typedef enum
{
  AWALE_LIBRARY_TASK_IMPORT,
  AWALE_LIBRARY_TASK_EXPORT,
  AWALE_LIBRARY_TASK_ANALYSIS,
} AwaleLibraryTaskKind;

typedef struct
{
  unsigned n_games;       /**< Number of games found, written or done in the queue. */
  unsigned n_total;       /**< Total number of games; 0 if unknown. */
  unsigned n_analyzed;    /**< Number of games analyzed by this task. */
  unsigned n_bad;         /**< Number of games that could not be read for the analysis. */
  double   fraction;      /**< Fraction of the whole task that is done. */
  double   seconds_left;  /**< Estimated seconds; negative if unknown. */
} AwaleLibraryTaskProgress;

typedef struct
{
  AwaleImportCount  count;
  GPtrArray        *faults;  /**< A line for each game, file or folder that could not be read. */
  GError           *error;   /**< Reason for an early end, which may be G_IO_ERROR_CANCELLED
                              * (nullable). */
} AwaleImportReport;

/** Creates an empty report. (transfer full) */
AwaleImportReport *awale_import_report_new  (void);
void               awale_import_report_free (AwaleImportReport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleImportReport, awale_import_report_free)

#define AWALE_TYPE_LIBRARY_TASK (awale_library_task_get_type ())

/**
 * An import, an export or an analysis of games.
 *
 * Property: "paused": an analysis waits to be resumed.
 *
 * Signal: "progress": the progress has changed.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTask, awale_library_task, AWALE, LIBRARY_TASK, GObject)

/** Creates a task that @owner (nullable) started; the task may outlive it. */
AwaleLibraryTask               *awale_library_task_new          (AwaleLibraryTaskKind kind,
                                                                 GObject             *owner);

AwaleLibraryTaskKind            awale_library_task_get_kind     (AwaleLibraryTask *self);

/**
 * True if @object should report the result: it started the task, or no object that still exists
 * did.
 */
bool                            awale_library_task_is_for       (AwaleLibraryTask *self,
                                                                 gpointer          object);

/** Cancels the task; games and values stored so far stay. */
void                            awale_library_task_cancel       (AwaleLibraryTask *self);
GCancellable                   *awale_library_task_get_cancellable (AwaleLibraryTask *self);

bool                            awale_library_task_is_paused    (AwaleLibraryTask *self);
void                            awale_library_task_set_paused   (AwaleLibraryTask *self,
                                                                 bool              paused);

const AwaleLibraryTaskProgress *awale_library_task_get_progress (AwaleLibraryTask *self);
void                            awale_library_task_set_progress (
  AwaleLibraryTask               *self,
  const AwaleLibraryTaskProgress *progress);

/** The mailbox by which a thread sets the progress. (transfer none) */
AwaleLatest                    *awale_library_task_get_latest   (AwaleLibraryTask *self);

/**
 * Sets the report (transfer full) of an import, which is NULL before its end. The getter returns it
 * (transfer none).
 */
void                            awale_library_task_set_report   (AwaleLibraryTask  *self,
                                                                 AwaleImportReport *report);
const AwaleImportReport        *awale_library_task_get_report   (AwaleLibraryTask *self);

/**
 * Sets the error (transfer full) of an export or an analysis; NULL if it has not failed. A task
 * that the error has paused can be resumed. The getter returns it (transfer none).
 */
void                            awale_library_task_set_error    (AwaleLibraryTask *self,
                                                                 GError           *error);
const GError                   *awale_library_task_get_error    (AwaleLibraryTask *self);

G_END_DECLS
