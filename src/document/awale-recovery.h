/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-disk-queue.h"

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Unsaved work in a file that survives a crash. Before it first writes the file, the object locks
 * another file beside it. The system releases the lock however the program ends, so a recovery file
 * whose lock is free is one that a crash left behind.
 *
 * The file is an OGN file; its first line is a comment with the other data.
 */
typedef struct _AwaleRecovery AwaleRecovery;

/** Data saved beside the text of the document. */
typedef struct
{
  char    *uri;      /**< File of the document, or NULL. */
  char    *etag;     /**< Entity tag of the file when last read or written, or NULL. */
  char    *place;    /**< Path of the current node, see awale_node_dup_path(). */
  unsigned game;     /**< Index of the current game. */
  bool     partial;  /**< True if a part of the file could not be read or was not UTF-8. */
  bool     converted;  /**< True if a game was read from PGN or another notation, see
                        * awale_document_is_converted(). */
  gint64   listed;   /**< Id of the game in the library, or 0. */
  char    *play;     /**< State of play, see AwalePlayState; or NULL. */
} AwaleRecoveryInfo;

/** Frees the strings of @info, which must own them. */
void           awale_recovery_info_clear         (AwaleRecoveryInfo *info);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AwaleRecoveryInfo, awale_recovery_info_clear)

/** The folder of recovery files in the user's data folder. (transfer full) */
GFile         *awale_recovery_get_default_folder (void);

/** Creates the recovery of a document; @disk writes its file at the first save. */
AwaleRecovery *awale_recovery_new     (GFile          *folder,
                                       AwaleDiskQueue *disk);
AwaleRecovery *awale_recovery_ref     (AwaleRecovery  *self);
void           awale_recovery_unref   (AwaleRecovery  *self);

/**
 * Claims all recovery files left behind in @folder. Blocks; call it in a thread. @problems (out)
 * (optional) (nullable) (transfer full) has a line for each of the first problems, such as an
 * unreadable file. Returns: the recoveries, latest first (transfer full) (element-type
 * AwaleRecovery)
 */
GPtrArray     *awale_recovery_collect (GFile           *folder,
                                       AwaleDiskQueue  *disk,
                                       char           **problems);

/**
 * Queues an atomic save of @texts, those of the games (element-type GBytes), and @info; it replaces
 * an earlier save. Flush the disk queue to wait for it.
 */
void        awale_recovery_save    (AwaleRecovery           *self,
                                    GPtrArray               *texts,
                                    const AwaleRecoveryInfo *info);

/** Queues the removal of the file, because the work was saved or discarded. */
void        awale_recovery_discard (AwaleRecovery *self);

/** The text and the data of a recovery that was left behind; NULL for a new one. */
const char              *awale_recovery_get_text (AwaleRecovery *self);
const AwaleRecoveryInfo *awale_recovery_get_info (AwaleRecovery *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleRecovery, awale_recovery_unref)

G_END_DECLS
