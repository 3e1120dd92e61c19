/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The instance structure and functions that the files of AwaleWindow share.
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "app/library/awale-library-actions.h"
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
#include "document/awale-draft.h"

G_BEGIN_DECLS

struct _AwaleWindow
{
  AdwApplicationWindow      parent_instance;

  AwaleNoticeBar           *notice;
  AwaleToasts              *toasts;            /* above the pages */
  GtkStack                 *pages;
  AwaleStudyView           *study;

  AwaleServices            *services;
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
  AwaleLibraryView         *library;
  AwaleResultQuestion      *result_question;   /* borrowed from @others */
  GPtrArray                *others;            /* controllers that are only kept alive */
};

void awale_window_add_new_game_actions      (AwaleWindow *self);

/* A function called after games were placed in a window. */
typedef void (*AwalePlaced) (AwaleWindow *window,
                             gpointer     data);

/*
 * Puts the games of @document into this window if it is untouched. Otherwise asks @question: they
 * are added to the games here or get a window of their own. Calls @placed unless a person cancels.
 */
void awale_window_place                     (AwaleWindow    *self,
                                             AwaleDocument  *document,
                                             bool            unsaved,
                                             const char     *question,
                                             AwalePlaced     placed,
                                             gpointer        data,
                                             GDestroyNotify  destroy);

/*
 * Shows @document, which is library game @game, in the window that already has it, in this one if
 * nothing is lost, or in a new one.
 */
void awale_window_open_library_game         (AwaleWindow   *self,
                                             AwaleDocument *document,
                                             gint64         game);

/* Shows the page for the current state: library, start, opening or study. */
void awale_window_update_page               (AwaleWindow *self);

/* Registers the template closures that show and hide toolbar buttons. */
void awale_window_bind_tools                (GtkWidgetClass *widget_class);

/* Connects the new draft and its controllers to the window. */
void awale_window_connect_draft             (AwaleWindow *self);

G_END_DECLS
