/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the two files of AwaleDraft share: the draft itself, and its file.
 */
#pragma once

#include "awale-draft.h"

G_BEGIN_DECLS

struct _AwaleDraft
{
  GObject        parent_instance;

  GFile         *recovery_folder;
  AwaleRecovery *recovery;
  unsigned       keep_timeout;

  AwaleDocument *document;
  unsigned       index;
  GSignalGroup  *game_signals;

  GFile         *file;
  char          *etag;
  GFileMonitor  *monitor;

  bool           reordered;  /* games were added or removed since it was saved */
  bool           partial;
  bool           modified;   /* as last told */
  bool           closed;
  bool           savable;    /* likewise */
  char          *play;       /* how the game is being played */
  unsigned       changes;    /* counts changes, so that a save knows whether more came */
  unsigned       findings;   /* counts values that an analysis found, which are no changes */
  unsigned       written;    /* so many of them the file holds */
};

/* Looks whether there is work to be saved, or anything to be written; without work the recovery
 * file goes. */
void awale_draft_update_modified (AwaleDraft  *self);

/* Works with @file (nullable) from now on, which has the state @etag (nullable: not known). */
void awale_draft_set_file        (AwaleDraft *self,
                                  GFile      *file,
                                  const char *etag);

/* Takes up @document at its game @index; it has one at least. */
void awale_draft_set_document    (AwaleDraft    *self,
                                  AwaleDocument *document,
                                  unsigned       index);

G_END_DECLS
