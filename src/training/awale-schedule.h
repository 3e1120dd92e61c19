/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A person's own exercises and when each comes again. This folder promises that what was answered
 * is enough to know: no state is kept that the answers do not give, in any order and from any
 * machine, so that nothing is lost when two of them are put together or a clock was wrong.
 *
 * When an exercise comes again follows FSRS-6, the sixth version of the Free Spaced Repetition
 * Scheduler (https://github.com/open-spaced-repetition), with its published weights, steps of one
 * and ten minutes while it is learned, ten minutes after it was forgotten, and nine answers in ten
 * to be right. Its intervals are not scattered at random.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stddef.h>

G_BEGIN_DECLS

/** Grade of an answer, with the numbers of FSRS. */
typedef enum
{
  AWALE_SCHEDULE_GRADE_AGAIN = 1, /**< Wrong. */
  AWALE_SCHEDULE_GRADE_HARD = 2,  /**< Right with help or after another try. */
  AWALE_SCHEDULE_GRADE_GOOD = 3,  /**< Right. */
  AWALE_SCHEDULE_GRADE_EASY = 4,  /**< Known by heart. */
  AWALE_SCHEDULE_GRADE_DROPPED = 5,  /**< No answer: drops the exercise. */
  AWALE_SCHEDULE_GRADE_RESTORED = 6, /**< No answer: restores it. The later of the two counts. */
} AwaleScheduleGrade;

/** An answer; only answers are stored. */
typedef struct
{
  gint64             time;   /**< Seconds since 1970 (UTC), by the local clock. */
  AwaleScheduleGrade grade;
} AwaleScheduleReview;

typedef enum
{
  AWALE_SCHEDULE_LEARNING,   /**< New, or not yet remembered for a day. */
  AWALE_SCHEDULE_KNOWN,      /**< Due after days. */
  AWALE_SCHEDULE_RELEARNING, /**< Forgotten after it was known. */
} AwaleScheduleStage;

/** Memory state of an exercise: a value; all zero if never answered. */
typedef struct
{
  AwaleScheduleStage stage;
  unsigned           step;       /**< Step of minutes; unused once known. */
  double             stability;  /**< Days after which recall is 90 %. */
  double             difficulty; /**< From 1 to 10. */
  gint64             last;       /**< Time of the last answer, as in AwaleScheduleReview. */
  gint64             due;        /**< Time when due. */
} AwaleSchedule;

/** True for an answer, false for dropping or restoring. */
bool                awale_schedule_grade_is_answer (AwaleScheduleGrade         self);

/**
 * True if an answer counts at @now. One dated more than a day later, or before the program
 * existed, comes from a wrong clock. The former counts once its day has come; the latter only
 * while @now is that wrong too, so that a session can end with such a clock.
 */
bool                awale_schedule_review_counts   (AwaleScheduleReview        self,
                                                    gint64                     now);

/** The state after another answer; one dated before the last counts as simultaneous. */
AwaleSchedule       awale_schedule_review          (AwaleSchedule              self,
                                                    AwaleScheduleReview        review);

/** The state after those of @reviews, sorted by time, that count at @now. */
AwaleSchedule       awale_schedule_from_reviews    (const AwaleScheduleReview *reviews,
                                                    size_t                     n_reviews,
                                                    gint64                     now);

/** True if the last of @reviews, sorted by time, that drops or restores drops the exercise. */
bool                awale_reviews_are_dropped      (const AwaleScheduleReview *reviews,
                                                    size_t                     n_reviews);

/**
 * The review that drops the exercise with @reviews, or restores it, at @now; it is dated after
 * all others, even those of wrong clocks.
 */
AwaleScheduleReview awale_reviews_drop             (const AwaleScheduleReview *reviews,
                                                    size_t                     n_reviews,
                                                    gint64                     now,
                                                    bool                       is_dropped);

/** The probability of a right answer at @now; 0 if never answered. */
double              awale_schedule_get_recall      (AwaleSchedule              self,
                                                    gint64                     now);

G_END_DECLS
