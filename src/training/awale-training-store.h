/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Exercises in a library with their reviews. A function that takes a library blocks.
 */
#pragma once

#include "awale-training.h"
#include "library/awale-library-client.h"

G_BEGIN_DECLS

/** Subjects of exercises, as a bit set. */
typedef enum
{
  AWALE_TRAINING_DAILY = 1 << 0,         /**< Errors, openings and trainers' exercises. */
  AWALE_TRAINING_COMBINATIONS = 1 << 1,
  AWALE_TRAINING_ALL = AWALE_TRAINING_DAILY | AWALE_TRAINING_COMBINATIONS,
} AwaleTrainingSubjects;

/** Counts of the exercises that were to be stored. */
typedef struct
{
  unsigned n_added;         /**< New exercises, and those restored after being dropped. */
  unsigned n_combinations;  /**< Combinations among `n_added`. */
  unsigned n_restored;      /**< Restored exercises among `n_added`. */
  unsigned n_improved;      /**< Stored exercises that were updated, usually by better values. */
  unsigned n_duplicates;    /**< Stored exercises that are unchanged. */
  unsigned n_dropped;       /**< Dropped exercises among the improved and unchanged ones. */
  unsigned n_dropped_combinations;  /**< Combinations among `n_dropped`. */
  AwaleTrainingSubjects known;  /**< Subjects of the improved and unchanged exercises. */
} AwaleTrainingCount;

/**
 * Loads the exercises on @subjects from @library, none if it is NULL, and the reviews of all
 * others. Days begin at midnight in the time zone @zone. (transfer full)
 */
AwaleTraining *awale_training_load           (AwaleLibrary             *library,
                                              AwaleTrainingSubjects     subjects,
                                              GTimeZone                *zone,
                                              GError                  **error);

/**
 * Loads the course in combinations: those in @library (nullable), and those of @exercises
 * (element-type AwaleExercise) that are not in it, which get negative ids. (transfer full)
 */
AwaleTraining *awale_training_load_course    (AwaleLibrary             *library,
                                              GPtrArray                *exercises,
                                              GTimeZone                *zone,
                                              GError                  **error);

/**
 * Stores @exercises (element-type AwaleExercise) without duplicates, either all of them or none;
 * dropped ones are restored. The counts are added to @count.
 */
bool           awale_training_keep_exercises (AwaleLibrary             *library,
                                              GPtrArray                *exercises,
                                              AwaleTrainingCount       *count,
                                              GError                  **error);

/**
 * Stores the exercises in the main line of @game about the players @names, or both if NULL. Dropped
 * exercises are restored if @restores, unless the game was written from an exercise together with
 * its answers; these are stored too. The counts are added to @count.
 */
bool           awale_training_keep_game      (AwaleLibrary             *library,
                                              AwaleGame                *game,
                                              const char *const        *names,
                                              bool                      restores,
                                              AwaleTrainingCount       *count,
                                              GError                  **error);

/**
 * Updates the exercises of @library about errors in the main line of @game if the game has better
 * values, and drops exercises whose move is no longer an error. An AwaleLibraryValuesFunc.
 */
bool           awale_training_judge_again    (AwaleLibrary             *library,
                                              AwaleGame                *game,
                                              GError                  **error);

bool           awale_training_keep_answer    (AwaleLibrary             *library,
                                              gint64                    id,
                                              AwaleScheduleReview       review,
                                              GError                  **error);

/**
 * Stores a review of @exercise. If the exercise is new or has better values, it is stored first.
 */
bool           awale_training_keep_answer_to (AwaleLibrary             *library,
                                             AwaleExercise             *exercise,
                                             AwaleScheduleReview        review,
                                             GError                   **error);

/**
 * The exercise as OGN, with its reviews in the tag `Answers`: times and grades separated by commas,
 * `2026-11-23T12:30:00Z 3`, including drops and restorations. awale_training_keep_game() on another
 * machine stores these too. (transfer full)
 */
char          *awale_training_item_dup_text  (const AwaleTrainingItem *item);

/** The input of a job that makes, adds or answers exercises, and its results. */
typedef struct
{
  GPtrArray           *exercises;   /**< Exercises. (element-type AwaleExercise) */
  char               **names;       /**< Players whose errors become exercises. */
  char                *collection;  /**< Collection that gets the game of an exercise. */
  AwaleScheduleReview  review;
  AwaleTrainingCount   count;       /**< Counts of the exercises to store. (out) */
  gint64               id;          /**< Id of the game that was added; 0 if an older game was
                                     * replaced. (out) */
} AwaleTrainingChange;

/** Creates a change of @exercise (nullable). (transfer full) */
AwaleTrainingChange *awale_training_change_new (AwaleExercise *exercise);

/** Job that loads the exercises on AWALE_TRAINING_DAILY. */
extern const AwaleLibraryJob awale_training_load_job;

/** Job that loads the course with the combinations that come with Awalé. */
extern const AwaleLibraryJob awale_training_course_job;

/**
 * Job that stores the exercises of an AwaleTrainingChange and restores dropped ones; without
 * exercises, it makes them from the moves of its players in all games.
 */
extern const AwaleLibraryJob awale_training_make_job;

/**
 * Job that adds the exercise of an AwaleTrainingChange to its collection, as a game, and to the
 * exercises.
 */
extern const AwaleLibraryJob awale_training_add_job;

/** Job that stores the review of an AwaleTrainingChange for its exercise. */
extern const AwaleLibraryJob awale_training_answer_job;

/**
 * Job that lists the exercises in games, whose ids are a GArray of gint64, as a GPtrArray of
 * AwaleExercise.
 */
extern const AwaleLibraryJob awale_training_list_job;

G_END_DECLS
