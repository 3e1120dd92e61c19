/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_SELECTION (awale_library_selection_get_type ())

/**
 * A selection of any number of games, stored as positions only; GtkMultiSelection would create and
 * keep an item for each.
 *
 * Signals: "selected": emitted once for each change, while GtkSelectionModel::selection-changed may
 * report it in parts.
 */
G_DECLARE_FINAL_TYPE (AwaleLibrarySelection, awale_library_selection, AWALE, LIBRARY_SELECTION,
                      GObject)

AwaleLibrarySelection *awale_library_selection_new       (AwaleLibraryModel     *model);

/** The model. Returns: (transfer none) */
AwaleLibraryModel     *awale_library_selection_get_model (AwaleLibrarySelection *self);

/** Sets the scrolling of the view, so that changes of visible positions are reported first. */
void                   awale_library_selection_set_view  (AwaleLibrarySelection *self,
                                                          GtkAdjustment         *view);

G_END_DECLS
