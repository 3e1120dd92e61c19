/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "desk/awale-desk.h"
#include "desk/awale-recovery.h"
#include "game/awale-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_WINDOW (awale_window_get_type ())
G_DECLARE_FINAL_TYPE (AwaleWindow, awale_window, AWALE, WINDOW, AdwApplicationWindow)

/*
 * A window on one document: the start page, or the study of a game.
 *
 * Signals, by which it speaks to its application: "open-file" (a GFile that was asked for here),
 * "saved" (what is open here), "closing" (it is about to go), "staying" (it was asked to go, and a
 * person has decided against it).
 */

/**
 * A window of @application on the start page, with what lies on @desk, of the size in @state
 * (nullable: that of the window that was closed last). (transfer none)
 */
AwaleWindow      *awale_window_new (GtkApplication         *application,
                                    AwaleDesk              *desk,
                                    const AwaleWindowState *state);

/** Opens @file here. */
void              awale_window_open     (AwaleWindow   *self,
                                         GFile         *file);

/** Opens the file in @state again, and goes on with the game that was being played in it. */
void              awale_window_reopen   (AwaleWindow            *self,
                                         const AwaleWindowState *state);

/** Starts @game here; @unsaved: it holds work that is to be saved. */
void              awale_window_adopt    (AwaleWindow   *self,
                                         AwaleGame     *game,
                                         bool           unsaved);

/** Goes on here with what a crash left. */
void              awale_window_recover  (AwaleWindow   *self,
                                         AwaleRecovery *recovery);

/** Nothing was opened or done here yet. */
bool              awale_window_is_untouched (AwaleWindow *self);

/** This window if it is untouched, or a new one, not yet presented. (transfer none) */
AwaleWindow      *awale_window_get_free     (AwaleWindow *self);

/** @file is open here, or is about to be. */
bool              awale_window_has_file     (AwaleWindow *self,
                                             GFile       *file);

/** The game in view, or NULL on the start page. (transfer none) */
AwaleGame        *awale_window_get_game     (AwaleWindow *self);

/** How it is to come back. */
AwaleWindowState *awale_window_dup_state    (AwaleWindow *self);

/** Says here that endgame tables could not be built or can no longer be read, by @error. */
void              awale_window_warn_of_tables (AwaleWindow  *self,
                                               const GError *error);

/** Shows the keys of the window, and of @others after them. */
void              awale_window_show_keys    (AwaleWindow       *self,
                                             const AwaleAction *others,
                                             size_t             n_others);

/** Saves unsaved work to its recovery file before it returns. */
void              awale_window_save_recovery (AwaleWindow *self);

G_END_DECLS
