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
  unsigned n_games;       /**< Found, written or analyzed so far, */
  unsigned n_total;       /**< of so many; 0: it is not known. */
  unsigned n_analyzed;    /**< Analyzed since the task began, and not before. */
  unsigned n_bad;         /**< Could not be read for analysis. */
  double   fraction;      /**< Of the whole. */
  double   seconds_left;  /**< About; negative while it cannot be told. */
} AwaleLibraryTaskProgress;

/** The outcome of an import. */
typedef struct
{
  AwaleImportCount  count;
  GPtrArray        *faults;  /**< A line for each game or file that could not be read. */
  GError           *error;   /**< Why it ended early (nullable); G_IO_ERROR_CANCELLED, too. */
} AwaleImportReport;

/** The report of an import that has not begun. (transfer full) */
AwaleImportReport *awale_import_report_new  (void);
void               awale_import_report_free (AwaleImportReport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleImportReport, awale_import_report_free)

#define AWALE_TYPE_LIBRARY_TASK (awale_library_task_get_type ())

/**
 * An import or export of games, or their analysis.
 *
 * Property: "paused": it waits to be resumed, which is for an analysis only.
 *
 * Signal: "progress".
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTask, awale_library_task, AWALE, LIBRARY_TASK, GObject)

/** A task that @owner has begun, which may go before it ends; NULL: an earlier run of the
 * program. */
AwaleLibraryTask               *awale_library_task_new          (AwaleLibraryTaskKind kind,
                                                                 GObject             *owner);

AwaleLibraryTaskKind            awale_library_task_get_kind     (AwaleLibraryTask *self);

/** Whether @object is to show the outcome: it began the task, or the object that did is gone. */
bool                            awale_library_task_is_for       (AwaleLibraryTask *self,
                                                                 gpointer          object);

/** Stops it; games that were imported or analyzed until then stay so. */
void                            awale_library_task_cancel       (AwaleLibraryTask *self);
GCancellable                   *awale_library_task_get_cancellable (AwaleLibraryTask *self);

bool                            awale_library_task_is_paused    (AwaleLibraryTask *self);
void                            awale_library_task_set_paused   (AwaleLibraryTask *self,
                                                                 bool              paused);

/** (transfer none) */
const AwaleLibraryTaskProgress *awale_library_task_get_progress (AwaleLibraryTask *self);
void                            awale_library_task_set_progress (
  AwaleLibraryTask               *self,
  const AwaleLibraryTaskProgress *progress);

/** The slot by which a thread sets the progress. (transfer none) */
AwaleLatest                    *awale_library_task_get_latest   (AwaleLibraryTask *self);

/** The outcome of an import (transfer full), NULL before its end. (transfer none) */
void                            awale_library_task_set_report   (AwaleLibraryTask  *self,
                                                                 AwaleImportReport *report);
const AwaleImportReport        *awale_library_task_get_report   (AwaleLibraryTask *self);

/** Why an export or an analysis has failed (transfer full), NULL if it has not; a paused one may be
 * resumed. (transfer none) */
void                            awale_library_task_set_error    (AwaleLibraryTask *self,
                                                                 GError           *error);
const GError                   *awale_library_task_get_error    (AwaleLibraryTask *self);

G_END_DECLS
