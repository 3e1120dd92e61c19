/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * An open document, independent of windows. This folder protects the user's work: unsaved work is
 * kept in a recovery file in case of a crash, an interrupted save of a local file leaves its old or
 * its new contents, and a failure to open or save is reported. No function blocks for a disk unless
 * its comment says so.
 *
 * A save goes from AwaleDraft, the document being edited, through awale_document_file_save_async(),
 * which writes the text, and awale_file_write(), which handles all kinds of files, to
 * awale_atomic_file_write(), which writes local files. Automatic saves go through AwaleDiskQueue.
 */
#pragma once

#include "library/awale-library-client.h"
#include "notation/awale-document.h"

#include "awale-recovery.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DRAFT (awale_draft_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDraft, awale_draft, AWALE, DRAFT, GObject)

/*
 * The document being edited, with its file or library game, its current game, and its unsaved work.
 * The unsaved work is kept in a recovery file, which is written in the background shortly after a
 * change.
 *
 * Properties (all notify): "document", "game" (the current game) and "file", which may all be NULL;
 * "file" also notifies when another library game is opened. "modified": there is work that could be
 * lost. "savable": saving would write something new, perhaps only analysis values.
 *
 * Signals: "file-changed": another program has written the file.
 */

/** Creates an empty draft; @disk writes its recovery file in @recovery_folder. */
AwaleDraft    *awale_draft_new                (GFile          *recovery_folder,
                                               AwaleDiskQueue *disk);

AwaleDocument *awale_draft_get_document       (AwaleDraft *self);
GFile         *awale_draft_get_file           (AwaleDraft *self);
bool           awale_draft_is_modified        (AwaleDraft *self);
bool           awale_draft_is_savable         (AwaleDraft *self);

/** The display name of the file. (transfer full) (nullable) */
char          *awale_draft_dup_file_name      (AwaleDraft *self);

/** The current game, NULL without a document, and its index in the document. (transfer none) */
AwaleGame     *awale_draft_get_game           (AwaleDraft *self);
unsigned       awale_draft_get_index          (AwaleDraft *self);
void           awale_draft_set_index          (AwaleDraft *self,
                                               unsigned    index);

/**
 * True without a document, or if it has neither a file nor unsaved work and its current game is
 * blank, so that the draft may be reused.
 */
bool           awale_draft_is_untouched       (AwaleDraft *self);

/**
 * True if a part of the file could not be read or was not UTF-8, so that the user must be asked
 * before it is overwritten.
 */
bool           awale_draft_is_partial         (AwaleDraft *self);

/**
 * True if a game was read from PGN or another notation, so that the user must be asked where to
 * save the document, which would be written as OGN.
 */
bool           awale_draft_is_converted       (AwaleDraft *self);

/** Sets @document, which has no file yet; @unsaved marks it as work that could be lost. */
void           awale_draft_adopt              (AwaleDraft    *self,
                                               AwaleDocument *document,
                                               bool           unsaved);

/**
 * The id of the library game to which the document is saved, or 0. It is cleared when the document
 * is saved to a file or replaced, is 0 while the document has any other game, and can be set only
 * without a file.
 */
gint64         awale_draft_get_library_game   (AwaleDraft    *self);
void           awale_draft_set_library_game   (AwaleDraft    *self,
                                               gint64         id);

/** Inserts @games (element-type AwaleGame) at @index and makes the first of them current. */
void           awale_draft_insert_games       (AwaleDraft *self,
                                               GPtrArray  *games,
                                               unsigned    index);

/** Removes @n_games from the current game on; at least one must remain. */
void           awale_draft_remove_games       (AwaleDraft *self,
                                               unsigned    n_games);

void           awale_draft_move_game          (AwaleDraft *self,
                                               unsigned    index);

/** Restores the document of a run that crashed. Returns: false if it has no game */
bool           awale_draft_recover            (AwaleDraft    *self,
                                               AwaleRecovery *recovery);

/**
 * Opens @file. The draft is unchanged until the file is read, and also if reading fails. @options
 * (nullable) has the user's answers to questions that the file leaves open; they count as unsaved.
 */
void           awale_draft_open_async         (AwaleDraft             *self,
                                               GFile                  *file,
                                               const AwaleReadOptions *options,
                                               GCancellable           *cancellable,
                                               GAsyncReadyCallback     callback,
                                               gpointer                user_data);
bool           awale_draft_open_finish        (AwaleDraft   *self,
                                               GAsyncResult *result,
                                               GError      **error);

/**
 * Writes the document to @file, see awale_file_write(); it becomes the draft's file. Fails with
 * G_IO_ERROR_WRONG_ETAG if @file is the draft's already and another program has changed it, unless
 * @overwrite. Cancelling returns even from a disk that does not answer: the draft is unchanged,
 * though the file may still be written.
 */
void           awale_draft_save_async         (AwaleDraft         *self,
                                               GFile              *file,
                                               bool                overwrite,
                                               GCancellable       *cancellable,
                                               GAsyncReadyCallback callback,
                                               gpointer            user_data);

/** Saves the document as its game in @library. */
void           awale_draft_save_library_game_async (AwaleDraft         *self,
                                                    AwaleLibraryClient *library,
                                                    GCancellable       *cancellable,
                                                    GAsyncReadyCallback callback,
                                                    gpointer            user_data);

/** Finishes a save to a file or to the library. */
bool           awale_draft_save_finish        (AwaleDraft   *self,
                                               GAsyncResult *result,
                                               GError      **error);

/** Writes the document as text, in slices that return to the main loop. */
void           awale_draft_write_async        (AwaleDraft         *self,
                                               GAsyncReadyCallback callback,
                                               gpointer            user_data);

/** The text (transfer full); NULL with an error. */
GBytes        *awale_draft_write_finish       (AwaleDraft   *self,
                                               GAsyncResult *result,
                                               GError      **error);

/**
 * Sets the state of play of the current game (nullable; see AwalePlayState); the recovery file
 * stores it, so that the play can continue after a crash.
 */
void           awale_draft_set_play           (AwaleDraft *self,
                                               const char *play);

/** Writes the recovery file if there is unsaved work, and waits until it is on the disk. */
void           awale_draft_save_recovery      (AwaleDraft *self);

/** Discards unsaved work together with its recovery file. */
void           awale_draft_close              (AwaleDraft *self);

G_END_DECLS
