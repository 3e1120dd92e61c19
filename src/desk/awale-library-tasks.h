/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-client.h"
#include "awale-library-task.h"

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_TASKS (awale_library_tasks_get_type ())

/**
 * The imports, exports and analyses of a library that are going on. They are nobody's in
 * particular: a window may be closed, and any other one shows them.
 *
 * Signal: "ended" (AwaleLibraryTask): it is no longer in the list.
 *
 * Signal: "failed" (AwaleLibraryTask): its error has it wait, until somebody has it go on.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTasks, awale_library_tasks, AWALE, LIBRARY_TASKS, GObject)

AwaleLibraryTasks *awale_library_tasks_new          (AwaleLibraryClient *librarian);

/** Those that are going on. (transfer none) (element-type AwaleLibraryTask) */
GListModel        *awale_library_tasks_get_list     (AwaleLibraryTasks *self);

/** Whether games are being imported. Another import has to wait until it is over. */
bool               awale_library_tasks_is_importing (AwaleLibraryTasks *self);

/** Puts one that @owner (nullable) has begun into the list, (transfer full); and out of it. */
AwaleLibraryTask  *awale_library_tasks_begin        (AwaleLibraryTasks   *self,
                                                     AwaleLibraryTaskKind kind,
                                                     GObject             *owner);
void               awale_library_tasks_end          (AwaleLibraryTasks   *self,
                                                     AwaleLibraryTask    *task);

/** Has @transfer wait, which is in the list, because of @error (transfer full). */
void               awale_library_tasks_fail         (AwaleLibraryTasks   *self,
                                                     AwaleLibraryTask    *task,
                                                     GError              *error);

/** Begins an import of @files for @owner, see awale_library_client_import_async(). */
void               awale_library_tasks_import       (AwaleLibraryTasks *self,
                                                     GListModel        *files,
                                                     GObject           *owner);

/** Begins an export for @owner, see awale_library_client_export_async(). */
void               awale_library_tasks_export       (AwaleLibraryTasks *self,
                                                     GArray            *ids,
                                                     GFile             *file,
                                                     GObject           *owner);

G_END_DECLS
