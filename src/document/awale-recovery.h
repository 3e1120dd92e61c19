/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-disk-queue.h"

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Unsaved work in a file that survives a crash. The object holds a lock on it, which the system
 * releases however the program ends, so that an unlocked recovery file was left behind.
 *
 * The file is an OGN file whose first line is a comment with the other data.
 */
typedef struct _AwaleRecovery AwaleRecovery;

/** Data saved beside the document's text. */
typedef struct
{
  char    *uri;      /**< File of the document, or NULL. */
  char    *etag;     /**< Its entity tag when last read or written, or NULL. */
  char    *place;    /**< Path of the node in view, see awale_node_dup_path(). */
  unsigned game;     /**< Index of the game in view. */
  bool     partial;  /**< Part of the file could not be read. */
  bool     converted;  /**< See awale_document_is_converted(). */
  gint64   listed;   /**< Game in the library, or 0. */
  char    *play;     /**< See AwalePlayState; or NULL. */
} AwaleRecoveryInfo;

/** Frees the strings of @info, which must own them. */
void           awale_recovery_info_clear         (AwaleRecoveryInfo *info);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleRecoveryInfo, awale_recovery_info_clear)

/** The folder for recovery files in the user's data folder. (transfer full) */
GFile         *awale_recovery_get_default_folder (void);

/** Creates the recovery of a newly opened document; @disk will write its file. */
AwaleRecovery *awale_recovery_new     (GFile          *folder,
                                       AwaleDiskQueue *disk);
AwaleRecovery *awale_recovery_ref     (AwaleRecovery  *self);
void           awale_recovery_unref   (AwaleRecovery  *self);

/**
 * Claims all recovery files left behind in @folder. Blocks; call it in a thread. @problems: a
 * line on each unreadable file (out) (optional) (nullable) (transfer full). Returns: the latest
 * first (transfer full) (element-type AwaleRecovery)
 */
GPtrArray     *awale_recovery_collect (GFile           *folder,
                                       AwaleDiskQueue  *disk,
                                       char           **problems);

/**
 * Queues an atomic save of the games' @texts (element-type GBytes) with @info, in place of an
 * earlier one. Flush the disk queue to wait for it.
 */
void        awale_recovery_save    (AwaleRecovery           *self,
                                    GPtrArray               *texts,
                                    const AwaleRecoveryInfo *info);

/** Queues the removal of the file, as the work was saved or discarded. */
void        awale_recovery_discard (AwaleRecovery *self);

/** The contents of a collected recovery; NULL for a new one. */
const char              *awale_recovery_get_text (AwaleRecovery *self);
const AwaleRecoveryInfo *awale_recovery_get_info (AwaleRecovery *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleRecovery, awale_recovery_unref)

G_END_DECLS
