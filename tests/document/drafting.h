/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the tests of a draft share: one that has nothing yet, and a file that it may open.
 */
#pragma once

#include "document/awale-draft.h"

/** What is in the file. */
#define DRAFTING_GAME "[South \"Ama\"]\n[North \"Kofi\"]\n\n1. F f 2. B e *\n"

typedef struct
{
  char           *folder;
  GFile          *file;
  GFile          *recovery_folder;
  AwaleDiskQueue *disk;
  AwaleDraft     *draft;
} Drafting;

void     drafting_set_up               (Drafting      *fixture,
                                        gconstpointer  data);

/** Waits until the draft has gone, too. */
void     drafting_tear_down            (Drafting      *fixture,
                                        gconstpointer  data);

/** Keeps the result in the place that is the data. */
void     drafting_done_cb              (GObject       *source,
                                        GAsyncResult  *result,
                                        gpointer       data);

/** Open and save, and wait for it. */
bool     drafting_open                 (AwaleDraft    *draft,
                                        GFile         *file,
                                        GError       **error);
bool     drafting_save                 (AwaleDraft    *draft,
                                        GFile         *file,
                                        bool           overwrite,
                                        GError       **error);

/** Plays the first legal move at the cursor. */
void     drafting_play                 (AwaleDraft    *draft);

unsigned drafting_count_recovery_files (Drafting      *fixture);
