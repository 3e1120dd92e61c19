/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill.h"
#include "awale-schedule.h"

G_BEGIN_DECLS

enum
{
  AWALE_TRAINING_NEW_A_DAY = 10,      /**< Maximum new exercises a day. */
  AWALE_TRAINING_FORECAST_DAYS = 14,
};

/** A stored exercise with its answers. */
typedef struct
{
  gint64        id;      /**< Number in the library. */
  AwaleDrill   *drill;
  GArray       *reviews; /**< Sorted by time. (element-type AwaleScheduleReview) */
  AwaleSchedule schedule;
  bool          is_dropped;  /**< Dropped by the person: neither asked nor counted. */
} AwaleTrainingItem;

/** Summary of the training on a day. */
typedef struct
{
  unsigned n_exercises;
  unsigned n_due;       /**< Exercises still due on that day, including new ones. */
  unsigned n_questions; /**< Right answers until all of these are due on other days. */
  unsigned n_new;       /**< All exercises without answers. */
  unsigned n_answered;  /**< Answers on that day, to any exercises. */
  unsigned streak;      /**< Days with answers since the last one that was missed. */
  unsigned forecast[AWALE_TRAINING_FORECAST_DAYS];  /**< Exercises due on that day and the next
                                                     * ones. */
} AwaleTrainingSummary;

/**
 * The exercises of a person, and the order in which they are asked. Known exercises are due on a
 * day, from midnight; learning ones after minutes. The object reads no clock: the caller sets
 * the time, which may jump.
 */
typedef struct _AwaleTraining AwaleTraining;

/** Creates a training whose days are in the time zone @zone. */
AwaleTraining           *awale_training_new         (GTimeZone                 *zone);
void                     awale_training_free        (AwaleTraining             *self);

/** Adds an exercise with its @n_reviews, sorted by time. */
void                     awale_training_add         (AwaleTraining             *self,
                                                     gint64                     id,
                                                     AwaleDrill                *drill,
                                                     const AwaleScheduleReview *reviews,
                                                     size_t                     n_reviews);

/** Adds answers to exercises that are not in the training; their days count. */
void                     awale_training_add_others  (AwaleTraining             *self,
                                                     const AwaleScheduleReview *reviews,
                                                     size_t                     n_reviews);

/**
 * Turns the training into a course: new exercises come in the order of their addition, without a
 * daily limit.
 */
void                     awale_training_set_course  (AwaleTraining             *self,
                                                     bool                       is_course);

/** True if the exercise is included. */
typedef bool          (* AwaleTrainingFilter)       (AwaleDrill                *drill,
                                                     const void                *data);

/**
 * Restricts questions and counts to exercises that @filter (nullable: all) includes; @data must
 * last as long.
 */
void                     awale_training_set_filter  (AwaleTraining       *self,
                                                     AwaleTrainingFilter  filter,
                                                     const void          *data);

/** Sets the time, in seconds since 1970, before anything that depends on it. */
void                     awale_training_set_now     (AwaleTraining             *self,
                                                     gint64                     now);

/** Sets the time to now, as the clock may have jumped. */
void                     awale_training_update_day (AwaleTraining              *self);

/** True if any exercise is not dropped. */
bool                     awale_training_has_exercises (AwaleTraining           *self);

unsigned                 awale_training_get_n_items (AwaleTraining             *self);
const AwaleTrainingItem *awale_training_get_item    (AwaleTraining             *self,
                                                     unsigned                   index);

/** The exercise @id. (transfer none) (nullable) */
const AwaleTrainingItem *awale_training_find_item  (AwaleTraining      *self,
                                                     gint64                     id);

/** The exercise with the same question as @drill. (transfer none) (nullable) */
const AwaleTrainingItem *awale_training_find_drill (AwaleTraining      *self,
                                                     AwaleDrill                *drill);

/** Lists the included exercises that are not dropped. (transfer full) (element-type AwaleDrill) */
GPtrArray               *awale_training_list_drills (AwaleTraining             *self);

/** True if @drill is in the training, included and not dropped. */
bool                     awale_training_asks        (AwaleTraining             *self,
                                                     AwaleDrill                *drill);

/**
 * The exercise to ask now: due ones, longest first; then new ones, openings in their order,
 * others by worst error; then learning ones due within minutes. (transfer none) (nullable)
 */
const AwaleTrainingItem *awale_training_find_next   (AwaleTraining             *self);

/** Adds the answer to the exercise @id, given now. Returns: the review to be kept */
AwaleScheduleReview      awale_training_answer      (AwaleTraining             *self,
                                                     gint64                     id,
                                                     AwaleScheduleGrade         grade);

/**
 * Adds an answer to @drill, if it is in the training without that answer: the training may have
 * been read just before the answer was kept.
 */
void                     awale_training_add_given   (AwaleTraining             *self,
                                                     AwaleDrill                *drill,
                                                     AwaleScheduleReview        review);

/**
 * Drops the exercise @id from now on, or restores it, even against reviews of wrong clocks.
 * Returns: the review to be kept
 */
AwaleScheduleReview      awale_training_drop        (AwaleTraining             *self,
                                                     gint64                     id,
                                                     bool                       is_dropped);

AwaleTrainingSummary     awale_training_summarize   (AwaleTraining             *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwaleTraining, awale_training_free)

G_END_DECLS
