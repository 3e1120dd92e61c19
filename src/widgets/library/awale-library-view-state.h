/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Selection and focus in the table of a library. GTK would lose them when a list replaces another
 * one, because the new list has other items. The model of the table is a GtkMultiSelection of an
 * AwaleLibraryModel.
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct _AwaleLibraryViewState AwaleLibraryViewState;

/** Saves the current selection and focus of @view. Returns: (transfer full) */
AwaleLibraryViewState *awale_library_view_state_new      (GtkColumnView         *view);
void                   awale_library_view_state_free     (AwaleLibraryViewState *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleLibraryViewState, awale_library_view_state_free)

/**
 * Restores the selection and the focus. If the focused game is no longer listed, the game now in
 * its place gets the focus, and is also selected if no other game is. Returns true if a game got
 * the focus.
 */
bool                   awale_library_view_state_restore  (AwaleLibraryViewState *self,
                                                          GtkColumnView         *view);

/** Focuses the row of the game at @position. */
void                   awale_library_view_state_focus    (GtkColumnView         *view,
                                                          unsigned               position);

/** The row of @view that contains @widget (nullable); NULL if @widget is not in a row. */
GtkWidget             *awale_library_view_state_find_row (GtkColumnView         *view,
                                                          GtkWidget             *widget);

/** Selects only the game at @position. A range selected with Shift then starts at this game. */
void                   awale_library_view_state_select   (GtkColumnView         *view,
                                                          unsigned               position);

/** Selects the game whose row has the focus, if any. */
void                   awale_library_view_state_select_focused (GtkColumnView *view);

/** The library id of the game at @position; 0 if there is none. */
gint64                 awale_library_view_state_get_game (GtkColumnView         *view,
                                                          unsigned               position);

/** The library ids of the selected games. Returns: (transfer full) (element-type gint64) */
GArray                *awale_library_view_state_list_selected (GtkColumnView *view);

/** The child of @view that contains its rows but not the header. Returns: (transfer none) */
GtkWidget             *awale_library_view_state_get_rows (GtkColumnView         *view);

G_END_DECLS
