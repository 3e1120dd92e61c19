/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-disk-queue.h"

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define AWALE_TYPE_SESSION (awale_session_get_type ())
G_DECLARE_FINAL_TYPE (AwaleSession, awale_session, AWALE, SESSION, GObject)

/** A window as it was left. Sizes are in application pixels; 0 where nothing is known. */
typedef struct
{
  char    *uri;        /**< The file that was open, or NULL. */
  char    *play;       /**< How its game was being played, see AwalePlayState; or NULL. */
  int      width;
  int      height;
  bool     maximized;
  bool     show_pane;
  bool     show_evaluations;
} AwaleWindowState;

/** Where in a file one was. */
typedef struct
{
  unsigned game;     /**< Which of its games, from 0. */
  char    *place;    /**< The way to the node in view, see awale_node_dup_path(). */
  bool     flipped;  /**< Whether North sat below. */
} AwaleFilePosition;

AwaleWindowState *awale_window_state_new  (void);
void              awale_window_state_free (AwaleWindowState  *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleWindowState, awale_window_state_free)

void              awale_place_free        (AwaleFilePosition *place);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleFilePosition, awale_place_free)

/**
 * What the application remembers from one run to the next: its windows, and where in each of
 * the latest files one was. It is written to @file, and empty until that is read.
 */
AwaleSession *awale_session_new  (GFile          *file,
                                  AwaleDiskQueue *disk);

/**
 * Reads the file, once, however long the disk takes: in a thread, before anybody else has to do
 * with the workspace. A file that cannot be read counts as none.
 */
void          awale_session_read (AwaleSession   *self);

/** Has the disk queue write it back as it is now, atomically. */
void          awale_session_save (AwaleSession   *self);

/** The windows of the last run. (transfer none) (element-type AwaleWindowState) */
GPtrArray    *awale_session_get_windows (AwaleSession *self);

/** @windows: (transfer full) (element-type AwaleWindowState) */
void          awale_session_set_windows (AwaleSession *self,
                                         GPtrArray    *windows);

/** Where one was in @uri, or NULL. (transfer none) */
const AwaleFilePosition *awale_session_find_place (AwaleSession *self,
                                                   const char   *uri);
void                     awale_session_set_place  (AwaleSession *self,
                                                   const char   *uri,
                                                   unsigned      game,
                                                   const char   *place,
                                                   bool          flipped);

G_END_DECLS
