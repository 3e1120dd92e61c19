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
 * A window with one document. It shows the start page, the study of a game, or the library.
 *
 * Signals, for the application: "saved" (the document was saved), "closing" (the window is about to
 * close), "staying" (the window stays open, because the user decided so or because saving failed).
 */

/**
 * Creates a window of @application on the start page, with the size and layout in @state or, if
 * @state is NULL, those of the last window in the session. Returns: (transfer none)
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

/** True if the window is untouched, or shows the file of @recovery without unsaved changes. */
bool              awale_window_can_recover (AwaleWindow   *self,
                                            AwaleRecovery *recovery);

/** Shows unsaved work that was recovered after a crash. */
void              awale_window_recover  (AwaleWindow   *self,
                                         AwaleRecovery *recovery);

/**
 * True if the window has nothing to lose: it neither has nor opens a file, and has no unsaved work
 * and at most a blank game.
 */
bool              awale_window_is_untouched (AwaleWindow *self);

/**
 * This window if it is untouched, otherwise a new one, which the caller must present. Returns:
 * (transfer none)
 */
AwaleWindow      *awale_window_get_free     (AwaleWindow *self);

/** True if @file is being opened in this window, or is open and no other file is being opened. */
bool              awale_window_has_file     (AwaleWindow *self,
                                             GFile       *file);

/** The current game, or NULL without a document. Returns: (transfer none) (nullable) */
AwaleGame        *awale_window_get_game     (AwaleWindow *self);

/**
 * The state to restore in the next run; the place in the game is stored in the session. Returns:
 * (transfer full)
 */
AwaleWindowState *awale_window_dup_state    (AwaleWindow *self);

/** Warns that endgame tables could not be built or read, for the reason in @error. */
void              awale_window_warn_of_tables (AwaleWindow  *self,
                                               const GError *error);

/** Shows the key overview of the window. The keys of @others are appended. */
void              awale_window_show_keys    (AwaleWindow       *self,
                                             const AwaleAction *others,
                                             size_t             n_others);

/** Saves unsaved work to its recovery file, and waits until it is on the disk. */
void              awale_window_save_recovery (AwaleWindow *self);

G_END_DECLS
