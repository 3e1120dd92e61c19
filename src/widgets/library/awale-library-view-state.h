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
 * Restores the selection. The focus returns to its game, or to the game that now has its position;
 * that game is selected if no other is. Returns true if a game got the focus.
 */
bool                   awale_library_view_state_restore  (AwaleLibraryViewState *self,
                                                          GtkColumnView         *view);

/** Focuses the row of the game at @position. */
void                   awale_library_view_state_focus    (GtkColumnView         *view,
                                                          unsigned               position);

/** The row of @view that contains @widget (nullable), or NULL. */
GtkWidget             *awale_library_view_state_find_row (GtkColumnView         *view,
                                                          GtkWidget             *widget);

/** Selects only the game at @position, which becomes the start of a range selected with Shift. */
void                   awale_library_view_state_select   (GtkColumnView         *view,
                                                          unsigned               position);

/** Selects the game whose row has the focus, if any. */
void                   awale_library_view_state_select_focused (GtkColumnView *view);

/** The library id of the game at @position, or 0. */
gint64                 awale_library_view_state_get_game (GtkColumnView         *view,
                                                          unsigned               position);

/** The library ids of the selected games. Returns: (transfer full) (element-type gint64) */
GArray                *awale_library_view_state_list_selected (GtkColumnView *view);

/** The child of @view that holds its rows, without the header. Returns: (transfer none) */
GtkWidget             *awale_library_view_state_get_rows (GtkColumnView         *view);

G_END_DECLS
