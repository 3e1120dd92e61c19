/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-game-texts.h"
#include "awale-recovery.h"

G_BEGIN_DECLS

#define AWALE_TYPE_UNSAVED (awale_unsaved_get_type ())
G_DECLARE_FINAL_TYPE (AwaleUnsaved, awale_unsaved, AWALE, UNSAVED, GObject)

/** What is to be saved beside the text now. (transfer full): see awale_recovery_info_clear(). */
typedef AwaleRecoveryInfo (*AwaleUnsavedDescribe) (gpointer user_data);

/** How far a document had come when it was written. */
typedef struct _AwaleUnsavedState AwaleUnsavedState;

void awale_unsaved_state_free (AwaleUnsavedState *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleUnsavedState, awale_unsaved_state_free)

/**
 * What of a document its file does not hold. Work is saved to a recovery file a moment after each
 * change. Nobody waits for that: texts are written a few milliseconds at a time, and the file in
 * the thread of the disk queue.
 *
 * Properties (read only, both notify): "modified": there is work that would be lost; "savable":
 * there is that, or values that an analysis found, which are no work.
 */
AwaleUnsaved      *awale_unsaved_new           (GFile                *folder,
                                                AwaleDiskQueue       *disk,
                                                AwaleUnsavedDescribe  describe,
                                                gpointer              user_data);

/** Looks after @document from now on, in the place of any other, and follows one of its games. */
void               awale_unsaved_set_document  (AwaleUnsaved         *self,
                                                AwaleDocument        *document,
                                                AwaleGame            *game);
void               awale_unsaved_set_game      (AwaleUnsaved         *self,
                                                AwaleGame            *game);

/** Goes on with a recovery file that there is. */
void               awale_unsaved_set_recovery  (AwaleUnsaved         *self,
                                                AwaleRecovery        *recovery);

bool               awale_unsaved_is_modified   (AwaleUnsaved         *self);
bool               awale_unsaved_is_savable    (AwaleUnsaved         *self);

/** The document is other than its file, though its games may not be: some came or went. */
void               awale_unsaved_note_change   (AwaleUnsaved         *self);

/** Looks again whether there is work, and has it saved in a moment. */
void               awale_unsaved_update        (AwaleUnsaved         *self);

/** Saves work now, if there is any; flush the disk queue to be sure of it. */
void               awale_unsaved_save_recovery (AwaleUnsaved         *self);

/** From now on there is no work: what there still is was given up on purpose. */
void               awale_unsaved_give_up       (AwaleUnsaved         *self);

/** The texts of the games, always as these are. (transfer none) */
AwaleGameTexts    *awale_unsaved_get_texts     (AwaleUnsaved         *self);

/** The document is being written as it is now. (transfer full) */
AwaleUnsavedState *awale_unsaved_begin_saving  (AwaleUnsaved         *self);

/** The file holds the same document as it was at a call of awale_unsaved_begin_saving(). What was
 *  changed since is work, and so is what was undone since. */
void               awale_unsaved_mark_saved    (AwaleUnsaved            *self,
                                                const AwaleUnsavedState *written);

G_END_DECLS
