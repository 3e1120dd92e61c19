/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "library/awale-library-client.h"
#include "notation/awale-document.h"

#include "awale-recovery.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DRAFT (awale_draft_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDraft, awale_draft, AWALE, DRAFT, GObject)

/*
 * A document being worked on: the file or the library it came from, the one of its games that is
 * in view, and whether there is work that would be lost. Such work is kept in a recovery file,
 * written in the background a moment after each change.
 *
 * Properties (all notify): "document", "game" (in view) and "file" (all nullable; "file" also
 * notifies of another library game); "modified": there is work to be lost; "savable": saving would
 * write something new, be it only values of an analysis.
 *
 * Signals: "file-changed": another program wrote the file.
 */

/** Creates an empty draft, whose recovery file @disk will write in @recovery_folder. */
AwaleDraft    *awale_draft_new                (GFile          *recovery_folder,
                                               AwaleDiskQueue *disk);

AwaleDocument *awale_draft_get_document       (AwaleDraft *self);
GFile         *awale_draft_get_file           (AwaleDraft *self);
bool           awale_draft_is_modified        (AwaleDraft *self);
bool           awale_draft_is_savable         (AwaleDraft *self);

/** The file's name for people. (transfer full) (nullable) */
char          *awale_draft_dup_file_name      (AwaleDraft *self);

/** The game in view, and its index in the document. */
AwaleGame     *awale_draft_get_game           (AwaleDraft *self);
unsigned       awale_draft_get_index          (AwaleDraft *self);
void           awale_draft_set_index          (AwaleDraft *self,
                                               unsigned    index);

/** Whether another document may take the place of this one: nothing was opened or done yet. */
bool           awale_draft_is_untouched       (AwaleDraft *self);

/** Whether the file holds something that could not be read: ask before saving over it. */
bool           awale_draft_is_partial         (AwaleDraft *self);

/** Whether the file has another program's format: ask where to save, as it could not read ours. */
bool           awale_draft_is_converted       (AwaleDraft *self);

/** Works on @document, which is in no file yet. @unsaved: it is work that would be lost. */
void           awale_draft_adopt              (AwaleDraft    *self,
                                               AwaleDocument *document,
                                               bool           unsaved);

/**
 * The library's game that the document is and will be saved to, or 0. It is that until the document
 * is saved to a file, has other games, or is replaced. Set only without a file.
 */
gint64         awale_draft_get_library_game   (AwaleDraft    *self);
void           awale_draft_set_library_game   (AwaleDraft    *self,
                                               gint64         id);

/** Inserts @games (element-type AwaleGame) at @index and shows the first of them. */
void           awale_draft_insert_games       (AwaleDraft *self,
                                               GPtrArray  *games,
                                               unsigned    index);

/** Removes @n_games from the one in view on; at least one game must stay. */
void           awale_draft_remove_games       (AwaleDraft *self,
                                               unsigned    n_games);

/** Moves the game in view to @index. */
void           awale_draft_move_game          (AwaleDraft *self,
                                               unsigned    index);

/** Works on the document of a crashed run. Returns: whether there was a game in it */
bool           awale_draft_recover            (AwaleDraft    *self,
                                               AwaleRecovery *recovery);

/** Opens @file. Until it is read, and if it cannot be, the draft stays as it was. */
void           awale_draft_open_async         (AwaleDraft         *self,
                                               GFile              *file,
                                               GCancellable       *cancellable,
                                               GAsyncReadyCallback callback,
                                               gpointer            user_data);
bool           awale_draft_open_finish        (AwaleDraft   *self,
                                               GAsyncResult *result,
                                               GError      **error);

/**
 * Writes the document to @file, atomically, which becomes the draft's file. Fails with
 * G_IO_ERROR_WRONG_ETAG if that is its file already and another program has written it meanwhile,
 * unless @overwrite. Cancelling gives up a disk that does not answer: the draft stays as it is,
 * though the file may still be written later.
 */
void           awale_draft_save_async         (AwaleDraft         *self,
                                               GFile              *file,
                                               bool                overwrite,
                                               GCancellable       *cancellable,
                                               GAsyncReadyCallback callback,
                                               gpointer            user_data);

/** Saves the document as the game of @librarian's library that it is. */
void           awale_draft_save_library_game_async (AwaleDraft         *self,
                                                    AwaleLibraryClient *librarian,
                                                    GCancellable       *cancellable,
                                                    GAsyncReadyCallback callback,
                                                    gpointer            user_data);

/** Ends either kind of save. */
bool           awale_draft_save_finish        (AwaleDraft   *self,
                                               GAsyncResult *result,
                                               GError      **error);

/** Writes the whole document as text, in slices, so that no frame is late for a long one. */
void           awale_draft_write_async        (AwaleDraft         *self,
                                               GAsyncReadyCallback callback,
                                               gpointer            user_data);

/** Returns: (transfer full) (nullable): the text; NULL sets @error */
GBytes        *awale_draft_write_finish       (AwaleDraft   *self,
                                               GAsyncResult *result,
                                               GError      **error);

/**
 * Sets how the game in view is being played (nullable; see AwalePlayState), which the recovery file
 * keeps so that the game can be continued after a crash.
 */
void           awale_draft_set_play           (AwaleDraft *self,
                                               const char *play);

/** Writes the recovery file now, if there is unsaved work, and waits until it is on the disk. */
void           awale_draft_save_recovery      (AwaleDraft *self);

/** Ends the draft: unsaved work was given up on purpose, and its recovery file goes. */
void           awale_draft_close              (AwaleDraft *self);

G_END_DECLS
