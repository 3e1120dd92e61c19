/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/**
 * The games of a library that are to be analyzed, which the library itself has, so that they
 * outlast any program. Those that are done stay among them until all are.
 */
typedef struct
{
  unsigned n_games;
  unsigned n_done;   /**< Of them. */
  bool     paused;   /**< Somebody wants the rest to wait. */
} AwaleLibraryQueue;

bool awale_library_get_queue     (AwaleLibrary       *self,
                                  AwaleLibraryQueue  *queue,
                                  GError            **error);

/**
 * Puts the games @ids (element-type gint64) behind those that are there, to be analyzed to @depth;
 * those without moves and those that are gone stay out. Nothing waits any more.
 */
bool awale_library_queue_games   (AwaleLibrary       *self,
                                  GArray             *ids,
                                  int                 depth,
                                  GError            **error);

/** Has what is left wait, or no longer. */
bool awale_library_pause_queue   (AwaleLibrary       *self,
                                  bool                paused,
                                  GError            **error);

typedef enum
{
  AWALE_QUEUE_ASK,     /**< No change. */
  AWALE_QUEUE_ADD,     /**< Games are added. */
  AWALE_QUEUE_PAUSE,
  AWALE_QUEUE_RESUME,
  AWALE_QUEUE_CLEAR,
} AwaleQueueChange;

/** Makes a change, with the games @ids for AWALE_QUEUE_ADD. @queue: (out): afterwards */
bool awale_library_change_queue  (AwaleLibrary       *self,
                                  AwaleQueueChange    change,
                                  GArray             *ids,
                                  AwaleLibraryQueue  *queue,
                                  GError            **error);

/** The next game, and to which depth; 0: all are done. */
bool awale_library_get_next      (AwaleLibrary       *self,
                                  gint64             *id,
                                  int                *depth,
                                  GError            **error);

/** The game @id is done. */
bool awale_library_tick_off      (AwaleLibrary       *self,
                                  gint64              id,
                                  GError            **error);

/** The games that are next and known as far as they are to be are done, as one change: it ends with
 * one that is not, or after so many @microseconds. @known: gets their numbers (element-type
 * gint64) */
bool awale_library_tick_off_known (AwaleLibrary      *self,
                                  gint64              microseconds,
                                  GArray             *known,
                                  GError            **error);

/** Takes those that are done out if all are; others may have come since that was asked. */
bool awale_library_end_queue     (AwaleLibrary       *self,
                                  GError            **error);

/** Takes all games out. */
bool awale_library_clear_queue   (AwaleLibrary       *self,
                                  GError            **error);

G_END_DECLS
