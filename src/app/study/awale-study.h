/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toast-overlay.h"
#include "awale-split-view.h"
#include "awale-study-view.h"
#include "document/awale-document-history.h"
#include "play/awale-play.h"
#include "session/awale-services.h"

G_BEGIN_DECLS

/**
 * The widgets and models of a window that its controllers share. All pointers to them are NULL once
 * the window is closed, which callbacks that arrive later must check.
 */
typedef struct _AwaleStudy
{
  GtkWindow            *window;
  AwaleStudyView       *view;
  /* The following widgets are descendants of `view`. */
  AwaleSplitView       *split;            /**< Container of the board and `pane`. */
  AwaleBoard           *board;
  AwalePlayBar         *play_bar;
  AwaleGraph           *graph;
  AwaleStudyPane       *pane;

  AwaleServices        *services;
  AwaleNoticeBar       *notice;
  AwaleToastOverlay    *toasts;
  AwaleDraft           *draft;            /**< Open document, whose current game `view` shows. */
  AwaleDocumentHistory *history;          /**< History of changes to the list of games. */
  AwaleActions         *actions;
  AwalePlay            *play;             /**< Game being played, or just ended; nullable. */

  GCancellable         *reading;          /**< Cancels the reading of games to be added;
                                           * nullable. */
  GCancellable         *drawing;          /**< Cancels the drawing of a picture for the clipboard;
                                           * nullable. */
  bool                  keeps_result;     /**< True if moves may be added after the stated end
                                           * without asking. */

  struct _AwalePlayController *play_controller;

  /**
   * The study of @window if the window is untouched, or of a new window. Returns: (transfer none)
   */
  struct _AwaleStudy *(*get_free) (GtkWindow *window);
} AwaleStudy;

/** Creates the study of @window, without a game. Returns: (transfer full) */
AwaleStudy *awale_study_new        (GtkWindow         *window,
                                    AwaleStudyView    *view,
                                    AwaleServices     *services,
                                    AwaleNoticeBar    *notice,
                                    AwaleToastOverlay *toasts,
                                    AwaleStudy   *(*get_free) (GtkWindow *window));

AwaleStudy *awale_study_ref        (AwaleStudy        *self);
void        awale_study_unref      (AwaleStudy        *self);

/** Releases all parts and the caller's reference; the window calls it from its dispose(). */
void        awale_study_close      (AwaleStudy        *self);

/** Adds actions whose callbacks get the study. */
void        awale_study_add_actions (AwaleStudy        *self,
                                     const AwaleAction *rows,
                                     size_t             n_rows);

/** The current game. Returns: (transfer none) (nullable) */
AwaleGame  *awale_study_get_game   (AwaleStudy        *self);

/** The node at the cursor of the current game, which must exist. Returns: (transfer none) */
AwaleNode  *awale_study_get_cursor (AwaleStudy        *self);

/**
 * Stores the current game and position and the side at the bottom of the board, to restore them
 * when the file or library game is opened again. Does nothing for any other document.
 */
void        awale_study_store_place   (AwaleStudy     *self);

/** Restores what awale_study_store_place() has stored for the open file or library game. */
void        awale_study_restore_place (AwaleStudy     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleStudy, awale_study_unref)

G_END_DECLS
