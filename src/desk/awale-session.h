/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-document.h"

#include "awale-recovery.h"

G_BEGIN_DECLS

#define AWALE_TYPE_SESSION (awale_session_get_type ())
G_DECLARE_FINAL_TYPE (AwaleSession, awale_session, AWALE, SESSION, GObject)

/** Why a document was not opened. */
typedef enum
{
  AWALE_SESSION_ERROR_NO_GAME,  /**< It holds no game; the message says what is wrong with it. */
} AwaleSessionError;

#define AWALE_SESSION_ERROR (awale_session_error_quark ())
GQuark awale_session_error_quark (void);

/*
 * A document being worked on: the file it came from, the one of its games that is in view, and
 * whether there is work that the file does not hold. That work is kept in a recovery file.
 *
 * Properties (all notify): "document", "game" and "file" (nullable), "modified", "savable".
 *
 * Signals: "file-changed": another program wrote the file.
 */

/** An empty one, whose recovery files are kept in @recovery_folder. */
AwaleSession  *awale_session_new (GFile *recovery_folder);

AwaleDocument *awale_session_get_document (AwaleSession *self);
GFile         *awale_session_get_file     (AwaleSession *self);
bool           awale_session_is_modified  (AwaleSession *self);

/**
 * Whether saving would write anything new: work, or values that an analysis found, which are no
 * work to be lost.
 */
bool           awale_session_is_savable   (AwaleSession *self);

/** The name of the file as people see it; NULL without one. (transfer full) */
char          *awale_session_dup_file_name (AwaleSession *self);

/** The game in view, and which of the document's it is, from 0. */
AwaleGame     *awale_session_get_game     (AwaleSession *self);
unsigned       awale_session_get_index    (AwaleSession *self);
void           awale_session_set_index    (AwaleSession *self,
                                           unsigned      index);

/** Nothing was opened or done yet: another document may take its place. */
bool           awale_session_is_untouched (AwaleSession *self);

/** The file holds something that could not be read: saving over it is to be asked first. */
bool           awale_session_is_partial   (AwaleSession *self);

/** Takes up @document, which no file holds yet. @unsaved: whether that is work to be kept. */
void           awale_session_take         (AwaleSession  *self,
                                           AwaleDocument *document,
                                           bool           unsaved);

/** Adds @game to the document as its last one and shows it; or takes the one in view out. */
void           awale_session_add_game     (AwaleSession  *self,
                                           AwaleGame     *game);
void           awale_session_remove_game  (AwaleSession  *self);

/** Goes on with what a crash left. Returns: whether there was a game in it. */
bool           awale_session_recover      (AwaleSession  *self,
                                           AwaleRecovery *recovery);

/** Reads @file. Until it is read, and if it cannot be, everything stays as it was. */
void           awale_session_open_async   (AwaleSession         *self,
                                           GFile                *file,
                                           GCancellable         *cancellable,
                                           GAsyncReadyCallback   callback,
                                           gpointer              user_data);
bool           awale_session_open_finish  (AwaleSession         *self,
                                           GAsyncResult         *result,
                                           GError              **error);

/**
 * Writes the document to @file, atomically, and works with that file from then on. Writing to
 * the session's own file fails with G_IO_ERROR_WRONG_ETAG if another program has written it
 * meanwhile, unless @overwrite.
 */
void           awale_session_save_async   (AwaleSession         *self,
                                           GFile                *file,
                                           bool                  overwrite,
                                           GCancellable         *cancellable,
                                           GAsyncReadyCallback   callback,
                                           gpointer              user_data);
bool           awale_session_save_finish  (AwaleSession         *self,
                                           GAsyncResult         *result,
                                           GError              **error);

/**
 * How the game in view is being played (nullable; see AwalePlayState): kept with unsaved work, so
 * that it can be gone on with after a crash.
 */
void           awale_session_set_play     (AwaleSession *self,
                                           const char   *play);

/**
 * Keeps unsaved work now, as is otherwise done a moment after each change. @wait: until it is on
 * disk.
 */
void           awale_session_keep         (AwaleSession *self,
                                           bool          wait);

/** The end: unsaved work that there still is was given up on purpose, and counts no more. */
void           awale_session_close        (AwaleSession *self);

G_END_DECLS
