/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-study-view.h"
#include "desk/awale-draft.h"
#include "desk/awale-document-history.h"

G_BEGIN_DECLS

#define AWALE_TYPE_FILE_GAMES (awale_file_games_get_type ())

/**
 * The games of a file as a collection: going from one to the next, adding, moving and removing
 * them, which is in no game's own history.
 */
G_DECLARE_FINAL_TYPE (AwaleFileGames, awale_file_games, AWALE, FILE_GAMES, GObject)

/**
 * For the games of @draft, which @study shows in @window; says in @notice what takes long, and in
 * @toasts what can be undone.
 */
AwaleFileGames       *awale_file_games_new          (GtkWindow      *window,
                                                     AwaleStudyView *study,
                                                     AwaleDraft     *draft,
                                                     AwaleNoticeBar *notice,
                                                     AwaleToasts    *toasts);

/** What was done with the games, to be undone together with what was done in them. */
AwaleDocumentHistory *awale_file_games_get_history  (AwaleFileGames *self);

/** Adds @games (element-type AwaleGame) after those of the document, and shows the first. */
void                  awale_file_games_add          (AwaleFileGames *self,
                                                     GPtrArray      *games);

/** Files that are dropped on @widget are added to the document. */
void                  awale_file_games_accept_drops (AwaleFileGames *self,
                                                     GtkWidget      *widget);

/** Adds what it does to @list. */
void                  awale_file_games_add_actions  (AwaleFileGames *self,
                                                     AwaleActions   *list);

G_END_DECLS
