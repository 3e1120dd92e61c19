/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-study-view.h"
#include "document/awale-draft.h"
#include "document/awale-document-history.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FILE_GAMES (awale_file_games_get_type ())

/**
 * The games of a file as a collection: going from one to the next, adding, moving and removing
 * them. These changes have a history apart from those of the games.
 */
G_DECLARE_FINAL_TYPE (AwaleFileGames, awale_file_games, AWALE, FILE_GAMES, GObject)

/**
 * Creates the collection for the games of @draft, which @study shows in @window. @notice shows the
 * progress of reading, @toasts the steps that can be undone.
 */
AwaleFileGames       *awale_file_games_new          (GtkWindow      *window,
                                                     AwaleStudyView *study,
                                                     AwaleDraft     *draft,
                                                     AwaleNoticeBar *notice,
                                                     AwaleToasts    *toasts);

/**
 * The history of changes to the collection, to be merged with those of its games. Returns:
 * (transfer none)
 */
AwaleDocumentHistory *awale_file_games_get_history  (AwaleFileGames *self);

/** Appends @games (element-type AwaleGame) to the document, and shows the first of them. */
void                  awale_file_games_add          (AwaleFileGames *self,
                                                     GPtrArray      *games);

/** Adds the games of files that are dropped on @widget to the document. */
void                  awale_file_games_accept_drops (AwaleFileGames *self,
                                                     GtkWidget      *widget);

void                  awale_file_games_add_actions  (AwaleFileGames *self,
                                                     AwaleActions   *list);

G_END_DECLS
