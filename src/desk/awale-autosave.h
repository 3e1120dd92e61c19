/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-recovery.h"
#include "notation/awale-document.h"

G_BEGIN_DECLS

#define AWALE_TYPE_AUTOSAVE (awale_autosave_get_type ())
G_DECLARE_FINAL_TYPE (AwaleAutosave, awale_autosave, AWALE, AUTOSAVE, GObject)

/** What is to be saved beside the text now. (transfer full): see awale_recovery_info_clear(). */
typedef AwaleRecoveryInfo (*AwaleAutosaveDescribe) (gpointer user_data);

/**
 * Saves a document to its recovery file a moment after each change. Nobody waits for it: texts are
 * written a few milliseconds at a time, and the file in the thread of @disk.
 */
AwaleAutosave *awale_autosave_new          (GFile                 *folder,
                                            AwaleDiskQueue        *disk,
                                            AwaleAutosaveDescribe  describe,
                                            gpointer               user_data);

/** Saves @document from now on, in the place of any other. */
void           awale_autosave_set_document (AwaleAutosave         *self,
                                            AwaleDocument         *document);

/** Goes on with a recovery file that there is. */
void           awale_autosave_set_recovery (AwaleAutosave         *self,
                                            AwaleRecovery         *recovery);

/** @game changed: its text is out of date. That alone saves nothing. */
void           awale_autosave_game_changed (AwaleAutosave         *self,
                                            AwaleGame             *game);

/** Saves in a moment. */
void           awale_autosave_save_soon    (AwaleAutosave         *self);

/** Saves now; flush the disk queue to be sure of it. */
void           awale_autosave_save         (AwaleAutosave         *self);

/** There is nothing to be saved any more: the recovery file goes. */
void           awale_autosave_discard      (AwaleAutosave         *self);

G_END_DECLS
