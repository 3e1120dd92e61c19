/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-spellings.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_MERGE_NAMES_DIALOG (awale_merge_names_dialog_get_type ())

/**
 * A dialog to merge names of players: similar names are grouped and any other can be found; the
 * person marks those of one player and chooses the name to keep.
 *
 * Signals: "merged" (GStrv): rename players as in awale_library_respell(); the dialog waits for the
 * new names. "undone": undo the last merge.
 */
G_DECLARE_FINAL_TYPE (AwaleMergeNamesDialog, awale_merge_names_dialog, AWALE, MERGE_NAMES_DIALOG,
                      AdwWindow)

/** Creates a dialog above @parent. @spellings: (transfer full) */
GtkWidget *awale_merge_names_dialog_new           (GtkWindow             *parent,
                                                   AwaleSpellings        *spellings);

/** Updates the names. @spellings: (transfer full) */
void       awale_merge_names_dialog_set_spellings (AwaleMergeNamesDialog *self,
                                                   AwaleSpellings        *spellings);

/** Reports the last merge as @text, and offers to undo it. */
void       awale_merge_names_dialog_say_merged    (AwaleMergeNamesDialog *self,
                                                   const char            *text);

G_END_DECLS
