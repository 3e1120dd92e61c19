/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-drill.h"
#include "awale-schedule.h"

G_BEGIN_DECLS

enum
{
  AWALE_TRAINING_NEW_A_DAY = 10,      /**< So many exercises are met for the first time, at most. */
  AWALE_TRAINING_FORECAST_DAYS = 14,
};

/** An exercise that is kept, and how it was answered. */
typedef struct
{
  gint64        id;      /**< Its number in the library. */
  AwaleDrill   *drill;
  GArray       *reviews; /**< Of AwaleScheduleReview, by time. */
  AwaleSchedule schedule;
  bool          is_dropped;  /**< The person wants it no more: it is not asked, nor summed up. */
} AwaleTrainingItem;

/** How a person's training stands on a day. */
typedef struct
{
  unsigned n_exercises;
  unsigned n_due;       /**< Exercises left for that day, new ones included. */
  unsigned n_questions; /**< Right answers to these until all come again on other days. */
  unsigned n_new;       /**< That were never answered, in all. */
  unsigned n_answered;  /**< Answers on that day, to whatever exercises. */
  unsigned streak;      /**< Days with answers, since one without on which any was due. */
  unsigned forecast[AWALE_TRAINING_FORECAST_DAYS];  /**< Due on that day and the next ones. */
} AwaleTrainingSummary;

#define AWALE_TYPE_TRAINING (awale_training_get_type ())

/**
 * The exercises that a person has, and which comes next. What was known for days is due on a day,
 * from midnight on; what is being learned, after minutes. It knows no clock: it is told the time,
 * which may jump.
 */
G_DECLARE_FINAL_TYPE (AwaleTraining, awale_training, AWALE, TRAINING, GObject)

/** Days are those of @zone. */
AwaleTraining           *awale_training_new         (GTimeZone                 *zone);

/** Adds an exercise with its @n_reviews, which are sorted by time. */
void                     awale_training_add         (AwaleTraining             *self,
                                                     gint64                     id,
                                                     AwaleDrill                *drill,
                                                     const AwaleScheduleReview *reviews,
                                                     size_t                     n_reviews);

/** Adds answers to exercises that are not among them: on these days, too, there was training. */
void                     awale_training_add_others  (AwaleTraining             *self,
                                                     const AwaleScheduleReview *reviews,
                                                     size_t                     n_reviews);

/** Makes a course of it: new exercises come in the order in which they were added, and as many a
 * day as one likes. */
void                     awale_training_set_course  (AwaleTraining             *self,
                                                     bool                       is_course);

/** Whether an exercise is meant. */
typedef bool          (* AwaleTrainingFilter)       (AwaleDrill                *drill,
                                                     const void                *data);

/** From now on nothing is asked and summed up but what @filter (nullable: all) lets through; it is
 * called with @data, which lasts as long. */
void                     awale_training_set_filter  (AwaleTraining       *self,
                                                     AwaleTrainingFilter  filter,
                                                     const void          *data);

/** Says what time it is, in seconds since 1970. To be said before all else that asks for it. */
void                     awale_training_set_now     (AwaleTraining             *self,
                                                     gint64                     now);

/** Says likewise that it is now: the clock may have jumped since it was last looked at. */
void                     awale_training_update_day (AwaleTraining              *self);

/** Whether there are any that were not dropped. */
bool                     awale_training_has_exercises (AwaleTraining           *self);

unsigned                 awale_training_get_n_items (AwaleTraining             *self);
const AwaleTrainingItem *awale_training_get_item    (AwaleTraining             *self,
                                                     unsigned                   index);

/** The exercise @id. (nullable) */
const AwaleTrainingItem *awale_training_find_item  (AwaleTraining      *self,
                                                     gint64                     id);

/** The one that asks the same as @drill. (nullable) */
const AwaleTrainingItem *awale_training_find_drill (AwaleTraining      *self,
                                                     AwaleDrill                *drill);

/** The exercises that were not dropped and that the filter lets through. (transfer full)
 * (element-type AwaleDrill) */
GPtrArray               *awale_training_list_drills (AwaleTraining             *self);

/** Whether @drill is here, not dropped, and one of those that are meant. */
bool                     awale_training_asks        (AwaleTraining             *self,
                                                     AwaleDrill                *drill);

/**
 * The exercise to be asked now: what is due, longest first; then new ones, those of openings in
 * their order, then the worst error first; then those that are being learned and would be due
 * within minutes. (nullable)
 */
const AwaleTrainingItem *awale_training_find_next   (AwaleTraining             *self);

/** Adds the answer to the exercise @id that was given now. Returns: what is to be kept of it */
AwaleScheduleReview      awale_training_answer      (AwaleTraining             *self,
                                                     gint64                     id,
                                                     AwaleScheduleGrade         grade);

/** Adds what was given to @drill, if it is here and does not have that: it may be read from a
 * library that was about to keep it. */
void                     awale_training_add_given   (AwaleTraining             *self,
                                                     AwaleDrill                *drill,
                                                     AwaleScheduleReview        review);

/** Drops the exercise @id from now on, or restores it, whatever clocks said of it before. Returns:
 * what is to be kept of that */
AwaleScheduleReview      awale_training_drop        (AwaleTraining             *self,
                                                     gint64                     id,
                                                     bool                       is_dropped);

AwaleTrainingSummary     awale_training_summarize   (AwaleTraining             *self);

G_END_DECLS
