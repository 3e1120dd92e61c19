/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "app/common/awale-actions.h"
#include "session/awale-services.h"
#include "document/awale-recovery.h"
#include "game/awale-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_WINDOW (awale_window_get_type ())
G_DECLARE_FINAL_TYPE (AwaleWindow, awale_window, AWALE, WINDOW, AdwApplicationWindow)

/*
 * A window with one document: the start page, or the study of a game.
 *
 * Signals, for the application: "saved" (the document was saved), "closing" (the window is about to
 * close), "staying" (the user decided against closing).
 */

/**
 * Creates a window of @application on the start page, with the size in @state or, if @state is
 * NULL, the size of the window that was closed last. Returns: (transfer none)
 */
AwaleWindow      *awale_window_new (GtkApplication         *application,
                                    AwaleServices          *services,
                                    const AwaleWindowState *state);

void              awale_window_open     (AwaleWindow   *self,
                                         GFile         *file);

/**
 * Reopens the file or library game in @state, if there is one, and resumes the game that was being
 * played.
 */
void              awale_window_reopen   (AwaleWindow            *self,
                                         const AwaleWindowState *state);

/** Shows unsaved work that was recovered after a crash. */
void              awale_window_recover  (AwaleWindow   *self,
                                         AwaleRecovery *recovery);

/** True if nothing has been opened or changed in the window. */
bool              awale_window_is_untouched (AwaleWindow *self);

/**
 * This window if it is untouched, otherwise a new one, which the caller must present. Returns:
 * (transfer none)
 */
AwaleWindow      *awale_window_get_free     (AwaleWindow *self);

/** True if @file is open in this window or being opened. */
bool              awale_window_has_file     (AwaleWindow *self,
                                             GFile       *file);

/** The current game, or NULL on the start page. Returns: (transfer none) (nullable) */
AwaleGame        *awale_window_get_game     (AwaleWindow *self);

/** The state to restore in the next run. Returns: (transfer full) */
AwaleWindowState *awale_window_dup_state    (AwaleWindow *self);

/** Warns that endgame tables could not be built or read, for the reason in @error. */
void              awale_window_warn_of_tables (AwaleWindow  *self,
                                               const GError *error);

/** Shows the key overview of the window. The keys of @others are appended. */
void              awale_window_show_keys    (AwaleWindow       *self,
                                             const AwaleAction *others,
                                             size_t             n_others);

/** Saves unsaved work to its recovery file synchronously. */
void              awale_window_save_recovery (AwaleWindow *self);

G_END_DECLS
