/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the two files of AwaleDraft share.
 */
#pragma once

#include "awale-document-file.h"
#include "awale-draft.h"
#include "awale-unsaved.h"

G_BEGIN_DECLS

struct _AwaleDraft
{
  GObject            parent_instance;

  AwaleDocument     *document;
  unsigned           index;

  AwaleDocumentFile *file;     /* NULL without one */
  GSignalGroup      *file_signals;

  AwaleUnsaved      *unsaved;
  AwaleDiskQueue    *disk;
  char              *play;     /* how the game is being played */
  bool               partial;
  bool               converted;
  gint64             listed;       /* which game of the library it is, or 0 */
  AwaleGame         *library_game; /* weak: that game */
};

/** Works with @file (nullable) from now on. */
void awale_draft_set_file   (AwaleDraft        *self,
                             AwaleDocumentFile *file);

/** @document, which is ours or is going to be, is the game @id of a library; 0: it is none. */
void awale_draft_set_listed_game (AwaleDraft    *self,
                                  AwaleDocument *document,
                                  gint64         id);

G_END_DECLS
