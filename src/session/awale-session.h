/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "document/awale-disk-queue.h"

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct _AwaleSession AwaleSession;

/** State of a window. Sizes are in application pixels, 0 if unknown. */
typedef struct
{
  char    *uri;           /**< Open file, or NULL. */
  gint64   library_game;  /**< Id of the open library game, or 0. */
  char    *play;          /**< State of play, see AwalePlayState; or NULL. */
  int      width;
  int      height;
  bool     maximized;
  bool     show_pane;
  bool     show_evaluations;
} AwaleWindowState;

/** Last position in a file or in a game of the library. */
typedef struct
{
  unsigned game;
  char    *place;    /**< Path of the current node, see awale_node_dup_path(). */
  bool     flipped;  /**< True if North was at the bottom. */
} AwaleFilePosition;

AwaleWindowState *awale_window_state_new   (void);
void              awale_window_state_free  (AwaleWindowState  *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleWindowState, awale_window_state_free)

void              awale_file_position_free (AwaleFilePosition *place);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleFilePosition, awale_file_position_free)

/**
 * The state kept between runs: the windows, and the positions in the latest files. It is stored in
 * @file, and is empty until it is read.
 */
AwaleSession *awale_session_new   (GFile          *file,
                                   AwaleDiskQueue *disk);
AwaleSession *awale_session_ref   (AwaleSession   *self);
void          awale_session_unref (AwaleSession   *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleSession, awale_session_unref)

/**
 * Reads the file; call it in a thread and before any other use of the session. An unreadable file
 * counts as missing.
 */
void          awale_session_read (AwaleSession      *self);

/** Queues an atomic write of the current state. */
void          awale_session_save (AwaleSession      *self);

/**
 * The windows of the last run, or those set since. (transfer none) (element-type AwaleWindowState)
 */
GPtrArray    *awale_session_get_windows (AwaleSession *self);

/** Replaces the windows with @windows (transfer full) (element-type AwaleWindowState). */
void          awale_session_set_windows (AwaleSession *self,
                                         GPtrArray    *windows);

/** The last position in @uri, or NULL. (transfer none) (nullable) */
const AwaleFilePosition *awale_session_find_position (AwaleSession *self,
                                                      const char   *uri);
void                     awale_session_set_place     (AwaleSession *self,
                                                      const char   *uri,
                                                      unsigned      game,
                                                      const char   *place,
                                                      bool          flipped);

G_END_DECLS
