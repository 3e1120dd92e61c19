/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The fixture shared by the tests of a draft: an empty draft, and a file to open.
 */
#pragma once

#include "document/awale-draft.h"

/** Contents of the file. */
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

/** Frees the fixture, and waits until its draft is finalized. */
void     drafting_tear_down            (Drafting      *fixture,
                                        gconstpointer  data);

/** Stores a reference to @result in the GAsyncResult pointer that @data points to. */
void     drafting_done_cb              (GObject       *source,
                                        GAsyncResult  *result,
                                        gpointer       data);

/** Opens a file synchronously; drafting_save() saves one synchronously. */
bool     drafting_open                 (AwaleDraft    *draft,
                                        GFile         *file,
                                        GError       **error);
bool     drafting_save                 (AwaleDraft    *draft,
                                        GFile         *file,
                                        bool           overwrite,
                                        GError       **error);

/** Plays the first legal move in the current position. */
void     drafting_play                 (AwaleDraft    *draft);

unsigned drafting_count_recovery_files (Drafting      *fixture);
