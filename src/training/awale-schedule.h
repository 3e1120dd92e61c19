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

/** How well an exercise was answered; the numbers are those of FSRS. */
typedef enum
{
  AWALE_SCHEDULE_GRADE_AGAIN = 1, /**< Wrong. */
  AWALE_SCHEDULE_GRADE_HARD = 2,  /**< Right in the end, with help or after another try. */
  AWALE_SCHEDULE_GRADE_GOOD = 3,  /**< Right. */
  AWALE_SCHEDULE_GRADE_EASY = 4,  /**< Known by heart. */
  AWALE_SCHEDULE_GRADE_DROPPED = 5,  /**< No answer: the exercise is to be asked no more, */
  AWALE_SCHEDULE_GRADE_RESTORED = 6, /**< or again; the later one of these counts. */
} AwaleScheduleGrade;

/** An answer: all that is ever kept. */
typedef struct
{
  gint64             time;   /**< Seconds since 1970 (UTC), by the clock of the machine. */
  AwaleScheduleGrade grade;
} AwaleScheduleReview;

typedef enum
{
  AWALE_SCHEDULE_LEARNING,   /**< Never yet known for a day; also what was never answered. */
  AWALE_SCHEDULE_KNOWN,      /**< Comes again after days. */
  AWALE_SCHEDULE_RELEARNING, /**< Was known and forgotten. */
} AwaleScheduleStage;

/** What a person remembers of an exercise: a value. All zero is one that was never answered. */
typedef struct
{
  AwaleScheduleStage stage;
  unsigned           step;       /**< Of those within minutes; none once it is known. */
  double             stability;  /**< Days after which nine answers in ten are right. */
  double             difficulty; /**< From 1 to 10. */
  gint64             last;       /**< When it was last answered, as in AwaleScheduleReview. */
  gint64             due;        /**< When it comes again. */
} AwaleSchedule;

/** Whether it is an answer at all: what was dropped or restored was not answered then. */
bool                awale_schedule_grade_is_answer (AwaleScheduleGrade         self);

/**
 * Whether an answer counts at @now. What is dated more than a day later, or before there was this
 * program, was written by a clock that was wrong. The former counts again once its day has come;
 * the latter counts only while @now is that wrong, too, so that a session ends by such a clock.
 */
bool                awale_schedule_review_counts   (AwaleScheduleReview        self,
                                                    gint64                     now);

/** The memory after another answer. One dated before the last counts as at the same time. */
AwaleSchedule       awale_schedule_review          (AwaleSchedule              self,
                                                    AwaleScheduleReview        review);

/** The memory that those of @reviews give that count at @now; they are sorted by time. */
AwaleSchedule       awale_schedule_from_reviews    (const AwaleScheduleReview *reviews,
                                                    size_t                     n_reviews,
                                                    gint64                     now);

/** Whether the last word of @reviews, sorted likewise, is that the exercise is dropped. */
bool                awale_reviews_are_dropped      (const AwaleScheduleReview *reviews,
                                                    size_t                     n_reviews);

/** What drops the exercise with @reviews, or restores it, at @now: its last word, whatever clocks
 * said of it before. */
AwaleScheduleReview awale_reviews_drop             (const AwaleScheduleReview *reviews,
                                                    size_t                     n_reviews,
                                                    gint64                     now,
                                                    bool                       is_dropped);

/** The probability of a right answer at @now; 0 if it was never answered. */
double              awale_schedule_get_recall      (AwaleSchedule              self,
                                                    gint64                     now);

G_END_DECLS
