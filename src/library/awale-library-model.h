/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-item.h"
#include "awale-library-listing.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_MODEL (awale_library_model_get_type ())

/**
 * A listing as a list of AwaleLibraryItem, which are made when somebody asks for them and last as
 * long as somebody has them. An item is that of a position: when another listing is shown it is
 * told that it is another game, so that a view has nothing to do but for what it shows.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryModel, awale_library_model, AWALE, LIBRARY_MODEL, GObject)

AwaleLibraryModel   *awale_library_model_new         (void);

/** Shows @listing (nullable: no games) in the place of what is shown. */
void                 awale_library_model_show        (AwaleLibraryModel   *self,
                                                      AwaleLibraryListing *listing);

/** What is shown, (nullable) (transfer none): nothing yet. */
AwaleLibraryListing *awale_library_model_get_listing (AwaleLibraryModel   *self);

/** The number of the game at @position, or 0; and where a game is: behind all if nowhere. Neither
 * makes an item. */
gint64               awale_library_model_get_game    (AwaleLibraryModel   *self,
                                                      unsigned             position);
unsigned             awale_library_model_find        (AwaleLibraryModel   *self,
                                                      gint64               game);

/** The game @game was analyzed: @given was given away in it. It stays in its place. */
void                 awale_library_model_set_loss    (AwaleLibraryModel   *self,
                                                      gint64               game,
                                                      double               loss);

/** Whether that has happened since the listing was shown: it may not be the one to be sorted. */
bool                 awale_library_model_has_loss    (AwaleLibraryModel   *self);

G_END_DECLS
