/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "notation/awale-document.h"

#include "awale-library-client.h"
#include "awale-recovery.h"

G_BEGIN_DECLS

#define AWALE_TYPE_DRAFT (awale_draft_get_type ())
G_DECLARE_FINAL_TYPE (AwaleDraft, awale_draft, AWALE, DRAFT, GObject)

/*
 * A document being worked on: the file it came from, the one of its games that is in view, and
 * whether there is work that the file does not hold. That work is saved to a recovery file a moment
 * after each change, without anybody waiting for it.
 *
 * Properties (all notify): "document", "game" and "file" (nullable), "modified", "savable".
 *
 * Signals: "file-changed": another program wrote the file.
 */

/** An empty one, whose recovery file @disk writes in @recovery_folder. */
AwaleDraft    *awale_draft_new                (GFile          *recovery_folder,
                                               AwaleDiskQueue *disk);

AwaleDocument *awale_draft_get_document       (AwaleDraft *self);
GFile         *awale_draft_get_file           (AwaleDraft *self);
bool           awale_draft_is_modified        (AwaleDraft *self);

/**
 * Whether saving would write anything new: work, or values that an analysis found, which are no
 * work to be lost.
 */
bool           awale_draft_is_savable         (AwaleDraft *self);

/** The name of the file as people see it; NULL without one. (transfer full) */
char          *awale_draft_dup_file_name (AwaleDraft *self);

/** The game in view, and which of the document's it is, from 0. */
AwaleGame     *awale_draft_get_game           (AwaleDraft *self);
unsigned       awale_draft_get_index          (AwaleDraft *self);
void           awale_draft_set_index          (AwaleDraft *self,
                                               unsigned    index);

/** Nothing was opened or done yet: another document may take its place. */
bool           awale_draft_is_untouched       (AwaleDraft *self);

/** The file holds something that could not be read: saving over it is to be asked first. */
bool           awale_draft_is_partial         (AwaleDraft *self);

/**
 * The file is in the format of another program, which could not read what is saved: where to save
 * is to be asked first.
 */
bool           awale_draft_is_converted       (AwaleDraft *self);

/** Goes on with @document, which no file holds yet. @unsaved: whether that is work to be saved. */
void           awale_draft_adopt              (AwaleDraft    *self,
                                               AwaleDocument *document,
                                               bool           unsaved);

/**
 * Goes on with @document, which is the game @id of a library: until it is saved to a file, has
 * other games beside it, or another document takes its place. Which one it is, or 0.
 */
void           awale_draft_adopt_library_game (AwaleDraft    *self,
                                               AwaleDocument *document,
                                               gint64         id);
gint64         awale_draft_get_library_game   (AwaleDraft    *self);

/** Its only game, of no file, was added to a library as the game @id, into which it is saved from
 * now on; 0: it is in none any more. */
void           awale_draft_set_library_game   (AwaleDraft    *self,
                                               gint64         id);

/**
 * Adds @game to the document as its last one, or @games from @index on, and shows the first that
 * was added; takes out @n_games from the one in view on, not all there are; or moves the one in
 * view to @index. They are undone by AwaleDocumentHistory, if they are done by that.
 */
void           awale_draft_add_game           (AwaleDraft *self,
                                               AwaleGame  *game);
void           awale_draft_insert_games       (AwaleDraft *self,
                                               GPtrArray  *games,
                                               unsigned    index);
void           awale_draft_remove_games       (AwaleDraft *self,
                                               unsigned    n_games);
void           awale_draft_move_game          (AwaleDraft *self,
                                               unsigned    index);

/** Goes on with what a crash left. Returns: whether there was a game in it. */
bool           awale_draft_recover            (AwaleDraft    *self,
                                               AwaleRecovery *recovery);

/** Reads @file. Until it is read, and if it cannot be, everything stays as it was. */
void           awale_draft_open_async         (AwaleDraft         *self,
                                               GFile              *file,
                                               GCancellable       *cancellable,
                                               GAsyncReadyCallback callback,
                                               gpointer            user_data);
bool           awale_draft_open_finish        (AwaleDraft   *self,
                                               GAsyncResult *result,
                                               GError      **error);

/**
 * Writes the document to @file, atomically, and works with that file from then on. Writing to
 * the draft's own file fails with G_IO_ERROR_WRONG_ETAG if another program has written it
 * meanwhile, unless @overwrite. A disk that does not answer can be given up by @cancellable: the
 * draft stays as it is, though the file may still be written later.
 */
void           awale_draft_save_async         (AwaleDraft         *self,
                                               GFile              *file,
                                               bool                overwrite,
                                               GCancellable       *cancellable,
                                               GAsyncReadyCallback callback,
                                               gpointer            user_data);

/** The same into the library of @librarian, of which it is a game. */
void           awale_draft_save_library_game_async (AwaleDraft         *self,
                                                    AwaleLibraryClient *librarian,
                                                    GCancellable       *cancellable,
                                                    GAsyncReadyCallback callback,
                                                    gpointer            user_data);

/** The end of either. */
bool           awale_draft_save_finish  (AwaleDraft   *self,
                                         GAsyncResult *result,
                                         GError      **error);

/** Writes the whole document as text, a while at a time, so that nobody waits for a long one. */
void           awale_draft_write_async  (AwaleDraft          *self,
                                         GAsyncReadyCallback  callback,
                                         gpointer             user_data);

/** Returns: (transfer full) (nullable): the text; NULL sets @error */
GBytes        *awale_draft_write_finish (AwaleDraft   *self,
                                         GAsyncResult *result,
                                         GError      **error);

/**
 * How the game in view is being played (nullable; see AwalePlayState): saved with unsaved work, so
 * that it can be gone on with after a crash.
 */
void           awale_draft_set_play     (AwaleDraft *self,
                                         const char *play);

/** Saves unsaved work to its recovery file now, and returns when all is on the disk. */
void           awale_draft_save_recovery (AwaleDraft *self);

/** The end: unsaved work that there still is was given up on purpose, and counts no more. */
void           awale_draft_close        (AwaleDraft *self);

G_END_DECLS
