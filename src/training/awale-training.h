/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-exercise.h"
#include "awale-schedule.h"

G_BEGIN_DECLS

enum
{
  AWALE_TRAINING_NEW_A_DAY = 10,      /**< Maximum number of new exercises per day. */
  AWALE_TRAINING_FORECAST_DAYS = 14,
};

typedef struct
{
  gint64         id;      /**< Id in the library; 0 or negative if it is not stored there. */
  AwaleExercise *exercise;
  GArray        *reviews; /**< Reviews sorted by time. (element-type AwaleScheduleReview) */
  AwaleSchedule  schedule;
  bool           is_dropped;  /**< True if the user dropped the exercise, which is then neither
                               * asked nor counted. */
} AwaleTrainingItem;

typedef struct
{
  unsigned n_exercises;
  unsigned n_due;       /**< Exercises still due on that day, including new ones up to the
                         * daily limit. */
  unsigned n_questions; /**< Number of right answers after which no exercise is due on that day any
                         * more. */
  unsigned n_new;       /**< Number of exercises without answers. */
  unsigned n_answered;  /**< Number of answers on that day, to any exercises. */
  unsigned streak;      /**< Number of days with answers since the last missed day. */
  unsigned forecast[AWALE_TRAINING_FORECAST_DAYS];  /**< Exercises due on that day and on each of
                                                     * the following days. */
} AwaleTrainingSummary;

/**
 * The exercises of a person, and the order in which they are asked. A known exercise is due on a
 * day, from midnight on; a learning one is due after minutes. The object reads the clock only in
 * awale_training_update_day(); otherwise the caller sets the time, which may jump.
 */
typedef struct _AwaleTraining AwaleTraining;

/** Creates a training whose days begin at midnight in the time zone @zone. */
AwaleTraining           *awale_training_new         (GTimeZone                 *zone);
void                     awale_training_free        (AwaleTraining             *self);

/** Adds an exercise with its @n_reviews reviews, sorted by time. */
void                     awale_training_add         (AwaleTraining             *self,
                                                     gint64                     id,
                                                     AwaleExercise             *exercise,
                                                     const AwaleScheduleReview *reviews,
                                                     size_t                     n_reviews);

/**
 * Adds reviews of exercises that are not in the training, because they count for the streak and for
 * the answers of the day.
 */
void                     awale_training_add_others  (AwaleTraining             *self,
                                                     const AwaleScheduleReview *reviews,
                                                     size_t                     n_reviews);

/**
 * Sets whether the training is a course, in which new exercises come in the order in which they
 * were added, without a daily limit.
 */
void                     awale_training_set_course  (AwaleTraining             *self,
                                                     bool                       is_course);

/** A function that returns true for an exercise to include. */
typedef bool          (* AwaleTrainingFilter)          (AwaleExercise             *exercise,
                                                        const void                *data);

/**
 * Restricts questions and counts of exercises, but not of answers, to the exercises that @filter
 * includes, NULL for all; @data must live as long as the filter is set.
 */
void                     awale_training_set_filter     (AwaleTraining       *self,
                                                        AwaleTrainingFilter  filter,
                                                        const void          *data);

/** Sets the time, in seconds since 1970; call it before any function that depends on the time. */
void                     awale_training_set_now        (AwaleTraining             *self,
                                                        gint64                     now);

/** Sets the time to that of the system clock, which may have jumped. */
void                     awale_training_update_day    (AwaleTraining              *self);

/** True if there is an exercise that is not dropped. */
bool                     awale_training_has_exercises (AwaleTraining              *self);

unsigned                 awale_training_get_n_items    (AwaleTraining             *self);
const AwaleTrainingItem *awale_training_get_item       (AwaleTraining             *self,
                                                        unsigned                   index);

/** The exercise with @id. (transfer none) (nullable) */
const AwaleTrainingItem *awale_training_find_item     (AwaleTraining      *self,
                                                        gint64                     id);

/** The exercise with the same question as @exercise. (transfer none) (nullable) */
const AwaleTrainingItem *awale_training_find_exercise (AwaleTraining      *self,
                                                        AwaleExercise             *exercise);

/**
 * Lists the exercises that the filter includes and that are not dropped. (transfer full)
 * (element-type AwaleExercise)
 */
GPtrArray               *awale_training_list_exercises (AwaleTraining             *self);

/** True if @exercise is in the training, included by the filter and not dropped. */
bool                     awale_training_asks           (AwaleTraining             *self,
                                                        AwaleExercise             *exercise);

/**
 * The exercise to ask now. The due exercise that is longest overdue comes first; then a new one, up
 * to the daily limit: openings and trainers' exercises in the order in which they were added, then
 * errors, the worst first; then one that was asked before and is due within minutes. In a course,
 * new exercises come in the order in which they were added, without a limit. (transfer none)
 * (nullable)
 */
const AwaleTrainingItem *awale_training_find_next      (AwaleTraining             *self);

/**
 * Adds an answer, given now, to the exercise with @id. Returns: the review, which the caller stores
 */
AwaleScheduleReview      awale_training_answer         (AwaleTraining             *self,
                                                        gint64                     id,
                                                        AwaleScheduleGrade         grade);

/**
 * Adds @review to @exercise if the training contains the exercise, but not yet the review. The
 * training may have been read just before or just after the review was stored.
 */
void                     awale_training_add_given      (AwaleTraining             *self,
                                                        AwaleExercise             *exercise,
                                                        AwaleScheduleReview        review);

/**
 * Drops the exercise with @id, or restores it, even if wrong clocks have dated other drops or
 * restorations later. Returns: the review, which the caller stores
 */
AwaleScheduleReview      awale_training_drop           (AwaleTraining             *self,
                                                        gint64                     id,
                                                        bool                       is_dropped);

AwaleTrainingSummary     awale_training_summarize      (AwaleTraining             *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleTraining, awale_training_free)

G_END_DECLS
