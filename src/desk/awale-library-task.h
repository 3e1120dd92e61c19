/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-import-report.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  AWALE_LIBRARY_TASK_IMPORT,
  AWALE_LIBRARY_TASK_EXPORT,
  AWALE_LIBRARY_TASK_ANALYSIS,
} AwaleLibraryTaskKind;

/** How far one is. */
typedef struct
{
  unsigned n_games;       /**< That were found, or written, or are analyzed; */
  unsigned n_total;       /**< of so many, if that is known: else 0. */
  unsigned n_analyzed;    /**< That were analyzed since it began, and were not before. */
  unsigned n_bad;         /**< That could not be read for that. */
  double   fraction;      /**< Of the whole. */
  double   seconds_left;  /**< About; negative while it cannot be told. */
} AwaleLibraryTaskProgress;

/** Told how far it is, now and then. */
typedef void (* AwaleLibraryTaskProgressFunc) (const AwaleLibraryTaskProgress *progress,
                                               gpointer                        user_data);

#define AWALE_TYPE_LIBRARY_TASK (awale_library_task_get_type ())

/**
 * Games on their way into the library or out of it, or being analyzed there.
 *
 * Property: "paused": it waits until it is to go on; only an analysis can.
 *
 * Signal: "told": it is further than it was.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTask, awale_library_task, AWALE, LIBRARY_TASK, GObject)

/** One that @owner, which may go before it ends, has begun; NULL: an earlier run of the program. */
AwaleLibraryTask               *awale_library_task_new (AwaleLibraryTaskKind kind,
                                                        GObject *owner);

AwaleLibraryTaskKind            awale_library_task_get_kind (AwaleLibraryTask *self);

/** Whether @object is to tell what came of it: it has begun it, or who has is gone. */
bool                            awale_library_task_is_for (AwaleLibraryTask *self,
                                                           gpointer object);

/** Stops it; what was brought into the library until then stays there. */
void                            awale_library_task_cancel (AwaleLibraryTask *self);
GCancellable                   *awale_library_task_get_cancellable (AwaleLibraryTask *self);

bool                            awale_library_task_is_paused (AwaleLibraryTask *self);
void                            awale_library_task_set_paused (AwaleLibraryTask *self,
                                                               bool paused);

/** How far it is; (transfer none). */
const AwaleLibraryTaskProgress *awale_library_task_get_progress (AwaleLibraryTask *self);
void                            awale_library_task_tell (AwaleLibraryTask *self,
                                                         const AwaleLibraryTaskProgress *progress);

/** What came of an import (transfer full), NULL before its end. (transfer none) */
void                            awale_library_task_set_report (AwaleLibraryTask *self,
                                                               AwaleImportReport *report);
const AwaleImportReport        *awale_library_task_get_report (AwaleLibraryTask *self);

/** Why an export or an analysis has failed (transfer full), NULL if it has not. One that is paused
 * then may go on. (transfer none) */
void                            awale_library_task_set_error (AwaleLibraryTask *self,
                                                              GError *error);
const GError                   *awale_library_task_get_error (AwaleLibraryTask *self);

G_END_DECLS
