/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What the files of AwaleWindow share. They are cut by concern: the window itself, the draft that
 * it shows, its files, walking through a game, its analysis, and what comes and goes by clipboard
 * or drag and drop.
 */
#pragma once

#include "app/common/awale-notice-bar.h"
#include "app/common/awale-toasts.h"
#include "awale-actions.h"
#include "awale-analyzing.h"
#include "awale-collecting.h"
#include "awale-copying.h"
#include "awale-editing.h"
#include "awale-exporting.h"
#include "awale-playing.h"
#include "awale-reporting.h"
#include "awale-saving.h"
#include "awale-setting-up.h"
#include "awale-start-page.h"
#include "awale-study-view.h"
#include "awale-walking.h"
#include "awale-window.h"
#include "desk/awale-draft.h"
#include "widgets/adaptive/awale-adaptive.h"

G_BEGIN_DECLS

struct _AwaleWindow
{
  AdwApplicationWindow  parent_instance;

  AwaleAdaptive        *adaptive;
  AdwSplitButton       *open_button;
  GtkButton            *new_button;
  GtkButton            *undo_button;
  GtkButton            *redo_button;
  GtkToggleButton      *pane_button;
  GtkButton            *narrow_redo_button;
  AdwWindowTitle       *title;
  GtkMenuButton        *menu_button;
  GtkWidget            *bottom_bar;
  AwaleNoticeBar       *notice;
  AwaleToasts          *toasts;            /* over the pages */
  GtkStack             *pages;
  AwaleStartPage       *start_page;
  AwaleStudyView       *study;

  AwaleDesk            *desk;
  AwaleActions         *actions;
  AwaleDraft           *draft;
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
  GSignalGroup         *game_signals;
};

/* Adds the actions of each concern to the window's. */
void awale_window_add_new_game_actions      (AwaleWindow *self);
void awale_window_add_help_actions          (AwaleWindow *self);

/* Everything that depends on the game in view, when it is another, or shown otherwise. */
void awale_window_update_all                (AwaleWindow *self);

/* The start page, one that waits for a file, or the game. */
void awale_window_update_page               (AwaleWindow *self);

/* The tools are in the header where it is wide, at the bottom where it is narrow. */
void awale_window_update_tools              (AwaleWindow *self);

/* Follows the draft, once there is one, and whatever game it brings into view. */
void awale_window_connect_draft           (AwaleWindow *self);

/* What is being typed reaches the game. */
void awale_window_flush                     (AwaleWindow *self);

G_END_DECLS
