/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What a window's controllers are given, without the window: a study view on the games of a draft,
 * and an empty desk.
 */
#pragma once

#include "app/common/awale-actions.h"
#include "app/common/awale-toasts.h"
#include "app/study/awale-study-view.h"
#include "desk/awale-desk.h"
#include "desk/awale-draft.h"

#include <adwaita.h>

typedef struct
{
  GtkWindow      *window;
  AwaleStudyView *study;
  AwaleToasts    *toasts;
  AwaleDraft     *draft;
  AwaleDesk      *desk;
  AwaleActions   *actions;
} Stage;

/** Begins a program of tests that need a display. */
void       stage_init     (int        *argc,
                           char     ***argv);

/**
 * What GLib knows of folders it drops where the next test gets others: that is no leak of ours.
 * stage_free() says so; a test without a stage has to.
 */
void       stage_excuse_folders (void);

/** A stage without a game; and what is left of it. */
Stage     *stage_new      (void);
void       stage_free     (Stage      *stage);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Stage, stage_free)

/** Brings a game with these moves into view, at its end. (transfer none) */
AwaleGame *stage_show     (Stage      *stage,
                           const char *letters);

/** Adds @game to the document as its last one, and brings it into view. */
void       stage_add_game (Stage      *stage,
                           AwaleGame  *game);

/**
 * The first widget at or below @widget of that type that is visible and says @text: a button all of
 * it, a label that begins with it; NULL: anything. (nullable)
 */
GtkWidget *stage_find     (GtkWidget  *widget,
                           GType       type,
                           const char *text);

/** The question that is open and was not answered yet; and answering the one that comes. */
GtkWidget *stage_find_question (void);
void       stage_answer        (const char *response);

/** Whether win.@action makes sense now; and doing it. */
bool       stage_can      (Stage      *stage,
                           const char *action);
void       stage_do       (Stage      *stage,
                           const char *action);
