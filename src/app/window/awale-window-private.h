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
#include "app/library/awale-browsing.h"
#include "app/study/awale-analyzing.h"
#include "app/study/awale-collecting.h"
#include "app/study/awale-copying.h"
#include "app/study/awale-editing.h"
#include "app/study/awale-exploring.h"
#include "app/study/awale-exporting.h"
#include "app/study/awale-playing.h"
#include "app/study/awale-reporting.h"
#include "app/study/awale-setting-up.h"
#include "app/study/awale-study-view.h"
#include "app/study/awale-walking.h"
#include "awale-focusing.h"
#include "awale-learning.h"
#include "awale-saving.h"
#include "awale-start-page.h"
#include "awale-titling.h"
#include "awale-window.h"
#include "desk/awale-draft.h"

G_BEGIN_DECLS

struct _AwaleWindow
{
  AdwApplicationWindow  parent_instance;

  AwaleNoticeBar       *notice;
  AwaleToasts          *toasts;            /* over the pages */
  GtkStack             *pages;
  AwaleStudyView       *study;

  AwaleDesk            *desk;
  AwaleActions         *actions;
  AwaleDraft           *draft;
  AwaleTitling         *titling;
  AwaleSettingUp       *setting_up;
  AwaleSaving          *saving;
  AwaleCollecting      *collecting;
  AwaleCopying         *copying;
  AwaleExporting       *exporting;
  AwalePlaying         *playing;
  AwaleEditing         *editing;
  AwaleWalking         *walking;
  AwaleAnalyzing       *analyzing;
  AwaleReporting       *reporting;
  AwaleBrowsing        *browsing;
  GPtrArray            *others;            /* controllers that nobody asks for anything */
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
void awale_window_open_listed               (AwaleWindow   *self,
                                             AwaleDocument *document,
                                             gint64         game);

/* The library, the start page, one that waits for a file, or the game. */
void awale_window_update_page               (AwaleWindow *self);

/* Makes known to the template which tools are shown. */
void awale_window_bind_tools                (GtkWidgetClass *widget_class);

/* Follows the draft, once there is one, and what is done with it. */
void awale_window_connect_draft             (AwaleWindow *self);

G_END_DECLS
