/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library-item.h"
#include "awale-library-rows.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define AWALE_TYPE_LIBRARY_MODEL (awale_library_model_get_type ())

/**
 * The rows of a list of games as a GListModel of AwaleLibraryItem. Items are created on demand and
 * live as long as they are referenced. An item belongs to a position and emits "changed" if another
 * row comes there, so that a view updates only visible items.
 */
G_DECLARE_FINAL_TYPE (AwaleLibraryModel, awale_library_model, AWALE, LIBRARY_MODEL, GObject)

AwaleLibraryModel   *awale_library_model_new      (void);

/** Replaces the rows with @rows (nullable: no games). */
void                 awale_library_model_show     (AwaleLibraryModel *self,
                                                   AwaleLibraryRows  *rows);

/** The current rows. (nullable) (transfer none) */
AwaleLibraryRows    *awale_library_model_get_rows (AwaleLibraryModel *self);

/**
 * The id of the game at @position, or 0. awale_library_model_find() gives the position of a game,
 * or the number of games if it is not found. Neither function creates an item.
 */
gint64               awale_library_model_get_game (AwaleLibraryModel *self,
                                                   unsigned           position);
unsigned             awale_library_model_find     (AwaleLibraryModel *self,
                                                   gint64             game);

/** Sets the loss of @game after an analysis; the game keeps its position. */
void                 awale_library_model_set_loss (AwaleLibraryModel *self,
                                                   gint64             game,
                                                   double             loss);

G_END_DECLS
