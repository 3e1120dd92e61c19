/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-client.h"
#include "awale-library-task.h"

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_TASKS (awale_library_tasks_get_type ())

/**
 * The imports, exports and analyses of a library that are going on. They belong to no window: one
 * may be closed, and all others show them.
 *
 * Games are analyzed one after the other, in a queue that the library keeps: what is left at the
 * end of the program is resumed at its next start. Values are kept with each game as soon as it is
 * done. If the library cannot be used, the analysis pauses.
 *
 * Signal: "ended" (AwaleLibraryTask): it is no longer in the list.
 *
 * Signal: "failed" (AwaleLibraryTask): its error has paused it.
 *
 * Signal: "analyzed" (gint64: a game, double: its loss, as in a row): its values are kept.
 *
 * Signal: "rules-met" (AwaleRuleset *, int: seeds): a game of these rules is analyzed with endgame
 * tables of so many seeds, or -1.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTasks, awale_library_tasks, AWALE, LIBRARY_TASKS, GObject)

/** Replaces the contents of @file, in a thread. */
typedef bool (* AwaleLibraryWriteFunc) (GFile   *file,
                                        GBytes  *bytes,
                                        GError **error);

/** @write: writes exports. @tables: the folder of endgame tables */
AwaleLibraryTasks *awale_library_tasks_new          (AwaleLibraryClient   *client,
                                                     AwaleLibraryWriteFunc write,
                                                     const char           *tables);

/** (transfer none) (element-type AwaleLibraryTask) */
GListModel        *awale_library_tasks_get_list     (AwaleLibraryTasks *self);

/** Whether games are being imported, so that another import has to wait. */
bool               awale_library_tasks_is_importing (AwaleLibraryTasks *self);

/** Puts a task that @owner (nullable) has begun into the list, (transfer full); and out of it. */
AwaleLibraryTask  *awale_library_tasks_begin        (AwaleLibraryTasks   *self,
                                                     AwaleLibraryTaskKind kind,
                                                     GObject             *owner);
void               awale_library_tasks_end          (AwaleLibraryTasks   *self,
                                                     AwaleLibraryTask    *task);

/** Imports @files (element-type GFile) for @owner (nullable), see awale_library_import(). */
void               awale_library_tasks_import       (AwaleLibraryTasks *self,
                                                     GListModel        *files,
                                                     GObject           *owner);

/**
 * Exports the games @ids (element-type gint64) to @file for @owner: their tags as a table if its
 * name ends in “.csv”, else the games as OGN. The file is replaced as a whole or not at all: where
 * one of the games is no longer in the library that is AWALE_LIBRARY_ERROR_MISSING.
 */
void               awale_library_tasks_export       (AwaleLibraryTasks *self,
                                                     GArray            *ids,
                                                     GFile             *file,
                                                     GObject           *owner);

/** Puts the games @ids (element-type gint64) into the queue of the analysis, for @owner. */
void               awale_library_tasks_analyze      (AwaleLibraryTasks *self,
                                                     GArray            *ids,
                                                     GObject           *owner);

/** Resumes the analysis of an earlier run of the program; only the first call looks for it. */
void               awale_library_tasks_resume       (AwaleLibraryTasks *self);

G_END_DECLS
