/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What lies on a person's desk, without a window. This folder promises that no work is lost: what
 * is being worked on is kept in case of a crash, no save leaves less than was there before it, and
 * what could not be done is told in a sentence. Nobody who asks it waits for a disk.
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

/** What lies on a person's desk: handed to every window when it is made, and shared by them. */
typedef struct
{
  GSettings          *settings;        /**< The preferences. */
  AwaleDiskQueue     *disk;            /**< What is saved unasked goes through it. */
  AwaleSession       *workspace;       /**< Where one left off. */
  AwaleTablebases    *tables;          /**< The endgame tables there are. */
  AwaleBookList      *books;           /**< The opening books there are. */
  AwaleEngines       *engines;         /**< The engines of other programs. */
  AwaleRulesets      *rulesets;        /**< The rules one can play by. */
  GFile              *recovery_folder; /**< Where unsaved work waits. */
  AwaleExamples      *examples;        /**< The example games. */
  AwaleLibraryClient *librarian;       /**< The library of games, */
  AwaleLibraryTasks  *transfers;       /**< and its imports, exports and analyses. */
} AwaleDesk;

/** The desk of a person with the preferences in @settings, everything else where it usually is. */
AwaleDesk *awale_desk_new         (GSettings           *settings);

AwaleDesk *awale_desk_ref         (AwaleDesk           *self);
void       awale_desk_unref       (AwaleDesk           *self);

/** The names that one plays under, without blanks around them. (transfer full) */
GStrv      awale_desk_dup_own_names (AwaleDesk         *self);

/** Reads what the last run left, the workspace and unsaved work, without waiting for the disk. */
void       awale_desk_read_async  (AwaleDesk           *self,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data);

/** Returns the unsaved work and its @problems; see awale_recovery_collect(). */
GPtrArray *awale_desk_read_finish (GAsyncResult        *result,
                                   char               **problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleDesk, awale_desk_unref)

G_END_DECLS
