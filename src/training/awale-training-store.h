/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Exercises in a library, with all answers to them. Everything here blocks.
 */
#pragma once

#include "awale-training.h"
#include "library/awale-library-client.h"

G_BEGIN_DECLS

/** What exercises are about, as a set. */
typedef enum
{
  AWALE_TRAINING_DAILY = 1 << 0,         /**< Errors and openings. */
  AWALE_TRAINING_COMBINATIONS = 1 << 1,
  AWALE_TRAINING_ALL = AWALE_TRAINING_DAILY | AWALE_TRAINING_COMBINATIONS,
} AwaleTrainingSubjects;

/** What became of exercises that were to be kept. */
typedef struct
{
  unsigned n_added;         /**< Were not there, or were dropped and are made again. */
  unsigned n_combinations;  /**< So many of those that were added are. */
  unsigned n_restored;      /**< And so many were dropped before. */
  unsigned n_improved;      /**< Were there, and are better known now. */
  unsigned n_duplicates;    /**< Were there as they are. */
  unsigned n_dropped;       /**< So many of the improved ones and the duplicates stay dropped, */
  unsigned n_dropped_combinations;  /**< and so many of these are. */
  AwaleTrainingSubjects known;  /**< What the improved ones and the duplicates are about. */
} AwaleTrainingCount;

/** The exercises of @library about @subjects, and the days on which others were answered;
 * (nullable): an empty one. Days are those of @zone. (transfer full) */
AwaleTraining *awale_training_load          (AwaleLibrary             *library,
                                             AwaleTrainingSubjects     subjects,
                                             GTimeZone                *zone,
                                             GError                  **error);

/** The course in combinations: those of @library (nullable), and all others of @drills
 * (element-type AwaleDrill), which have numbers below zero. (transfer full) */
AwaleTraining *awale_training_load_course   (AwaleLibrary             *library,
                                             GPtrArray                *drills,
                                             GTimeZone                *zone,
                                             GError                  **error);

/** Keeps @drills (element-type AwaleDrill), none twice, all of them or none; restores those that
 * were dropped. Adds to @count. */
bool           awale_training_keep_drills   (AwaleLibrary             *library,
                                             GPtrArray                *drills,
                                             AwaleTrainingCount       *count,
                                             GError                  **error);

/**
 * Keeps the exercises that are in the main line of @game: those of the players called @names, or
 * of both if that is NULL. What was dropped is restored only if @restores, and not if the game was
 * made of an exercise with the answers to it, which it brings. Adds to @count.
 */
bool           awale_training_keep_game     (AwaleLibrary             *library,
                                             AwaleGame                *game,
                                             const char *const        *names,
                                             bool                      restores,
                                             AwaleTrainingCount       *count,
                                             GError                  **error);

/**
 * Judges the exercises of @library that are errors of the main line of @game again, as far as that
 * knows the moves better, and drops those that are no errors any more: an AwaleLibraryValuesFunc.
 */
bool           awale_training_judge_again   (AwaleLibrary             *library,
                                             AwaleGame                *game,
                                             GError                  **error);

/** Keeps an answer to the exercise @id. */
bool           awale_training_keep_answer   (AwaleLibrary             *library,
                                             gint64                    id,
                                             AwaleScheduleReview       review,
                                             GError                  **error);

/** The same to @drill, which is kept before if that was never done. */
bool           awale_training_keep_answer_to (AwaleLibrary            *library,
                                             AwaleDrill               *drill,
                                             AwaleScheduleReview       review,
                                             GError                  **error);

/**
 * An exercise as OGN with the answers to it in the tag `Answers`: times and grades between commas,
 * `2026-11-23T12:30:00Z 3`; that it was dropped or restored is among them.
 * awale_training_keep_game() on another machine keeps these, too. (transfer full)
 */
char          *awale_training_item_dup_text (const AwaleTrainingItem *item);

/** A change of exercises by a client of the library, and its outcome. */
typedef struct
{
  GPtrArray           *drills;      /**< Of AwaleDrill. */
  char               **names;       /**< Players, in whose games there are errors. */
  char                *collection;  /**< Of the game that a drill becomes. */
  AwaleScheduleReview  review;
  AwaleTrainingCount   count;       /**< Afterwards. */
  gint64               id;          /**< The game afterwards; 0: it was there, and is replaced. */
} AwaleTrainingChange;

/** A change about @drill (nullable). (transfer full) */
AwaleTrainingChange *awale_training_change_new (AwaleDrill *drill);

/** Loads what awale_training_load() does about AWALE_TRAINING_DAILY. */
extern const AwaleLibraryJob awale_training_load_job;

/** Loads the course with the combinations that come with Awalé. */
extern const AwaleLibraryJob awale_training_course_job;

/** Keeps the drills of an AwaleTrainingChange, also if they were dropped; if there are none, those
 * in the games of the players called by its names, in their moves. */
extern const AwaleLibraryJob awale_training_make_job;

/** Adds the drill of an AwaleTrainingChange to its collection, as a game, and to the exercises. */
extern const AwaleLibraryJob awale_training_add_job;

/** Keeps the review of an AwaleTrainingChange as an answer to its drill. */
extern const AwaleLibraryJob awale_training_answer_job;

/** Lists the drills in games whose numbers are in a GArray of gint64, as a GPtrArray of
 * AwaleDrill. */
extern const AwaleLibraryJob awale_training_list_job;

G_END_DECLS
