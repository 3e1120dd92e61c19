/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_SELECTION (awale_library_selection_get_type ())

/**
 * Which games of a model are selected, any number of them: positions, and nothing else.
 * GtkMultiSelection has an item made of each, and keeps it. Signal: `selected`, once whenever
 * others are, while GtkSelectionModel::selection-changed may tell of them part by part.
 */
G_DECLARE_FINAL_TYPE (AwaleLibrarySelection, awale_library_selection, AWALE, LIBRARY_SELECTION,
                      GObject)

AwaleLibrarySelection *awale_library_selection_new       (AwaleLibraryModel     *model);

/** (transfer none) */
AwaleLibraryModel     *awale_library_selection_get_model (AwaleLibrarySelection *self);

/** Of a change of many positions those that @view shows are told of first, others soon after. */
void                   awale_library_selection_set_view  (AwaleLibrarySelection *self,
                                                          GtkAdjustment         *view);

G_END_DECLS
