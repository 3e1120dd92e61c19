/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-spellings.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_MERGE_NAMES_DIALOG (awale_merge_names_dialog_get_type ())

/**
 * The names of players in a library, those together that look alike, and any others that one
 * searches for: one marks which are the same player, and chooses the name that stays.
 *
 * Signal: "merged" (GStrv): players are to be called so, as awale_library_respell() has it. The
 * dialog waits for the names that there are then. "undone": the last merge is to be taken back.
 */
G_DECLARE_FINAL_TYPE (AwaleMergeNamesDialog, awale_merge_names_dialog, AWALE, MERGE_NAMES_DIALOG,
                      AdwWindow)

/** One over @parent. @spellings: (transfer full) */
GtkWidget *awale_merge_names_dialog_new           (GtkWindow             *parent,
                                                   AwaleSpellings        *spellings);

/** The names are others now. @spellings: (transfer full) */
void       awale_merge_names_dialog_set_spellings (AwaleMergeNamesDialog *self,
                                                   AwaleSpellings        *spellings);

/** Says in @text what was merged last, and offers to take that back. */
void       awale_merge_names_dialog_say_merged    (AwaleMergeNamesDialog *self,
                                                   const char            *text);

G_END_DECLS
