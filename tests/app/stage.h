/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The environment of a window's controllers without AwaleWindow: a study view for the games of a
 * draft, and services.
 */
#pragma once

#include "app/study/awale-study.h"

#include <adwaita.h>

typedef struct
{
  AwaleStudy        *study;

  /* The parts of the study, borrowed. */
  GtkWindow         *window;
  AwaleStudyView    *view;
  AwaleNoticeBar    *notice;
  AwaleToastOverlay *toasts;
  AwaleDraft        *draft;
  AwaleServices     *services;
  AwaleActions      *actions;
} Stage;

/** Initializes a test program that needs a display. */
void       stage_init     (int        *argc,
                           char     ***argv);

/**
 * Silences the leak of GLib's cached folders, which differ for each test. stage_free() calls it;
 * tests without a stage must do so themselves.
 */
void       stage_excuse_folders (void);

/** Creates a stage without a game. */
Stage     *stage_new      (void);
void       stage_free     (Stage      *stage);

/** Closes the study as the closing of its window does; stage_free() does the rest. */
void       stage_close_study (Stage   *stage);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Stage, stage_free)

/** Shows a game with these moves, at its end. Returns: (transfer none) */
AwaleGame *stage_show     (Stage      *stage,
                           const char *letters);

/** Appends @game to the document, and shows the game. */
void       stage_add_game (Stage      *stage,
                           AwaleGame  *game);

/**
 * Returns the first visible widget of @type in the tree of @widget whose button label is @text or
 * whose text begins with @text. NULL as @text matches any widget. (nullable)
 */
GtkWidget *stage_find     (GtkWidget  *widget,
                           GType       type,
                           const char *text);

/** The open question without an answer, or NULL. */
GtkWidget *stage_find_question (void);

/** Waits for a question and answers it. */
void       stage_answer        (const char *response);

/** True if win.@action is enabled. */
bool       stage_can      (Stage      *stage,
                           const char *action);
void       stage_do       (Stage      *stage,
                           const char *action);
