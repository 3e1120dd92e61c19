/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-client.h"
#include "awale-library-task.h"

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_TASKS (awale_library_tasks_get_type ())

/**
 * The running imports, exports and analyses of a library. All windows share them, and they outlast
 * the window that started them.
 *
 * Games are analyzed one by one, in a queue stored in the library, which outlasts the program. The
 * values of each game are stored as soon as it is done. An error pauses the analysis if the queue
 * is stored.
 *
 * Signal: "ended" (AwaleLibraryTask): the task has left the list.
 *
 * Signal: "failed" (AwaleLibraryTask): an error has paused the task.
 *
 * Signal: "analyzed" (gint64: the id of the game, double: its loss, as in a row): the values of the
 * game are stored.
 *
 * Signal: "rules-met" (AwaleRuleset *, int: seeds): a game with these rules was analyzed with
 * endgame tables of at most that many seeds, or -1 for none.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryTasks, awale_library_tasks, AWALE, LIBRARY_TASKS, GObject)

/** Replaces the contents of @file; called in a thread. */
typedef bool (* AwaleLibraryWriteFunc) (GFile   *file,
                                        GBytes  *bytes,
                                        GError **error);

/**
 * Creates the tasks of @client; @write writes exported files, and @tables is the folder of the
 * endgame tables.
 */
AwaleLibraryTasks *awale_library_tasks_new          (AwaleLibraryClient   *client,
                                                     AwaleLibraryWriteFunc write,
                                                     const char           *tables);

GListModel        *awale_library_tasks_get_list     (AwaleLibraryTasks *self);

bool               awale_library_tasks_is_importing (AwaleLibraryTasks *self);

/**
 * Adds a task started by @owner (nullable) to the list; awale_library_tasks_end() removes it.
 * Returns: (transfer full)
 */
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
 * Exports the games @ids (element-type gint64) to @file for @owner, as OGN, or their tags as CSV if
 * the name of @file ends in “.csv”. The file is replaced completely or not at all; the export fails
 * with AWALE_LIBRARY_ERROR_MISSING if a game is no longer in the library.
 */
void               awale_library_tasks_export       (AwaleLibraryTasks *self,
                                                     GArray            *ids,
                                                     GFile             *file,
                                                     GObject           *owner);

/** Queues the games @ids (element-type gint64) for analysis, for @owner. */
void               awale_library_tasks_analyze      (AwaleLibraryTasks *self,
                                                     GArray            *ids,
                                                     GObject           *owner);

/**
 * Resumes the analysis of an earlier run. Only the first call has an effect, and none if games were
 * queued before.
 */
void               awale_library_tasks_resume       (AwaleLibraryTasks *self);

G_END_DECLS
