/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The state of the application that outlasts a run and is shared by its windows: settings, the
 * windows and positions of the last run, endgame tables, books, engines, rulesets, examples and the
 * library. Files other than the settings are read in threads.
 */
#pragma once

#include "awale-book-list.h"
#include "document/awale-disk-queue.h"
#include "awale-engines.h"
#include "awale-examples.h"
#include "awale-rulesets.h"
#include "awale-tablebases.h"
#include "awale-session.h"
#include "library/awale-library-tasks.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** The objects shared by all windows; each window receives them when it is created. */
typedef struct
{
  GSettings          *settings;
  AwaleDiskQueue     *disk;
  AwaleSession       *session;
  AwaleTablebases    *tables;
  AwaleBookList      *books;
  AwaleEngines       *engines;
  AwaleRulesets      *rulesets;
  GFile              *recovery_folder;
  AwaleExamples      *examples;
  AwaleLibraryClient *library;
  AwaleLibraryTasks  *tasks;
} AwaleServices;

/**
 * Creates the services of a user with the preferences @settings; files are in their default places.
 */
AwaleServices *awale_services_new         (GSettings          *settings);

AwaleServices *awale_services_ref         (AwaleServices      *self);
void           awale_services_unref       (AwaleServices      *self);

/** The names under which the user plays, without surrounding spaces. (transfer full) */
GStrv          awale_services_dup_own_names (AwaleServices    *self);

/** Reads the session and the unsaved work of the last run in a thread. */
void           awale_services_read_async  (AwaleServices      *self,
                                           GAsyncReadyCallback callback,
                                           gpointer            user_data);

/**
 * Returns the unsaved work, and sets @problems to the errors in reading it, as
 * awale_recovery_collect() does.
 */
GPtrArray     *awale_services_read_finish (GAsyncResult       *result,
                                           char              **problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleServices, awale_services_unref)

G_END_DECLS
