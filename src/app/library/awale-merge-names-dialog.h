/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-view.h"

G_BEGIN_DECLS

#define AWALE_TYPE_MERGE_NAMES_DIALOG (awale_merge_names_dialog_get_type ())

/**
 * A dialog to merge different spellings of the name of a player. Similar names are grouped, and any
 * other name can be found by searching. The user marks the names of one player and chooses the name
 * to keep. The last merge can be undone in the dialog and, once it is closed, in the window.
 */
G_DECLARE_FINAL_TYPE (AwaleMergeNamesDialog, awale_merge_names_dialog, AWALE, MERGE_NAMES_DIALOG,
                      AdwWindow)

/** Opens a dialog with the names in the library above the window of @view. */
void awale_merge_names_dialog_open (AwaleLibraryView *view);

G_END_DECLS
