/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Where a person is in the table of a library: which games are selected, and which has the focus. A
 * list that replaces another one has other items, and GTK would forget both. The model of the table
 * is an AwaleLibrarySelection, which is asked without having it make items.
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct _AwaleLibraryViewState AwaleLibraryViewState;

/** The place in @view as it is now. */
AwaleLibraryViewState *awale_library_view_state_new      (GtkColumnView         *view);
void                   awale_library_view_state_free     (AwaleLibraryViewState *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryViewState, awale_library_view_state_free)

/**
 * Selects what was selected. The game that had the focus gets it again, or the one that stands
 * where it stood, which is selected if none else is. Returns: whether any got it
 */
bool                   awale_library_view_state_restore  (AwaleLibraryViewState *self,
                                                          GtkColumnView         *view);

/** Gives the focus to the row of the game at @position. */
void                   awale_library_view_state_focus    (GtkColumnView         *view,
                                                          unsigned               position);

/** The row of @view that @widget (nullable) is, or is in; or NULL. */
GtkWidget             *awale_library_view_state_find_row (GtkColumnView         *view,
                                                          GtkWidget             *widget);

/** Selects the game at @position alone, where a range that is selected by Shift then begins. */
void                   awale_library_view_state_select   (GtkColumnView         *view,
                                                          unsigned               position);

/** Selects the game whose row has the focus, if one has it. */
void                   awale_library_view_state_select_focused (GtkColumnView *view);

/** The number of the game at @position in the library, or 0. */
gint64                 awale_library_view_state_get_game (GtkColumnView         *view,
                                                          unsigned               position);

/** The numbers of the games that are selected. (transfer full) (element-type gint64) */
GArray                *awale_library_view_state_list_selected (GtkColumnView *view);

/** The rows of @view, without its header. (transfer none) */
GtkWidget             *awale_library_view_state_get_rows (GtkColumnView         *view);

G_END_DECLS
