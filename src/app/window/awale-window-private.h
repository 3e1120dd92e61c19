/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the files of AwaleWindow share: the window itself, the draft that it shows, and asking who
 * plays. Whatever else is done in it are objects of their own.
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "app/library/awale-library-controller.h"
#include "app/study/awale-analysis-controller.h"
#include "app/study/awale-file-games.h"
#include "app/study/awale-clipboard-controller.h"
#include "app/study/awale-annotation.h"
#include "app/study/awale-explorer-controller.h"
#include "app/study/awale-share-controller.h"
#include "app/study/awale-play-controller.h"
#include "app/study/awale-report-controller.h"
#include "app/study/awale-position-setup.h"
#include "app/study/awale-study-view.h"
#include "app/study/awale-navigation.h"
#include "awale-window-focus.h"
#include "awale-learn-controller.h"
#include "awale-document-controller.h"
#include "awale-start-page.h"
#include "awale-title-controller.h"
#include "awale-window.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

struct _AwaleWindow
{
  AdwApplicationWindow      parent_instance;

  AwaleNoticeBar           *notice;
  AwaleToasts              *toasts;            /* over the pages */
  GtkStack                 *pages;
  AwaleStudyView           *study;

  AwaleDesk                *desk;
  AwaleActions             *actions;
  AwaleDraft               *draft;
  AwaleTitleController     *title_controller;
  AwalePositionSetup       *position_setup;
  AwaleDocumentController  *document_controller;
  AwaleFileGames           *file_games;
  AwaleClipboardController *clipboard_controller;
  AwaleShareController     *share_controller;
  AwalePlayController      *play_controller;
  AwaleAnnotation          *annotation;
  AwaleNavigation          *navigation;
  AwaleAnalysisController  *analysis_controller;
  AwaleReportController    *report_controller;
  AwaleLibraryController   *library_controller;
  GPtrArray                *others;            /* controllers that nobody asks for anything */
};

/* Adds the actions that begin games to the window's. */
void awale_window_add_new_game_actions      (AwaleWindow *self);

/* What is done with a window that games have come to. */
typedef void (*AwalePlaced) (AwaleWindow *window,
                             gpointer     data);

/*
 * Brings the games of @document to a window: to this one if nothing was done in it; else @question
 * is asked, and they are added to the games of this file or get a window of their own. Then
 * @placed is called, unless a person has thought better of it.
 */
void awale_window_place                     (AwaleWindow    *self,
                                             AwaleDocument  *document,
                                             bool            unsaved,
                                             const char     *question,
                                             AwalePlaced     placed,
                                             gpointer        data,
                                             GDestroyNotify  destroy);

/*
 * Shows the game of @document, which is the game @game of the library: in the window that has it
 * already, in this one if nothing is lost here by that, else in one of its own.
 */
void awale_window_open_library_game         (AwaleWindow   *self,
                                             AwaleDocument *document,
                                             gint64         game);

/* The library, the start page, one that waits for a file, or the game. */
void awale_window_update_page               (AwaleWindow *self);

/* Makes known to the template which tools are shown. */
void awale_window_bind_tools                (GtkWidgetClass *widget_class);

/* Follows the draft, once there is one, and what is done with it. */
void awale_window_connect_draft             (AwaleWindow *self);

G_END_DECLS
