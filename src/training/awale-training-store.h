/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Exercises in a library, with all answers to them. Everything here blocks.
 */
#pragma once

#include "awale-training.h"
#include "library/awale-library-client.h"

G_BEGIN_DECLS

/** Subjects of exercises, as a set. */
typedef enum
{
  AWALE_TRAINING_DAILY = 1 << 0,         /**< Errors and openings. */
  AWALE_TRAINING_COMBINATIONS = 1 << 1,
  AWALE_TRAINING_ALL = AWALE_TRAINING_DAILY | AWALE_TRAINING_COMBINATIONS,
} AwaleTrainingSubjects;

/** Counts of exercises to be kept. */
typedef struct
{
  unsigned n_added;         /**< New, or restored after being dropped. */
  unsigned n_combinations;  /**< Combinations among the added ones. */
  unsigned n_restored;      /**< Restored among the added ones. */
  unsigned n_improved;      /**< Known, with better values now. */
  unsigned n_duplicates;    /**< Known and unchanged. */
  unsigned n_dropped;       /**< Dropped among the improved ones and the duplicates. */
  unsigned n_dropped_combinations;  /**< Combinations among the dropped ones. */
  AwaleTrainingSubjects known;  /**< Subjects of the improved ones and the duplicates. */
} AwaleTrainingCount;

/**
 * Loads the exercises of @library (nullable: none) on @subjects, and the days of answers to
 * others, in the time zone @zone. (transfer full)
 */
AwaleTraining *awale_training_load          (AwaleLibrary             *library,
                                             AwaleTrainingSubjects     subjects,
                                             GTimeZone                *zone,
                                             GError                  **error);

/**
 * Loads the course in combinations: those of @library (nullable), and the other @drills
 * (element-type AwaleDrill), which get negative numbers. (transfer full)
 */
AwaleTraining *awale_training_load_course   (AwaleLibrary             *library,
                                             GPtrArray                *drills,
                                             GTimeZone                *zone,
                                             GError                  **error);

/**
 * Keeps @drills (element-type AwaleDrill), all of them or none, without duplicates; restores
 * dropped ones. Adds to @count.
 */
bool           awale_training_keep_drills   (AwaleLibrary             *library,
                                             GPtrArray                *drills,
                                             AwaleTrainingCount       *count,
                                             GError                  **error);

/**
 * Keeps the exercises in the main line of @game for the players @names, or both if NULL. Dropped
 * ones are restored only if @restores, and not if the game was written from an exercise with its
 * answers, which are kept too. Adds to @count.
 */
bool           awale_training_keep_game     (AwaleLibrary             *library,
                                             AwaleGame                *game,
                                             const char *const        *names,
                                             bool                      restores,
                                             AwaleTrainingCount       *count,
                                             GError                  **error);

/**
 * Updates exercises of @library about errors in the main line of @game if it has better values,
 * and drops those that are no longer errors: an AwaleLibraryValuesFunc.
 */
bool           awale_training_judge_again   (AwaleLibrary             *library,
                                             AwaleGame                *game,
                                             GError                  **error);

/** Keeps an answer to the exercise @id. */
bool           awale_training_keep_answer   (AwaleLibrary             *library,
                                             gint64                    id,
                                             AwaleScheduleReview       review,
                                             GError                  **error);

/** Keeps an answer to @drill, which is added first if missing. */
bool           awale_training_keep_answer_to (AwaleLibrary            *library,
                                             AwaleDrill               *drill,
                                             AwaleScheduleReview       review,
                                             GError                  **error);

/**
 * The exercise as OGN, with its answers in the tag `Answers`: times and grades separated by
 * commas, `2026-11-23T12:30:00Z 3`, including dropping and restoring. awale_training_keep_game()
 * on another machine keeps these, too. (transfer full)
 */
char          *awale_training_item_dup_text (const AwaleTrainingItem *item);

/** A change of exercises by the client of a library, with its outcome. */
typedef struct
{
  GPtrArray           *drills;      /**< element-type AwaleDrill */
  char               **names;       /**< Players whose errors become exercises. */
  char                *collection;  /**< Collection for the game of a drill. */
  AwaleScheduleReview  review;
  AwaleTrainingCount   count;       /**< (out) */
  gint64               id;          /**< (out) Number of the game; 0: it replaced one. */
} AwaleTrainingChange;

/** A change of @drill (nullable). (transfer full) */
AwaleTrainingChange *awale_training_change_new (AwaleDrill *drill);

/** Loads exercises on AWALE_TRAINING_DAILY. */
extern const AwaleLibraryJob awale_training_load_job;

/** Loads the course with the combinations that come with Awalé. */
extern const AwaleLibraryJob awale_training_course_job;

/**
 * Keeps the drills of an AwaleTrainingChange, restoring dropped ones; without drills, those from
 * games of its players, in their moves.
 */
extern const AwaleLibraryJob awale_training_make_job;

/** Adds the drill of an AwaleTrainingChange to its collection, as a game, and to the exercises. */
extern const AwaleLibraryJob awale_training_add_job;

/** Keeps the review of an AwaleTrainingChange as an answer to its drill. */
extern const AwaleLibraryJob awale_training_answer_job;

/**
 * Lists the drills in games, whose numbers are in a GArray of gint64, as a GPtrArray of
 * AwaleDrill.
 */
extern const AwaleLibraryJob awale_training_list_job;

G_END_DECLS
