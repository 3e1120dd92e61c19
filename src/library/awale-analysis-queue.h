/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-library.h"

G_BEGIN_DECLS

/**
 * State of the queue of games to analyze, which the library stores. Finished games are counted
 * until the queue is emptied.
 */
typedef struct
{
  unsigned n_games;
  unsigned n_done;   /**< Number of finished games. */
  bool     paused;   /**< True if the other games wait. */
} AwaleAnalysisQueue;

bool awale_library_get_queue     (AwaleLibrary       *self,
                                  AwaleAnalysisQueue *queue,
                                  GError            **error);

/**
 * Queues the games @ids (element-type gint64) for an analysis to @depth plies and resumes the
 * queue; games without moves and missing games are skipped.
 */
bool awale_analysis_queue_games  (AwaleLibrary       *self,
                                  GArray             *ids,
                                  int                 depth,
                                  GError            **error);

typedef enum
{
  AWALE_QUEUE_ASK,     /**< Makes no change. */
  AWALE_QUEUE_ADD,
  AWALE_QUEUE_PAUSE,
  AWALE_QUEUE_RESUME,
  AWALE_QUEUE_CLEAR,
} AwaleQueueChange;

/**
 * Makes a change, in which @ids are the games for AWALE_QUEUE_ADD, and sets @queue to the state
 * after it.
 */
bool awale_library_change_queue  (AwaleLibrary       *self,
                                  AwaleQueueChange    change,
                                  GArray             *ids,
                                  AwaleAnalysisQueue *queue,
                                  GError            **error);

/** Gets the next game and its depth in plies; @id is 0 if all are done. */
bool awale_library_get_next      (AwaleLibrary       *self,
                                  gint64             *id,
                                  int                *depth,
                                  GError            **error);

bool awale_library_mark_analyzed (AwaleLibrary       *self,
                                  gint64              id,
                                  GError            **error);

/**
 * Marks the next games as done as long as their values are known to the requested depth, for about
 * @microseconds, in one change. Adds their ids to @known (element-type gint64).
 */
bool awale_library_mark_known_analyzed (AwaleLibrary *self,
                                       gint64         microseconds,
                                       GArray        *known,
                                       GError       **error);

/** Empties the queue if all games in it are done; others may have been added meanwhile. */
bool awale_library_end_queue     (AwaleLibrary       *self,
                                  GError            **error);

G_END_DECLS
