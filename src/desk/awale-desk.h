/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * State and settings of the application, without a window. This folder promises that no work is
 * lost: what is being worked on is kept in case of a crash, no save leaves less than was there
 * before it, and what could not be done is told in a sentence. Nobody who asks it waits for a disk.
 *
 * A save goes from AwaleDraft, the document being worked on, by awale_document_file_save_async(),
 * which makes the text, and awale_file_write(), which knows what kind of file it is, to the writer
 * of local files, awale_local_file_write(). What is kept unasked goes through AwaleDiskQueue.
 */
#pragma once

#include "awale-book-list.h"
#include "awale-disk-queue.h"
#include "awale-engines.h"
#include "awale-examples.h"
#include "awale-rulesets.h"
#include "awale-tablebases.h"
#include "awale-session.h"
#include "library/awale-library-tasks.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** The objects shared by all windows, each of which receives the desk when it is created. */
typedef struct
{
  GSettings          *settings;
  AwaleDiskQueue     *disk;            /**< Writes what is saved automatically. */
  AwaleSession       *workspace;       /**< The windows and positions of the last run. */
  AwaleTablebases    *tables;
  AwaleBookList      *books;
  AwaleEngines       *engines;
  AwaleRulesets      *rulesets;
  GFile              *recovery_folder; /**< Folder of unsaved work. */
  AwaleExamples      *examples;
  AwaleLibraryClient *librarian;       /**< Client of the library of games. */
  AwaleLibraryTasks  *transfers;       /**< Imports, exports and analyses of the library. */
} AwaleDesk;

/**
 * Creates the desk of a user with the preferences @settings; everything else is in its default
 * place.
 */
AwaleDesk *awale_desk_new         (GSettings           *settings);

AwaleDesk *awale_desk_ref         (AwaleDesk           *self);
void       awale_desk_unref       (AwaleDesk           *self);

/** The names that the user plays under, stripped. (transfer full) */
GStrv      awale_desk_dup_own_names (AwaleDesk         *self);

/** Reads the session and the unsaved work of the last run in a thread. */
void       awale_desk_read_async  (AwaleDesk           *self,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data);

/** The unsaved work with its @problems; see awale_recovery_collect(). */
GPtrArray *awale_desk_read_finish (GAsyncResult        *result,
                                   char               **problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleDesk, awale_desk_unref)

G_END_DECLS
