/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The exercises of a person, and the times when each is asked again. This folder promises that the
 * reviews alone determine when an exercise is due: no such state is stored, so that nothing is lost
 * when the reviews of two machines are merged, in whatever order, or a clock was wrong.
 *
 * The schedule is FSRS-6, the sixth version of the Free Spaced Repetition Scheduler
 * (https://github.com/open-spaced-repetition), with its published weights, steps of one and ten
 * minutes during learning, ten minutes after forgetting, and a target of nine right answers in ten.
 * Intervals are not randomized.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stddef.h>

G_BEGIN_DECLS

/** Grades of an answer, with the numbers of the scheduler FSRS. */
typedef enum
{
  AWALE_SCHEDULE_GRADE_AGAIN = 1, /**< The answer was wrong or was revealed. */
  AWALE_SCHEDULE_GRADE_HARD = 2,  /**< The answer was right after a hint or another try, or was good
                                   * but not the book's. */
  AWALE_SCHEDULE_GRADE_GOOD = 3,  /**< The answer was right. */
  AWALE_SCHEDULE_GRADE_EASY = 4,  /**< The exercise was known by heart. */
  AWALE_SCHEDULE_GRADE_DROPPED = 5,  /**< Not an answer: the user dropped the exercise. */
  AWALE_SCHEDULE_GRADE_RESTORED = 6, /**< Not an answer: the user restored the exercise. The
                                      * later of drop and restoration counts. */
} AwaleScheduleGrade;

/** A review of an exercise: an answer, a drop or a restoration. Only reviews are stored. */
typedef struct
{
  gint64             time;   /**< Seconds since 1970 (UTC) by the local clock. */
  AwaleScheduleGrade grade;
} AwaleScheduleReview;

typedef enum
{
  AWALE_SCHEDULE_LEARNING,   /**< The exercise is new, or has not passed the learning steps. */
  AWALE_SCHEDULE_KNOWN,      /**< The exercise is known, and due after whole days. */
  AWALE_SCHEDULE_RELEARNING, /**< The exercise was known, then forgotten. */
} AwaleScheduleStage;

/** The state of an exercise in a person's memory. A plain value, all zero if there is no answer. */
typedef struct
{
  AwaleScheduleStage stage;
  unsigned           step;       /**< Index of the learning or relearning step; 0 once the exercise
                                  * is known. */
  double             stability;  /**< Days after which the probability of recall is 90 %. */
  double             difficulty; /**< Difficulty, from 1 to 10. */
  gint64             last;       /**< Time of the last answer, as in AwaleScheduleReview. */
  gint64             due;        /**< Time at which the exercise is due. */
} AwaleSchedule;

/** True for an answer; false if the exercise was dropped or restored. */
bool                awale_schedule_grade_is_answer (AwaleScheduleGrade         self);

/**
 * True if the review is an answer that counts at @now. An answer dated more than a day in the
 * future, or before the program existed, comes from a wrong clock: the former counts once its day
 * has come, the latter only while @now is as wrong, so that a session with such a clock can end.
 */
bool                awale_schedule_review_counts   (AwaleScheduleReview        self,
                                                    gint64                     now);

/** The state after another answer; no time has passed if it is dated before the last one. */
AwaleSchedule       awale_schedule_review          (AwaleSchedule              self,
                                                    AwaleScheduleReview        review);

/** The state after those of @reviews, sorted by time, that count at @now. */
AwaleSchedule       awale_schedule_from_reviews    (const AwaleScheduleReview *reviews,
                                                    size_t                     n_reviews,
                                                    gint64                     now);

/** True if the last drop or restoration in @reviews, which are sorted by time, is a drop. */
bool                awale_reviews_are_dropped      (const AwaleScheduleReview *reviews,
                                                    size_t                     n_reviews);

/**
 * Creates the review that drops the exercise with @reviews at @now, or restores it. It is dated
 * after all other drops and restorations, even those of wrong clocks.
 */
AwaleScheduleReview awale_reviews_drop             (const AwaleScheduleReview *reviews,
                                                    size_t                     n_reviews,
                                                    gint64                     now,
                                                    bool                       is_dropped);

/** The probability of a right answer at @now; 0 if there is no answer yet. */
double              awale_schedule_get_recall      (AwaleSchedule              self,
                                                    gint64                     now);

G_END_DECLS
