/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-disk-queue.h"

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_RECOVERY (awale_recovery_get_type ())
G_DECLARE_FINAL_TYPE (AwaleRecovery, awale_recovery, AWALE, RECOVERY, GObject)

/**
 * Unsaved work saved in a file, so that it outlives a crash. While the object lives it holds a
 * lock on that file, which the system lets go of however the program ends; so a recovery file
 * without a lock is one that was left behind.
 *
 * The file is an ordinary OGN file whose first line is a comment with what else is needed.
 */

/** What is saved beside the text of the document. */
typedef struct
{
  char    *uri;      /**< The file it belongs to, or NULL. */
  char    *etag;     /**< The state of that file when it was read or written, or NULL. */
  char    *place;    /**< The way to the node in view, see awale_node_dup_path(). */
  unsigned game;     /**< Which game of the document is in view, from 0. */
  bool     partial;  /**< The file holds more than could be read. */
  bool     converted;  /**< The file is not of our format, see awale_document_is_converted(). */
  gint64   listed;   /**< Which game of the library it is, or 0. */
  char    *play;     /**< How the game is being played, see AwalePlayState; or NULL. */
} AwaleRecoveryInfo;

/** Frees the strings of @info, if they are its own. */
void           awale_recovery_info_clear         (AwaleRecoveryInfo *info);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleRecoveryInfo, awale_recovery_info_clear)

/** Where recovery files are: in the user's data folder. (transfer full) */
GFile         *awale_recovery_get_default_folder (void);

/** One for a document that has just been opened; @disk writes its file, which there is none yet. */
AwaleRecovery *awale_recovery_new     (GFile          *folder,
                                       AwaleDiskQueue *disk);

/**
 * Claims every recovery file in @folder that was left behind, however long the disk takes: in a
 * thread. @problems (out) (optional) (nullable) (transfer full): a line for people about each file
 * there that cannot be read. Returns: (transfer full) (element-type AwaleRecovery): the latest
 * first.
 */
GPtrArray     *awale_recovery_collect (GFile           *folder,
                                       AwaleDiskQueue  *disk,
                                       char           **problems);

/**
 * Saves the document, whose games are written as @texts (element-type GBytes), with @info: later,
 * atomically, the latest only. Flush the disk queue to be sure of it.
 */
void        awale_recovery_save    (AwaleRecovery           *self,
                                    GPtrArray               *texts,
                                    const AwaleRecoveryInfo *info);

/** Removes the file, likewise later: the work is saved, or was thrown away on purpose. */
void        awale_recovery_discard (AwaleRecovery *self);

/** What a collected recovery holds; NULL for a new one. */
const char              *awale_recovery_get_text (AwaleRecovery *self);
const AwaleRecoveryInfo *awale_recovery_get_info (AwaleRecovery *self);

G_END_DECLS
