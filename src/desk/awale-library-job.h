/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What AwaleLibraryClient has its threads do: each job is a task, its data and a function.
 */
#pragma once

#include "awale-analyzed-game.h"
#include "awale-library-change.h"
#include "awale-library-task.h"
#include "library/awale-library-filter.h"
#include "library/awale-library-order.h"
#include "training/awale-schedule.h"

G_BEGIN_DECLS

typedef struct _AwaleLibraryJob AwaleLibraryJob;

/**
 * Does @job with @library (nullable: there is none), in a thread. Returns: what the task returns;
 * NULL with @error
 */
typedef gpointer (* AwaleLibraryWork) (AwaleLibrary     *library,
                                       AwaleLibraryJob  *job,
                                       GCancellable     *cancellable,
                                       GError          **error);

/** How much has been read of what is to be read. */
typedef enum
{
  AWALE_READ_SOME = 1,
  AWALE_READ_ALL,
} AwaleReadMoves;

/** What there is to do. What a job does not need is NULL. */
struct _AwaleLibraryJob
{
  GTask                       *task;         /**< Its data is this. */
  AwaleLibraryWork             work;
  GDestroyNotify               free_result;  /**< Of what the work returns; NULL: nothing is to be
                                              * freed. */
  gpointer                     worker;       /**< Who does it. */

  AwaleLibraryFilter          *filter;
  AwaleLibraryOrder            order;
  AwaleLibraryRows            *rows;
  gint64                       id;
  unsigned                     n_games;
  GArray                      *ids;
  GFile                       *file;
  GPtrArray                   *files;
  GBytes                      *text;
  GPtrArray                   *drills;
  char                       **names;
  AwaleScheduleReview          review;
  bool                         is_quiet;     /**< No game is another one when it is done. */
  bool                         is_in_memory; /**< It needs no library, only what it has. */
  AwaleLibraryChange          *change;
  AwaleQueueChange             queue_change;
  char                        *tables;       /**< Their folder. */

  gint64                       undo;         /**< See awale_library_get_undo(). */
  unsigned                     n_copies;     /**< That went when players were respelled. */

  GMutex                      *writing;      /**< Held while something is written; NULL: nothing
                                              * is. */

  AwaleLibraryTaskProgressFunc told;
  gpointer                     told_data;
  char                        *replaced;     /**< What is said of the library's file, which was
                                              * replaced. */
  bool                         has_failed;   /**< Though there is a result, which says why. */
  GMutex                       mutex;        /**< Of what follows. */
  AwaleLibraryTaskProgress progress;
  bool                         is_telling;   /**< The main thread is to hear of it. */
};

AwaleLibraryJob *awale_library_job_new    (void);
void             awale_library_job_free   (AwaleLibraryJob   *self);

/** Tells the main thread how far it is, now or with what is told next. */
void             awale_library_job_tell   (AwaleLibraryJob         *self,
                                           AwaleLibraryTaskProgress progress);

/** An AwaleLibraryWork each. */
gpointer         awale_library_job_list   (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_sort   (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_explore (AwaleLibrary     *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
/** Reads the moves of `n_games` games more, that explorations go by; its result is an
 * AwaleReadMoves. */
gpointer         awale_library_job_read_moves (AwaleLibrary  *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_load   (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_remove (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_export (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_save   (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_add    (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
/** The same, and what is new in a game that is there is added to that. */
gpointer         awale_library_job_merge  (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_undo   (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_change (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_list_collections
                                          (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);
gpointer         awale_library_job_import (AwaleLibrary      *library,
                                           AwaleLibraryJob   *self,
                                           GCancellable      *cancellable,
                                           GError           **error);

/** Those of awale-training-job.c: exercises are loaded, made of @drills or the games of the players
 * called @names, and answered. */
gpointer         awale_training_job_load   (AwaleLibrary      *library,
                                            AwaleLibraryJob   *self,
                                            GCancellable      *cancellable,
                                            GError           **error);
gpointer         awale_training_job_load_course (AwaleLibrary *library,
                                            AwaleLibraryJob   *self,
                                            GCancellable      *cancellable,
                                            GError           **error);
gpointer         awale_training_job_make   (AwaleLibrary      *library,
                                            AwaleLibraryJob   *self,
                                            GCancellable      *cancellable,
                                            GError           **error);
gpointer         awale_training_job_add    (AwaleLibrary      *library,
                                            AwaleLibraryJob   *self,
                                            GCancellable      *cancellable,
                                            GError           **error);
gpointer         awale_training_job_list   (AwaleLibrary      *library,
                                            AwaleLibraryJob   *self,
                                            GCancellable      *cancellable,
                                            GError           **error);
gpointer         awale_training_job_answer (AwaleLibrary      *library,
                                            AwaleLibraryJob   *self,
                                            GCancellable      *cancellable,
                                            GError           **error);

/** Those of awale-analysis-job.c: the games that are to be analyzed are asked for or changed, or
 * the next of them is analyzed. */
gpointer         awale_analysis_job_queue  (AwaleLibrary      *library,
                                            AwaleLibraryJob   *self,
                                            GCancellable      *cancellable,
                                            GError           **error);
gpointer         awale_analysis_job_next   (AwaleLibrary      *library,
                                            AwaleLibraryJob   *self,
                                            GCancellable      *cancellable,
                                            GError           **error);

G_END_DECLS
