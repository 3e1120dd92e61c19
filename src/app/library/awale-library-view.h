/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toast-overlay.h"
#include "awale-library-page.h"
#include "session/awale-services.h"
#include "library/awale-library-change.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_VIEW (awale_library_view_get_type ())

/**
 * The library in a window: pages with its games, about a player and with doubles, each created when
 * first shown, and the actions on them.
 *
 * Properties: "shown" (the library is visible), "with-position" and "either-side" (list only games
 * with the position on the board, also with the sides swapped), "sort" (the column by which the
 * menu sorted the table, or ""), "reversed", and "favorite" (the first selected game is a
 * favorite).
 *
 * Signals: "changed": the available actions changed; "opened" (AwaleDocument, int64: the id of its
 * game in the library): the window should show the game; "titled":
 * awale_library_view_dup_subtitle() changed.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryView, awale_library_view, AWALE, LIBRARY_VIEW, AdwBin)

/**
 * Creates the view of the library of @services. @draft is the document whose current game is on the
 * board.
 */
GtkWidget          *awale_library_view_new           (AwaleServices      *services,
                                                      AwaleDraft         *draft,
                                                      AwaleNoticeBar     *notice,
                                                      AwaleToastOverlay  *toasts);

/**
 * Adds the actions of the view. The second function adds those on players and other pages, which
 * come later in the key overview.
 */
void                awale_library_view_add_actions        (AwaleLibraryView *self,
                                                           AwaleActions     *list);
void                awale_library_view_add_player_actions (AwaleLibraryView *self,
                                                           AwaleActions     *list);

bool                awale_library_view_get_shown     (AwaleLibraryView   *self);
void                awale_library_view_set_shown     (AwaleLibraryView   *self,
                                                      bool                shown);

/**
 * Lists all games with the position and the ruleset on the board, also with the sides swapped if
 * @either_side, and clears the other filters.
 */
void                awale_library_view_show_position (AwaleLibraryView   *self,
                                                      bool                either_side);

/**
 * The number of listed games, “87 games”, or the name of the player or page shown; empty before any
 * games are listed. Returns: (transfer full)
 */
char               *awale_library_view_dup_subtitle  (AwaleLibraryView   *self);

/** The page of games; NULL until first shown. Returns: (transfer none) (nullable) */
AwaleLibraryPage   *awale_library_view_get_page      (AwaleLibraryView   *self);

/**
 * The services, the notice bar and the toasts that the view was created with. Returns: (transfer
 * none)
 */
AwaleServices      *awale_library_view_get_services  (AwaleLibraryView   *self);
AwaleNoticeBar     *awale_library_view_get_notice    (AwaleLibraryView   *self);
AwaleToastOverlay  *awale_library_view_get_toasts    (AwaleLibraryView   *self);

/** The window; NULL once it is closed. Returns: (transfer none) (nullable) */
GtkWindow          *awale_library_view_get_window    (AwaleLibraryView   *self);

/**
 * Applies a copy of @change to the library. Reports a failure, and offers to undo a deletion,
 * changed details, and a decision about doubles. Does nothing once the window is closed.
 */
void                awale_library_view_change        (AwaleLibraryView         *self,
                                                      const AwaleLibraryChange *change);

/** Shows a notice about @error, which is closed when the library is left. */
void                awale_library_view_say_failure   (AwaleLibraryView   *self,
                                                      const char         *title,
                                                      const GError       *error);

G_END_DECLS
